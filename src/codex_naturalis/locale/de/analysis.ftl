# The analysis board.
analysis-title = Analysebrett
analysis-status = Analyse · { $names }, { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}
analysis-status-over = Analyse · { $names }, das Ende
analysis-player = Spieler { $n }

# An empty board.
analysis-start-text = Spiel jede Stellung durch, behalte deine Versuche als Varianten und sieh, was die Engine davon hält.
analysis-new = Neue Partie
analysis-new-text = Frisch gemischt. Du machst die Züge aller Spieler.
analysis-players = { $n } Spieler
analysis-tybor = Tybor
analysis-tybor-solo-easy = Tybor, leicht
analysis-tybor-solo-normal = Tybor, normal
analysis-tybor-solo-hard = Tybor, schwer
analysis-open-text = Eine Spieldatei oder Stellung
analysis-open-how = Zieh sie irgendwo auf diese Seite oder füge ihren Text ein.
analysis-set-up-title = Stellung aufbauen
analysis-set-up-text = Leg die Karten selbst aus. Die Regeln prüfen, ob die Stellung möglich ist.
analysis-saved-list = Deine gespeicherten Analysen
analysis-remove = „{ $title }“ löschen
analysis-bad-link = Dieser Link ist beschädigt. Bitte um einen neuen.

# Who sees what.
analysis-who-sees = Wer sieht was
analysis-knows = Was { $name } weiß
analysis-open = Alles offen
analysis-knows-note = Verdeckte Karten werden in jedem Durchlauf neu geraten. Mit „Alles offen“ siehst du die echten Karten.
analysis-open-note = Die Engine sieht jede Hand, jeden Stapel und jede Aufgabe. Am Tisch sieht das niemand.
analysis-hidden = verdeckt
analysis-to-place = anlegen
analysis-to-draw = ziehen
analysis-to-choose = wählen
analysis-position = Stellung
analysis-copy-position = Stellung als Text kopieren
analysis-position-copied = Stellung kopiert.
analysis-not-copied = Der Browser lässt uns nicht kopieren.
analysis-paste = Einfügen
analysis-set-up = Aufbauen
analysis-paste-title = Partie oder Stellung einfügen
analysis-paste-label = Der Text einer .codex-Datei oder einer Stellung

# What the engine says.
analysis-chance = { $name } { $chance }
analysis-no-chances = Gewinnchancen: noch nicht bekannt
analysis-lines = Beste Züge
analysis-line = { $rank }: { $chance }, { $move }, erwartet { $scores }
analysis-playouts = { $n } Durchläufe, ±{ $doubt }
analysis-sees-own = Weiß, was { $name } weiß
analysis-sees-all = Sieht jede Karte
analysis-pause = Engine anhalten
analysis-resume = Engine denken lassen
analysis-thinking = Denkt nach …
analysis-paused = Angehalten.
analysis-over = Die Partie ist zu Ende.
analysis-spent = Deine Denkzeit für diese Stunde ist verbraucht. Komm etwas später wieder.
analysis-busy = Die Engine ist mit Partien beschäftigt. Versuche es gleich noch einmal.
analysis-replaced = Du analysierst auf einer anderen Seite.
analysis-failed = Die Engine hat nicht geantwortet. Halte sie an und lass sie neu denken.

# On the board.
analysis-place = Hier anlegen
analysis-draw = Ziehen
analysis-flip = Wenden
analysis-back = Zurück

# The tree.
analysis-variations = Varianten
analysis-variation = Variante
analysis-start = Anfang
analysis-row = { $name }, { $round ->
    [0] Aufbau
   *[other] Runde { $round }
}: { $move }
analysis-cell = bei { $x }, { $y }
analysis-delete = Ab hier löschen
analysis-note = Notiz
analysis-note-label = Deine Notiz zu diesem Zug
analysis-note-keep = Behalten
analysis-more = Details und Teilen
analysis-play = Von hier spielen
analysis-copy-link = Link kopieren
analysis-link-copied = Link kopiert. Er enthält den ganzen Baum.
analysis-link-long = Dieser Baum ist zu groß für einen Link. Lade ihn stattdessen herunter.
analysis-download = Als .codex herunterladen
analysis-save = Speichern
analysis-save-title = Titel
analysis-saved = Analyse gespeichert.

# Setting up a position.
analysis-set-up-how = Wähle eine Karte, dann eine Stelle. Was du offen lässt, wird zufällig verteilt.
analysis-set-up-open = Diese Stellung analysieren
analysis-number = Spieler
analysis-level = Schwierigkeit
analysis-turn = Wer am Zug ist
analysis-phase = Was zu tun ist
analysis-seat = Auslage bearbeiten
analysis-slot = Stelle bei { $x }, { $y }
analysis-take-back = Letzte Karte zurücknehmen
analysis-chosen = Gewählt: { $card }. Wähle jetzt eine Stelle.
analysis-kind = Kartenart
analysis-resource = Ressource
analysis-gold = Gold
analysis-side = Seite
analysis-cards = Karten zum Anlegen
analysis-hand-card = Handkarte { $n }
analysis-secret = Geheime Aufgabe
analysis-common = Gemeinsame Aufgabe { $n }
analysis-tybor-dealt = Tybors erste Karten: { $n }
analysis-tybor-taken = Tybor hat genommen: { $n }
analysis-tybor-scored = Tybor hat gewertet: { $n }
analysis-any = Beliebig
analysis-faults = Das kann in keiner Partie vorkommen:
analysis-possible = Diese Stellung ist möglich.
analysis-place-area = Auslage von { $name }
analysis-place-hand = Hand von { $name }
analysis-place-tybor = Tybors Punkte
analysis-place-tybor-dealt = Tybors erste Karten
analysis-place-tybor-taken = Tybors Karten
analysis-place-tybor-scored = Tybors gewertete Karten
