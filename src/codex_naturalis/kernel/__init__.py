"""The rules once more, compiled, for millions of games; proven equal to the engine's."""
