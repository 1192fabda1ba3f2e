"""Nothing leaks: no frame tells a seat what it may not know, searched for by name and proven by
playing the same game with other hidden cards.

CODEX_LEAK_GAMES sets how many games; a long run may have thousands."""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import Deal, shuffled
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Mode, Phase, State
from codex_naturalis.protocol.commands import (
    Hint,
    Leave,
    Play,
    Resign,
    Say,
    TakeBack,
    Unwatch,
    Watch,
)
from codex_naturalis.protocol.tables import BotSeat, HumanSeat
from codex_naturalis.server.ports.log import Entry, Kind
from codex_naturalis.server.tables.course import Course
from tests.server.playing import LiveTables, Log, Watcher, begun, live_tables, pick
from tests.server.serving import metrics_of, serving

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("CODEX_LEAK_GAMES", "108"))
TABLES: dict[str, dict[str, Any]] = {
    **{f"{players} players": {"players": players} for players in (2, 3, 4)},
    **{mode: {"seats": (HumanSeat(),), "mode": mode} for mode in Mode if mode is not Mode.TABLE},
}
AT_ONCE = 10
SPECTATOR = "emil"

Step = tuple[str, int, str]
"""What somebody does: the command, the seat, its words. `o#0` is the first objective offered."""


@dataclass(frozen=True)
class Scenario:
    """A game to be played more than once: how it stands when people come, and what they do."""

    table: str
    settings: dict[str, Any]
    deal: Deal
    opening: list[Step]
    steps: list[Step]
    viewer: int | None

    def log(self, deal: Deal) -> Log:
        log = begun(self.table, deal, **self.settings)
        for _, seat, text in self.opening:
            log.move(seat, spoken(log.course, seat, text))
        return log


def spoken(course: Course, seat: int, text: str) -> str:
    if not text.startswith("o#"):
        return text
    assert course.state is not None
    return f"o:{course.state.players[seat].offered[int(text[2:])].id}"


def unspoken(course: Course, seat: int, text: str) -> str:
    """A half-move so that it can be said in another truth too."""
    assert course.state is not None
    if not text.startswith("o:"):
        return text
    offered = [objective.id for objective in course.state.players[seat].offered]
    return f"o#{offered.index(int(text[2:]))}"


def invent(table: str, settings: dict[str, Any], rng: Random, steps: int) -> Scenario:
    """A random game from a random point on, with everything that people do beside playing. Half
    of the games begin with the setup, where knowing too early is easiest."""
    deal = shuffled(rng)
    log = begun(table, deal, **settings)
    seats = len(log.course.chairs)
    viewer = rng.choice([*range(seats), None])
    length = 0 if rng.random() < 0.4 else rng.randrange(2 * seats, 100)
    opening = [_legal(log, rng) for _ in range(length) if log.course.to_move]
    if not log.course.to_move:  # it is over: stop before the last few half-moves
        del opening[-rng.randrange(1, 6) :]
        log = Scenario(table, settings, deal, opening, [], None).log(deal)
    told: list[Step] = []
    while len(told) < steps and log.course.to_move:
        told += list(_beside(log, viewer, rng))
        if log.course.before_placement is not None and rng.random() < 0.3:
            seat = log.course.to_move[0]
            told.append(("take_back", seat, ""))
            _undo(log, seat)
        else:
            told.append(_legal(log, rng))
    if seats < 3 and rng.random() < 0.1:  # with more a bot plays on, never twice the same
        told.append(("resign", 0, ""))
    return Scenario(table, settings, deal, opening, told, viewer)


def _legal(log: Log, rng: Random) -> Step:
    seat = rng.choice(log.course.to_move)
    assert log.course.state is not None
    text = str(pick(log.course.state, seat, rng))
    step = ("play", seat, unspoken(log.course, seat, text))
    log.move(seat, text)
    return step


