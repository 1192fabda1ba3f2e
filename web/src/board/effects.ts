import { CARDS, type Corners, SYMBOLS } from "../cards.ts";
import type { Laid, Cell, Side, Symbol } from "../protocol.ts";
import { key, neighbour, SHARED } from "./geometry.ts";

/** What a face shows: its corners and the symbols in its middle. */
export interface Face {
  readonly corners: Corners;
  readonly permanent: readonly Symbol[];
}

/** What laying a face does to the symbols of an area. */
export interface Effect {
  /** The cells of the cards that get a corner covered. */
  readonly covered: readonly Cell[];
  readonly lost: readonly Symbol[];
  readonly gained: readonly Symbol[];
  /** Gained less lost, in the order of SYMBOLS. */
  readonly change: readonly number[];
}

const BARE: Face = { corners: ["empty", "empty", "empty", "empty"], permanent: [] };

export function face(card: number, side: Side): Face {
  const facts = CARDS[card];
  if (!facts) return BARE;
  return side === "front"
    ? { corners: facts.front, permanent: [] }
    : { corners: facts.back, permanent: facts.permanent };
}

const isSymbol = (ink: Symbol | "empty" | "hidden" | undefined): ink is Symbol =>
  ink !== undefined && ink !== "empty" && ink !== "hidden";

/** The symbols that a face brings. */
export const symbolsOf = ({ corners, permanent }: Face): Symbol[] => [
  ...permanent,
  ...corners.filter((ink) => isSymbol(ink)),
];

export function effect(laid: readonly Laid[], at: Cell, shown: Face): Effect {
  const there = new Map(laid.map((card) => [key(card.at), card]));
  const covered: Cell[] = [];
  const lost: Symbol[] = [];
  for (const corner of SHARED.keys()) {
    const under = there.get(key(neighbour(at, corner)));
    if (!under) continue;
    covered.push(under.at);
    const ink = face(under.card, under.side).corners[SHARED[corner] ?? 0];
    if (isSymbol(ink)) lost.push(ink);
  }
  const gained = symbolsOf(shown);
  const count = (symbols: readonly Symbol[], wanted: Symbol) =>
    symbols.filter((symbol) => symbol === wanted).length;
  const change = SYMBOLS.map((symbol) => count(gained, symbol) - count(lost, symbol));
  return { covered, lost, gained, change };
}

/** For each corner of each card whether a later card lies on it. */
export function coveredCorners(laid: readonly Laid[]): readonly (readonly boolean[])[] {
  const order = new Map(laid.map((card, index) => [key(card.at), index]));
  return laid.map(({ at }, index) =>
    [...SHARED.keys()].map((corner) => (order.get(key(neighbour(at, corner))) ?? -1) > index),
  );
}
