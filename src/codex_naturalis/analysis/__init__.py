"""What a position or a game teaches a person: hints, reasons for half-moves, reviews of whole games
and the mistakes in them, the coach, exercises, lines from a position, and statistics of many games.
Players belong in `bots`; what goes over the wire is defined in `protocol`."""
