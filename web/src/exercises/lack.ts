import type { Reason } from "../protocol.ts";

const fulfils = ({ objectives, advances }: Reason): boolean =>
  advances.length > 0 || objectives.some(({ before, after }) => after > before);

/** What a try lacks that the best half-move has, as a message `exercise-but-…`. */
export function lackOf(tried: Reason, best: Reason): string {
  if (fulfils(best) && !fulfils(tried)) return "objective";
  if ((best.points ?? best.worth ?? 0) > (tried.points ?? tried.worth ?? 0)) return "points";
  if (best.unlocked.length > tried.unlocked.length) return "unlock";
  return (best.places ?? 0) > (tried.places ?? 0) ? "room" : "more";
}
