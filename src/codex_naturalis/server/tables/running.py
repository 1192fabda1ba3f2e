"""A running game in brief, for a person who plays it."""

from __future__ import annotations

from msgspec.structs import replace

from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.people import Millis
from codex_naturalis.protocol.tables import RunningGame, TableLine
from codex_naturalis.server.tables.course import Course
from codex_naturalis.server.tables.history import History
from codex_naturalis.server.tables.projection import clocks_of


def running_game(
    line: TableLine, course: Course, history: History, me: str, now: Millis
) -> RunningGame:
    """What everybody may see of the game, from the seat of a person; of several the one that is to
    move. The line is changed by every half-move here: a stored one is not."""
    assert course.state is not None
    mine = [seat for seat, chair in enumerate(course.chairs) if chair.person == me]
    seat = next((seat for seat in mine if seat in course.to_move), mine[0])
    view = view_of(course.state, None)
    points = [player.points for player in view.players]
    if view.tybor is not None:
        points.append(view.tybor.points)
    return RunningGame(
        line=replace(line, changed=max(line.changed, history.last)),
        seat=seat,
        phase=view.phase,
        to_move=course.to_move,
        round=view.round,
        points=tuple(points),
        area=view.players[seat].cards,
        clocks=clocks_of(course, now),
    )
