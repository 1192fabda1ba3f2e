import type { AnyCommand, AnyMessage } from "../protocol.ts";
import { ReconnectPauses } from "./reconnect.ts";
import { type CommandInput, Requests } from "./request.ts";
import { Signal } from "./signal.ts";
import { TIMEOUTS } from "./timeouts.ts";

export type SocketStatus = "idle" | "connecting" | "open" | "reconnecting" | "outdated" | "signed-out";

const OPEN = 1;
const SIGNED_OUT = 4401;

/**
 * One WebSocket for the lobby and all tables. It reconnects by itself. Then everyone who listens to
 * `connected` subscribes again, and after that the commands without an answer are sent again: that
 * is safe, because the server recognises a copy by its nonce.
 */
export class Socket {
  status = $state<SocketStatus>("idle");
  /** Since when there has been no connection. */
  lostAt = $state<number | null>(null);
  /** The server's clock minus ours, in ms. */
  clockOffset = 0;
  readonly messages = new Signal<[AnyMessage]>();
  /** At every new connection, before commands are sent again. */
  readonly connected = new Signal();

  #connect: () => WebSocket;
  #pauses: ReconnectPauses;
  #requests = new Requests();
  #socket: WebSocket | undefined;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setInterval> | undefined;
  #lastMessageAt = 0;

  constructor(connect: () => WebSocket, pauses = new ReconnectPauses()) {
    this.#connect = connect;
    this.#pauses = pauses;
  }

  /** The answer to a command: `done`, `hint`, `pong`. Throws Refusal. */
  request(input: CommandInput): Promise<AnyMessage> {
    const { command, answer } = this.#requests.add(input);
    if (this.status === "open") this.#send(command);
    else this.open();
    return answer;
  }

  open(): void {
    if (this.status === "open" || this.status === "connecting") return;
    clearTimeout(this.#reconnectTimer);
    this.status = "connecting";
    const socket = this.#connect();
    this.#socket = socket;
    const tooLate = setTimeout(() => socket.close(), TIMEOUTS.connect);
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      clearTimeout(tooLate);
      this.#lastMessageAt = Date.now();
      this.#receive(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = (event) => {
      clearTimeout(tooLate);
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  /** Without waiting for the timer: the network is back, or somebody looks at the page again. */
  retry(): void {
    if (this.status === "open") this.#checkSilence();
    else if (this.status === "reconnecting") this.open();
  }

  /** The browser says that there is no network. */
  drop(): void {
    this.#socket?.close();
  }

  /** Another person is signed in: a new connection in their name. */
  reopen(): void {
    this.close();
    this.open();
  }

  close(): void {
    clearTimeout(this.#reconnectTimer);
    clearInterval(this.#silenceTimer);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.status = "idle";
  }

  #receive(message: AnyMessage): void {
    if (message.type === "welcome") this.#welcome(message.now);
    if (message.type === "bye") this.#pauses.startWith(message.retry_after * 1000);
    if (message.type === "refused" && message.code === "unknown_protocol") this.status = "outdated";
    this.#requests.settle(message);
    this.messages.notify(message);
  }

  #welcome(now: number): void {
    this.status = "open";
    this.lostAt = null;
    this.#pauses.reset();
    this.clockOffset = now - Date.now();
    clearInterval(this.#silenceTimer);
    this.#silenceTimer = setInterval(() => this.#checkSilence(), TIMEOUTS.ping);
    const unanswered = this.#requests.pending;
    this.connected.notify();
    for (const command of unanswered) this.#send(command);
  }

  #checkSilence(): void {
    const silence = Date.now() - this.#lastMessageAt;
    if (silence > TIMEOUTS.silence) this.#socket?.close();
    else if (silence > TIMEOUTS.ping) this.#send({ type: "ping", id: 0 });
  }

  #lose(code: number): void {
    clearInterval(this.#silenceTimer);
    this.#socket = undefined;
    if (this.status === "outdated") return;
    this.lostAt ??= Date.now();
    if (code === SIGNED_OUT) {
      this.status = "signed-out";
      return;
    }
    this.status = "reconnecting";
    this.#reconnectTimer = setTimeout(() => this.open(), this.#pauses.next());
  }

  #send(command: AnyCommand): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(command));
  }
}
