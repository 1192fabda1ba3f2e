/** More than these do not wait. */
const MOST_WAITING = 12;

/** Things that are shown one after another: the next one waits until what the last one moves has arrived. */
export class Pace<T> {
  /** Something is in motion, and the rest waits. */
  moving = false;
  #show: (next: T) => () => Promise<void> | undefined;
  #waiting: T[] = [];

  /** `show` shows one, and returns what starts its motion. */
  constructor(show: (next: T) => () => Promise<void> | undefined) {
    this.#show = show;
  }

  add(next: T): void {
    this.#waiting.push(next);
    if (this.#waiting.length > MOST_WAITING) this.hurry();
    if (!this.moving) void this.#showInTurn();
  }

  /** Show at once whatever waits, without motion. */
  hurry(): void {
    for (const next of this.#waiting.splice(0)) this.#show(next);
  }

  clear(): void {
    this.#waiting = [];
  }

  async #showInTurn(): Promise<void> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const motion = this.#show(next)();
      if (!motion) continue;
      this.moving = true;
      await motion;
      this.moving = false;
    }
  }
}
