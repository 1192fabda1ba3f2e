"""An exercise in the terminal: the position, tries, hints, the answer."""

from __future__ import annotations

import sys

from codex_naturalis.analysis.exercises import Exercise, answer, answers
from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.cli.choices import words_for
from codex_naturalis.cli.output import flush, say
from codex_naturalis.cli.screen import Screen
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import BadText, IllegalMove
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, Place, parse_move
from codex_naturalis.engine.supply import Source
from codex_naturalis.engine.view import View
from codex_naturalis.notation.words import card_name
from codex_naturalis.protocol.exercises import Answer

MOST_TRIES = 3
MOST_HINTS = 3
HINT = "?"
LONGEST = 200
"""The most characters of a line that are read."""


def solve_exercise(exercise: Exercise, screen: Screen) -> None:
    """Asks until the best half-move is found, three tries are made, or the answer is asked for."""
    words = screen.words
    game = exercise.game()
    view = game.view(exercise.seat)
    say(screen.draw(view, game.names))
    say(f"{words(f'exercise-find-{_kind(exercise)}')}  ({exercise.id}, {exercise.rating})")
    best, second = answers(exercise)[:2]
    tries = hints = 0
    while tries < MOST_TRIES:
        flush()
        say(words("exercise-try", n=tries + 1, all=MOST_TRIES) + ":")
        typed = _line()
        if not typed:
            break
        if typed == HINT:
            hints = min(hints + 1, MOST_HINTS)
            say(screen.wrap(_hint(hints, best, second, view, screen)))
            continue
        try:
            tried = answer(exercise, typed)
        except (BadText, IllegalMove) as error:
            say(screen.wrap(str(error)))
            continue
        tries += 1
        say(screen.wrap(_verdict(tried, screen)))
        if tried.solved:
            return
    meaning = words_for(view, parse_move(best.move), words)
    chance = words.chance(best.win)
    say(screen.wrap(f"{words('exercise-answer')}: {best.move} ({meaning}). {chance}."))
    say(screen.wrap(describe_reason(best.reason, words)))


def _kind(exercise: Exercise) -> str:
    match parse_move(exercise.best.move):
        case ChooseStarter():
            return "starter"
        case ChooseObjective():
            return "objective"
        case Draw():
            return "draw"
        case _:
            return "place"


def _hint(step: int, best: Answer, second: Answer, view: View, screen: Screen) -> str:
    """Three steps, as on the page: what the half-move does, its card, its spot."""
    words, move = screen.words, parse_move(best.move)
    if step == 1:
        return describe_reason(best.reason, words)
    if step == MOST_HINTS:
        spot = "{},{}".format(*move.at) if isinstance(move, Place) else None
        return words("exercise-hint-here", what=spot or words_for(view, move, words))
    match move:
        case Place(card, side):
            name = f"{card_name(RETAIL.cards[card], words)}, {words(f'exercise-side-{side.value}')}"
            return words("exercise-hint-card", card=name)
        case Draw(source):
            gold = source in (Source.GOLD_DECK, Source.GOLD_LEFT, Source.GOLD_RIGHT)
            return words(f"exercise-hint-{'gold' if gold else 'resource'}")
        case _:
            chances = {"best": words.chance(best.win), "other": words.chance(second.win)}
            return words("exercise-hint-chances", **chances)


def _verdict(tried: Answer, screen: Screen) -> str:
    words = screen.words
    verdict = words(f"exercise-verdict-{tried.judgement}")
    said = words("exercise-said", verdict=verdict, chance=words.chance(tried.win))
    return f"{said} {describe_reason(tried.reason, words)}"


def _line() -> str:
    """What is typed; nothing at the end of the input."""
    if sys.stdin is None:
        return ""
    return sys.stdin.readline(LONGEST).strip()
