import { effect, face } from "../../board/effects.ts";
import { slotName } from "../../board/names.ts";
import type { Chosen, OpenSlot } from "../../board/types.ts";
import { drawMove, objectiveMove, placeMove, starterMove } from "../../game/moves.ts";
import * as plans from "../../game/plan.ts";
import { refusalText } from "../../i18n/refusals.ts";
import { t } from "../../i18n/words.svelte.ts";
import { Refusal } from "../../net/refusal.ts";
import type { LiveTable } from "../../net/table.svelte.ts";
import type { Cell, Side, Source, View } from "../../protocol.ts";
import { announcer } from "../../ui/announcer.svelte.ts";
import { notices } from "../../ui/notices.svelte.ts";

export type Step = "wait" | "choose" | "preview" | "place" | "draw";

/** My turn: the plan on screen, and sending it. */
export class Turn {
  plan = $state.raw<plans.Plan>(plans.NO_PLAN);
  /** Why the server refused a half-move, and in which cell. */
  refusal = $state.raw<{ readonly at: Cell | null; readonly text: string }>();
  #live: LiveTable;

  constructor(live: LiveTable) {
    this.#live = live;
  }

  mine = $derived.by(() => {
    const { table, view, seat } = this.#live;
    if (!view || seat === null || table?.status !== "playing") return false;
    return view.to_move.includes(seat) && table.seats[seat]?.state === "playing";
  });
  step = $derived.by<Step>(() => {
    if (!this.mine) return "wait";
    if (this.#live.view?.phase === "draw") return "draw";
    if (!this.plan.chosen) return "choose";
    return this.plan.at ? "place" : "preview";
  });
  /** Open slots with what the chosen face would bring there, the best first. */
  slots = $derived.by<readonly OpenSlot[]>(() => {
    const { view, seat } = this.#live;
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
    const { view, seat } = this.#live;
    const { chosen, at } = this.plan;
    const laid = seat === null ? undefined : view?.players[seat]?.cards;
    return laid && chosen && at ? effect(laid, at, face(chosen.card, chosen.side)) : undefined;
  });
  points = $derived.by(() => {
    const { view } = this.#live;
    const { chosen, at } = this.plan;
    return view && chosen && at ? plans.pointsAt(view, chosen, at) : 0;
  });

  /** What the previewed placement changes in my objectives. */
  objectiveChanges = $derived.by<readonly plans.ObjectiveChange[]>(() => {
    const { view } = this.#live;
    const { chosen, at } = this.plan;
    return view && chosen && at ? plans.objectiveChangesAt(view, chosen, at) : [];
  });

  /** The back is chosen because the front cannot be paid. */
  backOnly = $derived.by(() => {
    const { view } = this.#live;
    const { chosen } = this.plan;
    return !!view && chosen?.side === "back" && !plans.payable(plans.faceOf(view, { ...chosen, side: "front" }));
  });

  choose = (chosen: Chosen | null) => this.#choose((view) => plans.choose(view, this.plan, chosen));
  chooseNth = (index: number) => this.#choose((view) => plans.chooseNth(view, this.plan, index));
  flip = () => this.#change((view) => plans.flip(view, this.plan));
  preview = (at: Cell | null) => this.#change((view) => plans.preview(view, this.plan, at));
  selectSource = (source: Source | null) => this.#change((view) => plans.selectSource(view, this.plan, source));
  back = () => this.#change(() => plans.back(this.plan));
  /** A new view: drop what is no longer possible. */
  keepPossible = () => this.#change((view) => plans.keepPossible(view, this.plan));

  place = async (at: Cell | null = this.plan.at): Promise<void> => {
    this.preview(at);
    const { chosen } = this.plan;
    if (!this.mine || this.#live.view?.phase !== "place" || !chosen || !at) return;
    await this.#send(placeMove(chosen.card, chosen.side, at), at);
  };

  take = async (source: Source | null = this.plan.source): Promise<void> => {
    this.selectSource(source);
    if (!this.mine || !this.plan.source) return;
    await this.#send(drawMove(this.plan.source), null);
  };

  starter = (side: Side) => this.#send(starterMove(side), null);
  objective = (id: number) => this.#send(objectiveMove(id), null);

  undo = async (): Promise<void> => {
    if (!this.mine || this.#live.view?.phase !== "draw" || this.#live.sending) return;
    await this.#try(() => this.#live.takeBack(), null);
  };

  #choose(next: (view: View) => plans.Plan): void {
    this.#change(next);
    if (this.backOnly) announcer.say(t("table-back-only"));
  }

  #change(next: (view: View) => plans.Plan): void {
    const { view } = this.#live;
    if (!view) return;
    this.plan = next(view);
    this.refusal = undefined;
  }

  /** The plan is cleared by the view that shows the half-move, which may come before the answer. */
  async #send(move: string, at: Cell | null): Promise<void> {
    if (!this.#live.sending) await this.#try(() => this.#live.play(move), at);
  }

  async #try(act: () => Promise<unknown>, at: Cell | null): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (!at) notices.showRefusal(error);
      else {
        this.refusal = { at, text: refusalText(error) };
        announcer.interrupt(this.refusal.text);
      }
    }
  }
}
