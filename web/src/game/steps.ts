import type { Colour, OpenStep, Cell, Source, OpenReplay } from "../protocol.ts";
import type { TokenColour } from "../ui/tokens.ts";

/** The seat whose knowledge is shown, or all hands open. */
export type Viewpoint = number | "all";

/** The half-move and the viewpoint that a link leads to. */
export interface Address {
  readonly ply: number;
  readonly viewpoint: Viewpoint;
}

/** A record has no colours: the seats get them in this order. */
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export interface ScoreLine {
  readonly name: string;
  readonly colour: TokenColour;
  /** After each half-move, the start first. */
  readonly points: readonly number[];
}

export interface RoundStart {
  readonly round: number;
  readonly ply: number;
}

export const lastPly = (whole: OpenReplay): number => whole.steps.length - 1;

export const stepAt = (whole: OpenReplay, ply: number): OpenStep =>
  whole.steps[Math.min(Math.max(0, ply), lastPly(whole))] as OpenStep;

/** The round in which a half-move was made; 0 for the choices of the setup. */
export function roundOf(whole: OpenReplay, ply: number): number {
  const before = stepAt(whole, ply - 1).view;
  return before.phase === "setup" ? 0 : before.round;
}

/** The first half-move of each round, the setup as round 0. */
export function roundStarts(whole: OpenReplay): readonly RoundStart[] {
  const starts: RoundStart[] = [];
  for (let ply = 1; ply <= lastPly(whole); ply++) {
    const round = roundOf(whole, ply);
    if (starts.at(-1)?.round !== round) starts.push({ round, ply });
  }
  return starts;
}

/** The ply to which a jump by a round leads: there the round is about to begin. */
export function jump(whole: OpenReplay, ply: number, by: 1 | -1): number {
  const stops = [...roundStarts(whole).map((start) => start.ply - 1), lastPly(whole)];
  return by > 0
    ? (stops.find((stop) => stop > ply) ?? lastPly(whole))
    : (stops.findLast((stop) => stop < ply) ?? 0);
}

/** Points on the track by half-move; Tybor's name is the last, and in solo so is his line. */
export function lines(whole: OpenReplay, names: readonly string[], colours: readonly Colour[]): readonly ScoreLine[] {
  const seats = whole.names.map((_, seat) => ({
    name: names[seat] ?? "",
    colour: colours[seat] ?? "red",
    points: whole.steps.map(({ view }) => view.players[seat]?.points ?? 0),
  }));
  if (!whole.steps[0]?.view.tybor) return seats;
  const points = whole.steps.map(({ view }) => view.tybor?.points ?? 0);
  return [...seats, { name: names.at(-1) ?? "", colour: "black", points }];
}

/** Where a half-move laid a card, if it laid one. */
export function laidAt({ events }: OpenStep): Cell | null {
  const placed = events.find((event) => event.type === "card_placed");
  if (placed) return placed.at;
  return events.some((event) => event.type === "starter_placed") ? [0, 0] : null;
}

/** Where a half-move drew a card from, if it drew one. */
export const drawnFrom = ({ events }: OpenStep): Source | null =>
  events.find((event) => event.type === "card_drawn")?.source ?? null;

/** The cards of a hand as seen from a viewpoint; null for a hidden card. */
export function handOf(step: OpenStep, seat: number, viewpoint: Viewpoint): readonly (number | null)[] {
  const held = step.view.players[seat]?.hand ?? [];
  if (viewpoint === "all" || viewpoint === seat) return step.hands[seat]?.slice(0, held.length) ?? [];
  return held.map((card) => card.card);
}

/** The secret objective as seen from a viewpoint; null if it is hidden. */
export function secretOf(step: OpenStep, seat: number, viewpoint: Viewpoint): number | null {
  const open = viewpoint === "all" || viewpoint === seat;
  return (open ? step.secrets[seat] : step.view.players[seat]?.objective) ?? null;
}

/** A link without a half-move leads to the end: there is something to see. */
export function readAddress(query: URLSearchParams, whole: OpenReplay): Address {
  const ply = Number.parseInt(query.get("ply") ?? "", 10);
  const seat = Number.parseInt(query.get("seat") ?? "", 10);
  const known = Number.isInteger(seat) && seat >= 0 && seat < whole.names.length;
  return {
    ply: Number.isInteger(ply) ? Math.min(Math.max(0, ply), lastPly(whole)) : lastPly(whole),
    viewpoint: known ? seat : "all",
  };
}

export function writeAddress(path: string, { ply, viewpoint }: Address): string {
  const query = new URLSearchParams({ ply: String(ply) });
  if (viewpoint !== "all") query.set("seat", String(viewpoint));
  return `${path}?${query}`;
}
