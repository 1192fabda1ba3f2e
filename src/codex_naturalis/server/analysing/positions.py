"""Trees and positions that a client has sent, read and checked."""

from __future__ import annotations

from random import Random

from codex_naturalis.engine.errors import BadOptions, BadText, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import SETUP, State
from codex_naturalis.engine.view import Laid
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.notation.game_tree import ROOT, GameTree
from codex_naturalis.notation.headers import BadRecord, Headers, split
from codex_naturalis.notation.position import read_position, write_position
from codex_naturalis.notation.possibility import Fault, faults_in, points_of
from codex_naturalis.notation.record import write_record
from codex_naturalis.notation.setup import BadSetup, Setup, areas_of, position_of
from codex_naturalis.notation.variations import read_tree, write_tree
from codex_naturalis.protocol.analyses import (
    AnalysedLine,
    AnalysisStep,
    AnalysisTree,
    NewGame,
    NewTree,
    SetupArea,
    SetupResult,
    TreeNode,
)
from codex_naturalis.protocol.refusals import Code, Detail, Refused


def new_tree(wanted: NewGame, rng: Random) -> GameTree:
    """A tree without half-moves. Raises Refused (BAD_SETTINGS)."""
    try:
        return GameTree(Game.new(wanted.players, rng=rng, mode=wanted.mode))
    except BadOptions as error:
        parameters = error.parameters
        raise Refused(
            Code.BAD_SETTINGS, str(error), case=error.case, parameters=parameters
        ) from error


def tree_of(text: str) -> GameTree:
    """The tree of a record or position. Raises Refused (BAD_RECORD)."""
    try:
        headers, _ = split(text)
        if "Codex-Position" in headers.found:
            _check(headers, read_position(text))
        return read_tree(text)
    except BadRecord as error:
        case = error.case or "position"
        parameters = {"line": error.line, **error.parameters}
        if not error.case:
            parameters["reason"] = error.reason
        raise Refused(Code.BAD_RECORD, str(error), case=case, parameters=parameters) from error


def game_of_position(text: str) -> Game:
    """The game that begins with a possible position. Raises Refused (BAD_RECORD)."""
    game = tree_of(text).game(ROOT)
    return Game(game.state, names=game.names)


def _check(headers: Headers, state: State) -> None:
    """A position must be possible. Raises BadRecord."""
    for fault in faults_in(state):
        header = headers.get(fault.place)
        line = headers.lines if header is None else header.line
        raise BadRecord(line, f"{fault.place}: {fault.reason}", fault.case, **fault.parameters)


def game_at(line: AnalysedLine) -> Game:
    """The game after the half-moves of a line. Raises Refused."""
    tree = tree_of(line.start)
    game = tree.game(ROOT)
    for number, tried in enumerate(line.moves):
        try:
            game.push(tried.move, tried.seat)
        except IllegalMove as illegal:
            raise _refused(number, illegal) from illegal
    return game


def built(wanted: NewTree) -> GameTree:
    """A tree from its nodes. Raises Refused."""
    tree = GameTree(tree_of(wanted.start).game(ROOT))
    numbers = [ROOT]
    try:
        tree.set_note(ROOT, wanted.note)
        for number, node in enumerate(wanted.nodes):
            if node.parent >= len(numbers):
                raise BadText(
                    f"nodes[{number}]: no node {node.parent} before it",
                    "variation_node",
                    node=node.parent,
                    nodes=number,
                )
            try:
                made = tree.add(numbers[node.parent], node.move, node.seat)
            except IllegalMove as illegal:
                raise _refused(number, illegal) from illegal
            numbers.append(made)
            tree.set_note(made, node.note)
    except BadText as error:
        parameters = {"line": 0, **error.parameters}
        raise Refused(
            Code.BAD_RECORD, str(error), case=error.case, parameters=parameters
        ) from error
    return tree


def text_of(wanted: NewTree) -> str:
    """The text of a tree. Raises Refused."""
    return write_tree(built(wanted))


def shown_tree(tree: GameTree) -> AnalysisTree:
    """A tree as it goes to its client. Numbered in the order of its text."""
    start = tree.game(ROOT)
    has_deal = start.deal is not None
    return AnalysisTree(
        start=write_record(start) if has_deal else write_position(start.state),
        names=start.names,
        options=start.state.options,
        nodes=tuple(_node(tree, number) for number in range(1, len(tree) + 1)),
        note=tree.notes.get(ROOT, ""),
        main=[ROOT, *tree.line()][-1],
    )


def _node(tree: GameTree, number: int) -> TreeNode:
    node = tree.node(number)
    before, after = node.transition.before, node.transition.after
    return TreeNode(
        parent=node.parent,
        seat=node.seat,
        move=str(node.move),
        note=tree.notes.get(number, ""),
        round=_round(before),
        points=after.players[node.seat].points - before.players[node.seat].points,
    )


def _round(before: State) -> int:
    return 0 if before.phase is SETUP else before.round


def step_at(game: Game) -> AnalysisStep:
    """The position that a game has come to, with every card open."""
    last = game.transitions[-1] if game.transitions else None
    state = game.state
    seat = None if game.over else state.seat
    points = 0
    if last is not None:
        points = state.players[last.seat].points - last.before.players[last.seat].points
    return AnalysisStep(
        seat=seat,
        mover=None if last is None else last.seat,
        move=None if last is None else str(last.move),
        round=0 if last is None else _round(last.before),
        points=points,
        events=() if last is None else last.events,
        view=view_of(state, seat),
        hands=tuple(tuple(card.id for card in player.hand) for player in state.players),
        offered=tuple(tuple(one.id for one in player.offered) for player in state.players),
        secrets=tuple(
            None if player.objective is None else player.objective.id for player in state.players
        ),
        dealt=() if state.tybor is None else tuple(card.id for card in state.tybor.dealt),
        position=write_position(state),
    )


def checked_setup(setup: Setup, rng: Random) -> tuple[SetupResult, State | None]:
    """What came of a position set up by hand, and the state if it is possible."""
    areas, _ = areas_of(setup)
    faults: list[Fault] = []
    state = None
    try:
        state = position_of(setup, rng)
    except BadSetup as bad:
        faults = bad.faults
    shown = tuple(
        SetupArea(
            tuple(Laid(face.card, face.side, at) for at, face in area.cards.items()),
            tuple(area.slots),
            area.tally,
            [0, *points_of(area)][-1],
        )
        for area in areas
    )
    position = None if state is None else write_position(state)
    return SetupResult(shown, tuple(faults), position), state


def _refused(number: int, illegal: IllegalMove) -> Refused:
    details = tuple(Detail(Code(reason.code.value), reason.text) for reason in illegal.reasons)
    return Refused(details[0].code, f"moves[{number}]: {illegal}", details)
