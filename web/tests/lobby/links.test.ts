import assert from "node:assert/strict";
import { test } from "node:test";
import { tableIn } from "../../src/lobby/links.ts";

test("a table is found in its link, wherever it is served, and by its bare id", () => {
  for (const said of [
    "https://codex.example/table/aB3-_x9Zk0Lm",
    "http://localhost:8000/table/aB3-_x9Zk0Lm?seat=1",
    "codex.example/table/aB3-_x9Zk0Lm/",
    "  /table/aB3-_x9Zk0Lm#chat ",
    "aB3-_x9Zk0Lm",
  ]) {
    assert.equal(tableIn(said), "aB3-_x9Zk0Lm", said);
  }
});

test("what leads to no table gives none", () => {
  for (const said of ["", "hello there", "https://codex.example/replay/table", "/table/", "../x", "a"]) {
    assert.equal(tableIn(said), undefined, said);
  }
});
