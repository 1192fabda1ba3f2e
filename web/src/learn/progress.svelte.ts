import { LESSONS } from "./lessons.ts";

const KEY = "codex.learn";

/** Which lessons were finished on this device. */
class Progress {
  done = $state<readonly string[]>(read());

  finish(lesson: string): void {
    if (this.done.includes(lesson)) return;
    this.done = [...this.done, lesson];
    localStorage.setItem(KEY, JSON.stringify(this.done));
  }

  /** The first lesson that is not done, from 0; all done: the page after the last. */
  get next(): number {
    const open = LESSONS.findIndex((lesson) => !this.done.includes(lesson.id));
    return open < 0 ? LESSONS.length : open;
  }
}

function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return LESSONS.map(({ id }) => id).filter((id) => stored.includes(id));
  } catch {
    return [];
  }
}

export const progress = new Progress();