def _undo(log: Log, seat: int) -> None:
    log.add(Entry(log.course.version + 1, log.entries[-1].at, Kind.TAKE_BACK, seat))


def _beside(log: Log, viewer: int | None, rng: Random) -> Iterator[Step]:
    """What else people do: a viewer asks for all it can think of, refused or not."""
    state = log.course.state
    assert state is not None
    other = rng.choice(range(len(log.course.chairs)))
    me = other if viewer is None else viewer
    if rng.random() < 0.2:
        yield ("say", other, f"round {state.round}")
    if rng.random() < 0.2:
        yield ("again", me, "")
    if rng.random() < 0.15:
        yield ("hint", me, "")
    if rng.random() < 0.2:
        yield ("stale", other, "<R")
    if viewer is not None and rng.random() < 0.4:
        for _ in range(3):
            number, side = rng.randrange(1, 103), rng.choice("fb")
            text = rng.choice((f"o:{number}", f"{number}{side}@1,1", f"{number}{side}@5,1"))
            if Game(state).why_not(text, viewer):
                yield ("play", viewer, text)


async def perform(here: LiveTables, scenario: Scenario, deal: Deal) -> dict[int | None, Watcher]:
    """Play the scenario at a real table; what everybody heard."""
    room = await here.inject(scenario.log(deal))
    watchers: dict[int | None, Watcher] = dict(enumerate(await here.watchers(room)))
    watchers[None] = await here.watcher(SPECTATOR, room.id)
    for what, seat, text in scenario.steps:
        watcher = watchers[seat]
        match what:
            case "play":
                await watcher.do(Play, seat=seat, move=spoken(room.course, seat, text))
            case "stale":
                await watcher.do(Play, seat=seat, move=text, version=0)
            case "take_back":
                assert await watcher.do(TakeBack, seat=seat) is None
            case "hint":
                await watcher.do(Hint, seat=seat)
            case "say":
                assert await watcher.do(Say, text=text) is None
            case "resign":
                await watcher.do(Resign, seat=seat)
            case _:
                assert await watcher.do(Unwatch) is None
                assert await watcher.do(Watch, seat=seat, events_after=0) is None
    return watchers


def known_at(state: State, viewer: int | None) -> set[int]:
    """The cards and objectives that a viewer may know from a position alone, said again without
    the engine's views. Ids of the two never meet."""
    watched = state.players if viewer is None else (state.players[viewer],)
    dealt = all(player.area.cards for player in watched)
    known = {card.id for card in state.supply.market if card is not None}
    for seat, player in enumerate(state.players):
        known |= {face.card for face in player.area.cards.values()} | {*player.seen}
        if seat == viewer:
            known.add(player.starter.id)
            if dealt:
                known |= {card.id for card in player.hand} | {
                    objective.id for objective in player.offered
                }
        if state.phase is Phase.OVER and player.objective is not None:
            known.add(player.objective.id)
    if dealt:
        known |= {objective.id for objective in state.objectives}
    if state.tybor is not None:
        known |= {card.id for card in (*state.tybor.taken, *state.tybor.scored)}
    return known


def knowledge(log: Log, viewer: int | None) -> list[set[int]]:
    """By version: all that a viewer may know by then, for what was seen once is known."""
    course = Course(log.course.head)
    known: list[set[int]] = [set()]
    for entry in log.entries:
        course.apply(entry)
        now = set() if course.state is None else known_at(course.state, viewer)
        known.append(known[-1] | now)
    return known


