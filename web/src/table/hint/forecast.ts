import { moveWords } from "../../board/names.ts";
import { readMove } from "../../game/moves.ts";
import { t, words } from "../../i18n/words.svelte.ts";
import type { Candidate, LineMove, Reason } from "../../protocol.ts";
import { type ObjectivePhrase, phrasesOf } from "./reasons.ts";

/** What a bot that searches expects of a half-move, in words with signs. */
type Name = (seat: number | null) => string;

/** The most turns of the expected line that are shown. */
const TURNS = 4;

/** "54%", as the language writes it; never 0% or 100%. */
export function chance(win: number): string {
  const percent = new Intl.NumberFormat(words.language, { style: "percent" });
  if (win < 0.01) return `< ${percent.format(0.01)}`;
  return win > 0.99 ? `> ${percent.format(0.99)}` : percent.format(win);
}

/** "54% to win. Expected at the end: you 31, Forager 28." */
export function expectsWords({ win, scores }: Candidate, name: Name): string {
  const each = scores.map((score, seat) => t("hint-score", { name: name(seat), n: Math.round(score) }));
  return t("hint-expects", { chance: chance(win ?? 0), scores: each.join(", ") });
}

/** "+4 now, keeps 9 places, second ⟦insect⟧ diagonal next turn". */
export function reasonWords(reason: Reason): string {
  return phrasesOf(reason)
    .map(({ id, args, objective }) =>
      t(`hint-reason-${id}`, { ...args, ...(objective && { objective: objectiveWords(objective) }) }),
    )
    .join(", ");
}

function objectiveWords({ id, n, signs, lost, more }: ObjectivePhrase): string {
  const objective = t(`hint-objective-${id}`, { n, signs });
  if (lost) return t("hint-lost", { objective });
  return more ? t("hint-more", { n: more, objective }) : objective;
}

/** "Then: you (left gold), Forager (card 12, resource deck)."; empty where nothing is foreseen. */
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
  if (read?.kind === "place") return t("hint-laid", { card: read.card, side: read.side });
  return read?.kind === "draw" ? t(`board-source-${read.source}`) : moveWords(move);
}
