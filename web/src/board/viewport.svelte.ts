import type { Cell } from "../protocol.ts";
import * as cameras from "./camera.ts";
import { type Box, box, type Point } from "./geometry.ts";
import { glide } from "./motion.ts";

/** What a viewport has to show, and the space for it. */
export interface Scene {
  /** All cards, and the open slots while they are shown. */
  readonly all: Box;
  /** What no overlay covers, in px. */
  readonly room: Box;
  /** Card widths that only the user can go beyond. */
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

/** Below the buttons of the board, unless that makes the cards much smaller. */
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

/** The part of a board that is visible. It follows the board as it grows, until the user moves it. */
export class Viewport {
  camera = $state.raw<cameras.Camera>({ x: 0, y: 0, u: 120 });
  /** The width at which cards are drawn. A gesture only scales them; at its end they are drawn again. */
  drawn = $state(120);
  byHand = $state(false);
  #placed = false;
  /** The last room, and the scale in each room so far: a tray that opens and closes changes the room. */
  #room: Box | null = null;
  #scales = new Map<string, number>();
  #scene: () => Scene;
  #layer: () => Element | undefined;

  constructor(scene: () => Scene, layer: () => Element | undefined) {
    this.#scene = scene;
    this.#layer = layer;
  }

  /** The board changed: keep all of it in view, above all the newest card. */
  settle(newest?: Cell): void {
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

  /** The scale stays while the room does, or when the room shrinks for the first time. */
  #kept(room: Box): boolean {
    const before = this.#room;
    if (!before) return false;
    const known = this.#scales.has(size(room));
    return size(before) === size(room) || (!known && height(room) <= height(before));
  }

  /** No larger than it last was in a room of this size. */
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

  /** By a button or a key: about the centre, with an animation. */
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

  reach(at: Cell): void {
    this.#move(cameras.reveal(this.camera, box(at), inner(this.#scene().room)));
  }

  /** The gesture is over: draw the cards again at their new size. */
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
