import type { Clocks } from "../../protocol.ts";

/** Milliseconds that a seat has left at a moment of the server's clock; null: no clock. */
export function leftAt(clocks: Clocks | null, seat: number, now: number): number | null {
  const left = clocks?.left[seat];
  if (!clocks || left === null || left === undefined) return null;
  return Math.max(0, clocks.running.includes(seat) ? left - (now - clocks.now) : left);
}

export interface TimeLeft {
  readonly unit: "days" | "hours" | "clock";
  /** For days and hours. */
  readonly n: number;
  /** Hours, minutes and seconds, as on a clock. */
  readonly text: string;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** In days, in hours, or as a clock when little is left. */
export function timeLeft(left: number): TimeLeft {
  if (left >= 2 * DAY) return { unit: "days", n: Math.round(left / DAY), text: "" };
  if (left >= 3 * HOUR) return { unit: "hours", n: Math.round(left / HOUR), text: "" };
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const two = (n: number): string => String(n).padStart(2, "0");
  const text = hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
  return { unit: "clock", n: 0, text };
}
