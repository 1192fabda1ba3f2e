"""The prompt of the text game: it takes half-moves, numbers of a list, and a few commands. What is
typed is the same in all languages."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import StrEnum
from importlib import import_module

from codex_naturalis.analysis.hints import suggest_moves
from codex_naturalis.analysis.reason_words import describe_reason
from codex_naturalis.bots.fallback import ready_bot
from codex_naturalis.cli.choices import Choice, choices, words_for
from codex_naturalis.cli.guide import (
    COMMAND_INDENT,
    EXAMPLE,
    SHORT,
    explain_commands,
    explain_phase,
    notation,
    question,
)
from codex_naturalis.cli.names import bot_name, shown_names
from codex_naturalis.cli.output import flush, one_line, say
from codex_naturalis.cli.screen import Screen, interactive
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.errors import BadText, Violation, ViolationCode
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseObjective, Move, Place, parse_move
from codex_naturalis.engine.state import Phase
from codex_naturalis.notation.names import name_of
from codex_naturalis.notation.words import counted, describe_card, describe_objective
from codex_naturalis.protocol.messages import Candidate

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
        self.words = screen.words
        self.names = shown_names(game, screen.words)
        self.typed: list[str] = []
        self.listed: list[Choice] = []
        self.page = 0
        self.news: list[str] = []
        """What has happened since the last question; shown between the table and the prompt."""
        self.commands: dict[str, Callable[[str], Answer | None]] = {
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
        asked = question(self.game.state.phase, self.words)
        if interactive():
            with suppress(ImportError):  # without it, lines cannot be edited as well
                import_module("readline")
            flush()
            try:
                return input(asked)
            except EOFError:
                say()
                return None
        say(asked, end="")
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
        if word in self.commands:
            return self.commands[word](rest.strip())
        if line.isascii() and line.isdigit():
            return self._pick(int(line[:9]))
        return self._move(line)

    def _move(self, line: str) -> Answer | None:
        first, *others = line.split()
        try:
            move = parse_move(notation(first))
        except BadText:
            self._say(self.words("terminal-unknown", typed=one_line(line[:40])))
            return None
        reasons = self.game.why_not(move, self.game.seat)
        if reasons:
            self._say(self._refusal(str(move), reasons))
            return None
        self.typed = others[:1]
        return move

    def _pick(self, number: int) -> Answer | None:
        if not self.listed:
            self._list("")
            return None
        if not 1 <= number <= len(self.listed):
            self._say(self.words("terminal-no-number", n=number, last=len(self.listed)))
            return None
        return self.listed[number - 1].move

    def _list(self, _: str) -> None:
        self.listed = choices(self.game.view(self.game.seat), self.words)
        self.page = 0
        self._more("")

    def _more(self, _: str) -> None:
        if not self.listed:
            self._list("")
            return
        if self.page >= len(self.listed):
            self._say(self.words("terminal-all-shown"))
            return
        first, self.page = self.page, min(self.page + PAGE, len(self.listed))
        for number in range(first, self.page):
            self._say(self.listed[number].line(number + 1), hang=16)
        left = len(self.listed) - self.page
        if left:
            self._say(self.words("terminal-choose-more", command="more", n=left))
        else:
            self._say(self.words("terminal-choose-number"))

    def _table(self, _: str) -> None:
        game = self.game
        say(self.screen.draw(game.view(game.seat), self.names))
        say()
        self.tell()
        if game.state.phase is not Phase.PLACE:
            self._list("")

    def _hint(self, _: str) -> None:
        seat, words = self.game.seat, self.words
        view, bot = self.game.view(seat), ready_bot()
        (best,) = suggest_moves(bot, view, seconds=HINT_SECONDS, most=1)
        move = parse_move(best.move)
        reasons = [words_for(view, move, words)] if isinstance(move, ChooseObjective) else []
        if best.reason is not None:
            reasons.append(describe_reason(best.reason, words))
        said = words(
            "terminal-hint",
            bot=bot_name(bot.name, words),
            move=str(move),
            reason=", ".join(reasons),
        )
        if best.win is not None:
            said = f"{said} {self._expected(best)}"
        self._say(said)

    def _expected(self, best: Candidate) -> str:
        names = [name_of(seat, self.names, self.words) for seat in range(len(best.scores))]
        scores = [
            self.words("hint-score", name=name, n=round(score))
            for name, score in zip(names, best.scores, strict=True)
        ]
        chance = self.words.chance(best.win or 0.0)
        return self.words("hint-expects", chance=chance, scores=", ".join(scores))

    def _why(self, rest: str) -> None:
        if not rest:
            self._say(self.words("terminal-name-move", example=f"why {EXAMPLE}"))
            return
        move = notation(rest.split(maxsplit=1)[0])
        reasons = self.game.why_not(move, self.game.seat)
        if reasons:
            self._say(self._refusal(one_line(move[:40]), reasons))
            return
        view = self.game.view(self.game.seat)
        brings = words_for(view, parse_move(move), self.words)
        self._say(self.words("terminal-allowed", move=move, brings=brings))

    def _refusal(self, move: str, reasons: Iterable[Violation]) -> str:
        said = []
        for reason in reasons:
            said.append(self.words(f"refusal-{reason.code.value}"))
            if reason.code is ViolationCode.COST:
                said.append(f"({self._missing(parse_move(move))})")
        return f"{move} – {' '.join(said)}"

    def _missing(self, move: Move) -> str:
        """What a card needs that the area does not have."""
        assert isinstance(move, Place), "nothing else costs"
        tally = self.game.state.players[self.game.seat].area.tally
        missing = RETAIL.cards[move.card].face(move.side).missing(tally)
        return self.words("board-needs", missing=counted(missing, self.words))

    def _explain(self, rest: str) -> None:
        number = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else None
        if number in RETAIL.cards:
            self._say(describe_card(RETAIL.cards[number], self.words))
        elif number in RETAIL.objective_by_id:
            self._say(f"{describe_objective(RETAIL.objective_by_id[number], self.words)}.")
        elif rest:
            numbers = {
                "cards": max(RETAIL.cards),
                "first": min(RETAIL.objective_by_id),
                "last": max(RETAIL.objective_by_id),
            }
            self._say(self.words("terminal-no-card", typed=one_line(rest[:40]), **numbers))
        else:
            self._say(explain_phase(self.game.state.phase, self.words))
            self._say(self.words("terminal-help-commands"))
            for line in explain_commands(self.words):
                self._say(line, COMMAND_INDENT)

    def _nothing(self, _: str) -> None:
        self._say(self.words("terminal-idle", list="list", quit="quit"))

    def _command(self, command: SessionCommand) -> Callable[[str], Answer]:
        return lambda _: command

    def _say(self, text: str, hang: int = 2) -> None:
        say(self.screen.wrap(text, hang))
