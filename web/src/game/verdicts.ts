import type { Judgement } from "../protocol.ts";

/** From the best to the worst, each with the sign that players of other games know. */
export const VERDICT_SIGNS: Readonly<Record<Judgement, string>> = {
  best: "✓",
  good: "·",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

export const VERDICTS = Object.keys(VERDICT_SIGNS) as readonly Judgement[];

/** Whether a half-move gave something away that is worth a look. */
export const isSlip = (judgement: Judgement): boolean =>
  VERDICTS.indexOf(judgement) >= VERDICTS.indexOf("inaccuracy");
