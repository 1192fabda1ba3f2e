import type { Chance, ReviewedMove } from "../protocol.ts";

/** A point of a line: half-moves to the right, the chance upwards, both as a share. */
export interface GraphPoint {
  readonly x: number;
  readonly y: number;
}

/** What moved a chance in one turn, for the lane below the graph. */
export interface Swing {
  readonly ply: number;
  readonly own: number;
  readonly others: number;
  readonly luck: number;
}

/** The line of a seat: from the start through the end of each turn. */
export function lineOf(start: readonly number[], chances: readonly Chance[], seat: number, last: number): readonly GraphPoint[] {
  const first = start[seat];
  if (first === undefined) return [];
  const turns = chances.map(({ ply, wins }) => ({ x: ply / Math.max(1, last), y: wins[seat] ?? 0 }));
  return [{ x: 0, y: first }, ...turns];
}

/** The height of a line at a half-move, between the turns as well. */
export function heightAt(line: readonly GraphPoint[], x: number): number {
  const after = line.findIndex((point) => point.x >= x);
  const right = line[after === -1 ? line.length - 1 : after];
  const left = line[Math.max(0, (after === -1 ? line.length : after) - 1)];
  if (!right || !left) return 0;
  if (right.x <= left.x || x >= right.x) return right.y;
  return left.y + ((right.y - left.y) * (x - left.x)) / (right.x - left.x);
}

/** The chances of all seats when the turn of a half-move is over, as far as they are known. */
export function chancesAt(start: readonly number[], chances: readonly Chance[], ply: number): readonly number[] {
  const last = chances.at(-1);
  if (!last || ply >= last.ply) return last?.wins ?? start;
  return chances.find((chance) => chance.ply >= ply)?.wins ?? start;
}

export const swingsOf = (chances: readonly Chance[], seat: number): readonly Swing[] =>
  chances.map(({ ply, own, others, luck }) => ({
    ply,
    own: own[seat] ?? 0,
    others: others[seat] ?? 0,
    luck: luck[seat] ?? 0,
  }));

/** For an SVG path in a box of 1000 by 100. */
export const path = (line: readonly GraphPoint[]): string =>
  line.map(({ x, y }, index) => `${index ? "L" : "M"}${1000 * x} ${100 - 100 * y}`).join("");

/** The same closed at the bottom, for the shade below the main line. */
export function shade(line: readonly GraphPoint[]): string {
  const [first, end] = [line[0], line.at(-1)];
  return first && end ? `${path(line)}L${1000 * end.x} 100L${1000 * first.x} 100Z` : "";
}

/** The half-move that is nearest to a place in the graph. */
export const plyAt = (share: number, last: number): number =>
  Math.min(last, Math.max(1, Math.round(share * last)));

/** What a half-move lost, in hundredths: the difference of the two chances as they are shown. */
export const lost = ({ played, best }: ReviewedMove): number =>
  (Math.round(100 * (best[0]?.win ?? played.win)) - Math.round(100 * played.win)) / 100;
