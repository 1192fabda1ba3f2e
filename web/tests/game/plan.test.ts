import assert from "node:assert/strict";
import { test } from "node:test";
import * as plans from "../../src/game/plan.ts";
import { face, view } from "./views.ts";

const chosen = plans.choose(view(), plans.NO_PLAN, { card: 2, side: "front" });

test("a front that cannot be paid gives its back", () => {
  const plan = plans.choose(view(), plans.NO_PLAN, { card: 41, side: "front" });
  assert.deepEqual(plan.chosen, { card: 41, side: "back" });
});

test("the number keys choose by the order of the hand, and beyond it nothing", () => {
  assert.deepEqual(plans.chooseNth(view(), plans.NO_PLAN, 1).chosen, { card: 2, side: "front" });
  assert.equal(plans.chooseNth(view(), plans.NO_PLAN, 2).chosen, null);
});

test("flipping keeps the place and refuses a face that cannot be paid", () => {
  const there = plans.preview(view(), chosen, [1, 1]);
  assert.deepEqual(plans.flip(view(), there), { ...there, chosen: { card: 2, side: "back" } });
  const back = plans.choose(view(), plans.NO_PLAN, { card: 41, side: "back" });
  assert.equal(plans.flip(view(), back), back);
});

test("only open places are previewed, and only with a card", () => {
  assert.deepEqual(plans.preview(view(), chosen, [-1, 1]).at, [-1, 1]);
  assert.equal(plans.preview(view(), chosen, [5, 5]).at, null);
  assert.equal(plans.preview(view(), plans.NO_PLAN, [1, 1]).at, null);
});

test("points come from the view, slot by slot, and are 0 where it has none", () => {
  assert.equal(plans.pointsAt(view(), chosen.chosen, [-1, 1]), 3);
  assert.equal(plans.pointsAt(view(), chosen.chosen, [1, 1]), 0);
  assert.equal(plans.pointsAt(view(), { card: 2, side: "back" }, [-1, 1]), 0);
});

test("objectives change by what the view says, and are worth what their cards say", () => {
  const scores = [
    { objective: 87, times: 1, points: 2, matched: [] },
    { objective: 95, times: 0, points: 0, matched: [] },
  ];
  const gains = [[0, -1], []];
  const there = view({
    objective_scores: scores,
    faces: [{ ...face(2, "front"), gains }],
  });
  const card = { card: 2, side: "front" } as const;
  assert.deepEqual(plans.objectiveChangesAt(there, card, [1, 1]), []);
  assert.deepEqual(plans.objectiveChangesAt(there, card, [-1, 1]), [
    { objective: 87, before: 1, after: 0, points: -2 },
  ]);
  assert.equal(plans.gainAt(there, card, [-1, 1]), -2);
  assert.equal(plans.gainAt(view(), card, [1, 1]), 0);
});

test("a source is source only when it is time to draw and something lies there", () => {
  assert.equal(plans.selectSource(view(), plans.NO_PLAN, "R").source, null);
  const drawing = view({ phase: "draw", draws: ["G1"] });
  assert.equal(plans.selectSource(drawing, plans.NO_PLAN, "G1").source, "G1");
  assert.equal(plans.selectSource(drawing, plans.NO_PLAN, "R").source, null);
});

test("one step back drops the source, then the cell, then the card", () => {
  let plan: plans.Plan = { ...plans.preview(view(), chosen, [1, 1]), source: "R" };
  plan = plans.back(plan);
  assert.equal(plan.source, null);
  plan = plans.back(plan);
  assert.equal(plan.at, null);
  assert.deepEqual(plans.back(plan), plans.NO_PLAN);
});

test("a new view keeps what is still possible and drops the rest", () => {
  const plan = plans.preview(view(), chosen, [1, 1]);
  assert.deepEqual(plans.keepPossible(view({ to_move: [1] }), plan), plan);
  assert.deepEqual(plans.keepPossible(view({ slots: [[-1, 1]] }), plan), { ...plan, at: null });
  assert.deepEqual(plans.keepPossible(view({ faces: [face(41, "back")] }), plan), plans.NO_PLAN);
});
