import assert from "node:assert/strict";
import { test } from "node:test";
import { ReconnectPauses } from "../../src/net/reconnect.ts";

const take = (pauses: ReconnectPauses, count: number): number[] =>
  Array.from({ length: count }, () => pauses.next());

test("pauses double up to the longest", () => {
  assert.deepEqual(take(new ReconnectPauses(() => 1), 8), [300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
});

test("Law: a pause is between half and all of its length", () => {
  assert.deepEqual(take(new ReconnectPauses(() => 0), 3), [150, 300, 600]);
  const pauses = new ReconnectPauses();
  for (const full of [300, 600, 1200, 2400]) {
    const pause = pauses.next();
    assert.ok(pause >= full / 2 && pause <= full);
  }
});

test("after a good connection they start again with the shortest", () => {
  const pauses = new ReconnectPauses(() => 1);
  take(pauses, 5);
  pauses.reset();
  assert.equal(pauses.next(), 300);
});

test("what the server asks for comes first, also where it is longer than the longest", () => {
  const pauses = new ReconnectPauses(() => 1);
  pauses.startWith(30_000);
  assert.deepEqual(take(pauses, 2), [30_000, 10_000]);
});
