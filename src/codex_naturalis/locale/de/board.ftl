# Cards, areas, the hand, the market: what is drawn, and its names for screen readers.
board-kind-resource = Ressource
board-kind-gold = Gold
board-kind-starter = Start

# A card of a kingdom: "three animal cards".
board-kingdom-fungi = Pilz
board-kingdom-plant = Pflanzen
board-kingdom-animal = Tier
board-kingdom-insect = Insekten

board-card = Karte { $card }
board-card-lower = Karte { $card }
board-card-back = Karte { $card }, Rückseite
board-card-brief = Karte { $card }, { $kingdom }
board-starter-brief = Startkarte { $card }
board-back = Rückseite: { $kind }, { $kingdom }
board-back-starter = Rückseite einer Startkarte
board-points-each = { $points } je { $what ->
    [quill] Federkiel
    [inkwell] Tintenfass
    [manuscript] Manuskript
   *[corner] überdeckte Ecke
}
board-costs = kostet { $cost }
board-brings = bringt { $symbols }
board-free = kostenlos
board-payable = bezahlbar
board-not-payable = noch nicht bezahlbar, es fehlt: { $missing }
board-needs = fehlt: { $missing }

board-front = Vorderseite
board-back-face = Rückseite
board-face-of = Seite von Karte { $card }
board-hand = Deine Hand
board-hand-empty = Deine Hand ist leer.

board-source-R = Ressourcenstapel
board-source-G = Goldstapel
board-source-R1 = linke Ressourcenkarte
board-source-R2 = rechte Ressourcenkarte
board-source-G1 = linke Goldkarte
board-source-G2 = rechte Goldkarte
board-cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}
board-empty = leer
board-market = Markt
board-market-decks = Stapel
board-market-left = links
board-market-right = rechts
board-market-spent = Letzte Runde: Karten zieht niemand mehr.
board-market-unseen = Oberste vom { $deck }, verdeckt
board-market-worth = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
board-market-free = kostenlos
board-market-payable = jetzt bezahlbar

board-objective = Aufgabe { $id }: { $subject }, je { $points }
board-objective-title = Aufgabe { $id }
board-objective-hidden = Verdeckte Aufgabe
board-objective-hidden-meaning = Eine geheime Aufgabe. Sie wird am Ende der Partie aufgedeckt.
board-objective-meaning = { $points } für je { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = drei { $kingdom }karten auf einer Diagonale, nach rechts ansteigend
board-objective-falling = drei { $kingdom }karten auf einer Diagonale, nach rechts abfallend
board-objective-corner = zwei { $pair }karten übereinander und { $where } daran eine { $single }karte
board-objective-common = Gemeinsam
board-objective-secret = Geheim
board-objective-offered = { $name }, Auswahl { $n } von { $all }
board-objective-progress = { $times }× = { $points }
board-objective-progress-spoken = { $times ->
    [one] einmal erfüllt, { $points }
   *[other] { $times }-mal erfüllt, { $points }
}

board-corner = { $corner } { $what }
board-corner-up-left = links oben
board-corner-up-right = rechts oben
board-corner-down-left = links unten
board-corner-down-right = rechts unten
board-ink-empty = leer
board-ink-hidden = versteckt
board-ink-covered = überdeckt
board-corners = Ecken: { $corners }
board-corners-empty = vier leere Ecken

board-slot-first = Stelle in der Mitte
board-slot-up-left = Stelle links oben an Karte { $card }
board-slot-up-right = Stelle rechts oben an Karte { $card }
board-slot-down-left = Stelle links unten an Karte { $card }
board-slot-down-right = Stelle rechts unten an Karte { $card }
board-covers = überdeckt { $n ->
    [one] { $n } Ecke
   *[other] { $n } Ecken
}
board-loses = verliert { $lost }
board-gains = { $points } aus Aufgaben

board-slots = Freie Stellen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-show-all = Alles zeigen
board-pan = Pfeiltasten verschieben die Ansicht, Plus und Minus zoomen, 0 zeigt alles.
board-as-list = { $label } als Liste
board-list-card = { $name }, Spalte { $x }, Reihe { $y }: { $corners }
board-list-empty = Hier liegt noch keine Karte.
board-highlighted = Gruppe { $letters }: { $name }
board-open-area = Öffnen: { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

board-edge-left = { $n ->
    [one] { $n } freie Stelle links außerhalb der Ansicht, { $points }
   *[other] { $n } freie Stellen links außerhalb der Ansicht, bis zu { $points }
}
board-edge-right = { $n ->
    [one] { $n } freie Stelle rechts außerhalb der Ansicht, { $points }
   *[other] { $n } freie Stellen rechts außerhalb der Ansicht, bis zu { $points }
}
board-edge-top = { $n ->
    [one] { $n } freie Stelle oben außerhalb der Ansicht, { $points }
   *[other] { $n } freie Stellen oben außerhalb der Ansicht, bis zu { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } freie Stelle unten außerhalb der Ansicht, { $points }
   *[other] { $n } freie Stellen unten außerhalb der Ansicht, bis zu { $points }
}

board-tally = Symbole: { $counts }
board-tally-none = keine Symbole
board-tally-up = { $count }, { $n } mehr
board-tally-down = { $count }, { $n } weniger

board-track = Punkte: { $places }
board-track-place = { $name } { $points }

board-move-place = Karte { $card }, { $face }, Spalte { $x }, Reihe { $y }
board-move-draw = Ziehen: { $source }
board-move-objective = Aufgabe { $id } behalten
board-move-starter-front = Startkarte, Vorderseite oben
board-move-starter-back = Startkarte, Rückseite oben

board-inspect-points = Bringt { $points }, wenn du sie anlegst.
board-inspect-points-none = Bringt keine Punkte.
board-inspect-cost = Um sie offen anzulegen, brauchst du { $cost } sichtbar in deiner Auslage. Ausgegeben wird nichts.
board-inspect-back = Die Rückseite ist kostenlos. Sie hat vier leere Ecken und bringt { $symbols } in der Mitte, wo nichts überdeckt werden kann.
board-inspect-starter-front = Die erste Karte einer Auslage. Ihre Vorderseite hat in jeder Ecke ein Symbol.
board-inspect-starter-back = Die erste Karte einer Auslage. Ihre Rückseite bringt { $symbols } in der Mitte, wo nichts überdeckt werden kann.
board-inspect-corners = Ecken: { $corners }.
board-inspect-hidden = Ihre Vorderseite siehst du nicht.
replay-no-area = Hier liegt noch keine Karte.
