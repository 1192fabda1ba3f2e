import type { StatisticsRow } from "../protocol.ts";

/** From shares to pixels, with marks at round shares. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  readonly x: (share: number) => number;
}

const STEPS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.25];
const MOST_TICKS = 11;
/** Of the breadth, left free at both ends. */
const EDGE = 0.03;

/** Which shares a scale has to show. */
export function range(shares: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  const edge = Math.max(0.005, (high - low) * EDGE);
  return [Math.max(0, low - edge), Math.min(1, high + edge)];
}

/** The same with the average, if it is not too far away from them to be worth the room. */
export function rangeWith(average: number, shares: readonly number[]): readonly [number, number] {
  const [low, high] = range(shares);
  const near = (high - low) / 2;
  return average < low - near || average > high + near ? [low, high] : range([average, ...shares]);
}

/** The same where no row has many games: there, the whiskers say more than the shares. */
export function chartRange(rows: readonly StatisticsRow[], average: number, few: number): readonly [number, number] {
  if (rows.every(({ games }) => games < few)) return whiskerRange(rows, average, few);
  return rangeWith(average, rows.map(({ won }) => won));
}

/** A scale from `left` to `right`, for shares of that range. */
export function scaleOf([low, high]: readonly [number, number], left: number, right: number): Scale {
  const step = STEPS.find((one) => (high - low) / one < MOST_TICKS) ?? 0.5;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return {
    low,
    high,
    ticks: Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step),
    x: (share) => left + ((Math.min(high, Math.max(low, share)) - low) / (high - low)) * (right - left),
  };
}

/** The range of a list with its whiskers: those of rows with few games may be cut off. */
export function whiskerRange(
  rows: readonly StatisticsRow[],
  average: number,
  few: number,
): readonly [number, number] {
  const sure = rows.filter(({ games }) => games >= few);
  const shown = sure.length > 0 ? sure : rows;
  return range([average, ...shown.flatMap(({ low, high }) => [low, high])]);
}
