import { CARDS } from "../cards.ts";
import { t } from "../i18n/words.svelte.ts";
import { counted, tallied } from "./counts.ts";
import type { Inspected } from "./inspect.svelte.ts";
import { backName, cornersWords, costWords, pointsWords } from "./names.ts";
import { objectiveMeaning } from "./objectives.ts";

/** What a card means, for those who look closely. */
export interface Meaning {
  readonly title: string;
  readonly lines: readonly string[];
  readonly corners?: string;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function meaning(shown: Inspected): Meaning {
  if (shown.kind === "objective") {
    return { title: t("board-objective-title", { id: shown.id }), lines: [objectiveMeaning(shown.id)] };
  }
  if (shown.kind === "back") {
    return { title: capital(backName(shown.back)), lines: [t("board-inspect-hidden")] };
  }
  const { card, side } = shown;
  const facts = CARDS[card];
  if (!facts) return { title: t("board-card", { card }), lines: [] };
  const kingdom = facts.kingdom && t(`sign-${facts.kingdom}`);
  const kind = t(`board-kind-${facts.kind}`);
  const title = [t("board-card", { card }), kingdom, kind].filter((word) => word).join(" · ");
  const symbols = counted(tallied(facts.permanent));
  const corners = cornersWords(card, side);
  if (facts.kind === "starter") {
    const line =
      side === "front" ? t("board-inspect-starter-front") : t("board-inspect-starter-back", { symbols });
    return { title, lines: [line], corners };
  }
  if (side === "back") return { title, lines: [t("board-inspect-back", { symbols })] };
  const points = pointsWords(card);
  const lines = [
    points ? t("board-inspect-points", { points }) : t("board-inspect-points-none"),
    costWords(card) ? t("board-inspect-cost", { cost: counted(facts.cost, facts.kingdom) }) : "",
  ];
  return { title, lines: lines.filter((line) => line), corners };
}
