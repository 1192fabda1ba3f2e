"""The verdict on a try that somebody has sent."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.legality import why_not
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.state import State
from codex_naturalis.protocol.exercises import Answer
from codex_naturalis.protocol.refusals import Code, Detail, Refused


def verdict(state: State, seat: int, known: Sequence[Answer], move: str | None) -> Answer | None:
    """The answer to a try; None when the solution was looked up. Raises Refused for what is no
    half-move, and for one that the rules forbid."""
    if move is None:
        return None
    made = _read(move)
    if reasons := why_not(state, made, seat):
        details = tuple(Detail(Code(reason.code.value), reason.text) for reason in reasons)
        raise Refused(details[0].code, f"move: {details[0].reason}", details)
    return next(one for one in known if one.move == str(made))


def _read(move: str) -> Move:
    try:
        return parse_move(move)
    except BadText as error:
        raise Refused(Code.UNREADABLE, f"move: {error}") from error
