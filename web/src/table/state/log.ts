import { eventMessage, type EventMessage } from "../../game/events.ts";
import type { Update, View } from "../../protocol.ts";

export interface LogLine extends EventMessage {
  readonly number: number;
}

const MOST = 600;

/** The log after an update: lines are added, and those of a half-move that was taken back are removed. */
export function appendUpdate(
  lines: readonly LogLine[],
  update: Update,
  before: View | undefined,
  name: (seat: number) => string,
): readonly LogLine[] {
  let kept = lines;
  const { view } = update;
  if (before && update.events.length === 0 && view.round !== before.round) {
    kept = add(lines, missed(view.round));
  }
  if (!before && lines.length === 0 && view.phase !== "setup") kept = add(lines, cameIn(view.round));
  for (const event of update.events) {
    if (event.type === "placement_taken_back") kept = withoutLastPlacement(kept, event.seat);
    const message = eventMessage(event, view, name);
    if (message) kept = add(kept, message);
  }
  return kept;
}

const cameIn = (round: number): EventMessage => ({ id: "came-in", args: { round }, seat: null });
const missed = (round: number): EventMessage => ({ id: "missed", args: { round }, seat: null });

const add = (lines: readonly LogLine[], message: EventMessage): readonly LogLine[] =>
  [...lines, { ...message, number: (lines.at(-1)?.number ?? 0) + 1 }].slice(-MOST);

function withoutLastPlacement(lines: readonly LogLine[], seat: number): readonly LogLine[] {
  const last = lines.findLastIndex((line) => line.id === "placed" && line.seat === seat);
  return last < 0 ? lines : lines.slice(0, last);
}
