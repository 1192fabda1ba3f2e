"""A game from its deal to its outcome; every half-move is checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from codex_naturalis.engine import rules
from codex_naturalis.engine.catalogue import RETAIL, Catalogue
from codex_naturalis.engine.deal import Deal, check_seats, set_up, shuffled
from codex_naturalis.engine.errors import BadOptions, BadText, IllegalMove, Violation, ViolationCode
from codex_naturalis.engine.events import Event
from codex_naturalis.engine.legality import LegalMoves, why_not
from codex_naturalis.engine.moves import Move, parse_move
from codex_naturalis.engine.scoring import Outcome, outcome
from codex_naturalis.engine.state import Mode, Options, Phase, State, TieBreak
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of


class Game:
    """A deal and the half-moves made since. `push` checks a half-move; `rules.apply` does not."""

    def __init__(
        self,
        state: State,
        *,
        deal: Deal | None = None,
        names: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.deal = deal
        """None for a game that began from a position: it cannot be written as a record."""
        self.names = tuple(names) or tuple(f"Seat {n}" for n in range(len(state.players)))
        if len(self.names) != len(state.players):
            raise BadOptions(f"{len(self.names)} names for {len(state.players)} players")
        self.headers = dict(headers or {})
        """The headers of its record that are not about the rules, such as `Date`."""
        self.start = state
        self.state = state
        self.transitions: list[rules.Transition] = []

    @classmethod
    def new(
        cls,
        players: int | None = None,
        *,
        seed: int | None = None,
        rng: Random | None = None,
        deal: Deal | None = None,
        mode: str = Mode.TABLE,
        tie_break: str = TieBreak.POINTS,
        refill: str = Refill.SAME,
        names: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
        catalogue: Catalogue = RETAIL,
    ) -> Game:
        """A new game, by default for 2 players, or for 1 in a solo mode. The decks are those of
        `deal`, or shuffled by `rng`, or by `seed`: give exactly one of them."""
        options = make_options(mode, tie_break, refill)
        seats = players if players is not None else 1 if options.solo else 2
        check_seats(seats, options)
        if [deal, rng, seed].count(None) != 2:
            raise BadOptions("a new game needs one of: seed, rng, deal")
        if deal is None:
            deal = shuffled(rng or Random(seed), catalogue)
        state = set_up(deal, seats, options, catalogue)
        return cls(state, deal=deal, names=names, headers=headers)

    @property
    def seat(self) -> int:
        """Whose half-move it is; in the setup the first seat that has not made both choices."""
        return self.state.seat

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @property
    def moves(self) -> list[tuple[int, Move]]:
        """The half-moves made, each with its seat."""
        return [(transition.seat, transition.move) for transition in self.transitions]

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal half-moves of the seat whose half-move it is."""
        return LegalMoves(self.state, self.state.seat)

    def legal_moves_of(self, seat: int) -> LegalMoves:
        """The legal half-moves of a seat: in the setup several seats may move."""
        return LegalMoves(self.state, seat)

    def why_not(self, move: Move | str, seat: int | None = None) -> list[Violation]:
        """Every reason why a half-move is illegal, in order; an empty list when it is legal."""
        if isinstance(move, str):
            try:
                move = parse_move(move)
            except BadText as error:
                return [Violation(ViolationCode.UNREADABLE, str(error))]
        return why_not(self.state, move, self.state.seat if seat is None else seat)

    def push(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Make a half-move, given as an object or as text. Raises IllegalMove, and then nothing has
        changed. The events returned contain hidden facts: `redact` them before showing them."""
        if isinstance(move, str):
            text = move
            try:
                move = parse_move(text)
            except BadText as error:
                raise IllegalMove(text[:40], self.why_not(text)) from error
        state = self.state
        if seat is None:
            seat = state.seat
        if reasons := why_not(state, move, seat):
            raise IllegalMove(str(move), reasons)
        transition = rules.apply(state, move, seat)
        self.transitions.append(transition)
        self.state = transition.after
        return transition.events

    def pop(self) -> rules.Transition:
        """Take back the last half-move and everything that it caused."""
        if not self.transitions:
            raise IndexError("no half-move to take back")
        transition = self.transitions.pop()
        self.state = transition.before
        return transition

    def copy(self) -> Game:
        """An independent copy. States are shared, because they never change."""
        twin = Game(self.start, deal=self.deal, names=self.names, headers=self.headers)
        twin.state = self.state
        twin.transitions = self.transitions.copy()
        return twin

    def view(self, seat: int | None) -> View:
        """What a seat may know of the game; None: a spectator."""
        return view_of(self.state, seat)

    def outcome(self) -> Outcome | None:
        """The result in detail; None until the game is over."""
        return outcome(self.state) if self.over else None

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.start, self.deal, self.names, self.headers, self.moves) == (
            other.start,
            other.deal,
            other.names,
            other.headers,
            other.moves,
        )

    def __repr__(self) -> str:
        result = self.outcome()
        ending = "" if result is None else f", {result}"
        return f"<Game: {self.state.summary}, {len(self.transitions)} half-moves made{ending}>"


def make_options(mode: str, tie_break: str, refill: str) -> Options:
    """Options from their words; raises BadOptions."""

    def known(kind: type[Mode] | type[TieBreak] | type[Refill], name: str, word: str) -> None:
        if word not in list(kind):
            raise BadOptions(f"unknown {name} {word!r}: one of {', '.join(kind)}")

    known(Mode, "mode", mode)
    known(TieBreak, "tie-break", tie_break)
    known(Refill, "refill", refill)
    return Options(Mode(mode), TieBreak(tie_break), Refill(refill))
