"""Updates as they go out."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from codex_naturalis.engine.events import redact
from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.messages import PlacementTakenBack, Update
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.frames import UpdateFrames
from codex_naturalis.server.tables.projection import clocks_of
from tests.server.clock import START
from tests.server.playing import SEATED, begun, pick


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_frames_of_a_game(players: int, seed: int) -> None:
    """Law: whatever happens, also taking back, and whoever looks or has not looked for a while: a
    frame built from parts is the whole message, encoded anew, letter by letter."""
    rng = Random(f"{players} {seed}")
    mode = Mode.TABLE if players > 1 else Mode.SOLO_NORMAL
    log = begun(players=players, mode=mode, spectators=True)
    frames, looked = UpdateFrames(), 0
    while log.course.to_move:
        state = log.course.state
        assert state is not None
        seat = rng.choice(log.course.to_move)
        if log.course.before_placement is not None and rng.random() < 0.3:
            version = log.course.version
            entry = decisions.take_back(log.course, SEATED[seat], seat, version, START)
        else:
            move = str(pick(state, seat, rng))
            entry = decisions.half_move(log.course, seat, move, START)
        events = log.course.apply(entry)
        for eyes in (None, *range(players)):
            if rng.random() < 0.3:
                continue
            looked += 1
            course = log.course
            assert course.state is not None
            message = Update(
                table=course.head.id,
                seat=eyes,
                version=course.version,
                events=tuple(
                    event if isinstance(event, PlacementTakenBack) else redact(event, eyes)
                    for event in events
                ),
                view=view_of(course.state, eyes),
                clocks=clocks_of(course, START),
            )
            assert frames.frame(course, eyes, events, START) == msgspec.json.encode(message)
    assert log.course.state is not None
    assert log.course.state.phase is Phase.OVER
    assert looked > 30
