import assert from "node:assert/strict";
import { test } from "node:test";
import { drawMove, objectiveMove, placeMove, readMove, starterMove } from "../../src/game/moves.ts";

test("a half-move is written as in records", () => {
  assert.equal(starterMove("back"), "s:back");
  assert.equal(objectiveMove(93), "o:93");
  assert.equal(placeMove(17, "front", [1, -1]), "17f@1,-1");
  assert.equal(placeMove(4, "back", [0, 2]), "4b@0,2");
  assert.equal(drawMove("R2"), "<R2");
});

test("what is written is read again", () => {
  assert.deepEqual(readMove("s:front"), { kind: "starter", side: "front" });
  assert.deepEqual(readMove("o:102"), { kind: "objective", objective: 102 });
  assert.deepEqual(readMove("<G"), { kind: "draw", source: "G" });
  const place = { kind: "place", card: 80, side: "back", at: [-3, 11] };
  assert.deepEqual(readMove("80b@-3,11"), place);
});

test("what is no half-move is read as nothing", () => {
  for (const text of ["", "s:left", "o:", "<R3", "17x@1,1", "17f@1", "17f@1,1 "]) {
    assert.equal(readMove(text), undefined, text);
  }
});
