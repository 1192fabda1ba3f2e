import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { portrait } from "../../src/lobby/portraits.ts";

const FILE = new URL("../../../src/codex_naturalis/locale/en/bots.ftl", import.meta.url);
const words = readFileSync(FILE, "utf8");
const NAMED = [...words.matchAll(/^bots-name-(\S+) =/gmu)].map(([, name]) => name ?? "");
const drawn = (name: string): string => JSON.stringify(portrait(name).layers);

test("Law: every bot that has a name has a face of its own, and none has Tybor's", () => {
  assert.ok(NAMED.includes("monk-6"));
  const faces = [...NAMED, "tybor"].map(drawn);
  assert.equal(new Set(faces).size, faces.length);
});

test("a bot keeps its face, and any name has one", () => {
  for (const name of ["", "ž", "toString", "a-very-long-name".repeat(9)]) {
    assert.ok(portrait(name).layers.length > 2);
    assert.equal(drawn(name), drawn(name));
  }
});
