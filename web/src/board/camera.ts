import type { Box, Point } from "./geometry.ts";
import type { Inset } from "./types.ts";

/** A point of the board, in widths of a card, is on screen at x + u · point. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  /** The width of a card in px. */
  readonly u: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The narrowest and the widest card. */
export interface Limits {
  readonly least: number;
  readonly most: number;
}

export const NO_INSET: Inset = { top: 0, right: 0, bottom: 0, left: 0 };
/** This much of an area stays on screen, in px, however far it is moved. */
const GRIP = 48;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The part of a board that no overlay covers. */
export function free(size: Size, inset: Inset): Box {
  const right = Math.max(size.width - inset.right, inset.left + 1);
  const bottom = Math.max(size.height - inset.bottom, inset.top + 1);
  return { left: inset.left, top: inset.top, right, bottom };
}

export const toScreen = (camera: Camera, { x, y }: Point): Point => ({
  x: camera.x + x * camera.u,
  y: camera.y + y * camera.u,
});

export const toBoard = (camera: Camera, { x, y }: Point): Point => ({
  x: (x - camera.x) / camera.u,
  y: (y - camera.y) / camera.u,
});

export function onScreen(camera: Camera, box: Box): Box {
  const { x: left, y: top } = toScreen(camera, { x: box.left, y: box.top });
  const { x: right, y: bottom } = toScreen(camera, { x: box.right, y: box.bottom });
  return { left, top, right, bottom };
}

/** Whether one box is in another; a pixel beyond does not count. */
export const inside = (one: Box, other: Box): boolean =>
  one.left > other.left - 1 && one.top > other.top - 1 && one.right < other.right + 1 && one.bottom < other.bottom + 1;

/** The largest scale within the limits at which all is in the free part, in its middle. */
export function fit(all: Box, room: Box, limits: Limits): Camera {
  const across = (room.right - room.left) / (all.right - all.left);
  const down = (room.bottom - room.top) / (all.bottom - all.top);
  const u = clamp(Math.min(across, down), limits.least, limits.most);
  return {
    x: (room.left + room.right - u * (all.left + all.right)) / 2,
    y: (room.top + room.bottom - u * (all.top + all.bottom)) / 2,
    u,
  };
}

/** The smallest move along one axis that brings a span into the room, or over all of it. */
function shift(from: number, to: number, low: number, high: number): number {
  const spare = high - low - (to - from);
  const least = Math.min(low, low + spare);
  const most = Math.max(low, low + spare);
  return clamp(from, least, most) - from;
}

/** The smallest move that brings a box into the room; one larger than the room then fills it. */
export function reveal(camera: Camera, box: Box, room: Box): Camera {
  const { left, top, right, bottom } = onScreen(camera, box);
  const dx = shift(left, right, room.left, room.right);
  const dy = shift(top, bottom, room.top, room.bottom);
  return dx === 0 && dy === 0 ? camera : pan(camera, dx, dy);
}

/** For an area that grows: the same scale while all of it fits, else a smaller one. */
export function settle(camera: Camera | null, all: Box, room: Box, limits: Limits): Camera {
  const best = fit(all, room, limits);
  if (!camera || camera.u > best.u || camera.u < limits.least) return best;
  return reveal(camera, all, room);
}

export const pan = (camera: Camera, dx: number, dy: number): Camera => ({
  x: camera.x + dx,
  y: camera.y + dy,
  u: camera.u,
});

/** The point under the pointer stays there. */
export function zoom(camera: Camera, factor: number, point: Point, limits: Limits): Camera {
  const u = clamp(camera.u * factor, limits.least, limits.most);
  const grown = u / camera.u;
  return { x: point.x - (point.x - camera.x) * grown, y: point.y - (point.y - camera.y) * grown, u };
}

export type Pair = readonly [Point, Point];
const middle = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: Pair): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Two fingers: what was between them stays between them. */
export function pinch(camera: Camera, before: Pair, after: Pair, limits: Limits): Camera {
  const [from, to] = [middle(before), middle(after)];
  const moved = pan(camera, to.x - from.x, to.y - from.y);
  const width = apart(before);
  return width < 1 ? moved : zoom(moved, apart(after) / width, to, limits);
}

/** An area that the user moves never leaves the board altogether. */
export function confine(camera: Camera, all: Box, room: Box): Camera {
  const { left, top, right, bottom } = onScreen(camera, all);
  const x = clamp(camera.x, camera.x + room.left + GRIP - right, camera.x + room.right - GRIP - left);
  const y = clamp(camera.y, camera.y + room.top + GRIP - bottom, camera.y + room.bottom - GRIP - top);
  return { x, y, u: camera.u };
}
