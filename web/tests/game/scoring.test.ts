import assert from "node:assert/strict";
import { test } from "node:test";
import { revealOrder, totalAfter } from "../../src/game/scoring.ts";
import type { Outcome } from "../../src/protocol.ts";

const scored = (objective: number, points: number) => ({ objective, times: 1, points, matched: [] });
const outcome: Outcome = {
  scores: [
    { track: 18, objectives: [scored(87, 4), scored(95, 4), scored(96, 4)] },
    { track: 20, objectives: [scored(87, 0), scored(95, 2), scored(97, 6)] },
  ],
  winners: [0],
  tie_broken: false,
  reason: "points",
};

test("the reveal goes objective by objective, in each from seat to seat", () => {
  assert.deepEqual(
    revealOrder(outcome).map(({ column, seat }) => [column, seat]),
    [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
      [2, 0],
      [2, 1],
    ],
  );
});

test("totals grow with the reveal and end as the outcome says", () => {
  assert.equal(totalAfter(outcome, 0, 0), 18);
  assert.equal(totalAfter(outcome, 0, 1), 22);
  assert.equal(totalAfter(outcome, 1, 4), 22);
  assert.deepEqual([totalAfter(outcome, 0, 6), totalAfter(outcome, 1, 6)], [30, 28]);
});

test("Tybor, who scores no objectives, has no part in the reveal", () => {
  const solo = { ...outcome, scores: [outcome.scores[0]!, { track: 26, objectives: [] }] };
  assert.ok(revealOrder(solo).every(({ seat }) => seat === 0));
});
