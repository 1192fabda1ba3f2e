import { eventMessage, type EventMessage } from "../../game/events.ts";
import type { PastEvents } from "../../protocol.ts";

export interface LogLine extends EventMessage {
  readonly key: string;
  readonly round: number;
  readonly version: number;
}

/** All that has happened in words, without the placements that were taken back. */
export function logOf(past: readonly PastEvents[], name: (seat: number) => string): readonly LogLine[] {
  const lines: LogLine[] = [];
  for (const { version, round, events } of past) {
    for (const [index, event] of events.entries()) {
      if (event.type === "placement_taken_back") removeLastPlacement(lines, event.seat);
      const message = eventMessage(event, name);
      if (message) lines.push({ ...message, key: `${version}.${index}`, round, version });
    }
  }
  return lines;
}

function removeLastPlacement(lines: LogLine[], seat: number): void {
  const last = lines.findLastIndex((line) => line.id === "placed" && line.seat === seat);
  if (last >= 0) lines.length = last;
}
