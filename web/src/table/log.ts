import type { Update, View } from "../protocol.ts";
import { tell, type Told } from "./story.ts";

export interface Line extends Told {
  readonly number: number;
}

const MOST = 600;

/** The log with an update in it: what was told stays, but for what was taken back. */
export function further(
  lines: readonly Line[],
  update: Update,
  before: View | undefined,
  name: (seat: number) => string,
): readonly Line[] {
  let kept = lines;
  const { view } = update;
  if (before && update.events.length === 0) {
    const seat = view.players.findIndex(
      ({ cards }, index) => cards.length < (before.players[index]?.cards.length ?? 0),
    );
    if (seat >= 0) kept = withoutLastPlacement(lines, seat);
    else if (view.round !== before.round) kept = add(lines, missed(view.round));
  }
  if (!before && lines.length === 0 && view.phase !== "setup") kept = add(lines, cameIn(view.round));
  for (const event of update.events) {
    const told = tell(event, view, name);
    if (told) kept = add(kept, told);
  }
  return kept;
}

const cameIn = (round: number): Told => ({ id: "came-in", args: { round }, seat: null });
const missed = (round: number): Told => ({ id: "missed", args: { round }, seat: null });

const add = (lines: readonly Line[], told: Told): readonly Line[] =>
  [...lines, { ...told, number: (lines.at(-1)?.number ?? 0) + 1 }].slice(-MOST);

function withoutLastPlacement(lines: readonly Line[], seat: number): readonly Line[] {
  const last = lines.findLastIndex((line) => line.id === "placed" && line.seat === seat);
  return last < 0 ? lines : lines.slice(0, last);
}
