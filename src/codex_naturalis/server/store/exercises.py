"""Exercises: ratings, tries, and everybody's own ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, Table, and_, delete, func, insert, select, update

from codex_naturalis.protocol.people import Millis
from codex_naturalis.server.ports.exercise_store import (
    ExerciseRatingRow,
    OwnExerciseRow,
    SolverRow,
    TryRow,
)
from codex_naturalis.server.store.access import Topic
from codex_naturalis.server.store.schema import (
    exercise_ratings,
    exercise_tries,
    own_exercises,
    solvers,
)

_own = own_exercises.c
_tries = exercise_tries.c
_OWN_COLUMNS = [column for column in own_exercises.columns if column.name != "answers"]
_TRY_COLUMNS = [_tries[name] for name in TryRow.__struct_fields__]


class Exercises(Topic):
    async def solver(self, person: str) -> SolverRow | None:
        wanted = select(solvers).where(solvers.c.person == person)
        return await self._access.read(lambda connection: _one(connection, wanted, SolverRow))

    async def rating(self, exercise: str) -> ExerciseRatingRow | None:
        wanted = select(exercise_ratings).where(exercise_ratings.c.exercise == exercise)
        return await self._access.read(
            lambda connection: _one(connection, wanted, ExerciseRatingRow)
        )

    async def tries(self, person: str, limit: int) -> list[TryRow]:
        wanted = (
            select(*_TRY_COLUMNS)
            .where(_tries.person == person)
            .order_by(_tries.at.desc(), _tries.exercise)
            .limit(limit)
        )

        def read(connection: Connection) -> list[TryRow]:
            return [TryRow(*row) for row in connection.execute(wanted)]

        return (await self._access.read(read))[::-1]

    async def save_first(self, tried: TryRow, solver: SolverRow, rating: ExerciseRatingRow) -> bool:
        before = select(_tries.at).where(
            _tries.person == tried.person, _tries.exercise == tried.exercise
        )

        def write(connection: Connection) -> bool:
            if connection.execute(before).first() is not None:
                return False
            connection.execute(insert(exercise_tries).values(msgspec.structs.asdict(tried)))
            _put(connection, solvers, "person", solver)
            _put(connection, exercise_ratings, "exercise", rating)
            return True

        return await self._access.write(write)

    async def add_own(self, rows: Sequence[OwnExerciseRow], most: int) -> int:
        def write(connection: Connection) -> int:
            added = 0
            for row in rows:
                known = connection.execute(select(_own.id).where(_at(row))).first()
                if known is None and _count(connection, row.person) < most:
                    connection.execute(insert(own_exercises).values(msgspec.structs.asdict(row)))
                    added += 1
            return added

        return await self._access.write(write)

    async def own(self, person: str, limit: int) -> list[OwnExerciseRow]:
        wanted = (
            select(*_OWN_COLUMNS)
            .where(_own.person == person)
            .order_by(_own.due.is_(None), _own.due, _own.loss.desc(), _own.id)
            .limit(limit)
        )

        def read(connection: Connection) -> list[OwnExerciseRow]:
            return [OwnExerciseRow(*row) for row in connection.execute(wanted)]

        return await self._access.read(read)

    async def count_own(self, person: str, due: Millis | None = None) -> int:
        return await self._access.read(lambda connection: _count(connection, person, due))

    async def get_own(self, person: str, exercise: str) -> OwnExerciseRow | None:
        return await self._find(and_(_own.person == person, _own.id == exercise))

    async def find_own(self, person: str, kind: str, game: str, ply: int) -> OwnExerciseRow | None:
        return await self._find(
            and_(_own.person == person, _own.kind == kind, _own.game == game, _own.ply == ply)
        )

    async def call_back(self, person: str, exercise: str, due: Millis) -> None:
        theirs = and_(_own.person == person, _own.id == exercise)
        await self._change(update(own_exercises).where(theirs).values(stage=0, due=due))

    async def remove_own(self, person: str, exercise: str) -> bool:
        theirs = and_(_own.person == person, _own.id == exercise)
        return bool(await self._change(delete(own_exercises).where(theirs)))

    async def answers(self, exercise: str) -> bytes | None:
        wanted = select(_own.answers).where(_own.id == exercise)
        return await self._access.read(lambda connection: connection.execute(wanted).scalar())

    async def save_answers(self, exercise: str, answers: bytes) -> None:
        await self._change(update(own_exercises).where(_own.id == exercise).values(answers=answers))

    async def save_own_try(
        self, before: OwnExerciseRow, tried: TryRow, stage: int, due: Millis | None
    ) -> bool:
        change = (
            update(own_exercises)
            .where(_own.id == before.id, _own.stage == before.stage, _own.due == before.due)
            .values(stage=stage, due=due)
        )

        def write(connection: Connection) -> bool:
            if not connection.execute(change).rowcount:
                return False
            connection.execute(insert(exercise_tries).values(msgspec.structs.asdict(tried)))
            return True

        return await self._access.write(write)

    async def _find(self, where: Any) -> OwnExerciseRow | None:
        wanted = select(*_OWN_COLUMNS).where(where)
        return await self._access.read(lambda connection: _one(connection, wanted, OwnExerciseRow))


def _one(connection: Connection, wanted: Select[Any], kind: type[Any]) -> Any:
    row = connection.execute(wanted).one_or_none()
    return None if row is None else kind(*row)


def _at(row: OwnExerciseRow) -> Any:
    return and_(
        _own.person == row.person,
        _own.kind == row.kind,
        _own.game == row.game,
        _own.ply == row.ply,
    )


def _count(connection: Connection, person: str, due: Millis | None = None) -> int:
    wanted = select(func.count()).select_from(own_exercises).where(_own.person == person)
    if due is not None:
        wanted = wanted.where(_own.due <= due)
    return connection.execute(wanted).scalar_one()


def _put(
    connection: Connection, table: Table, key: str, row: SolverRow | ExerciseRatingRow
) -> None:
    columns = msgspec.structs.asdict(row)
    same = table.c[key] == columns[key]
    if not connection.execute(update(table).where(same).values(columns)).rowcount:
        connection.execute(insert(table).values(columns))
