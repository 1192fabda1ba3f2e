import assert from "node:assert/strict";
import { test } from "node:test";
import { CARDS, KINGDOMS } from "../../../src/cards.ts";
import type { TableEvent, TyborView } from "../../../src/protocol.ts";
import { marketAfter, staged, tyborStage } from "../../../src/table/state/staging.ts";
import { view } from "../../game/views.ts";

const BACK = { kind: "resource", kingdom: "fungi" } as const;
const tybor = { points: 2, resources: [1, 0, 0, 3], dealt: [], taken: [], scored: [], affordable: [] } as TyborView;
const before = { ...view(), market: [5, 6, 45, 46], tybor };
/** I draw the left resource card; he keeps the new one there and scores the right gold card. */
const events = [
  { type: "card_drawn", seat: 0, source: "R1", card: 5, back: BACK },
  { type: "market_refilled", slot: "R1", card: 7 },
  { type: "tybor_took", step: "resource", slot: "R1", card: 7, points: 0, reason: "not_wanted", gold: 45, objective: null },
  { type: "market_refilled", slot: "R1", card: 8 },
  { type: "tybor_took", step: "scored", slot: "G2", card: 46, points: 3, reason: "paid", gold: 46, objective: null },
  { type: "market_refilled", slot: "G2", card: 47 },
] as unknown as readonly TableEvent[];
const turn = { events, before, number: 1 };

test("the market moves with his steps: first the card leaves, then the place is refilled", () => {
  const market = (told: number, refilled?: boolean) => tyborStage(turn, told, refilled).market;
  assert.deepEqual(market(0), [7, 6, 45, 46]);
  assert.deepEqual(market(1, false), [null, 6, 45, 46]);
  assert.deepEqual(market(1), [8, 6, 45, 46]);
  assert.deepEqual(market(2, false), [8, 6, 45, null]);
  assert.deepEqual(market(2), marketAfter(before.market, events));
});

test("his points and resources grow by what is told", () => {
  const kingdom = KINGDOMS.indexOf(CARDS[7]?.kingdom ?? "fungi");
  const kept = tybor.resources.map((count, index) => count + Number(index === kingdom));
  assert.deepEqual(tyborStage(turn, 0).tybor, tybor);
  assert.deepEqual(tyborStage(turn, 1).tybor, { ...tybor, resources: kept });
  assert.deepEqual(tyborStage(turn, 2).tybor, { ...tybor, resources: kept, points: 5 });
});

test("a view is shown as it is when nothing is on its way, else with the old score, hand or market", () => {
  const now = view();
  assert.deepEqual(staged(now, {}), now);
  const [first] = staged(now, { points: { 0: 1 }, hands: { 0: [] } }).players;
  assert.deepEqual([first?.points, first?.hand], [1, []]);
  assert.deepEqual(staged(now, { market: [null, 1, 2, 3] }).market, [null, 1, 2, 3]);
});
