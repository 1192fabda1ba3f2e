"""The table in characters, and the words that go with it."""

import re
from functools import cache
from itertools import cycle, product
from random import Random
from typing import NamedTuple

import pytest
from msgspec.structs import replace

from codex_naturalis.engine.cards import FRONT
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import (
    EndReason,
    redact,
)
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.scoring import Outcome, SeatScore, score_objective
from codex_naturalis.engine.state import Options, Phase, State, TieBreak
from codex_naturalis.engine.symbols import NOTHING, Symbol, tally_of
from codex_naturalis.engine.view import DeckView, View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.notation.canvas import ASCII, BOX, Canvas, Signs, styled
from codex_naturalis.notation.drawing import draw
from codex_naturalis.notation.event_words import describe_event
from codex_naturalis.notation.lattice import COMPACT, FULL, MEDIUM, Scale, draw_area
from codex_naturalis.notation.names import columns, name_of, printable
from codex_naturalis.notation.position import read_area
from codex_naturalis.notation.words import counted, describe_objective

CODES = re.compile(r"\x1b\[[0-9;]*m")
TABLES = [
    ("table", 2),
    ("table", 3),
    ("table", 4),
    ("solo-easy", 1),
    ("solo-normal", 1),
    ("solo-hard", 1),
]
NAMES = ("Ada", "Bruno", "Cleo", "Dmitri")
WIDTHS = (40, 80, 120)


class Drawn(NamedTuple):
    view: View
    width: int
    plain: str
    coloured: str
    ascii: str


