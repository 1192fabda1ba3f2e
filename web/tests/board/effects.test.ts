import assert from "node:assert/strict";
import { test } from "node:test";
import { coveredCorners, effect, face, symbolsOf } from "../../src/board/effects.ts";
import { CARDS, SYMBOLS } from "../../src/cards.ts";
import type { Laid, Cell, Side } from "../../src/protocol.ts";

/** "81f 0,0 · 10f 1,1": cards in the order of laying. */
function area(text: string): Laid[] {
  return text.split(" · ").map((word) => {
    const [name = "", place = ""] = word.split(" ");
    const [x = 0, y = 0] = place.split(",").map(Number);
    return { card: Number.parseInt(name, 10), side: name.endsWith("f") ? "front" : "back", at: [x, y] };
  });
}

/** "F1 P2": the symbols of an area, laid card by card. */
function tally(laid: readonly Laid[]): string {
  const total = SYMBOLS.map(() => 0);
  laid.forEach(({ card, side, at }, index) => {
    const { change } = effect(laid.slice(0, index), at, face(card, side));
    for (const [symbol, by] of change.entries()) total[symbol] = (total[symbol] ?? 0) + by;
  });
  return total.flatMap((n, symbol) => (n ? [`${"FPAIQKM"[symbol]}${n}`] : [])).join(" ");
}

const laying = (on: string, card: number, side: Side, at: Cell) => effect(area(on), at, face(card, side));

test("E1: the back of a starter brings its centre", () => {
  assert.equal(tally(area("86b 0,0")), "F1 P1 A1");
});

test("E2: two cards on a starter's upper corners", () => {
  assert.equal(tally(area("81f 0,0 · 10f 1,1 · 11f -1,1")), "F1 P2 A1 I1");
});

test("E3: a hidden corner laid on a symbol covers it", () => {
  const { covered, lost, gained } = laying("81f 0,0", 19, "front", [1, 1]);
  assert.deepEqual(covered, [[0, 0]]);
  assert.deepEqual(lost, ["plant"]);
  assert.deepEqual(gained, ["plant"]);
  assert.equal(tally(area("81f 0,0 · 19f 1,1")), "F1 P1 A1 I1");
});

test("E4: a gold card covers a symbol that paid for it", () => {
  assert.equal(tally(area("81f 0,0 · 13f -1,-1")), "F1 P3 A1");
  const { lost, gained, change } = laying("81f 0,0 · 13f -1,-1", 57, "front", [1, 1]);
  assert.deepEqual(lost, ["plant"]);
  assert.deepEqual(gained, ["quill"]);
  assert.deepEqual(change, [0, -1, 0, 0, 1, 0, 0]);
  assert.equal(tally(area("81f 0,0 · 13f -1,-1 · 57f 1,1 · 59b 1,-1")), "F1 P3 Q1");
});

test("E5: a quill is covered or not by where a card lies", () => {
  const before = "86b 0,0 · 5f 1,1 · 27f -1,1";
  assert.equal(tally(area(before)), "F3 P2 A2 Q2");
  assert.equal(laying(before, 41, "front", [-2, 0]).change[4], 1);
  assert.equal(laying(before, 41, "front", [2, 2]).change[4], 0);
});

test("E6: as many corners are covered as there are cards around", () => {
  const around = ["81f -1,1", "82f 1,1", "83f -1,-1", "84f 1,-1"];
  for (const n of [1, 2, 3, 4]) {
    const { covered } = laying(around.slice(0, n).join(" · "), 44, "front", [0, 0]);
    assert.equal(covered.length, n);
  }
});

test("laid on bare desk a face covers nothing and brings all it shows", () => {
  const { covered, lost, gained } = laying("81f 0,0", 7, "front", [5, 5]);
  assert.deepEqual([covered, lost, gained], [[], [], ["fungi", "insect", "manuscript"]]);
});

test("every back but a starter's shows four empty corners and its kingdom in the middle", () => {
  for (const { id, kind, kingdom } of Object.values(CARDS)) {
    if (kind !== "starter") assert.deepEqual(symbolsOf(face(id, "back")), [kingdom]);
  }
});

test("a change is what is gained less what is lost, symbol by symbol", () => {
  for (const { id } of Object.values(CARDS)) {
    const { lost, gained, change } = laying("81f 0,0 · 82f 2,0", id, "front", [1, 1]);
    const net = change.reduce((sum, n) => sum + n, 0);
    assert.equal(net, gained.length - lost.length);
  }
});

test("only a later card covers a corner", () => {
  const [starter, upper] = coveredCorners(area("81f 0,0 · 10f 1,1"));
  assert.deepEqual(starter, [false, true, false, false]);
  assert.deepEqual(upper, [false, false, false, false]);
});
