import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { shell, WORKER } from "./shell.ts";
import { words } from "./words.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte(), words(here("../src/codex_naturalis/locale")), shell()],
  build: {
    outDir: here("../src/codex_naturalis/server/site"),
    emptyOutDir: true,
    // Our policy on content allows no data in fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rollupOptions: {
      input: { index: here("index.html"), [WORKER]: here("src/pwa/worker.ts") },
      output: {
        // A browser asks for a newer worker under the same name.
        entryFileNames: (chunk) => (chunk.name === WORKER ? "[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
