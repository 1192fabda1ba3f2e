"""One game in the terminal: people, bots and Tybor take turns, and the record is always saved."""

from __future__ import annotations

import os
import shlex
from collections.abc import Mapping
from pathlib import Path
from random import Random

from codex_naturalis.bots import make
from codex_naturalis.cli.coach import Coach, coach_lines
from codex_naturalis.cli.files import save
from codex_naturalis.cli.output import Failure, flush, one_line, say
from codex_naturalis.cli.prompt import Prompt, SessionCommand
from codex_naturalis.cli.screen import Screen
from codex_naturalis.cli.show import event_lines
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view import View
from codex_naturalis.locale.languages import of_environment


class Session:
    def __init__(
        self,
        game: Game,
        bots: Mapping[int, str],
        path: Path,
        screen: Screen,
        coach: Coach | None = None,
    ) -> None:
        self.game = game
        self.bots = {seat: make(name) for seat, name in bots.items()}
        self.path = path
        self.screen = screen
        self.coach = coach
        self.words = screen.words
        people = [seat for seat in range(len(game.names)) if seat not in bots]
        self.viewer = people[0] if len(people) == 1 else None
        """Events are shown as this seat may know them; with several people, as a spectator may."""
        self.saved = True
        self.prompt = Prompt(game, screen)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        save(self.game, self.path)
        self._welcome()
        fresh = True
        while not self.game.over:
            seat = self.game.seat
            if seat in self.bots:
                self._make(self._bot_move(seat))
                fresh = True
                continue
            if self.coach is not None:
                self.coach.load(self.game.view(seat))
            answer = self.prompt.ask(fresh=fresh)
            fresh = True
            match answer:
                case SessionCommand.QUIT:
                    return self.leave()
                case SessionCommand.SAVE:
                    self._save(loud=True)
                    fresh = False
                case SessionCommand.UNDO:
                    fresh = self._undo()
                case _:
                    view = self.game.view(seat)
                    self._make(answer)
                    self._coach(view, answer)
        self._end()
        return None

    def leave(self) -> None:
        """Save, and print how to resume the game."""
        self._save(loud=True)
        if not self.saved:
            raise Failure(f"{self.path}: the game could not be saved")
        resume = f"./codex play --text --resume {shlex.quote(str(self.path))}"
        language = self.words.language
        if language != of_environment(os.environ):
            resume += f" --lang {language}"
        say(self.words("terminal-resume", command=resume))

    def _welcome(self) -> None:
        options, words = self.game.state.options, self.words
        seats = [
            words("lobby-seat-bot", name=name) if seat in self.bots else name
            for seat, name in enumerate(map(one_line, self.prompt.names))
        ]
        if options.solo:
            seats.append(f"{words('table-tybor')} ({words(f'table-tybor-{options.mode.value}')})")
        say(self.screen.wrap(words("terminal-order", names=", ".join(seats))))
        say(words("terminal-saved-in", file=one_line(str(self.path))))

    def _rng(self) -> Random:
        """Depends on the seed and on the number of half-moves, so that a resumed game goes on as it
        would have, at least against bots without memory."""
        return Random(f"{self.game.headers.get('Seed')}/{len(self.game.transitions)}")

    def _bot_move(self, seat: int) -> Move:
        flush()
        return self.bots[seat].choose(self.game.view(seat), self._rng())

    def _make(self, move: Move) -> None:
        self.game.push(move, self.game.seat)
        made = self.game.transitions[-1]
        self.prompt.news += event_lines(made, self.prompt.names, self.viewer, self.screen)
        self._save()

    def _coach(self, view: View, move: Move) -> None:
        """Who has typed the draw along with the placement keeps it."""
        if self.coach is None or self.prompt.typed or not isinstance(move, Place):
            return
        if self.game.state.phase is not Phase.DRAW:
            return
        flush()
        advice = self.coach.advice(view, move)
        if advice is not None:
            undo = SessionCommand.UNDO.value
            said = " ".join(coach_lines(advice, self.words, undo))
            text = f"{self.words('coach-title')}: {said}"
            self.prompt.news += self.screen.wrap(text).splitlines()

    def _undo(self) -> bool:
        """A placement can be taken back until the draw, because it has revealed nothing."""
        made = self.game.transitions
        if (
            self.game.state.phase is not Phase.DRAW
            or not made
            or not isinstance(made[-1].move, Place)
        ):
            say(self.screen.wrap(self.words("refusal-no_take_back")))
            return False
        move = self.game.pop().move
        say(self.words("terminal-undone", move=str(move)))
        self._save()
        return True

    def _save(self, *, loud: bool = False) -> None:
        """A full disk must not end the game: the error is printed, and saving is tried again."""
        try:
            save(self.game, self.path)
            self.saved = True
            if loud:
                say(self.words("terminal-saved", file=one_line(str(self.path))))
        except OSError as error:
            self.saved = False
            problem = error.strerror or str(error)
            file = one_line(str(self.path))
            say(self.words("terminal-not-saved", file=file, problem=problem), err=True)

    def _end(self) -> None:
        say()
        self.prompt.tell()
        say(self.screen.draw(self.game.view(self.viewer), self.prompt.names))
        say()
        if not self.saved:
            raise Failure(f"{self.path}: the game could not be saved")
        say(self.words("terminal-file", file=one_line(str(self.path))))
