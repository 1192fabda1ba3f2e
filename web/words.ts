import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What every page says; the other topics are loaded with the pages that need them. */
export const BASE = ["bots", "common"];
/** What only Python says: in the terminal, and in what the server itself writes. */
export const NOT_HERE = ["guests", "mail", "site", "terminal"];
const PREFIX = "virtual:words/";

/**
 * `virtual:words/cs` is the text of the base topics in a language, and how to load each of the others:
 * `virtual:words/cs/rules`. The catalogue is shared with the faces in Python.
 */
export function words(folder: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", topic] = id.slice(PREFIX.length + 1).split("/");
      const read = (name: string) => {
        const file = join(folder, language, `${name}.ftl`);
        this.addWatchFile(file);
        return readFileSync(file, "utf8");
      };
      if (topic) return `export default ${JSON.stringify(read(topic))};`;
      const others = topicsIn(join(folder, language)).filter((name) => ![...BASE, ...NOT_HERE].includes(name));
      const loaders = others.map((name) => `"${name}": () => import("${PREFIX}${language}/${name}")`);
      const text = JSON.stringify(BASE.map(read).join("\n"));
      return `export default ${text};\nexport const topics = { ${loaders.join(", ")} };`;
    },
  };
}

export function topicsIn(home: string): string[] {
  const files = readdirSync(home).filter((name) => name.endsWith(".ftl"));
  return files.map((name) => name.slice(0, -4)).sort();
}
