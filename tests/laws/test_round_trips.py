"""What is written reads back the same: half-moves, records, positions, JSON; and everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import islice

import msgspec
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.events import Event, redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.view import View
from codex_naturalis.notation.headers import BadRecord
from codex_naturalis.notation.position import (
    read_area,
    read_position,
    write_area,
    write_position,
)
from codex_naturalis.notation.record import read_record, write_record
from tests import oracle
from tests.comparison import Setting
from tests.oracle_tables import random_record
from tests.playing import play, seeds, settings, viewers, whole_game

pytestmark = pytest.mark.slow

names = st.text(
    st.characters(exclude_categories=["Cc", "Cs"], exclude_characters="#"), max_size=12
).map(str.strip)


@given(settings, seeds, st.lists(names, min_size=4, max_size=4), names, st.integers(0, 400))
@hypothesis_settings(max_examples=60)
def test_records(setting: Setting, seed: int, people: list[str], event: str, cut: int) -> None:
    """A record of a finished or unfinished game reads back as the same game, foreign headers
    included, and writes the same text again."""
    game, _ = list(islice(play(setting, seed), cut + 1))[-1]
    played = Game.new(
        len(game.names),
        deal=game.deal,
        mode=setting[1],
        tie_break=setting[2],
        refill=setting[3],
        names=people[: len(game.names)],
        headers={"Event": event, "X-Anything": "1"},
    )
    for seat, move in game.moves:
        played.push(move, seat)
    text = write_record(played)
    again = read_record(text)
    assert again == played
    assert again.state == played.state
    assert write_record(again) == text


@given(settings, seeds)
@hypothesis_settings(max_examples=40)
def test_records_are_exchanged_with_another_reader(setting: Setting, seed: int) -> None:
    """The oracle's own reader replays our records to the same result and winners."""
    game = whole_game(setting, seed)
    table = oracle.replay(write_record(game))
    outcome = game.outcome()
    assert outcome is not None
    assert table.result() == [(score.track, score.objective_points) for score in outcome.scores]
    assert tuple(table.winners()) == outcome.winners


@given(settings, seeds)
@hypothesis_settings(max_examples=40)
def test_records_of_another_writer_replay_here(setting: Setting, seed: int) -> None:
    """Games played and written down by the oracle alone give the same result and winners here."""
    players, mode, tie_break, refill = setting
    table, text = random_record(seed, mode, tie_break, refill, players)
    outcome = read_record(text).outcome()
    assert outcome is not None
    assert table.result() == [(score.track, score.objective_points) for score in outcome.scores]
    assert tuple(table.winners()) == outcome.winners


@given(settings, seeds)
@hypothesis_settings(max_examples=25)
def test_positions_and_areas(setting: Setting, seed: int) -> None:
    """A position pastes back as the same state at every half-move, and so does every area."""
    for game, _ in play(setting, seed):
        assert read_position(write_position(game.state)) == game.state
        for player in game.state.players:
            area = read_area(write_area(player.area))
            assert area == player.area
            assert list(area.cards) == list(player.area.cards)


@given(settings, seeds)
@hypothesis_settings(max_examples=25)
def test_half_moves_as_text_and_json(setting: Setting, seed: int) -> None:
    """Every legal half-move is the half-move of its text and of its JSON."""
    for game, rng in play(setting, seed):
        moves = list(game.legal_moves)
        for move in rng.sample(moves, min(8, len(moves))):
            assert parse_move(str(move)) == move
            assert msgspec.json.decode(msgspec.json.encode(move), type=Move) == move


@given(settings, seeds)
@hypothesis_settings(max_examples=25)
def test_views_and_events_as_json(setting: Setting, seed: int) -> None:
    """Views and redacted events read back the same from JSON."""
    for game, _ in play(setting, seed):
        for viewer in viewers(game):
            view = game.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
            for event in game.transitions[-1].events if game.transitions else ():
                known = redact(event, viewer)
                assert msgspec.json.decode(msgspec.json.encode(known), type=Event) == known


@given(st.text(max_size=30))
def test_no_text_is_misread_as_a_half_move(text: str) -> None:
    """A text is refused, or is a half-move whose text means the same."""
    try:
        move = parse_move(text)
    except BadText:
        return
    assert parse_move(str(move)) == move


@given(st.text(max_size=300) | st.binary(max_size=300).map(lambda data: data.decode("latin-1")))
def test_no_text_breaks_the_readers(text: str) -> None:
    """Any text is refused as a record and as a position by BadRecord, with a line."""
    for read in (read_record, read_position):
        with pytest.raises(BadRecord) as refused:
            read(text)
        assert refused.value.line >= 1


@given(settings, seeds, st.data())
@hypothesis_settings(max_examples=150)
def test_a_damaged_record_is_refused_or_replays(
    setting: Setting, seed: int, data: st.DataObject
) -> None:
    """A record cut, or with one character changed anywhere, gives BadRecord or a legal game."""
    text = write_record(whole_game(setting, seed))
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from("0179fb@,-<RGos: \n#x\x00é"))
    for damaged in (text[:at], text[:at] + sign + text[at + 1 :], text[:at] + text[at + 1 :]):
        try:
            game = read_record(damaged)
        except BadRecord:
            continue
        assert read_record(write_record(game)) == game


def test_equal_results_under_different_hash_seeds() -> None:
    """The same seeds give the same games whatever PYTHONHASHSEED is."""
    script = """
import hashlib
from tests.comparison import SETTINGS
from tests.playing import whole_game
from codex_naturalis.notation.record import write_record
texts = [write_record(whole_game(setting, seed)) for setting in SETTINGS for seed in (1, 2)]
print(hashlib.sha256("".join(texts).encode()).hexdigest())
"""
    digests = set()
    for hash_seed in ("0", "1", "12345"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        run = subprocess.run(
            [sys.executable, "-c", script],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        digests.add(run.stdout)
    assert len(digests) == 1
