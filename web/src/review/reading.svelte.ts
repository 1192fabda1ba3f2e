import { playerName } from "../game/bots.svelte.ts";
import { lastPly, stepAt } from "../game/steps.ts";
import { isSlip } from "../game/verdicts.ts";
import type { LiveReview } from "../net/review.svelte.ts";
import type { Colour, OpenReplay, ReviewedMove } from "../protocol.ts";
import { chancesAt } from "./graph.ts";

/** Which of two half-moves the board shows. */
export type Shown = "played" | "better" | "both";

export interface Reader {
  /** The seat whose chances are the main line. */
  readonly seat: number;
  /** It is the reader's own seat. */
  readonly own: boolean;
  readonly colours: readonly Colour[];
}

/** A game that is being read with its review: where one is, what is shown. */
export class Reading {
  readonly whole: OpenReplay;
  readonly live: LiveReview;
  readonly own: boolean;
  readonly colours: readonly Colour[];
  seat = $state(0);
  /** The half-move that is looked at, counted from 1; null for the whole game. */
  ply = $state<number | null>(null);
  shown = $state<Shown>("both");
  /** Only the moments of `seat`, or everybody's. */
  everybody = $state(false);

  constructor(whole: OpenReplay, live: LiveReview, { seat, own, colours }: Reader) {
    this.whole = whole;
    this.live = live;
    this.seat = seat;
    this.own = own;
    this.colours = colours;
  }

  names = $derived.by(() => this.whole.names.map(playerName));
  last = $derived.by(() => lastPly(this.whole));
  slips = $derived.by(() =>
    this.live.halfMoves.filter(({ judgement }) => isSlip(judgement)).toSorted((a, b) => a.ply - b.ply),
  );
  moments = $derived.by(() => this.slips.filter(({ seat }) => this.everybody || seat === this.seat));
  costliest = $derived.by(() =>
    this.moments.reduce<ReviewedMove | undefined>((worst, one) => (worst && lost(worst) >= lost(one) ? worst : one), undefined),
  );
  move = $derived.by(() => this.live.halfMoves.find(({ ply }) => ply === this.ply));
  /** Before the half-move that is looked at, or the end of the game. */
  before = $derived.by(() => stepAt(this.whole, this.ply === null ? this.last : this.ply - 1));
  after = $derived.by(() => stepAt(this.whole, this.ply ?? this.last));
  /** Whose area is on screen. */
  area = $derived.by(() => (this.ply === null ? this.seat : (this.after.mover ?? this.seat)));
  wins = $derived.by(() => chancesAt(this.live.start, this.live.chances, this.ply ?? this.last));
  /** The number of the moment that is looked at, counted from 1; 0 if it is none. */
  number = $derived.by(() => this.moments.findIndex(({ ply }) => ply === this.ply) + 1);

  /** 0 is the whole game, as is everything beyond the last half-move. */
  go = (ply: number): void => {
    this.ply = ply <= 0 ? null : Math.min(ply, this.last);
    this.shown = "both";
  };

  step = (by: 1 | -1): void => {
    if (this.ply === null) this.go(by > 0 ? 1 : this.last);
    else this.go(this.ply + by);
  };

  next = (): void => {
    const found = this.moments.find(({ ply }) => ply > (this.ply ?? 0));
    this.ply = found?.ply ?? null;
    this.shown = "both";
  };

  previous = (): void => {
    const found = this.moments.findLast(({ ply }) => ply < (this.ply ?? this.last + 1));
    this.ply = found?.ply ?? null;
    this.shown = "both";
  };

  /** True if the key does something here. */
  press = (key: string): boolean => {
    const doing: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: this.previous,
      ArrowDown: this.next,
      Home: () => this.go(1),
      End: () => this.go(this.last),
      n: this.next,
      p: this.previous,
    };
    const act = doing[key.length === 1 ? key.toLowerCase() : key];
    act?.();
    return act !== undefined;
  };
}

const lost = ({ loss, doubt }: ReviewedMove): number => loss - doubt;
