import type { Privacy } from "../protocol.ts";

/** Something that is kept: `period` is the rest of the id of its message, and the numbers stand in it. */
export interface Kept {
  readonly what: string;
  readonly period: "days" | "always";
  readonly days: number;
  readonly more: number;
}

const always = (what: string, more = 0): Kept => ({ what, period: "always", days: 0, more });

const during = (what: string, days: number | null, more = 0): Kept =>
  days === null ? always(what, more) : { what, period: "days", days, more };

/** In the order of the page; what the server cannot have is left out. */
export function kept(periods: Privacy): readonly Kept[] {
  return [
    always("account"),
    ...(periods.mail ? [always("mail")] : []),
    during("sessions", periods.session_idle_days, periods.session_days),
    during("guests", periods.guest_days),
    always("games"),
    during("chat", periods.chat_days),
    during("reports", periods.report_days),
    during("log", periods.log_days, periods.address_hours),
    during("backups", periods.backup_days),
    during("names", periods.freed_name_days),
  ];
}
