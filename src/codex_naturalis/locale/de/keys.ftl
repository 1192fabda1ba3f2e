# The keys of the table, in a list of their own.
keys-choose = Eine Handkarte wählen
keys-flip = Umdrehen
keys-places = Von Stelle zu Stelle gehen
keys-confirm = Karte anlegen oder die gewählte nehmen
keys-back = Einen Schritt zurück
keys-undo = Karte zurücknehmen, solange du nicht gezogen hast
keys-decks = Ressourcenstapel, Goldstapel
keys-resources = Linke und rechte Ressourcenkarte
keys-golds = Linke und rechte Goldkarte
keys-view = Alles zeigen, vergrößern, verkleinern
keys-hint = Tipp, wenn am Tisch erlaubt
keys-keys = Diese Liste
