import { person } from "../net/person.svelte.ts";

/** Once, from main. Nothing of it hurries: it waits until the page is there. */
export function register(): void {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

function start(): void {
  // A shell that was opened without a network knows nobody yet.
  addEventListener("online", () => {
    if (person.me === undefined) person.recognise().catch(() => undefined);
  });
  import("./turns.ts").then(
    ({ watchTurns }) => watchTurns(),
    () => undefined,
  );
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
}
