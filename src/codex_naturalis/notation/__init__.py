"""Text: records (.codex) and positions, tables drawn in characters, cards and events in words.
Reading and writing text belongs here; pictures are in `art`, JSON messages in `protocol`."""
