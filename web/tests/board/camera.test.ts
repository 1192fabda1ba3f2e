import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Camera,
  confine,
  fit,
  free,
  onScreen,
  pan,
  pinch,
  reveal,
  settle,
  toBoard,
  toScreen,
  zoom,
} from "../../src/board/camera.ts";
import { type Box, bounds } from "../../src/board/geometry.ts";
import type { Cell } from "../../src/protocol.ts";
import { chance } from "./chance.ts";

const LIMITS = { least: 40, most: 200 };
const NONE = { least: 1e-6, most: 1e6 };
const SLACK = 1e-6;

const inside = (one: Box, other: Box) =>
  one.left >= other.left - SLACK &&
  one.top >= other.top - SLACK &&
  one.right <= other.right + SLACK &&
  one.bottom <= other.bottom + SLACK;
const close = (one: number, other: number) => assert.ok(Math.abs(one - other) < SLACK, `${one} and ${other}`);

function* scenes(seed: number) {
  const random = chance(seed);
  for (let round = 0; round < 300; round++) {
    const places = Array.from(
      { length: Math.round(random(1, 40)) },
      (): Cell => [Math.round(random(-12, 12)), Math.round(random(-12, 12))],
    );
    const size = { width: random(200, 2000), height: random(200, 1400) };
    const inset = { top: random(0, 60), right: random(0, 60), bottom: random(0, 100), left: random(0, 60) };
    const camera: Camera = { x: random(-900, 900), y: random(-900, 900), u: random(40, 200) };
    yield { all: bounds(places), room: free(size, inset), camera, random };
  }
}

test("a fit without limits holds all, touches two opposite edges and lies in the middle", () => {
  for (const { all, room } of scenes(3)) {
    const seen = onScreen(fit(all, room, NONE), all);
    assert.ok(inside(seen, room));
    close(seen.left - room.left, room.right - seen.right);
    close(seen.top - room.top, room.bottom - seen.bottom);
    close(Math.min(seen.left - room.left, seen.top - room.top), 0);
  }
});

test("a fit keeps to its limits", () => {
  for (const { all, room } of scenes(4)) {
    const { u } = fit(all, room, LIMITS);
    assert.ok(u >= LIMITS.least && u <= LIMITS.most);
  }
});

test("zoom keeps the point under the pointer, and the scale within its limits", () => {
  for (const { camera, random } of scenes(5)) {
    const point = { x: random(0, 1500), y: random(0, 900) };
    const next = zoom(camera, random(0.2, 5), point, LIMITS);
    const [before, after] = [toBoard(camera, point), toBoard(next, point)];
    close(before.x, after.x);
    close(before.y, after.y);
    assert.ok(next.u >= LIMITS.least && next.u <= LIMITS.most);
  }
});

test("zoom in and out again is nothing", () => {
  for (const { camera, random } of scenes(6)) {
    const [point, factor] = [{ x: random(0, 900), y: random(0, 900) }, random(0.5, 2)];
    const back = zoom(zoom(camera, factor, point, NONE), 1 / factor, point, NONE);
    close(back.x, camera.x);
    close(back.y, camera.y);
    close(back.u, camera.u);
  }
});

test("two fingers keep under them what they touched", () => {
  for (const { camera, random } of scenes(7)) {
    const finger = () => ({ x: random(0, 900), y: random(0, 900) });
    const from = [finger(), finger()] as const;
    // They move, part and do not turn: a board does not turn either.
    const [grow, dx, dy] = [random(0.5, 2), random(-90, 90), random(-90, 90)];
    const to = [
      { x: from[0].x + dx, y: from[0].y + dy },
      {
        x: from[0].x + dx + (from[1].x - from[0].x) * grow,
        y: from[0].y + dy + (from[1].y - from[0].y) * grow,
      },
    ] as const;
    const next = pinch(camera, from, to, NONE);
    for (const index of [0, 1] as const) {
      const [before, after] = [toBoard(camera, from[index]), toBoard(next, to[index])];
      assert.ok(Math.abs(before.x - after.x) < 1e-4 && Math.abs(before.y - after.y) < 1e-4);
    }
  }
});

test("to the screen and back is nothing", () => {
  for (const { camera, random } of scenes(8)) {
    const point = { x: random(-9, 9), y: random(-9, 9) };
    const back = toBoard(camera, toScreen(camera, point));
    close(back.x, point.x);
    close(back.y, point.y);
  }
});

test("reveal brings into the room what fits in it, at the same scale, and moves nothing twice", () => {
  for (const { all, room, camera } of scenes(9)) {
    const next = reveal(camera, all, room);
    const seen = onScreen(next, all);
    assert.equal(next.u, camera.u);
    const wide = seen.right - seen.left > room.right - room.left;
    const tall = seen.bottom - seen.top > room.bottom - room.top;
    if (!wide && !tall) assert.ok(inside(seen, room));
    const again = reveal(next, all, room);
    close(again.x, next.x);
    close(again.y, next.y);
  }
});

test("what is larger than the room leaves none of the room bare once revealed", () => {
  const room = { left: 0, top: 0, right: 400, bottom: 300 };
  const all = { left: -5, top: -5, right: 5, bottom: 5 };
  for (const x of [-3000, 0, 3000]) {
    const seen = onScreen(reveal({ x, y: x, u: 100 }, all, room), all);
    assert.ok(inside(room, seen));
  }
});

test("as an area grows the scale stays while all fits, and never grows by itself", () => {
  for (const { all, room, camera } of scenes(10)) {
    const best = fit(all, room, LIMITS);
    const next = settle(camera, all, room, LIMITS);
    assert.equal(next.u, Math.min(camera.u, best.u));
    if (best.u > LIMITS.least) assert.ok(inside(onScreen(next, all), room));
  }
});

test("the first look is the fit", () => {
  for (const { all, room } of scenes(11)) {
    assert.deepEqual(settle(null, all, room, LIMITS), fit(all, room, LIMITS));
  }
});

test("an area pushed away stays in reach, and one in reach is not moved", () => {
  for (const { all, room, camera, random } of scenes(12)) {
    const next = confine(pan(camera, random(-5000, 5000), random(-5000, 5000)), all, room);
    const seen = onScreen(next, all);
    assert.ok(seen.right > room.left && seen.left < room.right);
    assert.ok(seen.bottom > room.top && seen.top < room.bottom);
    const again = confine(next, all, room);
    close(again.x, next.x);
    close(again.y, next.y);
  }
});
