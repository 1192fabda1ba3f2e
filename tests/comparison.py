"""The engine and the oracle side by side: the same half-moves through both, all facts compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import Mode, Phase, TieBreak
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.symbols import KINGDOMS, SYMBOLS
from codex_naturalis.notation.record import write_record
from tests import oracle

Chooser = Callable[[Game, Random], Move]
Setting = tuple[int, Mode, TieBreak, Refill]

SETTINGS: list[Setting] = [
    *(
        (players, Mode.TABLE, tie_break, refill)
        for players in (2, 3, 4)
        for tie_break in TieBreak
        for refill in Refill
    ),
    *((1, mode, TieBreak.POINTS, Refill.SAME) for mode in Mode if mode is not Mode.TABLE),
]
"""Every number of players, mode and option."""


class Difference(AssertionError):
    """Engine and oracle disagree; the record says in which game."""


def new_game(setting: Setting, rng: Random) -> Game:
    players, mode, tie_break, refill = setting
    return Game.new(players, rng=rng, mode=mode, tie_break=tie_break, refill=refill)


def new_table(game: Game) -> oracle.Table:
    """The oracle's table with the same deal."""
    deal, options = game.deal, game.state.options
    assert deal is not None
    return oracle.Table(
        options.mode,
        options.tie_break,
        options.refill,
        len(game.names),
        deal.resource,
        deal.gold,
        deal.starters,
        deal.objectives,
    )


def engine_facts(game: Game, seats: Iterable[int]) -> dict[str, object]:
    """All that both know of the table and of some seats, as plain data."""
    state = game.state
    supply = state.supply
    facts: dict[str, object] = {
        "phase": state.phase.value,
        "turn": state.seat if state.phase in (Phase.PLACE, Phase.DRAW) else None,
        "round": state.round,
        "last round": state.last_round,
        "market": [card and card.id for card in supply.market],
        "resource deck": [card.id for card in supply.resource],
        "gold deck": [card.id for card in supply.gold],
        "common": [objective.id for objective in state.objectives],
    }
    for seat in seats:
        player = state.players[seat]
        facts[f"stack {seat}"] = [
            (face.card, face.side.letter, *at) for at, face in player.area.cards.items()
        ]
        facts[f"hand {seat}"] = sorted(card.id for card in player.hand)
        facts[f"points {seat}"] = player.points
        facts[f"offered {seat}"] = [objective.id for objective in player.offered]
        facts[f"secret {seat}"] = player.objective and player.objective.id
        facts[f"tally {seat}"] = dict(zip(SYMBOLS, player.area.tally, strict=True))
        facts[f"legal {seat}"] = legal_texts(game, seat)
        facts[f"spots {seat}"] = set(player.area.slots) if player.starter_placed else set()
    if (monk := state.tybor) is not None:
        facts["tybor's points"] = monk.points
        facts["tybor's cards"] = {
            kingdom: sorted(
                card.id for card in (*monk.dealt, *monk.taken) if card.kingdom is kingdom
            )
            for kingdom in KINGDOMS
        }
    if (outcome := game.outcome()) is not None:
        facts["result"] = [(score.track, score.objective_points) for score in outcome.scores]
        facts["winners"] = list(outcome.winners)
        facts["breakdown"] = [
            [(part.objective, part.times, part.points) for part in score.objectives]
            for score in outcome.scores[: len(state.players)]
        ]
    return facts


def legal_texts(game: Game, seat: int) -> set[str]:
    """The legal half-moves as text; placements as the product that they are (a law of its own
    says that iterating gives the same)."""
    legal = game.legal_moves_of(seat)
    faces = [str(face) for face in legal.faces]
    if not faces:
        return {str(move) for move in legal.choices}
    spots = [f"@{x},{y}" for x, y in legal.slots]
    return {face + spot for face in faces for spot in spots}


