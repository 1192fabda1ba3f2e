import { objectivePoints, placeBy, total } from "../../game/scoring.ts";
import type { Outcome, Result, Table, View } from "../../protocol.ts";

/** A message `end-…` and its arguments. */
export interface Sentence {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

type Ending = Pick<Table, "result" | "deal_hash" | "closed">;
type NameOf = (seat: number) => string;

/** Who won, in one line. */
export function headline(table: Ending, view: View | undefined, name: NameOf): Sentence {
  const { result } = table;
  if (result?.cause === "closed") return { id: "closed", args: { reason: table.closed ?? "" } };
  if (!result || result.cause === "aborted" || result.cause === "early") {
    return { id: table.deal_hash === null ? "removed" : "aborted", args: {} };
  }
  const me = view?.seat ?? null;
  const { winners } = result;
  const won = me !== null && winners.includes(me);
  const names = winners.map(name).join(", ");
  if (winners.length > 1) return { id: won ? "shared-you" : "shared", args: { names } };
  const totals = result.totals;
  if (!totals) return { id: won ? "won-you" : "won", args: { names } };
  const best = totals[winners[0] ?? 0] ?? 0;
  const others = totals.filter((_, seat) => seat !== winners[0]);
  const next = Math.max(0, ...others);
  return { id: won ? "won-you-by" : "won-by", args: { names, best, next } };
}

/** Why: by resignation or time, by a tie-break, or how the objectives changed the order. */
export function explanation(
  result: Result | null,
  view: View | undefined,
  outcome: Outcome | null,
  name: NameOf,
): Sentence | undefined {
  if (!result || !view) return undefined;
  if (result.cause !== "played") return { id: `cause-${result.cause}`, args: {} };
  if (!outcome) return undefined;
  const solo = view.tybor !== null;
  const [winner] = outcome.winners;
  if (outcome.tie_broken) {
    const rule = solo ? "tybor" : view.options.tie_break;
    return { id: `tie-${rule}`, args: { name: name(winner ?? 0) } };
  }
  if (outcome.winners.length > 1) return { id: "tie-shared", args: {} };
  const seat = view.seat ?? winner ?? 0;
  const score = outcome.scores[seat];
  if (!score) return undefined;
  const tracks = outcome.scores.map((one) => one.track);
  const totals = outcome.scores.map(total);
  return {
    id: "made-of",
    args: {
      name: name(seat),
      track: score.track,
      objectives: objectivePoints(score),
      from: placeBy(tracks, seat),
      to: placeBy(totals, seat),
    },
  };
}
