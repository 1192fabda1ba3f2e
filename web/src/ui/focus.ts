const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

const usable = (element: HTMLElement): boolean =>
  element.isConnected && element.checkVisibility() && !element.matches(":disabled") && !element.closest("[inert]");

/** The heading of the page; the whole page where the heading is not on screen. */
const heading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("main h1:not(.spoken)") ?? document.querySelector<HTMLElement>("main");

/** Focus the next thing to do, which pages mark with `data-next`; without one, the heading. */
export function focusNext(): void {
  const within = document.querySelector("dialog[open]") ?? document;
  const marked = [...within.querySelectorAll<HTMLElement>("[data-next]")].find(usable);
  const next = marked ?? heading();
  if (!next) return;
  if (!next.matches(FOCUSABLE)) next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/**
 * Keyboard users and screen readers never start again at the top of the page: when what has the focus goes away, the
 * next thing to do gets it. Call it once; it returns the function that stops it.
 */
export function keepFocus(): () => void {
  let held: HTMLElement | null = null;
  const stop = new AbortController();
  const { signal } = stop;

  document.addEventListener("focusin", ({ target }) => (held = target as HTMLElement), { signal });
  // Who clicks beside everything wants no focus.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!(target as Element).closest(FOCUSABLE)) held = null;
    },
    { signal },
  );

  const observer = new MutationObserver(() => {
    if (!held || (document.activeElement && document.activeElement !== document.body)) return;
    // Moved within the page, or usable again.
    if (usable(held)) held.focus({ preventScroll: true });
    else if (!held.isConnected || !held.matches(":disabled")) focusNext();
  });
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "inert"],
  });

  return () => {
    stop.abort();
    observer.disconnect();
  };
}
