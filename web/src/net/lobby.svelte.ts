import type { AnyMessage, TableLine, Waiting } from "../protocol.ts";
import type { Socket } from "./socket.svelte.ts";

/** Open tables that still have a free seat, and who waits for quick pairing, kept current until `close`. */
export class LiveLobby {
  tables = $state.raw<readonly TableLine[]>();
  waiting = $state.raw<readonly Waiting[]>([]);
  #socket: Socket;
  #stop: (() => void)[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  open(): void {
    this.#stop = [
      this.#socket.messages.listen((message) => this.#receive(message)),
      this.#socket.connected.listen(() => this.#watch()),
    ];
    this.#socket.open();
    if (this.#socket.status === "open") this.#watch();
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    if (this.#socket.status !== "open") return;
    this.#socket.request({ type: "unwatch_lobby" }).catch(() => undefined);
  }

  #watch(): void {
    this.#socket.request({ type: "watch_lobby" }).catch(() => undefined);
  }

  #receive(message: AnyMessage): void {
    if (message.type === "queue") this.waiting = message.waiting;
    else if (message.type === "lobby") this.#takeTables(message.tables, message.whole);
  }

  /** The whole list, or the tables that changed: one that no longer gathers players leaves the list. */
  #takeTables(told: readonly TableLine[], whole: boolean): void {
    const changed = new Map(told.map((line) => [line.id, line]));
    const kept = whole ? [] : (this.tables ?? []).filter((line) => !changed.has(line.id));
    const gathering = told.filter((line) => line.status === "gathering");
    this.tables = [...gathering, ...kept].sort((a, b) => b.created - a.created);
  }
}
