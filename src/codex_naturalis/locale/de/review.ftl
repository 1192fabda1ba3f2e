# Looking at a game afterwards, half-move by half-move, and bringing in a record.

review-title = Nachspielen
review-loading = Die Partie wird geöffnet …
review-status = Nachspielen · { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
review-status-over = Nachspielen · das Ende

review-missing = Diese Partie gibt es hier nicht. Der Link ist vielleicht alt oder falsch geschrieben.
review-not-finished = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich nachspielen.
review-to-table = Zum Tisch
review-open-other = Andere Aufzeichnung öffnen

review-controls = Durch die Partie
review-first = Zum Anfang
review-back = Einen Halbzug zurück
review-forward = Einen Halbzug vor
review-last = Zum Ende
review-play = Von selbst abspielen
review-pause = Anhalten
review-speed = Tempo
review-speed-slow = Langsam
review-speed-usual = Normal
review-speed-quick = Schnell
review-round = Runde { $n }
review-round-jump = Zu einer Runde springen
review-setup = Aufbau
review-timeline = Punkte im Lauf der Partie
review-slider = Halbzug
review-slider-text = Halbzug { $ply } von { $plies }, Runde { $round }
review-ply = { $ply } von { $plies }
review-moves = Halbzüge

review-eyes = Blick
review-eyes-all = Alles offen
review-area = Auslage von { $name }
review-show-area = { $points }, Auslage zeigen
review-follow = Der Partie folgen
review-moved = zuletzt am Zug
review-objectives = Aufgaben
review-no-area = Hier liegt noch keine Karte.

review-copy-link = Link kopieren
review-copied = Der Link zu dieser Stellung ist kopiert.
review-not-copied = Der Browser erlaubt das Kopieren nicht. Nimm die Adresse dieser Seite: Sie führt hierher.
review-download = .codex herunterladen

review-stops = Die Aufzeichnung endet hier: Die Partie wurde nicht zu Ende gespielt.
review-ended-resigned = Die Partie endete hier durch Aufgeben.
review-ended-time = Die Partie endete hier: Eine Uhr lief ab.
review-ended-left = Die Partie endete hier: Ein Spieler ging.
review-ended-aborted = Die Spieler waren sich einig, die Partie hier ohne Ergebnis zu beenden.

review-open-title = Aufzeichnung öffnen
review-open-text = Eine .codex-Datei enthält eine Partie: die Kartenfolge und jeden Halbzug. Bring eine mit, und sie lässt sich nachspielen und per Link teilen.
review-choose-file = .codex-Datei wählen
review-drop-here = oder zieh sie irgendwo auf diese Seite
review-drop-now = Loslassen zum Öffnen
review-paste = Oder füge ihren Text ein
review-open = Öffnen
review-opening = Wird geöffnet …
review-kept-note = Die Aufzeichnung wird Halbzug für Halbzug geprüft und bleibt auf diesem Server für alle, die ihren Link haben.
review-bad-record = Das ist keine Aufzeichnung, die sich nachspielen lässt.
review-bad-line = Der Fehler steht in Zeile { $line }:
