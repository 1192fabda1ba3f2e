import type { Outcome, SeatScore, Whole } from "../protocol.ts";

/** One number of the final scoring: what an objective gave a seat. */
export interface Cell {
  readonly seat: number;
  readonly column: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export const goalPoints = (score: SeatScore): number => sum(score.objectives.map((one) => one.points));

export const total = (score: SeatScore): number => score.track + goalPoints(score);

/** The story goes objective by objective, and in each from seat to seat. */
export function storyOf(outcome: Outcome): readonly Cell[] {
  const columns = Math.max(0, ...outcome.scores.map((score) => score.objectives.length));
  return Array.from({ length: columns }, (_, column) =>
    outcome.scores.flatMap((score, seat) => (score.objectives[column] ? [{ seat, column }] : [])),
  ).flat();
}

/** What a seat has when the first `told` numbers of the story are out. */
export function totalAfter(outcome: Outcome, seat: number, told: number): number {
  const score = outcome.scores[seat];
  if (!score) return 0;
  const heard = storyOf(outcome)
    .slice(0, told)
    .filter((cell) => cell.seat === seat);
  return score.track + sum(heard.map((cell) => score.objectives[cell.column]?.points ?? 0));
}

/** Which place a seat has, 1 for the best. */
export const placeBy = (values: readonly number[], seat: number): number =>
  1 + values.filter((value) => value > (values[seat] ?? 0)).length;

/** Points by seat (Tybor last) at the end of each round, from round 0. */
export function pointsByRound(whole: Whole): readonly (readonly number[])[] {
  const rounds: number[][] = [];
  for (const { view } of whole.steps) {
    if (view.phase === "setup") continue;
    const points = view.players.map((player) => player.points);
    if (view.tybor) points.push(view.tybor.points);
    rounds[view.round] = points;
  }
  const [last] = rounds.slice(-1);
  rounds[0] = (last ?? []).map(() => 0);
  return rounds.filter((points) => points !== undefined);
}
