import { createSubscriber } from "svelte/reactivity";
import { socket } from "../../net/connection.ts";

const BEAT = 250;

/** The server's clock; it ticks while something on the page shows it. */
class ServerClock {
  #watch = createSubscriber((update) => {
    const timer = setInterval(update, BEAT);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#watch();
    return Date.now() + socket.clockOffset;
  }
}

export const serverClock = new ServerClock();
