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
import type { CommandInput } from "./request.ts";
import { Signal } from "./signal.ts";
import type { Socket } from "./socket.svelte.ts";

/** Stale: the table had changed before the half-move arrived. */
export type MoveResult = "done" | "stale";

type TableCommand = CommandInput extends infer C ? (C extends { table: string } ? Omit<C, "table"> : never) : never;

const MOST_CHAT_LINES = 300;

/** One table as one seat or a spectator sees it, kept current until `close`. */
export class LiveTable {
  readonly id: string;
  table = $state.raw<Table>();
  update = $state.raw<Update>();
  chat = $state.raw<readonly Said[]>([]);
  /** Why there is nothing to see; unlike a broken connection, this does not pass. */
  unavailable = $state<Code>();
  /** A half-move is on its way to the server. */
  sending = $state(false);

  view = $derived<View | undefined>(this.update?.view);
  seat = $derived<number | null>(this.update?.seat ?? null);
  clocks = $derived<Clocks | null>(this.update?.clocks ?? this.table?.clocks ?? null);

  /** Each update with the view of the same seat before it. */
  readonly updates = new Signal<[update: Update, before: View | undefined]>();

  #socket: Socket;
  #seat: number | null | undefined;
  #version = -1;
  #stop: (() => void)[] = [];

  constructor(id: string, socket: Socket) {
    this.id = id;
    this.#socket = socket;
  }

  /** Watch from a seat of mine; without one: from my first seat, or as a spectator. */
  open(seat?: number | null): void {
    this.#seat = seat;
    this.#stop = [
      this.#socket.messages.listen((message) => this.#receive(message)),
      this.#socket.connected.listen(() => void this.#watch()),
    ];
    this.#socket.open();
    if (this.#socket.status === "open") void this.#watch();
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    if (this.#socket.status !== "open") return;
    this.#request({ type: "unwatch", seat: this.#seat }).catch(() => undefined);
  }

  /** Watch from another seat of mine: several people share this device. */
  async watchFrom(seat: number): Promise<void> {
    this.#seat = seat;
    this.#version = -1;
    await this.#watch();
  }

  play(move: string): Promise<MoveResult> {
    return this.#move({ type: "play", move, ...this.#seatAndVersion() });
  }

  takeBack(): Promise<MoveResult> {
    return this.#move({ type: "take_back", ...this.#seatAndVersion() });
  }

  async hint(): Promise<HintGiven> {
    return (await this.#request({ type: "hint", ...this.#seatAndVersion() })) as HintGiven;
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
    await this.#socket.request({ type: "mute", person, muted });
    if (muted) this.chat = this.chat.filter((line) => line.person.id !== person);
  }

  async #move(command: TableCommand): Promise<MoveResult> {
    this.sending = true;
    try {
      const answer = await this.#request(command);
      if (answer.type === "done" && answer.version !== null) await this.#untilShown(answer.version);
      return "done";
    } catch (error) {
      // The view that made it stale is already on its way.
      if (error instanceof Refusal && error.code === "stale") return "stale";
      throw error;
    } finally {
      this.sending = false;
    }
  }

  /** The answer may come before the view that shows what was done. */
  #untilShown(version: number): Promise<void> {
    if (this.#version >= version) return Promise.resolve();
    return new Promise((resolve) => {
      const stop = this.updates.listen((update) => {
        if (update.version < version) return;
        stop();
        resolve();
      });
    });
  }

  async #do(command: TableCommand): Promise<void> {
    await this.#request(command);
  }

  #request(command: TableCommand): Promise<AnyMessage> {
    return this.#socket.request({ ...command, table: this.id } as CommandInput);
  }

  #seatAndVersion(): { seat: number; version: number } {
    return { seat: this.seat ?? 0, version: this.update?.version ?? 0 };
  }

  async #watch(): Promise<void> {
    try {
      await this.#request({ type: "watch", seat: this.#seat });
    } catch (error) {
      if (error instanceof Refusal && error.code !== "unavailable") this.unavailable = error.code;
    }
  }

  #receive(message: AnyMessage): void {
    if (message.type === "table" && message.table.id === this.id) this.table = message.table;
    else if (message.type === "update" && message.table === this.id) this.#takeUpdate(message);
    else if (message.type === "said" && message.table === this.id) this.#addChat(message);
  }

  /** Other seats of mine may be watched over the same connection. */
  #takeUpdate(update: Update): void {
    if (typeof this.#seat === "number" && update.seat !== this.#seat) return;
    if (update.version < this.#version) return;
    const before = this.update?.seat === update.seat ? this.view : undefined;
    this.#version = update.version;
    this.update = update;
    this.updates.notify(update, before);
  }

  /** After a reconnect the server sends the last lines again. */
  #addChat(said: Said): void {
    if (this.chat.some((line) => line.number === said.number)) return;
    this.chat = [...this.chat, said].sort((a, b) => a.number - b.number).slice(-MOST_CHAT_LINES);
  }
}
