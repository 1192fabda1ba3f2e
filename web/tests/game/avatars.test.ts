import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { avatarOf } from "../../src/game/avatars.ts";

const FILE = new URL("../../../src/codex_naturalis/locale/en/bots.ftl", import.meta.url);
const words = readFileSync(FILE, "utf8");
const NAMED = [...words.matchAll(/^bots-name-(\S+) =/gmu)].map(([, name]) => name ?? "");
const drawn = (name: string): string => JSON.stringify(avatarOf(name).layers);

test("Law: every bot that has a name has an avatar of its own, and none has Tybor's", () => {
  assert.ok(NAMED.includes("monk-6"));
  const faces = [...NAMED, "tybor"].map(drawn);
  assert.equal(new Set(faces).size, faces.length);
});

test("a bot keeps its avatar, and any name has one", () => {
  for (const name of ["", "ž", "toString", "a-very-long-name".repeat(9)]) {
    assert.ok(avatarOf(name).layers.length > 2);
    assert.equal(drawn(name), drawn(name));
  }
});
