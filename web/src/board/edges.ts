import { type Camera, type Size, toScreen } from "./camera.ts";
import { type Box, centre } from "./geometry.ts";
import type { OpenSlot } from "./types.ts";

export const EDGES = ["left", "right", "top", "bottom"] as const;
export type Edge = (typeof EDGES)[number];

/** At an edge of a board: how many open slots are beyond it, and the best of them. */
export interface EdgeChip {
  readonly edge: Edge;
  readonly n: number;
  readonly best: OpenSlot;
  /** Where along the edge, in px. */
  readonly at: number;
}

/** The width of the band along an edge that belongs to its chip: no card is shown under it. */
export const BAND = 50;
/** A slot whose centre is nearer to the edge than this, in px, counts as beyond it. */
const NEAR = 10;

const lengthwise = (edge: Edge): boolean => edge === "left" || edge === "right";

/** The edge that a slot is farthest beyond; none when it is in view. */
function beyond(slot: OpenSlot, camera: Camera, room: Box): Edge | null {
  const { x, y } = toScreen(camera, centre(slot.at));
  const over: Record<Edge, number> = {
    left: room.left - x,
    right: x - room.right,
    top: room.top - y,
    bottom: y - room.bottom,
  };
  const farthest = EDGES.reduce((a, b) => (over[b] > over[a] ? b : a));
  return over[farthest] > -NEAR ? farthest : null;
}

/** A chip for each edge with slots beyond it. */
export function edgeChips(slots: readonly OpenSlot[], camera: Camera, room: Box): readonly EdgeChip[] {
  const placed = slots.map((slot) => ({ slot, edge: beyond(slot, camera, room) }));
  return EDGES.flatMap((edge): EdgeChip[] => {
    const there = placed.filter((one) => one.edge === edge).map(({ slot }) => slot);
    if (!there.length) return [];
    const best = there.reduce((a, b) => (b.points > a.points ? b : a));
    const { x, y } = toScreen(camera, centre(best.at));
    // Chips of the sides keep clear of those above and below.
    const [low, high] = lengthwise(edge) ? [room.top, room.bottom] : [room.left, room.right];
    const most = Math.max(high - BAND - 26, low + BAND + 26);
    return [{ edge, n: there.length, best, at: Math.min(Math.max(lengthwise(edge) ? y : x, low + BAND + 26), most) }];
  });
}

/** The clip path of a board: what is under a chip is not shown. */
export function besideChips(chips: readonly EdgeChip[], room: Box, { width, height }: Size): string {
  const covered = { top: room.top, right: width - room.right, bottom: height - room.bottom, left: room.left };
  const sides = (["top", "right", "bottom", "left"] as const).map((edge) =>
    chips.some((chip) => chip.edge === edge) ? `${Math.round(covered[edge] + BAND)}px` : "0px",
  );
  return chips.length ? `inset(${sides.join(" ")})` : "none";
}
