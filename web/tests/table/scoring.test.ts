import assert from "node:assert/strict";
import { test } from "node:test";
import type { Outcome } from "../../src/protocol.ts";
import { storyOf, totalAfter } from "../../src/table/scoring.ts";
import { explanation, headline } from "../../src/table/verdict.ts";
import { view } from "./views.ts";

const goal = (objective: number, points: number) => ({ objective, times: 1, points, matched: [] });
const outcome: Outcome = {
  scores: [
    { track: 18, objectives: [goal(87, 4), goal(95, 4), goal(96, 4)] },
    { track: 20, objectives: [goal(87, 0), goal(95, 2), goal(97, 6)] },
  ],
  winners: [0],
  tie_broken: false,
  reason: "points",
};
const result = { cause: "played", winners: [0], ranks: [1, 2], totals: [30, 28] } as const;
const name = (seat: number): string => ["Ada", "Marek"][seat] ?? "Tybor";

test("the story goes objective by objective, in each from seat to seat", () => {
  assert.deepEqual(
    storyOf(outcome).map(({ column, seat }) => [column, seat]),
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

test("totals grow with the story and end as the outcome says", () => {
  assert.equal(totalAfter(outcome, 0, 0), 18);
  assert.equal(totalAfter(outcome, 0, 1), 22);
  assert.equal(totalAfter(outcome, 1, 4), 22);
  assert.deepEqual([totalAfter(outcome, 0, 6), totalAfter(outcome, 1, 6)], [30, 28]);
});

test("Tybor, who scores no objectives, has no part in the story", () => {
  const solo = { ...outcome, scores: [outcome.scores[0]!, { track: 26, objectives: [] }] };
  assert.ok(storyOf(solo).every(({ seat }) => seat === 0));
});

test("a victory is told with both totals, mine as mine", () => {
  assert.deepEqual(headline({ result, deal_hash: "x" }, view(), name), {
    id: "won-you-by",
    args: { names: "Ada", best: 30, next: 28 },
  });
  assert.equal(headline({ result, deal_hash: "x" }, view({ seat: 1 }), name).id, "won-by");
  const resigned = { ...result, cause: "resigned", totals: null } as const;
  assert.equal(headline({ result: resigned, deal_hash: "x" }, view({ seat: 1 }), name).id, "won");
});

test("a table that was taken away had no game", () => {
  const result = { cause: "aborted", winners: [], ranks: [], totals: null } as const;
  assert.equal(headline({ result, deal_hash: null }, undefined, name).id, "removed");
  assert.equal(headline({ result, deal_hash: "x" }, view(), name).id, "aborted");
});

test("a tie says by which rule it was broken", () => {
  const tied = { ...outcome, tie_broken: true };
  assert.equal(explanation(result, view(), tied, name)?.id, "tie-points");
  const shared = { ...outcome, winners: [0, 1] };
  assert.equal(explanation(result, view(), shared, name)?.id, "tie-shared");
  assert.equal(explanation({ ...result, cause: "time" }, view(), null, name)?.id, "cause-time");
});

test("without a tie the places before and after the objectives are told", () => {
  const told = explanation(result, view(), outcome, name);
  assert.deepEqual(told?.args, { name: "Ada", track: 18, goals: 12, from: 2, to: 1 });
});
