import type {
  AnyMessage,
  Chance,
  GameKind,
  Review,
  ReviewedMove,
  ReviewProgress,
  ReviewStatus,
} from "../protocol.ts";
import { person } from "./person.svelte.ts";
import { Refusal } from "./refusal.ts";
import { reviews } from "./rest.ts";
import type { Socket } from "./socket.svelte.ts";

/** Nobody has requested it, and this visitor has no name yet to request it with. */
export type LiveStatus = ReviewStatus | "unrequested" | "loading";

/** A review that is finished or being made; what is found comes over the socket until `close`. */
export class LiveReview {
  readonly kind: GameKind;
  readonly game: string;
  status = $state<LiveStatus>("loading");
  done = $state(0);
  total = $state(0);
  start = $state.raw<readonly number[]>([]);
  halfMoves = $state.raw<readonly ReviewedMove[]>([]);
  chances = $state.raw<readonly Chance[]>([]);
  /** Once it is finished. */
  review = $state.raw<Review>();
  refused = $state.raw<Refusal>();
  #socket: Socket;
  #stop: (() => void)[] = [];

  constructor(socket: Socket, kind: GameKind, game: string) {
    this.#socket = socket;
    this.kind = kind;
    this.game = game;
  }

  /** Follow the review; request it if nobody has. A visitor without a name only reads it. */
  async open(): Promise<void> {
    if (person.me === undefined) await person.load().catch(() => undefined);
    if (person.me) this.#follow();
    else await this.#attempt(() => this.#read());
  }

  close(): void {
    for (const stop of this.#stop.splice(0)) stop();
    if (this.#socket.status !== "open") return;
    this.#socket.request({ type: "unwatch_review" }).catch(() => undefined);
  }

  /** Request it, or request it again after a failure. */
  async request(): Promise<void> {
    await this.#attempt(async () => {
      await person.ensure();
      const { status, done, total } = await reviews.ask(this.kind, this.game);
      [this.status, this.done, this.total] = [status, done, total];
      if (status === "finished") await this.#read();
      else this.#follow();
    });
  }

  #follow(): void {
    this.#stop = this.#stop.length
      ? this.#stop
      : [
          this.#socket.messages.listen((message) => this.#receive(message)),
          this.#socket.connected.listen(() => this.#watch()),
        ];
    this.#socket.open();
    if (this.#socket.status === "open") this.#watch();
  }

  #watch(): void {
    if (this.review) return;
    this.#socket.request({ type: "watch_review", kind: this.kind, game: this.game }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const unknown = error.code === "not_found" && error.case === "review";
      if (unknown && !this.refused) void this.request();
      else this.refused = error;
    });
  }

  async #read(): Promise<void> {
    try {
      const { status, done, total, review } = await reviews.get(this.kind, this.game);
      [this.status, this.done, this.total] = [status, done, total];
      if (review) this.#finish(review);
    } catch (error) {
      if (!(error instanceof Refusal) || error.case !== "review") throw error;
      this.status = "unrequested";
    }
  }

  #finish(review: Review): void {
    this.start = review.start;
    this.halfMoves = review.half_moves;
    this.chances = review.chances;
    this.review = review;
    this.close();
  }

  #receive(message: AnyMessage): void {
    if (message.type !== "review" || message.kind !== this.kind || message.game !== this.game) return;
    [this.status, this.done, this.total] = [message.status, message.done, message.total];
    if (message.status === "finished") void this.#attempt(() => this.#read());
    else this.#add(message);
  }

  /** What came before a break comes once more after it. */
  #add({ start, half_moves, chances }: ReviewProgress): void {
    if (start.length) this.start = start;
    const known = new Set(this.halfMoves.map(({ ply }) => ply));
    this.halfMoves = [...this.halfMoves, ...half_moves.filter(({ ply }) => !known.has(ply))];
    const told = new Set(this.chances.map(({ ply }) => ply));
    this.chances = [...this.chances, ...chances.filter(({ ply }) => !told.has(ply))];
  }

  async #attempt(act: () => Promise<void>): Promise<void> {
    this.refused = undefined;
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
    }
  }
}
