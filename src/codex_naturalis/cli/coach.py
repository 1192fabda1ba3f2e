"""The coach of the text game: after a poor placement it says why, before the draw. In words it says
what the pages say; symbols are letters, cards and objectives their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import monotonic

from codex_naturalis.analysis.coaching import advise
from codex_naturalis.analysis.judgement import ReviewTask, judge
from codex_naturalis.bots.fallback import ready_search
from codex_naturalis.bots.search import Search
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.view import View
from codex_naturalis.locale.words import Argument, Words
from codex_naturalis.protocol.coaching import CoachAdvice, CoachFact, CoachLevel

SECONDS = 0.8
"""How long a search takes, of the processor."""
WITHIN = 1.2
"""The same by the clock, at most."""
LIMIT = 1.5
"""Seconds after which the coach keeps silent."""


class Coach:
    """Judges from what a seat knew before its placement; speaks once a turn."""

    def __init__(
        self,
        level: CoachLevel,
        search: Search | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.level = level
        self._search = search or ready_search()[1]
        self._clock = clock
        self._spoken: tuple[int, int] | None = None
        """The seat and the round of what was said last."""
        self._loaded = False

    def load(self, view: View) -> None:
        """Before a person's first turn: what a search loads when it first runs takes its time."""
        if not self._loaded:
            self._search(view, simulations=1)
            self._loaded = True

    def advice(self, view: View, move: Place) -> CoachAdvice | None:
        """What it says of a placement, with the view before it; None: nothing."""
        assert view.seat is not None
        turn = view.seat, view.round
        if turn == self._spoken:
            return None
        begun = self._clock()
        judged = judge(ReviewTask(0, view, move, WITHIN), self._search, seconds=SECONDS)
        advice = advise(judged, self.level)
        if advice is None or self._clock() - begun > LIMIT:
            return None
        self._spoken = turn
        return advice


def coach_lines(advice: CoachAdvice, words: Words, undo: str) -> Iterator[str]:
    """What it says, and the command that takes the placement back."""
    yield words("coach-loss", loss=words.chance(advice.loss))
    for fact in advice.played:
        yield words(f"coach-{fact.kind}", **_arguments(fact))
    how = words(f"coach-how-{advice.better_by}")
    if advice.better:
        said = [words(f"coach-fact-{fact.kind}", **_arguments(fact)) for fact in advice.better]
        yield words("coach-better", how=how, facts=", ".join(said))
    elif not advice.played:
        yield words("coach-better-later", how=how)
    yield words("coach-voice", undo=undo)


def _arguments(fact: CoachFact) -> dict[str, Argument]:
    return {
        "n": fact.n,
        "symbols": " ".join(symbol.letter for symbol in fact.symbols),
        "objective": "" if fact.objective is None else str(fact.objective),
        "card": "" if fact.card is None else str(fact.card),
    }
