import type { Position } from "../protocol.ts";
import * as cameras from "./camera.ts";
import { type Box, box, type Point } from "./geometry.ts";
import { glide } from "./motion.ts";

/** What a lens looks at and within what, as the board stands. */
export interface Scene {
  /** All cards, and the open places while they are shown. */
  readonly all: Box;
  /** What no overlay covers, in px. */
  readonly room: Box;
  /** By itself it neither shrinks nor grows cards beyond these. */
  readonly limits: cameras.Limits;
}

const BY_HAND: cameras.Limits = { least: 36, most: 420 };
const MARGIN = 14;
const BUTTONS = 46;

const inner = ({ left, top, right, bottom }: Box): Box => ({
  left: left + MARGIN,
  top: top + MARGIN,
  right: Math.max(right - MARGIN, left + MARGIN + 1),
  bottom: Math.max(bottom - MARGIN, top + MARGIN + 1),
});

/** Below the buttons of the board, unless the cards would lose much of their size by it. */
function below(all: Box, room: Box, limits: cameras.Limits): Box {
  const whole = inner(room);
  const lower = { ...whole, top: Math.min(whole.top + BUTTONS, whole.bottom - 1) };
  return cameras.fit(all, lower, limits).u < 0.94 * cameras.fit(all, whole, limits).u ? whole : lower;
}

const height = ({ top, bottom }: Box): number => Math.round(bottom - top);
const size = (room: Box): string => `${Math.round(room.right - room.left)}×${height(room)}`;
const middle = ({ left, top, right, bottom }: Box): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Through which a board is seen: it follows the board as it grows, until a hand moves it. */
export class Lens {
  camera = $state.raw<cameras.Camera>({ x: 0, y: 0, u: 120 });
  /** The width at which cards are drawn; a gesture only scales them, its end draws anew. */
  drawn = $state(120);
  byHand = $state(false);
  #placed = false;
  /** The room it was in, and the scale that each room had: a tray that comes and goes changes it. */
  #room: Box | null = null;
  #scales = new Map<string, number>();
  #scene: () => Scene;
  #layer: () => Element | undefined;

  constructor(scene: () => Scene, layer: () => Element | undefined) {
    this.#scene = scene;
    this.#layer = layer;
  }

  /** The board changed: keep all of it in sight, and the newest card above all. */
  settle(newest?: Position): void {
    const { all, room, limits } = this.#scene();
    if (this.byHand) return;
    const space = below(all, room, limits);
    const settled = this.#kept(room)
      ? cameras.settle(this.camera, all, space, limits)
      : cameras.fit(all, space, this.#usual(room, limits));
    this.#move(newest ? cameras.reveal(settled, box(newest), space) : settled);
    this.#placed = true;
    this.#room = room;
    this.#scales.set(size(room), this.camera.u);
  }

  /** The view stays as it is while its room does, or shrinks for the first time. */
  #kept(room: Box): boolean {
    const before = this.#room;
    if (!before) return false;
    const known = this.#scales.has(size(room));
    return size(before) === size(room) || (!known && height(room) <= height(before));
  }

  /** No larger than it last was in such a room. */
  #usual(room: Box, { least, most }: cameras.Limits): cameras.Limits {
    return { least, most: Math.max(least, Math.min(most, this.#scales.get(size(room)) ?? most)) };
  }

  pan(dx: number, dy: number): void {
    this.#turn(cameras.pan(this.camera, dx, dy));
  }

  pinch(before: cameras.Pair, after: cameras.Pair): void {
    this.#turn(cameras.pinch(this.camera, before, after, BY_HAND));
  }

  zoom(factor: number, point: Point): void {
    this.#turn(cameras.zoom(this.camera, factor, point, BY_HAND));
  }

  /** By a button or a key: to the middle, and smoothly. */
  step(factor: number): void {
    const { room } = this.#scene();
    this.byHand = true;
    this.#move(cameras.zoom(this.camera, factor, middle(room), BY_HAND));
  }

  showAll(): void {
    const { all, room, limits } = this.#scene();
    this.byHand = false;
    const wide = { least: BY_HAND.least, most: limits.most };
    this.#move(cameras.fit(all, below(all, room, wide), wide));
  }

  reach(at: Position): void {
    this.#move(cameras.reveal(this.camera, box(at), inner(this.#scene().room)));
  }

  /** The gesture is over: draw sharply at the size it left. */
  rest(): void {
    this.drawn = this.camera.u;
  }

  /** On whole pixels, so that the cards at rest are sharp. */
  transform(at: cameras.Camera = this.camera): string {
    return `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px) scale(${at.u / this.drawn})`;
  }

  #turn(next: cameras.Camera): void {
    const { all, room } = this.#scene();
    this.byHand = true;
    for (const running of this.#layer()?.getAnimations() ?? []) running.cancel();
    this.camera = cameras.confine(next, all, room);
  }

  #move(next: cameras.Camera): void {
    const before = this.camera;
    if (next === before) return;
    this.camera = next;
    this.drawn = next.u;
    const layer = this.#layer();
    if (layer && this.#placed) glide(layer, this.transform(before), this.transform());
  }
}
