import { effect, face } from "../board/effects.ts";
import { slotName } from "../board/names.ts";
import type { Chosen, OpenSlot } from "../board/types.ts";
import type { Cell, Source, View } from "../protocol.ts";
import * as plans from "./plan.ts";

export type Step = "wait" | "choose" | "preview" | "place" | "draw";

/** What is planned for: a view, and the seat that acts in it. */
export interface Position {
  readonly view: View | undefined;
  readonly seat: number | null;
}

/** A half-move on its way: choose → preview → place, or select → take; and what it would bring. */
export abstract class Planning {
  plan = $state.raw<plans.Plan>(plans.NO_PLAN);
  protected readonly position: Position;

  constructor(position: Position) {
    this.position = position;
  }

  /** Whether I may act now; otherwise I only plan. */
  abstract readonly mine: boolean;

  step = $derived.by<Step>(() => {
    if (!this.mine) return "wait";
    if (this.position.view?.phase === "draw") return "draw";
    if (!this.plan.chosen) return "choose";
    return this.plan.at ? "place" : "preview";
  });
  /** Open slots with what the chosen face would bring there, the best first. */
  slots = $derived.by<readonly OpenSlot[]>(() => {
    const { view, seat } = this.position;
    const { chosen } = this.plan;
    const laid = seat === null ? undefined : view?.players[seat]?.cards;
    if (!view || !laid || !chosen || (this.mine && view.phase === "draw")) return [];
    const shown = face(chosen.card, chosen.side);
    return view.slots
      .map((at) => {
        const points = plans.pointsAt(view, chosen, at);
        const gain = plans.gainAt(view, chosen, at);
        return { at, points, gain, name: slotName(at, laid, points, effect(laid, at, shown), gain) };
      })
      .sort((a, b) => b.points + b.gain - a.points - a.gain || b.at[1] - a.at[1] || a.at[0] - b.at[0]);
  });
  /** The effect of the previewed placement. */
  effect = $derived.by(() => {
    const { view, seat } = this.position;
    const { chosen, at } = this.plan;
    const laid = seat === null ? undefined : view?.players[seat]?.cards;
    return laid && chosen && at ? effect(laid, at, face(chosen.card, chosen.side)) : undefined;
  });
  points = $derived.by(() => {
    const { view } = this.position;
    const { chosen, at } = this.plan;
    return view && chosen && at ? plans.pointsAt(view, chosen, at) : 0;
  });
  /** What the previewed placement changes in my objectives. */
  objectiveChanges = $derived.by<readonly plans.ObjectiveChange[]>(() => {
    const { view } = this.position;
    const { chosen, at } = this.plan;
    return view && chosen && at ? plans.objectiveChangesAt(view, chosen, at) : [];
  });
  /** The back is chosen because the front cannot be paid. */
  backOnly = $derived.by(() => {
    const { view } = this.position;
    const { chosen } = this.plan;
    return !!view && chosen?.side === "back" && !plans.payable(plans.faceOf(view, { ...chosen, side: "front" }));
  });

  choose = (chosen: Chosen | null): void => this.change((view) => plans.choose(view, this.plan, chosen));
  chooseNth = (index: number): void => this.change((view) => plans.chooseNth(view, this.plan, index));
  flip = (): void => this.change((view) => plans.flip(view, this.plan));
  preview = (at: Cell | null): void => this.change((view) => plans.preview(view, this.plan, at));
  selectSource = (source: Source | null): void => this.change((view) => plans.selectSource(view, this.plan, source));
  back = (): void => this.change(() => plans.back(this.plan));

  protected change(next: (view: View) => plans.Plan): void {
    const { view } = this.position;
    if (view) this.plan = next(view);
  }
}
