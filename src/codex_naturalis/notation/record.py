"""Records: one game as a `.codex` text, with its complete deal, that any program can replay."""

from __future__ import annotations

import re
from pathlib import Path

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import MOST_SEATS, Deal, check_deck, check_seats, set_up
from codex_naturalis.engine.errors import BadDeal, BadOptions, BadText, IllegalMove
from codex_naturalis.engine.game import Game, make_options
from codex_naturalis.engine.moves import Draw
from codex_naturalis.engine.state import Mode, Options, TieBreak
from codex_naturalis.engine.supply import Refill
from codex_naturalis.notation.headers import (
    MOST_BYTES,
    BadRecord,
    Header,
    Headers,
    MoveLine,
    check_header,
    clip,
    decode,
    split,
)

VERSION = "1"
DECKS = {
    "Resource-Deck": ("resource", tuple(card.id for card in RETAIL.resource)),
    "Gold-Deck": ("gold", tuple(card.id for card in RETAIL.gold)),
    "Starter-Deck": ("starter", tuple(card.id for card in RETAIL.starters)),
    "Objective-Deck": ("objective", tuple(RETAIL.objective_by_id)),
}
RESERVED_HEADERS = {"Codex-Record", "Mode", "Tie-Break", "Refill", "Result", "Winners", *DECKS}
_SEAT = re.compile(r"Seat-[0-9]+", re.ASCII)


def read_record(text: str) -> Game:
    """The game of a record, replayed to its last half-move; raises BadRecord."""
    headers, lines = split(text)
    headers.require("Codex-Record", VERSION)
    options = _options(headers)
    names = _names(headers, options)
    deal = Deal(*(_deck(headers.need(name)) for name in DECKS))
    others = {
        name: header.value for name, header in headers.found.items() if not _is_reserved(name)
    }
    state = set_up(deal, len(names), options)
    game = Game(state, deal=deal, names=names, headers=others)
    for line in lines:
        _play(game, line)
    _check_result(headers, game)
    return game


def load_record(path: Path) -> Game:
    """The game of a file; raises BadRecord, or OSError when it cannot be opened."""
    with path.open("rb") as file:
        return read_record(decode(file.read(MOST_BYTES)))


def write_record(game: Game) -> str:
    """The record of a game; raises BadText when it cannot be written."""
    deal, options = game.deal, game.state.options
    if deal is None:
        raise BadText("a game that began from a position has no deal, so it has no record")
    headers = {
        "Codex-Record": VERSION,
        "Mode": options.mode.value,
        "Tie-Break": options.tie_break.value,
        "Refill": options.refill.value,
        **{f"Seat-{seat}": name for seat, name in enumerate(game.names)},
    }
    for name in game.headers:
        if _is_reserved(name):
            raise BadText(
                f"{name} is a header of the record itself and cannot be used for another value"
            )
    headers |= game.headers
    decks = (deal.resource, deal.gold, deal.starters, deal.objectives)
    for name, deck in zip(DECKS, decks, strict=True):
        headers[name] = " ".join(map(str, deck))
    if (outcome := game.outcome()) is not None:
        headers["Result"] = " ".join(map(str, outcome.scores))
        headers["Winners"] = " ".join(map(str, outcome.winners))
    for name, value in headers.items():
        check_header(name, value)
    lines = [f"{name}: {value}".rstrip() for name, value in headers.items()]
    return "\n".join([*lines, "", *_move_lines(game)]) + "\n"


def _is_reserved(name: str) -> bool:
    return name in RESERVED_HEADERS or _SEAT.fullmatch(name) is not None


def _move_lines(game: Game) -> list[str]:
    """One line for each turn and for each choice of the setup."""
    lines: list[str] = []
    for seat, move in game.moves:
        if isinstance(move, Draw):
            lines[-1] += f" {move}"
        else:
            lines.append(f"{seat} {move}")
    return lines


def _options(headers: Headers) -> Options:
    mode = headers.word("Mode", Mode)
    tie_break = headers.word("Tie-Break", TieBreak, TieBreak.POINTS)
    refill = headers.word("Refill", Refill, Refill.SAME)
    return make_options(mode, tie_break, refill)


def _names(headers: Headers, options: Options) -> list[str]:
    seats = [header for name, header in headers.found.items() if _SEAT.fullmatch(name)]
    names = []
    for seat in range(min(len(seats), MOST_SEATS + 1)):
        header = headers.get(f"Seat-{seat}")
        if header is None:
            missing = f"Seat-{seat}"
            reason = f"seats have no gaps: {missing} is missing"
            raise BadRecord(seats[0].line, reason, "seat_gap", header=missing)
        names.append(header.value)
    try:
        check_seats(len(names), options)
    except BadOptions as error:
        line = seats[-1].line if seats else headers.lines
        raise BadRecord(line, str(error), error.case, **error.parameters) from error
    return names


def _deck(header: Header) -> tuple[int, ...]:
    name, whole = DECKS[header.name]
    ids = header.numbers
    try:
        check_deck(name, ids, whole)
    except BadDeal as error:
        raise header.bad(str(error), error.case, header=header.name, **error.parameters) from error
    return ids


def _play(game: Game, line: MoveLine) -> None:
    for half_move in line.half_moves:
        try:
            game.push(half_move, line.seat)
        except IllegalMove as error:
            reason = "; ".join(map(str, error.reasons))
            case = error.reasons[0].code.value
            raise BadRecord(line.line, reason, case, move=clip(half_move)) from error


def _check_result(headers: Headers, game: Game) -> None:
    """`Result` and `Winners` must both be there or both be missing, and must be correct."""
    claims = [header for name in ("Result", "Winners") if (header := headers.get(name))]
    if not claims:
        return
    if len(claims) == 1:
        reason = "Result and Winners must both be there or both be missing"
        raise claims[0].bad(reason, "result_alone")
    outcome = game.outcome()
    if outcome is None:
        raise claims[0].bad("the game is not over", "result_early", header=claims[0].name)
    actual = (" ".join(map(str, outcome.scores)), " ".join(map(str, outcome.winners)))
    for claim, correct in zip(claims, actual, strict=True):
        if claim.value.split() != correct.split():
            word = clip(claim.value)
            reason = f"says {word}, but the half-moves give {correct}"
            raise claim.bad(reason, "result_wrong", header=claim.name, word=word, correct=correct)
