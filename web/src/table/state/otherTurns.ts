import type { CardDrawn, CardPlaced, PastEvents } from "../../protocol.ts";

/** What somebody did in one turn. */
export interface OtherTurn {
  readonly seat: number;
  /** The version of the table after it. */
  readonly version: number;
  readonly placed?: CardPlaced;
  readonly drawn?: CardDrawn;
  readonly skipped?: boolean;
}

/** The turns of others since my last one, without placements that were taken back. */
export function otherTurns(past: readonly PastEvents[], me: number): readonly OtherTurn[] {
  let turns: OtherTurn[] = [];
  const change = (seat: number, version: number, more: Partial<OtherTurn>) => {
    const last = turns.at(-1);
    if (last?.seat === seat && !last.drawn) turns[turns.length - 1] = { ...last, ...more, version };
    else turns.push({ seat, version, ...more });
  };
  for (const { version, events } of past) {
    for (const event of events) {
      if (!("seat" in event)) continue;
      if (event.seat === me) turns = [];
      else if (event.type === "card_placed") change(event.seat, version, { placed: event });
      else if (event.type === "card_drawn") change(event.seat, version, { drawn: event });
      else if (event.type === "turn_skipped") change(event.seat, version, { skipped: true });
      else if (event.type === "placement_taken_back") turns = turns.filter((turn) => turn.placed?.card !== event.card);
    }
  }
  return turns;
}
