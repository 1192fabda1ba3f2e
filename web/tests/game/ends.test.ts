import assert from "node:assert/strict";
import { test } from "node:test";
import { endOf, tally, totalsOf } from "../../src/game/ends.ts";
import type { TableLine } from "../../src/protocol.ts";

const ME = "me";

function line(people: readonly (string | null)[], winners: readonly number[], totals: readonly number[] | null, status = "finished") {
  const seats = people.map((id) => ({ person: id === null ? null : { id } }));
  const result = status === "finished" ? { winners, totals } : null;
  return { status, seats, result } as unknown as TableLine;
}

test("won alone, won together with others, lost: also against Tybor, whose seat is none", () => {
  assert.equal(endOf(line([ME, "ada"], [0], null), ME), "won");
  assert.equal(endOf(line([ME, "ada"], [0, 1], null), ME), "drawn");
  assert.equal(endOf(line(["ada", ME, null], [0, 2], null), ME), "lost");
  assert.equal(endOf(line([ME], [1], null), ME), "lost");
});

test("who does not play, or plays several seats, has neither won nor lost; nor in a game that runs", () => {
  assert.equal(endOf(line(["ada", "ben"], [0], null), ME), undefined);
  assert.equal(endOf(line([ME, ME], [0], [9, 8]), ME), undefined);
  assert.equal(totalsOf(line([ME, ME], [0], [9, 8]), ME), undefined);
  assert.equal(endOf(line([ME, "ada"], [], null, "playing"), ME), undefined);
});

test("totals begin with the person's own; there are none in a game that was broken off", () => {
  assert.deepEqual(totalsOf(line(["ada", ME, "ben"], [0], [30, 20, 10]), ME), [20, 30, 10]);
  assert.deepEqual(totalsOf(line([ME], [0], [25, 21]), ME), [25, 21]);
  assert.equal(totalsOf(line([ME, "ada"], [0], null), ME), undefined);
});

test("ends are counted; what has none is left out", () => {
  assert.deepEqual(tally(["won", "lost", undefined, "won", "drawn"]), { won: 2, drawn: 1, lost: 1 });
});
