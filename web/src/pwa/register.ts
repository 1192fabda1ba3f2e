import { person } from "../net/person.svelte.ts";

/** Called once, from main. Nothing here is urgent: it waits until the page has loaded. */
export function register(): void {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

function start(): void {
  // Opened without a network, the page does not know yet who is signed in.
  addEventListener("online", () => {
    if (person.me === undefined) person.load().catch(() => undefined);
  });
  import("./turns.ts").then(
    ({ watchTurns }) => watchTurns(),
    () => undefined,
  );
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    navigator.serviceWorker.register("/service-worker.js").catch(() => undefined);
  }
}
