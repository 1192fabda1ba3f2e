import { socket } from "../net/connection.ts";
import { person } from "../net/person.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import type { Waiting } from "../protocol.ts";
import { router } from "../ui/router.svelte.ts";

/** Who waits for a game that I can ask for, too; where the fewest are missing comes first. */
export const joinable = (queue: readonly Waiting[]): readonly Waiting[] =>
  queue
    .filter(({ rated, clock }) => !rated && clock.type === "none")
    .sort((a, b) => a.players - a.people - (b.players - b.people));

/** Waits for other people who want a game of the same size, also across broken connections. */
export class QuickPairing {
  /** The number of players of the game that is waited for. */
  waiting = $state<number>();
  refused = $state.raw<Refusal>();
  #stop: (() => void)[] = [];

  async start(players: number): Promise<void> {
    this.refused = undefined;
    this.waiting = players;
    try {
      await person.ensure();
      this.#stop = [
        socket.messages.listen((message) => {
          if (message.type !== "paired") return;
          this.#end();
          router.go(`/table/${message.table}`);
        }),
        // After a break the server waits to be asked again, and has kept the place.
        socket.connected.listen(() => void this.#request(players)),
      ];
      if (socket.status === "open") await this.#request(players);
      else socket.open();
    } catch (error) {
      this.#fail(error);
    }
  }

  cancel(): void {
    if (this.waiting === undefined) return;
    this.#end();
    if (socket.status === "open") socket.request({ type: "unpair" }).catch(() => undefined);
  }

  async #request(players: number): Promise<void> {
    try {
      await socket.request({ type: "pair", players });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#end();
    if (!(error instanceof Refusal)) throw error;
    this.refused = error;
  }

  #end(): void {
    for (const stop of this.#stop.splice(0)) stop();
    this.waiting = undefined;
  }
}
