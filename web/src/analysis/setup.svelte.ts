import type { Chosen } from "../board/types.ts";
import { CARDS, OBJECTIVES } from "../cards.ts";
import { placeMove } from "../game/moves.ts";
import { words } from "../i18n/words.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { analysis } from "../net/rest.ts";
import type { AnalysisStep, Cell, SetupResult, Side, TurnPhase } from "../protocol.ts";

interface SeatDraft {
  readonly area: readonly string[];
  readonly hand: readonly (number | null)[];
  readonly objective: number | null;
}

type Market = readonly [number | null, number | null, number | null, number | null];

const SEAT: SeatDraft = { area: [], hand: [null, null, null], objective: null };
/** A position by hand is one of a game at a table. */
const LEAST = 2;
/** A card of an area as the server reads it: the starter has no cell. */
const laying = (card: number, side: Side, at: Cell): string => placeMove(card, side, at).replace(/@0,0$/u, "");
const given = (cards: readonly (number | null)[]): number[] => cards.filter((card) => card !== null);

/** A position that is set up card by card; the server says what is possible. */
export class SetupDraft {
  seats = $state.raw<readonly SeatDraft[]>([SEAT, SEAT]);
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
    if (!step || !view || view.players.length < LEAST) return;
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
    return new Set([...laid, ...this.seats.flatMap(({ hand }) => given(hand)), ...given(this.market)]);
  });

  cards = (kind: "starter" | "resource" | "gold"): number[] =>
    Object.keys(CARDS)
      .map(Number)
      .filter((card) => CARDS[card]?.kind === kind && !this.used.has(card));

  usedObjectives = $derived.by(() => new Set(given([...this.objectives, ...this.seats.map(({ objective }) => objective)])));
  allObjectives = Object.keys(OBJECTIVES).map(Number);

  setPlayers = (players: number): void => {
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
