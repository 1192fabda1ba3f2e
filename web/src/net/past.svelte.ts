import type { PastEvents, Said } from "../protocol.ts";

const MOST_CHAT_LINES = 300;

/** What has happened at a table and what was said there. After a break some of it comes again: each once. */
export class Past {
  /** From the start of the game on. */
  steps = $state.raw<readonly PastEvents[]>([]);
  chat = $state.raw<readonly Said[]>([]);

  /** The newest version. */
  get last(): number {
    return this.steps.at(-1)?.version ?? 0;
  }

  add(steps: readonly PastEvents[]): void {
    const fresh = steps.filter(({ version }) => version > this.last);
    if (fresh.length) this.steps = [...this.steps, ...fresh];
  }

  hear(said: Said): void {
    if (this.chat.some((line) => line.number === said.number)) return;
    this.chat = [...this.chat, said].sort((a, b) => a.number - b.number).slice(-MOST_CHAT_LINES);
  }

  mute(person: string): void {
    this.chat = this.chat.filter((line) => line.person.id !== person);
  }
}
