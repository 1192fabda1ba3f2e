import { OBJECTIVES, SYMBOLS } from "../cards.ts";
import { cardBrief, objectiveName, spoken } from "../board/names.ts";
import { list } from "../i18n/formats.ts";
import { picture, sign } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Comparison, Fact, Headline, Symbol } from "../protocol.ts";
import { cardPicture } from "../ui/art.ts";
import { grouped } from "./groups.ts";

const objectivePart = (id: number | null): string =>
  id !== null && id in OBJECTIVES ? picture(`objective-${id}`, objectiveName(id)) : "";

const cardPart = (card: number | null): string =>
  card === null ? "" : picture(cardPicture(card, "front"), cardBrief(card));

const symbolsPart = (found: readonly Symbol[]): string =>
  SYMBOLS.flatMap((symbol) => found.filter((one) => one === symbol).map(() => sign(symbol))).join("");

/** A fact as the end of a sentence whose subject is the half-move: "gains ⟦animal⟧". */
export const factWords = (fact: Fact): string => groupWords([fact]);

/** Several that one verb can say. */
function groupWords(group: readonly Fact[]): string {
  const [first] = group;
  if (!first) return "";
  const { kind, good, n, of, symbols, before, after } = first;
  return t(`review-fact-${kind}`, {
    n,
    of,
    good: good ? "yes" : "no",
    symbols: symbolsPart(symbols),
    objective: list(group.map(({ objective }) => objectivePart(objective))),
    before,
    after,
    card: list(group.map(({ card }) => cardPart(card))),
  });
}

export const headlineWords = ({ kind, n, source }: Headline): string =>
  t(`review-headline-${kind}`, { n, source: source && t(`review-source-${source}`) });

/** One or two sentences, only from facts. */
export function sentenceWords({ best, played }: Comparison): string {
  const parts = [
    best.length ? t("review-better-does", { facts: list(grouped(best).map(groupWords)) }) : "",
    played.length ? t("review-played-does", { facts: list(grouped(played).map(groupWords)) }) : "",
  ].filter((part) => part);
  return parts.length ? parts.join(" ") : t("review-no-fact");
}

export const spokenSentence = (comparison: Comparison): string => spoken(sentenceWords(comparison));
