"""Positions: a complete state as text that can be read back, for tests and studies.

Not for players: it shows every hand and deck. What a seat may know is a View.
"""

from __future__ import annotations

import re
from collections import Counter

from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Card, Objective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import MOST_SEATS, check_seats
from codex_naturalis.engine.errors import BadOptions, BadText
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.game import make_options
from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.engine.state import Mode, Phase, Player, State, TieBreak, Tybor
from codex_naturalis.engine.supply import Refill, Supply
from codex_naturalis.notation.headers import BadRecord, Header, Headers, clip, split

VERSION = "1"
_START = re.compile(r"([0-9]{1,18})([fb])", re.ASCII)


def write_area(area: Area) -> str:
    """The cards in the order of laying, the starter first: `81f 17f@1,1 40b@2,0`."""
    words = [str(Place(face.card, face.side, at)) for at, face in area.cards.items()]
    return " ".join(words).replace("@0,0", "", 1)


def read_area(text: str) -> Area:
    """The area of such a text; raises BadText when a card could not have been laid."""
    area = EMPTY_AREA
    for word in text.split():
        move = parse_move(f"{word}@0,0" if _START.fullmatch(word) else word)
        if not isinstance(move, Place) or move.card not in RETAIL.cards:
            raise BadText(f"{word!r} is not a card of an area", "area_card", word=clip(word))
        face = RETAIL.cards[move.card].face(move.side)
        if (face.kingdom is None) != (move.at == ORIGIN):
            reason = f"{word}: an area begins with a starter at 0,0, and has one only"
            raise BadText(reason, "area_starter", word=word)
        if move.at not in area.slots:
            raise BadText(f"{word}: no card can be laid there", "area_cell", word=word)
        if not face.affordable(area.tally):
            raise BadText(f"{word}: its cost could not be paid", "area_cost", word=word)
        area = lay(area, face, move.at).area
    return area


def write_position(state: State) -> str:
    """The position as text; `read_position` gives the same state back."""
    options, supply = state.options, state.supply
    lines = [
        f"Codex-Position: {VERSION}",
        f"Mode: {options.mode.value}",
        f"Tie-Break: {options.tie_break.value}",
        f"Refill: {options.refill.value}",
        f"Phase: {state.phase.value}",
        f"Turn: {state.seat}",
        f"Round: {state.round}",
    ]
    if state.last_round is not None:
        lines.append(f"Last-Round: {state.last_round}")
    if state.ended is not None:
        lines.append(f"Ended: {state.ended.value}")
    market = ("-" if card is None else str(card.id) for card in supply.market)
    lines += [
        f"Market: {' '.join(market)}",
        f"Resource-Deck: {_ids(supply.resource)}",
        f"Gold-Deck: {_ids(supply.gold)}",
        f"Objectives: {_ids(state.objectives)}",
    ]
    for seat, player in enumerate(state.players):
        lines += [
            f"Points-{seat}: {player.points}",
            f"Starter-{seat}: {player.starter.id}",
            f"Area-{seat}: {write_area(player.area)}",
            f"Hand-{seat}: {_ids(player.hand)}",
            f"Seen-{seat}: {' '.join(map(str, player.seen))}",
            f"Offered-{seat}: {_ids(player.offered)}",
        ]
        if player.objective is not None:
            lines.append(f"Objective-{seat}: {player.objective.id}")
    if (monk := state.tybor) is not None:
        lines += [
            f"Tybor: {monk.points}",
            f"Tybor-Dealt: {_ids(monk.dealt)}",
            f"Tybor-Taken: {_ids(monk.taken)}",
            f"Tybor-Scored: {_ids(monk.scored)}",
        ]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def read_position(text: str) -> State:
    """The state of a text; raises BadRecord when the text is wrong, or when a card of the game is
    missing or appears twice. Whether a game can come to the state is another question: see
    `possibility.faults_in`."""
    headers, moves = split(text)
    headers.require("Codex-Position", VERSION)
    if moves:
        raise BadRecord(moves[0].line, "a position has no half-moves")
    mode = headers.word("Mode", Mode)
    tie_break = headers.word("Tie-Break", TieBreak)
    options = make_options(mode, tie_break, headers.word("Refill", Refill))
    seats = sum(f"Area-{seat}" in headers.found for seat in range(MOST_SEATS))
    try:
        check_seats(seats, options)
    except BadOptions as error:
        raise BadRecord(headers.lines, str(error)) from error
    state = State(
        players=tuple(_player(headers, seat) for seat in range(seats)),
        tybor=_tybor(headers) if options.solo else None,
        supply=Supply(
            _cards(headers.need("Resource-Deck")),
            _cards(headers.need("Gold-Deck")),
            _market(headers.need("Market")),
        ),
        objectives=_pair(headers.need("Objectives")),
        seat=_number(headers.need("Turn"), seats - 1),
        phase=Phase(headers.word("Phase", Phase)),
        round=_number(headers.need("Round")),
        last_round=_number(headers.need("Last-Round")) if headers.get("Last-Round") else None,
        ended=EndReason(headers.word("Ended", EndReason)) if headers.get("Ended") else None,
        options=options,
    )
    _check_cards(headers, state)
    _check_phase(headers, state)
    return state


