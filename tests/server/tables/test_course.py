"""The course of a table and the decisions about it: laws over random logs, all pure."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.state import Mode, Phase
from codex_naturalis.protocol.clocks import Correspondence, NoClock, RealTime, TimeControl
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import (
    BotSeat,
    Colour,
    EndCause,
    HumanSeat,
    OnLeave,
    SeatState,
    Status,
)
from codex_naturalis.server.archive.games import finished_table
from codex_naturalis.server.ports.log import Entry, Kind, Stored
from codex_naturalis.server.tables import decisions
from codex_naturalis.server.tables.course import Course, fold
from codex_naturalis.server.tables.entries import start_of
from tests.server.clock import START
from tests.server.playing import SEATED, Log, begun, facts, gathering, pick

CLOCKS: tuple[TimeControl, ...] = (NoClock(), RealTime(1, 3), Correspondence(1))
TABLES: tuple[dict[str, Any], ...] = (
    *({"players": players, "clock": clock} for players in (2, 3, 4) for clock in CLOCKS),
    {"players": 2, "on_leave": OnLeave.FORFEIT, "clock": RealTime(0.1)},
    {"players": 3, "on_leave": OnLeave.FORFEIT},
    {"seats": (HumanSeat(), BotSeat("random"), HumanSeat())},
    {"seats": (HumanSeat(),), "mode": Mode.SOLO_NORMAL, "clock": RealTime(1)},
)


def random_decision(log: Log, rng: Random, now: int) -> Entry | None:
    """What somebody might ask for, sensible or not, refused or not."""
    course = log.course
    person = rng.choice(SEATED)
    seat = rng.randrange(-1, len(course.chairs) + 1)
    if rng.random() < 0.6 and course.to_move:
        seat = rng.choice(course.to_move)
        person = course.chairs[seat].person or person
    version = course.version - (rng.randrange(-2, 4) if rng.random() < 0.2 else 0)
    if (choice := rng.random()) < 0.75:
        return random_half_move(course, person, seat, version, rng, now)
    if choice < 0.85:
        return decisions.take_back(course, person, seat, version, now)
    if choice < 0.88:
        return decisions.flag(course, now)
    give_up, colour = decisions.give_up, rng.choice(tuple(Colour))
    rare: list[Callable[[], Entry]] = [
        lambda: give_up(course, person, seat, Kind.RESIGN, now),
        lambda: give_up(course, person, seat, Kind.LEAVE, now),
        lambda: decisions.claim(course, person, seat, rng.random() < 0.5, now),
        lambda: decisions.sit(course, person, seat, None, colour, now),
        lambda: decisions.stand(course, person, seat, now),
        lambda: decisions.choose_colour(course, person, seat, colour, now),
        *[lambda: decisions.come_back(course, person, seat, now)] * 6,
    ]
    return rng.choice(rare)()


def random_half_move(
    course: Course, person: str, seat: int, version: int, rng: Random, now: int
) -> Entry:
    text = rng.choice(("s:front", "<R", "17f@1,1", "o:95", "nonsense", "<G1"))
    if rng.random() < 0.8 and course.state is not None and seat in course.to_move:
        text = str(pick(course.state, seat, rng))
    if course.state is not None and 0 <= seat < len(course.chairs) and course.acting_bot(seat):
        return decisions.half_move(course, seat, text, now)
    return decisions.play(course, person, seat, version, text, now)


def random_log(settings: dict[str, Any], seed: int, length: int = 120) -> Log:
    """A log made by random commands, the laws of every single one checked on the way."""
    rng = Random(seed)
    log = begun(**settings)
    now = START
    for _ in range(length):
        now += rng.choice((0, 5, 900, 20_000 if rng.random() < 0.1 else 1000))
        before = facts(log.course)
        twin = log.course.copy()
        entry, refused = None, None
        try:
            entry = random_decision(log, rng, now)
        except Refused as error:
            refused = error
        if refused is not None:
            assert isinstance(refused.code, Code)
            assert refused.reason
            assert all(isinstance(detail.code, Code) for detail in refused.details)
        assert facts(log.course) == before, "to decide changes nothing"
        if entry is not None:
            log.add(entry)
            assert facts(twin) == before, "a copy goes its own way"
    return log


@given(st.sampled_from(TABLES), st.integers(0, 2**32))
@hypothesis_settings(max_examples=40)
def test_a_stored_log_folds_to_the_same_course(settings: dict[str, Any], seed: int) -> None:
    """To fold a log again gives an equal course, however it came about; its version is the number
    of its entries; a refused command, a decision and a copy change nothing."""
    log = random_log(settings, seed)
    assert facts(fold(log.course.head, tuple(log.entries))) == facts(log.course)
    assert log.course.version == len(log.entries)
    assert (log.course.result is not None) == (log.course.status is Status.FINISHED)


@given(st.sampled_from(TABLES), st.integers(0, 2**32))
@hypothesis_settings(max_examples=20)
def test_the_game_inside_is_a_game_of_the_engine(settings: dict[str, Any], seed: int) -> None:
    """The state equals that of a Game with the same deal into which every half-move was pushed
    that was not taken back."""
    log = random_log(settings, seed)
    course = log.course
    assert course.start is not None
    game = Game.new(
        len(course.chairs), deal=course.start.deal, mode=course.head.settings.mode.value
    )
    for entry in log.entries:
        if entry.kind is Kind.MOVE:
            assert entry.move is not None
            game.push(entry.move, entry.seat)
        elif entry.kind is Kind.TAKE_BACK:
            game.pop()
    assert game.state == course.state
    assert finished_table(Stored(course.head, tuple(log.entries))).game({}).state == course.state


@given(st.sampled_from(TABLES), st.integers(0, 2**32))
@hypothesis_settings(max_examples=20)
def test_a_command_is_never_carried_out_twice(settings: dict[str, Any], seed: int) -> None:
    """Whatever half-move or take back was accepted, the same command again (same person, seat,
    version, text) is refused ever after, and so is one from a version that is still to come."""
    rng = Random(seed)
    log = begun(**settings)
    done: list[tuple[str, int, int, str | None]] = []
    for _ in range(60):
        if not log.course.to_move:
            break
        assert log.course.state is not None
        seat = rng.choice(log.course.to_move)
        person = log.course.chairs[seat].person
        if person is None:
            log.play(rng, 1)
            continue
        version = log.course.version
        if log.course.before_placement is not None and rng.random() < 0.3:
            log.add(decisions.take_back(log.course, person, seat, version, START))
            done.append((person, seat, version, None))
        else:
            text = str(pick(log.course.state, seat, rng))
            with pytest.raises(Refused) as ahead:
                decisions.play(log.course, person, seat, version + 1, text, START)
            assert ahead.value.code is Code.STALE
            log.add(decisions.play(log.course, person, seat, version, text, START))
            done.append((person, seat, version, text))
        for again in done:
            _refused_again(log.course, *again)


def _refused_again(course: Course, person: str, seat: int, version: int, text: str | None) -> None:
    if text is None:
        code = code_of(decisions.take_back, course, person, seat, version, START)
    else:
        code = code_of(decisions.play, course, person, seat, version, text, START)
    assert code in (Code.STALE, Code.GAME_OVER)


def code_of(decide: Any, *arguments: Any) -> Code:
    """Why a decision is refused."""
    with pytest.raises(Refused) as refused:
        decide(*arguments)
    return refused.value.code


def set_up(log: Log, seed: int = 1) -> Random:
    """Every choice of the setup made, so that seat 0 is to place a card."""
    rng = Random(seed)
    while log.course.state is not None and log.course.state.phase is Phase.SETUP:
        log.play(rng, 1)
    return rng


def place(log: Log, rng: Random) -> None:
    """The seat whose turn it is places a card."""
    state = log.course.state
    assert state is not None
    assert state.phase is Phase.PLACE
    log.move(state.seat, str(pick(state, state.seat, rng)))


def test_a_placement_is_taken_back_by_its_mover_until_the_draw() -> None:
    """Take back: by the mover, between placement and draw, at the version of now; then another
    placement may follow. Never before the placement, after the draw, twice, or by another."""
    log = begun()
    assert code_of(decisions.take_back, log.course, "anna", 0, 3, START) is Code.NO_TAKE_BACK
    rng = set_up(log)
    course = log.course
    before = course.state
    assert code_of(decisions.take_back, course, "anna", 0, course.version, START) is (
        Code.NO_TAKE_BACK
    )
    place(log, rng)
    placed = course.version
    assert code_of(decisions.take_back, course, "bert", 1, placed, START) is Code.NO_TAKE_BACK
    assert code_of(decisions.take_back, course, "bert", 0, placed, START) is Code.NOT_YOUR_SEAT
    assert code_of(decisions.take_back, course, "anna", 0, placed - 1, START) is Code.STALE
    log.add(decisions.take_back(course, "anna", 0, placed, START))
    assert course.state == before
    assert code_of(decisions.take_back, course, "anna", 0, course.version, START) is (
        Code.NO_TAKE_BACK
    )
    assert before is not None
    elsewhere = next(
        move
        for move in reversed(list(Game(before).legal_moves))
        if isinstance(move, Place) and str(move) != log.entries[placed - 1].text
    )
    assert code_of(decisions.play, course, "anna", 0, placed, str(elsewhere), START) is Code.STALE
    log.add(decisions.play(course, "anna", 0, course.version, str(elsewhere), START))
    log.move(0, "<R")
    for person, seat in (("anna", 0), ("bert", 1)):
        assert code_of(decisions.take_back, course, person, seat, course.version, START) is (
            Code.NO_TAKE_BACK
        )


def test_seats_choose_in_the_setup_without_waiting_for_each_other() -> None:
    """In the setup two seats that look at the same version both choose, in any order; each seat's
    own second choice needs the version of its first one."""
    log = begun(players=3)
    course, seen = log.course, log.course.version
    for person, seat in (("cora", 2), ("anna", 0), ("bert", 1)):
        log.add(decisions.play(course, person, seat, seen, "s:front", START))
    assert course.state is not None
    offered = [str(player.offered[0].id) for player in course.state.players]
    assert code_of(decisions.play, course, "cora", 2, seen, f"o:{offered[2]}", START) is Code.STALE
    log.add(decisions.play(course, "cora", 2, seen + 1, f"o:{offered[2]}", START))
    log.add(decisions.play(course, "bert", 1, seen + 3, f"o:{offered[1]}", START))
    log.add(decisions.play(course, "anna", 0, seen + 2, f"o:{offered[0]}", START))
    assert course.state.phase is Phase.PLACE


def test_what_others_do_beside_the_game_makes_no_half_move_stale() -> None:
    """Somebody else resigns, leaves or comes back while I think: my half-move still holds."""
    log = begun(players=3)
    set_up(log)
    course, seen = log.course, log.course.version
    log.add(decisions.give_up(course, "cora", 2, Kind.LEAVE, START))
    log.add(decisions.come_back(course, "cora", 2, START))
    log.add(decisions.give_up(course, "bert", 1, Kind.RESIGN, START))
    assert course.state is not None
    move = str(next(iter(Game(course.state).legal_moves)))
    log.add(decisions.play(course, "anna", 0, seen, move, START))


def test_before_the_starter_is_chosen_refusals_tell_nothing_of_what_comes() -> None:
    """R12: whatever card or objective a seat asks for before it has chosen its starter's face, it
    hears the same: neither what is in its hand nor what it will be offered."""
    log = begun()
    answers = set()
    for number in range(1, 103):
        for text in (f"{number}f@1,1", f"{number}b@0,0", f"o:{number}"):
            with pytest.raises(Refused) as refused:
                decisions.play(log.course, "anna", 0, 3, text, START)
            answers.add((text[0] == "o", refused.value.reason, refused.value.details))
    assert len(answers) == 2


def test_no_command_works_from_another_seat_or_in_another_state() -> None:
    """Every command names its seat: another's, none at all, or the wrong time are told apart."""
    log = gathering()
    course = log.course
    assert code_of(decisions.play, course, "anna", 0, 0, "s:front", START) is Code.NOT_STARTED
    assert code_of(decisions.stand, course, "anna", 0, START) is Code.NOT_YOUR_SEAT
    assert code_of(decisions.sit, course, "anna", 2, None, None, START) is Code.NO_SUCH_SEAT
    assert code_of(decisions.sit, course, "anna", -1, None, None, START) is Code.NO_SUCH_SEAT
    log = begun()
    course = log.course
    for decide in (decisions.stand, decisions.come_back):
        expected = Code.STARTED if decide is decisions.stand else Code.FORBIDDEN
        assert code_of(decide, course, "anna", 0, START) is expected
    assert code_of(decisions.sit, course, "anna", 0, None, None, START) is Code.STARTED
    assert code_of(decisions.choose_colour, course, "anna", 0, Colour.RED, START) is Code.STARTED
    assert code_of(decisions.play, course, "bert", 0, 3, "s:front", START) is Code.NOT_YOUR_SEAT
    assert code_of(decisions.play, course, "bert", 7, 3, "s:front", START) is Code.NO_SUCH_SEAT
    assert code_of(decisions.play, course, "anna", 0, 3, "?", START) is Code.UNREADABLE
    assert code_of(decisions.check_rematch, course, "anna", 0) is Code.NOT_FINISHED
    assert code_of(decisions.check_hint, course, "emil", 0, 3) is Code.NOT_YOUR_SEAT
    log.add(decisions.give_up(course, "anna", 0, Kind.RESIGN, START))
    assert course.result is not None
    assert course.result.cause is EndCause.RESIGNED
    assert code_of(decisions.play, course, "bert", 1, 4, "s:front", START) is Code.GAME_OVER
    assert code_of(decisions.give_up, course, "bert", 1, Kind.LEAVE, START) is Code.GAME_OVER


def test_lots_are_drawn_by_the_order_of_the_start() -> None:
    """R16: seat n of the game is who sat at order[n] before, colour and all."""
    log = gathering(players=3)
    for seat, person in enumerate(SEATED[:3]):
        log.add(decisions.sit(log.course, person, seat, None, None, START))
    begin = begun(players=3).entries[-1]
    start = start_of(begin.text)
    text = begin.text.replace("[0,1,2]", "[2,0,1]")
    before = list(log.course.chairs)
    log.add(Entry(4, START, Kind.START, None, text))
    assert start.order == (0, 1, 2)
    assert log.course.chairs == [before[2], before[0], before[1]]
    assert all(chair.state is SeatState.PLAYING for chair in log.course.chairs)
