import type { Settings } from "../../protocol.ts";

/** The settings of a table as messages `table-term-…` with their arguments. */
export interface Term {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number>>;
}

export function termsOf(settings: Settings): readonly Term[] {
  const term = (id: string, args: Term["args"] = {}): Term => ({ id, args });
  const { clock } = settings;
  const terms = [
    term("players", { n: settings.seats.length }),
    clock.type === "none"
      ? term("no-clock")
      : clock.type === "real_time"
        ? term("real-time", { minutes: clock.minutes, increment: clock.increment })
        : term("correspondence", { days: clock.days }),
    term(settings.rated ? "rated" : "casual"),
    term(settings.visibility),
  ];
  if (settings.tie_break === "cards") terms.push(term("tie-cards"));
  if (settings.refill === "other") terms.push(term("refill-other"));
  if (settings.on_leave) terms.push(term(`leave-${settings.on_leave}`));
  if (settings.hints) terms.push(term("hints"));
  if (!settings.spectators) terms.push(term("no-spectators"));
  if (settings.spectator_delay) terms.push(term("delay", { seconds: settings.spectator_delay }));
  if (settings.shuffle_seats) terms.push(term("lots"));
  return terms;
}
