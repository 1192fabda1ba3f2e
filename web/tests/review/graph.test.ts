import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chance } from "../../src/protocol.ts";
import { chancesAt, heightAt, lineOf, path, plyAt, shade, swingsOf } from "../../src/review/graph.ts";

const chance = (ply: number, win: number): Chance => ({
  ply,
  round: 1,
  seat: 0,
  wins: [win, 1 - win],
  own: [-0.1, 0],
  others: [0.05, 0.1],
  luck: [0.01, -0.01],
});
const START = [0.5, 0.5];
const CHANCES = [chance(4, 0.6), chance(8, 0.2), chance(10, 0)];

test("Law: a line begins at the start and has a point for each turn, in the order of the game", () => {
  for (const seat of [0, 1]) {
    const line = lineOf(START, CHANCES, seat, 10);
    assert.equal(line.length, CHANCES.length + 1);
    assert.deepEqual(line[0], { x: 0, y: 0.5 });
    for (const [index, point] of line.slice(1).entries()) {
      assert.equal(point.x, (CHANCES[index]?.ply ?? 0) / 10);
      assert.equal(point.y, CHANCES[index]?.wins[seat]);
    }
  }
  assert.deepEqual(lineOf([], CHANCES, 0, 10), [], "nothing is known yet");
});

test("Law: between two turns a mark lies on the line, beyond its end at its end", () => {
  const line = lineOf(START, CHANCES, 0, 10);
  assert.equal(heightAt(line, 0), 0.5);
  assert.ok(Math.abs(heightAt(line, 0.2) - 0.55) < 1e-9);
  assert.ok(Math.abs(heightAt(line, 0.6) - 0.4) < 1e-9);
  assert.equal(heightAt(line, 0.8), 0.2);
  assert.equal(heightAt(line, 2), 0);
  assert.equal(heightAt([], 0.5), 0);
});

test("Case: the chances at a half-move are those after its turn, at the end the result", () => {
  assert.deepEqual(chancesAt(START, CHANCES, 1), [0.6, 0.4]);
  assert.deepEqual(chancesAt(START, CHANCES, 5), [0.2, 0.8]);
  assert.deepEqual(chancesAt(START, CHANCES, 10), [0, 1]);
  assert.deepEqual(chancesAt(START, [], 10), START);
});

test("Case: what the lane shows is that of the seat", () => {
  assert.deepEqual(swingsOf(CHANCES, 0)[0], { ply: 4, own: -0.1, others: 0.05, luck: 0.01 });
  assert.equal(swingsOf(CHANCES, 1)[2]?.others, 0.1);
});

test("Law: a place in the graph is a half-move of the game, wherever the pointer is", () => {
  assert.equal(plyAt(-1, 10), 1);
  assert.equal(plyAt(0.5, 10), 5);
  assert.equal(plyAt(9, 10), 10);
});

test("Case: paths of SVG", () => {
  const line = [{ x: 0, y: 0.5 }, { x: 1, y: 0 }];
  assert.equal(path(line), "M0 50L1000 100");
  assert.equal(shade(line), "M0 50L1000 100L1000 100L0 100Z");
  assert.equal(shade([]), "");
});
