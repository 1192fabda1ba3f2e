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
board-costs = benötigt { $cost }
board-brings = bringt { $symbols }
board-free = kostenlos
board-payable = bezahlbar
board-not-payable = nicht bezahlbar, es fehlen: { $missing }
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
board-market-spent = Letzte Runde: Niemand zieht.
board-market-unseen = Oberste Karte verdeckt, { $deck }
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
board-objective-meaning = { $points } je Set: { $subject }.
board-objective-symbols = { $symbols }
board-objective-rising = drei { $kingdom }karten auf einer Diagonale, nach rechts steigend
board-objective-falling = drei { $kingdom }karten auf einer Diagonale, nach rechts fallend
board-objective-corner = zwei { $pair }karten übereinander und eine { $single }karte { $where } davon
board-objective-common = Gemeinsam
board-objective-secret = Geheim
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

board-slot-first = Stelle in der Mitte
board-slot-up-left = Stelle links oben von Karte { $card }
board-slot-up-right = Stelle rechts oben von Karte { $card }
board-slot-down-left = Stelle links unten von Karte { $card }
board-slot-down-right = Stelle rechts unten von Karte { $card }
board-covers = überdeckt { $n ->
    [one] { $n } Ecke
   *[other] { $n } Ecken
}
board-loses = verliert { $lost }
board-gains = Aufgaben { $points }

board-slots = Freie Stellen
board-zoom-in = Vergrößern
board-zoom-out = Verkleinern
board-show-all = Alles zeigen
board-pan = Pfeiltasten verschieben, Plus und Minus zoomen, 0 zeigt alles.
board-as-list = { $label } als Liste
board-list-card = { $name }, bei { $x }, { $y }: { $corners }
board-list-empty = Hier liegt noch keine Karte.
board-highlighted = Gruppe { $letters }: { $name }
board-open-area = Öffnen: { $label }
board-miniature = { $label }: { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
}

board-edge-left = { $n ->
    [one] { $n } freie Stelle jenseits des linken Rands, { $points }
   *[other] { $n } freie Stellen jenseits des linken Rands, bis zu { $points }
}
board-edge-right = { $n ->
    [one] { $n } freie Stelle jenseits des rechten Rands, { $points }
   *[other] { $n } freie Stellen jenseits des rechten Rands, bis zu { $points }
}
board-edge-top = { $n ->
    [one] { $n } freie Stelle jenseits des oberen Rands, { $points }
   *[other] { $n } freie Stellen jenseits des oberen Rands, bis zu { $points }
}
board-edge-bottom = { $n ->
    [one] { $n } freie Stelle jenseits des unteren Rands, { $points }
   *[other] { $n } freie Stellen jenseits des unteren Rands, bis zu { $points }
}
board-edge-more = { $n } mehr
board-edge-open = { $n } frei

board-tally = Symbole: { $counts }
board-tally-none = keine Symbole
board-tally-up = { $count }, { $n } mehr
board-tally-down = { $count }, { $n } weniger

board-track = Punkte: { $places }
board-track-place = { $name } { $points }

board-move-place = Karte { $card }, { $face }, bei { $x }, { $y }
board-move-draw = zieht: { $source }
board-move-objective = behält Aufgabe { $id }
board-move-starter-front = Startkarte, Vorderseite
board-move-starter-back = Startkarte, Rückseite

board-inspect-points = Beim Ausspielen bringt sie { $points }.
board-inspect-points-none = Für sich allein bringt sie keine Punkte.
board-inspect-cost = Für die Vorderseite musst du { $cost } sichtbar haben; ausgegeben wird nichts.
board-inspect-back = Eine Rückseite ist kostenlos. Sie bringt dauerhaft { $symbols } und hat vier leere Ecken.
board-inspect-starter-front = Die erste Karte einer Auslage. Ihre Vorderseite zeigt in jeder Ecke ein Symbol.
board-inspect-starter-back = Die erste Karte einer Auslage. Ihre Rückseite bringt dauerhaft { $symbols }.
board-inspect-corners = Ecken: { $corners }.
board-inspect-hidden = Ihre Vorderseite ist verdeckt.
