import type { RunningGame } from "../protocol.ts";
import type { Socket } from "./socket.svelte.ts";

/** The games that I am playing, kept current until `close`: while the lobby is watched, the server sends every change. */
export class RunningGames {
  /** Undefined until they are loaded. */
  games = $state.raw<readonly RunningGame[]>();
  #socket: Socket;
  #load: () => Promise<readonly RunningGame[]>;
  /** What was told while they are being loaded is newer than what is loaded. */
  #told: RunningGame[] = [];
  #stop: (() => void)[] = [];

  constructor(socket: Socket, load: () => Promise<readonly RunningGame[]>) {
    this.#socket = socket;
    this.#load = load;
  }

  async open(): Promise<void> {
    this.#stop = [
      this.#socket.messages.listen((message) => {
        if (message.type !== "game") return;
        this.#told.push(message.game);
        if (this.games) this.games = merged(this.games, [message.game]);
      }),
      this.#socket.connected.listen(() => void this.reload()),
    ];
    await this.reload();
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
  }

  async reload(): Promise<void> {
    this.#told = [];
    try {
      const loaded = await this.#load();
      this.games = merged(loaded, this.#told);
    } catch {
      // The next connection loads them again.
      this.games ??= [];
    }
  }
}

function merged(known: readonly RunningGame[], told: readonly RunningGame[]): readonly RunningGame[] {
  const games = new Map(known.map((game) => [game.line.id, game]));
  for (const game of told) games.set(game.line.id, game);
  return [...games.values()].filter(({ line, seat }) => line.status === "playing" && line.seats[seat]?.state !== "forfeited");
}
