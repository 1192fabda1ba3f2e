import { Refusal } from "../net/refusal.ts";
import type { Candidate } from "../protocol.ts";
import { notices } from "../ui/notices.svelte.ts";
import type { Game } from "./game.svelte.ts";
import { readMove } from "./moves.ts";

export const SHOWN = 3;

export const mayHint = (game: Game): boolean =>
  game.table?.settings.hints === true && game.turn.mine && game.table.status === "playing";

/** Ask the bot that helps, and show its best idea where it would be done. */
export async function askHint(game: Game): Promise<void> {
  const { desk, live } = game;
  if (!mayHint(game) || desk.hintComing) return;
  desk.hintComing = true;
  try {
    const hint = await live.hint();
    if (hint.version !== live.update?.version) return;
    desk.hint = hint;
    const [best] = hint.candidates;
    if (best) follow(game, best);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code !== "stale") notices.refuse(error.code);
  } finally {
    desk.hintComing = false;
  }
}

/** Do on screen what a candidate says, up to the last step: that one is mine. */
export function follow(game: Game, { move }: Candidate): void {
  game.desk.suggested = move;
  const read = readMove(move);
  if (read?.kind === "place") {
    game.turn.choose({ card: read.card, side: read.side });
    game.turn.preview(read.at);
  } else if (read?.kind === "draw") game.turn.mark(read.source);
}

/** Names of parts are the bot's own words; a message knows them without spaces. */
export const slug = (name: string): string => name.replaceAll(/[^a-z]+/g, "-");

/** What tells candidates apart; where nothing does, all that they are worth for. */
export function telling(candidates: readonly Candidate[]): readonly string[] {
  const names = [...new Set(candidates.flatMap(({ parts }) => Object.keys(parts)))];
  const values = (name: string): number[] =>
    candidates.map(({ parts }) => Math.round((parts[name] ?? 0) * 10));
  const apart = names.filter((name) => new Set(values(name)).size > 1);
  return apart.length ? apart : names.filter((name) => values(name).some((value) => value !== 0));
}
