import { drawMove, objectiveMove, placeMove, readMove, starterMove } from "../game/moves.ts";
import * as plans from "../game/plan.ts";
import { Planning } from "../game/planning.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import type { Answer, Cell, ExerciseTask, Side, Source, Tried } from "../protocol.ts";
import { notices } from "../ui/notices.svelte.ts";
import { sendTry } from "./progress.svelte.ts";

/** Then the answer is shown. */
export const MOST_TRIES = 3;
export const MOST_HINTS = 3;

/** An exercise in progress. It knows the answer to every legal try, so it needs no server. */
export class Solving extends Planning {
  readonly task: ExerciseTask;
  readonly most: number;
  tries = $state.raw<readonly Answer[]>([]);
  hints = $state(0);
  /** The solution was looked up. */
  shown = $state(false);
  /** What the first try has made of my rating and of the date. */
  result = $state.raw<Tried>();
  /** The first try is being sent. */
  sending = $state(false);
  /** How long it took, in ms. */
  took = $state(0);
  #begun = Date.now();

  constructor(task: ExerciseTask, most = MOST_TRIES) {
    super({ view: task.view, seat: task.view.seat });
    this.task = task;
    // Of two choices, the second one is no try.
    const wrong = task.answers.filter((one) => !one.solved).length;
    this.most = Math.max(1, Math.min(most, wrong));
  }

  last = $derived.by(() => this.tries.at(-1));
  solved = $derived.by(() => this.last?.solved ?? false);
  done = $derived.by(() => this.solved || this.shown || this.tries.length >= this.most);
  mine = $derived.by(() => !this.done);
  best = $derived.by(() => this.task.answers[0] as Answer);
  /** At the end, what I played instead: in the game of an own exercise, else with the last try. */
  wrong = $derived.by(() => {
    const { own, answers } = this.task;
    if (!own) return this.last?.solved ? undefined : this.last;
    return answers.find(({ move }) => move === own.played && move !== this.best.move);
  });
  /** What is asked for: the kind of the best half-move. */
  kind = $derived.by(() => readMove(this.best.move)?.kind ?? "place");

  place = (at: Cell | null = this.plan.at): void => {
    const { chosen } = this.plan;
    if (this.mine && chosen && at) this.#try(placeMove(chosen.card, chosen.side, at));
  };

  take = (source: Source | null = this.plan.source): void => {
    if (this.mine && source) this.#try(drawMove(source));
  };

  starter = (side: Side): void => this.#try(starterMove(side));
  objective = (id: number): void => this.#try(objectiveMove(id));

  /** One more hint; none once it is done. */
  hint = (): boolean => {
    if (this.done || this.hints >= MOST_HINTS) return false;
    this.hints += 1;
    return true;
  };

  /** See the answer. */
  show = (): void => {
    if (this.done) return;
    const first = this.tries.length === 0;
    this.shown = true;
    this.#finish();
    if (first) void this.#send(null);
  };

  #try(move: string): void {
    const answer = this.task.answers.find((one) => one.move === move);
    if (this.done || !answer) return;
    const first = this.tries.length === 0;
    this.tries = [...this.tries, answer];
    this.plan = plans.NO_PLAN;
    if (this.done) this.#finish();
    if (first) void this.#send(move);
  }

  #finish(): void {
    this.plan = plans.NO_PLAN;
    this.took = Date.now() - this.#begun;
  }

  async #send(move: string | null): Promise<void> {
    this.sending = true;
    try {
      this.result = await sendTry(this.task, move, this.hints);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      notices.showRefusal(error);
    } finally {
      this.sending = false;
    }
  }
}
