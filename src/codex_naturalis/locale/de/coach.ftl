# The coach: after a poor placement it offers to take it back, before the draw.
coach-title = Coach
coach-level-off = Aus
coach-level-big = Grobe
coach-level-all = Alle
coach-state-off = Coach ist aus
coach-state-on = Coach ist an
coach-about-off = Er kann sich melden, wenn eine Karte viel verschenkt.
coach-about-on = Meldet sich ab { $loss }. Nie in gewerteten Partien.
coach-setting = Nach einer schlecht gelegten Karte kannst du sie vor dem Ziehen zurücknehmen und erfährst, warum. Aus, bei groben Fehlern oder bei allen. Nie in gewerteten Partien.

# $loss: “12%”.
coach-loss = Das verschenkt etwa { $loss }. Noch einmal hinsehen?
coach-take-back = Zurücknehmen
coach-keep = Liegen lassen
coach-voice = { $undo } nimmt sie zurück; zieh eine Karte, um sie liegen zu lassen.

# What the placement costs. $symbols and $objective are pictures; $n: how often the objective still counts.
coach-covers = Sie überdeckt { $symbols }, was du noch brauchst.
coach-breaks = Sie überdeckt { $symbols }: Die Aufgabe { $objective } { $n ->
    [0] ist nicht mehr erfüllt.
   *[other] zählt einmal weniger.
}

# What a better one would bring: “Face up: 2 more points, a symbol for this card.”
coach-better = { $how }: { $facts }.
coach-better-later = { $how }: Jetzt zählt sich nichts, aber es ist besser für später.
coach-how-spot = An anderer Stelle
coach-how-front = Offen gelegt
coach-how-back = Verdeckt gelegt
coach-how-card = Eine andere Karte
coach-fact-points = { $n ->
    [one] jetzt { $n } Punkt mehr
   *[other] jetzt { $n } Punkte mehr
}
coach-fact-fulfils = Aufgabe { $objective } erfüllt
coach-fact-pays = { $symbols } für { $card }
coach-fact-brings = { $symbols }, was du brauchst
coach-fact-next = { $n ->
    [one] { $n } Punkt mehr im nächsten Zug
   *[other] { $n } Punkte mehr im nächsten Zug
}
coach-fact-places = { $n ->
    [one] { $n } freie Stelle mehr
   *[other] { $n } freie Stellen mehr
}
