import type { RatedStanding } from "../protocol.ts";
import { socket } from "./connection.ts";
import { json } from "./http.ts";

/** How I stand with rated play: loaded for an account, and kept current by the socket. */
class Rated {
  standing = $state.raw<RatedStanding>();
  #of: string | undefined;

  constructor() {
    socket.messages.listen((message) => {
      if (message.type === "rated_standing") this.standing = message.standing;
    });
  }

  /** Undefined: a guest, or nobody, has nothing to do with it. */
  async load(account: string | undefined): Promise<void> {
    if (account === this.#of) return;
    this.#of = account;
    this.standing = undefined;
    if (account === undefined) return;
    const found = await json<RatedStanding>("GET", "/api/me/rated");
    if (this.#of === account) this.standing = found;
  }

  async confirm(): Promise<void> {
    this.standing = await json<RatedStanding>("POST", "/api/me/rated/confirmation");
  }
}

export const rated = new Rated();
