import { Refusal } from "../net/refusal.ts";
import { signedOut } from "./signedOut.ts";

/** Runs one thing after another, and keeps why the last one was refused. */
export class Attempt {
  refused = $state.raw<Refusal>();

  run = async (action: () => Promise<void>): Promise<void> => {
    this.refused = undefined;
    try {
      await action();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!signedOut(error)) this.refused = error;
    }
  };
}
