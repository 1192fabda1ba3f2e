"""Golden playthroughs: a record each, and how it reads. One subject a file, reviewed like code."""

from __future__ import annotations

from pathlib import Path

from codex_naturalis.engine.game import Game
from codex_naturalis.notation.drawing import draw
from codex_naturalis.notation.event_words import describe_event
from codex_naturalis.notation.record import load_record

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.codex"))


def transcript(path: Path) -> str:
    """A record told: every half-move with its events, the table after the setup, in the middle
    and at the end as a spectator sees it, and the outcome by objective."""
    whole = load_record(path)
    game = Game(whole.start, deal=whole.deal, names=whole.names)
    setup = 2 * len(game.names)
    tables = {setup, (len(whole.moves) + setup) // 2, len(whole.moves)}
    lines = [f"{path.stem}: {whole.headers['Event']}"]
    for ply, (seat, move) in enumerate(whole.moves, 1):
        events = game.push(move, seat)
        points = [player.points for player in game.state.players]
        told = [describe_event(event, game.names, points) for event in events]
        lines += ["", f"{ply}. {seat} {move}", *(f"    {line}" for line in told)]
        if ply in tables:
            lines += ["", draw(game.view(None), names=game.names).rstrip()]
    outcome = game.outcome()
    assert outcome is not None
    lines += ["", f"{outcome}"]
    for seat, score in enumerate(outcome.scores):
        for part in score.objectives:
            found = "; ".join(" ".join(f"{x},{y}" for x, y in cards) for cards in part.matched)
            lines.append(
                f"    seat {seat}, objective {part.objective}: {part.times} × {found}".rstrip()
            )
    return "\n".join(line.rstrip() for line in lines) + "\n"
