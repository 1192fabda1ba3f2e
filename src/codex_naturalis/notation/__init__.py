"""Text: records (.codex), positions, and a table drawn in characters."""
