# Play, drawings and reviews in a terminal. What is typed is given: moves in the notation of game files, and commands.

# A table drawn in characters
terminal-tybor = Tybor
terminal-points = Punkte
terminal-nothing = leer
terminal-legend-empty = leere Ecke
terminal-legend-hidden = versteckte Ecke
terminal-legend-quill = 1 je Federkiel
terminal-legend-covered = 2 je überdeckte Ecke
terminal-objectives-later = Werden ausgeteilt, wenn alle Startkarten liegen.
terminal-secret-of = Geheim ({ $name })
terminal-offered = Zur Wahl ({ $move })
terminal-listing = Karten mit ihren Ecken, { $covered } heißt überdeckt:
terminal-open = Freie Stellen:
terminal-tybor-dealt = Ausgeteilt:
terminal-tybor-taken = Genommen:
terminal-tybor-scored = Gewertet:
terminal-refilled = Neu im Markt: { $card }

# A game
terminal-player = Spieler
terminal-order = Zugreihenfolge: { $names }.
terminal-saved-in = Die Partie wird in { $file } gespeichert
terminal-saved = Gespeichert: { $file }
terminal-not-saved = Nicht gespeichert: { $file }: { $problem }
terminal-resume = Später weiterspielen: { $command }
terminal-file = Spieldatei: { $file }
terminal-undone = Zurückgenommen: { $move }
terminal-place = Lege eine Karte an
terminal-prompt = { $what } (? für Hilfe)
terminal-unknown = „{ $typed }“ ist weder ein Zug noch ein Befehl. Gib ? für Hilfe ein.
terminal-idle = Gib ? für Hilfe ein, { $list } für deine Züge, { $quit } zum Beenden.
terminal-no-number = Die Nummer { $n } gibt es nicht. Wähle 1 bis { $last }.
terminal-all-shown = Das sind alle.
terminal-choose-number = Gib eine Nummer ein, um zu wählen.
terminal-choose-more = Gib eine Nummer ein, um zu wählen, oder { $command } für { $n } weitere.
terminal-name-move = Nenne einen Zug, zum Beispiel: { $example }
terminal-allowed = { $move } ist erlaubt: { $brings }.
terminal-hint = { $bot } würde { $move } spielen: { $reason }.
terminal-no-card = Eine Karte { $typed } gibt es nicht. Karten haben die Nummern 1 bis { $cards }, Aufgaben { $first } bis { $last }.

# Help inside a game
terminal-help-setup = Die Partie wird vorbereitet. Wähle zuerst eine Seite deiner Startkarte: { $front } (Vorderseite) oder { $back } (Rückseite). Wähle dann eine von zwei geheimen Aufgaben über ihre Nummer, zum Beispiel { $objective }.
terminal-help-place = Lege eine Handkarte so an, dass sie Ecken deiner Karten überdeckt. { $example } ist Karte 17, offen (f), in Spalte 1, Reihe 1. Mit b statt f liegt sie verdeckt: Das kostet nichts und bringt keine Punkte. Die Startkarte liegt in Spalte 0, Reihe 0; Spalten zählen nach rechts, Reihen nach oben. Um eine Goldkarte offen anzulegen, brauchst du die Symbole ihrer Kosten sichtbar in deiner Auslage. Ausgegeben wird nichts.
terminal-help-draw = Ziehe eine Karte. { $market } sind die vier offen ausliegenden Karten: Ressource und Gold, links und rechts. { $decks } sind die beiden Stapel. Solange du nicht gezogen hast, kannst du deine Karte zurücknehmen.
terminal-help-commands = Gib einen Zug ein oder einen dieser Befehle:
terminal-command-list = deine Züge, der beste zuerst; eine Nummer wählt einen aus
terminal-command-hint = was der stärkste Bot tun würde, und warum
terminal-command-why = warum ein Zug nicht erlaubt ist
terminal-command-card = was Karte oder Aufgabe 17 zeigt
terminal-command-table = den Tisch noch einmal zeigen
terminal-command-undo = die Karte zurücknehmen, solange du nicht gezogen hast
terminal-command-quit = die Partie speichern und später weiterspielen

# A replay
terminal-deal = Die Karten sind ausgeteilt. { $n ->
    [one] { $n } Schritt folgt.
   *[other] { $n } Schritte folgen.
}
terminal-step = Schritt { $ply } von { $plies }, { $name }: { $move }
terminal-keys = Enter: weiter · b: zurück · q: beenden

# While one waits
terminal-replaying = Partien werden geprüft
terminal-thinking = Wird analysiert
terminal-preparing = Die starken Bots werden vorbereitet (einmalig) …
terminal-preparing-wait = Die starken Bots werden einmalig vorbereitet. Das dauert ein bis zwei Minuten.

# A review
terminal-review = Analyse von { $file }
terminal-review-judged = { $n ->
    [one] { $n } Schritt, beurteilt von { $bots }.
   *[other] { $n } Schritte, beurteilt von { $bots }.
}
terminal-review-unfinished = Die Partie wurde nicht zu Ende gespielt.
terminal-review-accuracy = Genauigk.
terminal-review-best = beste
terminal-review-good = gute
terminal-review-inaccuracies = ungen.
terminal-review-mistakes = Fehler
terminal-review-blunders = grobe
terminal-review-left = verpasst
terminal-review-lost = verloren
terminal-review-legend = verpasst: Punkte, die eine andere Karte oder Stelle sofort gebracht hätte; verloren: Punkte vom erwarteten Endstand
terminal-review-chances = Gewinnchance, Zug für Zug:
terminal-review-none = Es gab keine teuren Züge.
terminal-review-costly = Teure Züge:
terminal-review-worst = Teure Züge, die schlimmsten { $n } von { $all }:
terminal-review-move = { $name }, Runde { $round }: { $move }, { $judgement ->
    [inaccuracy] eine Ungenauigkeit
    [mistake] ein Fehler
   *[blunder] ein grober Fehler
}. Gewinnchance −{ $chance }, erwarteter Endstand −{ $points }.
terminal-review-better = Besser: { $move } ({ $chance }), { $reason }
