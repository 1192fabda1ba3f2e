import type { TableLine } from "../protocol.ts";

/** How a finished game ended for one person; drawn: won together with others. */
export type End = "won" | "drawn" | "lost";

/** The only seat of a person; none if there are several on one device. */
function seatOf(line: TableLine, person: string): number | undefined {
  const seats = line.seats.flatMap((seat, index) => (seat.person?.id === person ? [index] : []));
  return seats.length === 1 ? seats[0] : undefined;
}

export function endOf(line: TableLine, person: string): End | undefined {
  const seat = seatOf(line, person);
  if (line.status !== "finished" || !line.result || seat === undefined) return undefined;
  const { winners } = line.result;
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "drawn" : "won";
}

/** The points at the end: those of the person, then the others' in the order of seats, Tybor's last. */
export function totalsOf(line: TableLine, person: string): readonly number[] | undefined {
  const seat = seatOf(line, person);
  const totals = line.result?.totals;
  if (!totals || seat === undefined) return undefined;
  return [totals[seat] ?? 0, ...totals.filter((_, index) => index !== seat)];
}

export function tally(ends: readonly (End | undefined)[]): Record<End, number> {
  const count = (wanted: End): number => ends.filter((end) => end === wanted).length;
  return { won: count("won"), drawn: count("drawn"), lost: count("lost") };
}
