import assert from "node:assert/strict";
import { test } from "node:test";
import { labelBelow } from "../../src/board/labels.ts";
import type { MarkedCard } from "../../src/board/types.ts";

const card = (tone: MarkedCard["tone"], x: number, y: number): MarkedCard => ({ card: 1, side: "front", at: [x, y], tone, label: "?" });

test("Cases: a label is above its card, and below where another marked card covers the room above", () => {
  const played = card("played", 0, 0);
  for (const [x, y] of [[0, 2], [1, 1], [-1, 1]] as const) assert.ok(labelBelow(played, [played, card("best", x, y)]));
  for (const [x, y] of [[0, 4], [2, 0], [2, 2], [0, -2]] as const) assert.ok(!labelBelow(played, [played, card("best", x, y)]));
});

test("Law: of two cards above each other one label is above and one below; between two, it stays above", () => {
  const [low, high] = [card("played", 0, 0), card("best", 0, 2)];
  assert.deepEqual([low, high].map((one) => labelBelow(one, [low, high])), [true, false]);
  const lowest = card("plan", 1, -1);
  assert.equal(labelBelow(low, [low, high, lowest]), false);
  assert.equal(labelBelow(lowest, [low, high, lowest]), false, "that of a plan is on its card");
});
