import { CARDS, type Corners, SYMBOLS } from "../cards.ts";
import { parts, sign } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Back, Laid, Cell, Side, Source, View } from "../protocol.ts";
import { counted, tallied } from "./counts.ts";
import type { Effect } from "./effects.ts";
import { key, neighbour, SHARED } from "./geometry.ts";

export { objectiveMeaning, objectiveName } from "./objectives.ts";

const listed = (words: readonly (string | null | undefined)[]): string =>
  words.filter((word) => word).join(", ");

/** For screen readers: signs become words. */
export const spoken = (text: string): string =>
  parts(text)
    .map((part) => {
      if ("sign" in part) return t(`sign-${part.sign}`);
      if ("picture" in part) return part.alt;
      return "strong" in part ? part.strong : part.text;
    })
    .join("");

/** "2 points for each covered corner". */
export function pointsWords(card: number): string {
  const facts = CARDS[card];
  if (!facts?.points) return "";
  const points = t("points", { n: facts.points });
  if (facts.per === null) return points;
  return t("board-points-each", { points, what: facts.per });
}

export function costWords(card: number): string {
  const facts = CARDS[card];
  const cost = facts ? counted(facts.cost, facts.kingdom) : "";
  return cost && t("board-costs", { cost });
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);

/** "payable", "free", or what it needs; for screen readers. */
function payWords(card: number, side: Side, missing: readonly number[]): string {
  if (sum(missing) > 0) return t("board-not-payable", { missing: counted(missing) });
  const free = side === "back" || !sum(CARDS[card]?.cost ?? []);
  return t(free ? "board-free" : "board-payable");
}

/** The same on screen, with signs: "needs +2 ⟦animal⟧". */
export function missingWords(missing: readonly number[]): string {
  const signs = SYMBOLS.map((symbol, index) => ({ symbol, n: missing[index] ?? 0 })).filter(({ n }) => n > 0);
  return t("board-needs", { missing: signs.map(({ symbol, n }) => `+${n} ${sign(symbol)}`).join(" ") });
}

export const backName = (back: Back): string =>
  back.kingdom === null
    ? t("board-back-starter")
    : t("board-back", { kind: t(`board-kind-${back.kind}`), kingdom: t(`sign-${back.kingdom}`) });

/** "Card 76, insect, gold, 2 points for each covered corner, costs 3 insects 1 fungus". */
export function cardName(card: number, side: Side): string {
  const facts = CARDS[card];
  if (!facts) return t("board-card", { card });
  const kind = t(`board-kind-${facts.kind}`);
  const kingdom = facts.kingdom && t(`sign-${facts.kingdom}`);
  if (side === "front") {
    return listed([t("board-card", { card }), kingdom, kind, pointsWords(card), costWords(card)]);
  }
  const brings = t("board-brings", { symbols: counted(tallied(facts.permanent)) });
  return listed([t("board-card-back", { card }), kingdom, kind, brings]);
}

/** "corners: fungi, empty, quill, hidden": what a face shows, in reading order. */
export function cornersBrief(card: number, side: Side): string {
  const corners = CARDS[card]?.[side] ?? [];
  if (corners.every((ink) => ink === "empty")) return t("board-corners-empty");
  return t("board-corners", { corners: corners.map(inkWord).join(", ") });
}

/** A card as it is to be read before it is chosen: with its corners. */
export const cardNameAndCorners = (card: number, side: Side, missing?: readonly number[]): string =>
  listed([cardName(card, side), cornersBrief(card, side), missing && payWords(card, side, missing)]);

/** The same in short: "card 17, plant". */
export function cardBrief(card: number): string {
  const kingdom = CARDS[card]?.kingdom;
  return kingdom
    ? t("board-card-brief", { card, kingdom: t(`sign-${kingdom}`) })
    : t("board-starter-brief", { card });
}

const MARKET: readonly Source[] = ["R1", "R2", "G1", "G2"];