def _ids(items: tuple[Card, ...] | tuple[Objective, ...]) -> str:
    return " ".join(str(item.id) for item in items)


def _number(header: Header, most: int = 10**18) -> int:
    number = header.number(header.value)
    if number > most:
        raise header.bad(f"{number} is more than {most}")
    return number


def _card(header: Header, number: int) -> Card:
    card = RETAIL.cards.get(number)
    if card is None:
        raise header.bad(f"there is no card {number}")
    return card


def _cards(header: Header) -> tuple[Card, ...]:
    return tuple(_card(header, number) for number in header.numbers)


def _market(header: Header) -> tuple[Card | None, ...]:
    words = header.value.split()
    if len(words) != 4:
        raise header.bad("must be four cards, with - for an empty slot")
    return tuple(None if word == "-" else _card(header, header.number(word)) for word in words)


def _pair(header: Header) -> tuple[Objective, Objective]:
    objectives = [RETAIL.objective_by_id.get(number) for number in header.numbers]
    if len(objectives) != 2 or None in objectives:
        raise header.bad("must be two objectives")
    first, second = (objective for objective in objectives if objective is not None)
    return first, second


def _player(headers: Headers, seat: int) -> Player:
    area, starter = headers.need(f"Area-{seat}"), headers.need(f"Starter-{seat}")
    offered, kept = headers.need(f"Offered-{seat}"), headers.get(f"Objective-{seat}")
    pair = _pair(offered)
    objective = None
    if kept is not None:
        objective = next(
            (objective for objective in pair if objective.id == kept.number(kept.value)), None
        )
        if objective is None:
            raise kept.bad("it is not one of the two offered")
    try:
        laid = read_area(area.value)
    except BadText as error:
        case, parameters = error.case or "area_card", error.parameters
        word = str(parameters.get("word", clip(area.value)))
        raise area.bad(str(error), case, header=area.name, word=word) from error
    start = _card(starter, _number(starter))
    if laid.cards and laid.cards[ORIGIN].card != start.id:
        raise area.bad(f"it does not begin with the starter {start.id}")
    return Player(
        starter=start,
        area=laid,
        hand=_cards(headers.need(f"Hand-{seat}")),
        seen=headers.need(f"Seen-{seat}").numbers,
        offered=pair,
        objective=objective,
        points=_number(headers.need(f"Points-{seat}")),
    )


def _tybor(headers: Headers) -> Tybor:
    return Tybor(
        dealt=_cards(headers.need("Tybor-Dealt")),
        taken=_cards(headers.need("Tybor-Taken")),
        scored=_cards(headers.need("Tybor-Scored")),
        points=_number(headers.need("Tybor")),
    )


def _check_phase(headers: Headers, state: State) -> None:
    """The phase must agree with the choices made in the setup, and with the end of the game."""
    owing = [seat for seat, player in enumerate(state.players) if not player.settled]
    phase, turn = headers.need("Phase"), headers.need("Turn")
    if state.phase is not Phase.SETUP and owing:
        raise phase.bad(f"seat {owing[0]} has not chosen its objective")
    if state.phase is Phase.SETUP and not owing:
        raise phase.bad("every seat has made its choices")
    if state.phase is Phase.SETUP and state.seat != owing[0]:
        raise turn.bad(
            f"in the setup it must be the first seat that has not made its choices, {owing[0]}"
        )
    if state.phase is Phase.OVER and state.ended is None:
        raise phase.bad("a game that is over has a header Ended")
    without_starter = [
        seat for seat, player in enumerate(state.players) if not player.starter_placed
    ]
    if any(state.players[seat].settled for seat in without_starter):
        raise phase.bad("the starter is laid before the objective is chosen")


def _check_cards(headers: Headers, state: State) -> None:
    """Every resource and gold card must be in exactly one place."""
    places = Counter(card.id for card in (*state.supply.resource, *state.supply.gold))
    places.update(card.id for card in state.supply.market if card is not None)
    for player in state.players:
        places.update(card.id for card in player.hand)
        places.update(face.card for face in player.area.cards.values() if face.kingdom)
    if state.tybor is not None:
        monk = state.tybor
        places.update(card.id for card in (*monk.dealt, *monk.taken, *monk.scored))
    for card in (*RETAIL.resource, *RETAIL.gold):
        if places[card.id] != 1:
            number = places[card.id]
            reason = f"card {card.id} is in {number} places"
            raise BadRecord(headers.lines, reason, "card_places", card=card.id, places=number)
