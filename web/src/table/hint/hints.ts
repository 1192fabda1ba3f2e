import { tick } from "svelte";
import { same } from "../../board/geometry.ts";
import { cardName, moveWords, sourceName } from "../../board/names.ts";
import type { Mark } from "../../board/types.ts";
import { readMove } from "../../game/moves.ts";
import { Refusal } from "../../net/refusal.ts";
import type { Candidate, HintGiven, View } from "../../protocol.ts";
import { focusNext } from "../../ui/focus.ts";
import { notices } from "../../ui/notices.svelte.ts";
import type { LiveGame } from "../state/liveGame.svelte.ts";

export const SHOWN = 3;

export const mayHint = (game: LiveGame): boolean =>
  game.table?.settings.hints === true && game.turn.mine && game.table.status === "playing";

/** Ask for a hint, and show the best candidate on the board. */
export async function askHint(game: LiveGame): Promise<void> {
  const { page, live } = game;
  if (!mayHint(game) || page.hintLoading) return;
  page.hintLoading = true;
  try {
    const hint = await live.hint();
    if (hint.version !== live.update?.version) return;
    page.hint = hint;
    const [best] = hint.candidates;
    if (best) follow(game, best);
    await tick();
    if (!document.activeElement?.matches("input, textarea")) focusNext();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== "stale") notices.showRefusal(error);
  } finally {
    page.hintLoading = false;
  }
}

/** Show a candidate on the board, ready for the player to confirm. */
export function follow(game: LiveGame, { move }: Candidate): void {
  game.page.suggested = move;
  const read = readMove(move);
  if (read?.kind === "place") {
    game.turn.choose({ card: read.card, side: read.side });
    game.turn.preview(read.at);
  } else if (read?.kind === "draw") game.turn.selectSource(read.source);
}

/** A candidate for screen readers; what is read is a picture. */
export function spokenMove(move: string, view: View): string {
  const read = readMove(move);
  if (read?.kind === "draw") return sourceName(read.source, view);
  return read?.kind === "place" ? cardName(read.card, read.side) : moveWords(move);
}

/** Where the candidates would be placed, by rank; the best where two share a cell. */
export function placesOf({ candidates }: HintGiven): readonly Mark[] {
  const marks = candidates.slice(0, SHOWN).flatMap(({ move }, index) => {
    const read = readMove(move);
    return read?.kind === "place" ? [{ at: read.at, label: String(index + 1) }] : [];
  });
  return marks.filter(({ at }, index) => marks.findIndex((other) => same(other.at, at)) === index);
}

/** The name of a part as it stands in message ids. */
export const slug = (name: string): string => name.replaceAll(/[^a-z]+/g, "-");

/** The parts in which candidates differ; if there are none, all parts that are not 0. */
export function distinguishingParts(candidates: readonly Candidate[]): readonly string[] {
  const names = [...new Set(candidates.flatMap(({ parts }) => Object.keys(parts)))];
  const values = (name: string): number[] =>
    candidates.map(({ parts }) => Math.round((parts[name] ?? 0) * 10));
  const apart = names.filter((name) => new Set(values(name)).size > 1);
  return apart.length ? apart : names.filter((name) => values(name).some((value) => value !== 0));
}
