import type { TableEvent, TyborTook } from "../../protocol.ts";

/** Which column of the market he took a card from. */
export const columnOf = ({ slot }: TyborTook): "left" | "right" => (slot.endsWith("1") ? "left" : "right");

/** His turn in the events of an update: what he took from each column, and why. */
export const tyborSteps = (events: readonly TableEvent[]): readonly TyborTook[] =>
  events.filter((event) => event.type === "tybor_took");

/** The end of the message that says why: `table-tybor-why-…`. */
export const reasonId = ({ reason }: TyborTook): string => reason.replaceAll("_", "-");
