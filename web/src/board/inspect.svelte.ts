import type { Back, Side } from "../protocol.ts";

export type Inspected =
  | { readonly kind: "card"; readonly card: number; readonly side: Side }
  | { readonly kind: "objective"; readonly id: number }
  | { readonly kind: "back"; readonly back: Back };

const HOVER = 500;
const PRESS = 450;
const SLACK = 8;
/** A click that belongs to a long press comes within this time after it. */
const ECHO = 300;

/** The card that is shown enlarged, and where it lies. */
class Inspect {
  shown = $state.raw<Inspected | null>(null);
  /** The enlarged picture must not cover this. */
  anchor = $state.raw<DOMRect | null>(null);

  card(card: number, side: Side, beside?: Element): void {
    this.#show({ kind: "card", card, side }, beside);
  }

  objective(id: number, beside?: Element): void {
    this.#show({ kind: "objective", id }, beside);
  }

  back(back: Back, beside?: Element): void {
    this.#show({ kind: "back", back }, beside);
  }

  hide(): void {
    this.shown = null;
  }

  /** For an element: when the mouse rests on it, or after a long press, show what `looked` returns. */
  on(looked: () => Inspected | null): (element: HTMLElement) => () => void {
    return (element) => this.#watch(element, looked);
  }

  #show(shown: Inspected, beside?: Element): void {
    this.anchor = beside?.getBoundingClientRect() ?? null;
    this.shown = shown;
  }

  #watch(element: HTMLElement, looked: () => Inspected | null): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let pressed = false;
    let mine = false;
    const wait = (time: number, touch: boolean) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const seen = looked();
        if (!seen) return;
        pressed = touch;
        mine = true;
        this.#show(seen, element);
      }, time);
    };
    const leave = () => {
      clearTimeout(timer);
      if (mine) this.hide();
      mine = false;
    };
    const listeners: { [name: string]: (event: PointerEvent) => void } = {
      pointerleave: (event) => (event.pointerType === "mouse" ? leave() : clearTimeout(timer)),
      pointerdown: (event) => {
        leave();
        start = { x: event.clientX, y: event.clientY };
        if (event.pointerType !== "mouse") wait(PRESS, true);
      },
      pointermove: (event) => {
        const moved = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
        if (event.pointerType !== "mouse") {
          if (moved) clearTimeout(timer);
          // A card that moved under a resting mouse is not meant.
        } else if (!mine && event.buttons === 0 && (event.movementX || event.movementY)) {
          wait(HOVER, false);
        }
      },
      pointerup: () => {
        clearTimeout(timer);
        if (pressed) setTimeout(() => (pressed = false), ECHO);
      },
      pointercancel: () => clearTimeout(timer),
      // On a long press the browser would offer to save the picture.
      contextmenu: (event) => event.pointerType === "touch" && event.preventDefault(),
    };
    // The end of a long press must not choose the card.
    const click = (event: Event) => {
      if (!pressed) return;
      event.stopPropagation();
      event.preventDefault();
    };
    const pairs = Object.entries(listeners) as [string, EventListener][];
    for (const [name, listener] of pairs) element.addEventListener(name, listener);
    element.addEventListener("click", click, true);
    return () => {
      leave();
      for (const [name, listener] of pairs) element.removeEventListener(name, listener);
      element.removeEventListener("click", click, true);
    };
  }
}

export const inspect = new Inspect();
