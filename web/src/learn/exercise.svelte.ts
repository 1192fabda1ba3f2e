import type { Chosen } from "../board/types.ts";
import { placeMove } from "../game/moves.ts";
import { t, words } from "../i18n/words.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { records } from "../net/rest.ts";
import type { Attempt, Code, Cell, Source, Step, View } from "../protocol.ts";
import { announcer } from "../ui/announcer.svelte.ts";
import { header, type Lesson, type Part, tried, withChoices } from "./lessons.ts";
import { progress } from "./progress.svelte.ts";
import { recordOf } from "./records.ts";

const SEAT = 0;

export interface Remark {
  readonly good: boolean;
  readonly text: string;
  /** Where it was tried, for a wrong place. */
  readonly at: Cell | null;
}

/** A lesson in progress: the record, the learner's half-moves, and the remark on the last try. */
export class Exercise {
  readonly lesson: Lesson;
  index = $state(0);
  step = $state.raw<Step>();
  remark = $state.raw<Remark>();
  /** This part is done: the learner can go on to the next one. */
  done = $state(false);
  busy = $state(false);
  /** How many situations were set up: each is seen from the start. */
  boards = $state(0);
  /** The server did not answer. */
  failed = $state.raw<Refusal>();
  chosen = $state.raw<Chosen | null>(null);
  at = $state.raw<Cell | null>(null);
  source = $state.raw<Source | null>(null);
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

  /** Set up a part. */
  async begin(index = this.index): Promise<void> {
    this.index = index;
    this.done = false;
    this.remark = undefined;
    this.clear();
    const { record, choices } = this.part;
    if (record) {
      this.#record = withChoices(recordOf(record), choices === "used" ? progress.choices : []);
      this.#moves = [];
      this.#replies = header(this.#record, "Reply");
    } else if (!this.step) {
      return this.begin(0);
    }
    await this.#attempt(async () => {
      await this.#show();
      if (record) this.boards += 1;
    });
  }

  clear(): void {
    this.chosen = null;
    this.at = null;
    this.source = null;
  }

  choose = (chosen: Chosen | null): void => {
    this.chosen = chosen;
    this.at = null;
    if (!this.done) this.remark = undefined;
  };

  preview = (at: Cell | null): void => {
    if (at && this.remark?.at && String(at) !== String(this.remark.at)) this.remark = undefined;
    this.at = at;
  };

  selectSource = (source: Source): void => {
    this.source = source;
  };

  place = (at: Cell): Promise<void> | undefined => {
    if (!this.chosen) return undefined;
    return this.play(placeMove(this.chosen.card, this.chosen.side, at), at);
  };

  /** Try a half-move: one that the task asks for stays, any other is explained and undone. */
  async play(move: string, at: Cell | null = null): Promise<void> {
    if (!this.active) return;
    await this.#attempt(async () => {
      const moves = [...this.#moves, move];
      const { step, refusal } = await this.#study(moves);
      if (refusal) return this.#refused(move, refusal.code, at);
      if (!step || !this.part.done(tried(move, step.events, step.view))) {
        return this.#setRemark(false, t(`learn-other-${this.part.id}`), at);
      }
      this.#moves = moves;
      this.step = step;
      this.clear();
      await this.#playReplies();
      this.#finish();
    });
  }

  #refused(move: string, code: Code, at: Cell | null): void {
    if (this.part.done(tried(move, [], undefined, code))) {
      this.clear();
      this.#finish();
      return;
    }
    this.#setRemark(false, words.has(`learn-wrong-${code}`) ? t(`learn-wrong-${code}`) : t(`refusal-${code}`), at);
  }

  /** The other seat plays the half-moves given in the record. */
  async #playReplies(): Promise<void> {
    while (this.view && this.view.phase !== "over" && !this.view.to_move.includes(SEAT)) {
      const reply = this.#replies[0];
      if (reply === undefined) return;
      this.#replies = this.#replies.slice(1);
      this.#moves = [...this.#moves, reply];
      await this.#show();
    }
  }

  #finish(): void {
    this.done = true;
    if (this.part.choices === "made") progress.choose(this.#moves);
    this.#setRemark(true, t(`learn-done-${this.part.id}`), null);
  }

  #setRemark(good: boolean, text: string, at: Cell | null): void {
    this.remark = { good, text, at };
    if (good) announcer.say(text);
    else announcer.interrupt(text);
  }

  /** The half-moves so far were accepted one by one. */
  async #show(): Promise<void> {
    this.step = (await this.#study(this.#moves)).step ?? undefined;
  }

  #study(moves: readonly string[]): Promise<Attempt> {
    return records.attempt({ record: this.#record, moves, seat: SEAT });
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.failed = undefined;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.failed = error;
    } finally {
      this.busy = false;
    }
  }
}
