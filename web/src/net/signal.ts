/** Something that happens again and again, for everyone who listens. */
export class Signal<Args extends readonly unknown[] = []> {
  #listeners = new Set<(...args: Args) => void>();

  /** Returns the function that stops listening. */
  listen(listener: (...args: Args) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  notify(...args: Args): void {
    for (const listener of this.#listeners) listener(...args);
  }
}
