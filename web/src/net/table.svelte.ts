import type { AnyMessage, Clocks, CoachLevel, Coached, Colour, HintGiven, PastEvents, Recap, Said, Table, Update, View } from "../protocol.ts";
import { Pace } from "./pace.ts";
import { Past } from "./past.svelte.ts";
import { Refusal } from "./refusal.ts";
import type { CommandInput } from "./request.ts";
import { Signal } from "./signal.ts";
import type { Socket } from "./socket.svelte.ts";

/** Stale: the table had changed before the half-move arrived. */
export type MoveResult = "done" | "stale";

type TableCommand = CommandInput extends infer C ? (C extends { table: string } ? Omit<C, "table"> : never) : never;

/** Shows what an update changed; the next one waits until that is done. Nothing: there is nothing to wait for. */
export type Motion = (update: Update, before: View | undefined) => Promise<void> | undefined;

/** One table as one seat or a spectator sees it, kept current until `close`. */
export class LiveTable {
  readonly id: string;
  table = $state.raw<Table>();
  update = $state.raw<Update>();
  /** Why there is nothing to see; unlike a broken connection, this does not pass. */
  unavailable = $state.raw<Refusal>();
  /** What the coach said last. */
  coached = $state.raw<Coached>();
  /** A half-move is on its way to the server. */
  sending = $state(false);
  /** Set by who draws the table. */
  motion: Motion | undefined;
  readonly pace = new Pace<Update>((update) => this.#show(update));

  #clocks = $state.raw<Clocks>();
  view = $derived<View | undefined>(this.update?.view);
  seat = $derived<number | null>(this.update?.seat ?? null);
  /** Clocks do not wait for what is in motion. */
  clocks = $derived<Clocks | null>(this.#clocks ?? this.table?.clocks ?? null);

  /** Each update with the view of the same seat before it. */
  readonly updates = new Signal<[update: Update, before: View | undefined]>();

  #past = new Past();
  #socket: Socket;
  #seat: number | null | undefined;
  /** Of the newest update, shown or not. */
  #version = -1;
  #stop: (() => void)[] = [];

  constructor(id: string, socket: Socket) {
    this.id = id;
    this.#socket = socket;
  }

  get past(): readonly PastEvents[] {
    return this.#past.steps;
  }

  get chat(): readonly Said[] {
    return this.#past.chat;
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
    this.pace.clear();
    this.#past.steps = [];
    await this.#watch();
  }

  play(move: string): Promise<MoveResult> {
    return this.#move({ type: "play", move, ...this.#seatAndVersion() });
  }

  takeBack(): Promise<MoveResult> {
    return this.#move({ type: "take_back", ...this.#seatAndVersion() });
  }

  hint = async () => (await this.#request({ type: "hint", ...this.#seatAndVersion() })) as HintGiven;
  /** Have my last placement judged: what was poor comes as `coached`. */
  coach = (level: CoachLevel) => this.#do({ type: "coach", level, ...this.#seatAndVersion() });
  sit = (seat: number, name?: string, colour?: Colour) =>
    this.#do({ type: "sit", seat, name: name ?? null, colour: colour ?? null });
  stand = (seat: number) => this.#do({ type: "stand", seat });
  paint = (seat: number, colour: Colour) => this.#do({ type: "paint", seat, colour });
  addBot = (seat: number, bot: string) => this.#do({ type: "add_bot", seat, bot });
  freeSeat = (seat: number) => this.#do({ type: "free_seat", seat });
  resign = (seat: number) => this.#do({ type: "resign", seat });
  leave = (seat: number) => this.#do({ type: "leave", seat });
  comeBack = (seat: number) => this.#do({ type: "return", seat });
  claim = (seat: number) => this.#do({ type: "claim", seat });
  abort = (seat: number, agreed = true) => this.#do({ type: "abort", seat, agreed });
  rematch = (seat: number, agreed = true) => this.#do({ type: "rematch", seat, agreed });
  say = (text: string) => this.#do({ type: "say", text });

  async mute(person: string, muted = true): Promise<void> {
    await this.#socket.request({ type: "mute", person, muted });
    if (muted) this.#past.mute(person);
  }

  async #move(command: TableCommand): Promise<MoveResult> {
    this.pace.hurry();
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
    if ((this.update?.version ?? -1) >= version) return Promise.resolve();
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
      await this.#request({ type: "watch", seat: this.#seat, events_after: this.#past.last });
    } catch (error) {
      if (error instanceof Refusal && error.code !== "unavailable") this.unavailable = error;
    }
  }

  #receive(message: AnyMessage): void {
    if (message.type === "table" && message.table.id === this.id) this.#takeTable(message.table);
    else if (message.type === "update" && message.table === this.id) this.#takeUpdate(message);
    else if (message.type === "recap" && message.table === this.id && this.#isMine(message)) this.#past.add(message.steps);
    else if (message.type === "coached" && message.table === this.id && message.seat === this.seat) this.coached = message;
    else if (message.type === "said" && message.table === this.id) this.#past.hear(message);
  }

  /** The end of a game waits for nothing. */
  #takeTable(table: Table): void {
    if (table.status !== "playing") this.pace.hurry();
    this.table = table;
  }

  /** Other seats of mine may be watched over the same connection. */
  #isMine({ seat }: Update | Recap): boolean {
    return typeof this.#seat !== "number" || seat === this.#seat;
  }

  #takeUpdate(update: Update): void {
    if (!this.#isMine(update) || update.version < this.#version) return;
    this.#version = update.version;
    this.#clocks = update.clocks;
    this.pace.add(update);
  }

  #show(update: Update): () => Promise<void> | undefined {
    const before = this.update?.seat === update.seat ? this.view : undefined;
    const { version, events, view, clocks } = update;
    if (events.length) this.#past.add([{ version, round: (before ?? view).round, at: clocks.now, events }]);
    this.update = update;
    this.updates.notify(update, before);
    return () => this.motion?.(update, before);
  }
}
