import type { Imported } from "../protocol.ts";
import { person } from "../net/person.svelte.ts";
import { records } from "../net/rest.ts";

/** The server takes no more; a game has a few thousand signs. */
const MOST = 200_000;

/** A record on its way in: from a file, from a drop on the page, or pasted. */
export class Dropping {
  /** A file hangs over the page. */
  over = $state(false);
  #open: (text: string) => unknown;

  constructor(open: (text: string) => unknown) {
    this.#open = open;
  }

  /** For the whole window: dropped files are ours, not the browser's to show. */
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

/** Keep a record at the server, under a link; raises Refusal. */
export async function bring(text: string): Promise<Imported> {
  await person.known();
  return records.bring(text);
}