NAMING = {
    "affordable",
    "gold",
    *("advances", "card", "market", "objective", "objectives", "offered", "scored", "starter"),
    *("taken", "unlocked"),
}
"""Fields whose numbers are cards or objectives."""
PLAIN = {
    *("abort_votes", "after", "at", "before", "claimable_at", "corners", "count", "covered"),
    *("created", "doubt", "gains", "loss"),
    *("has", "id", "increment", "last_round", "left", "matched", "minutes", "missing", "needs"),
    *("n", "now", "number", "parts", "places", "ply", "points", "ranks", "rematch_declined"),
    *("rematch_votes", "resources", "round"),
    *("running", "scores", "seat", "slots", "spectator_delay", "tally", "times", "to_move"),
    *("totals", "track", "value", "version", "visits", "watching", "win", "winners", "wins"),
    "worth",
}
"""Fields whose numbers tell of no card. One that is in neither list must be thought about."""
WORDS = re.compile(
    r"\bo:(\d+)|\b(\d+)[fb]@|\b(?:card|objective)s? (\d+)|\bcard [\d, ]*, (\d+)", re.IGNORECASE
)


def names(message: object) -> set[int]:
    """Every card and objective that a message names, in numbers or in words."""
    found: set[int] = set()
    waiting: list[tuple[str, object]] = [("", message)]
    while waiting:
        field, value = waiting.pop()
        if isinstance(value, dict):
            # What a hint's value is made of goes by the bot's own words.
            waiting += ((field if field == "parts" else key, value[key]) for key in value)
        elif isinstance(value, list):
            waiting += ((field, inner) for inner in value)
        elif isinstance(value, str):
            found.update(int(number) for word in WORDS.findall(value) for number in word if number)
        elif isinstance(value, int | float) and not isinstance(value, bool):
            assert field in NAMING or field in PLAIN, f"a new number on the wire: {field}"
            if field in NAMING:
                found.add(int(value))
    return found


def search(watcher: Watcher, log: Log, viewer: int | None, asked: set[int]) -> int:
    """Look through every frame for what the viewer may not know; returns how many names there
    were. `asked`: a refusal may repeat what the viewer itself has said."""
    known = knowledge(log, viewer)
    start = log.course.start
    assert start is not None
    decks = [deck[:6] for deck in msgspec.to_builtins(start.deal).values()]
    texts = [sign.join(map(str, deck)) for deck in decks for sign in (" ", ",")]
    found = 0
    for frame, heard_at in zip(watcher.frames, watcher.versions, strict=True):
        message, text = msgspec.json.decode(frame), frame.decode()
        told = message["table"] if message["type"] == "table" else message
        allowed = known[told.get("version") or heard_at]
        if message["type"] == "refused":
            allowed = allowed | asked
        named = names(message)
        assert named <= allowed, (named - allowed, message)
        assert start.salt not in text or told["result"] is not None
        assert not [secret for secret in texts if secret in text]
        found += len(named)
    return found


def another_truth(scenario: Scenario, log: Log, rng: Random) -> Deal:
    """A deal that the viewer of a scenario cannot tell from its own: what it never saw changes
    places, hidden cards with those of the same back. Before a viewer's cards are dealt (R12) the
    backs of decks and hands are hidden too, though not those of Tybor's cards."""
    state = log.course.state
    assert state is not None
    seen = knowledge(log, scenario.viewer)[-1]
    watched = state.players if scenario.viewer is None else (state.players[scenario.viewer],)
    backless = state.tybor is None and not all(player.starter_placed for player in watched)

    def back(card: int) -> object:
        return None if backless else RETAIL.cards[card].shown

    def mixed(deck: tuple[int, ...], group: Callable[[int], object]) -> tuple[int, ...]:
        piles: dict[object, list[int]] = {}
        for number in deck:
            if number not in seen:
                piles.setdefault(group(number), []).append(number)
        for pile in piles.values():
            rng.shuffle(pile)
        return tuple(number if number in seen else piles[group(number)].pop() for number in deck)

    deal = scenario.deal
    return Deal(
        mixed(deal.resource, back),
        mixed(deal.gold, back),
        mixed(deal.starters, lambda _: None),
        mixed(deal.objectives, lambda _: None),
    )


async def full_log(here: LiveTables, table: str) -> Log:
    stored = await here.stored(table)
    log = Log(stored.head)
    for entry in stored.entries:
        log.add(entry)
    return log


