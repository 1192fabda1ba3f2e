# The chat at a table.
chat-say = Napište něco…
chat-send = Odeslat
chat-off = U otevřených stolů je chat zavřený, dokud ho neotevřete.
chat-open = Otevřít chat
chat-empty = Zatím nikdo nic nenapsal.
chat-about = Další možnosti: { $name }
