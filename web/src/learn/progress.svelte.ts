import { LESSONS } from "./lessons.ts";

const KEY = "codex.learn";
const CHOICES = "codex.learn.choices";

/** Which lessons were finished on this device, and what was chosen in the first. */
class Progress {
  done = $state<readonly string[]>(read(KEY).filter((id) => LESSONS.some((lesson) => lesson.id === id)));
  /** Half-moves: a side of the starter card and an objective. */
  choices: readonly string[] = read(CHOICES);

  finish(lesson: string): void {
    if (this.done.includes(lesson)) return;
    this.done = [...this.done, lesson];
    localStorage.setItem(KEY, JSON.stringify(this.done));
  }

  choose(choices: readonly string[]): void {
    this.choices = choices;
    localStorage.setItem(CHOICES, JSON.stringify(choices));
  }

  /** The first lesson that is not done, from 0; all done: the page after the last. */
  get next(): number {
    const open = LESSONS.findIndex((lesson) => !this.done.includes(lesson.id));
    return open < 0 ? LESSONS.length : open;
  }
}

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter((word) => typeof word === "string") : [];
  } catch {
    return [];
  }
}

export const progress = new Progress();
