import { playerName } from "../game/bots.svelte.ts";
import { t } from "../i18n/words.svelte.ts";
import type { ExerciseTask, PlayerView } from "../protocol.ts";
import type { TokenColour } from "../ui/tokens.ts";

export interface SeatLine {
  readonly name: string;
  readonly colour: TokenColour;
  readonly points: number;
  readonly player?: PlayerView;
  readonly me: boolean;
}

const COLOURS: readonly TokenColour[] = ["yellow", "red", "blue", "green"];

/** Everybody in the position, me first; in solo Tybor last. */
export function seatsOf({ view, names }: ExerciseTask): readonly SeatLine[] {
  const mine = view.seat ?? 0;
  const order = view.players.map((_, index) => (mine + index) % view.players.length);
  const players = order.map((seat, index): SeatLine => {
    const player = view.players[seat] as PlayerView;
    const given = names[seat];
    const other = given ? playerName(given) : t("exercise-player", { n: seat + 1 });
    const name = index === 0 ? t("exercise-you") : other;
    return { name, colour: COLOURS[index] ?? "yellow", points: player.points, player, me: index === 0 };
  });
  if (!view.tybor) return players;
  return [...players, { name: t("exercise-tybor"), colour: "black", points: view.tybor.points, me: false }];
}
