import type { AnyMessage, TableLine } from "../protocol.ts";
import { socket } from "./socket.svelte.ts";

/** Open tables that wait for people, live for as long as somebody looks. */
export class LiveLobby {
  tables = $state.raw<readonly TableLine[]>();
  #stop: (() => void)[] = [];

  open(): void {
    this.#stop = [socket.listen((message) => this.#receive(message)), socket.restore(() => this.#watch())];
    socket.open();
    if (socket.condition === "open") this.#watch();
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    if (socket.condition === "open") socket.ask({ type: "unwatch_lobby" }).catch(() => undefined);
  }

  #watch(): void {
    socket.ask({ type: "watch_lobby" }).catch(() => undefined);
  }

  #receive(message: AnyMessage): void {
    if (message.type !== "lobby") return;
    const changed = new Map(message.tables.map((line) => [line.id, line]));
    const kept = message.whole ? [] : (this.tables ?? []).filter((line) => !changed.has(line.id));
    const waiting = message.tables.filter((line) => line.status === "gathering");
    this.tables = [...waiting, ...kept].sort((a, b) => b.created - a.created);
  }
}
