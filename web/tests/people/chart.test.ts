import assert from "node:assert/strict";
import { test } from "node:test";
import { plot } from "../../src/people/chart.ts";

const BOX = { width: 300, height: 100 };
const past = (players: number, rating: number, at: number) => ({ players, rating, at });

test("Law: every rating is in the box, and between two marks at round numbers", () => {
  const ratings = [903, 1000, 1187, 1451, 1320];
  const chart = plot(ratings.map((rating, index) => past(2, rating, index * 1000)), BOX);
  const marks = chart.levels.map(({ rating }) => rating);
  assert.ok(marks.length >= 2 && marks.length <= 6, String(marks));
  assert.ok(Math.min(...marks) <= 903 && Math.max(...marks) >= 1451);
  for (const [x, y] of chart.lines[0]?.points ?? []) assert.ok(x >= 0 && x <= 300 && y >= 0 && y <= 100);
  assert.deepEqual(chart.levels.map(({ y }) => y), [...chart.levels.map(({ y }) => y)].sort((a, b) => b - a));
});

test("each number of players has a line of its own, by time from the left to the right", () => {
  const chart = plot([past(2, 1000, 0), past(3, 990, 50), past(2, 1100, 100)], BOX);
  assert.deepEqual(chart.lines.map(({ players }) => players), [2, 3]);
  assert.deepEqual(chart.lines.map(({ points }) => points.map(([x]) => x)), [[0, 300], [150]]);
  assert.deepEqual([chart.from, chart.to], [0, 100]);
});

test("equal ratings, and games of one moment, can be drawn too", () => {
  const chart = plot([past(2, 1000, 5), past(2, 1000, 5)], BOX);
  const points = chart.lines[0]?.points ?? [];
  assert.deepEqual(points.map(([x]) => x), [150, 300]);
  assert.ok(points.every(([, y]) => Number.isFinite(y)));
});
