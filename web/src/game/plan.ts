import { same } from "../board/geometry.ts";
import type { Chosen } from "../board/types.ts";
import { OBJECTIVES } from "../cards.ts";
import type { HandFace, Cell, Source, View } from "../protocol.ts";

/**
 * What I am about to do, step by step: choose → preview → place → draw. Nothing of it is known to
 * the server; a new view keeps what is still possible.
 */
export interface Plan {
  readonly chosen: Chosen | null;
  readonly at: Cell | null;
  readonly source: Source | null;
}

export const NO_PLAN: Plan = { chosen: null, at: null, source: null };

export const faceOf = (view: View, chosen: Chosen | null): HandFace | undefined =>
  chosen === null
    ? undefined
    : view.faces.find((face) => face.card === chosen.card && face.side === chosen.side);

export const payable = (face: HandFace | undefined): boolean =>
  face !== undefined && face.missing.every((count) => count === 0);

/** Points for a face in a cell; a view has none for faces that bring no points anywhere. */
export function pointsAt(view: View, chosen: Chosen | null, at: Cell): number {
  const slot = view.slots.findIndex((open) => same(open, at));
  return faceOf(view, chosen)?.points[slot] ?? 0;
}

/** How a placement changes one of my objectives. */
export interface ObjectiveChange {
  readonly objective: number;
  readonly before: number;
  readonly after: number;
  readonly points: number;
}

/** The objectives that would be fulfilled more or less often. */
export function objectiveChangesAt(view: View, chosen: Chosen | null, at: Cell): readonly ObjectiveChange[] {
  const slot = view.slots.findIndex((open) => same(open, at));
  const gains = faceOf(view, chosen)?.gains ?? [];
  return view.objective_scores.flatMap(({ objective, times }, index) => {
    const more = gains[index]?.[slot] ?? 0;
    const worth = OBJECTIVES[objective]?.points ?? 0;
    return more ? [{ objective, before: times, after: times + more, points: more * worth }] : [];
  });
}

/** What it changes in the points of my objectives. */
export const gainAt = (view: View, chosen: Chosen | null, at: Cell): number =>
  objectiveChangesAt(view, chosen, at).reduce((sum, { points }) => sum + points, 0);

/** Choose a face; for a front that cannot be paid, its back. The cell stays. */
export function choose(view: View, plan: Plan, chosen: Chosen | null): Plan {
  if (chosen === null) return { ...plan, chosen: null, at: null };
  if (payable(faceOf(view, chosen))) return { ...plan, chosen };
  const back: Chosen = { card: chosen.card, side: "back" };
  return payable(faceOf(view, back)) ? { ...plan, chosen: back } : plan;
}

export function flip(view: View, plan: Plan): Plan {
  if (!plan.chosen) return plan;
  const { card, side } = plan.chosen;
  const other: Chosen = { card, side: side === "front" ? "back" : "front" };
  return payable(faceOf(view, other)) ? { ...plan, chosen: other } : plan;
}

/** The n-th card of the hand (from 0): its front if it can be paid, else its back. */
export function chooseNth(view: View, plan: Plan, index: number): Plan {
  const cards = [...new Set(view.faces.map((face) => face.card))];
  const card = cards[index];
  return card === undefined ? plan : choose(view, plan, { card, side: "front" });
}

export function preview(view: View, plan: Plan, at: Cell | null): Plan {
  const open = plan.chosen && at && view.slots.some((slot) => same(slot, at));
  return { ...plan, at: open ? at : null };
}

export function selectSource(view: View, plan: Plan, source: Source | null): Plan {
  const there = source !== null && view.phase === "draw" && view.draws.includes(source);
  return { ...plan, source: there ? source : null };
}

/** One step back: the source, then the cell, then the card. */
export function back(plan: Plan): Plan {
  if (plan.source) return { ...plan, source: null };
  if (plan.at) return { ...plan, at: null };
  return { ...plan, chosen: null };
}

/** The part of a plan that is still possible in a new view. */
export function keepPossible(view: View, plan: Plan): Plan {
  const chosen = payable(faceOf(view, plan.chosen)) ? plan.chosen : null;
  const open = chosen && plan.at && view.slots.some((slot) => same(slot, plan.at));
  const source = selectSource(view, plan, plan.source).source;
  return { chosen, at: open ? plan.at : null, source };
}
