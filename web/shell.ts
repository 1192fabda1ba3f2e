import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export const WORKER = "service-worker";
/** Words of pages that only some people open. */
const APART = /^\0virtual:words\/\w+\/(?:learn|moderation|rules)$/u;

/**
 * Tells the service worker which files make the shell: all scripts and styles. Their names hold
 * their hashes, so a hash over the names is the version of the build.
 */
export function shell(): Plugin {
  return {
    name: "shell",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[`${WORKER}.js`];
        if (worker?.type !== "chunk") this.error("the service worker was not built");
        const files = Object.values(bundle)
          .filter((file) => file !== worker && /\.(js|css)$/u.test(file.fileName))
          .filter((file) => file.type !== "chunk" || !file.moduleIds.every((id) => APART.test(id)))
          .map((file) => `/${file.fileName}`)
          .sort();
        const build = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        worker.code = worker.code
          .replaceAll("__SHELL__", JSON.stringify(files))
          .replaceAll("__BUILD__", JSON.stringify(build));
      },
    },
  };
}
