"""Statistics of games: what is counted, and that the order of counting does not matter."""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

from codex_naturalis.analysis import statistic_rows, statistics
from codex_naturalis.analysis.game_facts import facts_of
from codex_naturalis.analysis.statistic_rows import row_name, rows_of
from codex_naturalis.analysis.statistics import (
    BadStatistics,
    CardCount,
    Count,
    Group,
    Statistics,
    decode,
    ordered,
    shipped,
    statistics_of,
)
from codex_naturalis.analysis.stopping import Stopped
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseStarter, Place
from codex_naturalis.lab import statistics_maker
from codex_naturalis.protocol.statistics import StatisticsTopic
from tests.comparison import SETTINGS, Setting
from tests.playing import whole_game

games = pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)


@games
def test_facts_are_those_of_the_game(setting: Setting) -> None:
    """Law: every placement of every seat is counted once, with the points that it brought; track
    and objectives add up; victories add up to one, or to none where Tybor won."""
    for seed in range(4):
        game = whole_game(setting, seed)
        facts, outcome = facts_of(game), game.outcome()
        assert outcome is not None
        for seat, one in enumerate(facts.seats):
            moves = [move for mover, move in game.moves if mover == seat]
            placed = [(move.card, move.side) for move in moves if isinstance(move, Place)]
            assert [(card.card, card.side) for card in one.placed] == placed
            assert sum(card.points for card in one.placed) == outcome.scores[seat].track
            assert one.total == outcome.scores[seat].total
            sides = [move.side for move in moves if isinstance(move, ChooseStarter)]
            assert sides == [one.starter_side]
            assert {one.objective, one.declined} == {
                offered.id for offered in game.start.players[seat].offered
            }
        wins = sum(one.won for one in facts.seats)
        assert wins == pytest.approx(0 if outcome.winners == (len(facts.seats),) else 1)


def test_the_order_of_counting_does_not_matter() -> None:
    """Law: games counted one by one, in any order, or merged from parts give the same numbers, and
    reading what was written gives them again."""
    played = [whole_game(setting, seed) for setting in SETTINGS[::4] for seed in range(3)]
    whole = statistics_of(played)
    shuffled = Random(1).sample(played, len(played))
    parts = statistics_of(shuffled[:4])
    parts.merge(statistics_of(shuffled[4:]))
    again = decode(parts.encode())
    assert again.games == whole.games == len(played)
    for name, group in whole.groups.items():
        other = again.groups[name]
        assert group.cards.keys() == other.cards.keys()
        for key, card in group.cards.items():
            assert card.games == other.cards[key].games == sum(card.rounds)
            assert card.rounds == other.cards[key].rounds
            assert card.won == pytest.approx(other.cards[key].won)
        assert [seat.games for seat in group.seats] == [seat.games for seat in other.seats]
        assert {key: one.points for key, one in group.objectives.items()} == {
            key: one.points for key, one in other.objectives.items()
        }


def test_games_that_are_not_over_are_left_out() -> None:
    """Case: a game in its setup has no facts and is not counted."""
    game = Game.new(2, seed=1)
    assert statistics_of([game]).games == 0
    with pytest.raises(ValueError, match="not over"):
        facts_of(game)


def test_progress_and_cancelling() -> None:
    """Law: the progress is told after each game, finished or not; once `stop` returns true no game
    is asked for any more, and there is no result."""
    asked: list[int] = []

    def played() -> Iterator[Game]:
        for seed in range(4):
            asked.append(seed)
            yield whole_game(SETTINGS[0], seed) if seed else Game.new(2, seed=1)

    told: list[int] = []
    assert statistics_of(played(), progress=told.append).games == 3
    assert told == [1, 2, 3, 4]
    asked.clear()
    with pytest.raises(Stopped):
        statistics_of(played(), stop=lambda: len(asked) > 2)
    assert asked == [0, 1, 2]


def test_only_some_seats() -> None:
    """Case: of one seat the counts are its own; the average is that of the seats that count."""
    facts = facts_of(whole_game(SETTINGS[0], 1))
    group = Group()
    group.add(facts, (1,))
    assert [seat.games for seat in group.seats] == [0, 1]
    assert group.average == facts.seats[1].won
    assert sum(card.games for card in group.cards.values()) == len(facts.seats[1].placed)
    assert Group().average == 0


@pytest.mark.parametrize("module", [statistics, statistic_rows, statistics_maker])
def test_the_examples_run(module: ModuleType) -> None:
    """Case: the examples in the documentation of the modules give what they say."""
    failed, tried = doctest.testmod(module, optionflags=doctest.ELLIPSIS)
    assert (failed, tried > 1) == (0, True)


def test_names() -> None:
    """Law: every row that ships has a name, and no two rows of a list have the same one."""
    for group in shipped().groups.values():
        for topic in StatisticsTopic:
            keys = [row.key for row in rows_of(group, topic)]
            assert len({row_name(topic, key) for key in keys}) == len(keys)


def test_counts() -> None:
    """Case: shares, intervals around them, usual rounds, and what is too small to say much."""
    few = Count(games=10, won=5.0, points=30)
    assert few.small
    assert few.share == 0.5
    assert few.mean_points == 3
    assert few.interval.low < 0.5 < few.interval.high
    assert Count().share == Count().mean_points == 0
    card = CardCount()
    for played in (2, 3, 3, 4, 9):
        card.add_card(1.0, 2, played)
    assert card.usual_rounds == (3, 4)
    assert [name for name, _ in ordered({"a": Count(2, 1.0), "b": Count(2, 2.0)})] == ["b", "a"]


@pytest.mark.parametrize("data", [b"", b"no gzip", Statistics(version=99).encode()])
def test_what_is_no_statistics_is_refused(data: bytes) -> None:
    """Case: nothing, another format, another version."""
    with pytest.raises(BadStatistics, match="statistics"):
        decode(data)


def test_what_ships() -> None:
    """Law: the statistics that come with the program have at least 100,000 games, enough of every
    group, every card by both faces, all objectives and starters, and name the command that made
    them."""
    found = shipped()
    assert found.games >= 100_000
    assert found.command.startswith("./codex statistics make ")
    assert set(found.groups) == {"2", "3", "4", "solo-easy", "solo-normal", "solo-hard"}
    for name, group in found.groups.items():
        assert group.games >= 50_000
        assert len(group.cards) == 160
        assert len(group.objectives) == 16
        assert {key[:-1] for key in group.starters} == {str(card.id) for card in RETAIL.starters}
        seats = int(name) if name.isdigit() else 1
        assert len(group.seats) == seats
        if seats > 1:
            assert sum(seat.won for seat in group.seats) == pytest.approx(group.games)
        assert not any(card.small for card in group.cards.values())
