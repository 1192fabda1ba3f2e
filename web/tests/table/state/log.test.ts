import assert from "node:assert/strict";
import { test } from "node:test";
import { eventMessage } from "../../../src/game/events.ts";
import type { CardPlaced, PastEvents, TableEvent } from "../../../src/protocol.ts";
import { logOf } from "../../../src/table/state/log.ts";
import { player, view } from "../../game/views.ts";

const name = (seat: number): string => ["Ada", "Marek"][seat] ?? "Tybor";
const step = (version: number, ...events: readonly TableEvent[]): PastEvents => ({
  version,
  round: version,
  at: 0,
  events,
});
const placed = (seat: number): CardPlaced => ({
  type: "card_placed",
  seat,
  card: 67,
  side: "front",
  at: [1, 1],
  covered: [[0, 0]],
  lost: [],
  points: 3,
});
const drawn = (seat: number): TableEvent => ({
  type: "card_drawn",
  seat,
  source: "G",
  back: { kind: "gold", kingdom: "plant" },
  card: null,
});

test("a placement says who, what, where, how many points and the total", () => {
  const told = eventMessage(placed(1), name, view({ players: [player(), player({ points: 14 })] }));
  assert.equal(told?.id, "placed");
  assert.deepEqual(told?.at, [1, 1]);
  assert.equal(told?.notation, "67f@1,1");
  const args = { name: "Marek", kind: "gold", kingdom: "animal", side: "front", points: 3, total: 14 };
  assert.deepEqual(told?.args, args);
});

test("a card from a deck is described by its back", () => {
  const args = { name: "Marek", kind: "gold", kingdom: "plant", from: "deck" };
  assert.deepEqual(eventMessage(drawn(1), name)?.args, args);
});

test("a refilled market has no message", () => {
  assert.equal(eventMessage({ type: "market_refilled", slot: "R1", card: 7 }, name), undefined);
});

test("the log has a line for each event, in order, with its round", () => {
  const lines = logOf([step(3, placed(1)), step(4, drawn(1), { type: "market_refilled", slot: "R1", card: 7 })], name);
  assert.deepEqual(
    lines.map(({ id, round, version }) => [id, round, version]),
    [
      ["placed", 3, 3],
      ["drew", 4, 4],
    ],
  );
  assert.equal(new Set(lines.map(({ key }) => key)).size, lines.length);
});

test("what was taken back is not in the log, what came before it is", () => {
  const { seat, card, side, at } = placed(1);
  const back: TableEvent = { type: "placement_taken_back", seat, card, side, at };
  const lines = logOf([step(1, placed(0)), step(2, placed(1)), step(3, back)], name);
  assert.deepEqual(
    lines.map((line) => line.seat),
    [0],
  );
});
