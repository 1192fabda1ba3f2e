# How often cards, objectives, starters, seats and openings won.
statistics-topics = Themen
statistics-tab-cards = Karten
statistics-tab-objectives = Aufgaben
statistics-tab-starters = Startkarten und Plätze
statistics-tab-openings = Eröffnungen

statistics-source = Wessen Partien
statistics-source-people = Menschen
statistics-source-bots = Bots unter sich
statistics-group = Spielerzahl
statistics-group-2 = 2 Spieler
statistics-group-3 = 3 Spieler
statistics-group-4 = 4 Spieler
statistics-group-solo-easy = Tybor, leicht
statistics-group-solo-normal = Tybor, normal
statistics-group-solo-hard = Tybor, schwer
statistics-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
statistics-csv = CSV
statistics-csv-save = Diese Liste als CSV speichern

statistics-kind = Kartenart
statistics-kind-gold = Gold
statistics-kind-resource = Ressource
statistics-side = Seite
statistics-side-front = Offen
statistics-side-back = Verdeckt
statistics-show = Darstellung
statistics-show-picture = Bild
statistics-show-list = Liste
statistics-sort = Nach { $column } sortieren

statistics-cards-gold = Goldkarten nach gewonnenen Partien
statistics-cards-resource = Ressourcenkarten nach gewonnenen Partien
statistics-objectives = Geheime Aufgaben nach gewonnenen Partien
statistics-starters = Startkarte: vorn oder hinten
statistics-seats = Wer zuerst anlegt
statistics-openings = Eröffnungen nach gewonnenen Partien
statistics-half = die Hälfte der Partien
statistics-average = Durchschnitt: { $won }
statistics-line = Die dünne Linie zeigt die Unsicherheit: Der wahre Anteil liegt fast immer darin.

statistics-note-gold-front = Wer gewinnt, legt mehr Goldkarten offen an, deshalb sind die meisten über dem Durchschnitt. Vergleiche die Karten miteinander.
statistics-note-gold-back = Verdeckt sind alle Goldkarten eines Königreichs gleich. Der Unterschied ist die Vorderseite, auf die jemand verzichtet hat.
statistics-note-resource-front = Eine Ressourcenkarte legt man oft an, weil nichts Besseres da ist. Ihr Anteil sagt, wie die Partien ausgingen, in denen sie angelegt wurde, nicht, was sie bewirkt hat.
statistics-note-resource-back = Verdeckt sind alle Ressourcenkarten eines Königreichs gleich. Der Unterschied ist die Vorderseite, auf die jemand verzichtet hat.
statistics-note-objectives = Nur behaltene Aufgaben zählen. Man behält die, die zu den eigenen Karten passt. Wie gut sie mit anderen wäre, sagt das nicht.
statistics-note-starters = Gewählt wird die Seite, die zur Hand passt. Deshalb ist die Seite mit dem höheren Anteil nicht immer die bessere Wahl.
statistics-note-openings = Die Seite der Startkarte, dann die ersten beiden Karten. Gute Handkarten erlauben gute Eröffnungen: Ein Teil des Unterschieds ist Kartenglück.
statistics-about-bots = Aus { $games } Partien der Bots unter sich. Alle spielen wie der Bot { $bot }: Andere Spieler können mit anderen Karten besser fahren.
statistics-about-people = Aus Partien auf diesem Server, die zu Ende gespielt wurden, ohne dass jemand aufgab, ging oder die Zeit überschritt. Nur die Plätze von Menschen zählen, nicht die von Bots. Namen werden nicht gespeichert.
statistics-made-by = Erzeugt mit { $command }

statistics-won = { $won } gewonnen
statistics-won-word = gewonnen
statistics-face-f = offen
statistics-face-b = verdeckt
statistics-doubt = { $games }, ±{ $doubt }
statistics-points = Punkte, die sie bringt
statistics-round = Übliche Runde
statistics-rounds = { $low } bis { $high }
statistics-kept = Behalten, wenn angeboten
statistics-row = { $name }: { $won } gewonnen, { $games }

statistics-seat = { $n ->
    [1] Erster Spieler
    [2] Zweiter Spieler
    [3] Dritter Spieler
   *[other] Vierter Spieler
}
statistics-seat-brief = { $n ->
    [1] zuerst
    [2] als Zweiter
    [3] als Dritter
   *[other] als Vierter
}
statistics-seat-solo = Du gegen Tybor
statistics-seats-even = ±{ $doubt }, also kein klarer Vorteil.
statistics-seats-uneven = ±{ $doubt }: ein echter Unterschied, auch wenn er klein ist.

statistics-opening-f = Startkarte vorn
statistics-opening-b = Startkarte hinten
statistics-opening-Rf = Ressourcenkarte offen
statistics-opening-Rb = Ressourcenkarte verdeckt
statistics-opening-Gf = Goldkarte offen
statistics-opening-Gb = Goldkarte verdeckt

statistics-column-name = Name
statistics-column-games = Partien
statistics-column-won = Gewonnen
statistics-column-interval = Unsicherheit (95 %)
statistics-column-points = Punkte
statistics-column-round = Übliche Runde
statistics-column-kept = Behalten

statistics-few = { $n ->
    [one] Nur { $n } Partie
   *[other] Nur { $n } Partien
}
statistics-few-text = Das sagt noch wenig. Schau dir die Partien der Bots an oder wähle eine andere Spielerzahl.
statistics-none = Noch keine Partien
statistics-none-text = Hier hat noch niemand so eine Partie zu Ende gespielt. Sobald es jemand tut, erscheint sie hier.
statistics-to-bots = Partien der Bots ansehen
statistics-title-line = { $games }; im Durchschnitt gewann ein Platz { $won }
