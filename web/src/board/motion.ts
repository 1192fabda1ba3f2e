import { settings } from "../ui/settings.svelte.ts";

/** How long things take, in ms. */
export const TIME = { place: 260, refit: 320, draw: 240, opponent: 600, points: 420, slot: 160, apart: 12 } as const;
const PLACE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

/** No animation for those who asked for reduced motion. */
function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): Animation | null {
  return settings.reducedMotion ? null : element.animate(frames, options);
}

/** A card of mine drops into its cell with a small turn. */
export const land = (element: Element): Animation | null =>
  play(
    element,
    [{ transform: "translateY(-7%) rotate(-2deg) scale(1.07)" }, { transform: "none" }],
    { duration: TIME.place, easing: PLACE },
  );

/** Another player's card drops from above. */
export const arrive = (element: Element): Animation | null =>
  play(
    element,
    [
      { transform: "translateY(-90%) rotate(-2deg) scale(1.2)", opacity: 0 },
      { opacity: 1, offset: 0.5 },
      { transform: "none" },
    ],
    { duration: TIME.opponent, easing: PLACE },
  );

/** For those who asked for reduced motion, too: it only becomes visible. */
export const fade = (element: Element): Animation =>
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 120 });

/** From where it was on screen to where it is now. */
export function fly(element: Element, from: DOMRect, duration: number = TIME.draw): Animation | null {
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return null;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const start = `translate(${dx}px, ${dy}px) rotate(-2deg) scale(${from.width / to.width})`;
  return play(element, [{ transform: start }, { transform: "none" }], { duration, easing: PLACE });
}

/** A card turned over: first its edge, then its face. */
export const turn = (element: Element, delay = 0): Animation | null =>
  play(element, [{ transform: "scaleX(0)" }, { transform: "none" }], {
    duration: TIME.draw,
    delay,
    easing: "ease-out",
    fill: "backwards",
  });

/** The slots appear one after another. */
export const appear = (element: Element, order: number): Animation | null =>
  play(element, [{ opacity: 0, transform: "scale(0.92)" }, { opacity: 1, transform: "none" }], {
    duration: TIME.slot,
    delay: order * TIME.apart,
    easing: "ease-out",
    fill: "backwards",
  });

/** A board moves from one view of it to another. */
export const glide = (element: Element, from: string, to: string, delay = 0): Animation | null =>
  play(element, [{ transform: from }, { transform: to }], {
    duration: TIME.refit,
    delay,
    fill: "backwards",
    easing: "ease-in-out",
  });

/** Where the card that I am about to draw lies, and what I hold until then. */
let held: ReadonlySet<number> = new Set();
let drawnFrom: { readonly rect: DOMRect; readonly time: number } | null = null;
const FRESH = 10_000;

export function rememberDrawnFrom(rect: DOMRect): void {
  drawnFrom = { rect, time: performance.now() };
}

/** The card that has just come into the hand, and from where; none when the hand is shown first. */
export function takeNewCard(cards: readonly number[]): { card: number; from: DOMRect } | undefined {
  const fresh = cards.filter((card) => !held.has(card));
  held = new Set(cards);
  const [card] = fresh;
  const from = drawnFrom;
  if (card === undefined || fresh.length > 1 || !from) return undefined;
  drawnFrom = null;
  return performance.now() - from.time < FRESH ? { card, from: from.rect } : undefined;
}
