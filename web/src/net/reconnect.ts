import { TIMEOUTS } from "./timeouts.ts";

/** How long to wait before each attempt to reconnect: longer every time. */
export class ReconnectPauses {
  #longest: number = TIMEOUTS.firstPause;
  #random: () => number;

  constructor(random: () => number = Math.random) {
    this.#random = random;
  }

  /** At random between half and all of it, so that a restarted server does not get everybody at once. */
  next(): number {
    const pause = this.#longest * (0.5 + this.#random() / 2);
    this.#longest = Math.min(this.#longest * 2, TIMEOUTS.longestPause);
    return pause;
  }

  /** The connection is good: the next break starts again with a short pause. */
  reset(): void {
    this.#longest = TIMEOUTS.firstPause;
  }

  /** The server said when it expects to be back. */
  startWith(pause: number): void {
    this.#longest = pause;
  }
}
