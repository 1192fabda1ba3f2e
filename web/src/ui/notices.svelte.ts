import { loadRefusals, refusalText, type Refused } from "../i18n/refusals.ts";
import { announcer } from "./announcer.svelte.ts";

export interface Notice {
  readonly number: number;
  readonly text: string;
  readonly bad: boolean;
}

/** Short messages at the bottom of the page, gone after some seconds; read by screen readers too. */
class Notices {
  shown = $state<Notice[]>([]);
  #next = 0;

  show(text: string, { bad = false, seconds = 6 } = {}): void {
    const notice = { number: this.#next++, text, bad };
    this.shown = [...this.shown.slice(-2), notice];
    if (bad) announcer.interrupt(text);
    else announcer.say(text);
    setTimeout(() => this.close(notice.number), seconds * 1000);
  }

  /** A refusal in the reader's language. */
  showRefusal(refused: Refused): void {
    void loadRefusals().then(() => this.show(refusalText(refused), { bad: true }));
  }

  close(number: number): void {
    this.shown = this.shown.filter((notice) => notice.number !== number);
  }
}

export const notices = new Notices();
