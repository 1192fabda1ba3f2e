"""An exercise in the terminal: the position, tries, hints, the answer."""

from __future__ import annotations

import sys

from codex_naturalis.analysis.exercises import Exercise, answer, answers
from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.cli.choices import words_for
from codex_naturalis.cli.output import flush, say
from codex_naturalis.cli.screen import Screen
from codex_naturalis.engine.errors import BadText, IllegalMove
from codex_naturalis.engine.moves import ChooseObjective, ChooseStarter, Draw, parse_move
from codex_naturalis.protocol.exercises import Answer

MOST_TRIES = 3
HINT = "?"
LONGEST = 200
"""The most characters of a line that are read."""


def solve_exercise(exercise: Exercise, screen: Screen) -> None:
    """Asks until the best half-move is found, three tries are made, or the answer is asked for."""
    words = screen.words
    game = exercise.game()
    say(screen.draw(game.view(exercise.seat), game.names))
    say(f"{words(f'exercise-find-{_kind(exercise)}')}  ({exercise.id}, {exercise.rating})")
    best = answers(exercise)[0]
    tries = 0
    while tries < MOST_TRIES:
        flush()
        say(words("exercise-try", n=tries + 1, all=MOST_TRIES) + ":")
        typed = _line()
        if not typed:
            break
        if typed == HINT:
            say(screen.wrap(describe_reason(best.reason, words)))
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
    meaning = words_for(game.view(exercise.seat), parse_move(best.move), words)
    chance = words.percent(best.win)
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


def _verdict(tried: Answer, screen: Screen) -> str:
    words = screen.words
    verdict = words(f"exercise-verdict-{tried.judgement}")
    said = words("exercise-said", verdict=verdict, chance=words.percent(tried.win))
    return f"{said} {describe_reason(tried.reason, words)}"


def _line() -> str:
    """What is typed; nothing at the end of the input."""
    if sys.stdin is None:
        return ""
    return sys.stdin.readline(LONGEST).strip()
