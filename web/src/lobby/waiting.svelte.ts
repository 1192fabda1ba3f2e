import { LiveLobby } from "../net/lobby.svelte.ts";
import { tables } from "../net/rest.ts";
import type { TableLine } from "../protocol.ts";

const PAUSE = 15_000;

/**
 * Open tables that wait for people. Who has a name hears of them live; a passer-by, who has none
 * and so no socket, is told now and then.
 */
export class WaitingTables {
  #live = $state.raw<LiveLobby>();
  #asked = $state.raw<readonly TableLine[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  lines = $derived(this.#live ? this.#live.tables : this.#asked);

  open(named: boolean): void {
    if (named) {
      this.#live = new LiveLobby();
      this.#live.open();
    } else {
      void this.#ask();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#live?.close();
    this.#live = undefined;
  }

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    if (!document.hidden) {
      this.#asked = await tables.open("gathering").catch(() => this.#asked);
    }
    if (!this.#live) this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }
}
