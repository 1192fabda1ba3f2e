import { MediaQuery } from "svelte/reactivity";
import type { HintGiven } from "../protocol.ts";

export type Size = "wide" | "middle" | "phone";
export type Sheet = "hand" | "market" | "players" | "goals" | "log";
export type Asked = "keys" | "resign" | "leave" | "abort";

const wide = new MediaQuery("(min-width: 1180px)");
const phone = new MediaQuery("(max-width: 699.9px)");

/** What is open on the page around a game; none of it is the game's. */
export class Desk {
  /** On a phone one thing at a time: the hand, or a sheet over it. */
  sheet = $state<Sheet>("hand");
  asked = $state<Asked>();
  /** The seat whose area is enlarged. */
  enlarged = $state<number>();
  /** Whose area those without a seat look at. */
  watched = $state(0);
  hint = $state.raw<HintGiven>();
  hintComing = $state(false);
  /** The half-move of the hint that is looked at. */
  suggested = $state<string>();
  talk = $state<"log" | "chat">("log");
  chatOpened = $state(false);
  /** How many messages have been read. */
  read = $state(0);
  /** Tybor's turn with this number was seen. */
  tyborSeen = $state(0);

  get size(): Size {
    return wide.current ? "wide" : phone.current ? "phone" : "middle";
  }
}
