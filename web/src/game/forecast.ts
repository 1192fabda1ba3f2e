import { cardBrief, moveWords } from "../board/names.ts";
import { percent } from "../i18n/formats.ts";
import { picture } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
import type { Candidate, LineMove, Reason } from "../protocol.ts";
import { cardPicture } from "../ui/art.ts";
import { readMove } from "./moves.ts";
import { type ObjectivePhrase, phrasesOf } from "./reasons.ts";

/** What a bot that searches expects of a half-move, in words with signs. */
type Name = (seat: number | null) => string;

/** The most turns of the expected line that are shown. */
const TURNS = 4;

/** "54%", as the language writes it; never 0% or 100%. */
export function chance(win: number): string {
  if (win < 0.01) return `< ${percent(0.01)}`;
  return win > 0.99 ? `> ${percent(0.99)}` : percent(win);
}

/** "54% to win. Expected at the end: you 31, Forager 28." */
export function expectsWords({ win, scores }: Candidate, name: Name): string {
  const each = scores.map((score, seat) => t("hint-score", { name: name(seat), n: Math.round(score) }));
  return t("hint-expects", { chance: chance(win ?? 0), scores: each.join(", ") });
}

/** The most that a reason says. */
const PHRASES = 2;

/** "+4 now, second ⟦insect⟧ pattern next turn". */
export const reasonWords = (reason: Reason): string => reasonParts(reason).slice(0, PHRASES).join(", ");

/** All parts of a reason, the most important first. */
export const reasonParts = (reason: Reason): readonly string[] =>
  phrasesOf(reason).map(({ id, args, objective }) =>
    t(`hint-reason-${id}`, { ...args, ...(objective && { objective: objectiveWords(objective) }) }),
  );

function objectiveWords({ id, n, signs, lost, more }: ObjectivePhrase): string {
  const objective = t(`hint-objective-${id}`, { n, signs });
  if (lost) return t("hint-lost", { objective });
  return more ? t("hint-more", { n: more, objective }) : objective;
}

/** "Likely next: you (left gold), Forager ([card], resource deck)."; empty where nothing is foreseen. */
export function thenWords(line: readonly LineMove[], name: Name): string {
  const turns: { seat: number; moves: string[] }[] = [];
  for (const { seat, move } of line.slice(1)) {
    const last = turns.at(-1);
    if (last?.seat === seat) last.moves.push(briefly(move));
    else turns.push({ seat, moves: [briefly(move)] });
  }
  const shown = turns
    .slice(0, TURNS)
    .map(({ seat, moves }) => t("hint-then-turn", { name: name(seat), moves: moves.join(", ") }));
  return shown.length ? t("hint-then", { line: shown.join(", ") }) : "";
}

function briefly(move: string): string {
  const read = readMove(move);
  if (read?.kind === "place") return picture(cardPicture(read.card, read.side), cardBrief(read.card));
  return read?.kind === "draw" ? t(`board-source-${read.source}`) : moveWords(move);
}
