import type { Colour, OpenStep, Position, Source, Whole } from "../protocol.ts";

/** Whose eyes: a seat's, or everybody's at once. */
export type Eyes = number | "all";

/** A place in a game that a link leads to. */
export interface Place {
  readonly ply: number;
  readonly eyes: Eyes;
}

/** A record tells no colours: the seats have them in this order. */
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];

export interface Line {
  readonly name: string;
  readonly colour: Colour | "black";
  /** After each half-move, the start first. */
  readonly points: readonly number[];
}

export interface RoundStart {
  readonly round: number;
  readonly ply: number;
}

export const lastPly = (whole: Whole): number => whole.steps.length - 1;

export const stepAt = (whole: Whole, ply: number): OpenStep =>
  whole.steps[Math.min(Math.max(0, ply), lastPly(whole))] as OpenStep;

/** The round in which a half-move was made; 0 for the choices of the setup. */
export function roundOf(whole: Whole, ply: number): number {
  const before = stepAt(whole, ply - 1).view;
  return before.phase === "setup" ? 0 : before.round;
}

/** The first half-move of each round, the setup as round 0. */
export function roundStarts(whole: Whole): readonly RoundStart[] {
  const starts: RoundStart[] = [];
  for (let ply = 1; ply <= lastPly(whole); ply++) {
    const round = roundOf(whole, ply);
    if (starts.at(-1)?.round !== round) starts.push({ round, ply });
  }
  return starts;
}

/** The ply to which a jump by a round leads: there the round is about to begin. */
export function jump(whole: Whole, ply: number, by: 1 | -1): number {
  const stops = [...roundStarts(whole).map((start) => start.ply - 1), lastPly(whole)];
  return by > 0
    ? (stops.find((stop) => stop > ply) ?? lastPly(whole))
    : (stops.findLast((stop) => stop < ply) ?? 0);
}

/** Points on the track by half-move; Tybor's name is the last, and in solo so is his line. */
export function lines(whole: Whole, names: readonly string[], colours: readonly Colour[]): readonly Line[] {
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
export function laidAt({ events }: OpenStep): Position | null {
  const placed = events.find((event) => event.type === "card_placed");
  if (placed) return placed.at;
  return events.some((event) => event.type === "starter_placed") ? [0, 0] : null;
}

/** Where a half-move drew a card from, if it drew one. */
export const drawnFrom = ({ events }: OpenStep): Source | null =>
  events.find((event) => event.type === "card_drawn")?.source ?? null;

/** The cards of a hand that these eyes see; null for each that they do not. */
export function handOf(step: OpenStep, seat: number, eyes: Eyes): readonly (number | null)[] {
  const held = step.view.players[seat]?.hand ?? [];
  if (eyes === "all" || eyes === seat) return step.hands[seat]?.slice(0, held.length) ?? [];
  return held.map((card) => card.card);
}

/** The secret objective as these eyes know it. */
export function secretOf(step: OpenStep, seat: number, eyes: Eyes): number | null {
  const open = eyes === "all" || eyes === seat;
  return (open ? step.secrets[seat] : step.view.players[seat]?.objective) ?? null;
}


export function readPlace(query: URLSearchParams, whole: Whole): Place {
  const ply = Number.parseInt(query.get("ply") ?? "", 10);
  const seat = Number.parseInt(query.get("seat") ?? "", 10);
  const known = Number.isInteger(seat) && seat >= 0 && seat < whole.names.length;
  return {
    ply: Number.isInteger(ply) ? Math.min(Math.max(0, ply), lastPly(whole)) : 0,
    eyes: known ? seat : "all",
  };
}

export function writePlace(path: string, { ply, eyes }: Place): string {
  const query = new URLSearchParams({ ply: String(ply) });
  if (eyes !== "all") query.set("seat", String(eyes));
  return `${path}?${query}`;
}
