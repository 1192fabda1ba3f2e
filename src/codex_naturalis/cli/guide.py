"""What can be typed in a game, and how it is explained."""

from __future__ import annotations

from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import Source

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
QUESTIONS = {
    Phase.SETUP: "Choose",
    Phase.PLACE: "Place a card",
    Phase.DRAW: "Draw a card",
}
PHASES = {
    Phase.SETUP: "The game is being set up: choose which face of your starter lies up, then which "
    "of two secret objectives you keep.",
    Phase.PLACE: "Place one card of your hand on the visible corners of your cards. 17f@1,1 is "
    "card 17, its front, at x 1 and y 1; b is its back, which costs and scores nothing. The "
    "starter lies at 0,0; x grows to the right, y grows upwards. A gold front needs the symbols of "
    "its cost visible in your area; they are not spent.",
    Phase.DRAW: "Draw one card: <R1 <R2 <G1 <G2 are the four that lie face up, resource and gold, "
    "left and right; <R and <G are the decks. Until you draw, you can undo your placement.",
}
COMMANDS = """\
  list, more    what you can do, best first; then a number picks
  hint          what the strongest bot would do, and why
  why 17f@1,1   why a half-move is refused
  ? 17          what card or objective 17 is
  table         draw the table again
  undo          take back the card that you placed, until you draw
  save, quit    the game is saved, and can be resumed"""


def notation(word: str) -> str:
    """A half-move in the notation of records; upper case and a missing < are accepted."""
    word = word.lower()
    if word in ("front", "back"):
        return f"s:{word}"
    source = word.removeprefix("<").upper()
    return f"<{source}" if source in list(Source) else word
