import { type Topic, words } from "../i18n/words.svelte.ts";

/**
 * A part of a page that is loaded when it is first needed, with the topics of its words:
 * `{#await part(import(…), ["end"]) then { default: X }}`. If a newer version of the site was
 * deployed, its script is gone, and the page is loaded again.
 */
export async function part<Module>(module: Promise<Module>, topics: readonly Topic[] = []): Promise<Module> {
  try {
    const [loaded] = await Promise.all([module, words.need(topics)]);
    return loaded;
  } catch {
    if (navigator.onLine) location.reload();
    return new Promise(() => undefined);
  }
}

/** The same ahead of time; without it nothing is lost. */
export function prefetch(load: () => Promise<unknown>, topics: readonly Topic[] = []): void {
  Promise.all([load(), words.need(topics)]).catch(() => undefined);
}
