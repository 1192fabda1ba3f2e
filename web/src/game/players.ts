import type { Colour, PlayerView, Seat, Table, View } from "../protocol.ts";

/** A player with a seat at the table, and with an area in the game. */
export interface Player extends PlayerView {
  readonly seat: number;
  readonly name: string;
  readonly colour: Colour;
  /** The seat from which I watch. */
  readonly me: boolean;
  /** A seat of mine; several when people share this device. */
  readonly mine: boolean;
  /** The name of the bot that has had this seat from the start. */
  readonly bot: string | null;
  readonly state: Seat["state"];
  readonly away: boolean;
  /** When the others may claim the seat of a player who is away, by the server's clock. */
  readonly claimableAt: number | null;
  readonly toMove: boolean;
}

/** The name of each seat; the second of two equal names gets a number. */
export function namesOf(seats: readonly Seat[], botName: (bot: string) => string): readonly string[] {
  const called = seats.map(({ person, bot, name }) =>
    person === null && bot !== null && name === bot ? botName(bot) : name,
  );
  return called.map((name, seat) => {
    const earlier = called.slice(0, seat).filter((other) => other === name).length;
    return earlier ? `${name} ${earlier + 1}` : name;
  });
}

/** All players in the order of seats. */
export function playersOf(
  table: Table,
  view: View,
  names: readonly string[],
  mine: (seat: Seat) => boolean,
): readonly Player[] {
  return view.players.map((player, seat) => {
    const tableSeat = table.seats[seat] as Seat;
    return {
      ...player,
      seat,
      name: names[seat] ?? tableSeat.name,
      colour: tableSeat.colour,
      me: view.seat === seat,
      mine: mine(tableSeat),
      bot: tableSeat.person === null ? tableSeat.bot : null,
      state: tableSeat.state,
      away: tableSeat.away && tableSeat.state === "playing",
      claimableAt: tableSeat.claimable_at,
      toMove: table.status === "playing" && view.to_move.includes(seat),
    };
  });
}

/** Me first, then in the order of turns. */
export function fromMe(players: readonly Player[]): readonly Player[] {
  const first = Math.max(0, players.findIndex((player) => player.me));
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Whose turns are still to come in the last round, the one to move first; Tybor is null. */
export function remaining(view: View): readonly (number | null)[] {
  if (view.last_round === null || view.phase === "over") return [];
  const seats = view.players.map((_, seat) => seat);
  const now = view.to_move[0] ?? 0;
  const turn = (from: number): (number | null)[] => [
    ...seats.slice(from),
    ...(view.tybor ? [null] : []),
  ];
  const rounds = view.last_round - view.round;
  return [...turn(now), ...Array.from({ length: rounds }, () => turn(0)).flat()];
}
