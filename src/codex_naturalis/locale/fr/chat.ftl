# The chat at a table.
chat-say = Dites quelque chose…
chat-send = Envoyer
chat-off = Aux tables ouvertes, la discussion est fermée tant que vous ne l’ouvrez pas.
chat-open = Ouvrir la discussion
chat-empty = Personne n’a encore rien dit.
chat-about = Plus : { $name }
