import { percent } from "../i18n/formats.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Source } from "../protocol.ts";

/** What is said over a card of the market. */
export interface MarketLabel {
  readonly tone: "best" | "played" | "also";
  readonly words: string;
}

export type MarketLabels = Partial<Record<Source, MarketLabel>>;

interface Forecast {
  readonly move: string;
  readonly win: number;
}

const sourceOf = ({ move }: Forecast): Source => move.slice(1) as Source;

/** Of draws, the best first: which is the best, what was taken instead, and the chances of the others. */
export function marketLabels(draws: readonly Forecast[], played: Forecast | undefined, own: boolean): MarketLabels {
  const [best] = draws;
  const agreed = !played || !best || played.move === best.move;
  const labels: MarketLabels = {};
  for (const draw of draws) labels[sourceOf(draw)] = { tone: "also", words: percent(draw.win) };
  const top = best ?? played;
  if (top) {
    const words = t(agreed ? "verdict-label-best" : "verdict-label-better", { chance: percent((agreed && played ? played : top).win) });
    labels[sourceOf(top)] = { tone: "best", words };
  }
  if (played && !agreed) {
    const words = t(own ? "verdict-label-took-you" : "verdict-label-took", { chance: percent(played.win) });
    labels[sourceOf(played)] = { tone: "played", words };
  }
  return labels;
}
