import assert from "node:assert/strict";
import { test } from "node:test";
import type { PastEvents, TableEvent } from "../../../src/protocol.ts";
import { otherTurns } from "../../../src/table/state/otherTurns.ts";

const placed = (seat: number, card: number): TableEvent => ({
  type: "card_placed",
  seat,
  card,
  side: "front",
  at: [1, 1],
  covered: [],
  lost: [],
  points: 1,
});
const drawn = (seat: number): TableEvent => ({
  type: "card_drawn",
  seat,
  source: "G",
  back: { kind: "gold", kingdom: "plant" },
  card: null,
});
const past = (...events: readonly TableEvent[]): readonly PastEvents[] =>
  events.map((event, index) => ({ version: index + 1, round: 1, at: 0, events: [event] }));
const brief = (steps: readonly PastEvents[], me: number) =>
  otherTurns(steps, me).map(({ seat, placed: card, drawn: draw, skipped }) => [
    seat,
    card?.card ?? (skipped ? "skipped" : null),
    draw !== undefined,
  ]);

test("the turns of others since my last one, placement and draw together", () => {
  const steps = past(placed(0, 1), drawn(0), placed(1, 2), drawn(1), placed(2, 3));
  assert.deepEqual(brief(steps, 0), [
    [1, 2, true],
    [2, 3, false],
  ]);
  assert.deepEqual(brief(steps, 1), [[2, 3, false]]);
});

test("two turns of the same player are two", () => {
  assert.deepEqual(brief(past(placed(1, 2), drawn(1), placed(1, 4), drawn(1)), 0), [
    [1, 2, true],
    [1, 4, true],
  ]);
});

test("what was taken back is not told, a skipped turn is", () => {
  const back: TableEvent = { type: "placement_taken_back", seat: 1, card: 2, side: "front", at: [1, 1] };
  assert.deepEqual(brief(past(placed(1, 2), back), 0), []);
  assert.deepEqual(brief(past(placed(1, 2), back, placed(1, 5)), 0), [[1, 5, false]]);
  assert.deepEqual(brief(past({ type: "turn_skipped", seat: 1 }), 0), [[1, "skipped", false]]);
});
