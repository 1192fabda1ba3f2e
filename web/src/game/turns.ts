import { tables } from "../net/rest.ts";
import type { TableLine } from "../protocol.ts";

const MOST = 12;

/** The games in which my clock is running. For games without a clock a list does not show whose turn it is. */
export async function myTurns(lines: readonly TableLine[], me: string): Promise<readonly string[]> {
  const timed = lines.filter((line) => line.settings.clock.type !== "none").slice(0, MOST);
  const found = await Promise.allSettled(timed.map((line) => tables.get(line.id)));
  return found.flatMap((answer) => {
    if (answer.status === "rejected") return [];
    const { id, clocks, seats } = answer.value;
    return clocks?.running.some((seat) => seats[seat]?.person?.id === me) ? [id] : [];
  });
}
