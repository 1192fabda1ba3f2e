"""One game at the terminal: people, bots and Tybor in turn, and a record that is always saved."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from random import Random

from codex_naturalis.bots import make
from codex_naturalis.cli.files import save
from codex_naturalis.cli.output import Failure, finish, one_line, say
from codex_naturalis.cli.prompt import Order, Prompt
from codex_naturalis.cli.screen import Screen
from codex_naturalis.cli.show import told
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
        self.eyes = people[0] if len(people) == 1 else None
        """What is told is what this seat may know; with several people, what all may."""
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
                case Order.QUIT:
                    return self.leave()
                case Order.SAVE:
                    self._save(loud=True)
                    fresh = False
                case Order.UNDO:
                    fresh = self._undo()
                case _:
                    self._make(answer)
        self._end()
        return None

    def leave(self) -> None:
        """Say how to come back."""
        self._save(loud=True)
        if not self.saved:
            raise Failure(f"{self.path}: the game could not be saved")
        say(f"To go on:  ./codex play --text --resume {shlex.quote(str(self.path))}")

    def _welcome(self) -> None:
        game = self.game
        seats = [
            f"{name} ({self.bots[seat].name} bot)" if seat in self.bots else name
            for seat, name in enumerate(game.names)
        ]
        if game.state.options.solo:
            seats.append(f"Tybor ({game.state.options.mode.removeprefix('solo-')})")
        say(self.screen.wrap(one_line(f"In order of turns: {', '.join(seats)}.")))
        say(one_line(f"The game is kept in {self.path}"))

    def _luck(self) -> Random:
        """Depends on the deal and on how far the game is: against bots that keep nothing in mind a
        resumed game goes on as it would."""
        return Random(f"{self.game.headers.get('Seed')}/{len(self.game.transitions)}")

    def _bot_move(self, seat: int) -> Move:
        finish()
        return self.bots[seat].choose(self.game.view(seat), self._luck())

    def _make(self, move: Move) -> None:
        self.game.push(move, self.game.seat)
        made = self.game.transitions[-1]
        self.prompt.news += told(made, self.game.names, self.eyes, self.screen)
        self._save()

    def _undo(self) -> bool:
        """A placement can be taken back until the draw: it has shown nothing hidden."""
        made = self.game.transitions
        if (
            self.game.state.phase is not Phase.DRAW
            or not made
            or not isinstance(made[-1].move, Place)
        ):
            say("There is nothing to take back: only a card just placed, before you draw.")
            return False
        move = self.game.pop().move
        say(f"{move} is taken back.")
        self._save()
        return True

    def _save(self, *, loud: bool = False) -> None:
        """Going on is worth more than a disk that is full; it is told, and tried again."""
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
        say(self.screen.draw(self.game.view(self.eyes), self.game.names))
        say()
        if not self.saved:
            raise Failure(f"{self.path}: the game could not be saved")
        say(f"The record: {self.path}")
