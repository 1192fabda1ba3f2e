import { socket } from "../net/connection.ts";
import { LiveLobby } from "../net/lobby.svelte.ts";
import { tables } from "../net/rest.ts";
import type { TableLine, Waiting } from "../protocol.ts";

const PAUSE = 15_000;

/**
 * Open tables that still have a free seat, and who waits for quick pairing: live for guests and
 * accounts; for visitors, who have no socket, loaded again every few seconds.
 */
export class OpenTableFeed {
  #live = $state.raw<LiveLobby>();
  #loaded = $state.raw<readonly TableLine[]>();
  #queue = $state.raw<readonly Waiting[]>([]);
  #polling = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  lines = $derived(this.#live ? this.#live.tables : this.#loaded);
  waiting = $derived(this.#live ? this.#live.waiting : this.#queue);

  open(named: boolean): void {
    if (named) {
      this.#live = new LiveLobby(socket);
      this.#live.open();
    } else {
      this.#polling = true;
      void this.#load();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#polling = false;
    this.#live?.close();
    this.#live = undefined;
  }

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    if (!document.hidden) {
      [this.#loaded, this.#queue] = await Promise.all([
        tables.list("gathering").catch(() => this.#loaded),
        tables.waiting().catch(() => this.#queue),
      ]);
    }
    if (this.#polling) this.#timer = setTimeout(() => void this.#load(), PAUSE);
  }
}
