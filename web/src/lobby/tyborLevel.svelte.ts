import { people } from "../net/rest.ts";
import type { Mode, Person } from "../protocol.ts";

/** Who has beaten Tybor once stays so: then the server need not be asked. */
const KEY = "codex.beaten";

/** The level that suits a person: easy until the first win against Tybor, then normal. */
export class TyborLevel {
  #met = $state(false);
  #beaten = $state(false);
  mode = $derived<Mode>(this.#beaten ? "solo-normal" : "solo-easy");
  /** What to say of the next game. */
  note = $derived(this.#beaten ? "lobby-now-normal" : this.#met ? "lobby-now-easy" : "lobby-now-first");

  async load(me: Person | null): Promise<void> {
    this.#met = this.#beaten = me !== null && localStorage.getItem(KEY) === me.id;
    if (!me || this.#beaten) return;
    const { results } = await people.profile(me.name);
    const tybor = results.find(({ against }) => against === "tybor");
    this.#met = tybor !== undefined;
    this.#beaten = (tybor?.won ?? 0) > 0;
    if (this.#beaten) localStorage.setItem(KEY, me.id);
  }
}
