import type {
  AnyMessage,
  Clocks,
  Code,
  Colour,
  HintGiven,
  Said,
  Table,
  Update,
  View,
} from "../protocol.ts";
import { Refusal } from "./refusal.ts";
import { type Socket, socket as theSocket, type Wish } from "./socket.svelte.ts";

/** What became of a command: nothing was lost by an answer that never came. */
export type Answer = "done" | "stale";

type Wanted = Wish extends infer W ? (W extends { table: string } ? Omit<W, "table"> : never) : never;

/** One table as one pair of eyes sees it, kept current for as long as somebody looks. */
export class LiveTable {
  readonly id: string;
  table = $state.raw<Table>();
  update = $state.raw<Update>();
  said = $state.raw<readonly Said[]>([]);
  /** Why there is nothing to see; for ever, unlike a broken connection. */
  gone = $state<Code>();
  /** A half-move is on its way: what is on screen may be a moment old. */
  sending = $state(false);

  view = $derived<View | undefined>(this.update?.view);
  seat = $derived<number | null>(this.update?.seat ?? null);
  clocks = $derived<Clocks | null>(this.update?.clocks ?? this.table?.clocks ?? null);

  #socket: Socket;
  #seat: number | null | undefined;
  #version = -1;
  #listeners = new Set<(update: Update, before: View | undefined) => void>();
  #stop: (() => void)[] = [];

  constructor(id: string, socket: Socket = theSocket) {
    this.id = id;
    this.#socket = socket;
  }

  /** Look with the eyes of a seat of mine; without one: of my first, or as a spectator. */
  open(seat?: number | null): void {
    this.#seat = seat;
    this.#stop = [
      this.#socket.listen((message) => this.#receive(message)),
      this.#socket.restore(() => void this.#watch()),
    ];
    this.#socket.open();
    if (this.#socket.condition === "open") void this.#watch();
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    if (this.#socket.condition === "open") {
      void this.#ask({ type: "unwatch", seat: this.#seat }).catch(() => undefined);
    }
  }

  /** Turn to another seat of mine: a hot seat. */
  async look(seat: number): Promise<void> {
    this.#seat = seat;
    this.#version = -1;
    await this.#watch();
  }

  /** Events as they happen, with the view before them; gives what ends it. */
  listen(listener: (update: Update, before: View | undefined) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(move: string): Promise<Answer> {
    return this.#move({ type: "play", move, ...this.#mine() });
  }

  takeBack(): Promise<Answer> {
    return this.#move({ type: "take_back", ...this.#mine() });
  }

  async hint(): Promise<HintGiven> {
    return (await this.#ask({ type: "hint", ...this.#mine() })) as HintGiven;
  }

  sit = (seat: number, name?: string, colour?: Colour) =>
    this.#do({ type: "sit", seat, name: name ?? null, colour: colour ?? null });
  stand = (seat: number) => this.#do({ type: "stand", seat });
  paint = (seat: number, colour: Colour) => this.#do({ type: "paint", seat, colour });
  resign = (seat: number) => this.#do({ type: "resign", seat });
  leave = (seat: number) => this.#do({ type: "leave", seat });
  comeBack = (seat: number) => this.#do({ type: "return", seat });
  claim = (seat: number) => this.#do({ type: "claim", seat });
  abort = (seat: number, agreed = true) => this.#do({ type: "abort", seat, agreed });
  rematch = (seat: number, agreed = true) => this.#do({ type: "rematch", seat, agreed });
  say = (text: string) => this.#do({ type: "say", text });

  async mute(person: string, muted = true): Promise<void> {
    await this.#socket.ask({ type: "mute", person, muted });
    if (muted) this.said = this.said.filter((line) => line.person.id !== person);
  }

  /** Stale: the view that answers it is already on its way, and is the truth. */
  async #move(wanted: Wanted): Promise<Answer> {
    this.sending = true;
    try {
      const answer = await this.#ask(wanted);
      if (answer.type === "done" && answer.version !== null) await this.#shown(answer.version);
      return "done";
    } catch (error) {
      if (error instanceof Refusal && error.code === "stale") return "stale";
      throw error;
    } finally {
      this.sending = false;
    }
  }

  /** The answer may come before the view that shows what was done. */
  #shown(version: number): Promise<void> {
    if (this.#version >= version) return Promise.resolve();
    return new Promise((done) => {
      const stop = this.listen((update) => {
        if (update.version < version) return;
        stop();
        done();
      });
    });
  }

  async #do(wanted: Wanted): Promise<void> {
    await this.#ask(wanted);
  }

  #ask(wanted: Wanted): Promise<AnyMessage> {
    return this.#socket.ask({ ...wanted, table: this.id } as Wish);
  }

  #mine(): { seat: number; version: number } {
    return { seat: this.seat ?? 0, version: this.update?.version ?? 0 };
  }

  async #watch(): Promise<void> {
    try {
      await this.#ask({ type: "watch", seat: this.#seat });
    } catch (error) {
      if (error instanceof Refusal && error.code !== "unavailable") this.gone = error.code;
    }
  }

  #receive(message: AnyMessage): void {
    if (message.type === "table" && message.table.id === this.id) this.table = message.table;
    else if (message.type === "update" && message.table === this.id) this.#take(message);
    else if (message.type === "said" && message.table === this.id) this.#hear(message);
  }

  /** Several seats of mine may be watched in one tab; an older version is an echo. */
  #take(update: Update): void {
    if (typeof this.#seat === "number" && update.seat !== this.#seat) return;
    if (update.version < this.#version) return;
    const before = this.update?.seat === update.seat ? this.view : undefined;
    this.#version = update.version;
    this.update = update;
    for (const listener of this.#listeners) listener(update, before);
  }

  /** A new connection tells the last words again. */
  #hear(said: Said): void {
    if (this.said.some((line) => line.number === said.number)) return;
    this.said = [...this.said, said].sort((a, b) => a.number - b.number).slice(-300);
  }
}

