"""The worked examples E1–E17 of the rules."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from codex_naturalis.engine.area import Area, lay, points_at
from codex_naturalis.engine.cards import Face, Scoring, Side, make_face
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import ViolationCode
from codex_naturalis.engine.events import DrawSkipped, EndReason, EndTriggered, TyborStep, TyborTook
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.geometry import Cell
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.scoring import ranks, score_objective
from codex_naturalis.engine.state import Options, Phase, TieBreak
from codex_naturalis.engine.symbols import NOTHING, Symbol
from codex_naturalis.engine.tybor import resources
from codex_naturalis.notation.position import read_area
from tests.building import lay_all, monk, objective_card, owned, player, table, with_symbols


def codes(game: Game, move: str) -> list[ViolationCode]:
    return [reason.code for reason in game.why_not(move)]


def colours(**positions: list[tuple[int, int]]) -> Area:
    """An area of which only the places of the colours matter; backs, ten of a kingdom at most."""
    laid: dict[tuple[int, int], Face] = {}
    for kingdom, spots in positions.items():
        own = [card for card in RETAIL.resource if card.kingdom == kingdom]
        laid |= {at: card.back for at, card in zip(spots, own, strict=False)}
    return Area(laid, {}, frozenset(), NOTHING)


def points_of(number: int, area: Area) -> int:
    return score_objective(objective_card(number), area).points


def test_e1_starter_back() -> None:
    """E1: centre symbols are owned, hidden corners give no spot."""
    area = read_area("86b")
    assert owned(area) == {"P": 1, "A": 1, "F": 1}
    assert set(area.slots) == {(1, 1), (-1, 1)}


def test_e2_hidden_corner_forbids() -> None:
    """E2: one hidden corner among those covered forbids the spot (R23)."""
    area, points = lay_all("81f 10f@1,1")
    assert points == 1
    area = lay(area, RETAIL.cards[11].front, (-1, 1)).area
    assert owned(area) == {"F": 1, "P": 2, "I": 1, "A": 1}
    assert set(area.slots) == {(-2, 0), (-2, 2), (-1, -1), (1, -1), (2, 0), (2, 2)}
    game = table([player(area, hand=(1, 2, 41)), player()])
    assert codes(game, "1b@0,2") == [ViolationCode.HIDDEN_CORNER]
    assert "card 10" in game.why_not("1b@0,2")[0].text


def test_e3_own_hidden_corner_is_free() -> None:
    """E3: the new card's own corner may be hidden (R24)."""
    game = table([player("81f", hand=(19, 2, 41)), player()])
    game.push("19f@1,1")
    mover = game.state.players[0]
    assert mover.points == 1
    assert owned(mover.area) == {"F": 1, "P": 1, "I": 1, "A": 1}


def test_e4_cost_before_placing() -> None:
    """E4: the cost is counted just before placing, and may be covered by that very card (R26)."""
    game = table([player("81f 13f@-1,-1", hand=(57, 59, 1)), player()])
    assert owned(game.state.players[0].area) == {"F": 1, "P": 3, "A": 1}
    game.push("57f@1,1")
    mover = game.state.players[0]
    assert mover.points == 3
    assert owned(mover.area) == {"F": 1, "P": 2, "A": 1, "Q": 1}
    game = table([player("81f 13f@-1,-1 57f@1,1", hand=(59, 2, 1)), player()])
    assert codes(game, "59f@1,-1") == [ViolationCode.COST]
    assert game.why_not("59f@1,-1")[0].text == "card 59 needs 1 more plant"
    game.push("59b@1,-1")
    assert owned(game.state.players[0].area)["P"] == 3


def scored(area: Area, face: Face, at: Cell) -> int:
    """What laying a face brings; foretold without laying it."""
    points = lay(area, face, at).points
    assert points_at(area, face, at) == points
    return points


def test_e5_points_by_objects_after_placing() -> None:
    """E5: objects are counted after placing: its own counts, one just covered does not (R27)."""
    area, _ = lay_all("86b 5f@1,1 27f@-1,1")
    assert owned(area) == {"F": 3, "P": 2, "A": 2, "Q": 2}
    gold = RETAIL.cards[41].front
    assert gold.affordable(area.tally)
    assert scored(area, gold, (-2, 0)) == 3
    assert scored(area, gold, (2, 2)) == 2


def test_a_card_worth_more_than_one_for_each_object() -> None:
    """R27 with an invented card: its number for each object visible after placing."""
    face = make_face(
        301,
        Side.FRONT,
        Symbol.FUNGI,
        corners=(Symbol.QUILL, None, None, None),
        points=2,
        scoring=Scoring.OBJECT,
        counted=Symbol.QUILL,
    )
    area, _ = lay_all("86b 5f@1,1 27f@-1,1")
    assert scored(area, face, (-2, 0)) == 6
    assert set(lay(area, face, (-2, 0)).area.slots.values()) == {None}


