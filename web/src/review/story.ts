import { total } from "../game/scoring.ts";
import type { Chance, Outcome, ReviewedMove } from "../protocol.ts";

/** How the game went for a seat, in facts that a sentence can be made of. */
export interface Story {
  /** The last round after which the seat had the best chance; 0 if it never had. */
  readonly ledUntil: number;
  /** It has led since this round until the end; 0 if it does not lead at the end. */
  readonly ledFrom: number;
  readonly rounds: number;
  /** What cost it most. */
  readonly worst: ReviewedMove | undefined;
}

export function storyOf(chances: readonly Chance[], seat: number, worst: ReviewedMove | undefined): Story {
  const leads = ({ wins }: Chance): boolean => {
    const mine = wins[seat] ?? 0;
    return wins.every((win, other) => other === seat || win < mine);
  };
  const lastLed = chances.findLastIndex(leads);
  const lastBehind = chances.findLastIndex((chance) => !leads(chance));
  const atEnd = lastLed >= 0 && lastLed === chances.length - 1;
  return {
    ledUntil: atEnd ? 0 : (chances[lastLed]?.round ?? 0),
    ledFrom: atEnd ? (chances[lastBehind + 1]?.round ?? 0) : 0,
    rounds: chances.at(-1)?.round ?? 0,
    worst,
  };
}

/** The totals as they are said after who won: the winners' first, then from high to low. */
export function scoresOf({ scores, winners }: Outcome): readonly number[] {
  const totals = scores.map(total);
  const others = totals.filter((_, seat) => !winners.includes(seat)).sort((a, b) => b - a);
  return [...winners.map((seat) => totals[seat] ?? 0), ...others];
}
