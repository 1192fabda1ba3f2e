export interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Several may come at once, before a screen reader has read the first. */
const KEPT = 4;

/** Text for screen readers: events politely, my turn and refusals at once. */
class Announcer {
  polite = $state.raw<readonly Announcement[]>([]);
  assertive = $state.raw<Announcement>();
  #next = 0;

  say(text: string): void {
    this.polite = [...this.polite.slice(1 - KEPT), this.#numbered(text)];
  }

  interrupt(text: string): void {
    this.assertive = this.#numbered(text);
  }

  /** What was said at once no longer holds. */
  withdraw(): void {
    this.assertive = undefined;
  }

  /** A text that is said again is read again. */
  #numbered(text: string): Announcement {
    return { number: this.#next++, text };
  }
}

export const announcer = new Announcer();
