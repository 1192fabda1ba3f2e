import { person } from "../net/person.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { socket } from "../net/socket.svelte.ts";
import type { Code } from "../protocol.ts";
import { router } from "../ui/router.svelte.ts";

/** Be sat with the next people who want the same; kept up through broken connections. */
export class QuickPairing {
  /** For a game of so many. */
  waiting = $state<number>();
  refused = $state<Code>();
  #stop: (() => void)[] = [];

  async start(players: number): Promise<void> {
    this.refused = undefined;
    this.waiting = players;
    try {
      await person.known();
      this.#stop = [
        socket.listen((message) => {
          if (message.type !== "paired") return;
          this.#end();
          router.go(`/table/${message.table}`);
        }),
        // The server forgets who is gone.
        socket.restore(() => void this.#ask(players)),
      ];
      if (socket.condition === "open") await this.#ask(players);
      else socket.open();
    } catch (error) {
      this.#fail(error);
    }
  }

  cancel(): void {
    if (this.waiting === undefined) return;
    this.#end();
    if (socket.condition === "open") socket.ask({ type: "unpair" }).catch(() => undefined);
  }

  async #ask(players: number): Promise<void> {
    try {
      await socket.ask({ type: "pair", players });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#end();
    if (!(error instanceof Refusal)) throw error;
    this.refused = error.code;
  }

  #end(): void {
    for (const stop of this.#stop.splice(0)) stop();
    this.waiting = undefined;
  }
}
