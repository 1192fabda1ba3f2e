"""The HTTP and WebSocket endpoints: decode a request, call the service behind it, encode the
answer. No rules of the game and no state of tables or people."""
