import assert from "node:assert/strict";
import { test } from "node:test";
import type { StatisticsRow } from "../../src/protocol.ts";
import { addressOf, DEFAULTS, filtersOf } from "../../src/statistics/filters.ts";
import { chartRange, range, rangeWith, scaleOf, whiskerRange } from "../../src/statistics/scale.ts";
import { levelsOf, placeBeside, swarm } from "../../src/statistics/swarm.ts";

const WIDTH = 54;

const row = (key: string, won: number, games = 1000): StatisticsRow => ({
  key,
  games,
  won,
  low: Math.max(0, won - 0.03),
  high: Math.min(1, won + 0.03),
  points: 3,
  first_round: null,
  last_round: null,
  kept: null,
});

/** Shares that crowd around a few values, always the same. */
const rows = Array.from({ length: 40 }, (_, index) => row(`${index + 41}f`, 0.46 + ((index * 7919) % 97) / 600));
const scale = scaleOf(range(rows.map(({ won }) => won)), 30, 830);
const places = swarm(rows, scale.x, WIDTH);

test("Law: every card stands at its share, and no two cover each other", () => {
  assert.equal(places.length, rows.length);
  for (const [index, one] of places.entries()) {
    assert.equal(one.x, scale.x(one.row.won));
    for (const other of places.slice(index + 1)) {
      assert.ok(one.level !== other.level || Math.abs(one.x - other.x) >= WIDTH - 1e-9);
    }
  }
});

test("Law: a card stands as low as it can: below it there is always one that it would cover", () => {
  for (const [index, one] of places.entries()) {
    for (let level = 0; level < one.level; level++) {
      const before = places.slice(0, index).filter((other) => other.level === level);
      assert.ok(before.some((other) => Math.abs(other.x - one.x) < WIDTH));
    }
  }
  assert.equal(levelsOf(places), Math.max(...places.map(({ level }) => level)) + 1);
  assert.equal(levelsOf([]), 0);
});

test("Law: right and left lead through all cards by their share, up and down to another level", () => {
  const [first] = places;
  assert.ok(first);
  const seen = [first];
  for (let next = placeBeside(places, first, "ArrowRight"); next; next = placeBeside(places, next, "ArrowRight")) {
    assert.ok(next.x >= (seen.at(-1)?.x ?? 0));
    assert.equal(placeBeside(places, next, "ArrowLeft"), seen.at(-1));
    seen.push(next);
  }
  assert.equal(seen.length, places.length);
  for (const place of places) {
    const up = placeBeside(places, place, "ArrowUp");
    assert.equal(up?.level ?? place.level + 1, place.level + 1);
    assert.equal(placeBeside(places, place, "Home"), first);
    assert.equal(placeBeside(places, place, "End"), places.at(-1));
    assert.equal(placeBeside(places, place, "a"), undefined);
  }
  assert.equal(placeBeside(places, first, "ArrowLeft"), undefined);
  assert.equal(placeBeside(places, first, "ArrowDown"), undefined);
});

test("Law: marks are at round shares, inside the scale, and not too many", () => {
  for (const [low, high] of [[0.46, 0.64], [0, 1], [0.5, 0.5], [0.31, 0.92]] as const) {
    const { ticks, x } = scaleOf(range([low, high]), 0, 800);
    assert.ok(ticks.length >= 1 && ticks.length <= 11, String(ticks));
    for (const tick of ticks) {
      assert.ok(Math.abs(tick * 200 - Math.round(tick * 200)) < 1e-6);
      assert.ok(x(tick) >= 0 && x(tick) <= 800);
    }
    assert.equal(x(2), 800);
    assert.equal(x(-1), 0);
  }
});

test("Law: a scale has the average unless it is far away from all shares", () => {
  assert.deepEqual(rangeWith(0.5, [0.46, 0.64]), range([0.46, 0.64]));
  assert.ok(rangeWith(0.44, [0.46, 0.64])[0] < 0.44);
  assert.deepEqual(rangeWith(0.5, [0.4, 0.44]), range([0.4, 0.44]));
});

test("Law: a scale of whiskers has those of all rows that are sure, and the average", () => {
  const [low, high] = whiskerRange([row("1f", 0.5), row("2f", 0.9, 3)], 0.4, 50);
  assert.ok(low < 0.4 && high > 0.53 && high < 0.6);
  const [, alone] = whiskerRange([row("2f", 0.9, 3)], 0.4, 50);
  assert.ok(alone > 0.93);
});

test("Case: where no card has many games, the chart has room for every whisker", () => {
  const one = { ...row("41f", 0, 1), high: 0.79 };
  assert.ok(chartRange([one], 0, 50)[1] >= 0.79);
  assert.deepEqual(chartRange([one, row("42f", 0.5)], 0.5, 50), rangeWith(0.5, [0, 0.5]));
});

test("Law: what an address asks for is what it is made from, and what is unknown in it is left out", () => {
  assert.equal(addressOf(DEFAULTS), "/statistics");
  const wanted = { ...DEFAULTS, tab: "objectives", source: "people", group: "solo-hard", row: "95", show: "list" } as const;
  const address = addressOf(wanted);
  assert.equal(address, "/statistics?tab=objectives&source=people&group=solo-hard&show=list&row=95");
  assert.deepEqual(filtersOf(new URL(address, "http://x").searchParams), wanted);
  assert.deepEqual(filtersOf(new URLSearchParams("tab=weather&group=5&row=<b>&show=3d")), DEFAULTS);
});
