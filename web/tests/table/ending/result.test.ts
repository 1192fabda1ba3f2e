import assert from "node:assert/strict";
import { test } from "node:test";
import type { Outcome } from "../../../src/protocol.ts";
import { explanation, headline } from "../../../src/table/ending/result.ts";
import { view } from "../../game/views.ts";

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
const result = { cause: "played", winners: [0], ranks: [1, 2], totals: [30, 28] } as const;
const name = (seat: number): string => ["Ada", "Marek"][seat] ?? "Tybor";

test("a victory is shown with both totals, mine as mine", () => {
  assert.deepEqual(headline({ result, deal_hash: "x", closed: null }, view(), name), {
    id: "won-you-by",
    args: { names: "Ada", best: 30, next: 28 },
  });
  assert.equal(headline({ result, deal_hash: "x", closed: null }, view({ seat: 1 }), name).id, "won-by");
  const resigned = { ...result, cause: "resigned", totals: null } as const;
  assert.equal(headline({ result: resigned, deal_hash: "x", closed: null }, view({ seat: 1 }), name).id, "won");
});

test("a rated game that ended too early has no result, and says why", () => {
  const early = { cause: "early", winners: [], ranks: [], totals: null } as const;
  assert.equal(headline({ result: early, deal_hash: "x", closed: null }, view(), name).id, "aborted");
  assert.equal(explanation(early, view(), null, name)?.id, "cause-early");
});

test("a table that was removed had no game", () => {
  const result = { cause: "aborted", winners: [], ranks: [], totals: null } as const;
  assert.equal(headline({ result, deal_hash: null, closed: null }, undefined, name).id, "removed");
  assert.equal(headline({ result, deal_hash: "x", closed: null }, view(), name).id, "aborted");
});

test("a tie says by which rule it was broken", () => {
  const tied = { ...outcome, tie_broken: true };
  assert.equal(explanation(result, view(), tied, name)?.id, "tie-points");
  const shared = { ...outcome, winners: [0, 1] };
  assert.equal(explanation(result, view(), shared, name)?.id, "tie-shared");
  assert.equal(explanation({ ...result, cause: "time" }, view(), null, name)?.id, "cause-time");
});

test("without a tie the ranks before and after the objectives are shown", () => {
  const sentence = explanation(result, view(), outcome, name);
  assert.deepEqual(sentence?.args, { name: "Ada", track: 18, objectives: 12, from: 2, to: 1 });
});
