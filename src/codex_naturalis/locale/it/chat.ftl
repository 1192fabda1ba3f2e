# The chat at a table.
chat-say = Scrivi qualcosa…
chat-send = Invia
chat-off = Ai tavoli aperti la chat è chiusa finché non la apri.
chat-open = Apri la chat
chat-empty = Nessuno ha ancora detto nulla.
chat-about = Altro su { $name }
