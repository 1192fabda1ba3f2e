import type { PastRating } from "../protocol.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Line {
  readonly players: number;
  /** In pixels, for a polyline. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

export interface RatingPlot {
  readonly lines: readonly Line[];
  readonly levels: readonly { readonly rating: number; readonly y: number }[];
  readonly from: number;
  readonly to: number;
}

const STEPS = [20, 50, 100, 200, 500];
const MOST_LEVELS = 5;

/** The lines of past ratings in a box, one for each number of players, and level marks at round numbers. */
export function plot(past: readonly PastRating[], { width, height }: Size): RatingPlot {
  const ratings = past.map(({ rating }) => rating);
  const times = past.map(({ at }) => at);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const spread = Math.max(...ratings) - Math.min(...ratings);
  const step = STEPS.find((one) => spread / one < MOST_LEVELS - 1) ?? 1000;
  const bottom = Math.floor(Math.min(...ratings) / step) * step;
  const top = Math.max(bottom + step, Math.ceil(Math.max(...ratings) / step) * step);
  const y = (rating: number): number => height - ((rating - bottom) / (top - bottom)) * height;
  const levels = Array.from({ length: (top - bottom) / step + 1 }, (_, index) => bottom + index * step);
  const players = [...new Set(past.map((one) => one.players))].sort();
  return {
    lines: players.map((number) => {
      const own = past.filter((one) => one.players === number);
      // Games of one moment stand side by side.
      const x = ({ at }: PastRating, index: number): number =>
        to > from ? ((at - from) / (to - from)) * width : ((index + 1) / own.length) * width;
      return { players: number, points: own.map((one, index) => [x(one, index), y(one.rating)] as const) };
    }),
    levels: levels.map((rating) => ({ rating, y: y(rating) })),
    from,
    to,
  };
}
