import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { routes } from "./routes.ts";
import { shell, WORKER } from "./shell.ts";
import { words } from "./words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(here("../src/codex_naturalis/locale")), shell(), routes(here("src/pages.ts"))],
  build: {
    outDir: here("../src/codex_naturalis/server/site"),
    emptyOutDir: true,
    // Our policy on content allows no data in fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What a part imports is there already, or comes with it; lists of it would be in every script.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === "html" ? files : files.filter((file) => file.endsWith(".css")),
    },
    target: "es2022",
    rollupOptions: {
      input: { index: here("index.html"), [WORKER]: here("src/pwa/worker.ts") },
      output: {
        // A browser asks for a newer worker under the same name.
        codeSplitting: {
          groups: [
            { name: "base", test: /node_modules|\/src\/(?:i18n|net|page|ui)\//u, priority: 2 },
            { name: "game", test: /\/src\/game\/(?:Avatar|avatars|bots|summaries|turns|watching)\./u, priority: 2 },
            { name: "board", test: /\/src\/(?:board\/|game\/(?:eventText|events|moves|plan)\.ts)/u, priority: 1 },
            { name: "table", test: /\/src\/table\/(?:play|players|state)\/\w+(?:\.svelte)?\.ts$/u },
          ],
        },
        entryFileNames: (chunk) => (chunk.name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
