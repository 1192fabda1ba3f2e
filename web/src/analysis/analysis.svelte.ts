import { playerName } from "../game/bots.svelte.ts";
import { NO_PLAN, type Plan } from "../game/plan.ts";
import { t } from "../i18n/words.svelte.ts";
import { socket } from "../net/connection.ts";
import { Refusal } from "../net/refusal.ts";
import { analysis } from "../net/rest.ts";
import { LiveSearch } from "../net/search.svelte.ts";
import type { AnalysisStep, AnalysisTree, GamePosition } from "../protocol.ts";
import { notices } from "../ui/notices.svelte.ts";
import { add, besides, childWith, endOfLine, nodeAt, onlyLine, pathTo, promote, remove, ROOT, sentTree, setNote, type Tree, treeOf } from "./tree.ts";

/** A search begins when somebody stays at a position. */
const STAY = 220;
/** How the text of a record begins. */
const RECORD = "Codex-Record:";

/** A tree on the board: where one is in it, what is known there, and what the search finds. */
export class Analysis {
  readonly names: readonly string[];
  readonly search = new LiveSearch(socket);
  tree: Tree;
  at: number;
  step = $state.raw<AnalysisStep>();
  /** Every card is seen, also by the search. */
  open = $state(false);
  paused = $state(false);
  plan = $state.raw<Plan>(NO_PLAN);
  /** The area that was chosen; null: that of the seat to move. */
  pinned = $state<number | null>(null);
  /** What the search expected of half-moves: the chances of all seats, by node. */
  chances = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  #steps = new Map<number, AnalysisStep>();
  #requests = $state(0);
  #playing = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tree: AnalysisTree, ply?: number) {
    this.names = tree.names.map((name, seat) =>
      name === `Seat ${seat}` ? t("analysis-player", { n: seat + 1 }) : playerName(name),
    );
    const grown = treeOf(tree);
    const line = pathTo(grown, endOfLine(grown));
    this.tree = $state.raw(grown);
    this.at = $state((ply === undefined ? line.at(-1) : line[ply - 1])?.id ?? ROOT);
  }

  busy = $derived.by(() => this.#requests > 0);
  node = $derived.by(() => nodeAt(this.tree, this.at));
  view = $derived.by(() => this.step?.view);
  seat = $derived.by(() => this.step?.seat ?? null);
  shown = $derived.by(() => this.pinned ?? this.seat ?? this.step?.mover ?? 0);
  name = (seat: number | null): string => (seat === null ? "" : (this.names[seat] ?? ""));
  /** What was found here last, if it was found with the cards that are seen now. */
  found = $derived.by(() => {
    const { update } = this.search;
    return update?.lines.length ? update : undefined;
  });

  go = async (id: number): Promise<void> => {
    this.at = id;
    this.plan = NO_PLAN;
    this.pinned = null;
    const step = this.#steps.get(id) ?? (await this.#load(id));
    if (!step || this.at !== id) return;
    this.step = step;
    this.#searchSoon();
  };

  back = () => (this.at === ROOT ? undefined : this.go(this.node.parent));
  forward = () => (this.node.children[0] === undefined ? undefined : this.go(this.node.children[0]));
  branch = (by: 1 | -1) => {
    const found = besides(this.tree, this.at, by);
    return found === undefined ? undefined : this.go(found);
  };

  /** Make a half-move of the seat to move: as it is in the tree, or as a new variation. */
  play = async (move: string): Promise<void> => {
    const { seat, at } = this;
    // While another position is loaded, what is on the board is not where one is.
    if (seat === null || this.#playing || this.#steps.get(at) !== this.step) return;
    const known = childWith(this.tree, at, seat, move);
    if (known) return this.go(known.id);
    this.#playing = true;
    const step = await this.#request([...this.#moves(at), { seat, move }]).finally(() => (this.#playing = false));
    if (!step || this.at !== at) return;
    const id = this.tree.next;
    this.tree = add(this.tree, at, { seat, move, note: "", round: step.round, points: step.points });
    this.#steps.set(id, step);
    this.#learn(at, id, move);
    await this.go(id);
  };

  remove = (): void => {
    const { id, parent } = this.node;
    if (id === ROOT) return;
    this.tree = remove(this.tree, id);
    void this.go(parent);
  };

  promote = (): void => {
    this.tree = promote(this.tree, this.at);
  };

  note = (text: string): void => {
    this.tree = setNote(this.tree, this.at, text.trim());
  };

  see = (open: boolean): void => {
    this.open = open;
    this.#searchSoon(0);
  };

  toggle = (): void => {
    this.paused = !this.paused;
    if (this.paused) this.search.stop();
    else this.#searchSoon(0);
  };

  /** Where one is, to be played on: as a record that ends there, or as a position without a deal. */
  here = async (): Promise<GamePosition | undefined> => {
    if (!this.tree.start.startsWith(RECORD)) return this.step && { kind: "position", position: this.step.position, ply: 0 };
    const { text } = await analysis.text(sentTree(onlyLine(this.tree, this.at)));
    return { kind: "text", record: text, ply: pathTo(this.tree, this.at).length };
  };

  /** The whole tree as text: a record or position with variations and notes. */
  text = async (): Promise<string> => (await analysis.text(sentTree(this.tree))).text;

  /** Nodes that the search has said something of get its chances. */
  takeUpdate = (): void => {
    for (const id of this.node.children) this.#learn(this.at, id, nodeAt(this.tree, id).move);
  };

  leave(): void {
    clearTimeout(this.#timer);
    this.search.close();
  }

  #learn(at: number, id: number, move: string): void {
    const line = this.at === at ? this.found?.lines.find((one) => one.move === move) : undefined;
    if (line) this.chances = new Map(this.chances).set(id, line.wins);
  }

  #searchSoon(after = STAY): void {
    clearTimeout(this.#timer);
    this.search.stop();
    this.search.update = undefined;
    this.#timer = setTimeout(() => {
      const { step } = this;
      if (step && step.seat !== null && !this.paused) void this.search.begin(step.position, this.open);
    }, after);
  }

  #moves = (id: number) => pathTo(this.tree, id).map(({ seat, move }) => ({ seat, move }));

  async #load(id: number): Promise<AnalysisStep | undefined> {
    const step = await this.#request(this.#moves(id));
    if (step) this.#steps.set(id, step);
    return step;
  }

  async #request(moves: readonly { seat: number; move: string }[]): Promise<AnalysisStep | undefined> {
    this.#requests += 1;
    try {
      return await analysis.step({ start: this.tree.start, moves });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      notices.showRefusal(error);
      return undefined;
    } finally {
      this.#requests -= 1;
    }
  }
}