@pytest.mark.parametrize(
    ("laid", "at", "corners"),
    [
        ("81f", (1, 1), 1),
        ("81f 1b@1,-1 2b@2,0", (1, 1), 2),
        ("81f 1b@1,-1 2b@2,0 3b@-1,1 4b@0,2", (1, 1), 3),
        ("81f 1b@1,-1 2b@2,0 3b@-1,1 4b@0,2 5b@3,1 6b@2,2", (1, 1), 4),
    ],
)
def test_e6_points_by_covered_corners(laid: str, at: tuple[int, int], corners: int) -> None:
    """E6: 2, 4, 6, 8 points on 1 to 4 corners, symbol or not; face down 0."""
    area, _ = lay_all(laid)
    assert scored(area, RETAIL.cards[44].front, at) == 2 * corners
    spots = {(0, 0), (2, 0), (0, 2), (2, 2)} & area.cards.keys()
    assert set(area.under(at)) == spots
    assert len(spots) == corners
    assert scored(area, RETAIL.cards[44].back, at) == 0


def test_e7_symbol_objectives() -> None:
    """E7: sets of symbols, each symbol once within an objective (R51, R53)."""
    area = with_symbols(fungi=7, quill=3, inkwell=2, manuscript=5)
    points = {number: points_of(number, area) for number in (95, 100, 99, 102, 96)}
    assert points == {95: 4, 100: 4, 99: 6, 102: 2, 96: 0}


