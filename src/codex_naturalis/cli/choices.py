"""The half-moves that a person can choose from: numbered, best first, with what each brings."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.view import Preview, View
from codex_naturalis.locale.words import Words
from codex_naturalis.notation.words import (
    back_name,
    card_name,
    counted_symbols,
    describe_objective,
)


class Choice(Struct, frozen=True):
    move: Move
    words: str

    def line(self, number: int) -> str:
        return f"{number:>3}  {self.move!s:<9}  {self.words}".rstrip()


def choices(view: View, words: Words) -> list[Choice]:
    """The legal half-moves of the seat of a view, in the order of their numbers."""
    if view.phase is Phase.PLACE:
        return _placements(view, words)
    return [Choice(move, words_for(view, move, words)) for move in view.legal_moves]


def _placements(view: View, words: Words) -> list[Choice]:
    """By points at once, then by objective points, then by symbols and by open slots."""
    found = []
    for move in view.legal_moves:
        assert isinstance(move, Place)
        brings = view.preview(move)
        rank = (brings.points, brings.objective_points, sum(brings.tally), len(brings.slots))
        found.append((rank, Choice(move, _preview_words(view, brings, words))))
    found.sort(key=lambda pair: pair[0], reverse=True)
    return [choice for _, choice in found]


def words_for(view: View, move: Move, words: Words) -> str:
    """What a legal half-move brings, or which card it draws, in words."""
    match move:
        case Place():
            return _preview_words(view, view.preview(move), words)
        case ChooseObjective(objective):
            return describe_objective(RETAIL.objective_by_id[objective], words)
        case ChooseStarter(side):
            return words(f"board-move-starter-{side.value}")
        case Draw(source):
            index = INDEX.get(source)
            if index is None:
                return _deck_words(view, source, words)
            card = view.market[index]
            assert card is not None, f"{source} is empty"
            return card_name(RETAIL.cards[card], words)


def _deck_words(view: View, source: Source, words: Words) -> str:
    deck = view.decks[source is Source.GOLD_DECK]
    assert deck.top is not None, f"{source} is empty"
    name, left = words(f"board-source-{source.value}"), words("board-cards", n=deck.count)
    return ", ".join([name, left, back_name(deck.top, words)])


def _preview_words(view: View, brings: Preview, words: Words) -> str:
    said = [f"+{brings.points}"]
    gain = brings.objective_points - sum(score.points for score in view.objective_scores)
    if gain:
        said.append(words("board-gains", points=words("points", n=gain)))
    if brings.lost:
        said.append(words("board-loses", lost=counted_symbols(brings.lost, words)))
    return ", ".join(said)
