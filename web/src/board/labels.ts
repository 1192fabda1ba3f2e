import type { Cell } from "../protocol.ts";
import type { MarkedCard } from "./types.ts";

/** So many cells up or down, a card leaves no room for the label between it and its neighbour. */
const NEAR = 2;

/** Whether the label of a card stands below it, because another marked card covers the room above. */
export function labelBelow(one: MarkedCard, all: readonly MarkedCard[]): boolean {
  if (one.tone === "plan") return false;
  const others = all.filter((other) => other !== one).map(({ at }) => at);
  return others.some((other) => isNear(one.at, other, 1)) && !others.some((other) => isNear(one.at, other, -1));
}

function isNear([x, y]: Cell, [otherX, otherY]: Cell, up: 1 | -1): boolean {
  const rise = (otherY - y) * up;
  return Math.abs(otherX - x) <= 1 && rise > 0 && rise <= NEAR;
}
