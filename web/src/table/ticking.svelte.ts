import { createSubscriber } from "svelte/reactivity";
import { socket } from "../net/socket.svelte.ts";

const BEAT = 250;

/** The server's clock, beating for as long as somebody on the page looks at it. */
class Ticking {
  #watch = createSubscriber((update) => {
    const timer = setInterval(update, BEAT);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#watch();
    return Date.now() + socket.skew;
  }
}

export const ticking = new Ticking();