/** The card that lies face up there. */
export const marketCard = (source: Source, view: View): number | null =>
  view.market[MARKET.indexOf(source)] ?? null;

/** "left gold, card 54", or "gold deck, 21 cards, back of a gold plant card". */
export function sourceName(source: Source, view?: View): string {
  const name = t(`board-source-${source}`);
  if (!view) return name;
  if (source === "R" || source === "G") {
    const deck = view.decks[source === "R" ? 0 : 1];
    if (!deck.count) return listed([name, t("board-empty")]);
    return listed([name, t("board-cards", { n: deck.count }), deck.top && backName(deck.top)]);
  }
  const card = marketCard(source, view);
  return listed([name, card === null ? t("board-empty") : t("board-card-lower", { card })]);
}

/** "left gold, card 54, insect, 2 points, costs 3 insects, corners: …": all that its picture shows. */
export function marketName(source: Source, view: View): string {
  const card = marketCard(source, view);
  const kingdom = card === null ? null : CARDS[card]?.kingdom;
  if (card === null || !kingdom) return sourceName(source, view);
  return listed([
    sourceName(source, view),
    t(`sign-${kingdom}`),
    pointsWords(card),
    costWords(card),
    cornersBrief(card, "front"),
  ]);
}

const DIRECTIONS = ["up-left", "up-right", "down-left", "down-right"] as const;

/** "slot up-right of card 17, 3 points, covers 2 corners, loses 1 plant". */
export function slotName(
  at: Cell,
  laid: readonly Laid[],
  points: number,
  effect: Effect,
  gain = 0,
): string {
  const there = new Map(laid.map((card) => [key(card.at), card.card]));
  let place = t("board-slot-first");
  for (const corner of [2, 3, 0, 1]) {
    const card = there.get(key(neighbour(at, corner)));
    if (card === undefined) continue;
    place = t(`board-slot-${DIRECTIONS[SHARED[corner] ?? 0] ?? "up-left"}`, { card });
    break;
  }
  const covers = effect.covered.length && t("board-covers", { n: effect.covered.length });
  const lost = counted(tallied(effect.lost));
  const objectives = gain && t("board-gains", { points: t("points", { n: gain }) });
  return listed([
    place,
    t("points", { n: points }),
    objectives || null,
    covers || null,
    lost && t("board-loses", { lost }),
  ]);
}

const inkWord = (ink: Corners[number]): string =>
  t(ink === "empty" || ink === "hidden" ? `board-ink-${ink}` : `sign-${ink}`);

/** "up-left manuscript, up-right hidden": what a face shows at its corners, and what is covered. */
export function cornersWords(card: number, side: Side, covered: readonly boolean[] = []): string {
  const corners = CARDS[card]?.[side] ?? [];
  return DIRECTIONS.map((direction, index) => {
    const what = covered[index] ? t("board-ink-covered") : inkWord(corners[index] ?? "empty");
    return t("board-corner", { corner: t(`board-corner-${direction}`), what });
  }).join(", ");
}

/** A half-move in words: "card 17, front, at 1, −1"; any other text is returned unchanged. */
export function moveWords(move: string): string {
  const place = /^(\d+)([fb])@(-?\d+),(-?\d+)$/.exec(move);
  if (place) {
    const [, card, side, x, y] = place;
    const face = t(side === "f" ? "board-front" : "board-back-face");
    return t("board-move-place", { card: Number(card), face, x: Number(x), y: Number(y) });
  }
  const draw = /^<([RG][12]?)$/.exec(move);
  if (draw) return t("board-move-draw", { source: sourceName(draw[1] as Source) });
  const objective = /^o:(\d+)$/.exec(move);
  if (objective) return t("board-move-objective", { id: Number(objective[1]) });
  if (move === "s:front") return t("board-move-starter-front");
  return move === "s:back" ? t("board-move-starter-back") : move;
}
