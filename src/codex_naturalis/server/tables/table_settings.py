"""The settings of a table: which are allowed, and the defaults that depend on other settings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from codex_naturalis.engine.deal import check_seats
from codex_naturalis.engine.errors import BadOptions
from codex_naturalis.engine.state import Mode, Options
from codex_naturalis.protocol.clocks import NoClock
from codex_naturalis.protocol.people import PersonKind
from codex_naturalis.protocol.refusals import Code, Parameters, Refused
from codex_naturalis.protocol.tables import BotSeat, HumanSeat, OnLeave, Settings


def resolve_settings(settings: Settings, bots: Sequence[str], kind: PersonKind) -> Settings:
    """The settings with all defaults filled in. Raises Refused. `bots` are all bots, the strongest
    last; `kind` is the kind of the person who creates the table."""
    try:
        options = Options(settings.mode, settings.tie_break, settings.refill)
        check_seats(len(settings.seats), options)
    except BadOptions as error:
        raise _bad(str(error), error.case, error.parameters) from error
    if not any(isinstance(seat, HumanSeat) for seat in settings.seats):
        raise _bad("at least one seat must be for a person", "no_person")
    named = [seat.bot for seat in settings.seats if isinstance(seat, BotSeat)]
    if settings.stand_in is not None:
        named.append(settings.stand_in)
    for bot in named:
        if bot not in bots:
            reason = f"no bot is called {bot!r}; there are {', '.join(bots)}"
            raise _bad(reason, "unknown_bot", {"bot": bot})
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
        raise Refused(Code.NEEDS_ACCOUNT, "rated games need an account", case="rated")
    if settings.mode is not Mode.TABLE:
        raise _bad("a game against Tybor cannot be rated", "rated_tybor")
    if any(isinstance(seat, BotSeat) for seat in settings.seats):
        raise _bad("a game with bots cannot be rated", "rated_bots")
    if sum(isinstance(seat, HumanSeat) and seat.mine for seat in settings.seats) > 1:
        raise _bad("a game with several people on one device cannot be rated", "rated_device")
    if settings.on_leave is OnLeave.BOT:
        raise _bad("a bot cannot take over a seat at a rated table", "rated_stand_in")
    if isinstance(settings.clock, NoClock):
        raise _bad("a rated game needs a clock", "rated_clock")


def _bad(reason: str, case: str, parameters: Parameters | None = None) -> Refused:
    return Refused(Code.BAD_SETTINGS, reason, case=case, parameters=parameters)
