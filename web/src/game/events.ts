import { CARDS } from "../cards.ts";
import type { TableEvent, Cell, Source, View } from "../protocol.ts";
import { drawMove, objectiveMove, placeMove, starterMove } from "./moves.ts";

/** One sentence of the log: a message `log-line-…`, spoken as `log-voice-…`. */
export interface EventMessage {
  readonly id: string;
  /** Plain names of players and kingdoms; `eventText` makes them bold or draws them. */
  readonly args: Readonly<Record<string, string | number>>;
  readonly seat: number | null;
  readonly at?: Cell;
  /** As in records. */
  readonly notation?: string;
}

const columnOf = (slot: Source): string => (slot.endsWith("1") ? "left" : "right");

/** The message for an event; none where another event says it already. The view has the total for the voice. */
export function eventMessage(
  event: TableEvent,
  name: (seat: number) => string,
  view?: View,
): EventMessage | undefined {
  switch (event.type) {
    case "starter_placed": {
      const { seat, side } = event;
      const args = { name: name(seat), side };
      return { id: "starter", args, seat, at: [0, 0], notation: starterMove(side) };
    }
    case "objective_kept": {
      const { seat, objective } = event;
      const notation = objective === null ? undefined : objectiveMove(objective);
      return { id: "objective", args: { name: name(seat) }, seat, notation };
    }
    case "card_placed": {
      const { seat, card, side, at, points } = event;
      const facts = CARDS[card];
      const args = {
        name: name(seat),
        kind: facts?.kind ?? "resource",
        kingdom: facts?.kingdom ?? "fungi",
        side,
        points,
        total: view?.players[seat]?.points ?? points,
      };
      return { id: "placed", args, seat, at, notation: placeMove(card, side, at) };
    }
    case "card_drawn": {
      const { seat, back, source } = event;
      const from = source.length === 1 ? "deck" : "market";
      const args = { name: name(seat), kind: back.kind, kingdom: back.kingdom ?? "fungi", from };
      return { id: "drew", args, seat, notation: drawMove(source) };
    }
    case "tybor_took": {
      const { step, slot, card, points } = event;
      const args = { kingdom: CARDS[card]?.kingdom ?? "fungi", column: columnOf(slot), points };
      return { id: `tybor-${step}`, args, seat: null };
    }
    case "turn_skipped":
      return { id: "skipped", args: { name: name(event.seat) }, seat: event.seat };
    case "draw_skipped":
      return { id: "no-draw", args: { name: name(event.seat) }, seat: event.seat };
    case "end_triggered":
      return { id: `end-${event.reason}`, args: { name: name(event.seat) }, seat: event.seat };
    case "game_ended":
      return { id: "over", args: {}, seat: null };
    case "market_refilled":
    case "placement_taken_back":
      return undefined;
  }
}
