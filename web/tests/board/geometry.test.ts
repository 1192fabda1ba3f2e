import assert from "node:assert/strict";
import { test } from "node:test";
import {
  BEYOND,
  bounds,
  box,
  centre,
  cornerBox,
  HEIGHT,
  inReadingOrder,
  neighbour,
  SHARED,
  towards,
} from "../../src/board/geometry.ts";
import type { Cell } from "../../src/protocol.ts";
import { chance } from "./chance.ts";

const close = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-12, `${one} and ${other}`);

test("a neighbour lies 0.775 of a width and 0.58 of a height away", () => {
  const [here, there] = [centre([0, 0]), centre([1, 1])];
  close(there.x - here.x, 0.775);
  close(here.y - there.y, 0.58 * HEIGHT);
});

test("the corner of a card and the shared corner of its neighbour are one box", () => {
  const random = chance(1);
  for (let round = 0; round < 200; round++) {
    const at: Cell = [Math.round(random(-20, 20)), Math.round(random(-20, 20))];
    for (const corner of BEYOND.keys()) {
      const mine = cornerBox(at, corner);
      const theirs = cornerBox(neighbour(at, corner), SHARED[corner] ?? 0);
      for (const edge of ["left", "top", "right", "bottom"] as const) close(mine[edge], theirs[edge]);
      close(mine.right - mine.left, 0.225);
      close(mine.bottom - mine.top, 0.42 * HEIGHT);
    }
  }
});

test("what lies beyond a corner lies beyond the shared corner from there", () => {
  for (const corner of BEYOND.keys()) {
    assert.deepEqual(neighbour(neighbour([3, 5], corner), SHARED[corner] ?? 0), [3, 5]);
  }
});

test("bounds hold every card and touch one at each edge; of nothing they are one card", () => {
  assert.deepEqual(bounds([]), box([0, 0]));
  const places: Cell[] = [
    [0, 0],
    [3, 1],
    [-2, 4],
  ];
  const all = bounds(places);
  assert.equal(all.left, box([-2, 4]).left);
  assert.equal(all.right, box([3, 1]).right);
  assert.equal(all.top, box([-2, 4]).top);
  assert.equal(all.bottom, box([0, 0]).bottom);
});

test("reading goes from the top row down, each from the left", () => {
  const places: Cell[] = [
    [0, 0],
    [1, 1],
    [-1, 1],
    [0, 2],
  ];
  assert.deepEqual(places.sort(inReadingOrder), [
    [0, 2],
    [-1, 1],
    [1, 1],
    [0, 0],
  ]);
});

const ARROWS = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
] as const;

test("an arrow goes to the nearest place rather ahead than aside, and nowhere where none is", () => {
  const among: Cell[] = [
    [2, 0],
    [6, 0],
    [1, 5],
    [-1, -1],
    [3, 3],
  ];
  const [right, left, , up] = ARROWS;
  assert.deepEqual(towards([0, 0], right, among), [2, 0]);
  assert.deepEqual(towards([2, 0], right, among), [3, 3]);
  assert.deepEqual(towards([2, 0], left, among), [-1, -1]);
  assert.deepEqual(towards([2, 0], up, among), [3, 3]);
  assert.equal(towards([6, 0], right, among), undefined);
});

test("an arrow always goes ahead, and stays only where nothing is ahead", () => {
  const random = chance(2);
  const anywhere = (): Cell => [Math.round(random(-9, 9)), Math.round(random(-9, 9))];
  for (let round = 0; round < 300; round++) {
    const places = Array.from({ length: 12 }, anywhere);
    const from = anywhere();
    for (const { x, y } of ARROWS) {
      const ahead = (at: Cell) =>
        (centre(at).x - centre(from).x) * x + (centre(at).y - centre(from).y) * y > 1e-9;
      const next = towards(from, { x, y }, places);
      assert.equal(next !== undefined, places.some(ahead));
      if (next) assert.ok(ahead(next));
    }
  }
});
