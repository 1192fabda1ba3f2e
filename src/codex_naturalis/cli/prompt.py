"""The prompt of the text game: it takes half-moves, numbers of a list, and a few commands."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from importlib import import_module

from codex_naturalis.analysis.hints import suggest_moves
from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.bots.fallback import ready_bot
from codex_naturalis.cli.choices import Choice, choices, words_for
from codex_naturalis.cli.guide import COMMANDS, PHASES, QUESTIONS, SHORT, notation
from codex_naturalis.cli.output import flush, one_line, say
from codex_naturalis.cli.screen import Screen, interactive
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import BadText
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseObjective, Move, parse_move
from codex_naturalis.engine.state import Phase
from codex_naturalis.notation.words import describe_card, describe_objective

PAGE = 12
LONGEST = 4096
"""The most characters of a line that are read."""
HINT_SECONDS = 0.6
"""How long a bot that searches takes for a hint."""


class SessionCommand(StrEnum):
    """What a person can ask for besides half-moves."""

    UNDO = "undo"
    SAVE = "save"
    QUIT = "quit"


Answer = Move | SessionCommand


class Prompt:
    """Asks one seat after the other; remembers what was typed after a half-move."""

    def __init__(self, game: Game, screen: Screen) -> None:
        self.game = game
        self.screen = screen
        self.typed: list[str] = []
        self.listed: list[Choice] = []
        self.page = 0
        self.news: list[str] = []
        """What has happened since the last question; shown between the table and the prompt."""
        self.words: dict[str, Callable[[str], Answer | None]] = {
            "": self._nothing,
            "?": self._explain,
            "list": self._list,
            "more": self._more,
            "table": self._table,
            "hint": self._hint,
            "why": self._why,
            **{command.value: self._command(command) for command in SessionCommand},
        }

    def ask(self, *, fresh: bool = True) -> Answer:
        """The next half-move or command of the seat to move. `fresh`: the table has changed."""
        if self.game.state.phase is not Phase.DRAW:
            self.typed = []
        if fresh:
            self.listed = []
        if fresh and not self.typed:
            say()
            self._table("")
        while True:
            line = self.typed.pop(0) if self.typed else self._read()
            if line is None:
                return SessionCommand.QUIT
            answer = self._answer(line.strip())
            if answer is not None:
                return answer
            self.typed = []

    def tell(self) -> None:
        """Print the news, once."""
        for line in self.news:
            say(line)
        if self.news:
            say()
        self.news = []

    def _read(self) -> str | None:
        """A line of input; None at its end."""
        question = f"{QUESTIONS[self.game.state.phase]} (? helps)> "
        if interactive():
            with suppress(ImportError):  # without it, lines cannot be edited as well
                import_module("readline")
            flush()
            try:
                return input(question)
            except EOFError:
                say()
                return None
        say(question, end="")
        flush()
        stdin = sys.stdin
        line = rest = "" if stdin is None else stdin.readline(LONGEST)
        while stdin is not None and rest and not rest.endswith("\n"):
            rest = stdin.readline(LONGEST)
        say()
        return line or None

    def _answer(self, line: str) -> Answer | None:
        """The answer in a line; None when the line was handled here."""
        word, _, rest = line.partition(" ")
        if word.startswith("?"):
            word, rest = "?", line[1:]
        word = SHORT.get(word.lower(), word.lower())
        if word in self.words:
            return self.words[word](rest.strip())
        if line.isascii() and line.isdigit():
            return self._pick(int(line[:9]))
        return self._move(line)

    def _move(self, line: str) -> Answer | None:
        first, *others = line.split()
        try:
            move = parse_move(notation(first))
        except BadText:
            say(f"{one_line(line[:40])!r} is neither a half-move nor a command; ? explains both.")
            return None
        reasons = self.game.why_not(move, self.game.seat)
        if reasons:
            say(f"{move} is refused: {'; '.join(map(str, reasons))}.")
            return None
        self.typed = others[:1]
        return move

    def _pick(self, number: int) -> Answer | None:
        if not self.listed:
            self._list("")
            return None
        if not 1 <= number <= len(self.listed):
            say(f"There is no number {number}: 1 to {len(self.listed)}.")
            return None
        return self.listed[number - 1].move

    def _list(self, _: str) -> None:
        self.listed = choices(self.game.view(self.game.seat))
        self.page = 0
        self._more("")

    def _more(self, _: str) -> None:
        if not self.listed:
            self._list("")
            return
        if self.page >= len(self.listed):
            say("These were all.")
            return
        first, self.page = self.page, min(self.page + PAGE, len(self.listed))
        for number in range(first, self.page):
            self._say(self.listed[number].line(number + 1), hang=16)
        left = len(self.listed) - self.page
        say("A number picks." + (f" There are {left} more: type more." if left else ""))

    def _table(self, _: str) -> None:
        game = self.game
        say(self.screen.draw(game.view(game.seat), game.names))
        say()
        self.tell()
        if game.state.phase is not Phase.PLACE:
            self._list("")

    def _hint(self, _: str) -> None:
        seat = self.game.seat
        view, bot = self.game.view(seat), ready_bot()
        (best,) = suggest_moves(bot, view, seconds=HINT_SECONDS, most=1)
        move = parse_move(best.move)
        words = [words_for(view, move)] if isinstance(move, ChooseObjective) else []
        if best.reason is not None:
            words.append(describe_reason(best.reason))
        if best.win is not None:
            words.append(f"{100 * best.win:.0f} % to win, {best.scores[seat]:.1f} points expected")
        self._say(f"The bot {bot.name} would answer {move}: {'; '.join(words)}.")

    def _why(self, rest: str) -> None:
        if not rest:
            say("Name a half-move: why 17f@1,1")
            return
        move = notation(rest.split(maxsplit=1)[0])
        reasons = self.game.why_not(move, self.game.seat)
        if reasons:
            for reason in reasons:
                self._say(f"{one_line(move[:40])}: {reason.text}.")
            return
        view = self.game.view(self.game.seat)
        self._say(f"{move} is legal: {words_for(view, parse_move(move))}.")

    def _explain(self, rest: str) -> None:
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else None
        if number in RETAIL.cards:
            self._say(describe_card(RETAIL.cards[number]) + ".")
        elif number in RETAIL.objective_by_id:
            self._say(f"Objective {number}: {describe_objective(RETAIL.objective_by_id[number])}.")
        elif rest:
            say(f"There is no card {one_line(rest[:40])}: cards are 1 to 86, objectives 87 to 102.")
        else:
            self._say(PHASES[self.game.state.phase])
            say("A half-move in this notation is an answer, and so are:")
            say(COMMANDS)

    def _nothing(self, _: str) -> None:
        say("? explains what can be done; list shows what you can play; quit leaves.")

    def _command(self, command: SessionCommand) -> Callable[[str], Answer]:
        return lambda _: command

    def _say(self, text: str, hang: int = 2) -> None:
        say(self.screen.wrap(text, hang))
