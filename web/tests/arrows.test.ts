import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SRC = new URL("../src/", import.meta.url).pathname;
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/u.test(name));
const GENERATED = ["protocol.ts", "cards.ts"];

/** From the top down. A folder imports from the rows below its own, never from its own row or above. */
const LAYERS: readonly (readonly string[])[] = [
  ["main.ts"],
  ["App.svelte"],
  ["pages.ts"],
  ["analysis"],
  ["lobby", "people", "learn", "replay", "review", "exercises", "statistics", "table", "moderation"],
  ["pwa"],
  ["game", "page", "reports"],
  ["board", "net"],
  ["ui"],
  ["i18n"],
  ["cards.ts"],
  ["protocol.ts"],
];

/** The same inside `table/`; "." is its own files: the page and what all stages share. */
const TABLE_LAYERS: readonly (readonly string[])[] = [
  ["."],
  ["gathering", "play", "ending"],
  ["phone"],
  ["panel", "players", "hint"],
  ["tybor", "coach"],
  ["state"],
];

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every import of one of our files, static or dynamic, as paths below src. */
const IMPORTS: readonly Import[] = FILES.flatMap((from) => {
  const text = readFileSync(join(SRC, from), "utf8");
  const found = text.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.\.?\/[^"']+)["']/gu);
  return [...found].map(([, path]) => ({ from, to: join(from, "..", path ?? "") }));
});

const topFolder = (path: string): string => path.split("/")[0] ?? "";
/** The folder inside `table/`. */
const stage = (path: string): string => (path.split("/").length > 2 ? (path.split("/")[1] ?? "") : ".");

function checkLayers(
  layers: readonly (readonly string[])[],
  imports: readonly Import[],
  folderOf: (path: string) => string,
): void {
  const row = (path: string): number => layers.findIndex((names) => names.includes(folderOf(path)));
  for (const { from, to } of imports) {
    assert.ok(row(from) >= 0, `the folder of ${from} has no place in the layers`);
    assert.ok(row(to) >= 0, `the folder of ${to} has no place in the layers`);
    if (folderOf(from) !== folderOf(to)) assert.ok(row(from) < row(to), `${from} imports ${to}`);
  }
}

test("Law: imports between folders go down the layers", () => {
  assert.ok(IMPORTS.length > 500);
  checkLayers(LAYERS, IMPORTS.map(({ from, to }) => ({ from, to: to === "protocol" ? "protocol.ts" : to })), topFolder);
});

test("Law: imports between the stages of the table go down their layers", () => {
  const inside = IMPORTS.filter(({ from, to }) => topFolder(from) === "table" && topFolder(to) === "table");
  assert.ok(inside.length > 50);
  checkLayers(TABLE_LAYERS, inside, stage);
});

test("Law: every folder has a place in the layers, and every place is a folder", () => {
  const entries = (path: string): string[] =>
    readdirSync(join(SRC, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() || path === "")
      .map((entry) => entry.name);
  assert.deepEqual(LAYERS.flat().sort(), entries("").sort());
  assert.deepEqual(TABLE_LAYERS.flat().sort(), [".", ...entries("table")].sort());
});

test("Law: net/ knows only the protocol, and board/ and ui/ do not know net/", () => {
  for (const { from, to } of IMPORTS) {
    if (topFolder(from) === "net") assert.ok(["net", "protocol.ts"].includes(topFolder(to)), `${from} imports ${to}`);
    if (["board", "ui"].includes(topFolder(from))) assert.notEqual(topFolder(to), "net", from);
  }
});

test("Law: a component has under 300 lines, a module under 200", () => {
  for (const name of FILES) {
    if (GENERATED.includes(name)) continue;
    const lines = readFileSync(join(SRC, name), "utf8").split("\n").length;
    assert.ok(lines <= (name.endsWith(".svelte") ? 300 : 200), `${name} has ${lines} lines`);
  }
});

test("Law: no markup from text, no style that the content security policy forbids", () => {
  for (const name of FILES.filter((file) => file.endsWith(".svelte"))) {
    const text = readFileSync(join(SRC, name), "utf8");
    assert.ok(!text.includes("{@html"), name);
    assert.ok(!/<[a-z][^>]*\sstyle="/u.test(text), name);
  }
});
