# Exercises: positions with one best move to find, and one’s own mistakes.

# The overview
exercises-title = Übungen
exercises-due = Heute dran
exercises-due-today = heute dran
exercises-due-own = { $n } aus deinen Partien
exercises-due-new = { $n } neue
exercises-due-minutes = { $n ->
    [one] Etwa { $n } Minute.
   *[other] Etwa { $n } Minuten.
}
exercises-start = Los
exercises-start-title = Finde den besten Zug
exercises-start-text = Eine Stellung, ein bester Zug. Du und die Übung werden gegeneinander gewertet.
exercises-done = Für heute fertig
exercises-done-next = Die nächste aus deinen Partien: { $when }.
exercises-another = Eine neue lösen
exercises-new = Oder etwas Neues
exercises-any = Irgendeine Stellung
exercises-timed = Drei Minuten
exercises-by-theme = Nach Thema
exercises-streak = { $n ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
exercises-best = Bestwert: { $n }
exercises-streak-how = Eine Übung am Tag genügt. Ein verpasster Tag kostet einen Ersatztag: Du hast { $n }.
exercises-week = Diese Woche: { $n } von 7 Tagen

exercises-own = Deine eigenen Fehler
exercises-own-how = Sie kommen nach 1 Tag, 3 Tagen, 1 Woche und 3 Wochen wieder
exercises-own-empty = Noch keine Fehler
exercises-own-none = Lass eine beendete Partie auswerten. Was du besser hättest machen können, kommt hier als Übung wieder.
exercises-own-choose = Partie wählen
exercises-own-place = Runde { $round }, Anlegen
exercises-own-draw = Runde { $round }, Ziehen
exercises-own-starter = Seite der Startkarte
exercises-own-objective = Geheime Aufgabe
# $names: the others at the table.
exercises-own-against = gegen { $names }, { $day }
exercises-due-now = heute
exercises-stage = Schritt { $n } von { $all }
exercises-all = Alle { $n }

exercises-rating = Wertungszahl
# $change: +28 or −5.
exercises-rating-change = { $change } in 30 Tagen
exercises-rating-spoken = Deine Wertungszahl in den letzten 30 Tagen, von { $from } bis { $to }
exercises-rating-none = Mit der ersten Übung kommt sie in Bewegung.
exercises-theme-placement = Wo anlegen
exercises-theme-draw = Was ziehen
exercises-theme-objective = Aufgaben
exercises-theme-starter = Startkarte
exercises-theme-endgame = Letzte Runde
exercises-theme-solo = Gegen Tybor
exercises-theme-solved = { $n } gelöst
exercises-kept = Dein Fortschritt bleibt in diesem Browser. Mit einem Konto hast du ihn überall.

# One exercise
exercise-status = Übung
exercise-status-due = Übung · { $n } von { $all } für heute
exercise-status-timed = { $time } · { $n } gelöst
exercise-situation = Die Stellung
exercise-own = Aus deiner Partie
exercise-find-place = Finde die beste Stelle
exercise-find-draw = Welche Karte ziehst du?
exercise-find-starter = Welche Seite der Startkarte?
exercise-find-objective = Welche Aufgabe behältst du?
exercise-setup = Vor der ersten Runde.
exercise-round = Runde { $n }.
exercise-round-ending = Runde { $n }, danach kommt noch eine.
exercise-last-round = Letzte Runde.
# $origin: “against Marek, 4 May”.
exercise-lost = Hier hast du { $loss } verschenkt, { $origin }.
exercise-origin = Deine Partie { $origin }.
exercise-you = Du
exercise-player = Spieler { $n }
exercise-tybor = Tybor
exercise-objectives = Aufgaben
exercise-market = Markt
exercise-players = Spieler
exercise-area = Deine Auslage
exercise-hand = Deine Hand
exercise-starter = Deine Startkarte
exercise-verdicts = Versuche und Urteile
exercise-loading = Die Übung wird geladen …
exercise-loading-own = Jeder Zug dieser Stellung wird geprüft. Beim ersten Mal dauert das ein paar Sekunden.

exercise-try = Versuch { $n } von { $all }
exercise-verdict-best = Genau so
exercise-verdict-good = Gut, aber nicht das Beste
exercise-verdict-inaccuracy = Nicht ganz
exercise-verdict-mistake = Damit fällst du zurück
exercise-verdict-blunder = Damit verschenkst du viel
exercise-said = { $verdict }. { $chance }.
# After what a try brings: “+4 now, but an objective stays open”.
exercise-but-objective = aber eine Aufgabe bleibt offen
exercise-but-points = aber es gibt mehr Punkte zu holen
exercise-but-unlock = aber eine andere Karte bleibt unbezahlbar
exercise-but-room = aber es bleibt weniger Platz
exercise-but-more = aber etwas anderes bringt mehr
exercise-hint = Tipp
exercise-hints = Tipps
exercise-show = Lösung
exercise-place = Hier anlegen
exercise-take = Karte nehmen
exercise-keep = Diese behalten
exercise-side-front = Vorderseite
exercise-side-back = Rückseite
exercise-how-place = Wähle eine Karte, dann eine Stelle.
exercise-how-draw = Wähle, was du ziehst.
exercise-how-starter = Wähle eine Seite.
exercise-how-objective = Wähle eine Aufgabe.

exercise-answer = Die Lösung
exercise-not-found = Diesmal nicht gefunden
exercise-found-1 = Im ersten Versuch gefunden, { $time }
exercise-found-2 = Im zweiten Versuch gefunden, { $time }
exercise-found-3 = Im dritten Versuch gefunden, { $time }
exercise-bar-best = Am besten
exercise-bar-first = Dein erster Versuch
exercise-bar-game = In der Partie
exercise-your-rating = Deine Wertungszahl
exercise-its-rating = Diese Übung
exercise-solved-by = Auf Anhieb gelöst von
exercise-not-counted = Nur der erste Versuch zählt.
exercise-hinted = Mit Tipp bleibt deine Wertungszahl gleich.
exercise-kept = Bleibt in diesem Browser, bis der Server erreichbar ist.
# $when: “in 3 days”.
exercise-back = Wieder { $when }
exercise-sits = Die sitzt.
exercise-remove = Aus meinen Übungen entfernen
exercise-removed = Entfernt. Sie kommt nicht wieder.
exercise-step-0 = 1 Tag
exercise-step-1 = 3 Tage
exercise-step-2 = 1 Woche
exercise-step-3 = 3 Wochen
exercise-step-4 = sitzt
exercise-label-best = Am besten
exercise-label-best-points = Am besten · +{ $n }
exercise-label-next = dann +{ $n }
exercise-label-tried = dein Versuch
exercise-label-game = in der Partie
exercise-next = Weiter
exercise-left = noch { $n }
exercise-time-up = Die Zeit ist um
exercise-time-result = { $n } von { $all } auf Anhieb gelöst
exercise-again = Noch einmal
exercise-overview = Alle Übungen

# Hints in three steps: the idea, the card, the spot.
exercise-idea-objective = Such eine Stelle, die eine Aufgabe erfüllt.
exercise-idea-twice = Such eine Karte, die zweimal etwas bringt: jetzt und in der nächsten Runde.
exercise-idea-prepare = Denk eine Runde voraus: Eine Aufgabe lässt sich vorbereiten.
exercise-idea-unlock = Such, was eine weitere Handkarte bezahlbar macht.
exercise-idea-points = Such Punkte, die du sofort bekommst.
exercise-idea-next = Denk eine Runde voraus: Woher kommen die nächsten Punkte?
exercise-idea-symbols = Such die Symbole, die deine Hand und deine Aufgaben brauchen.
exercise-idea-room = Such Raum: Welche Stelle lässt dir am meisten offen?
exercise-idea-draw-objective = Welche Karte bringt dich einer deiner Aufgaben näher?
exercise-idea-draw-points = Welche Karte könntest du gleich für Punkte anlegen?
exercise-idea-draw-later = Welches Königreich brauchst du am meisten?
exercise-idea-draw-unseen = Vielleicht liegt nichts offen, was du brauchst.
exercise-idea-starter = Vergleiche, was jede Seite gibt: Symbole und Ecken zum Anlegen.
exercise-idea-choice = Welche der beiden passt zu den Karten, die du hast und siehst?
# $card is a picture.
exercise-hint-card = Es ist diese Karte: { $card }
exercise-hint-gold = Nimm eine Goldkarte.
exercise-hint-resource = Nimm eine Ressourcenkarte.
exercise-hint-chances = Die eine Wahl gewinnt { $best } der Partien, die andere { $other }.
exercise-hint-spot = Die Stelle ist in deiner Auslage markiert.
exercise-hint-here = Hier: { $what }.
