import { query } from "../net/http.ts";
import type { ModerationCase } from "../protocol.ts";

/** `mine`: closed by me. */
export const VIEWS = ["open", "mine", "closed"] as const;
export type QueueView = (typeof VIEWS)[number];

/** What is shown of the queue: in the address, so that it can be sent to another moderator. */
export interface Shown {
  readonly view: QueueView;
  /** The id of a person. */
  readonly person: string | null;
  /** The decision whose appeal was chosen. */
  readonly appeal: number | null;
}

export function shownIn(asked: URLSearchParams): Shown {
  const view = VIEWS.find((one) => one === asked.get("view")) ?? "open";
  const appeal = Number(asked.get("appeal"));
  return { view, person: asked.get("person"), appeal: Number.isSafeInteger(appeal) && appeal > 0 ? appeal : null };
}

export const addressOf = ({ view, person, appeal }: Shown): string =>
  `/moderation${query({ view: view === "open" ? null : view, person, appeal })}`;

export const addressOfCase = (view: QueueView, { kind, person, decision }: ModerationCase): string =>
  addressOf({ view, person: person.id, appeal: kind === "appeal" ? decision : null });

/** Whether it is the case that is shown. */
export const isShown = ({ kind, person, decision }: ModerationCase, shown: Shown): boolean =>
  person.id === shown.person && (kind === "appeal" ? decision === shown.appeal : shown.appeal === null);

/** The case before or after the one that is shown; the first if none is. */
export function neighbour(cases: readonly ModerationCase[], shown: Shown, by: 1 | -1): ModerationCase | undefined {
  const now = cases.findIndex((one) => isShown(one, shown));
  return now < 0 ? cases[0] : cases[now + by];
}
