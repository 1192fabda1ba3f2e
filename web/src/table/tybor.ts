import { CARDS, KINGDOMS, OBJECTIVES, SYMBOLS } from "../cards.ts";
import type { Event, Source, Symbol, View } from "../protocol.ts";

type Took = Event & { readonly type: "tybor_took" };

/** One column of his turn: what he did, and why, as a message `table-tybor-why-…`. */
export interface Column {
  readonly card: number;
  readonly side: "left" | "right";
  readonly did: "scored" | "gold" | "resource";
  readonly points: number;
  readonly why: "paid" | "five" | "wanted" | "no-resource" | "not-wanted" | "no-gold";
  /** The gold card that he looked at first. */
  readonly gold: number | null;
  /** The common objective that wanted it. */
  readonly objective: number | null;
}

/** He counts his cards of each kingdom and never spends them. */
export function canPay(resources: readonly number[], gold: number): boolean {
  const cost = CARDS[gold]?.cost ?? [];
  return KINGDOMS.every((_, index) => (resources[index] ?? 0) >= (cost[index] ?? 0));
}

const isObject = (symbol: Symbol): boolean => SYMBOLS.indexOf(symbol) >= KINGDOMS.length;

/** Objects by a corner of the card, all else by the kingdom that stands out. */
function wants(objective: number, gold: number): boolean {
  const [facts, card] = [OBJECTIVES[objective], CARDS[gold]];
  if (!facts || !card) return false;
  if (facts.kind === "pattern") {
    const kingdoms = facts.cells.map((cell) => cell.kingdom);
    return kingdoms.filter((kingdom) => kingdom === card.kingdom).length >= 2;
  }
  const needed = SYMBOLS.filter((_, index) => facts.needs[index]);
  return needed.some((symbol) =>
    isObject(symbol) ? card.front.includes(symbol) : card.kingdom === symbol,
  );
}

const MARKET: readonly Source[] = ["R1", "R2", "G1", "G2"];

/** His turn out of all that happened in an update; `before` is how the table stood then. */
export function columns(events: readonly Event[], before: View): readonly Column[] {
  const market = [...before.market];
  const told: Column[] = [];
  for (const event of events) {
    if (event.type === "card_drawn") market[MARKET.indexOf(event.source)] = null;
    else if (event.type === "market_refilled") market[MARKET.indexOf(event.slot)] = event.card;
    else if (event.type === "tybor_took") {
      const gold = market[event.slot.endsWith("1") ? 2 : 3] ?? null;
      told.push(column(event, gold, before.objectives));
      market[MARKET.indexOf(event.slot)] = null;
    }
  }
  return told;
}

function column(took: Took, gold: number | null, objectives: readonly number[]): Column {
  const { card, slot, step, points } = took;
  const objective = objectives.find((one) => gold !== null && wants(one, gold)) ?? null;
  const side = slot.endsWith("1") ? "left" : "right";
  return { card, side, did: step, points, why: reason(took, gold, objective), gold, objective };
}

function reason({ step }: Took, gold: number | null, objective: number | null): Column["why"] {
  if (step === "scored") return "paid";
  if (step === "resource") return gold === null ? "no-gold" : "not-wanted";
  if (gold !== null && CARDS[gold]?.points === 5) return "five";
  return objective === null ? "no-resource" : "wanted";
}
