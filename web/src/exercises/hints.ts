import { cardName, objectiveName, sourceName } from "../board/names.ts";
import { chance } from "../game/forecast.ts";
import { readMove } from "../game/moves.ts";
import { picture } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Answer, View } from "../protocol.ts";
import { cardPicture } from "../ui/art.ts";
import { ideaOf } from "./idea.ts";

/** Three steps: the idea, the card, the spot. */
export function hintWords(answers: readonly Answer[], view: View, step: number): string {
  const [best, next] = answers;
  if (!best) return "";
  if (step === 1) return t(`exercise-idea-${ideaOf(best)}`);
  const read = readMove(best.move);
  if (read?.kind === "place") {
    if (step > 2) return t("exercise-hint-spot");
    return t("exercise-hint-card", { card: picture(cardPicture(read.card, read.side), cardName(read.card, read.side)) });
  }
  if (read?.kind === "draw") {
    if (step > 2) return t("exercise-hint-here", { what: sourceName(read.source, view) });
    return t(`exercise-hint-${read.source.startsWith("G") ? "gold" : "resource"}`);
  }
  if (step === 2) return t("exercise-hint-chances", { best: chance(best.win), other: chance(next?.win ?? 0) });
  return t("exercise-hint-here", { what: answerName(best.move, view) });
}

/** A half-move for screen readers and sentences. */
export function answerName(move: string, view: View): string {
  const read = readMove(move);
  if (read?.kind === "place") return cardName(read.card, read.side);
  if (read?.kind === "draw") return sourceName(read.source, view);
  if (read?.kind === "objective") return objectiveName(read.objective);
  return t(`exercise-side-${read?.side ?? "front"}`);
}
