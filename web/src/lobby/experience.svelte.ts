import { people } from "../net/rest.ts";
import type { Mode, Person } from "../protocol.ts";

/** Who has beaten Tybor once stays so: then the server need not be asked. */
const BEATEN = "codex.beaten";
/** Who has played here: until the server says more, the room of the invitation is not taken. */
const PLAYED = "codex.played";

/** What a person has played: how the home page begins, and the level that suits: easy until the first win against
 * Tybor, then normal. */
export class Experience {
  #beaten = $state(false);
  played = $state(localStorage.getItem(PLAYED) !== null);
  mode = $derived<Mode>(this.#beaten ? "solo-normal" : "solo-easy");

  async load(me: Person | null): Promise<void> {
    this.#beaten = me !== null && localStorage.getItem(BEATEN) === me.id;
    this.played = this.#beaten || (me !== null && localStorage.getItem(PLAYED) === me.id);
    if (!me || this.#beaten) return;
    const { running, finished, results } = await people.profile(me.name);
    this.#beaten = results.some(({ against, won }) => against === "tybor" && won > 0);
    if (this.#beaten) localStorage.setItem(BEATEN, me.id);
    this.played = running + finished > 0;
    if (this.played) localStorage.setItem(PLAYED, me.id);
    else localStorage.removeItem(PLAYED);
  }
}
