"""Everybody's own exercises: positions of their games, which come back until they sit."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex

import msgspec

from codex_naturalis.analysis.answers import Answers
from codex_naturalis.analysis.exercises import theme_of
from codex_naturalis.analysis.mistakes import after, due, mistakes
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import Laid
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.exercises import (
    Answer,
    ExerciseTask,
    NewOwnExercise,
    NewTry,
    OwnExercise,
    Theme,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind, Judgement, ReviewedMove, ReviewState
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.exercises.collection import missing
from codex_naturalis.server.exercises.verdicts import verdict
from codex_naturalis.server.ports.clock import Clock
from codex_naturalis.server.ports.exercise_store import OwnExerciseRow, TryRow
from codex_naturalis.server.ports.log import Index
from codex_naturalis.server.ports.store import PersonRow, Store
from codex_naturalis.server.ports.thinker import Busy, Owner, Thinker, ThinkingFailed
from codex_naturalis.server.settings import ServerSettings

MOST_OWN = 500
"""Exercises of one's own that a person may have."""
MOST_OF_GAME = 10
"""Of one review; the worst mistakes."""
LONGER = 4
"""How many times longer than about a hint the bot thinks about all tries together."""


class OwnExercises:
    def __init__(
        self,
        archive: Archive,
        store: Store,
        thinker: Thinker,
        clock: Clock,
        settings: ServerSettings,
        payer_of: Callable[[str], str] = str,
    ) -> None:
        self._archive = archive
        self._store = store
        self._thinker = thinker
        self._clock = clock
        self._settings = settings
        self._payer_of = payer_of

    async def collect(self, key: GameKey, game: Game, judged: Sequence[ReviewedMove]) -> None:
        """The mistakes of everybody at a table that has been reviewed; they come back tomorrow. A
        repeated call adds nothing."""
        if key.kind is not GameKind.TABLE:
            return
        index = await self._store.tables.index(key.id)
        seats = () if index is None else index.people
        people = await self._store.people.many([one for one in seats if one is not None])
        for seat, person in enumerate(seats):
            if person in people and people[person].deleted is None:
                found = mistakes(judged, seat)[:MOST_OF_GAME]
                at = self._clock.now()
                rows = [_row(person, key, game, one, at, due(0, at)) for one in found]
                await self._store.exercises.add_own(rows, MOST_OWN)

    async def add(self, person: str, wanted: NewOwnExercise) -> OwnExerciseRow:
        """Any half-move of a finished game, due at once; so is one that was to come back later.
        Raises Refused (NOT_FOUND, NOT_FINISHED, LIMIT_REACHED)."""
        key = GameKey(GameKind(wanted.kind), wanted.id)
        game = await self._archive.load(key)
        steps = len(game.transitions)
        if wanted.ply > steps:
            raise Refused(
                Code.NOT_FOUND,
                f"ply: the game has {steps} half-moves",
                case="step",
                parameters={"steps": steps},
            )
        known = await self._find(person, wanted)
        at = self._clock.now()
        if known is not None and (known.due is None or known.due > at):
            await self._store.exercises.call_back(person, known.id, at)
            return await self.get(person, known.id)
        if known is None:
            judged = await self._judged(key, wanted.ply)
            row = _row(person, key, game, judged or wanted.ply, at, at)
            await self._store.exercises.add_own([row], MOST_OWN)
            known = await self._find(person, wanted)
        if known is None:
            raise Refused(
                Code.LIMIT_REACHED,
                f"{MOST_OWN} exercises of your own at most: remove one first",
                case="exercises",
                parameters={"most": MOST_OWN},
            )
        return known

    async def get(self, person: str, exercise: str) -> OwnExerciseRow:
        row = await self._store.exercises.get_own(person, exercise)
        if row is None:
            raise missing()
        return row

    async def remove(self, person: str, exercise: str) -> None:
        if not await self._store.exercises.remove_own(person, exercise):
            raise missing()

    async def task(self, row: OwnExerciseRow) -> ExerciseTask:
        """With the answers to every try, which are searched once. Raises Refused."""
        game = await self._game(row)
        found = await self._answers(row, game)
        step = game.transitions[row.ply - 1]
        [own] = await self.shown([row])
        return ExerciseTask(
            id=row.id,
            theme=Theme(row.theme),
            view=view_of(step.before, step.seat),
            names=game.names,
            answers=found.answers,
            line=found.line,
            rating=None,
            tried=0,
            solved=0,
            own=own,
        )

    async def attempt(
        self, row: OwnExerciseRow, made: NewTry
    ) -> tuple[Answer | None, bool, OwnExercise]:
        """The verdict, and whether the try counts, which it does when the exercise is due: solved
        without a hint it comes back later, else tomorrow. Raises Refused."""
        game = await self._game(row)
        step = game.transitions[row.ply - 1]
        known = await self._answers(row, game)
        answer = verdict(step.before, step.seat, known.answers, made.move)
        now = self._clock.now()
        counted = False
        if row.due is not None and row.due <= now:
            solved = answer is not None and answer.solved and not made.hints
            tried = TryRow(row.person, row.id, now, row.theme, solved, None)
            stage = after(row.stage, solved=solved)
            counted = await self._store.exercises.save_own_try(row, tried, stage, due(stage, now))
            row = await self.get(row.person, row.id)
        [own] = await self.shown([row])
        return answer, counted, own

    async def is_searched(self, row: OwnExerciseRow) -> bool:
        """Whether its answers are known: then opening it costs no thinking."""
        return await self._store.exercises.answers(row.id) is not None

    async def shown(self, rows: Sequence[OwnExerciseRow]) -> list[OwnExercise]:
        """As their owner sees them. The names of the others are looked up each time: they may
        change, and people may be deleted."""
        tables = {row.game for row in rows if row.kind == GameKind.TABLE}
        found = [await self._store.tables.index(table) for table in sorted(tables)]
        indexes = {index.line.id: index for index in found if index is not None}
        ids = {one for index in indexes.values() for one in index.people if one is not None}
        people = await self._store.people.many(sorted(ids))
        return [_shown(row, _opponents(row, indexes.get(row.game), people)) for row in rows]

    async def _game(self, row: OwnExerciseRow) -> Game:
        """An exercise whose game is gone, a record of somebody who was deleted, goes too."""
        try:
            return await self._archive.load(_key(row))
        except Refused as refused:
            if refused.code is Code.NOT_FOUND:
                await self._store.exercises.remove_own(row.person, row.id)
            raise

    async def _find(self, person: str, wanted: NewOwnExercise) -> OwnExerciseRow | None:
        return await self._store.exercises.find_own(person, wanted.kind, wanted.id, wanted.ply)

    async def _judged(self, key: GameKey, ply: int) -> ReviewedMove | None:
        """What a review has said of the half-move, if there is one."""
        row = await self._store.reviews.get(*key)
        if row is None:
            return None
        state = msgspec.json.decode(gzip.decompress(row.body), type=ReviewState)
        moves = state.review.half_moves if state.review else ()
        return next((one for one in moves if one.ply == ply), None)

    async def _answers(self, row: OwnExerciseRow, game: Game) -> Answers:
        kept = await self._store.exercises.answers(row.id)
        if kept is not None:
            return msgspec.json.decode(gzip.decompress(kept), type=Answers)
        step = game.transitions[row.ply - 1]
        bot = self._settings.adviser(self._thinker.bots)
        owner = Owner(self._payer_of(row.person), row.person)
        seconds = LONGER * self._settings.hint_seconds
        try:
            verdicts = await self._thinker.answer(
                bot, view_of(step.before, step.seat), owner, seconds
            )
        except Busy as busy:
            raise Refused(Code.BUSY, "too much to think about: try again", case="") from busy
        except ThinkingFailed as failed:
            raise Refused(Code.UNAVAILABLE, "no answers were found: try again") from failed
        body = gzip.compress(msgspec.json.encode(verdicts.found), mtime=0)
        await self._store.exercises.save_answers(row.id, body)
        return verdicts.found


