import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { lackOf } from "../../src/exercises/lack.ts";
import type { Reason } from "../../src/protocol.ts";

const FILE = new URL("../../../src/codex_naturalis/locale/en/exercises.ftl", import.meta.url);
const SAID = new Set([...readFileSync(FILE, "utf8").matchAll(/^exercise-but-(\S+) =/gmu)].map(([, id]) => id));

const reason = (facts: Partial<Reason>): Reason => ({
  points: null,
  places: null,
  gained: [],
  lost: [],
  objectives: [],
  unlocked: [],
  next: null,
  back: null,
  card: null,
  worth: null,
  advances: [],
  corners: null,
  has: null,
  needs: null,
  ...facts,
});

test("Law: what a try lacks is something that the best has and it has not; each has a message", () => {
  const poor = reason({ points: 1, places: 5 });
  const cases: readonly (readonly [Reason, Partial<Reason>, string])[] = [
    [poor, { objectives: [{ objective: 91, before: 0, after: 1 }] }, "objective"],
    [poor, { points: 3 }, "points"],
    [poor, { points: 1, unlocked: [45] }, "unlock"],
    [poor, { points: 1, places: 9 }, "room"],
    [poor, { points: 1, places: 5 }, "more"],
    [reason({ worth: 1 }), { worth: 4 }, "points"],
    [reason({}), { advances: [91] }, "objective"],
  ];
  for (const [tried, best, wanted] of cases) assert.equal(lackOf(tried, reason(best)), wanted);
  assert.deepEqual(new Set(cases.map(([, , said]) => said)), SAID);
});
