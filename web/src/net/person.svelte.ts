import type { Me } from "../protocol.ts";
import { socket } from "./connection.ts";
import { people } from "./rest.ts";

/** Set once this browser has had a guest or an account; scripts cannot read the cookie itself. */
const KEY = "codex.known";

/** Who uses this browser. Nobody has to sign up: the first action that needs a name creates a guest. */
class Person {
  me = $state.raw<Me | null>();
  #creating: Promise<Me> | undefined;

  /** Loads who it is; for a first visitor nothing is requested. */
  async load(): Promise<void> {
    this.me = localStorage.getItem(KEY) ? await people.here() : null;
  }

  /** Who it is; creates a guest for a visitor. */
  async ensure(): Promise<Me> {
    if (this.me) return this.me;
    this.#creating ??= this.#create().finally(() => (this.#creating = undefined));
    return this.#creating;
  }

  /** A new name or account, or nobody after signing out; the socket must reconnect for another person. */
  change(me: Me | null): void {
    const changed = me?.person.id !== this.me?.person.id;
    this.me = me;
    if (me) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
    if (!me) socket.close();
    else if (changed && socket.status !== "idle") socket.reopen();
  }

  /** Somebody signed in here, or this browser got a new session, which the socket must send. */
  signedIn(me: Me): void {
    const same = me.person.id === this.me?.person.id;
    this.change(me);
    if (same && socket.status !== "idle") socket.reopen();
  }

  owns(person: { readonly id: string } | null): boolean {
    return person !== null && person.id === this.me?.person.id;
  }

  /** The cookie may exist though the key is gone: then the person keeps their name. */
  async #create(): Promise<Me> {
    const me = (await people.here()) ?? (await people.guest());
    this.change(me);
    return me;
  }
}

export const person = new Person();
