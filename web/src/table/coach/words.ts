import { cardBrief, objectiveName } from "../../board/names.ts";
import { percent } from "../../i18n/formats.ts";
import { picture, sign } from "../../i18n/markup.ts";
import { t } from "../../i18n/words.svelte.ts";
import type { CoachAdvice, CoachFact } from "../../protocol.ts";
import { cardPicture, objectivePicture } from "../../ui/art.ts";

/** What the coach says, in words with signs: what the placement gives away, then why. */
export interface CoachWords {
  readonly head: string;
  readonly reasons: readonly string[];
}

export function coachWords(advice: CoachAdvice): CoachWords {
  const costs = advice.played.map((fact) => t(`coach-${fact.kind}`, factArgs(fact)));
  return { head: t("coach-loss", { loss: percent(advice.loss) }), reasons: [...costs, ...betterWords(advice)] };
}

/** Where nothing can be counted, nothing is made up. */
function betterWords({ better, better_by, played }: CoachAdvice): readonly string[] {
  const how = t(`coach-how-${better_by}`);
  const facts = better.map((fact) => t(`coach-fact-${fact.kind}`, factArgs(fact)));
  if (facts.length) return [t("coach-better", { how, facts: facts.join(", ") })];
  return played.length ? [] : [t("coach-better-later", { how })];
}

const factArgs = ({ n, symbols, objective, card }: CoachFact): Record<string, string | number> => ({
  n,
  symbols: symbols.map(sign).join(" "),
  objective: objective === null ? "" : picture(objectivePicture(objective), objectiveName(objective)),
  card: card === null ? "" : picture(cardPicture(card, "front"), cardBrief(card)),
});
