"""The observation of a seat, made from its View and nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from codex_naturalis.engine.cards import Back, Kind
from codex_naturalis.engine.symbols import KINGDOMS
from codex_naturalis.engine.view import PlayerView, View
from codex_naturalis.env.actions import ACTIONS, mask_of
from codex_naturalis.env.fields import FIELDS, Row
from codex_naturalis.kernel.rules.encoding import (
    END_REASONS,
    MODES,
    OBJECTIVE_INDEX,
    PHASES,
    REFILLS,
    TIE_BREAKS,
    face_number,
)

Observation = dict[str, npt.NDArray[Any]]


def observation_space() -> spaces.Dict:
    """All fields of `fields`, and the action mask."""
    boxes: dict[str, spaces.Space[Any]] = {
        name: spaces.Box(
            np.full(field.shape, field.low, np.int16),
            np.full(field.shape, field.high, np.int16),
            dtype=np.int16,
        )
        for name, field in FIELDS.items()
    }
    boxes["action_mask"] = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict(boxes)


def observe(view: View) -> Observation:
    """The fields of `fields`, and `action_mask`."""
    assert view.seat is not None, "a spectator does not play"
    seen: dict[str, Row] = {name: np.zeros(f.shape, np.int16) for name, f in FIELDS.items()}
    count = len(view.players)
    seen["seats"][0] = count
    seen["seat"][0] = view.seat
    options = view.options
    seen["options"][:] = (
        MODES.index(options.mode),
        TIE_BREAKS.index(options.tie_break),
        REFILLS.index(options.refill),
    )
    seen["phase"][0] = PHASES.index(view.phase)
    seen["round"][0] = view.round
    seen["last_round"][0] = view.last_round or 0
    seen["ended"][0] = END_REASONS.index(view.ended)
    for row in range(count):
        seat = (view.seat + row) % count
        seen["turn"][row] = view.to_move[:1] == (seat,)
        _write_player(seen, row, view.players[seat])
    _write_own(seen, view)
    seen["market"][:] = [card or 0 for card in view.market]
    seen["decks"][:] = [(deck.count, _back(deck.top)) for deck in view.decks]
    seen["objectives"][: len(view.objectives)] = [
        _objective_number(objective) for objective in view.objectives
    ]
    if view.tybor is not None:
        seen["tybor"][:] = view.tybor.points, *view.tybor.resources
    return {**seen, "action_mask": mask_of(view)}


def _write_player(seen: dict[str, Row], row: int, player: PlayerView) -> None:
    seen["points"][row] = player.points
    seen["tally"][row] = player.tally
    seen["settled"][row] = player.settled
    seen["kept"][row] = _objective_number(player.objective)
    for index, laid in enumerate(player.cards):
        seen["areas"][row, index] = face_number(laid.card, laid.side) + 1, *laid.at
    for index, held in enumerate(player.hand):
        seen["hands"][row, index] = _back(held.back), held.card or 0, held.seen


def _write_own(seen: dict[str, Row], view: View) -> None:
    me = view.me
    seen["starter"][0] = me.starter or 0
    seen["offered"][: len(me.offered)] = [_objective_number(objective) for objective in me.offered]
    seen["open"][0] = len(view.slots)
    if view.slots:
        seen["slots"][: len(view.slots)] = view.slots
    for index, face in enumerate(view.faces):
        seen["payable"][divmod(index, 2)] = face.payable


def _objective_number(objective: int | None) -> int:
    return 0 if objective is None else OBJECTIVE_INDEX[objective] + 1


def _back(back: Back | None) -> int:
    if back is None or back.kingdom is None:
        return 0
    return KINGDOMS.index(back.kingdom) + 1 + 4 * (back.kind is Kind.GOLD)
