import assert from "node:assert/strict";
import { test } from "node:test";
import { type Camera, toScreen } from "../../src/board/camera.ts";
import { BAND, besideChips, edgeChips } from "../../src/board/edges.ts";
import { centre } from "../../src/board/geometry.ts";
import type { OpenSlot } from "../../src/board/types.ts";
import type { Cell } from "../../src/protocol.ts";
import { chance } from "./chance.ts";

const slot = (at: Cell, points = 0): OpenSlot => ({ at, points, name: "" });
const ROOM = { left: 10, top: 20, right: 410, bottom: 320 };

test("every slot out of view is counted by one chip, the best of them named, clear of the corners", () => {
  const random = chance(11);
  for (let round = 0; round < 300; round++) {
    const slots = Array.from({ length: 20 }, () =>
      slot([Math.round(random(-8, 8)), Math.round(random(-8, 8))], Math.round(random(0, 4))),
    );
    const camera: Camera = { x: random(0, 400), y: random(0, 300), u: random(40, 120) };
    const chips = edgeChips(slots, camera, ROOM);
    const out = slots.filter(({ at }) => {
      const { x, y } = toScreen(camera, centre(at));
      return x < ROOM.left || x > ROOM.right || y < ROOM.top || y > ROOM.bottom;
    });
    assert.ok(chips.reduce((sum, { n }) => sum + n, 0) >= out.length);
    assert.equal(new Set(chips.map(({ edge }) => edge)).size, chips.length);
    for (const { edge, at } of chips) {
      const [low, high] = edge === "left" || edge === "right" ? [20, 320] : [10, 410];
      assert.ok(at >= low + BAND && at <= high - BAND);
    }
  }
});

test("no card is shown under a chip, and all of a board without one", () => {
  const camera: Camera = { x: 200, y: 150, u: 60 };
  const size = { width: 500, height: 400 };
  assert.equal(besideChips(edgeChips([slot([0, 0])], camera, ROOM), ROOM, size), "none");
  const [chip] = edgeChips([slot([-8, 0], 1), slot([-6, 0], 3)], camera, ROOM);
  assert.deepEqual([chip?.edge, chip?.n, chip?.best.points], ["left", 2, 3]);
  assert.equal(besideChips(chip ? [chip] : [], ROOM, size), `inset(0px 0px 0px ${10 + BAND}px)`);
});
