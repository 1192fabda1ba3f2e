import { MediaQuery } from "svelte/reactivity";
import type { HintGiven } from "../../protocol.ts";

/** Short: a phone on its side, or a page zoomed to 200 %. */
export type Size = "wide" | "middle" | "phone" | "short";
export type Sheet = "hand" | "market" | "players" | "objectives" | "log";
export type DialogName = "keys" | "resign" | "leave" | "abort";

const wide = new MediaQuery("(min-width: 1180px)");
const phone = new MediaQuery("(max-width: 699.9px)");
const short = new MediaQuery("(max-height: 519.9px) and (min-width: 480px)");

/** What is open on the page around a game: nothing the server knows. */
export class PageState {
  /** On a phone: the hand, or the sheet that is open over it. */
  sheet = $state<Sheet>("hand");
  dialog = $state<DialogName>();
  /** Who else is here, to report, block or mute somebody. */
  peopleOpen = $state(false);
  /** The seat whose area is enlarged. */
  enlargedSeat = $state<number>();
  /** Whose area spectators see. */
  watchedSeat = $state(0);
  hint = $state.raw<HintGiven>();
  hintLoading = $state(false);
  /** The candidate of the hint that is shown on the board. */
  suggested = $state<string>();
  /** The version of the placement that I keep against the coach. */
  keptAt = $state(-1);
  logTab = $state<"log" | "chat">("log");
  chatOpened = $state(false);
  /** How many chat messages have been read. */
  chatRead = $state(0);
  /** I was away until this version, and others went on: what they did is told. 0: nothing to tell. */
  cameBack = $state(0);
  /** The number of Tybor's last turn that was read. */
  tyborSeen = $state(0);

  /** Market, players, objectives and log are sheets behind tabs. */
  get tabbed(): boolean {
    return this.size === "phone" || this.size === "short";
  }

  get size(): Size {
    if (short.current) return "short";
    return wide.current ? "wide" : phone.current ? "phone" : "middle";
  }
}
