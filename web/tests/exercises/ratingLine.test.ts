import assert from "node:assert/strict";
import { test } from "node:test";
import { line } from "../../src/exercises/ratingLine.ts";

const past = (...ratings: number[]) => ratings.map((rating, at) => ({ at, rating }));

test("Law: a line stays in its box, rises with the rating, and ends at the right", () => {
  for (const ratings of [[1200, 1200], [1000, 1600, 1300], [1486, 1480, 1492, 1500]]) {
    const drawn = line(past(...ratings), 300, 96);
    assert.ok(drawn);
    const points = [...drawn.path.matchAll(/[ML](\S+) (\S+?)(?=L|$)/gu)].map(([, x, y]) => [Number(x), Number(y)]);
    assert.equal(points.length, ratings.length);
    for (const [x = -1, y = -1] of points) assert.ok(x >= 0 && x <= 300 && y >= 0 && y <= 96, `${x} ${y}`);
    assert.equal(drawn.end[0], 300);
    const highest = ratings.indexOf(Math.max(...ratings));
    assert.equal(points[highest]?.[1], Math.min(...points.map(([, y = 0]) => y)));
  }
});

test("fewer than two ratings are no line", () => {
  assert.equal(line([], 300, 96), undefined);
  assert.equal(line(past(1200), 300, 96), undefined);
});
