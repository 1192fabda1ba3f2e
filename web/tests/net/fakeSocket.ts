import { mock } from "node:test";
import { type AnyCommand, PROTOCOL } from "../../src/protocol.ts";

/** As much of a WebSocket as the client uses; a test is its server. */
export class FakeSocket {
  readonly sent: AnyCommand[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }

  close(): void {
    this.end(1000);
  }

  /** The server says something. */
  say(message: object): void {
    this.readyState = 1;
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(now = Date.now()): void {
    this.say({ type: "welcome", protocol: PROTOCOL, server: "test", me: null, now });
  }

  /** The connection ends, by whomever. */
  end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

/** Every connection that a client opens, oldest first. */
export class FakeServer {
  readonly sockets: FakeSocket[] = [];

  readonly connect = (): WebSocket => {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  get last(): FakeSocket {
    return this.sockets.at(-1) as FakeSocket;
  }
}

/** Time stands still until `mock.timers.tick`. */
export function stopTime(): void {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"], now: 1_000_000 });
}

/** Let everything run that waits for a promise. */
export async function flush(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
