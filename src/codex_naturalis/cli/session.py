"""One game in the terminal: people, bots and Tybor take turns, and the record is always saved."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from random import Random

from codex_naturalis.bots import make
from codex_naturalis.cli.files import save
from codex_naturalis.cli.output import Failure, flush, one_line, say
from codex_naturalis.cli.prompt import Prompt, SessionCommand
from codex_naturalis.cli.screen import Screen
from codex_naturalis.cli.show import event_lines
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Move, Place
from codex_naturalis.engine.state import Phase


class Session:
    def __init__(self, game: Game, bots: Mapping[int, str], path: Path, screen: Screen) -> None:
        self.game = game
        self.bots = {seat: make(name) for seat, name in bots.items()}
        self.path = path
        self.screen = screen
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
                    self._make(answer)
        self._end()
        return None

    def leave(self) -> None:
        """Save, and print how to resume the game."""
        self._save(loud=True)
        if not self.saved:
            raise Failure(f"{self.path}: the game could not be saved")
        say(f"To resume:  ./codex play --text --resume {shlex.quote(str(self.path))}")

    def _welcome(self) -> None:
        game = self.game
        seats = [
            f"{name} ({self.bots[seat].name} bot)" if seat in self.bots else name
            for seat, name in enumerate(game.names)
        ]
        if game.state.options.solo:
            seats.append(f"Tybor ({game.state.options.mode.removeprefix('solo-')})")
        say(self.screen.wrap(one_line(f"In order of turns: {', '.join(seats)}.")))
        say(one_line(f"The game is saved in {self.path}"))

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
        self.prompt.news += event_lines(made, self.game.names, self.viewer, self.screen)
        self._save()

    def _undo(self) -> bool:
        """A placement can be taken back until the draw, because it has revealed nothing."""
        made = self.game.transitions
        if (
            self.game.state.phase is not Phase.DRAW
            or not made
            or not isinstance(made[-1].move, Place)
        ):
            say("There is nothing to take back: only the card just placed, before you draw.")
            return False
        move = self.game.pop().move
        say(f"{move} is taken back.")
        self._save()
        return True

    def _save(self, *, loud: bool = False) -> None:
        """A full disk must not end the game: the error is printed, and saving is tried again."""
        try:
            save(self.game, self.path)
            self.saved = True
            if loud:
                say(one_line(f"Saved: {self.path}"))
        except OSError as error:
            self.saved = False
            say(f"Not saved: {self.path}: {error.strerror or error}", err=True)

    def _end(self) -> None:
        say()
        self.prompt.tell()
        say(self.screen.draw(self.game.view(self.viewer), self.game.names))
        say()
        if not self.saved:
            raise Failure(f"{self.path}: the game could not be saved")
        say(f"The record: {self.path}")
