"""Reasons: their numbers are those of the game, and name nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from codex_naturalis.analysis.lines import known_line
from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.analysis.reasons import reason_for, reason_of
from codex_naturalis.bots.known_cards import unseen_cards
from codex_naturalis.engine.area import lay
from codex_naturalis.engine.cards import Back, Kind, Side
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import CardDrawn, CardPlaced
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import (
    ChooseObjective,
    ChooseStarter,
    Draw,
    Move,
    Place,
    parse_move,
)
from codex_naturalis.engine.rules import Transition
from codex_naturalis.engine.scoring import ObjectiveScore
from codex_naturalis.engine.supply import DECKS
from codex_naturalis.engine.symbols import SYMBOLS, Symbol
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.kernel.search.result import SearchedMove
from codex_naturalis.protocol.reasons import NextPlacement, ObjectiveChange, Reason
from tests.building import lay_all, player, table
from tests.comparison import SETTINGS, Setting
from tests.playing import whole_game

SEED = 5
"""Odd: players who lay fronts, so that they score."""


class ReasonCase:
    """A half-move of a game, its reason, and what really came of it: the line that is expected is
    the one that was played."""

    def __init__(self, game: Game, number: int) -> None:
        self.step: Transition = game.transitions[number]
        self.seat = self.step.seat
        self.view = view_of(self.step.before, self.seat)
        self.after = view_of(self.step.after, self.seat)
        self.line = tuple(game.moves[number:])
        self.later = game.transitions[number + 1 :]
        move = self.step.move
        self.reason = reason_of(self.view, SearchedMove(move, 1, 0.5, (0.5,), (1.0,), self.line))

    @property
    def next_placement(self) -> Transition | None:
        own = (step for step in self.later if step.seat == self.seat)
        return next((step for step in own if isinstance(step.move, Place)), None)


def reason_cases(setting: Setting, *kinds: type[Move]) -> Iterator[ReasonCase]:
    game = whole_game(setting, SEED)
    for number, (_, move) in enumerate(game.moves):
        if isinstance(move, kinds):
            yield ReasonCase(game, number)


def changes(
    before: tuple[ObjectiveScore, ...], after: tuple[ObjectiveScore, ...]
) -> tuple[ObjectiveChange, ...]:
    pairs = zip(before, after, strict=True)
    found = (ObjectiveChange(old.objective, old.times, new.times) for old, new in pairs)
    return tuple(change for change in found if change.before != change.after)


def placed(step: Transition) -> CardPlaced:
    return next(event for event in step.events if isinstance(event, CardPlaced))


settings = pytest.mark.parametrize("setting", SETTINGS[::3], ids=str)


@settings
def test_placements(setting: Setting) -> None:
    """Law: points, places, objectives, symbols and payable cards are those of the game after the
    half-move, and of the preview before it."""
    scored = 0
    for one in reason_cases(setting, Place):
        reason, move = one.reason, one.step.move
        assert isinstance(move, Place)
        preview = one.view.preview(move)
        assert reason.points == placed(one.step).points == preview.points
        assert reason.places == len(one.after.slots) == len(preview.slots)
        assert reason.objectives == changes(one.view.objective_scores, one.after.objective_scores)
        for place, symbol in enumerate(SYMBOLS):
            change = one.after.me.tally[place] - one.view.me.tally[place]
            assert reason.gained.count(symbol) in (0, change)
            assert reason.lost.count(symbol) in (0, -change)
        paid, payable = (
            {face.card for face in view.faces if face.payable and face.side is Side.FRONT}
            for view in (one.view, one.after)
        )
        assert set(reason.unlocked) == payable - paid
        assert (reason.back, reason.card, reason.worth, reason.needs) == (None,) * 4
        scored += bool(reason.points) + bool(reason.objectives) + bool(reason.unlocked)
    assert scored > 5


@settings
def test_the_next_placement(setting: Setting) -> None:
    """Law: what is expected of the next own placement is what it then brings; it is told if and
    only if the seat has seen its card."""
    seen = 0
    for one in reason_cases(setting, Place, Draw, ChooseObjective):
        following = one.next_placement
        if following is None:
            assert one.reason.next is None
            continue
        assert isinstance(following.move, Place)
        hidden = {card.id for card in unseen_cards(one.view)}
        if following.move.card in hidden:
            assert one.reason.next is None
            continue
        expected = one.reason.next
        assert expected is not None
        before, after = (view_of(state, one.seat) for state in (following.before, following.after))
        assert parse_move(expected.move) == following.move
        assert expected.points == placed(following).points
        assert expected.objectives == changes(before.objective_scores, after.objective_scores)
        seen += 1
    assert seen > 5


@settings
def test_draws(setting: Setting) -> None:
    """Law: the card told is the one taken, from a deck its back alone; its worth and what it may
    fulfil are those of the best placement that follows, by the faces that can be known."""
    for one in reason_cases(setting, Draw):
        reason, move = one.reason, one.step.move
        assert isinstance(move, Draw)
        taken = next(event for event in one.step.events if isinstance(event, CardDrawn))
        assert taken.card is not None
        assert reason.back == RETAIL.cards[taken.card].shown
        assert reason.card == (None if move.source in DECKS else taken.card)
        faces = [face for face in one.after.faces if face.card == taken.card and face.payable]
        front = next((face for face in faces if face.side is Side.FRONT), None)
        if reason.card is None:
            faces = [face for face in faces if face.side is Side.BACK]
            assert reason.worth is None
        else:
            worth = None if front is None else max(front.points, default=0)
            assert reason.worth == worth
        slots = one.after.slots
        best = best_times(one.after, [Place(f.card, f.side, at) for f in faces for at in slots])
        for score in one.after.objective_scores:
            change = next((c for c in reason.objectives if c.objective == score.objective), None)
            assert (score.times if change is None else change.after) == best[score.objective]
            assert change is None or change.before == score.times
        named = {change.objective for change in reason.objectives}
        assert named.isdisjoint(reason.advances)
        assert set(reason.advances) <= {score.objective for score in one.after.objective_scores}


def best_times(view: View, placements: list[Place]) -> dict[int, int]:
    """How often each objective would be fulfilled by the best of these for it."""
    best = {score.objective: score.times for score in view.objective_scores}
    for move in placements:
        area = lay(view.me.area, RETAIL.cards[move.card].face(move.side), move.at).area
        for score in view.progress(area):
            best[score.objective] = max(best[score.objective], score.times)
    return best


@settings
def test_setup(setting: Setting) -> None:
    """Law: of a starter its corners, symbols and places are told as they then are; of an objective
    how much of what it needs there is."""
    for one in reason_cases(setting, ChooseStarter, ChooseObjective):
        reason, move = one.reason, one.step.move
        if isinstance(move, ChooseStarter):
            assert reason.places == len(one.after.slots)
            assert tuple(map(reason.gained.count, SYMBOLS)) == one.after.me.tally
            assert reason.corners is not None
            assert reason.places <= reason.corners <= 4
        else:
            assert reason.has is not None
            assert reason.needs is not None
            assert 0 <= reason.has <= reason.needs


def test_an_objective_that_the_hand_serves() -> None:
    """Cases: of the three fungi of a diagonal the hand has two; of a set of three fungi there is
    one on the starter, and more than enough on the cards."""
    area, _ = lay_all("81f 1f@1,1")
    view = table([player(area, hand=(2, 3, 11)), player()]).view(0)
    diagonal, fungi = (reason_for(view, ChooseObjective(objective)) for objective in (87, 95))
    assert (diagonal.has, diagonal.needs) == (2, 3)
    assert (fungi.has, fungi.needs) == (3, 3)


@settings
def test_what_a_seat_is_told_of_a_line(setting: Setting) -> None:
    """Law: a line, here the one that was really played, names no card that the seat has not seen,
    and no objective but those that it was offered; what the seat does itself with cards that it
    holds is all there."""
    left_out = 0
    for one in reason_cases(setting, Place, Draw, ChooseStarter, ChooseObjective):
        hidden = {card.id for card in unseen_cards(one.view)}
        shown = known_line(one.view, one.line)
        left_out += len(one.line) - len(shown)
        for half_move in shown:
            move = parse_move(half_move.move)
            if isinstance(move, Place):
                assert move.card not in hidden
            if isinstance(move, ChooseObjective):
                assert half_move.seat == one.seat
                assert move.objective in one.view.me.offered
        held = {card.card for card in one.view.me.hand}
        own = [str(m) for s, m in one.line if isinstance(m, Place) and m.card in held]
        assert set(own) <= {half_move.move for half_move in shown}
        assert (shown[0].seat, shown[0].move) == (one.seat, str(one.step.move))
    assert left_out


@settings
def test_words(setting: Setting) -> None:
    """Law: every reason has words, in one line, and without an end."""
    for one in reason_cases(setting, Place, Draw, ChooseStarter, ChooseObjective):
        text = describe_reason(one.reason)
        assert text
        assert text.isprintable()
        assert not text.endswith((".", ",", " "))


@pytest.mark.parametrize(
    ("reason", "text"),
    [
        (
            Reason(
                points=4, places=9, next=NextPlacement("1f@1,1", 0, (ObjectiveChange(87, 1, 2),))
            ),
            "+4 now, leaves 9 open spots",
        ),
        (
            Reason(points=0, places=1, lost=(Symbol.QUILL,), unlocked=(45, 46)),
            "loses 1 Q, makes 2 more cards affordable",
        ),
        (
            Reason(
                points=1,
                places=2,
                objectives=(ObjectiveChange(95, 0, 1),),
                gained=(Symbol.FUNGI,) * 2,
            ),
            "+1 now, first FFF set",
        ),
        (
            Reason(back=Back(Kind.GOLD, Symbol.PLANT), card=51, worth=3, advances=(91,)),
            "+3 when placed, a step towards the PFF pattern",
        ),
        (
            Reason(back=Back(Kind.RESOURCE, Symbol.FUNGI), objectives=(ObjectiveChange(87, 0, 1),)),
            "first FFF pattern with it",
        ),
        (
            Reason(places=1, corners=1, gained=(Symbol.INSECT, Symbol.INSECT)),
            "1 corner, gains 2 I",
        ),
        (
            Reason(has=2, needs=3, next=NextPlacement("7f@1,1", 1, ())),
            "2 of 3 already there, +1 next turn",
        ),
        (Reason(back=Back(Kind.GOLD, Symbol.PLANT)), "an unseen P card"),
        (Reason(back=Back(Kind.GOLD, Symbol.PLANT), card=51), "a P card for later"),
    ],
)
def test_words_for(reason: Reason, text: str) -> None:
    """Cases: one line for each kind of half-move; one is one, and more are many."""
    assert describe_reason(reason) == text


@pytest.mark.parametrize(
    ("change", "text"),
    [
        (ObjectiveChange(87, 11, 12), "12th FFF pattern"),
        (ObjectiveChange(87, 0, 2), "2 more: FFF pattern"),
        (ObjectiveChange(87, 2, 1), "loses the second FFF pattern"),
    ],
)
def test_words_for_objectives(change: ObjectiveChange, text: str) -> None:
    """Cases: one time more by its number, several by how many, and one lost."""
    assert describe_reason(Reason(points=0, objectives=(change,))) == text


def test_a_truth_that_differs_makes_no_difference() -> None:
    """Law: a reason depends on the view and the line alone; so does what is told of the line."""
    game = whole_game(SETTINGS[0], SEED)
    for number in range(0, len(game.transitions), 7):
        one = ReasonCase(game, number)
        other = view_of(one.view.resample(Random(number)), one.seat)
        assert reason_for(other, one.step.move, one.line) == one.reason
        assert known_line(other, one.line) == known_line(one.view, one.line)
