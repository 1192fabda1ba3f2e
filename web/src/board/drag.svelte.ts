import type { Cell } from "../protocol.ts";
import type { Chosen } from "./types.ts";

/** A board on which a dragged card may be dropped. */
export interface Target {
  /** The slot within half a card of a point on the screen. */
  readonly near: (x: number, y: number) => Cell | null;
  readonly preview: (at: Cell | null) => void;
  readonly place: (at: Cell) => void;
}

interface Dragged extends Chosen {
  readonly width: number;
  /** Where the pointer holds it, from its centre. */
  readonly grip: { readonly x: number; readonly y: number };
}

/** One card dragged by one pointer, from the hand to a slot. */
class Drag {
  dragged = $state.raw<Dragged | null>(null);
  x = $state(0);
  y = $state(0);
  /** The slot it has snapped to. */
  over = $state.raw<Cell | null>(null);
  #target: Target | null = null;

  /** The board that takes drops. Returns the function that ends this. */
  receive(target: Target): () => void {
    this.#target = target;
    return () => {
      if (this.#target === target) this.#target = null;
    };
  }

  start(dragged: Dragged, x: number, y: number): void {
    this.dragged = dragged;
    this.over = null;
    this.x = x;
    this.y = y;
  }

  move(x: number, y: number): void {
    const { dragged } = this;
    if (!dragged) return;
    this.x = x;
    this.y = y;
    const over = this.#target?.near(x - dragged.grip.x, y - dragged.grip.y) ?? null;
    if (over?.[0] === this.over?.[0] && over?.[1] === this.over?.[1]) return;
    this.over = over;
    this.#target?.preview(over);
  }

  /** True: it was dropped on a slot. */
  drop(): boolean {
    const { over } = this;
    this.dragged = null;
    this.over = null;
    if (over) this.#target?.place(over);
    return over !== null;
  }

  cancel(): void {
    if (this.over) this.#target?.preview(null);
    this.dragged = null;
    this.over = null;
  }
}

export const drag = new Drag();
