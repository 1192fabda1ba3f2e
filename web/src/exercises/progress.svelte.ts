import { person } from "../net/person.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { exercises } from "../net/rest.ts";
import type { ExerciseTask, MyExercises, Theme, Tried } from "../protocol.ts";
import { kept } from "./kept.svelte.ts";

/** Whether somebody with a name uses this browser. */
async function named(): Promise<boolean> {
  if (person.me === undefined) await person.load();
  return Boolean(person.me);
}

/** How I was doing when it was last loaded. */
class Latest {
  mine = $state.raw<MyExercises>();
}

export const latest = new Latest();

/** How I am doing. What the browser has kept is taken over once there is a person. */
export async function loadProgress(): Promise<MyExercises> {
  latest.mine = await load();
  return latest.mine;
}

async function load(): Promise<MyExercises> {
  if (!(await named())) return exercises.progress(kept.progress);
  if (kept.empty) return exercises.mine();
  const mine = await exercises.takeOver(kept.progress);
  kept.clear();
  return mine;
}

/** Another exercise that I have not tried, and not the one that I am trying. */
export async function another(theme: Theme | null, current: string): Promise<ExerciseTask> {
  const rating = (await named()) ? null : kept.rating;
  const seen = [kept.seen, current].filter(Boolean).join(",");
  return exercises.next({ theme, rating, ...(seen && { seen }) });
}

/**
 * Send the first try. A visitor's is kept here; one that cannot be sent is kept until it can.
 * Undefined: it was kept, and nobody has rated it yet.
 */
export async function sendTry(task: ExerciseTask, move: string | null, hints: number): Promise<Tried | undefined> {
  if (task.own) return exercises.attemptOwn(task.id, { move, hints });
  try {
    const tried = await send(task, move, hints);
    if (latest.mine) latest.mine = { ...latest.mine, rating: tried.rating, solver: tried.solver };
    return tried;
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "unavailable") throw error;
    keep(task, move, hints);
    return undefined;
  }
}

async function send(task: ExerciseTask, move: string | null, hints: number): Promise<Tried> {
  if (await named()) return exercises.attempt(task.id, { move, hints });
  const { solver, rating } = kept;
  // What a visitor has tried before is known here only.
  if (kept.has(task.id) && solver && rating !== null) {
    return { answer: null, counted: false, solver, rating, change: 0, own: null };
  }
  const tried = await exercises.attempt(task.id, { move, hints, solver });
  keep(task, move, hints, tried);
  return tried;
}

function keep(task: ExerciseTask, move: string | null, hints: number, tried?: Tried): void {
  const rating = tried?.rating ?? kept.rating ?? task.rating ?? 0;
  kept.add({ exercise: task.id, move, hints, at: Date.now(), rating }, tried?.solver ?? kept.solver);
}
