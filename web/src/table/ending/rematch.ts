import type { Table } from "../../protocol.ts";

/** How far the agreement on a rematch is, for one person with these seats. Seats of others only. */
export type RematchState =
  | { readonly kind: "none" }
  | { readonly kind: "offered"; readonly by: readonly number[] }
  | { readonly kind: "waiting"; readonly for: readonly number[] }
  | { readonly kind: "declined"; readonly by: readonly number[] }
  | { readonly kind: "made"; readonly table: string };

export function rematchState(
  table: Pick<Table, "seats" | "rematch" | "rematch_votes" | "rematch_declined">,
  mine: readonly number[],
): RematchState {
  if (table.rematch !== null) return { kind: "made", table: table.rematch };
  const voted = (seat: number): boolean => table.rematch_votes.includes(seat);
  const others = table.seats.flatMap(({ person }, seat) => (person && !mine.includes(seat) ? [seat] : []));
  if (mine.length && mine.every(voted)) return { kind: "waiting", for: others.filter((seat) => !voted(seat)) };
  const offering = others.filter(voted);
  if (offering.length) return { kind: "offered", by: offering };
  const refusing = others.filter((seat) => table.rematch_declined.includes(seat));
  return refusing.length ? { kind: "declined", by: refusing } : { kind: "none" };
}
