import { person } from "../net/person.svelte.ts";
import { records } from "../net/rest.ts";
import type { Imported } from "../protocol.ts";

/** The server takes no more; a game has a few thousand characters. */
const MOST = 200_000;

/** Opens a record from a chosen file or from one dropped on the page. */
export class FileDrop {
  /** A file is being dragged over the page. */
  over = $state(false);
  #open: (text: string) => unknown;

  constructor(open: (text: string) => unknown) {
    this.#open = open;
  }

  /** For the whole window, because the browser would show a dropped file itself. */
  watch = (): (() => void) => {
    const carries = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const enter = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      this.over = true;
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) this.over = false;
    };
    const drop = (event: DragEvent) => {
      if (!carries(event)) return;
      event.preventDefault();
      this.over = false;
      void this.take(event.dataTransfer?.files[0]);
    };
    addEventListener("dragenter", enter);
    addEventListener("dragover", enter);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragenter", enter);
      removeEventListener("dragover", enter);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  };

  take = async (file: File | undefined): Promise<void> => {
    if (file) await this.#open(await file.slice(0, MOST + 1).text());
  };
}

/** Store a record on the server, under a link. Throws Refusal. */
export async function importRecord(text: string): Promise<Imported> {
  await person.ensure();
  return records.import(text);
}
