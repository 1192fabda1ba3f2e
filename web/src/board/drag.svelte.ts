import type { Position } from "../protocol.ts";
import type { Chosen } from "./types.ts";

/** A board on which a carried card may be dropped. */
export interface Target {
  /** The slot within half a card of a point of the screen. */
  readonly near: (x: number, y: number) => Position | null;
  readonly preview: (at: Position | null) => void;
  readonly place: (at: Position) => void;
}

interface Carried extends Chosen {
  readonly width: number;
  /** Where the pointer holds it, from its middle. */
  readonly grip: { readonly x: number; readonly y: number };
}

/** One card carried by one pointer, from the hand to a slot. */
class Drag {
  carried = $state.raw<Carried | null>(null);
  x = $state(0);
  y = $state(0);
  /** The slot it has snapped to. */
  over = $state.raw<Position | null>(null);
  #target: Target | null = null;

  /** The board on screen that takes drops; gives what ends it. */
  receive(target: Target): () => void {
    this.#target = target;
    return () => {
      if (this.#target === target) this.#target = null;
    };
  }

  start(carried: Carried, x: number, y: number): void {
    this.carried = carried;
    this.over = null;
    this.x = x;
    this.y = y;
  }

  move(x: number, y: number): void {
    const { carried } = this;
    if (!carried) return;
    this.x = x;
    this.y = y;
    const over = this.#target?.near(x - carried.grip.x, y - carried.grip.y) ?? null;
    if (over?.[0] === this.over?.[0] && over?.[1] === this.over?.[1]) return;
    this.over = over;
    this.#target?.preview(over);
  }

  /** True: it was dropped on a slot. */
  drop(): boolean {
    const { over } = this;
    this.carried = null;
    this.over = null;
    if (over) this.#target?.place(over);
    return over !== null;
  }

  cancel(): void {
    if (this.over) this.#target?.preview(null);
    this.carried = null;
    this.over = null;
  }
}

export const drag = new Drag();
