import { socket } from "../net/connection.ts";
import { LiveLobby } from "../net/lobby.svelte.ts";
import { tables } from "../net/rest.ts";
import type { TableLine } from "../protocol.ts";

const PAUSE = 15_000;

/**
 * Open tables that still have a free seat: live for guests and accounts; for visitors, who have
 * no socket, loaded again every few seconds.
 */
export class OpenTableFeed {
  #live = $state.raw<LiveLobby>();
  #loaded = $state.raw<readonly TableLine[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  lines = $derived(this.#live ? this.#live.tables : this.#loaded);

  open(named: boolean): void {
    if (named) {
      this.#live = new LiveLobby(socket);
      this.#live.open();
    } else {
      void this.#load();
    }
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#live?.close();
    this.#live = undefined;
  }

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    if (!document.hidden) {
      this.#loaded = await tables.list("gathering").catch(() => this.#loaded);
    }
    if (!this.#live) this.#timer = setTimeout(() => void this.#load(), PAUSE);
  }
}
