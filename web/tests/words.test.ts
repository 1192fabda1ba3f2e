import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { BASE, NOT_HERE, topicsIn } from "../words.ts";

const SRC = new URL("../src/", import.meta.url).pathname;
const ENGLISH = new URL("../../src/codex_naturalis/locale/en/", import.meta.url).pathname;
const FILES = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((name) => /\.(ts|svelte)$/u.test(name));
const TEXTS = new Map(FILES.map((name) => [name, readFileSync(join(SRC, name), "utf8")]));

/** Message id to topic. */
const TOPIC_OF = new Map(
  topicsIn(ENGLISH)
    .filter((topic) => !NOT_HERE.includes(topic))
    .flatMap((topic) =>
      [...readFileSync(join(ENGLISH, `${topic}.ftl`), "utf8").matchAll(/^([a-z][\w-]*) =/gmu)].map(
        ([, id]) => [id ?? "", topic] as const,
      ),
    ),
);

/** A part of a page that brings topics of its own. */
const PART = /part\(import\("(\.\.?\/[^"]+)"\), \[([^\]]*)\]\)/gu;
const LATER = /(?:part\(import|prefetch\(\(\) => import)\("(\.\.?\/[^"]+)"\), \[[^\]]*\]\)/gu;
const named = (topics: string): string[] => [...topics.matchAll(/"(\w+)"/gu)].map(([, topic]) => topic ?? "");

/** All that a file imports, at once or later, with itself; not what brings its own topics. */
function closure(start: string, found = new Set<string>()): Set<string> {
  if (found.has(start) || !TEXTS.has(start)) return found;
  found.add(start);
  const text = (TEXTS.get(start) ?? "").replaceAll(LATER, "");
  for (const [, path] of text.matchAll(/(?<!type [^;]*)\b(?:from|import)\s*\(?\s*"(\.\.?\/[^"]+)"/gu)) {
    closure(join(start, "..", path ?? ""), found);
  }
  return found;
}

/** The parts of a page that bring topics of their own. */
function partsOf(files: ReadonlySet<string>): { module: string; topics: string[] }[] {
  return [...files].flatMap((file) =>
    [...(TEXTS.get(file) ?? "").matchAll(PART)].map(([, path = "", topics = ""]) => ({
      module: join(file, "..", path),
      topics: named(topics),
    })),
  );
}

/** The topics of the ids that a file says: in quotes, or up to the first hole of a template. */
function saidIn(file: string): Map<string, string> {
  const text = TEXTS.get(file) ?? "";
  const said = new Map<string, string>();
  for (const [, id] of text.matchAll(/["'`]([a-z][\w-]*)["'`]/gu)) {
    const topic = TOPIC_OF.get(id ?? "");
    // A plain word may be something else; what is said is given to t.
    if (topic && ((id ?? "").includes("-") || text.includes(`t("${id}"`))) said.set(id ?? "", topic);
  }
  // What is asked for before it is said need not be there.
  if (text.includes("words.has(")) return said;
  for (const [, start] of text.matchAll(/`([a-z][\w-]*-)\$\{/gu)) {
    for (const [id, topic] of TOPIC_OF) if (id.startsWith(start ?? "")) said.set(id, topic);
  }
  return said;
}

const PAGES = [...(TEXTS.get("pages.ts") ?? "").matchAll(/\["(\/[^"]*)", \(\) => import\("\.\/([^"]+)"\), \[([^\]]*)\]\]/gu)].map(
  ([, pattern = "", module = "", topics = ""]) => ({
    pattern,
    module,
    topics: named(topics),
  }),
);

/** By topic, one place that needs it. */
function neededBy(files: ReadonlySet<string>): Map<string, string> {
  const needed = new Map<string, string>();
  for (const file of files) {
    for (const [id, topic] of saidIn(file)) if (!BASE.includes(topic)) needed.set(topic, `${id} in ${file}`);
  }
  return needed;
}

test("Law: a page loads the topics of all that it says, and of nothing else; so does each part of it", () => {
  assert.ok(PAGES.length > 10);
  const check = (what: string, module: string, own: readonly string[], given: readonly string[]): void => {
    const files = closure(module);
    const needed = neededBy(files);
    for (const [topic, where] of needed) {
      assert.ok([...own, ...given].includes(topic), `${what} needs ${topic}: ${where}`);
    }
    for (const topic of own) assert.ok(needed.has(topic), `${what} does not need ${topic}`);
    for (const part of partsOf(files)) check(part.module, part.module, part.topics, [...own, ...given]);
  };
  for (const { pattern, module, topics } of PAGES) check(pattern, module, topics, []);
});

/** What comes without a page, and loads topics by itself. */
const LOADERS = [...closure("main.ts", new Set(PAGES.map(({ module }) => module)))]
  .filter((file) => (TEXTS.get(file) ?? "").includes('words.need(["'))
  .map((module) => ({
    module,
    topics: [...(TEXTS.get(module) ?? "").matchAll(/words\.need\(\["(\w+)"\]\)/gu)].map(([, topic]) => topic ?? ""),
  }));

test("Law: what all pages share says only what is in the base, or loads what else it says", () => {
  const apart = new Set([...PAGES, ...LOADERS].map(({ module }) => module));
  const shared = closure("main.ts", new Set(apart));
  for (const file of shared) {
    if (apart.has(file)) continue;
    for (const [id, topic] of saidIn(file)) assert.ok(BASE.includes(topic), `${file} says ${id} of ${topic}`);
  }
  assert.ok(LOADERS.length > 0);
  for (const { module, topics } of LOADERS) {
    for (const file of closure(module)) {
      for (const [id, topic] of saidIn(file)) {
        assert.ok([...BASE, ...topics].includes(topic), `${module} does not load ${topic}: ${id} in ${file}`);
      }
    }
  }
});
