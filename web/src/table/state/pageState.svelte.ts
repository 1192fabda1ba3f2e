import { MediaQuery } from "svelte/reactivity";
import type { HintGiven } from "../../protocol.ts";

export type Size = "wide" | "middle" | "phone";
export type Sheet = "hand" | "market" | "players" | "objectives" | "log";
export type DialogName = "keys" | "resign" | "leave" | "abort";

const wide = new MediaQuery("(min-width: 1180px)");
const phone = new MediaQuery("(max-width: 699.9px)");

/** What is open on the page around a game: nothing the server knows. */
export class PageState {
  /** On a phone: the hand, or the sheet that is open over it. */
  sheet = $state<Sheet>("hand");
  dialog = $state<DialogName>();
  /** The seat whose area is enlarged. */
  enlargedSeat = $state<number>();
  /** Whose area spectators see. */
  watchedSeat = $state(0);
  hint = $state.raw<HintGiven>();
  hintLoading = $state(false);
  /** The candidate of the hint that is shown on the board. */
  suggested = $state<string>();
  logTab = $state<"log" | "chat">("log");
  chatOpened = $state(false);
  /** How many chat messages have been read. */
  chatRead = $state(0);
  /** The number of Tybor's last turn that was read. */
  tyborSeen = $state(0);

  get size(): Size {
    return wide.current ? "wide" : phone.current ? "phone" : "middle";
  }
}
