import { person } from "../net/person.svelte.ts";
import type {
  TimeControlInput,
  Mode,
  OnLeave,
  Refill,
  SeatSettingInput,
  SettingsInput,
  TieBreak,
  Visibility,
} from "../protocol.ts";

/** "me" may have several seats: people who share this device. An object names a bot. */
export interface SeatDraft {
  who: "me" | "anyone" | { readonly bot: string };
  name: string;
}

export type Problem = "people" | "names" | "minutes" | "increment" | "days" | "delay";
export type NotRated = "tybor" | "bots" | "device" | "account";

const LONGEST_NAME = 24;
const outside = (value: number | null, least: number, most: number): boolean =>
  value === null || !(value >= least && value <= most);

/** The settings of a new table while they are edited, and what is still wrong with them. */
export class Draft {
  mode = $state<Mode>("table");
  players = $state(2);
  seats = $state<SeatDraft[]>([
    { who: "me", name: "" },
    { who: "anyone", name: "" },
    { who: "anyone", name: "" },
    { who: "anyone", name: "" },
  ]);
  clock = $state<TimeControlInput["type"]>("none");
  minutes = $state<number | null>(15);
  increment = $state<number | null>(10);
  days = $state<number | null>(2);
  visibility = $state<Visibility>("private");
  wantsRating = $state(false);
  tieBreak = $state<TieBreak>("points");
  refill = $state<Refill>("same");
  hints = $state(true);
  spectators = $state(true);
  delay = $state<number | null>(0);
  onLeave = $state<OnLeave>("bot");
  /** Empty: the strongest bot. */
  standIn = $state("");
  botPause = $state(true);
  shuffle = $state(true);

  solo = $derived(this.mode !== "table");
  taken = $derived(this.solo ? [] : this.seats.slice(0, this.players));
  here = $derived(this.taken.filter((seat) => seat.who === "me"));
  bots = $derived(this.taken.some((seat) => typeof seat.who === "object"));
  notRated = $derived(this.#notRated());
  rated = $derived(this.wantsRating && this.notRated === undefined);
  /** A rated game needs a clock. */
  timed = $derived(this.rated && this.clock === "none" ? "real_time" : this.clock);
  problem = $derived(this.#problem());

  settings(): SettingsInput {
    return {
      mode: this.mode,
      seats: this.solo ? [{ type: "human", mine: true }] : this.taken.map((seat) => this.#seatInput(seat)),
      clock: this.#clock(),
      visibility: this.visibility,
      rated: this.rated,
      tie_break: this.tieBreak,
      refill: this.refill,
      hints: this.hints && !this.rated,
      spectators: this.spectators,
      spectator_delay: this.spectators ? (this.delay ?? 0) : 0,
      on_leave: this.rated ? "forfeit" : this.onLeave,
      stand_in: this.standIn || null,
      bot_pause: this.botPause,
      shuffle_seats: this.shuffle,
    };
  }

  #notRated(): NotRated | undefined {
    if (this.solo) return "tybor";
    if (this.bots) return "bots";
    if (this.here.length > 1) return "device";
    return person.me?.person.kind === "account" ? undefined : "account";
  }

  #problem(): Problem | undefined {
    const names = this.here.map((seat) => seat.name.trim());
    if (!this.solo && this.taken.every((seat) => typeof seat.who === "object")) return "people";
    if (names.length > 1) {
      const bad = names.some((name) => name === "" || name.length > LONGEST_NAME);
      if (bad || new Set(names).size < names.length) return "names";
    }
    if (this.timed === "real_time" && outside(this.minutes, 0.1, 180)) return "minutes";
    if (this.timed === "real_time" && outside(this.increment, 0, 180)) return "increment";
    if (this.timed === "correspondence" && outside(this.days, 1, 14)) return "days";
    if (this.spectators && outside(this.delay, 0, 600)) return "delay";
    return undefined;
  }

  #seatInput(seat: SeatDraft): SeatSettingInput {
    if (typeof seat.who === "object") return { type: "bot", bot: seat.who.bot };
    if (seat.who === "anyone") return { type: "human" };
    return { type: "human", mine: true, name: this.here.length > 1 ? seat.name.trim() : null };
  }

  #clock(): TimeControlInput {
    if (this.timed === "none") return { type: "none" };
    if (this.timed === "correspondence") return { type: this.timed, days: Math.round(this.days ?? 1) };
    const increment = Math.round(this.increment ?? 0);
    return { type: this.timed, minutes: this.minutes ?? 15, increment };
  }
}