def scenarios(kind: str) -> list[Scenario]:
    games = max(1, GAMES // len(TABLES))
    return [
        invent(f"t{number}", TABLES[kind], Random(f"{kind} {number}"), 120 if number == 0 else 12)
        for number in range(games)
    ]


async def in_batches(all_scenarios: list[Scenario], tell: Callable[[Scenario], Any]) -> None:
    """A few games at the same time, as on a real server."""
    for first in range(0, len(all_scenarios), AT_ONCE):
        await asyncio.gather(*map(tell, all_scenarios[first : first + AT_ONCE]))


@pytest.mark.anyio
@pytest.mark.parametrize("kind", TABLES)
async def test_no_frame_names_what_its_reader_may_not_know(tmp_path: Path, kind: str) -> None:
    """Every card and objective in every frame that anyone hears (views, events, hints, refusals)
    is one that this seat, or a spectator, may know at that version; the salt comes with the
    result and not before, the deal never."""
    found = 0
    async with live_tables(tmp_path) as here:

        async def tell(scenario: Scenario) -> None:
            nonlocal found
            watchers = await perform(here, scenario, scenario.deal)
            log = await full_log(here, scenario.table)
            for viewer, watcher in watchers.items():
                said = [text for _, seat, text in scenario.steps if seat == viewer]
                found += search(watcher, log, viewer, names(said))

        await in_batches(scenarios(kind), tell)
    assert found > 100


@pytest.mark.anyio
@pytest.mark.parametrize("kind", TABLES)
async def test_what_a_seat_may_not_know_changes_no_byte_for_it(tmp_path: Path, kind: str) -> None:
    """The same game twice, with other cards wherever the viewer never looked: it hears the very
    same bytes, but for the promise of the deal. Hints, refusals of whatever it asks for, chat,
    coming back and the end of the game are in it."""
    differing = 0
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    async with live_tables(tmp_path / "one") as here, live_tables(tmp_path / "two") as there:

        async def tell(scenario: Scenario) -> None:
            nonlocal differing
            ours = (await perform(here, scenario, scenario.deal))[scenario.viewer]
            other = another_truth(
                scenario, await full_log(here, scenario.table), Random(scenario.table)
            )
            differing += other != scenario.deal
            theirs = (await perform(there, scenario, other))[scenario.viewer]
            assert list(map(_promise_aside, ours.frames)) == list(
                map(_promise_aside, theirs.frames)
            )

        everything = scenarios(kind)
        await in_batches(everything, tell)
    assert differing > len(everything) // 2


def _promise_aside(frame: bytes) -> bytes:
    return re.sub(rb'"deal_hash":"[0-9a-f]{64}"', b"", frame)


@pytest.mark.anyio
async def test_spectators_of_a_delayed_table_know_nothing_sooner(tmp_path: Path) -> None:
    """At a table with a delay, every frame of a spectator names only what was known to all so
    many seconds before."""
    async with live_tables(tmp_path) as here:
        scenario = invent("late", {"players": 2, "spectator_delay": 5}, Random(11), 0)
        room = await here.inject(scenario.log(scenario.deal))
        watchers = await here.watchers(room)
        emil = await here.watcher(SPECTATOR, room.id)
        rng, released = Random(12), [room.course.version] * 4
        while room.course.to_move and len(released) < 60:
            assert room.course.state is not None
            seat = rng.choice(room.course.to_move)
            move = str(pick(room.course.state, seat, rng))
            assert await watchers[seat].do(Play, seat=seat, move=move) is None
            released.append(room.course.version)
            here.clock.advance(1)
            for update in emil.heard("update"):
                assert update["version"] <= released[-5]
        assert emil.heard("update")
        search(emil, await full_log(here, scenario.table), None, set())


@pytest.mark.anyio
async def test_bots_at_the_table_and_in_a_left_seat_leak_nothing(tmp_path: Path) -> None:
    """The search once more, over whole games in which bots play, one of them for somebody who
    has left and still looks on."""
    async with live_tables(tmp_path) as here:
        for number in range(2):
            seats = (HumanSeat(), BotSeat("random"), HumanSeat())
            room = await here.game(
                table=f"bots {number}", seats=seats, deal=shuffled(Random(number))
            )
            anna, bert = await here.watchers(room)
            watchers = {0: anna, 2: bert, None: await here.watcher(SPECTATOR, room.id)}
            rng = Random(number)
            while room.course.to_move:
                await here.rest()
                for seat in set(room.course.to_move) & {0, 2}:
                    assert room.course.state is not None
                    move = str(pick(room.course.state, seat, rng))
                    await watchers[seat].do(Play, seat=seat, move=move)
                if room.course.version == 60:
                    assert await bert.do(Leave, seat=2) is None
            log = await full_log(here, room.id)
            for viewer, watcher in watchers.items():
                assert search(watcher, log, viewer, set(range(1, 103))) > 100


SPOKEN = re.compile(r"\bo:\d+|\d[fb]@|\bcard\b|objective|market|salt", re.IGNORECASE)


@pytest.mark.anyio
async def test_logs_and_metrics_tell_of_no_card(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A whole game over the real socket, logged in full: neither what is logged nor the metrics
    name a half-move, a card, an objective or the deal. Those who carry the frames are kept from
    quoting them."""
    caplog.set_level(logging.DEBUG)
    for carrier in ("uvicorn.error", "websockets.client"):
        caplog.set_level(logging.INFO, carrier)
    async with (
        serving(tmp_path / "data", rate_limits=False) as url,
        httpx.AsyncClient(base_url=url, timeout=60) as browser,
    ):
        await browser.post("/api/guests")
        seats = [{"type": "human", "mine": True}, {"type": "bot", "bot": "random"}]
        made = await browser.post("/api/tables", json={"seats": seats})
        cookie = f"codex_session={browser.cookies['codex_session']}"
        address = url.replace("http", "ws") + "/api/socket"
        async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
            await _play_whole(socket, made.json()["id"])
        metrics = metrics_of(url)
        record = (await browser.get(f"/api/tables/{made.json()['id']}/record")).text
    lines = [logging.Formatter().format(line) for line in caplog.records]
    salt = re.search(r"Deal-Salt: (\w+)", record)
    assert salt is not None
    assert lines
    for line in (*lines, *metrics.splitlines()):
        assert not SPOKEN.search(line), line
        assert salt[1] not in line


async def _play_whole(socket: websockets.ClientConnection, table: str) -> None:
    """Random half-moves, each after a mistake, some with a hint."""

    async def say(**command: Any) -> None:
        await socket.send(msgspec.json.encode({"table": table, **command}).decode())

    rng, answered = Random(1), 0
    await say(type="watch", id=1)
    async for text in socket:
        message = msgspec.json.decode(text)
        if message["type"] == "table" and message["table"]["result"] is not None:
            return
        if message["type"] != "update" or message["version"] <= answered:
            continue
        view, seat = message["view"], message["seat"]
        if seat in view["to_move"]:
            answered = message["version"]
            about = {"seat": seat, "version": answered}
            if answered % 9 == 0:
                await say(type="hint", id=2, **about)
            await say(type="play", id=3, move="17f@40,40", **about)
            await say(type="play", id=4, move=_some_move(view, rng), **about)


def _some_move(view: dict[str, Any], rng: Random) -> str:
    me = view["players"][view["seat"]]
    if view["phase"] == Phase.SETUP:
        return f"o:{me['offered'][0]}" if me["cards"] else "s:front"
    if view["phase"] == Phase.DRAW:
        return f"<{rng.choice(view['draws'])}"
    face = rng.choice([face for face in view["faces"] if not any(face["missing"])])
    x, y = rng.choice(view["slots"])
    return f"{face['card']}{face['side'][0]}@{x},{y}"
