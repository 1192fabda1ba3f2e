import assert from "node:assert/strict";
import { test } from "node:test";
import { eventMessage } from "../../../src/game/events.ts";
import type { CardPlaced, TableEvent, Update, View } from "../../../src/protocol.ts";
import { appendUpdate } from "../../../src/table/state/log.ts";
import { player, view } from "../../game/views.ts";

const name = (seat: number): string => ["Ada", "Marek"][seat] ?? "Tybor";
const update = (events: readonly TableEvent[], seen: View): Update => ({
  type: "update",
  table: "t",
  seat: 0,
  version: 9,
  events,
  view: seen,
  clocks: { now: 0, left: [null, null], running: [] },
});
const placed: CardPlaced = {
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

test("a placement says who, what, where, how many points and the total", () => {
  const told = eventMessage(placed, view({ players: [player(), laid] }), name);
  assert.equal(told?.id, "placed");
  assert.deepEqual(told?.at, [1, 1]);
  assert.equal(told?.notation, "67f@1,1");
  const args = { name: "Marek", kind: "gold", kingdom: "animal", side: "front", points: 3, total: 14 };
  assert.deepEqual(told?.args, args);
});

test("a card from a deck is described by its back", () => {
  const drawn: TableEvent = {
    type: "card_drawn",
    seat: 1,
    source: "G",
    back: { kind: "gold", kingdom: "plant" },
    card: null,
  };
  const args = { name: "Marek", kind: "gold", kingdom: "plant", from: "deck" };
  assert.deepEqual(eventMessage(drawn, view(), name)?.args, args);
});

test("a refilled market has no message", () => {
  assert.equal(eventMessage({ type: "market_refilled", slot: "R1", card: 7 }, view(), name), undefined);
});

test("who comes in later sees from which round on the log starts", () => {
  const lines = appendUpdate([], update([], view({ round: 8 })), undefined, name);
  assert.deepEqual(
    lines.map(({ id, args }) => [id, args.round]),
    [["came-in", 8]],
  );
  assert.deepEqual(appendUpdate([], update([], view({ phase: "setup" })), undefined, name), []);
});

test("what was taken back is removed from the log", () => {
  const before = view({ players: [player(), laid] });
  const lines = appendUpdate([], update([placed], before), view(), name);
  assert.equal(lines.length, 1);
  const { seat, card, side, at } = placed;
  const back: TableEvent = { type: "placement_taken_back", seat, card, side, at };
  assert.deepEqual(appendUpdate(lines, update([back], view()), before, name), []);
  assert.equal(appendUpdate(lines, update([], view()), before, name).length, 1);
});

test("a gap after a broken connection names the round", () => {
  const lines = appendUpdate([], update([], view({ round: 5 })), view({ round: 3 }), name);
  assert.equal(lines[0]?.id, "missed");
});
