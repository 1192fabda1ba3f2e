import assert from "node:assert/strict";
import { test } from "node:test";
import { portrait } from "../../src/lobby/portraits.ts";

test("the first five bots of a list have five faces, whatever their names", () => {
  const faces = [0, 1, 2, 3, 4].map((rank) => {
    const { cowl, beard, tool } = portrait("bot", rank);
    return JSON.stringify([cowl, beard, tool]);
  });
  assert.equal(new Set(faces).size, faces.length);
});

test("a bot keeps its face, and any name and rank has one", () => {
  assert.deepEqual(portrait("planner", 2), portrait("planner", 2));
  for (const name of ["", "ž", "a-very-long-name".repeat(9)]) assert.ok(portrait(name, 40).cowl);
});

test("Tybor looks like himself at any rank", () => {
  assert.deepEqual(portrait("tybor", 0), portrait("tybor", 3));
});