@cache
def moments(mode: str, players: int) -> tuple[State, ...]:
    """A whole random game: its setup, the first turn, some of the middle, the last rounds."""
    rng = Random(f"{mode} {players}")
    game = Game.new(players, rng=rng, mode=mode)
    states = [game.state]
    while not game.over:
        game.push(game.legal_moves.sample(rng))
        states.append(game.state)
    setup = 2 * players
    ending = [state for state in states if state.last_round is not None]
    return (
        *states[: setup + 2],
        *states[setup + 15 :: len(states) // 3],
        ending[0],
        ending[-2],
        states[-1],
    )


@cache
def drawings(mode: str, players: int) -> list[Drawn]:
    """Those moments, each as one of the seats or a spectator sees it; on every width."""
    drawn = []
    viewers = cycle((*range(players), None))
    names = NAMES[:players]
    for state, width in product(moments(mode, players), WIDTHS):
        view = view_of(state, next(viewers))
        plain = draw(view, width=width, names=names)
        coloured = draw(view, width=width, names=names, colour=True)
        ascii_only = draw(view, width=width, names=names, ascii_only=True)
        drawn.append(Drawn(view, width, plain, coloured, ascii_only))
    return drawn


def mid_game(seat: int | None = 0, players: int = 2) -> View:
    return view_of(moments("table", players)[-5], seat)


def over(mode: str = "table", players: int = 2, seat: int | None = 0) -> View:
    return view_of(moments(mode, players)[-1], seat)


def own_area(text: str) -> str:
    return text.split("── My area ")[1].split("── Your hand", maxsplit=1)[0]


def picture(area: str, scale: Scale, signs: Signs = BOX) -> str:
    laid = read_area(area)
    lines = draw_area(laid, sorted(laid.slots), 80, signs, (scale,)).lines(colour=False)
    return "\n".join(lines)


def expected(text: str) -> str:
    """A picture written between bars, for the sake of spaces."""
    return "\n".join(line.strip()[1:-1].rstrip() for line in text.strip().splitlines())


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_no_line_is_too_long(mode: str, players: int) -> None:
    """Law: every line fits the width, however far an area has spread."""
    for drawn in drawings(mode, players):
        for text in (drawn.plain, drawn.ascii):
            assert max(map(len, text.splitlines())) <= drawn.width
            assert not re.search(r"[ \t]$", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits(language: str) -> None:
    """Law: in every language, every line fits the width; in ASCII it is the same drawing."""
    words = words_of(language)
    for mode, players in (("table", 3), ("solo-easy", 1)):
        for state, width in product(moments(mode, players), WIDTHS):
            view = view_of(state, 0)
            text = draw(view, width=width, names=NAMES[:players], words=words)
            plain = draw(view, width=width, names=NAMES[:players], words=words, ascii_only=True)
            assert max(map(columns, text.splitlines())) <= width
            assert plain.isascii()
            assert [*map(len, plain.splitlines())] == [*map(columns, text.splitlines())]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_colour_adds_codes_only(mode: str, players: int) -> None:
    """Law: without its codes the coloured text is the plain one."""
    for drawn in drawings(mode, players):
        assert drawn.coloured != drawn.plain == CODES.sub("", drawn.coloured)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_ascii_has_the_same_shape(mode: str, players: int) -> None:
    """Law: `ascii_only` is pure ASCII, and the same drawing with other signs."""
    signs = str.maketrans("─│┌┐└┘×…·", "-|++++x~-")
    for drawn in drawings(mode, players):
        assert drawn.ascii.isascii()
        assert drawn.ascii == drawn.plain.translate(signs)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_card_is_shown(mode: str, players: int) -> None:
    """Law: every card of every area stands there with its side; in my area and nowhere else."""
    for drawn in drawings(mode, players):
        for seat, player in enumerate(drawn.view.players):
            mine = seat == drawn.view.seat
            text = own_area(drawn.plain) if mine else drawn.plain.split("── My area ")[0]
            shown = re.findall(r"[*FPAI] ?(\d+[fb])\b", text)
            for laid in player.cards:
                assert f"{laid.card}{laid.side.letter}" in shown
            if mine and player.cards:
                assert len(shown) == len(player.cards)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_open_slot_is_shown(mode: str, players: int) -> None:
    """Law: my area shows the coordinates of my open slots and of no others, while I may move."""
    for drawn in drawings(mode, players):
        if drawn.view.seat is None or not drawn.view.me.cards:
            continue
        shown = re.findall(r"(?<![@\d-])(-?\d+),(-?\d+)", own_area(drawn.plain))
        slots = () if drawn.view.phase is Phase.OVER else drawn.view.slots
        assert sorted((int(x), int(y)) for x, y in shown) == sorted(slots)


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_nothing_hidden_is_shown(mode: str, players: int) -> None:
    """Law: another truth that the viewer cannot tell from this one is drawn the same."""
    rng = Random(players)
    for drawn in drawings(mode, players)[::2]:
        other = view_of(drawn.view.resample(rng), drawn.view.seat)
        text = draw(other, width=drawn.width, names=NAMES[:players])
        assert text == drawn.plain


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_events_have_words(mode: str, players: int) -> None:
    """Law: whatever happens, and whoever looks, can be told in one line."""
    rng = Random(players)
    game = Game.new(players, rng=rng, mode=mode)
    while not game.over:
        for event in game.push(game.legal_moves.sample(rng)):
            for known in (event, redact(event, None)):
                points = [player.points for player in game.state.players]
                line = describe_event(known, NAMES[:players], points)
                assert re.fullmatch(r"[A-Z][ -~]*[.)]", line)


def test_later_cards_cover_earlier_ones() -> None:
    """Case: where two cards meet one sees the symbol of the later; its frame runs up to it, the
    other's ends before. Between these two areas 32f and 23f have changed their order."""
    assert picture("81f 21f@-1,1 23f@1,1 32f@0,2", FULL) == expected("""
        |                         1,3     |
        |              #───────o          |
        |-2,2          │ I 32f │          |
        |      A─────  I───────I  ─────#  |
        |      │ A 21f │       │ A 23f │  |
        |      o───────#  ───  A───────o  |
        |-2,0          │ * 81f │          2,0|
        |              I───────A          |
        |        -1,-1           1,-1     |
    """)
    assert picture("81f 21f@-1,1 32f@0,2 23f@1,1", FULL) == expected("""
        |                         1,3     |
        |              #───────o          |
        |-2,2          │ I 32f │          |
        |      A─────  I─────  A───────#  |
        |      │ A 21f │       │ A 23f │  |
        |      o───────#  ───  A───────o  |
        |-2,0          │ * 81f │          2,0|
        |              I───────A          |
        |        -1,-1           1,-1     |
    """)


def test_smaller_scales() -> None:
    """Case: the same on the smaller scales, where a dash stands for the frame on top; and a
    starter's centre on its lower edge."""
    assert picture("81f 21f@-1,1 32f@0,2 23f@1,1", MEDIUM, ASCII) == expected("""
        |                   1,3   |
        |           #-----o       |
        |-2,2       |I 32f|       |
        |     A---- I---- A-----# |
        |     |A 21f|     |A 23f| |
        |     o-----# --- A-----o |
        |-2,0       |* 81f|       2,0|
        |           I-----A       |
        |      -1,-1       1,-1   |
    """)
    assert picture("81f 21f@-1,1 23f@1,1 32f@0,2", COMPACT) == expected("""
        |               1,3  |
        |         #    o     |
        |-2,2      I32f      |
        |    A    I─  ─I    #|
        |     A21f      A23f |
        |    o   ─#    A─   o|
        |-2,0      *81f      2,0|
        |         I    A     |
        |    -1,-1      1,-1 |
    """)
    assert picture("86b 11b@-1,1", FULL) == expected("""
        |-2,2             0,2       |
        |      o───────o            |
        |      │ P 11b │          1,1|
        |      o───────o  ─────o    |
        |-2,0          │ * 86b │    |
        |              #──PAF──#    |
    """)


def test_an_area_too_wide_is_listed() -> None:
    """Case: what no scale can hold becomes a list, with what is left of each card's corners."""
    area = read_area("86b 23f@1,1 11b@-1,1")
    lines = draw_area(area, sorted(area.slots), 40, BOX, ()).lines(colour=False)
    assert lines == [
        "Cards with their corners, x where",
        "  covered: *86b@0,0[xx##] A23f@1,1[A#Ao]",
        "  P11b@-1,1[oooo]",
        "Open spots: -2,0 -2,2 0,2 2,0",
    ]
    assert len(draw_area(area, (), 40, BOX, ()).lines(colour=False)) == 3


def test_the_setup() -> None:
    """Case: first the two faces of the starter, then hand and offered objectives, each with the
    text that chooses it; the decks have no backs before."""
    game = Game.new(2, seed=1)
    text = draw(game.view(0), names=["Ada"])
    assert text.startswith("Codex Naturalis · 2 players · Setup\nMake your choice\n")
    assert "\nThe players are choosing\n" in draw(game.view(None))
    assert "│    ?    │" in text
    assert "Your hand" not in text
    assert text.endswith("\nChoose a side of your starter card (s:front s:back)\n")
    game.push("s:back")
    text = draw(game.view(0))
    first, second = game.view(0).me.offered
    described = describe_objective(RETAIL.objective_by_id[first])[:9]
    assert f"Offered (o:{first}) · {described}" in text
    assert text.endswith(f"\nChoose your secret objective (o:{first} o:{second})\n")
    assert "│    ?    │" not in text
    assert "Your hand" in text


def test_a_turn() -> None:
    """Case: the prompt names half-moves that are legal; who is not on move gets none."""
    game = Game.new(2, seed=1)
    rng = Random(1)
    while game.state.phase is Phase.SETUP:
        game.push(game.legal_moves.sample(rng))
    text = draw(game.view(0))
    assert "· Round 1\nYour turn\n" in text
    example = text.split("\nChoose a card to place. (")[1].split()[0]
    assert "\nSeat 0 is playing\n" in draw(game.view(1))
    assert "Choose" not in draw(game.view(1))
    assert "Choose" not in draw(game.view(None))
    game.push(example)
    assert draw(game.view(0)).endswith("\nDraw one card (<R <G <R1 <R2 <G1 <G2)\n")
    stuck = replace(game.view(0), phase=Phase.PLACE, faces=())
    assert draw(stuck).endswith("\nChoose a card to place. (…)\n")


def test_hands() -> None:
    """Case: of my hand all is said, of others' hands what all have seen."""
    view = mid_game()
    text = draw(view)
    for face in view.faces:
        verdict = f"{face.card}{face.side.letter} "
        if face.side is FRONT and not face.payable:
            verdict += f"needs {counted(face.missing)}"
        assert verdict[:19].rstrip() in text
    hands = [held for held in view.players[1].hand if held.card is not None]
    for player in (view.players[1], replace(view.players[1], hand=hands)):
        shown = draw(replace(view, players=(view.me, player)))
        for held in player.hand:
            number = "" if held.card is None else f"{held.card} "
            kingdom = str(held.back.kingdom).replace("fungi", "fungus")
            assert f"[{number}{held.back.kind[0].upper()} {kingdom}]" in shown


def test_costs() -> None:
    """Case: a front says whether it is free, affordable, or what it needs."""
    view = mid_game()
    lacking = tally_of({Symbol.INSECT: 2, Symbol.PLANT: 1})
    faces = tuple(
        replace(view.faces[0], card=card, side=FRONT, missing=missing)
        for card, missing in ((40, NOTHING), (76, NOTHING), (75, lacking))
    )
    hand = draw(replace(view, faces=faces)).split("Your hand")[1].splitlines()[1:7]
    assert [line.rstrip() for line in hand] == [
        "#─── 1 ───I         o── 2/c ──#         o── 2/c ──o",
        "│  I 40f  │         │  I 76f  │         │  I 75f  │",
        "o─────────o         o─ IIIF ──o         o─ IIIP ──#",
        "40f free            76f affordable      75f needs 1 plant,",
        "40b gives 1 insect  76b gives 1 insect  2 insects",
        "                                        75b gives 1 insect",
    ]


def test_the_market() -> None:
    """Case: each deck and slot under the text of its draw; what is gone is empty."""
    view = mid_game()
    decks = (DeckView(3, RETAIL.cards[17].shown), DeckView(0, None))
    text = draw(replace(view, decks=decks, market=(17, None, 41, 50)))
    market = [line[:39].rstrip() for line in text.split("Market")[1].splitlines()[1:9]]
    assert market == [
        "<R ×3         <R1           <R2",
        "┌─────────┐   M─────────#",
        "│ R plant │   │  P 17f  │      empty",
        "└─────────┘   P─────────A",
        "<G ×0         <G1           <G2",
        "              #── 1/Q ──o   o─── 5 ───#",
        "   empty      │  F 41f  │   │  F 50f  │",
        "              o── FFA ──Q   o─ FFFFF ─#",
    ]


def test_objectives() -> None:
    """Case: a small picture, the words, and how far the viewer has come."""
    view = mid_game()
    common = (91, 99)
    scores = tuple(score_objective(RETAIL.objective_by_id[one], view.me.area) for one in common)
    view = replace(view, objectives=common, objective_scores=scores)
    text = draw(view, width=120)
    assert "F      Common · Objective 91: two fungi cards, one above the other, and a" in text
    assert "QKM    Common · Objective 99: 1 quill, 1 inkwell, 1 manuscript, 3 points each\n" in text
    assert f"Secret · Objective {view.me.objective}: " in text
    twice = replace(scores[0], times=2)
    assert "fulfilled 2 times, 6 points" in draw(replace(view, objective_scores=(twice,)))
    assert "fulfilled" not in draw(mid_game(None))


def test_the_end_comes_near() -> None:
    """Case: what has triggered the end is said at once, and that nobody draws in the last round."""
    view = mid_game()
    near = replace(view, ended=EndReason.DECKS, last_round=view.round + 1)
    notice = "Both decks are empty. Finish this round, then everyone takes one more turn.\n"
    assert notice in draw(near)
    assert "Last round: nobody draws.\n" in draw(replace(near, last_round=view.round))


def ending(view: View, outcome: Outcome, options: Options | None = None) -> list[str]:
    text = draw(replace(view, outcome=outcome, options=options or view.options), names=NAMES)
    return text.split("── Scoring ")[1].splitlines()[1:]


def test_the_outcome() -> None:
    """Case: track and objectives of each seat, the winner, and what decided a tie; secret
    objectives are shown to all."""
    view = over()
    outcome = view.outcome
    assert outcome is not None
    second = outcome.scores[1]
    lines = ending(view, replace(outcome, winners=(1,), tie_broken=False))
    objectives = " ".join(
        f"+ {one.points} ({one.objective}: {one.times}×{each})"
        for one in second.objectives
        for each in (RETAIL.objective_by_id[one.objective].points,)
    )
    assert lines[2] == f"Bruno {second.track:2} {objectives} = {second.total}"
    assert lines[3] == "Bruno wins."
    assert "Secret (Ada) · " in draw(over(seat=None), names=NAMES)
    tied = replace(outcome, winners=(0,), tie_broken=True)
    decided = "Ada wins. A tie, decided for Ada by more"
    assert ending(view, tied)[3] == f"{decided} points from objectives."
    by_cards = Options(tie_break=TieBreak.CARDS)
    assert ending(view, tied, by_cards)[3] == f"{decided} objectives fulfilled."
    shared = replace(outcome, winners=(0, 1), tie_broken=False)
    assert " ".join(ending(view, shared)[3:]) == (
        "Shared victory: Ada and Bruno. A tie that nothing breaks, so the victory is shared."
    )


def test_solo() -> None:
    """Case: Tybor's points, resources and cards; an equal total is his."""
    view = over("solo-hard", 1)
    assert view.tybor is not None
    text = draw(view, names=["Ada"])
    assert re.search(rf"^ Tybor +{view.tybor.points}  +\d+ +\d+ +\d+ +\d+   ", text, re.MULTILINE)
    assert f"── Tybor, {view.tybor.points} points ─" in text
    for card in (*view.tybor.taken, *view.tybor.scored):
        kingdom = RETAIL.cards[card].kingdom
        assert kingdom is not None
        assert f"{kingdom.letter}{card}" in text
    scores = (SeatScore(26, ()), SeatScore(26, ()))
    tied = Outcome(scores, (1,), tie_broken=True, reason=EndReason.POINTS)
    assert ending(view, tied)[1:] == [
        "Ada   26 = 26",
        "Tybor 26 = 26",
        "Tybor wins. A tie goes to Tybor: to win, you need more points than he has.",
    ]
    fresh = view_of(moments("solo-easy", 1)[0], 0)
    assert "Scored: -" in draw(fresh)


def test_narrow_and_nobody() -> None:
    """Case: below 40 columns the drawing is that of 40; a position may have nobody to move."""
    view = mid_game()
    assert draw(view, width=-1) == draw(view, width=40) != draw(view, width=41)
    nobody = draw(replace(view, to_move=()))
    assert f"· Round {view.round}\n\n" in nobody


HOSTILE = [
    "\x1b[31mEve\x1b[0m\r\n\x07",
    "漢字" * 40,
    "e\u0301\u0301\u0302\u0301 \u202e\u200b\ufeff\ud800",
    "\t \n",
]


@pytest.mark.parametrize("width", WIDTHS)
def test_names_cannot_harm(width: int) -> None:
    """Law: whatever names hold, no control character reaches the terminal and no line grows."""
    for view in (mid_game(2, 4), mid_game(None, 4), over(players=4)):
        for ascii_only in (False, True):
            text = draw(view, width=width, names=HOSTILE, ascii_only=ascii_only)
            assert all(line.isprintable() for line in text.splitlines())
            assert max(map(columns, text.splitlines())) <= width
            assert text.isascii() is ascii_only
            coloured = draw(view, width=width, names=HOSTILE, ascii_only=ascii_only, colour=True)
            assert CODES.sub("", coloured) == text


def test_names() -> None:
    """Case: names are made printable and clipped; an empty one is a seat; behind the one player
    of a solo game sits Tybor."""
    assert printable(HOSTILE[0]) == "?[31mEve?[0…"
    assert printable(HOSTILE[1]) == "漢字漢字漢…"
    assert printable(HOSTILE[2]) == "é ?"
    assert printable("Wolfeschlegelsteinhausen") == "Wolfeschleg…"
    assert printable("Maximiliano!") == "Maximiliano!"
    assert [name_of(seat, HOSTILE) for seat in (3, 4)] == ["Seat 3", "Seat 4"]
    assert [name_of(seat, ["Ada"]) for seat in (0, 1, 2)] == ["Ada", "Tybor", "Seat 2"]


def test_canvas() -> None:
    """Case: words of one style that follow each other share their codes; nothing is no lines."""
    sheet = Canvas()
    assert sheet.trimmed().lines(colour=True) == []
    sheet.flow(0, 0, 9, [*styled("one two", "1"), *styled("three four"), ("", "")], hang=1)
    assert sheet.lines(colour=True) == ["\x1b[1mone two\x1b[0m", " three", " four"]
