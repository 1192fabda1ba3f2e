import { person } from "../net/person.svelte.ts";
import type { MyDecision, MyReport } from "../protocol.ts";
import { decisions, reports } from "./requests.ts";

/** Timers cannot be set for longer. */
const LONGEST = 2 ** 31 - 1;

/** What moderators have decided about who uses this browser, and what came of their reports. */
class MyDecisions {
  list = $state.raw<readonly MyDecision[]>([]);
  reports = $state.raw<readonly MyReport[]>([]);
  /** Of one of them the time ran out while the page was open. */
  #now = $state(Date.now());
  #timer: ReturnType<typeof setTimeout> | undefined;

  inForce = $derived(this.list.filter((one) => one.in_force && (one.until === null || one.until > this.#now)));
  mute = $derived(this.inForce.find(({ kind }) => kind === "mute"));
  ban = $derived(this.inForce.find(({ kind }) => kind === "ban"));
  unread = $derived(this.list.filter(({ seen }) => !seen));
  unreadReports = $derived(this.reports.filter(({ open, seen }) => !open && !seen));

  /** Keeps what is known if the server cannot be asked. */
  async load(): Promise<void> {
    try {
      // Who is banned may not ask for the reports.
      const [list, made] = await Promise.all([decisions.mine(), person.me?.banned ? this.reports : reports.mine()]);
      this.list = list;
      this.reports = made;
    } catch {
      return;
    }
    this.#await();
  }

  forget(): void {
    this.list = [];
    this.reports = [];
    this.#await();
  }

  async see(decision: MyDecision): Promise<void> {
    await decisions.see(decision.id);
    await this.load();
  }

  async seeReports(): Promise<void> {
    await reports.see();
    this.reports = this.reports.map((one) => (one.open ? one : { ...one, seen: true }));
  }

  async appeal(decision: MyDecision, text: string): Promise<void> {
    await decisions.appeal(decision.id, { text });
    await this.load();
  }

  #await(): void {
    clearTimeout(this.#timer);
    this.#now = Date.now();
    const ends = this.inForce.flatMap(({ until }) => (until === null ? [] : [until]));
    if (ends.length === 0) return;
    this.#timer = setTimeout(() => this.#await(), Math.min(Math.min(...ends) - this.#now, LONGEST));
  }
}

export const myDecisions = new MyDecisions();
