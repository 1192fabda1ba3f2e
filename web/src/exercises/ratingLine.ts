import type { PastSolving } from "../protocol.ts";

export interface RatingLine {
  readonly path: string;
  /** The same, closed at the foot. */
  readonly under: string;
  readonly end: readonly [x: number, y: number];
}

/** The least difference between top and bottom, in points: small steps look small. */
const LEAST = 60;

/** The ratings in a box, one after the other; undefined for fewer than two. */
export function line(past: readonly PastSolving[], width: number, height: number): RatingLine | undefined {
  if (past.length < 2) return undefined;
  const ratings = past.map(({ rating }) => rating);
  const middle = (Math.min(...ratings) + Math.max(...ratings)) / 2;
  const spread = Math.max(LEAST, Math.max(...ratings) - Math.min(...ratings));
  const points = ratings.map((rating, index) => {
    const x = (index / (ratings.length - 1)) * width;
    return [round(x), round(height / 2 - ((rating - middle) / spread) * height * 0.8)] as const;
  });
  const path = points.map(([x, y], index) => `${index ? "L" : "M"}${x} ${y}`).join("");
  const end = points.at(-1) ?? [0, 0];
  return { path, under: `${path}L${end[0]} ${height}L0 ${height}Z`, end };
}

const round = (value: number): number => Math.round(value * 10) / 10;
