import type { RunningGame } from "../protocol.ts";

/** Mine: others wait for me. Theirs: I wait for them. Alone: nobody but Tybor or bots waits. */
export type Standing = "mine" | "theirs" | "alone";

const ORDER: readonly Standing[] = ["mine", "theirs", "alone"];

export const isMyTurn = ({ to_move, seat }: RunningGame): boolean => to_move.includes(seat);

export function standingOf(game: RunningGame, me: string): Standing {
  const company = game.line.seats.some(({ person }) => person !== null && person.id !== me);
  if (!company) return "alone";
  return isMyTurn(game) ? "mine" : "theirs";
}

/** What is left of my time, or of theirs when I wait; null without a clock. */
export function timeLeft({ clocks, to_move, seat }: RunningGame, now: number): number | null {
  const whose = to_move.includes(seat) ? seat : to_move[0];
  const left = whose === undefined ? null : (clocks.left[whose] ?? null);
  if (left === null || whose === undefined) return null;
  return Math.max(0, clocks.running.includes(whose) ? left - (now - clocks.now) : left);
}

/** Where others wait for me comes first, and there what runs out first; then the newest changes. */
export function inOrder(games: readonly RunningGame[], me: string, now: number): readonly RunningGame[] {
  const rank = (game: RunningGame): number => ORDER.indexOf(standingOf(game, me));
  const urgency = (game: RunningGame): number =>
    rank(game) === 0 ? (timeLeft(game, now) ?? Number.MAX_VALUE) : 0;
  return [...games].sort(
    (a, b) => rank(a) - rank(b) || urgency(a) - urgency(b) || b.line.changed - a.line.changed,
  );
}

/** My points, then those of the others in the order of turns; in solo Tybor's. */
export function score({ points, seat }: RunningGame): readonly number[] {
  return [...points.slice(seat), ...points.slice(0, seat)];
}
