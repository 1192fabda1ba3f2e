import assert from "node:assert/strict";
import { test } from "node:test";
import { add, besides, childWith, endOfLine, nodeAt, pathTo, promote, remove, ROOT, rowsOf, sentTree, setNote, type Tree, treeOf } from "../../src/analysis/tree.ts";
import type { AnalysisTree } from "../../src/protocol.ts";

const node = (parent: number, move: string, seat = 0) => ({ parent, seat, move, note: "", round: 1, points: 0 });

/** A line a b c, a variation x y beside b, and p beside y. */
const GIVEN: AnalysisTree = {
  start: "Codex-Record: 1",
  names: ["Ada", "Ben"],
  options: { mode: "table", tie_break: "points", refill: "same" },
  nodes: [node(0, "a"), node(1, "b"), node(2, "c"), node(1, "x"), node(4, "y"), node(4, "p")],
  note: "the start",
  main: 3,
};
const TREE = treeOf(GIVEN);

const said = (tree: Tree) => rowsOf(tree).map(({ node: { move }, depth }) => `${"·".repeat(depth)}${move}`);

test("Case: variations stand after the first half-move of the line that they leave", () => {
  assert.deepEqual(said(TREE), ["a", "b", "·x", "·y", "··p", "c"]);
});

test("Law: a tree that is sent and read again has the same rows and notes", () => {
  const noted = setNote(TREE, 5, "a note");
  const sent = sentTree(noted);
  const again = treeOf({ ...GIVEN, nodes: (sent.nodes ?? []).map((one) => ({ note: "", round: 1, points: 0, ...one })), note: sent.note ?? "" });
  assert.deepEqual(said(again), said(noted));
  assert.deepEqual([...again.nodes.values()].map(({ note }) => note).filter(Boolean), ["the start", "a note"]);
});

test("Law: in what is sent, a parent comes before its children", () => {
  for (const [index, { parent }] of (sentTree(promote(TREE, 6)).nodes ?? []).entries()) assert.ok(parent <= index);
});

test("Case: a half-move is added as the last variation, and found again", () => {
  const grown = add(TREE, 1, { ...node(1, "z"), note: "" });
  assert.equal(childWith(grown, 1, 0, "z")?.id, TREE.next);
  assert.equal(childWith(grown, 1, 1, "z"), undefined, "another seat makes another half-move");
  assert.deepEqual(nodeAt(grown, 1).children, [2, 4, 7]);
  assert.deepEqual(said(TREE), ["a", "b", "·x", "·y", "··p", "c"], "the old tree is as it was");
});

test("Case: the path and the end of a line", () => {
  assert.deepEqual(pathTo(TREE, 6).map(({ move }) => move), ["a", "x", "p"]);
  assert.equal(endOfLine(TREE), 3);
  assert.equal(endOfLine(TREE, 4), 5);
});

test("Law: removing a half-move removes all that follows it, and nothing else", () => {
  assert.deepEqual(said(remove(TREE, 4)), ["a", "b", "c"]);
  assert.deepEqual(said(remove(TREE, 2)), ["a", "x", "y", "·p"]);
  assert.equal(remove(TREE, ROOT), TREE);
});

test("Law: promoting makes the variation of a half-move the line, wherever in it one is", () => {
  assert.deepEqual(said(promote(TREE, 4)), ["a", "x", "·b", "·c", "y", "·p"]);
  assert.deepEqual(said(promote(TREE, 5)), ["a", "x", "·b", "·c", "y", "·p"]);
  assert.deepEqual(said(promote(TREE, 6)), ["a", "b", "·x", "·p", "··y", "c"]);
  assert.equal(promote(TREE, 3), TREE);
});

test("Case: up and down go between branches, also from deep within one", () => {
  assert.equal(besides(TREE, 2, 1), 4);
  assert.equal(besides(TREE, 3, 1), 4);
  assert.equal(besides(TREE, 5, -1), 2);
  assert.equal(besides(TREE, 6, -1), 5);
  assert.equal(besides(TREE, 6, 1), undefined);
});
