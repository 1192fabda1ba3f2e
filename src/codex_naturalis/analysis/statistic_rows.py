"""The rows of statistics, as the server, the pages and the command line show them.

>>> from codex_naturalis.analysis.statistics import shipped
>>> first, *_ = rows_of(shipped().groups["2"], StatisticsTopic.SEATS)
>>> first.key, first.games >= 50_000, first.low < first.won < first.high
('0', True, True)
>>> row_name(StatisticsTopic.CARDS, "76f")
'card 76, insect, face up'
>>> csv_of(shipped().groups["2"], StatisticsTopic.SEATS).splitlines()[0]
'key,name,games,won,low,high,points,first_round,last_round,kept'
"""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence

from msgspec.structs import astuple

from codex_naturalis.analysis.statistics import SMALL, CardCount, Count, Group, ordered
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.locale.words import ENGLISH_WORDS, Words
from codex_naturalis.notation.words import card_brief, describe_objective
from codex_naturalis.protocol.statistics import (
    GroupStatistics,
    StatisticsGroup,
    StatisticsRow,
    StatisticsSource,
    StatisticsTopic,
)

SHARE_DECIMALS = 4
POINT_DECIMALS = 2
COLUMNS = (
    "key",
    "name",
    *StatisticsRow.__struct_fields__[1:6],
    "first_round",
    "last_round",
    "kept",
)


def group_statistics(
    source: StatisticsSource, name: StatisticsGroup, group: Group, command: str = ""
) -> GroupStatistics:
    """All that is shown of a group at once."""
    return GroupStatistics(
        source=source,
        group=name,
        games=group.games,
        average=round(group.average, SHARE_DECIMALS),
        few=SMALL,
        command=command,
        cards=rows_of(group, StatisticsTopic.CARDS),
        objectives=rows_of(group, StatisticsTopic.OBJECTIVES),
        starters=rows_of(group, StatisticsTopic.STARTERS),
        seats=rows_of(group, StatisticsTopic.SEATS),
        openings=rows_of(group, StatisticsTopic.OPENINGS),
    )


def rows_of(group: Group, topic: StatisticsTopic) -> tuple[StatisticsRow, ...]:
    """The highest share first; seats by number."""
    match topic:
        case StatisticsTopic.SEATS:
            return tuple(_row(str(seat), count) for seat, count in enumerate(group.seats))
        case StatisticsTopic.CARDS:
            return _rows(group.cards)
        case StatisticsTopic.OBJECTIVES:
            return tuple(
                _row(key, count, _kept(count, group.declined.get(key)))
                for key, count in ordered(group.objectives)
            )
        case StatisticsTopic.STARTERS:
            return _rows(group.starters)
        case StatisticsTopic.OPENINGS:
            return _rows(group.openings)


def _rows(counts: Mapping[str, Count]) -> tuple[StatisticsRow, ...]:
    return tuple(_row(key, count) for key, count in ordered(counts))


def _row(key: str, count: Count, kept: float | None = None) -> StatisticsRow:
    interval = count.interval
    first, last = count.usual_rounds if isinstance(count, CardCount) else (None, None)
    return StatisticsRow(
        key=key,
        games=count.games,
        won=round(count.share, SHARE_DECIMALS),
        low=round(interval.low, SHARE_DECIMALS),
        high=round(interval.high, SHARE_DECIMALS),
        points=round(count.mean_points, POINT_DECIMALS),
        first_round=first,
        last_round=last,
        kept=kept,
    )


def _kept(kept: Count, declined: Count | None) -> float:
    offered = kept.games + (declined.games if declined else 0)
    return round(kept.games / offered, SHARE_DECIMALS)


def row_name(topic: StatisticsTopic, key: str, words: Words = ENGLISH_WORDS) -> str:
    """What a row is about, in words."""
    match topic:
        case StatisticsTopic.OBJECTIVES:
            return describe_objective(RETAIL.objective_by_id[int(key)], words)
        case StatisticsTopic.SEATS:
            return words("statistics-seat", n=int(key) + 1)
        case StatisticsTopic.OPENINGS:
            return ", ".join(words(f"statistics-opening-{part}") for part in key.split())
        case StatisticsTopic.CARDS:
            return f"{_card(key, words)}, {words(f'statistics-face-{key[-1]}')}"
        case StatisticsTopic.STARTERS:
            face = words("board-front" if key.endswith("f") else "board-back-face")
            return f"{_card(key, words)}: {face}"


def _card(key: str, words: Words) -> str:
    return card_brief(RETAIL.cards[int(key[:-1])], words)


def csv_of(group: Group, topic: StatisticsTopic) -> str:
    """A line of headings and one for each row, in English; rounds and `kept` are empty where they
    have no meaning."""
    return write_csv(topic, rows_of(group, topic))


def write_csv(topic: StatisticsTopic, rows: Sequence[StatisticsRow]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rows:
        key, *numbers = astuple(row)
        writer.writerow([key, row_name(topic, row.key), *numbers])
    return out.getvalue()