def _shown(row: OwnExerciseRow, opponents: tuple[str, ...]) -> OwnExercise:
    return OwnExercise(
        id=row.id,
        theme=Theme(row.theme),
        round=row.round,
        kind=row.kind,
        game=row.game,
        ply=row.ply,
        played=row.played,
        judgement=Judgement(row.judgement),
        loss=row.loss,
        at=row.at,
        opponents=opponents,
        cards=msgspec.json.decode(row.cards, type=tuple[Laid, ...]),
        stage=row.stage,
        due=row.due,
    )


def _opponents(
    row: OwnExerciseRow, index: Index | None, people: Mapping[str, PersonRow]
) -> tuple[str, ...]:
    """The names of the others at the table; of an imported record nobody is known."""
    if index is None:
        return ()
    return tuple(
        people[person].name if person is not None and person in people else seat.name
        for person, seat in zip(index.people, index.line.seats, strict=True)
        if person != row.person
    )


def _key(row: OwnExerciseRow) -> GameKey:
    return GameKey(GameKind(row.kind), row.game)


def _row(
    person: str, key: GameKey, game: Game, judged: ReviewedMove | int, at: int, due_at: int | None
) -> OwnExerciseRow:
    """`judged`: what a review says of the half-move, or only its number."""
    ply = judged if isinstance(judged, int) else judged.ply
    step = game.transitions[ply - 1]
    view = view_of(step.before, step.seat)
    return OwnExerciseRow(
        id=token_hex(8),
        person=person,
        kind=key.kind,
        game=key.id,
        ply=ply,
        theme=theme_of(game, ply),
        round=view.round,
        played=str(step.move),
        judgement=Judgement.GOOD if isinstance(judged, int) else judged.judgement,
        loss=0.0 if isinstance(judged, int) else judged.loss,
        at=at,
        cards=msgspec.json.encode(view.me.cards).decode(),
        stage=0,
        due=due_at,
    )
