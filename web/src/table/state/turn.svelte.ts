import type { Chosen } from "../../board/types.ts";
import { drawMove, objectiveMove, placeMove, starterMove } from "../../game/moves.ts";
import * as plans from "../../game/plan.ts";
import { Planning } from "../../game/planning.svelte.ts";
import { refusalText } from "../../i18n/refusals.ts";
import { t } from "../../i18n/words.svelte.ts";
import { Refusal } from "../../net/refusal.ts";
import type { LiveTable } from "../../net/table.svelte.ts";
import type { Cell, Side, Source, View } from "../../protocol.ts";
import { announcer } from "../../ui/announcer.svelte.ts";
import { notices } from "../../ui/notices.svelte.ts";

/** My turn: the plan on screen, and sending it. */
export class Turn extends Planning {
  /** Why the server refused a half-move, and in which cell. */
  refusal = $state.raw<{ readonly at: Cell | null; readonly text: string }>();
  #live: LiveTable;

  constructor(live: LiveTable) {
    super(live);
    this.#live = live;
  }

  mine = $derived.by(() => {
    const { table, view, seat } = this.#live;
    if (!view || seat === null || table?.status !== "playing") return false;
    return view.to_move.includes(seat) && table.seats[seat]?.state === "playing";
  });

  override choose = (chosen: Chosen | null): void => this.#choose((view) => plans.choose(view, this.plan, chosen));
  override chooseNth = (index: number): void => this.#choose((view) => plans.chooseNth(view, this.plan, index));
  /** A new view: drop what is no longer possible. */
  keepPossible = (): void => this.change((view) => plans.keepPossible(view, this.plan));

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
    this.change(next);
    if (this.backOnly) announcer.say(t("table-back-only"));
  }

  protected override change(next: (view: View) => plans.Plan): void {
    super.change(next);
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
