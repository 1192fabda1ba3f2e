# Replaying a game half-move by half-move, and importing a record.

replay-title = Wiederholung
replay-loading = Die Partie wird geöffnet …
replay-status = Wiederholung · { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
replay-status-over = Wiederholung · das Ende

replay-missing = Diese Partie gibt es hier nicht. Der Link ist vielleicht alt oder falsch geschrieben.
replay-not-finished = Diese Partie ist noch nicht zu Ende. Danach kannst du sie hier ansehen.
replay-to-table = Zum Tisch
replay-review = Partie auswerten
replay-open-other = Andere Spieldatei öffnen

replay-controls = Steuerung der Wiederholung
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Zum Ende
replay-play = Automatisch abspielen
replay-pause = Pause
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-usual = Normal
replay-speed-quick = Schnell
replay-round = Runde { $n }
replay-round-jump = Zu einer Runde springen
replay-setup = Aufbau
replay-timeline = Punkte im Lauf der Partie
replay-slider = Schritt
replay-slider-text = Schritt { $ply } von { $plies }, Runde { $round }
replay-ply = { $ply } von { $plies }
replay-moves = Züge

replay-viewpoint = Ansicht
replay-viewpoint-all = Alle Karten sichtbar
replay-area = Auslage von { $name }
replay-show-area = { $points }, Auslage zeigen
replay-follow = Der Partie folgen
replay-moved = war gerade dran
replay-objectives = Aufgaben

replay-copy-link = Link kopieren
replay-copied = Link zu diesem Moment kopiert.
replay-not-copied = Der Browser lässt uns nicht kopieren. Nimm stattdessen die Adresse dieser Seite: Sie führt hierher.
replay-download = Spieldatei herunterladen
replay-analyse = Ab hier analysieren

replay-stops = Die Datei endet hier: Die Partie wurde nicht zu Ende gespielt.
replay-ended-resigned = Die Partie endete hier: Ein Spieler hat aufgegeben.
replay-ended-time = Die Partie endete hier: Ein Spieler hatte keine Zeit mehr.
replay-ended-left = Die Partie endete hier: Ein Spieler ist gegangen.
replay-ended-aborted = Die Spieler haben sich geeinigt, die Partie hier ohne Ergebnis zu beenden.
replay-ended-early = Hier hat jemand aufgegeben, bevor alle drei Züge hatten: kein Ergebnis.
replay-ended-closed = Hier hat die Moderation den Tisch geschlossen.

replay-open-title = Spieldatei öffnen
replay-open-text = Eine .codex-Datei enthält eine Partie: die Kartenfolge und jeden Zug. Öffne eine, um sie anzusehen und per Link zu teilen.
replay-choose-file = .codex-Datei wählen
replay-drop-here = oder zieh sie irgendwo auf diese Seite
replay-drop-now = Loslassen zum Öffnen
replay-paste = Oder füge ihren Text ein
replay-open = Öffnen
replay-opening = Wird geöffnet …
replay-kept-note = Die Datei wird Zug für Zug geprüft und auf diesem Server gespeichert. Wer den Link hat, kann sie öffnen.
replay-bad-record = Diese Spieldatei lässt sich nicht abspielen.
replay-bad-line = Der Fehler steht in Zeile { $line }:
