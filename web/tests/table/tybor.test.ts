import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event } from "../../src/protocol.ts";
import { canPay, columns } from "../../src/table/tybor.ts";
import { view } from "./views.ts";

type Step = "scored" | "gold" | "resource";

const took = (step: Step, slot: "R1" | "R2" | "G1" | "G2", card: number): Event => ({
  type: "tybor_took",
  step,
  slot,
  card,
  points: step === "scored" ? 3 : 0,
});

test("he pays by counting his cards of each kingdom", () => {
  assert.equal(canPay([3, 0, 0, 0], 47), true);
  assert.equal(canPay([2, 4, 4, 4], 47), false);
  assert.equal(canPay([2, 0, 1, 0], 41), true);
});

test("what he can pay he scores", () => {
  const [left] = columns([took("scored", "G1", 47)], view());
  assert.deepEqual([left?.side, left?.why, left?.points], ["left", "paid", 3]);
});

test("a gold card is kept for its 5 points, or for a common objective", () => {
  const market = [5, 6, 48, 60];
  assert.equal(columns([took("gold", "G2", 60)], view({ market }))[0]?.why, "five");
  const wanted = columns([took("gold", "G1", 48)], view({ market, objectives: [95, 90] }))[0];
  assert.deepEqual([wanted?.why, wanted?.objective], ["wanted", 95]);
  const quills = columns([took("gold", "G1", 48)], view({ market, objectives: [102, 90] }))[0];
  assert.equal(quills?.objective, 102);
});

test("a resource is taken when the gold card above it is of no use, or is none", () => {
  const [right] = columns([took("resource", "R2", 6)], view({ objectives: [98, 90] }));
  assert.deepEqual([right?.why, right?.gold], ["not-wanted", 48]);
  const none = view({ market: [5, 6, null, null] });
  assert.equal(columns([took("resource", "R1", 5)], none)[0]?.why, "no-gold");
});

test("the card that I drew before him is not the one he looked at", () => {
  const drawn: Event = {
    type: "card_drawn",
    seat: 0,
    source: "G1",
    back: { kind: "gold", kingdom: "fungi" },
    card: 47,
  };
  const refilled: Event = { type: "market_refilled", slot: "G1", card: 57 };
  const events = [drawn, refilled, took("resource", "R1", 5)];
  assert.equal(columns(events, view({ objectives: [98, 90] }))[0]?.gold, 57);
});
