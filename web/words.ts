import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** What only some pages need, each loaded with them; all other topics come with the language. */
const APART = ["learn", "rules"];
const PREFIX = "virtual:words/";

/**
 * `virtual:words/cs` is one text with every `.ftl` file of a language but those read apart, and
 * `virtual:words/cs/rules` is one of these. The catalogue is shared with the faces in Python.
 */
export function words(folder: string): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language, topic] = id.slice(PREFIX.length + 1).split("/");
      const home = join(folder, language ?? "");
      const files = readdirSync(home)
        .filter((name) => name.endsWith(".ftl"))
        .filter((name) => (topic ? name === `${topic}.ftl` : !APART.includes(name.slice(0, -4))))
        .sort()
        .map((name) => join(home, name));
      for (const file of files) this.addWatchFile(file);
      const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
