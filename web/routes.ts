import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin, Rollup } from "vite";

/** A line of pages.ts: the address of a page, its module, and the topics of its words. */
const LINE = /\["(\/[^"]*)", \(\) => import\("([^"]+)"\), \[([^\]]*)\]\]/gu;
const WORDS = /^\0virtual:words\/(\w+)(?:\/(\w+))?$/u;
/** The faces of what is read first. */
const FIRST = /\/(?:alegreya-sc-500|alegreya-sans-700)-([a-z]{2})-[^/]*\.woff2$/u;

type Bundle = Rollup.OutputBundle;
type Files = Record<string, string[]>;

/**
 * Writes routes.json for the server: the addresses of all pages, and what each needs at once. The
 * server names these files in the head of the page, so that a browser asks for all of them together.
 */
export function routes(pages: string): Plugin {
  return {
    name: "routes",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const entry = closure(bundle, (chunk) => chunk.isEntry && chunk.name === "index");
        const found: Record<string, { files: string[]; words: Files }> = {};
        for (const [, pattern, path, names] of readFileSync(pages, "utf8").matchAll(LINE)) {
          const module = resolve(dirname(pages), path ?? "");
          const files = closure(bundle, (chunk) => chunk.facadeModuleId === module);
          if (files.size === 0) this.error(`no script of ${path} was built`);
          const topics = [...(names ?? "").matchAll(/"(\w+)"/gu)].map(([, topic]) => topic ?? "");
          const words = byLanguage(bundle, topics);
          found[pattern ?? ""] = { files: [...files].filter((file) => !entry.has(file)), words };
        }
        this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(found) });
      },
    },
  };
}

/** A chunk, all that it imports, and their styles. */
function closure(bundle: Bundle, wanted: (chunk: Rollup.OutputChunk) => boolean): Set<string> {
  const files = new Set<string>();
  const add = (chunk: Rollup.OutputAsset | Rollup.OutputChunk | undefined): void => {
    if (chunk?.type !== "chunk" || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) add(bundle[name]);
  };
  for (const chunk of Object.values(bundle)) if (chunk.type === "chunk" && wanted(chunk)) add(chunk);
  return files;
}

/** For each language its words, those of these topics, and its first fonts. */
function byLanguage(bundle: Bundle, topics: readonly string[]): Files {
  const found: Files = {};
  for (const file of Object.values(bundle)) {
    const ids = file.type === "chunk" ? file.moduleIds : [];
    const [, language, topic] = ids.map((id) => WORDS.exec(id)).find(Boolean) ?? FIRST.exec(`/${file.fileName}`) ?? [];
    if (language && (!topic || topics.includes(topic))) (found[language] ??= []).push(file.fileName);
  }
  return found;
}
