"""The settings of a table: what is allowed, and what is meant where nothing is said."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from codex_naturalis.engine.deal import check_seats
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.state import Mode, Options
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, OnLeave, Settings


def settle(settings: Settings, bots: Sequence[str], kind: PersonKind) -> Settings:
    """The settings with nothing left open; raises Refused. `bots` are those there are, the
    strongest last; `kind` is that of the person who asks."""
    try:
        options = Options(settings.mode, settings.tie_break, settings.refill)
        check_seats(len(settings.seats), options)
    except BadOptions as error:
        raise _bad(str(error)) from error
    if not any(isinstance(seat, HumanSeat) for seat in settings.seats):
        raise _bad("at least one seat must be a person's")
    named = [seat.bot for seat in settings.seats if isinstance(seat, BotSeat)]
    if settings.stand_in is not None:
        named.append(settings.stand_in)
    for bot in named:
        if bot not in bots:
            raise _bad(f"no bot is called {bot!r}; there are {', '.join(bots)}")
    if settings.rated:
        _check_rated(settings, kind)
    on_leave = settings.on_leave
    if on_leave is None:
        on_leave = OnLeave.FORFEIT if settings.rated else OnLeave.BOT
    return replace(
        settings,
        on_leave=on_leave,
        stand_in=settings.stand_in or bots[-1],
        hints=settings.hints and not settings.rated,
    )


def _check_rated(settings: Settings, kind: PersonKind) -> None:
    if kind is not PersonKind.ACCOUNT:
        raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account")
    if settings.mode is not Mode.TABLE:
        raise _bad("a game against Tybor is not rated")
    if any(isinstance(seat, BotSeat) for seat in settings.seats):
        raise _bad("a game with bots is not rated")
    if sum(isinstance(seat, HumanSeat) and seat.mine for seat in settings.seats) > 1:
        raise _bad("a hot seat is not rated")
    if settings.on_leave is OnLeave.BOT:
        raise _bad("no bot plays on at a rated table")


def _bad(reason: str) -> Refused:
    return Refused(Code.BAD_SETTINGS, reason)
