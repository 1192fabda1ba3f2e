import { plain, sign, strong } from "../i18n/marks.ts";
import { t } from "../i18n/words.svelte.ts";
import { botName } from "../lobby/bots.svelte.ts";
import { person } from "../net/person.svelte.ts";
import { LiveTable } from "../net/table.svelte.ts";
import type { Event, Position, Table, Update, View } from "../protocol.ts";
import { announcer } from "../ui/announcer.svelte.ts";
import { Desk } from "./desk.svelte.ts";
import { further, type Line } from "./log.ts";
import { fromMe, namesOf, type Player, playersOf } from "./players.ts";
import { play, type Sound } from "./sound.ts";
import { tell, type Told } from "./story.ts";
import { Turn } from "./turn.svelte.ts";

/** The last turn of Tybor, and what he saw before it. */
export interface TyborTurn {
  readonly events: readonly Event[];
  readonly before: View;
  readonly number: number;
}

/** A table on screen: who plays, what happened, what I am about to do. */
export class Game {
  readonly live: LiveTable;
  readonly turn: Turn;
  readonly desk = new Desk();
  lines = $state.raw<readonly Line[]>([]);
  tyborTurn = $state.raw<TyborTurn>();
  /** The place that a line of the log speaks of. */
  pointed = $state.raw<{ readonly seat: number; readonly at: Position }>();
  /** Where each seat laid its last card. */
  last = $state.raw<Readonly<Record<number, Position>>>({});
  #stop: () => void;

  constructor(id: string) {
    this.live = new LiveTable(id);
    this.turn = new Turn(this.live);
    this.#stop = this.live.listen((update, before) => this.#hear(update, before));
  }

  table = $derived.by<Table | undefined>(() => this.live.table);
  view = $derived.by<View | undefined>(() => this.live.view);
  names = $derived.by(() => namesOf(this.table?.seats ?? [], botName));
  players = $derived.by<readonly Player[]>(() =>
    this.table && this.view
      ? playersOf(this.table, this.view, this.names, (seat) => person.owns(seat.person))
      : [],
  );
  ordered = $derived(fromMe(this.players));
  me = $derived(this.players.find((player) => player.me));
  /** Every seat of mine: several in a hot seat. */
  mySeats = $derived(
    (this.table?.seats ?? []).flatMap((seat, index) => (person.owns(seat.person) ? [index] : [])),
  );
  /** As long as it is about what is to be done now. */
  hint = $derived.by(() =>
    this.turn.mine && this.desk.hint?.version === this.live.update?.version ? this.desk.hint : undefined,
  );
  /** Against Tybor there is nobody to talk to. */
  solo = $derived(this.table?.settings.mode.startsWith("solo") ?? false);

  name = (seat: number | null): string =>
    (seat === null ? undefined : this.names[seat]) ?? t("table-tybor");

  close(): void {
    this.#stop();
    this.live.close();
  }

  #hear(update: Update, before: View | undefined): void {
    const wasMine = before?.to_move.includes(update.seat ?? -1) ?? false;
    this.lines = further(this.lines, update, before, this.name);
    this.#remember(update, before);
    this.turn.settle();
    this.#speak(update, wasMine);
  }

  #remember(update: Update, before: View | undefined): void {
    const { view, events } = update;
    this.last = Object.fromEntries(
      view.players.flatMap(({ cards }, seat) => {
        const laid = cards.at(-1);
        return laid && cards.length > 1 ? [[seat, laid.at]] : [];
      }),
    );
    if (before && events.some((event) => event.type === "tybor_took")) {
      this.tyborTurn = { events, before, number: (this.tyborTurn?.number ?? 0) + 1 };
    }
  }

  #speak({ events, view, seat }: Update, wasMine: boolean): void {
    const mine = seat !== null && view.to_move.includes(seat) && view.phase !== "over";
    const told = events.map((event) => tell(event, view, this.name)).filter((one) => one !== undefined);
    if (told.length) announcer.say(told.map(voice).join(" "));
    const begins = mine && !wasMine && view.phase === "place";
    if (begins) announcer.interrupt(t("table-your-turn"));
    else if (mine && view.phase === "draw") announcer.interrupt(t("table-status-draw"));
    const sound = begins ? "bell" : soundOf(events);
    if (sound) play(sound);
  }
}

function soundOf(events: readonly Event[]): Sound | undefined {
  const placed = events.find((event) => event.type === "card_placed");
  if (placed) return placed.points > 0 ? "coin" : "pen";
  return events.some((event) => event.type === "card_drawn") ? "paper" : undefined;
}

/** A line as it is read, with names in bold and kingdoms as signs. */
export function lineText({ id, args }: Told): string {
  const { name, kingdom } = args;
  return t(`log-line-${id}`, {
    ...args,
    ...(name === undefined ? {} : { name: strong(String(name)) }),
    ...(kingdom === undefined ? {} : { sign: sign(String(kingdom)) }),
  });
}

function voice({ id, args }: Told): string {
  return t(`log-voice-${id}`, { ...args, name: plain(String(args.name ?? "")) });
}
