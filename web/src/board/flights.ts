import { settings } from "../ui/settings.svelte.ts";

/** A picture or a number that travels over the page from one element to another. */
export interface Flight {
  /** The address of a picture; or words. */
  readonly picture?: string;
  readonly words?: string;
  readonly from: () => Element | null;
  readonly to: () => Element | null;
  readonly duration: number;
}

/** The width of a picture half-way, in px. */
const WIDTH = 150;
/** A picture that comes later than this, in ms, flies as it is. */
const PATIENCE = 300;
const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";

const middle = (element: Element): { x: number; y: number; width: number } => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width };
};

/** What travels over the page, in a layer above everything; only transform and opacity change. */
export class Flights {
  #layer: HTMLElement | undefined;
  #running = new Set<Animation>();

  /** The layer; returns what removes it. */
  attach = (layer: HTMLElement): (() => void) => {
    this.#layer = layer;
    return () => {
      this.#layer = undefined;
      this.skip();
    };
  };

  /** Resolves when it has arrived; at once where an end of it is not on screen. */
  async fly({ picture, words, from, to, duration }: Flight): Promise<void> {
    if (settings.reducedMotion || !from() || !to()) return;
    const thing = picture ? await this.#load(picture) : document.createElement("b");
    const [start, end] = [from(), to()];
    if (!start || !end || !this.#layer) return;
    const [a, b] = [middle(start), middle(end)];
    if (!a.width || !b.width) return;
    if (!picture) thing.textContent = words ?? "";
    thing.className = picture ? "card" : "words";
    this.#layer.append(thing);
    const scale = (width: number) => (picture ? width / WIDTH : 1);
    const at = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const between = at(a.x + (b.x - a.x) * 0.55, a.y + (b.y - a.y) * 0.55 - 20, picture ? 1 : 1.5);
    const flight = thing.animate(
      [
        { transform: at(a.x, a.y, scale(a.width)) },
        { transform: between, offset: 0.5 },
        { transform: at(b.x, b.y, scale(b.width)) },
      ],
      { duration, easing: EASE },
    );
    await this.#until(flight);
    thing.remove();
  }

  /** A picture that can be drawn at once, so that no frame waits for it. */
  async #load(address: string): Promise<HTMLElement> {
    const picture = new Image();
    picture.src = address;
    await Promise.race([picture.decode().catch(() => undefined), this.pause(PATIENCE)]);
    return picture;
  }

  /** Some time in which something else moves. */
  async pause(duration: number): Promise<void> {
    if (this.#layer && !settings.reducedMotion) await this.#until(this.#layer.animate([], { duration }));
  }

  /** Whatever is on its way arrives now. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
  }

  async #until(animation: Animation): Promise<void> {
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
  }
}

export const flights = new Flights();
