import { exercises } from "../net/rest.ts";
import type { ExerciseTask, MyExercises, Theme } from "../protocol.ts";
import { loadPictures } from "./pictures.ts";
import { another, loadProgress } from "./progress.svelte.ts";

export type RunKind = "any" | "due" | "theme" | "timed";

/** How long a timed run takes, in ms. */
export const TIMED = 180_000;

export const pathOf = (task: ExerciseTask): string =>
  task.own ? `/exercises/own/${task.id}` : `/exercises/${task.id}`;

/** Exercises one after the other: what is due today, of one theme, against the clock, or just any. */
class Run {
  kind = $state<RunKind>("any");
  theme = $state.raw<Theme | null>(null);
  /** How many were due when it began. */
  total = $state(0);
  tried = $state(0);
  solved = $state(0);
  /** When the time is up. */
  until = $state(0);
  #ahead: { readonly after: string; readonly task: Promise<ExerciseTask | undefined> } | undefined;
  #loaded: ExerciseTask | undefined;

  /** Begin a run; its first exercise, or nothing when none is due. */
  async begin(kind: RunKind, theme: Theme | null = null, mine?: MyExercises): Promise<string | undefined> {
    this.#set(kind, theme, mine ? mine.due + mine.fresh : 0);
    const path = await this.next("");
    this.until = kind === "timed" ? Date.now() + TIMED : 0;
    return path;
  }

  /** How many are left of those that were due, with the one that is shown. */
  get left(): number {
    return Math.max(0, this.total - this.tried);
  }

  /** Count an exercise that is done. */
  count(solved: boolean): void {
    this.tried += 1;
    if (solved) this.solved += 1;
  }

  /** While one is solved, the next one is loaded: it works offline then. */
  prefetch(after: string): void {
    if (this.#ahead?.after === after) return;
    const task = this.#find(after);
    task.then((found) => found && loadPictures(found)).catch(() => undefined);
    this.#ahead = { after, task };
  }

  /** The path of the exercise after one; undefined when the run is over. */
  async next(after: string): Promise<string | undefined> {
    const ahead = this.#ahead?.after === after ? this.#ahead.task : this.#find(after);
    this.#ahead = undefined;
    this.#loaded = await ahead.catch(() => this.#find(after));
    return this.#loaded && pathOf(this.#loaded);
  }

  /** An exercise by its address; the next one of a run is there at once, any other one ends the run. */
  async load(id: string, own: boolean): Promise<ExerciseTask> {
    if (this.#loaded?.id === id) return this.#loaded;
    this.#set("any", null, 0);
    return own ? exercises.own(id) : exercises.get(id);
  }

  #set(kind: RunKind, theme: Theme | null, total: number): void {
    this.kind = kind;
    this.theme = theme;
    this.total = total;
    this.tried = 0;
    this.solved = 0;
    this.until = 0;
    this.#ahead = undefined;
  }

  async #find(after: string): Promise<ExerciseTask | undefined> {
    if (this.kind !== "due") return another(this.theme, after);
    const mine = await loadProgress();
    const now = Date.now();
    const due = mine.own.find((one) => one.id !== after && one.due !== null && one.due <= now);
    if (due) return exercises.own(due.id);
    return mine.fresh > 0 && this.left > (after ? 1 : 0) ? another(null, after) : undefined;
  }
}

export const run = new Run();
