import assert from "node:assert/strict";
import { test } from "node:test";
import type { TableEvent, TyborTook } from "../../../src/protocol.ts";
import { columnOf, reasonId, tyborSteps } from "../../../src/table/tybor/tybor.ts";

const took = (slot: TyborTook["slot"], reason: TyborTook["reason"]): TyborTook => ({
  type: "tybor_took",
  step: "gold",
  slot,
  card: 47,
  points: 0,
  reason,
  gold: 47,
  objective: null,
});

test("his turn is the cards he took, in their order", () => {
  const refilled: TableEvent = { type: "market_refilled", slot: "G1", card: 57 };
  const [left, right] = [took("G1", "five_points"), took("R2", "no_gold")];
  assert.deepEqual(tyborSteps([left, refilled, right]), [left, right]);
});

test("a slot lies in the left or the right column", () => {
  const slots = ["R1", "G1", "R2", "G2"] as const;
  assert.deepEqual(slots.map((slot) => columnOf(took(slot, "paid"))), ["left", "left", "right", "right"]);
});

test("each reason has its message", () => {
  assert.equal(reasonId(took("G1", "five_points")), "five-points");
  assert.equal(reasonId(took("G1", "objective")), "objective");
});
