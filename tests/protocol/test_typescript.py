"""The TypeScript of the protocol: current, and true of what is really said."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect as wire

from codex_naturalis.engine.events import redact
from codex_naturalis.protocol import PROTOCOL
from codex_naturalis.protocol.clocks import Clocks, RealTime
from codex_naturalis.protocol.commands import AnyCommand, Pair
from codex_naturalis.protocol.messages import AnyMessage, Candidate, Update
from codex_naturalis.protocol.people import NewToken, Rating
from codex_naturalis.protocol.reviews import ReviewState
from codex_naturalis.protocol.tables import GamesPage, HumanSeat, Settings, Table
from codex_naturalis.protocol.typescript import generate
from tests.comparison import SETTINGS
from tests.playing import play, viewers
from tests.protocol.shapes import Shapes

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


@pytest.fixture(scope="module")
def shapes() -> Shapes:
    return Shapes(generate())


def some(kind: wire.Type, rng: Random, *, whole: bool) -> Any:
    """Any value of a type, as JSON has it; not `whole`: without some of what has a default."""

    def part(one: wire.Type) -> Any:
        return some(one, rng, whole=whole)

    match kind:
        case wire.StructType():
            value = {} if kind.tag is None else {kind.tag_field: kind.tag}
            for field in kind.fields:
                if whole or field.required or rng.random() < 0.5:
                    value[field.encode_name] = part(field.type)
            return value
        case wire.UnionType():
            return part(rng.choice(kind.types))
        case wire.VarTupleType():
            count = rng.randint(kind.min_length or 0, 3)
            return [part(kind.item_type) for _ in range(count)]
        case wire.TupleType():
            return [part(one) for one in kind.item_types]
        case wire.DictType():
            return {str(number): part(kind.value_type) for number in range(rng.randint(0, 2))}
        case _:
            return some_word(kind, rng)


def some_word(kind: wire.Type, rng: Random) -> Any:
    match kind:
        case wire.EnumType():
            return rng.choice(list(kind.cls)).value
        case wire.IntType():
            return rng.randint(int(kind.ge or 0), min(int(kind.le or 10**6), 10**6))
        case wire.FloatType():
            return rng.uniform(float(kind.ge or 0), float(kind.le or 100))
        case wire.StrType():
            return "x" * rng.randint(kind.min_length or 0, 24)
        case wire.BoolType():
            return rng.random() < 0.5
        case _:
            assert isinstance(kind, wire.NoneType)
            return None


def samples(kind: type, count: int = 20, *, whole: bool) -> Iterator[Any]:
    rng = Random(kind.__name__)
    for _ in range(count):
        yield some(wire.type_info(kind), rng, whole=whole)


def test_the_file_is_current() -> None:
    """web/src/protocol.ts is what the protocol gives now; the module prints it."""
    remedy = "python -m codex_naturalis.protocol.typescript > web/src/protocol.ts"
    assert FILE.read_text() == generate(), f"run: {remedy}"
    done = subprocess.run(
        [sys.executable, "-m", "codex_naturalis.protocol.typescript"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout == generate()


def test_version_and_unions(shapes: Shapes) -> None:
    """The version is told, and the unions have every command and every message."""
    assert shapes.protocol == PROTOCOL
    for name, union in (("AnyCommand", AnyCommand), ("AnyMessage", AnyMessage)):
        members = {kind.__name__ for kind in get_args(union)}
        assert set(shapes.types[name].replace("|", " ").split()) == members


@pytest.mark.parametrize("kind", get_args(AnyCommand), ids=lambda kind: kind.__name__)
def test_commands(shapes: Shapes, kind: type) -> None:
    """What the server takes fits the shape, defaults said or left out; a needed field left out
    fits neither."""
    for sample in samples(kind, whole=False):
        msgspec.convert(sample, kind)
        assert shapes.fits(sample, kind.__name__), sample
        assert shapes.fits(sample, "AnyCommand")
        for field in wire.type_info(kind).fields:  # type: ignore[attr-defined]
            if field.required:
                less = {name: value for name, value in sample.items() if name != field.name}
                assert not shapes.fits(less, kind.__name__)
        assert not shapes.fits({**sample, "more": 1}, kind.__name__)


@pytest.mark.parametrize(
    "kind",
    [*get_args(AnyMessage), Table, GamesPage, Rating, ReviewState],
    ids=lambda kind: kind.__name__,
)
def test_messages(shapes: Shapes, kind: type) -> None:
    """What the server says fits the shape, and is always whole."""
    name = kind.__name__
    for sample in samples(kind, 10, whole=True):
        said = json.loads(msgspec.json.encode(msgspec.convert(sample, kind)))
        assert shapes.fits(said, name), said
        for field in said:
            less = {other: value for other, value in said.items() if other != field}
            assert not shapes.fits(less, name)


def test_what_goes_both_ways(shapes: Shapes) -> None:
    """Asked for with defaults left out, told whole: two shapes, and only where they differ."""
    asked = {"seats": [{"type": "human"}], "clock": {"type": "real_time", "minutes": 5}}
    settings = msgspec.convert(asked, Settings)
    assert settings == Settings(seats=(HumanSeat(),), clock=RealTime(5))
    told = json.loads(msgspec.json.encode(settings))
    assert shapes.fits(asked, "SettingsInput")
    assert not shapes.fits(asked, "Settings")
    assert shapes.fits(told, "Settings")
    assert shapes.fits(told, "SettingsInput")
    inputs = {name for name in (*shapes.interfaces, *shapes.types) if name.endswith("Input")}
    assert inputs == {
        "TimeControlInput",
        "HumanSeatInput",
        "RealTimeInput",
        "SeatSettingInput",
        "SettingsInput",
    }
    assert shapes.fits({"type": "pair", "id": 1}, Pair.__name__)
    assert shapes.fits({"label": "bot", "scopes": ["play"]}, NewToken.__name__)


@pytest.mark.parametrize("setting", SETTINGS[::5], ids=str)
def test_games(shapes: Shapes, setting: Any) -> None:
    """Whole games as the server tells them, to every seat and to spectators."""
    for number, (game, _) in enumerate(play(setting, 7)):
        if number % 9 and not game.over:
            continue
        last = game.transitions[-1].events if game.transitions else ()
        for seat in viewers(game):
            events = tuple(redact(event, seat) for event in last)
            clocks = Clocks(1, (None, 5), (0,))
            update = Update("t1", seat, number, events, game.view(seat), clocks)
            assert shapes.fits(json.loads(msgspec.json.encode(update)), "AnyMessage")


def test_wrong_values_do_not_fit(shapes: Shapes) -> None:
    """The judge of these tests is no yes-sayer."""
    assert shapes.fits([1, 2], "Cell")
    for wrong in ([1], [1, 2, 3], [1, "2"], None, {"0": 1}):
        assert not shapes.fits(wrong, "Cell")
    assert shapes.fits("front", "Side")
    assert not shapes.fits("top", "Side")
    assert shapes.fits({"type": "none"}, "TimeControl")
    assert not shapes.fits({"type": "other"}, "TimeControl")
    assert not shapes.fits({"now": 1, "left": [True], "running": []}, "Clocks")
    told = json.loads(msgspec.json.encode(Candidate("<R", 1, {"a": 0.5})))
    assert shapes.fits(told, "Candidate")
    assert not shapes.fits({**told, "parts": {"a": "b"}}, "Candidate")
