import type { Outcome, SeatScore, OpenReplay } from "../protocol.ts";

/** One number of the final scoring: what an objective gave a seat. */
export interface ScoreCell {
  readonly seat: number;
  readonly column: number;
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export const objectivePoints = (score: SeatScore): number => sum(score.objectives.map((one) => one.points));

export const total = (score: SeatScore): number => score.track + objectivePoints(score);

/** The order in which the final scoring is revealed: objective by objective, seat by seat. */
export function revealOrder(outcome: Outcome): readonly ScoreCell[] {
  const columns = Math.max(0, ...outcome.scores.map((score) => score.objectives.length));
  return Array.from({ length: columns }, (_, column) =>
    outcome.scores.flatMap((score, seat) => (score.objectives[column] ? [{ seat, column }] : [])),
  ).flat();
}

/** The total of a seat when the first `revealed` numbers are shown. */
export function totalAfter(outcome: Outcome, seat: number, revealed: number): number {
  const score = outcome.scores[seat];
  if (!score) return 0;
  const heard = revealOrder(outcome)
    .slice(0, revealed)
    .filter((cell) => cell.seat === seat);
  return score.track + sum(heard.map((cell) => score.objectives[cell.column]?.points ?? 0));
}

/** Which place a seat has, 1 for the best. */
export const placeBy = (values: readonly number[], seat: number): number =>
  1 + values.filter((value) => value > (values[seat] ?? 0)).length;

/** Points by seat (Tybor last) at the end of each round, from round 0. */
export function pointsByRound(whole: OpenReplay): readonly (readonly number[])[] {
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
