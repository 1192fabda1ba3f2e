import type { BotInfo, Mode, SettingsInput, Table } from "../../protocol.ts";

const LEVELS: readonly Mode[] = ["solo-easy", "solo-normal", "solo-hard"];

/** Another game against the computer: one step easier or harder than the last. */
export interface Opponent {
  readonly step: "easier" | "harder";
  /** A bot, or a level of Tybor. */
  readonly bot: string | null;
  readonly mode: Mode;
  readonly settings: SettingsInput;
}

/** What a person who played alone against bots or Tybor may try next; `bots` from the weakest on. */
export function otherOpponents(table: Table, mine: readonly number[], bots: readonly BotInfo[]): readonly Opponent[] {
  const people = table.seats.filter(({ person }) => person !== null).length;
  if (mine.length !== 1 || people !== 1) return [];
  const { settings } = table;
  if (settings.mode !== "table") {
    return around(LEVELS, settings.mode).map(([step, mode]) => ({
      step,
      bot: null,
      mode,
      settings: { ...settings, mode, seats: [{ type: "human", mine: true }] },
    }));
  }
  const played = new Set(table.seats.flatMap(({ person, bot }) => (person === null && bot ? [bot] : [])));
  const [only] = played;
  if (played.size !== 1 || only === undefined) return [];
  const names = bots.map(({ name }) => name);
  return around(names, only).map(([step, bot]) => ({
    step,
    bot,
    mode: settings.mode,
    settings: { ...settings, seats: table.seats.map((_, seat) => seatOf(mine.includes(seat), bot)) },
  }));
}

const seatOf = (me: boolean, bot: string) =>
  me ? ({ type: "human", mine: true } as const) : ({ type: "bot", bot } as const);

function around<T>(ladder: readonly T[], now: T): readonly (readonly ["easier" | "harder", T])[] {
  const at = ladder.indexOf(now);
  if (at < 0) return [];
  const [below, above] = [ladder[at - 1], ladder[at + 1]];
  return [
    ...(above === undefined ? [] : [["harder", above] as const]),
    ...(below === undefined ? [] : [["easier", below] as const]),
  ];
}
