"""What can be typed in a game, and how it is explained."""

from __future__ import annotations

from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import INDEX, Source
from codex_naturalis.locale.words import Words

SHORT = {
    "l": "list",
    "ls": "list",
    "m": "more",
    "t": "table",
    "u": "undo",
    "h": "hint",
    "s": "save",
    "q": "quit",
    "exit": "quit",
    "help": "?",
}
EXAMPLE = "17f@1,1"
QUESTIONS = {
    Phase.SETUP: "table-status-setup",
    Phase.PLACE: "terminal-place",
    Phase.DRAW: "table-status-draw",
}
COMMANDS = {
    "list, more": "list",
    "hint": "hint",
    f"why {EXAMPLE}": "why",
    "? 17": "card",
    "table": "table",
    "undo": "undo",
    "save, quit": "quit",
}
"""The commands, and how the messages about them are named."""
WIDEST_COMMAND = max(map(len, COMMANDS))


def question(phase: Phase, words: Words) -> str:
    """What the prompt asks for, with a blank behind it."""
    return f"{words('terminal-prompt', what=words(QUESTIONS[phase]))}> "


def explain_phase(phase: Phase, words: Words) -> str:
    """What is to be done now, and how it is typed."""
    if phase is Phase.SETUP:
        return words("terminal-help-setup", front="s:front", back="s:back", objective="o:87")
    if phase is Phase.PLACE:
        return words("terminal-help-place", example=EXAMPLE)
    market = " ".join(f"<{source.value}" for source in INDEX)
    decks = " ".join(f"<{source.value}" for source in Source if source not in INDEX)
    return words("terminal-help-draw", market=market, decks=decks)


def explain_commands(words: Words) -> list[str]:
    """A line for each command; a second line of it is indented by `COMMAND_INDENT`."""
    return [
        f"  {typed:{WIDEST_COMMAND}}  {words(f'terminal-command-{name}')}"
        for typed, name in COMMANDS.items()
    ]


COMMAND_INDENT = WIDEST_COMMAND + 4


def notation(word: str) -> str:
    """A half-move in the notation of records; upper case and a missing < are accepted."""
    word = word.lower()
    if word in ("front", "back"):
        return f"s:{word}"
    source = word.removeprefix("<").upper()
    return f"<{source}" if source in list(Source) else word
