import type { Me } from "../protocol.ts";
import { Refusal } from "./refusal.ts";
import { people } from "./rest.ts";
import { socket } from "./socket.svelte.ts";

/** That this browser has been somebody; the cookie itself is not ours to read. */
const KEY = "codex.known";

/** Who sits at this browser. Nobody signs up: the first thing that needs a name makes a guest. */
class Person {
  me = $state.raw<Me | null>();
  #making: Promise<Me> | undefined;

  /** Who it is, if anybody; a first visitor is not asked for. */
  async recognise(): Promise<void> {
    if (localStorage.getItem(KEY)) await this.#ask();
    else this.me = null;
  }

  /** Who it is from now on, a new guest if it was nobody. */
  async known(): Promise<Me> {
    if (this.me) return this.me;
    this.#making ??= this.#make().finally(() => (this.#making = undefined));
    return this.#making;
  }

  /** A new name or a new account: the socket speaks for the old one. */
  become(me: Me | null): void {
    const changed = me?.person.id !== this.me?.person.id;
    this.me = me;
    if (me) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
    if (!me) socket.close();
    else if (changed && socket.condition !== "idle") socket.reopen();
  }

  owns(person: { readonly id: string } | null): boolean {
    return person !== null && person.id === this.me?.person.id;
  }

  /** A cookie may be there though the mark is gone: nobody loses the name they have. */
  async #make(): Promise<Me> {
    await this.#ask();
    const me = this.me ?? (await people.guest());
    this.become(me);
    return me;
  }

  async #ask(): Promise<void> {
    try {
      this.me = await people.me();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "unauthenticated") throw error;
      this.me = null;
    }
  }
}

export const person = new Person();
