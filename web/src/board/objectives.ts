import { OBJECTIVES, type ObjectiveFacts, type PatternFacts } from "../cards.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Symbol } from "../protocol.ts";
import { counted } from "./counts.ts";

type Shape = "rising" | "falling" | "corner";

/** Three on a diagonal, or two in a column and one at their side. */
function shape({ cells }: PatternFacts): Shape {
  const [, second, third] = cells;
  if (second?.at[0] === 1 && third?.at[0] === 2) return "rising";
  if (second?.at[0] === -1 && third?.at[0] === -2) return "falling";
  return "corner";
}

/** The single card of a corner pattern, the two in a column, and where the single one lies. */
function corner({ cells }: PatternFacts): { single: Symbol; pair: Symbol; where: string } {
  const single = cells.find(({ kingdom }) => cells.filter((cell) => cell.kingdom === kingdom).length === 1);
  const pair = cells.filter((cell) => cell !== single);
  const x = (single?.at[0] ?? 0) - (pair[0]?.at[0] ?? 0);
  const below = (single?.at[1] ?? 0) < (pair[0]?.at[1] ?? 0);
  const where = t(`board-corner-${below ? "down" : "up"}-${x < 0 ? "left" : "right"}`);
  return { single: single?.kingdom ?? "fungi", pair: pair[0]?.kingdom ?? "fungi", where };
}

function subject(facts: ObjectiveFacts): string {
  if (facts.kind === "symbols") return t("board-objective-symbols", { symbols: counted(facts.needs) });
  const form = shape(facts);
  if (form !== "corner") {
    const kingdom = t(`board-kingdom-${facts.cells[0]?.kingdom ?? "fungi"}`);
    return t(`board-objective-${form}`, { kingdom });
  }
  const { single, pair, where } = corner(facts);
  return t("board-objective-corner", {
    pair: t(`board-kingdom-${pair}`),
    single: t(`board-kingdom-${single}`),
    where,
  });
}

/** "Objective 89: three animal cards rising to the right". */
export function objectiveName(id: number | null): string {
  const facts = id === null ? undefined : OBJECTIVES[id];
  if (id === null || !facts) return t("board-objective-hidden");
  return t("board-objective", { id, subject: subject(facts), points: t("points", { n: facts.points }) });
}

/** A whole sentence: what it asks and what it gives. */
export function objectiveMeaning(id: number | null): string {
  const facts = id === null ? undefined : OBJECTIVES[id];
  if (!facts) return t("board-objective-hidden-meaning");
  return t("board-objective-meaning", { subject: subject(facts), points: t("points", { n: facts.points }) });
}
