import type { KeptProgress, KeptTry, Solver } from "../protocol.ts";

const KEY = "codex.exercises";
/** As many as the server takes; the oldest go first. */
const MOST = 300;
/** As many as fit into an address. */
const SEEN = 150;

/** Progress that is kept in this browser: all of a visitor's, and what could not be sent yet. */
class Kept {
  #progress: KeptProgress = read();

  get progress(): KeptProgress {
    return this.#progress;
  }

  get solver(): Solver | null {
    return this.#progress.solver ?? null;
  }

  get empty(): boolean {
    return this.#progress.tries.length === 0;
  }

  /** The rating of the last try; none before the first. */
  get rating(): number | null {
    return this.#progress.tries.at(-1)?.rating ?? null;
  }

  /** For the server, to choose another one. */
  get seen(): string {
    return this.#progress.tries
      .slice(-SEEN)
      .map(({ exercise }) => exercise)
      .join(",");
  }

  has(exercise: string): boolean {
    return this.#progress.tries.some((one) => one.exercise === exercise);
  }

  add(tried: KeptTry, solver: Solver | null): void {
    if (this.has(tried.exercise)) return;
    this.#write({ tries: [...this.#progress.tries, tried].slice(-MOST), solver });
  }

  clear(): void {
    this.#progress = { tries: [] };
    localStorage.removeItem(KEY);
  }

  #write(progress: KeptProgress): void {
    this.#progress = progress;
    localStorage.setItem(KEY, JSON.stringify(progress));
  }
}

function read(): KeptProgress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    const tries = (stored as KeptProgress | null)?.tries;
    return Array.isArray(tries) ? (stored as KeptProgress) : { tries: [] };
  } catch {
    return { tries: [] };
  }
}

export const kept = new Kept();
