import type { OpenReplay } from "../protocol.ts";
import type { Reading } from "./reading.svelte.ts";

/** The moment that a link leads to; null where it does not say. */
export interface ReviewAddress {
  readonly ply: number | null;
  readonly seat: number | null;
}

/** Numbers that the game does not have are left out. */
export function readAddress(query: URLSearchParams, whole: OpenReplay): ReviewAddress {
  const number = (name: string, least: number, most: number): number | null => {
    const value = Number.parseInt(query.get(name) ?? "", 10);
    return Number.isInteger(value) && value >= least && value <= most ? value : null;
  };
  return { ply: number("ply", 1, whole.steps.length - 1), seat: number("seat", 0, whole.names.length - 1) };
}

export function writeAddress({ live, ply, seat }: Pick<Reading, "live" | "ply" | "seat">): string {
  const query = new URLSearchParams({ seat: String(seat), ...(ply === null ? {} : { ply: String(ply) }) });
  return `/review/${live.kind}/${encodeURIComponent(live.game)}?${query}`;
}
