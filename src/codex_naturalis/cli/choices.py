"""The half-moves that a person can choose from: numbered, best first, with what each brings."""

from __future__ import annotations

from msgspec import Struct

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.engine.view import Preview, View
from codex_naturalis.notation.words import back_words, describe_card, describe_objective


class Choice(Struct, frozen=True):
    move: Move
    words: str

    def line(self, number: int) -> str:
        return f"{number:>3}  {self.move!s:<9}  {self.words}".rstrip()


def choices(view: View) -> list[Choice]:
    """The legal half-moves of the seat of a view, in the order of their numbers."""
    if view.phase is Phase.PLACE:
        return _placements(view)
    return [Choice(move, words_for(view, move)) for move in view.legal_moves]


def _placements(view: View) -> list[Choice]:
    """By points at once, then by objective points, then by symbols and by open slots."""
    found = []
    for move in view.legal_moves:
        assert isinstance(move, Place)
        brings = view.preview(move)
        rank = (brings.points, brings.objective_points, sum(brings.tally), len(brings.slots))
        found.append((rank, Choice(move, _preview_words(view, brings))))
    found.sort(key=lambda pair: pair[0], reverse=True)
    return [choice for _, choice in found]


def words_for(view: View, move: Move) -> str:
    """What a legal half-move brings, or which card it draws, in words."""
    match move:
        case Place():
            return _preview_words(view, view.preview(move))
        case ChooseObjective(objective):
            return describe_objective(RETAIL.objective_by_id[objective])
        case ChooseStarter(side):
            return f"the {side.value} of starter {view.me.starter} up"
        case Draw(source):
            index = INDEX.get(source)
            if index is None:
                return _deck_words(view, source)
            card = view.market[index]
            assert card is not None, f"{source} is empty"
            return describe_card(RETAIL.cards[card]).partition(";")[0]


def _deck_words(view: View, source: Source) -> str:
    deck = view.decks[source is Source.GOLD_DECK]
    assert deck.top is not None, f"{source} is empty"
    return f"the deck: unseen, {back_words(deck.top)}, {deck.count} left"


def _preview_words(view: View, brings: Preview) -> str:
    words = [f"+{brings.points}"]
    gain = brings.objective_points - sum(score.points for score in view.objective_scores)
    if gain:
        words.append(f"objectives {gain:+}")
    if brings.lost:
        words.append(f"loses {', '.join(brings.lost)}")
    return ", ".join(words)
