import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SRC = new URL("../src/", import.meta.url).pathname;
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/u.test(name));

/** What a folder may know besides itself, the generated facts and the protocol. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  i18n: [],
  net: [],
  board: ["i18n", "ui"],
};

const folderOf = (path: string): string => path.split("/")[0] ?? "";

function imports(name: string): string[] {
  const text = readFileSync(join(SRC, name), "utf8");
  return [...text.matchAll(/from "(\.\.?\/[^"]+)"/gu)]
    .map(([, path]) => join(folderOf(name), name.split("/").slice(1, -1).join("/"), path ?? ""))
    .filter((path) => path.includes("/"));
}

test("Law: board/ knows neither rules nor the network, net/ and i18n/ know only themselves", () => {
  let seen = 0;
  for (const name of FILES) {
    const allowed = ARROWS[folderOf(name)];
    if (!allowed) continue;
    for (const path of imports(name)) {
      seen += 1;
      assert.ok([folderOf(name), ...allowed].includes(folderOf(path)), `${name} imports ${path}`);
    }
  }
  assert.ok(seen > 50);
});

test("Law: a component has under 300 lines, a module under 200", () => {
  for (const name of FILES) {
    if (name === "protocol.ts" || name === "cards.ts") continue;
    const lines = readFileSync(join(SRC, name), "utf8").split("\n").length;
    assert.ok(lines <= (name.endsWith(".svelte") ? 300 : 200), `${name} has ${lines} lines`);
  }
});

test("Law: no markup from text, no style that our policy on content forbids", () => {
  for (const name of FILES.filter((file) => file.endsWith(".svelte"))) {
    const text = readFileSync(join(SRC, name), "utf8");
    assert.ok(!text.includes("{@html"), name);
    assert.ok(!/<[a-z][^>]*\sstyle="/u.test(text), name);
  }
});
