import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { compileModule } from "svelte/compiler";
import ts from "typescript";

const OPTIONS = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true };

/**
 * Modules with runes (`*.svelte.ts`), compiled as in the browser. Import this file first, and what has
 * runes by `await import(…)`: static imports are loaded before any of this runs.
 */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith(".svelte.ts")) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const { outputText } = ts.transpileModule(readFileSync(filename, "utf8"), { compilerOptions: OPTIONS });
    const { js } = compileModule(outputText, { filename, generate: "client" });
    return { format: "module", source: js.code, shortCircuit: true };
  },
});
