import type { Chosen } from "../board/types.ts";
import { CARDS, OBJECTIVES } from "../cards.ts";
import { placeMove } from "../game/moves.ts";
import { words } from "../i18n/words.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { analysis } from "../net/rest.ts";
import type { AnalysisStep, Cell, Mode, SetupResult, Side, TurnPhase } from "../protocol.ts";

interface SeatDraft {
  readonly area: readonly string[];
  readonly hand: readonly (number | null)[];
  readonly objective: number | null;
}

type Market = readonly [number | null, number | null, number | null, number | null];

/** What Tybor has: his first cards, and what he took and scored since. */
interface TyborDraft {
  readonly dealt: readonly (number | null)[];
  readonly taken: readonly number[];
  readonly scored: readonly number[];
}

export type SoloMode = Exclude<Mode, "table">;
/** With how many cards he begins. */
const DEALT: Readonly<Record<SoloMode, number>> = { "solo-easy": 2, "solo-normal": 4, "solo-hard": 4 };

const SEAT: SeatDraft = { area: [], hand: [null, null, null], objective: null };
const NOTHING: TyborDraft = { dealt: [], taken: [], scored: [] };
const padded = (cards: readonly (number | null)[], length: number) => Array.from({ length }, (_, place) => cards[place] ?? null);
/** A card of an area as the server reads it: the starter has no cell. */
const laying = (card: number, side: Side, at: Cell): string => placeMove(card, side, at).replace(/@0,0$/u, "");
const given = (cards: readonly (number | null)[]): number[] => cards.filter((card) => card !== null);

/** A position that is set up card by card; the server says what is possible. */
export class SetupDraft {
  seats = $state.raw<readonly SeatDraft[]>([SEAT, SEAT]);
  /** Against Tybor; undefined at a table. */
  solo = $state<SoloMode>();
  tybor = $state.raw<TyborDraft>(NOTHING);
  market = $state.raw<Market>([null, null, null, null]);
  objectives = $state.raw<readonly (number | null)[]>([null, null]);
  turn = $state(0);
  phase = $state<TurnPhase>("place");
  /** The seat whose area is on screen. */
  seat = $state(0);
  chosen = $state.raw<Chosen | null>(null);
  result = $state.raw<SetupResult>();
  refused = $state.raw<Refusal>();
  #sent = 0;

  /** Empty, or the position on the board. */
  constructor(step?: AnalysisStep) {
    const { view } = step ?? {};
    if (!step || !view) return;
    const { mode } = view.options;
    if (mode !== "table") {
      this.solo = mode;
      this.tybor = { dealt: padded(step.dealt, DEALT[mode]), taken: view.tybor?.taken ?? [], scored: view.tybor?.scored ?? [] };
    }
    this.seats = view.players.map(({ cards }, seat) => ({
      area: cards.map(({ card, side, at }) => laying(card, side, at)),
      hand: SEAT.hand.map((_, place) => step.hands[seat]?.[place] ?? null),
      objective: step.secrets[seat] ?? null,
    }));
    this.market = view.market as unknown as Market;
    this.objectives = this.objectives.map((_, place) => view.objectives[place] ?? null);
    this.turn = step.seat ?? 0;
    this.seat = this.turn;
    this.phase = view.phase === "draw" ? "draw" : "place";
  }

  current = $derived.by(() => this.seats[this.seat] ?? SEAT);
  area = $derived.by(() => this.result?.areas[this.seat]);
  /** Cards that lie somewhere already. */
  used = $derived.by(() => {
    const laid = this.result?.areas.flatMap(({ cards }) => cards.map(({ card }) => card)) ?? [];
    const { dealt, taken, scored } = this.tybor;
    return new Set([
      ...laid,
      ...this.seats.flatMap(({ hand }) => given(hand)),
      ...given([...this.market, ...dealt, ...taken, ...scored]),
    ]);
  });

  cards = (kind: "starter" | "resource" | "gold"): number[] =>
    Object.keys(CARDS)
      .map(Number)
      .filter((card) => CARDS[card]?.kind === kind && !this.used.has(card));

  usedObjectives = $derived.by(() => new Set(given([...this.objectives, ...this.seats.map(({ objective }) => objective)])));
  allObjectives = Object.keys(OBJECTIVES).map(Number);

  /** Against Tybor on a level, or at a table. */
  setSolo = (mode: SoloMode | undefined): void => {
    this.solo = mode;
    this.tybor = mode ? { ...this.tybor, dealt: padded(this.tybor.dealt, DEALT[mode]) } : NOTHING;
  };

  setPlayers = (players: number): void => {
    this.setSolo(players > 1 ? undefined : (this.solo ?? "solo-normal"));
    this.seats = Array.from({ length: players }, (_, seat) => this.seats[seat] ?? SEAT);
    this.turn = Math.min(this.turn, players - 1);
    this.seat = Math.min(this.seat, players - 1);
    void this.check();
  };

  change = (fields: Partial<SeatDraft>): void => {
    this.seats = this.seats.map((seat, number) => (number === this.seat ? { ...seat, ...fields } : seat));
    void this.check();
  };

  hold = (place: number, card: number | null): void =>
    this.change({ hand: this.current.hand.map((held, index) => (index === place ? card : held)) });

  setTybor = (fields: Partial<TyborDraft>): void => {
    this.tybor = { ...this.tybor, ...fields };
    void this.check();
  };

  show = (place: number, card: number | null): void => {
    this.market = this.market.map((there, index) => (index === place ? card : there)) as unknown as Market;
    void this.check();
  };

  share = (place: number, objective: number | null): void => {
    this.objectives = this.objectives.map((there, index) => (index === place ? objective : there));
    void this.check();
  };

  lay = (at: Cell): void => {
    if (!this.chosen) return;
    const { card, side } = this.chosen;
    this.chosen = null;
    this.change({ area: [...this.current.area, laying(card, side, at)] });
  };

  takeBack = (): void => this.change({ area: this.current.area.slice(0, -1) });

  check = async (): Promise<void> => {
    this.#sent += 1;
    const number = this.#sent;
    try {
      const result = await analysis.setup({
        seats: this.seats.map(({ area, hand, objective }) => ({ area, hand: given(hand), objective })),
        market: this.market,
        objectives: given(this.objectives),
        turn: this.turn,
        phase: this.phase,
        mode: this.solo ?? "table",
        tybor: { ...this.tybor, dealt: given(this.tybor.dealt) },
      });
      await words.need(["records"]);
      if (number !== this.#sent) return;
      this.result = result;
      this.refused = undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
    }
  };
}
