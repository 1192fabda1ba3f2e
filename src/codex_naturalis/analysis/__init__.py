"""What a position or a game teaches a person: hints, reasons for half-moves, and reviews of whole
games. Players belong in `bots`; what goes over the wire is defined in `protocol`."""
