import { playerName } from "../lobby/bots.svelte.ts";
import type { OpenStep, Whole } from "../protocol.ts";
import { type Eyes, jump, lastPly, laidAt, type Place, stepAt } from "./game.ts";

export const SPEEDS = ["slow", "usual", "quick"] as const;
export type Speed = (typeof SPEEDS)[number];
const PAUSE: Record<Speed, number> = { slow: 2400, usual: 1200, quick: 450 };

/** A game being looked at: which half-move, with whose eyes, at whose area. */
export class Playback {
  readonly whole: Whole;
  ply = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state<Speed>("usual");
  /** The area that somebody chose to see; null: that of whoever moved last. */
  pinned = $state<number | null>(null);

  constructor(whole: Whole, { ply, eyes }: Place) {
    this.whole = whole;
    this.ply = ply;
    this.look(eyes);
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

  /** By hand: what plays by itself stops. */
  turn = (ply: number): void => {
    this.playing = false;
    this.go(ply);
  };

  jump = (by: 1 | -1): void => this.turn(jump(this.whole, this.ply, by));

  look = (eyes: Eyes): void => {
    this.eyes = eyes;
    this.pinned = eyes === "all" ? null : eyes;
  };

  toggle = (): void => {
    if (!this.playing && this.ply === this.last) this.ply = 0;
    this.playing = !this.playing;
  };

  /** One half-move after the other while it plays; call it in an effect. */
  run = (): (() => void) | undefined => {
    if (!this.playing) return undefined;
    const next = this.ply + 1;
    const timer = setTimeout(() => this.go(next), PAUSE[this.speed]);
    return () => clearTimeout(timer);
  };

  /** True when the key meant something here. */
  press = (key: string): boolean => {
    const doing: Record<string, () => void> = {
      ArrowLeft: () => this.turn(this.ply - 1),
      ArrowRight: () => this.turn(this.ply + 1),
      Home: () => this.turn(0),
      End: () => this.turn(this.last),
      PageUp: () => this.jump(-1),
      PageDown: () => this.jump(1),
      " ": this.toggle,
    };
    const act = doing[key];
    act?.();
    return act !== undefined;
  };
}
