import { botName } from "../../game/bots.svelte.ts";
import { eventMessage } from "../../game/events.ts";
import { spokenText } from "../../game/eventText.ts";
import { fromMe, namesOf, type Player, playersOf } from "../../game/players.ts";
import { t } from "../../i18n/words.svelte.ts";
import { socket } from "../../net/connection.ts";
import { person } from "../../net/person.svelte.ts";
import { LiveTable } from "../../net/table.svelte.ts";
import type { TableEvent, Cell, Source, Table, Update, View } from "../../protocol.ts";
import { announcer } from "../../ui/announcer.svelte.ts";
import { settings } from "../../ui/settings.svelte.ts";
import { logOf } from "./log.ts";
import { otherTurns } from "./otherTurns.ts";
import { PageState } from "./pageState.svelte.ts";
import { play, type Sound } from "./sound.ts";
import { type Staging, staged, type TyborTurn, tyborStage } from "./staging.ts";
import { Turn } from "./turn.svelte.ts";

/** Who looks away for less than this, in ms, has seen what happened. */
const AWAY = 20_000;

/** A table on screen: who plays, what happened, what I am about to do. */
export class LiveGame {
  readonly live: LiveTable;
  readonly turn: Turn;
  readonly page = new PageState();
  tyborTurn = $state.raw<TyborTurn>();
  /** The cell of the log line under the pointer. */
  pointed = $state.raw<{ readonly seat: number; readonly at: Cell }>();
  /** From where somebody else drew last; none after a card of mine. */
  drawnFrom = $derived.by<Source | null>(() => {
    const drawn = this.live.past.findLast(({ events }) => events.some(({ type }) => type === "card_drawn"));
    const event = drawn?.events.find((one) => one.type === "card_drawn");
    return event && event.seat !== this.live.seat ? event.source : null;
  });
  /** What is still on its way over the screen. */
  staging = $state.raw<Staging>({});
  /** What Tybor has taken and is not told yet. */
  tyborStaging = $state.raw<Staging>({});
  /** Where each seat placed its last card. */
  last = $state.raw<Readonly<Record<number, Cell>>>({});
  #stop: () => void;
  /** When the page was hidden, and the version then; at first: when it was opened. */
  #left: { readonly at: number; readonly version: number } | undefined = { at: -Infinity, version: 0 };

  constructor(id: string) {
    this.live = new LiveTable(id, socket);
    this.turn = new Turn(this.live);
    const stop = this.live.updates.listen((update, before) => this.#onUpdate(update, before));
    const turned = () => this.#onVisibility();
    document.addEventListener("visibilitychange", turned);
    this.#stop = () => {
      stop();
      document.removeEventListener("visibilitychange", turned);
    };
  }

  table = $derived.by<Table | undefined>(() => this.live.table);
  view = $derived.by<View | undefined>(() => this.live.view);
  /** The view as it is shown: what is on its way has not arrived. */
  shown = $derived.by<View | undefined>(() =>
    this.view && this.table?.status === "playing" ? staged(this.view, { ...this.tyborStaging, ...this.staging }) : this.view,
  );
  names = $derived.by(() => namesOf(this.table?.seats ?? [], botName));
  players = $derived.by<readonly Player[]>(() =>
    this.table && this.shown
      ? playersOf(this.table, this.shown, this.names, (seat) => person.owns(seat.person))
      : [],
  );
  lines = $derived.by(() => logOf(this.live.past, this.name));
  /** What others did since my last turn. */
  othersSince = $derived.by(() => (this.live.seat === null ? [] : otherTurns(this.live.past, this.live.seat)));
  ordered = $derived(fromMe(this.players));
  /** Who moves, or has moved last before me. */
  inFocus = $derived.by<number | undefined>(() => {
    const now = this.view?.to_move.find((seat) => seat !== this.live.seat);
    return this.view?.phase === "setup" ? undefined : (now ?? this.othersSince.at(-1)?.seat);
  });
  me = $derived(this.players.find((player) => player.me));
  /** All my seats: several when people share this device. */
  mySeats = $derived(
    (this.table?.seats ?? []).flatMap((seat, index) => (person.owns(seat.person) ? [index] : [])),
  );
  /** The hint, as long as it fits the current position. */
  hint = $derived.by(() =>
    this.turn.mine && this.page.hint?.version === this.live.update?.version ? this.page.hint : undefined,
  );
  /** What the coach says of my last placement, until I draw, keep it or take it back. */
  coached = $derived.by(() => {
    const { coached, update } = this.live;
    const mine = this.turn.mine && this.view?.phase === "draw" && coached?.version === update?.version;
    return mine && this.page.keptAt !== coached?.version ? coached : undefined;
  });
  /** A game against Tybor has no chat. */
  solo = $derived(this.table?.settings.mode.startsWith("solo") ?? false);

