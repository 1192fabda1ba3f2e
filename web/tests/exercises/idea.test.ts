import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { ideaOf } from "../../src/exercises/idea.ts";
import type { Answer, Reason } from "../../src/protocol.ts";

const FILE = new URL("../../../src/codex_naturalis/locale/en/exercises.ftl", import.meta.url);
const IDEAS = new Set([...readFileSync(FILE, "utf8").matchAll(/^exercise-idea-(\S+) =/gmu)].map(([, id]) => id));

const NONE: Reason = {
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
};
const answer = (move: string, reason: Partial<Reason> = {}): Answer => ({
  move,
  solved: true,
  judgement: "best",
  win: 0.6,
  reason: { ...NONE, ...reason },
});
const more = [{ objective: 91, before: 0, after: 1 }];
const next = (points: number, objectives = [] as typeof more) => ({ move: "17f@1,1", points, objectives });

test("Law: each kind of reason has an idea of its own, and a message for it", () => {
  const cases: readonly (readonly [Answer, string])[] = [
    [answer("s:front"), "starter"],
    [answer("o:91"), "choice"],
    [answer("17f@1,1", { objectives: more, points: 3 }), "objective"],
    [answer("17f@1,1", { points: 1, next: next(4) }), "twice"],
    [answer("17f@1,1", { next: next(0, more) }), "prepare"],
    [answer("17f@1,1", { unlocked: [45], points: 1 }), "unlock"],
    [answer("17f@1,1", { points: 2 }), "points"],
    [answer("17f@1,1", { next: next(3) }), "next"],
    [answer("17f@1,1", { gained: ["fungi"] }), "symbols"],
    [answer("17f@1,1"), "room"],
    [answer("<G1", { advances: [91], card: 54 }), "draw-objective"],
    [answer("<G1", { worth: 3, card: 54 }), "draw-points"],
    [answer("<G1", { card: 54 }), "draw-later"],
    [answer("<G"), "draw-unseen"],
  ];
  for (const [given, wanted] of cases) assert.equal(ideaOf(given), wanted);
  assert.deepEqual(new Set(cases.map(([, idea]) => idea)), IDEAS);
});
