# Warnings and pauses for leaving rated games, or letting others wait there.

rated-title = Due parole sulle partite classificate
rated-did-stalled = Hai lasciato scadere il tempo mentre gli altri aspettavano.
rated-did-left = Hai lasciato una partita classificata.
rated-did-early = Hai abbandonato prima che tutti avessero tre turni.
rated-did-lost = Hai perso la connessione più volte e il tempo è scaduto.
rated-warned = Hai già lasciato gli altri in difficoltà in partite classificate. La prossima volta ne resterai fuori per un po’.
rated-paused = Non puoi giocare partite classificate fino al { $until }. Le altre partite, i bot e gli esercizi restano aperti.
rated-ok = Ho capito
