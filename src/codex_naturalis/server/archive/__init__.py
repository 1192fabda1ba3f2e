"""Finished games, of tables and of imported records: loading, stepping through and reviewing them.
This is the only part of the server that replays a game; live tables are in `tables`."""
