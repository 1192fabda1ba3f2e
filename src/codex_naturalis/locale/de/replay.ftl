# Replaying a game half-move by half-move, and importing a record.

replay-title = Nachspielen
replay-loading = Die Partie wird geöffnet …
replay-status = Nachspielen · { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
replay-status-over = Nachspielen · das Ende

replay-missing = Diese Partie gibt es hier nicht. Der Link ist vielleicht alt oder falsch geschrieben.
replay-not-finished = Diese Partie ist noch nicht zu Ende. Danach lässt sie sich nachspielen.
replay-to-table = Zum Tisch
replay-open-other = Andere Aufzeichnung öffnen

replay-controls = Durch die Partie
replay-first = Zum Anfang
replay-back = Einen Halbzug zurück
replay-forward = Einen Halbzug vor
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-speed-slow = Langsam
replay-speed-usual = Normal
replay-speed-quick = Schnell
replay-round = Runde { $n }
replay-round-jump = Zu einer Runde springen
replay-setup = Aufbau
replay-timeline = Punkte im Lauf der Partie
replay-slider = Halbzug
replay-slider-text = Halbzug { $ply } von { $plies }, Runde { $round }
replay-ply = { $ply } von { $plies }
replay-moves = Halbzüge

replay-viewpoint = Blick
replay-viewpoint-all = Alles offen
replay-area = Auslage von { $name }
replay-show-area = { $points }, Auslage zeigen
replay-follow = Der Partie folgen
replay-moved = zuletzt am Zug
replay-objectives = Aufgaben
replay-no-area = Hier liegt noch keine Karte.

replay-copy-link = Link kopieren
replay-copied = Der Link zu dieser Stellung ist kopiert.
replay-not-copied = Der Browser erlaubt das Kopieren nicht. Nimm die Adresse dieser Seite: Sie führt hierher.
replay-download = .codex herunterladen

replay-stops = Die Aufzeichnung endet hier: Die Partie wurde nicht zu Ende gespielt.
replay-ended-resigned = Die Partie endete hier durch Aufgeben.
replay-ended-time = Die Partie endete hier: Eine Uhr lief ab.
replay-ended-left = Die Partie endete hier: Ein Spieler ging.
replay-ended-aborted = Die Spieler waren sich einig, die Partie hier ohne Ergebnis zu beenden.

replay-open-title = Aufzeichnung öffnen
replay-open-text = Eine .codex-Datei enthält eine Partie: die Kartenfolge und jeden Halbzug. Bring eine mit, und sie lässt sich nachspielen und per Link teilen.
replay-choose-file = .codex-Datei wählen
replay-drop-here = oder zieh sie irgendwo auf diese Seite
replay-drop-now = Loslassen zum Öffnen
replay-paste = Oder füge ihren Text ein
replay-open = Öffnen
replay-opening = Wird geöffnet …
replay-kept-note = Die Aufzeichnung wird Halbzug für Halbzug geprüft und bleibt auf diesem Server für alle, die ihren Link haben.
replay-bad-record = Das ist keine Aufzeichnung, die sich nachspielen lässt.
replay-bad-line = Der Fehler steht in Zeile { $line }:
