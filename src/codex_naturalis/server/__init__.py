"""The ASGI server: people, tables, finished games and bots. `app` wires the parts together, `run`
starts and stops them. The rules of the game are in `engine`, the wire format is in `protocol`."""
