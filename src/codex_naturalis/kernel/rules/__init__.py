"""The engine's twin: the rules over flat arrays, compiled. Everything here is proven equal to
`engine/`; nothing here says what a good half-move is."""
