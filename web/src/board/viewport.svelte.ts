import type { Cell } from "../protocol.ts";
import * as cameras from "./camera.ts";
import { type Box, box, type Point, same } from "./geometry.ts";
import { glide, TIME } from "./motion.ts";
import { alike, covered, down, inner, type Scene, toBox } from "./scene.ts";

const BY_HAND: cameras.Limits = { least: 12, most: 420 };
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
  /** Where things are is known; before, nothing is shown. */
  placed = $state(false);
  /** The last room, and the scale in each room so far: a panel that opens and closes changes the room. */
  #room: Box | null = null;
  #scales: { readonly room: Box; u: number }[] = [];
  /** The user wants to see all, however small. */
  #whole = false;
  #newest: Cell | undefined;
  #size: cameras.Size | undefined;
  #scene: () => Scene;
  #layer: () => Element | undefined;

  constructor(scene: () => Scene, layer: () => Element | undefined) {
    this.#scene = () => (this.#whole ? overview(scene()) : scene());
    this.#layer = layer;
  }

  /** The board changed: keep all of it in view, above all the newest card. `first`: nothing has been seen yet. */
  settle(newest?: Cell, first = false): void {
    if (this.byHand) return;
    const scene = this.#scene();
    const { all, cards, room, limits } = scene;
    const kept = this.#kept(room);
    let next = this.camera;
    if (!kept || !this.#shows(scene)) {
      const space = this.#space(scene, limits);
      next = kept ? cameras.settle(next, all, space, limits) : cameras.fit(all, space, this.#usual(room, limits));
      next = cameras.reveal(next, cards, space);
      if (newest) next = cameras.reveal(next, box(newest), space);
    }
    const lands = this.#newest !== undefined && !!newest && !same(newest, this.#newest);
    this.#move(next, lands ? TIME.place : 0);
    this.#newest = newest;
    this.placed = !first;
    this.#room = first ? null : room;
    if (!first) this.#remember(room);
  }

  /** In a window of another size the next `settle` starts afresh; a line more beside the board is none. */
  resize(size: cameras.Size): void {
    const before = this.#size;
    this.#size = size;
    if (before && alike(toBox(before), toBox(size))) return;
    this.#room = null;
    this.#scales = [];
  }

  /** The scale stays while the room does, or when the room shrinks for the first time. */
  #kept(room: Box): boolean {
    const before = this.#room;
    if (!before) return false;
    return alike(before, room) || (!this.#known(room) && down(room) <= down(before));
  }

  /** All is in view, and no button covers any of it. */
  #shows(scene: Scene): boolean {
    return cameras.inside(cameras.onScreen(this.camera, scene.all), scene.room) && !covered(this.camera, scene);
  }

  /** Below the buttons of the board, if they would cover something. */
  #space(scene: Scene, limits: cameras.Limits): Box {
    const whole = inner(scene);
    if (!scene.buttons || !covered(cameras.fit(scene.all, whole, limits), scene)) return whole;
    return { ...whole, top: Math.min(scene.room.top + scene.buttons.height, whole.bottom - 1) };
  }

  #known(room: Box): number | undefined {
    return this.#scales.find((known) => alike(known.room, room))?.u;
  }

  #remember(room: Box): void {
    this.#scales = [...this.#scales.filter((known) => !alike(known.room, room)), { room, u: this.camera.u }];
  }

  /** No larger than it last was in a room of this size. */
  #usual(room: Box, { least, most }: cameras.Limits): cameras.Limits {
    return { least, most: Math.max(least, Math.min(most, this.#known(room) ?? most)) };
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
    this.#whole = false;
    this.#move(cameras.zoom(this.camera, factor, middle(room), BY_HAND));
  }

  showAll(): void {
    this.byHand = false;
    this.#whole = true;
    const scene = this.#scene();
    this.#move(cameras.fit(scene.all, this.#space(scene, scene.limits), scene.limits));
    this.#remember(scene.room);
  }

  reach(at: Cell): void {
    this.#move(cameras.reveal(this.camera, box(at), inner(this.#scene())));
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
    this.#whole = false;
    for (const running of this.#layer()?.getAnimations() ?? []) running.cancel();
    this.camera = cameras.confine(next, all, room);
  }

  #move(next: cameras.Camera, delay = 0): void {
    const before = this.camera;
    if (next === before) return;
    this.camera = next;
    this.drawn = next.u;
    const layer = this.#layer();
    if (layer && this.placed) glide(layer, this.transform(before), this.transform(), delay);
  }
}

/** All of a board, however small its cards get. */
const overview = (scene: Scene): Scene => ({ ...scene, limits: { least: BY_HAND.least, most: scene.limits.most } });
