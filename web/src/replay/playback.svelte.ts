import { playerName } from "../game/bots.svelte.ts";
import type { OpenStep, OpenReplay } from "../protocol.ts";
import { type Viewpoint, jump, lastPly, laidAt, type Address, stepAt } from "../game/steps.ts";

export const SPEEDS = ["slow", "usual", "quick"] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSE: Record<Speed, number> = { slow: 2400, usual: 1200, quick: 450 };

/** A game that is being replayed: which half-move, from which viewpoint, which area. */
export class Playback {
  readonly whole: OpenReplay;
  ply = $state(0);
  viewpoint = $state<Viewpoint>("all");
  playing = $state(false);
  speed = $state<Speed>("usual");
  /** The area that was chosen; null: the area of the player who moved last. */
  pinned = $state<number | null>(null);

  constructor(whole: OpenReplay, { ply, viewpoint }: Address) {
    this.whole = whole;
    this.ply = ply;
    this.setViewpoint(viewpoint);
  }

  names = $derived.by(() => this.whole.names.map(playerName));
  last = $derived.by(() => lastPly(this.whole));
  step = $derived.by<OpenStep>(() => stepAt(this.whole, this.ply));
  shown = $derived.by(() => this.pinned ?? this.step.mover ?? 0);
  /** The card just laid, in the area on screen. */
  ring = $derived.by(() => (this.step.mover === this.shown ? laidAt(this.step) : null));

  go = (ply: number): void => {
    this.ply = Math.min(Math.max(0, ply), this.last);
    if (this.ply === this.last) this.playing = false;
  };

  /** By the user: stops the automatic replay. */
  seek = (ply: number): void => {
    this.playing = false;
    this.go(ply);
  };

  jump = (by: 1 | -1): void => this.seek(jump(this.whole, this.ply, by));

  setViewpoint = (viewpoint: Viewpoint): void => {
    this.viewpoint = viewpoint;
    this.pinned = viewpoint === "all" ? null : viewpoint;
  };

  toggle = (): void => {
    if (!this.playing && this.ply === this.last) this.ply = 0;
    this.playing = !this.playing;
  };

  /** The automatic replay, one half-move after the other; call it in an effect. */
  run = (): (() => void) | undefined => {
    if (!this.playing) return undefined;
    const next = this.ply + 1;
    const timer = setTimeout(() => this.go(next), PAUSE[this.speed]);
    return () => clearTimeout(timer);
  };

  /** True if the key does something here. */
  press = (key: string): boolean => {
    const doing: Record<string, () => void> = {
      ArrowLeft: () => this.seek(this.ply - 1),
      ArrowRight: () => this.seek(this.ply + 1),
      Home: () => this.seek(0),
      End: () => this.seek(this.last),
      PageUp: () => this.jump(-1),
      PageDown: () => this.jump(1),
      " ": this.toggle,
    };
    const act = doing[key];
    act?.();
    return act !== undefined;
  };
}
