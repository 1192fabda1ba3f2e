# The chat at a table.
chat-say = Schreib etwas …
chat-send = Senden
chat-off = An offenen Tischen ist der Chat geschlossen, bis du ihn öffnest.
chat-open = Chat öffnen
chat-empty = Noch hat niemand etwas geschrieben.
chat-about = Mehr zu { $name }
