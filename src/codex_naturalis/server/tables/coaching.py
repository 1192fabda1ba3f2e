"""The coach at a table: judges a placement from what its seat knew before it, and says so before
the draw if it was poor. It never keeps anybody waiting: what comes too late is not said."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from codex_naturalis.analysis.coaching import advise
from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.commands import Coach
from codex_naturalis.protocol.messages import Coached
from codex_naturalis.server.ports.thinker import Assessment, Busy, Owner, ThinkingFailed
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.context import Listener, encode
from codex_naturalis.server.tables.room import Room

TRANSIT = 0.3
"""Seconds of the limit that are not for the search: the way to a worker and back."""


def ask_coach(room: Room, listener: Listener, person: str, command: Coach) -> None:
    """Have the last placement of a seat judged, in the background. Raises Refused."""
    course, seat = room.course, command.seat
    decisions.check_coach(course, person, seat, command.version)
    if seat not in room.coaching and room.coached.get(seat) != course.round:
        room.coaching.add(seat)
        room.context.spawn(_coach(room, listener, person, command))


async def _coach(room: Room, listener: Listener, person: str, command: Coach) -> None:
    seat, version = command.seat, room.course.owing_since[command.seat]
    try:
        assessment = await _judge(room, seat, person)
    finally:
        room.coaching.discard(seat)
    course = room.course
    still_there = course.before_placement is not None and course.owing_since[seat] == version
    if assessment is None or not still_there or seat not in room.audience.viewpoints_of(listener):
        return
    advice = advise(assessment.judged, command.level)
    if advice is not None:
        room.coached[seat] = course.round
        listener.send(encode(Coached(room.id, seat, course.version, advice)))


async def _judge(room: Room, seat: int, person: str) -> Assessment | None:
    """None when the thinker is busy, fails or is too late."""
    context, course = room.context, room.course
    assert course.before_placement is not None
    assert course.state is not None
    at, face = next(reversed(course.state.players[seat].area.cards.items()))
    settings, clock = context.settings, context.clock
    left = settings.coach_limit - (clock.now() - room.history.last) / 1000
    if left <= TRANSIT:
        return None
    task = ReviewTask(
        ply=course.version,
        view=view_of(course.before_placement, seat),
        played=Place(face.card, face.side, at),
        within=left - TRANSIT,
    )
    bot = settings.adviser(context.thinker.bots)
    owner = Owner(context.payer_of(person), person)
    judging = asyncio.ensure_future(context.thinker.judge(bot, task, owner, settings.coach_seconds))
    late = asyncio.ensure_future(clock.sleep(left))
    try:
        await asyncio.wait((judging, late), return_when=asyncio.FIRST_COMPLETED)
        if late.done() or not judging.done():
            return None
        with suppress(Busy, ThinkingFailed):
            return judging.result()
        return None
    finally:
        late.cancel()
        judging.cancel()
        await asyncio.gather(late, judging, return_exceptions=True)
