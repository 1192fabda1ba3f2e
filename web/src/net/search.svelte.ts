import type { AnalysisUpdate, AnyMessage } from "../protocol.ts";
import { person } from "./person.svelte.ts";
import { Refusal } from "./refusal.ts";
import type { Socket } from "./socket.svelte.ts";

/** The search of one position after the other on the server; the newest one is the only one. */
export class LiveSearch {
  update = $state.raw<AnalysisUpdate>();
  refused = $state.raw<Refusal>();
  #socket: Socket;
  #id: number | undefined;
  #wanted: { readonly position: string; readonly open: boolean } | undefined;
  #stop: (() => void)[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
  }

  listen(): () => void {
    this.#stop = [
      this.#socket.messages.listen((message) => this.#receive(message)),
      this.#socket.connected.listen(() => this.#again()),
    ];
    return () => this.close();
  }

  close(): void {
    this.stop();
    for (const stop of this.#stop.splice(0)) stop();
  }

  async begin(position: string, open: boolean): Promise<void> {
    const wanted = { position, open };
    this.#wanted = wanted;
    this.#id = undefined;
    this.update = undefined;
    this.refused = undefined;
    try {
      await person.ensure();
      if (this.#wanted !== wanted) return;
      const answer = await this.#socket.request({ type: "analyse", start: position, open });
      if (this.#wanted === wanted && answer.type === "done") this.#id = answer.id;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.#wanted === wanted) this.refused = error;
    }
  }

  /** What was found stays. */
  stop(): void {
    if (!this.#wanted) return;
    this.#wanted = undefined;
    this.#id = undefined;
    if (this.#socket.status === "open") this.#socket.request({ type: "stop_analysis" }).catch(() => undefined);
  }

  /** The server has forgotten it with the old connection. */
  #again(): void {
    if (this.#id !== undefined && this.#wanted) void this.begin(this.#wanted.position, this.#wanted.open);
  }

  #receive(message: AnyMessage): void {
    if (message.type !== "analysis" || message.analysis !== this.#id) return;
    this.update = message;
    if (message.status !== "running") this.#id = undefined;
  }
}