  name = (seat: number | null): string =>
    (seat === null ? undefined : this.names[seat]) ?? t("table-tybor");

  close(): void {
    this.#stop();
    this.live.close();
  }

  #onVisibility(): void {
    const version = this.live.update?.version ?? 0;
    if (document.hidden) this.#left = { at: performance.now(), version };
    else this.#tellWhatHappened(version);
  }

  /** After a while away, or when the page is opened in the middle of a game. */
  #tellWhatHappened(version: number): void {
    const left = this.#left;
    this.#left = undefined;
    if (left && version > left.version && performance.now() - left.at > AWAY) this.page.cameBack = version;
  }

  #onUpdate(update: Update, before: View | undefined): void {
    if (!before && !document.hidden) this.#tellWhatHappened(update.version);
    this.#updateLast(update, before);
    this.turn.keepPossible();
    this.#announce(update, before);
    if (before) this.#askCoach(update);
  }

  /** Who switched the coach on has each placement judged; where it may not or cannot speak, it is silent. */
  #askCoach({ events, seat, view }: Update): void {
    const { coach } = settings.values;
    const placed = events.some((event) => event.type === "card_placed" && event.seat === seat);
    if (coach === "off" || !placed || view.phase !== "draw" || !this.table?.settings.hints) return;
    this.live.coach(coach).catch(() => undefined);
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
      if (!settings.reducedMotion && !document.hidden) this.tyborStaging = tyborStage(this.tyborTurn, 0);
    }
  }

  #announce({ events, view, seat }: Update, before: View | undefined): void {
    const told = events.map((event) => spokenEvent(event, this.name, view)).filter((text) => text);
    if (before && isLast(view) && !isLast(before)) told.push(`${t("table-last-round")}. ${t("table-last-round-rule")}`);
    if (told.length) announcer.say(told.join(" "));
    const isMine = (one: View | undefined): boolean => seat !== null && (one?.to_move.includes(seat) ?? false);
    const begins = isMine(view) && !isMine(before) && view.phase === "place";
    if (begins) announcer.interrupt(t(isLast(view) ? "table-status-last-turn" : "table-your-turn"));
    else if (isMine(before) && !isMine(view)) announcer.withdraw();
    const sound = begins ? "bell" : soundOf(events);
    if (sound) play(sound);
  }
}

const isLast = ({ round, last_round: last, phase }: View): boolean => round === last && phase !== "over";

/** An event for screen readers; none where another event says it already. */
function spokenEvent(event: TableEvent, name: (seat: number) => string, view: View): string {
  if (event.type === "placement_taken_back") return t("log-voice-taken-back", { name: name(event.seat) });
  const message = eventMessage(event, name, view);
  return message ? spokenText(message) : "";
}

function soundOf(events: readonly TableEvent[]): Sound | undefined {
  const placed = events.find((event) => event.type === "card_placed");
  if (placed) return placed.points > 0 ? "coin" : "pen";
  return events.some((event) => event.type === "card_drawn") ? "paper" : undefined;
}
