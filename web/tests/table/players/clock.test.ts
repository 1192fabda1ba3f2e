import assert from "node:assert/strict";
import { test } from "node:test";
import { leftAt, timeLeft } from "../../../src/table/players/clock.ts";

const clocks = { now: 1000, left: [60_000, 30_000, null], running: [0] };

test("a running clock goes on from the server's moment, others stand", () => {
  assert.equal(leftAt(clocks, 0, 11_000), 50_000);
  assert.equal(leftAt(clocks, 1, 11_000), 30_000);
  assert.equal(leftAt(clocks, 2, 11_000), null);
  assert.equal(leftAt(null, 0, 0), null);
});

test("no clock goes below zero", () => {
  assert.equal(leftAt(clocks, 0, 99_000_000), 0);
});

test("the nearer the end, the finer", () => {
  const hour = 3_600_000;
  assert.deepEqual(timeLeft(72 * hour), { unit: "days", n: 3, text: "" });
  assert.deepEqual(timeLeft(47 * hour), { unit: "hours", n: 47, text: "" });
  assert.equal(timeLeft(2 * hour).text, "2:00:00");
  assert.equal(timeLeft(581_000).text, "9:41");
  assert.equal(timeLeft(200).text, "0:01");
  assert.equal(timeLeft(0).text, "0:00");
});
