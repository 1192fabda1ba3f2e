import { type ScoreCell, revealOrder } from "../../game/scoring.ts";
import type { Outcome } from "../../protocol.ts";

const STEP = 1700;
const NOTHING = 800;

/** The numbers of the final scoring, revealed one after the other; then any of them can be chosen. */
export class Reveal {
  /** How many numbers are shown. */
  shown = $state(Infinity);
  chosen = $state.raw<ScoreCell>();
  #outcome: () => Outcome | null;

  constructor(outcome: () => Outcome | null, fromStart: boolean) {
    this.#outcome = outcome;
    if (fromStart) this.shown = 0;
  }

  cells = $derived.by<readonly ScoreCell[]>(() => {
    const outcome = this.#outcome();
    return outcome ? revealOrder(outcome) : [];
  });
  running = $derived(this.shown < this.cells.length);
  /** The number that is being told, or the one chosen. */
  cell = $derived.by<ScoreCell | undefined>(() =>
    this.running ? this.cells[Math.max(0, this.shown - 1)] : this.chosen,
  );

  /** Goes on by itself; call it in an effect. */
  run = (): (() => void) | undefined => {
    if (!this.running) return undefined;
    const { cell } = this;
    const times = cell && this.#outcome()?.scores[cell.seat]?.objectives[cell.column]?.times;
    const timer = setTimeout(() => (this.shown += 1), this.shown > 0 && times ? STEP : NOTHING);
    return () => clearTimeout(timer);
  };

  again = (): void => {
    this.shown = 0;
  };

  finish = (): void => {
    this.shown = Infinity;
    this.chosen = undefined;
  };
}
