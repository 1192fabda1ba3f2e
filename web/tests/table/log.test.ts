import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, Update, View } from "../../src/protocol.ts";
import { further } from "../../src/table/log.ts";
import { tell } from "../../src/table/story.ts";
import { player, view } from "./views.ts";

const name = (seat: number): string => ["Ada", "Marek"][seat] ?? "Tybor";
const update = (events: readonly Event[], seen: View): Update => ({
  type: "update",
  table: "t",
  seat: 0,
  version: 9,
  events,
  view: seen,
  clocks: { now: 0, left: [null, null], running: [] },
});
const placed: Event = {
  type: "card_placed",
  seat: 1,
  card: 67,
  side: "front",
  at: [1, 1],
  covered: [[0, 0]],
  lost: [],
  points: 3,
};
const laid = player({ points: 14, cards: [...player().cards, { card: 67, side: "front", at: [1, 1] }] });

test("a placement tells who, what, where and how much, and the sum", () => {
  const told = tell(placed, view({ players: [player(), laid] }), name);
  assert.equal(told?.id, "placed");
  assert.deepEqual(told?.at, [1, 1]);
  assert.equal(told?.notation, "67f@1,1");
  const args = { name: "Marek", kind: "gold", kingdom: "animal", side: "front", points: 3, total: 14 };
  assert.deepEqual(told?.args, args);
});

test("a card from a deck is told by its back", () => {
  const drawn: Event = {
    type: "card_drawn",
    seat: 1,
    source: "G",
    back: { kind: "gold", kingdom: "plant" },
    card: null,
  };
  const args = { name: "Marek", kind: "gold", kingdom: "plant", from: "deck" };
  assert.deepEqual(tell(drawn, view(), name)?.args, args);
});

test("a refilled market is told by nobody", () => {
  assert.equal(tell({ type: "market_refilled", slot: "R1", card: 7 }, view(), name), undefined);
});

test("who comes in later is told from which round on", () => {
  const lines = further([], update([], view({ round: 8 })), undefined, name);
  assert.deepEqual(
    lines.map(({ id, args }) => [id, args.round]),
    [["came-in", 8]],
  );
  assert.deepEqual(further([], update([], view({ phase: "setup" })), undefined, name), []);
});

test("what was taken back is told no more", () => {
  const before = view({ players: [player(), laid] });
  const lines = further([], update([placed], before), view(), name);
  assert.equal(lines.length, 1);
  assert.deepEqual(further(lines, update([], view()), before, name), []);
});

test("a gap after a broken connection is told by its round", () => {
  const lines = further([], update([], view({ round: 5 })), view({ round: 3 }), name);
  assert.equal(lines[0]?.id, "missed");
});
