import { CARDS, KINGDOMS } from "../../cards.ts";
import type { Cell, TableEvent, TyborView, View } from "../../protocol.ts";

/** What the newest view has already and the screen not yet: things that are still on their way. */
export interface Staging {
  readonly market?: View["market"];
  readonly tybor?: TyborView;
  /** Seats whose score or hand stays as it was before. */
  readonly points?: Readonly<Record<number, number>>;
  readonly hands?: Readonly<Record<number, View["players"][number]["hand"]>>;
  /** A card that flies to its cell. */
  readonly flying?: { readonly seat: number; readonly at: Cell };
}

const MARKET = ["R1", "R2", "G1", "G2"];

/** The view as it is shown. */
export function staged(view: View, { market, tybor, points, hands }: Staging): View {
  return {
    ...view,
    market: market ?? view.market,
    tybor: tybor ?? view.tybor,
    players:
      points || hands
        ? view.players.map((player, seat) => ({
            ...player,
            points: points?.[seat] ?? player.points,
            hand: hands?.[seat] ?? player.hand,
          }))
        : view.players,
  };
}

/** The market after some events. */
export function marketAfter(before: View["market"], events: readonly TableEvent[]): View["market"] {
  const market = [...before];
  for (const event of events) {
    if (event.type === "card_drawn" && event.source.length > 1) market[MARKET.indexOf(event.source)] = null;
    else if (event.type === "tybor_took") market[MARKET.indexOf(event.slot)] = null;
    else if (event.type === "market_refilled") market[MARKET.indexOf(event.slot)] = event.card;
  }
  return market;
}

/** Tybor's points and resources after some of his steps. */
export function tyborAfter(before: TyborView, events: readonly TableEvent[]): TyborView {
  const steps = events.filter((event) => event.type === "tybor_took");
  const kept = steps.filter(({ step }) => step !== "scored").map(({ card }) => CARDS[card]?.kingdom);
  return {
    ...before,
    points: before.points + steps.reduce((sum, { points }) => sum + points, 0),
    resources: before.resources.map((count, index) => count + kept.filter((one) => one === KINGDOMS[index]).length),
  };
}

/** Tybor's last turn, and the view before it. */
export interface TyborTurn {
  readonly events: readonly TableEvent[];
  readonly before: View;
  readonly number: number;
}

/** The table when so many of his steps are told; before `refilled`, the place of the last one is empty. */
export function tyborStage({ events, before }: TyborTurn, told: number, refilled = true): Staging {
  const steps = events.flatMap((event, index) => (event.type === "tybor_took" ? [index] : []));
  const end = refilled ? (steps[told] ?? events.length) : (steps[told - 1] ?? -1) + 1;
  const past = events.slice(0, end);
  return {
    market: marketAfter(before.market, past),
    ...(before.tybor ? { tybor: tyborAfter(before.tybor, past) } : {}),
  };
}