@pytest.mark.parametrize(("length", "times"), [(2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_e8_disjoint_diagonals(length: int, times: int) -> None:
    """E8: a line of n fungi holds n // 3 disjoint diagonals, wherever it begins."""
    area = colours(fungi=[(n, n) for n in range(1, length + 1)])
    score = score_objective(objective_card(87), area)
    assert (score.times, score.points) == (times, 2 * times)
    spots = [at for occurrence in score.matched for at in occurrence]
    assert len(spots) == len(set(spots)) == 3 * times


def test_e9_the_starter_never_counts() -> None:
    """E9: fungi on both sides of the starter are no diagonal (R52)."""
    area = colours(fungi=[(-1, -1), (1, 1), (2, 2)])
    area.cards[0, 0] = RETAIL.cards[82].back
    assert points_of(87, area) == 0


def test_e10_disjoint_l_shapes() -> None:
    """E10: two disjoint L shapes in one column (R53)."""
    area = colours(animal=[(1, -3), (1, -1), (1, 1), (1, 3)], fungi=[(2, 0), (2, 2), (2, 4)])
    assert points_of(93, area) == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e11_turns_after_the_trigger(players: int) -> None:
    """E11: triggered by seat s in round r, everybody ends with r + 1 turns (R41)."""
    left = []
    for trigger in range(players):
        people = [player(points=19 if n == trigger else 0, hand=(8, 9, 10)) for n in range(players)]
        game = table(people, seat=trigger, resource=tuple(range(11, 40)))
        events = game.push("8f@1,1")
        assert [event for event in events if isinstance(event, EndTriggered)] == [
            EndTriggered(trigger, EndReason.POINTS, 6)
        ]
        game.push("<R")
        turns = 0
        while not game.over:
            move = next(iter(game.legal_moves))
            turns += isinstance(move, Place)
            game.push(move)
        left.append(turns)
    assert left == {2: [3, 2], 3: [5, 4, 3], 4: [7, 6, 5, 4]}[players]


def test_e12_decks_run_dry() -> None:
    """E12: the last gold of the deck triggers the end; a face-up card is still drawn (R32), then
    there is nothing to draw, and the last round is played with two cards."""
    people = [player(hand=(n, n + 1, n + 2)) for n in (1, 4, 11, 14)]
    game = table(people, seat=1, resource=(), gold=(61,), market=(None, None, None, 71))
    game.push("4b@1,1")
    events = game.push("<G")
    assert EndTriggered(1, EndReason.DECKS, 6) in events
    game.push("11b@1,1")
    assert [str(move) for move in game.legal_moves] == ["<G2"]
    game.push("<G2")
    events = game.push("14b@1,1")
    assert DrawSkipped(3) in events
    assert game.state.round == game.state.last_round == 6
    assert [len(p.hand) for p in game.state.players] == [3, 3, 3, 2]
    for _ in range(4):
        game.push(next(iter(game.legal_moves)))
    assert game.over
    assert [len(p.hand) for p in game.state.players] == [2, 2, 2, 1]


def finished(tie_break: TieBreak, *people: tuple[int, Area, int]) -> tuple[int, ...]:
    """The ranks of players of such points, areas and secret objectives; the first have won."""
    game = table(
        [player(area, points=points, objective=secret) for points, area, secret in people],
        common=(95, 96),
        options=Options(tie_break=tie_break),
    )
    ended = Game(replace(game.state, phase=Phase.OVER, ended=EndReason.POINTS))
    outcome, places = ended.outcome(), ranks(ended.state)
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat, place in enumerate(places) if place == 1)
    return places


def test_e13_ties() -> None:
    """E13: 20+10 against 24+6: by points the first; by cards whoever fulfilled more; equal in
    both: shared (R54)."""
    ten = with_symbols(fungi=15)
    six_by_one = with_symbols(fungi=9)
    six_by_three = with_symbols(fungi=3, plant=3, animal=3)
    assert finished(TieBreak.POINTS, (20, ten, 98), (24, six_by_three, 97)) == (1, 2)
    assert finished(TieBreak.CARDS, (20, ten, 98), (24, six_by_three, 97)) == (2, 1)
    assert finished(TieBreak.CARDS, (20, ten, 98), (24, six_by_one, 97)) == (1, 1)
    assert finished(TieBreak.POINTS, (24, six_by_one, 98), (24, six_by_three, 97)) == (1, 1)
    assert finished(TieBreak.CARDS, (24, six_by_one, 98), (24, six_by_three, 97)) == (2, 1)


def test_ranks() -> None:
    """R54: a tie behind the winner is decided in the same way; who shares a rank leaves the next
    one out."""
    ten, six = with_symbols(fungi=15), with_symbols(fungi=9)
    four = (
        (20, ten, 98),
        (20, ten, 97),
        (25, ten, 98),
        (24, six, 98),
    )
    assert finished(TieBreak.POINTS, *four) == (2, 2, 1, 4)
    assert finished(TieBreak.CARDS, *four) == (2, 2, 1, 2)


BLOCKED = "84b 34f@-1,1 79f@0,2 15f@-2,2 78f@-1,-1 16f@-3,1 51b@1,1 58f@2,0 59f@-4,2 77f@2,2"


def test_e14_a_blocked_board() -> None:
    """E14: a board of the printed cards without a legal spot; every cost is paid on the way."""
    area, points = lay_all(BLOCKED)
    assert points == 15
    assert area.blocked
    assert read_area(BLOCKED) == area


def test_e15_tybor_pays_with_what_he_took_first() -> None:
    """E15: the left column gives an insect, which pays for the right one's gold (R61, R62)."""
    game = table(
        [player("81f", hand=(1, 2, 45))],
        tybor=monk(3, 11, 21, 31, 32),
        market=(33, 22, 44, 75),
        common=(88, 99),
        gold=(61, 62, 63),
    )
    game.push("1b@1,1")
    events = game.push("<G")
    took = [event for event in events if isinstance(event, TyborTook)]
    assert [(event.step, event.card, event.points) for event in took] == [
        (TyborStep.RESOURCE, 33, 0),
        (TyborStep.SCORED, 75, 2),
    ]
    assert game.state.tybor is not None
    assert game.state.tybor.points == 2
    assert resources(game.state.tybor)[Symbol.INSECT] == 3


def solo(points: int, tybor_points: int) -> Game:
    return table(
        [player("81f", hand=(8, 9, 10), points=points)],
        tybor=monk(11, 21, points=tybor_points),
        resource=tuple(range(12, 20)),
        round=11,
        common=(88, 90),
    )


def rounds_until_the_end(game: Game) -> tuple[int, int]:
    """The turns that the player and Tybor still have."""
    turns = tybor = 0
    while not game.over:
        move = next(iter(game.legal_moves))
        turns += isinstance(move, Place)
        events = game.push(move)
        tybor += any(isinstance(event, TyborTook) for event in events)
    return turns, tybor


def test_e16_the_end_in_solo() -> None:
    """E16: triggered by the player or by Tybor in turn 11, both end with 12 turns (R67)."""
    game = solo(19, 0)
    game.push("8f@1,1")
    game.push("<R")
    assert rounds_until_the_end(game) == (1, 1)
    assert game.state.round == 12
    game = solo(0, 20)
    game.push("8b@1,1")
    events = game.push("<R")
    assert [event.seat for event in events if isinstance(event, EndTriggered)] == [1]
    assert rounds_until_the_end(game) == (1, 1)
    assert game.state.round == 12


def test_e17_a_tie_is_tybors() -> None:
    """E17: 22+4 against 26: Tybor wins (R68)."""
    area = with_symbols(fungi=6)
    state = table(
        [player(area, points=22, objective=98)], tybor=monk(points=26), common=(95, 96)
    ).state
    for points, winners in ((26, (1,)), (25, (0,)), (27, (1,))):
        ended = Game(
            replace(state, phase=Phase.OVER, ended=EndReason.POINTS, tybor=monk(points=points))
        )
        outcome = ended.outcome()
        assert outcome is not None
        assert [str(score) for score in outcome.scores] == ["22+4", f"{points}+0"]
        assert outcome.winners == winners
        assert ranks(ended.state) == ((1, 2) if winners == (0,) else (2, 1))
        assert outcome.tie_broken == (points == 26)
