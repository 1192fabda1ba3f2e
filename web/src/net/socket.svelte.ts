import { type AnyCommand, type AnyMessage, PROTOCOL } from "../protocol.ts";
import { Refusal } from "./refusal.ts";

/** A command as it is written by its sender: the number is ours to give. */
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;
export type Condition = "idle" | "connecting" | "open" | "waiting" | "outdated" | "signed-out";

interface Errand {
  readonly id: number;
  readonly wish: Wish;
  readonly done: (answer: AnyMessage) => void;
  readonly failed: (refusal: Refusal) => void;
  sent: boolean;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 10_000;
/** A connection that says nothing for so long is dead, whatever the browser thinks. */
const SILENCE = 25_000;
const PATIENCE = 8_000;

/**
 * One WebSocket for the lobby and all tables. It comes back by itself; what was asked for and not
 * yet answered is asked again then, which is safe (a half-move carries the version it was made
 * against). Before that, `restore` lets everyone subscribe anew.
 */
export class Socket {
  condition = $state<Condition>("idle");
  /** Since when there has been no connection; for people who wait. */
  lostAt = $state<number | null>(null);
  /** Server's clock minus ours. */
  skew = 0;

  #socket: WebSocket | undefined;
  #errands = new Map<number, Errand>();
  #nextId = 1;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #listeners = new Set<(message: AnyMessage) => void>();
  #restorers = new Set<() => void>();

  constructor() {
    addEventListener("online", () => this.retry());
    addEventListener("offline", () => this.#socket?.close());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.retry();
    });
  }

  /** Every message goes to every listener; gives what ends it. */
  listen(listener: (message: AnyMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called at every new connection, before errands that wait are sent again. */
  restore(restorer: () => void): () => void {
    this.#restorers.add(restorer);
    return () => this.#restorers.delete(restorer);
  }

  /** The answer to a command: `done`, `hint`, `pong`; a refusal is raised. */
  ask(wish: Wish): Promise<AnyMessage> {
    return new Promise((done, failed) => {
      const id = this.#nextId++;
      const errand: Errand = { id, wish, done, failed, sent: false };
      this.#errands.set(id, errand);
      if (this.condition === "open") this.#send(errand);
      else this.open();
    });
  }

  open(): void {
    if (this.condition === "open" || this.condition === "connecting") return;
    clearTimeout(this.#timer);
    this.condition = "connecting";
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/socket?protocol=${PROTOCOL}`);
    this.#socket = socket;
    const late = setTimeout(() => socket.close(), PATIENCE);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(late);
      this.#heard = Date.now();
      this.#receive(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = (event) => {
      clearTimeout(late);
      if (socket === this.#socket) this.#lost(event);
    };
  }

  /** Somebody will not wait for the timer. */
  retry(): void {
    if (this.condition === "open") this.#check();
    else if (this.condition === "waiting") this.open();
  }

  /** Who one is has changed: a new connection under the new name. */
  reopen(): void {
    this.close();
    this.open();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#alive);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.condition = "idle";
  }

  #receive(message: AnyMessage): void {
    if (message.type === "welcome") this.#opened(message.now);
    if (message.type === "bye") this.#wait = message.retry_after * 1000;
    if (message.type === "refused" && message.code === "unknown_protocol") {
      this.condition = "outdated";
    }
    if ("id" in message && message.id !== null) this.#answer(message);
    for (const listener of this.#listeners) listener(message);
  }

  #answer(message: AnyMessage & { readonly id: number | null }): void {
    const errand = this.#errands.get(message.id ?? -1);
    if (!errand) return;
    this.#errands.delete(errand.id);
    if (message.type !== "refused") errand.done(message);
    else errand.failed(new Refusal(message.code, message.reason, message.details));
  }

  #opened(now: number): void {
    this.condition = "open";
    this.lostAt = null;
    this.#wait = FIRST_WAIT;
    this.skew = now - Date.now();
    clearInterval(this.#alive);
    this.#alive = setInterval(() => this.#check(), SILENCE / 3);
    const waiting = [...this.#errands.values()];
    for (const restorer of this.#restorers) restorer();
    for (const errand of waiting) this.#send(errand);
  }

  #check(): void {
    if (Date.now() - this.#heard > SILENCE) this.#socket?.close();
    else if (Date.now() - this.#heard > SILENCE / 3) this.#write({ type: "ping", id: 0 });
  }

  #lost(event: CloseEvent): void {
    clearInterval(this.#alive);
    this.#socket = undefined;
    if (this.condition === "outdated") return;
    this.lostAt ??= Date.now();
    if (event.code === 4401) {
      this.condition = "signed-out";
      return;
    }
    this.condition = "waiting";
    // So that a server that comes back is not met by everybody at once.
    this.#timer = setTimeout(() => this.open(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #send(errand: Errand): void {
    errand.sent = true;
    this.#write({ ...errand.wish, id: errand.id } as AnyCommand);
  }

  #write(command: AnyCommand): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }
}

export const socket = new Socket();
