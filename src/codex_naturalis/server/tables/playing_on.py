"""Playing on from a position: the settings and the log of such a table. Its log has the deal of a
finished game and the half-moves up to the position, or a position that was set up by hand; people
and bots go on from there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.notation.position import write_position
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import (
    BotSeat,
    HumanSeat,
    Origin,
    OriginKind,
    SeatSetting,
    Settings,
)
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.tables.course import COLOURS
from codex_naturalis.server.tables.entries import Sitter, Start, to_text


class PlayingOn(Struct, frozen=True):
    """What is wanted, checked."""

    game: Game
    origin: Origin
    seat: int
    bot: str | None

    @property
    def settings(self) -> Settings:
        """Casual, private and without a clock; the seats stay as they were."""
        options = self.game.start.options
        return Settings(
            seats=tuple(self._setting(seat) for seat, _ in enumerate(self.game.names)),
            mode=options.mode,
            tie_break=options.tie_break,
            refill=options.refill,
            shuffle_seats=False,
            origin=self.origin,
        )

    def _setting(self, seat: int) -> SeatSetting:
        if seat == self.seat:
            return HumanSeat(mine=True)
        assert self.bot is not None
        return BotSeat(self.bot)

    def entries(self, person: str, salt: str, now: Millis) -> Iterator[Entry]:
        """Numbered from 1."""
        game = self.game
        sitter = to_text(Sitter(person, None, COLOURS[self.seat]))
        yield Entry(1, now, Kind.SIT, self.seat, sitter)
        seats = tuple(range(len(game.names)))
        position = write_position(game.start) if game.deal is None else None
        start = Start(game.deal, salt, seats, position)
        yield Entry(2, now, Kind.START, None, to_text(start))
        for number, (seat, move) in enumerate(game.moves[: self.origin.ply], 3):
            yield Entry(number, now, Kind.MOVE, seat, move=move)


def playing_on(
    game: Game, kind: OriginKind, name: str | None, ply: int, seat: int, bot: str | None
) -> PlayingOn:
    """Raises Refused where there is no such position or seat, or nothing is left to play."""
    plies = len(game.transitions)
    if ply > plies:
        raise Refused(
            Code.NOT_FOUND,
            f"the game has {plies} half-moves",
            case="step",
            parameters={"steps": plies},
        )
    state = game.transitions[ply - 1].after if ply else game.start
    if state.phase is Phase.OVER:
        raise Refused(Code.GAME_OVER, "the game is over there: nothing is left to play")
    if seat >= len(game.names):
        raise Refused(Code.NO_SUCH_SEAT, f"there is no seat {seat}")
    if bot is None and len(game.names) > 1:
        raise Refused(Code.BAD_SETTINGS, "name the bot for the other seats", case="no_bot")
    return PlayingOn(game, Origin(kind, name, ply, state.round), seat, bot)