def oracle_facts(table: oracle.Table, seats: Iterable[int]) -> dict[str, object]:
    facts: dict[str, object] = {
        "phase": table.phase,
        "turn": table.turn,
        "round": table.round,
        "last round": table.last_round,
        "market": table.market,
        "resource deck": table.decks["R"],
        "gold deck": table.decks["G"],
        "common": table.common,
    }
    for seat in seats:
        facts[f"stack {seat}"] = table.stacks[seat]
        facts[f"hand {seat}"] = sorted(table.hands[seat])
        facts[f"points {seat}"] = table.points[seat]
        facts[f"offered {seat}"] = table.offered[seat]
        facts[f"secret {seat}"] = table.secret[seat]
        facts[f"tally {seat}"] = table.tally(seat)
        facts[f"legal {seat}"] = table.legal(seat)
        facts[f"spots {seat}"] = table.spots(seat)
    if table.tybor_cards:
        facts["tybor's points"] = table.tybor_points
        facts["tybor's cards"] = {name: sorted(cards) for name, cards in table.tybor_cards.items()}
    if table.phase == "over":
        facts["result"] = table.result()
        facts["winners"] = table.winners()
        facts["breakdown"] = [table.breakdown(seat) for seat in range(table.seats)]
    return facts


def compare(game: Game, table: oracle.Table, seats: Iterable[int]) -> None:
    """Raise Difference unless both know the same."""
    ours, theirs = engine_facts(game, seats), oracle_facts(table, seats)
    for name in ours.keys() | theirs.keys():
        if ours.get(name) != theirs.get(name):
            raise Difference(
                f"{name}: engine {ours.get(name)}, oracle {theirs.get(name)}\n{write_record(game)}"
            )


def near_misses(game: Game, rng: Random) -> list[str]:
    """Half-moves that are often, but not always, illegal: near the border of the rules."""
    state = game.state
    seat = state.seat
    hand = [card.id for card in state.players[seat].hand] + [rng.randrange(1, 103)]
    spots = [*state.players[seat].area.cards, *state.players[seat].area.shut, (0, 0)]
    misses = []
    for _ in range(2):
        x, y = rng.choice(spots)
        at = (x + rng.choice((-1, 0, 1)), y + rng.choice((-1, 0, 1)))
        misses.append(f"{rng.choice(hand)}{rng.choice('fb')}@{at[0]},{at[1]}")
    others = ("<R", "<G", "<R1", "<R2", "<G1", "<G2", "s:front", f"o:{rng.randrange(87, 103)}")
    return [*misses, rng.choice(others)]


def play_both(game: Game, rng: Random, choose: Chooser) -> int:
    """Play a game to its end through both; returns the number of half-moves compared. In the
    setup the seats choose in random order. Each time some near misses are tried on both. The
    seats that a half-move concerns are compared at once, all of them once a round."""
    table = new_table(game)
    everybody = range(len(game.names))
    compare(game, table, everybody)
    count = 0
    while not game.over:
        seat = rng.choice(game.state.to_move)
        legal = table.legal(seat)
        for text in near_misses(game, rng):
            if (not game.why_not(text, seat)) != (text in legal):
                raise Difference(
                    f"{text} by seat {seat} is legal to one only\n{write_record(game)}"
                )
        if game.state.phase is Phase.SETUP:
            move = game.legal_moves_of(seat).sample(rng)
        else:
            move = choose(game, rng)
        game.push(move, seat)
        table.play(seat, str(move))
        whole_round = game.seat == 0 and game.state.phase is Phase.PLACE
        concerned = everybody if whole_round or game.over else {seat, game.seat}
        compare(game, table, concerned)
        count += 1
    return count


def at_random(game: Game, rng: Random) -> Move:
    return game.legal_moves.sample(rng)


def eager(game: Game, rng: Random) -> Move:
    """Fronts where they can be paid, so that games score, block and end by points."""
    fronts = [
        move for move in game.legal_moves if isinstance(move, Place) and move.side.value == "front"
    ]
    return rng.choice(fronts) if fronts else game.legal_moves.sample(rng)
