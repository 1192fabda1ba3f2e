import { botName } from "../../game/bots.svelte.ts";
import { eventMessage } from "../../game/events.ts";
import { spokenText } from "../../game/eventText.ts";
import { fromMe, namesOf, type Player, playersOf } from "../../game/players.ts";
import { t } from "../../i18n/words.svelte.ts";
import { socket } from "../../net/connection.ts";
import { person } from "../../net/person.svelte.ts";
import { LiveTable } from "../../net/table.svelte.ts";
import type { TableEvent, Cell, Table, Update, View } from "../../protocol.ts";
import { announcer } from "../../ui/announcer.svelte.ts";
import { appendUpdate, type LogLine } from "./log.ts";
import { PageState } from "./pageState.svelte.ts";
import { play, type Sound } from "./sound.ts";
import { Turn } from "./turn.svelte.ts";

/** Tybor's last turn, and the view before it. */
export interface TyborTurn {
  readonly events: readonly TableEvent[];
  readonly before: View;
  readonly number: number;
}

/** A table on screen: who plays, what happened, what I am about to do. */
export class LiveGame {
  readonly live: LiveTable;
  readonly turn: Turn;
  readonly page = new PageState();
  lines = $state.raw<readonly LogLine[]>([]);
  tyborTurn = $state.raw<TyborTurn>();
  /** The cell of the log line under the pointer. */
  pointed = $state.raw<{ readonly seat: number; readonly at: Cell }>();
  /** Where each seat laid its last card. */
  last = $state.raw<Readonly<Record<number, Cell>>>({});
  #stop: () => void;

  constructor(id: string) {
    this.live = new LiveTable(id, socket);
    this.turn = new Turn(this.live);
    this.#stop = this.live.updates.listen((update, before) => this.#onUpdate(update, before));
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
  /** All my seats: several when people share this device. */
  mySeats = $derived(
    (this.table?.seats ?? []).flatMap((seat, index) => (person.owns(seat.person) ? [index] : [])),
  );
  /** The hint, as long as it fits the current position. */
  hint = $derived.by(() =>
    this.turn.mine && this.page.hint?.version === this.live.update?.version ? this.page.hint : undefined,
  );
  /** A game against Tybor has no chat. */
  solo = $derived(this.table?.settings.mode.startsWith("solo") ?? false);

  name = (seat: number | null): string =>
    (seat === null ? undefined : this.names[seat]) ?? t("table-tybor");

  close(): void {
    this.#stop();
    this.live.close();
  }

  #onUpdate(update: Update, before: View | undefined): void {
    const wasMine = before?.to_move.includes(update.seat ?? -1) ?? false;
    this.lines = appendUpdate(this.lines, update, before, this.name);
    this.#updateLast(update, before);
    this.turn.keepPossible();
    this.#announce(update, wasMine);
  }

  #updateLast(update: Update, before: View | undefined): void {
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

  #announce({ events, view, seat }: Update, wasMine: boolean): void {
    const mine = seat !== null && view.to_move.includes(seat) && view.phase !== "over";
    const messages = events.map((event) => eventMessage(event, view, this.name)).filter((one) => one !== undefined);
    if (messages.length) announcer.say(messages.map(spokenText).join(" "));
    const begins = mine && !wasMine && view.phase === "place";
    if (begins) announcer.interrupt(t("table-your-turn"));
    else if (mine && view.phase === "draw") announcer.interrupt(t("table-status-draw"));
    const sound = begins ? "bell" : soundOf(events);
    if (sound) play(sound);
  }
}

function soundOf(events: readonly TableEvent[]): Sound | undefined {
  const placed = events.find((event) => event.type === "card_placed");
  if (placed) return placed.points > 0 ? "coin" : "pen";
  return events.some((event) => event.type === "card_drawn") ? "paper" : undefined;
}
