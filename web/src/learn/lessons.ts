import { type Move, readMove } from "../game/moves.ts";
import type { Code, Event, Cell, View } from "../protocol.ts";

/** What is shown beside area and hand; "pattern": its cards are highlighted at the end. */
export type Shown = "market" | "objectives" | "points" | "pattern";

/** What the learner tried, and the result: a refusal, or events and a new view. */
export interface Tried {
  readonly move: Move | undefined;
  readonly events: readonly Event[];
  readonly view: View | undefined;
  readonly code: Code | undefined;
}

/** One thing to do. Its words are `learn-task-…`, `learn-done-…` and `learn-other-…`. */
export interface Part {
  readonly id: string;
  /** The record it starts with; without one it continues the part before it. */
  readonly record?: string;
  /** Cells that are not open, but can be tried. */
  readonly closed?: readonly Cell[];
  /** What the learner chooses here is used later, in place of the choices of a record. */
  readonly choices?: "made" | "used";
  readonly shows?: readonly Shown[];
  readonly done: (tried: Tried) => boolean;
}

export interface Lesson {
  readonly id: string;
  readonly parts: readonly Part[];
}

type Placed = Event & { type: "card_placed" };

const ME = 0;
const placed = ({ events }: Tried): Placed | undefined =>
  events.find((event): event is Placed => event.type === "card_placed" && event.seat === ME);
const happened =
  (type: Event["type"]) =>
  ({ events }: Tried): boolean =>
    events.some((event) => event.type === type);
const refusedBy =
  (code: Code) =>
  (tried: Tried): boolean =>
    tried.code === code;
const scored =
  (least: number) =>
  (tried: Tried): boolean =>
    (placed(tried)?.points ?? 0) >= least;
const fulfilled =
  (objective: number) =>
  ({ view }: Tried): boolean =>
    view?.objective_scores.some((score) => score.objective === objective && score.times > 0) ?? false;

/** Cells with a hidden corner below them, and one straight beside a card. */
const DARK: readonly Cell[] = [
  [0, 2],
  [2, -2],
];
const STRAIGHT: readonly Cell[] = [[2, 1]];

export const LESSONS: readonly Lesson[] = [
  {
    id: "starter",
    parts: [
      { id: "face", record: "starter", choices: "made", done: happened("starter_placed") },
      { id: "objective", choices: "made", done: happened("objective_kept") },
    ],
  },
  { id: "lay", parts: [{ id: "lay", record: "lay", choices: "used", done: happened("card_placed") }] },
  {
    id: "cover",
    parts: [
      {
        id: "cover",
        record: "cover",
        done: (tried) => placed(tried)?.lost.join() === "insect",
      },
    ],
  },
  {
    id: "corners",
    parts: [
      { id: "hidden", record: "hidden", closed: DARK, done: refusedBy("hidden_corner") },
      { id: "straight", closed: STRAIGHT, done: refusedBy("off_lattice") },
      { id: "two", done: (tried) => placed(tried)?.covered.length === 2 },
    ],
  },
  {
    id: "back",
    parts: [{ id: "back", record: "back", done: (tried) => placed(tried)?.side === "back" }],
  },
  {
    id: "draw",
    parts: [{ id: "draw", record: "draw", shows: ["market"], done: happened("card_drawn") }],
  },
  {
    id: "gold",
    parts: [{ id: "gold", record: "gold", shows: ["points"], done: scored(3) }],
  },
  {
    id: "points",
    parts: [
      { id: "objects", record: "objects", shows: ["points"], done: scored(3) },
      { id: "corners", record: "corners", shows: ["points"], done: scored(6) },
    ],
  },
  {
    id: "objectives",
    parts: [
      {
        id: "pattern",
        record: "pattern",
        shows: ["objectives", "pattern"],
        done: fulfilled(87),
      },
      { id: "symbols", record: "symbols", shows: ["objectives"], done: fulfilled(98) },
    ],
  },
  {
    id: "end",
    parts: [
      {
        id: "twenty",
        record: "end",
        shows: ["points", "objectives"],
        done: happened("end_triggered"),
      },
      { id: "last-draw", shows: ["points", "market"], done: happened("card_drawn") },
      { id: "last-card", shows: ["points", "objectives"], done: happened("card_placed") },
    ],
  },
];

/** A header of a lesson's record, for instance the half-moves of the other seat. */
export function header(record: string, name: string): readonly string[] {
  const line = record.split("\n").find((text) => text.startsWith(`${name}: `));
  return line ? line.slice(name.length + 2).trim().split(/\s+/u) : [];
}

/** A record with the learner's own choices in place of those that it has. */
export function withChoices(record: string, choices: readonly string[]): string {
  return record
    .split("\n")
    .map((line) => {
      const own = /^0 [so]:/u.test(line) && choices.find((move) => move[0] === line[2]);
      return own ? `0 ${own}` : line;
    })
    .join("\n");
}

export function tried(
  move: string,
  events: readonly Event[],
  view: View | undefined,
  code?: Code,
): Tried {
  return { move: readMove(move), events, view, code };
}

/** Cells beside each other overlap on screen, so only one of them can be offered. */
export const overlap = ([ax, ay]: Cell, [bx, by]: Cell): boolean =>
  Math.abs(ax - bx) <= 1 && Math.abs(ay - by) <= 1 && (ax === bx) !== (ay === by);

/** `?step=4` counts from 1; anything else is the first. */
export function lessonAt(query: string | null): number {
  const step = Number(query);
  return Number.isInteger(step) && step >= 1 && step <= LESSONS.length + 1 ? step - 1 : 0;
}
