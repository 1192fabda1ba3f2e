import type { Chosen } from "../board/types.ts";
import { t, words } from "../i18n/words.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { records } from "../net/rest.ts";
import type { Code, Position, Source, Step, View } from "../protocol.ts";
import { placeMove } from "../table/moves.ts";
import { announcer } from "../ui/announcer.svelte.ts";
import { header, type Lesson, type Part, tried } from "./lessons.ts";
import { recordOf } from "./records.ts";

const SEAT = 0;

export interface Remark {
  readonly good: boolean;
  readonly text: string;
  /** Where it was tried, for a wrong place. */
  readonly at: Position | null;
}

/** A lesson under way: the record, what the learner has added to it, and what to say of it. */
export class Exercise {
  readonly lesson: Lesson;
  index = $state(0);
  step = $state.raw<Step>();
  remark = $state.raw<Remark>();
  /** This part is done: the next one waits for a word of the learner. */
  done = $state(false);
  busy = $state(false);
  /** The server did not answer. */
  lost = $state<Code>();
  chosen = $state.raw<Chosen | null>(null);
  at = $state.raw<Position | null>(null);
  marked = $state.raw<Source | null>(null);
  #record = "";
  #moves: readonly string[] = [];
  #replies: readonly string[] = [];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
  }

  part = $derived.by<Part>(() => this.lesson.parts[this.index] as Part);
  view = $derived.by<View | undefined>(() => this.step?.view);
  me = $derived.by(() => this.view?.players[SEAT]);
  last = $derived.by(() => this.index === this.lesson.parts.length - 1);
  /** The learner has something to do. */
  active = $derived.by(() => !this.done && !this.busy && this.view !== undefined);

  /** Lay the desk for the part that is next. */
  async begin(index = this.index): Promise<void> {
    this.index = index;
    this.done = false;
    this.remark = undefined;
    this.clear();
    const { record } = this.part;
    if (record) {
      this.#record = recordOf(record);
      this.#moves = [];
      this.#replies = header(this.#record, "Reply");
    } else if (!this.step) {
      return this.begin(0);
    }
    await this.#ask(async () => void (this.step = await this.#study(this.#moves)));
  }

  clear(): void {
    this.chosen = null;
    this.at = null;
    this.marked = null;
  }

  choose = (chosen: Chosen | null): void => {
    this.chosen = chosen;
    this.at = null;
    if (!this.done) this.remark = undefined;
  };

  preview = (at: Position | null): void => {
    if (at && this.remark?.at && String(at) !== String(this.remark.at)) this.remark = undefined;
    this.at = at;
  };

  mark = (source: Source): void => {
    this.marked = source;
  };

  place = (at: Position): Promise<void> | undefined => {
    if (!this.chosen) return undefined;
    return this.play(placeMove(this.chosen.card, this.chosen.side, at), at);
  };

  /** Try a half-move: what the task asks for stays, all else is explained and undone. */
  async play(move: string, at: Position | null = null): Promise<void> {
    if (!this.active) return;
    await this.#ask(async () => {
      const moves = [...this.#moves, move];
      let step: Step;
      try {
        step = await this.#study(moves);
      } catch (error) {
        if (!(error instanceof Refusal) || error.details.length === 0) throw error;
        return this.#refused(move, error, at);
      }
      if (!this.part.done(tried(move, step.events, step.view))) {
        return this.#say(false, t(`learn-other-${this.part.id}`), at);
      }
      this.#moves = moves;
      this.step = step;
      this.clear();
      await this.#answer();
      this.#finish();
    });
  }

  #refused(move: string, { code }: Refusal, at: Position | null): void {
    if (this.part.done(tried(move, [], undefined, code))) {
      this.clear();
      this.#finish();
      return;
    }
    this.#say(false, words.has(`learn-wrong-${code}`) ? t(`learn-wrong-${code}`) : t(`refusal-${code}`), at);
  }

  /** The other seat answers as the record says. */
  async #answer(): Promise<void> {
    while (this.view && this.view.phase !== "over" && !this.view.to_move.includes(SEAT)) {
      const reply = this.#replies[0];
      if (reply === undefined) return;
      this.#replies = this.#replies.slice(1);
      this.#moves = [...this.#moves, reply];
      this.step = await this.#study(this.#moves);
    }
  }

  #finish(): void {
    this.done = true;
    this.#say(true, t(`learn-done-${this.part.id}`), null);
  }

  #say(good: boolean, text: string, at: Position | null): void {
    this.remark = { good, text, at };
    if (good) announcer.say(text);
    else announcer.interrupt(text);
  }

  #study(moves: readonly string[]): Promise<Step> {
    return records.study({ record: this.#record, moves, seat: SEAT });
  }

  async #ask(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.lost = undefined;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.lost = error.code;
    } finally {
      this.busy = false;
    }
  }
}
