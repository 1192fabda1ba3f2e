import type { Cell } from "../protocol.ts";

/** All measures are in widths of a card; on screen y grows downwards, on the lattice upwards. */
export const HEIGHT = 2 / 3;
export const STEP = { x: 0.775, y: 0.58 * HEIGHT };
export const CORNER = { x: 0.225, y: 0.42 * HEIGHT };

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The step to the cell beyond each corner: up-left, up-right, down-left, down-right. */
export const BEYOND: readonly Cell[] = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
];
/** At each corner, the corner of the neighbour that shares it. */
export const SHARED = [3, 2, 1, 0] as const;

export const key = ([x, y]: Cell): string => `${x},${y}`;
export const same = (a: Cell | null | undefined, b: Cell | null | undefined): boolean =>
  !!a && !!b && a[0] === b[0] && a[1] === b[1];
export const neighbour = ([x, y]: Cell, corner: number): Cell => {
  const [dx, dy] = BEYOND[corner] ?? [0, 0];
  return [x + dx, y + dy];
};

export const centre = ([x, y]: Cell): Point => ({ x: x * STEP.x, y: (0 - y) * STEP.y });

export function box(at: Cell): Box {
  const { x, y } = centre(at);
  return { left: x - 0.5, top: y - HEIGHT / 2, right: x + 0.5, bottom: y + HEIGHT / 2 };
}

/** Where a corner of a card lies. */
export function cornerBox(at: Cell, corner: number): Box {
  const { left, top, right, bottom } = box(at);
  const [dx, dy] = BEYOND[corner] ?? [0, 0];
  return {
    left: dx < 0 ? left : right - CORNER.x,
    right: dx < 0 ? left + CORNER.x : right,
    top: dy > 0 ? top : bottom - CORNER.y,
    bottom: dy > 0 ? top + CORNER.y : bottom,
  };
}

/** The box around all these cells; around one card in the middle when there are none. */
export function bounds(places: readonly Cell[]): Box {
  const boxes = (places.length ? places : ([[0, 0]] as const)).map((at) => box(at));
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** From the top row down, each from the left. */
export const inReadingOrder = (a: Cell, b: Cell): number => b[1] - a[1] || a[0] - b[0];

/** The nearest cell in a direction on the screen; what lies aside counts as farther away. */
export function towards(from: Cell, direction: Point, among: readonly Cell[]): Cell | undefined {
  const start = centre(from);
  let best: Cell | undefined;
  let least = Infinity;
  for (const at of among) {
    const { x, y } = centre(at);
    const ahead = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const aside = Math.abs((x - start.x) * direction.y) + Math.abs((y - start.y) * direction.x);
    if (ahead < 0.01) continue;
    const length = ahead + 1.5 * aside;
    if (length < least) {
      least = length;
      best = at;
    }
  }
  return best;
}
