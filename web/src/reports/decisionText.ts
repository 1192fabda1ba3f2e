import type { DecisionKind } from "../protocol.ts";

/** What is said to the person of a decision: an id, and what it is about. */
export interface Told {
  readonly kind: DecisionKind;
  readonly until: number | null;
  readonly new_name: string | null;
}

interface Message {
  readonly id: string;
  readonly args: Record<string, string>;
}

/** The headline of a decision; `moment` writes a moment in the language that it is said in. */
export function headlineOf({ kind, until, new_name: name }: Told, moment: (at: number) => string): Message {
  if ((kind === "mute" || kind === "ban") && until !== null) {
    return { id: `decision-told-${kind}-until`, args: { until: moment(until) } };
  }
  if (kind === "rename" && name === null) return { id: "decision-told-rename-new", args: {} };
  return { id: `decision-told-${kind}`, args: name === null ? {} : { name } };
}
