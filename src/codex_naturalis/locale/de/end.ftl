# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Schlusswertung
end-scoring-how = Erst die beiden gemeinsamen Aufgaben, dann die geheime.
end-skip = Animation überspringen
end-again = Wertung noch mal zeigen
end-choose = Wähle eine Zahl, um zu sehen, welche Karten sie zählt. In jeder Aufgabe zählt eine Karte nur einmal.
end-track = Tafel
end-secret = Geheim
end-total = Gesamt
end-none = keine
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Nicht erfüllt.
    [one] Einmal erfüllt.
   *[other] { $n }-mal erfüllt.
}

end-removed = Dieser Tisch wurde gelöscht, bevor die Partie begann
end-aborted = Die Partie endete ohne Ergebnis
end-closed = Dieser Tisch wurde von der Moderation geschlossen: { $reason }
end-won-you = Du gewinnst
end-won = { $names } gewinnt
end-won-you-by = Du gewinnst { $best } zu { $next }
end-won-by = { $names } gewinnt { $best } zu { $next }
end-shared-you = Ihr teilt euch den Sieg
end-shared = Geteilter Sieg: { $names }
end-cause-resigned = Ein Spieler hat aufgegeben.
end-cause-time = Die Zeit ist abgelaufen.
end-cause-left = Ein Spieler hat den Tisch verlassen.
end-cause-aborted = Alle haben vor dem ersten Zug zugestimmt.
end-cause-early = Jemand hat aufgegeben, bevor alle drei Züge hatten. Deshalb zählt nichts.
end-cause-closed = Dieser Tisch wurde von der Moderation geschlossen.
end-tie-points = Gleichstand. Der Sieg geht an { $name }: mehr Punkte aus Aufgaben.
end-tie-cards = Gleichstand. Der Sieg geht an { $name }: mehr erfüllte Aufgaben.
end-tie-tybor = Bei Gleichstand gewinnt Tybor: Zum Sieg brauchst du mehr Punkte als er.
end-tie-shared = Gleichstand in allem, was zählt. Deshalb wird der Sieg geteilt.
end-made-of = { $name }: { $track } auf der Wertungstafel und { $objectives } aus Aufgaben{ $from ->
    [1] { $to ->
        [1] , schon vor den Aufgaben in Führung und auch danach.
       *[other] , von Platz 1 auf Platz { $to } zurückgefallen.
    }
   *[other] { $to ->
        [1] , von Platz { $from } auf Platz 1 vorgerückt.
       *[other] .
    }
}

end-rematch = Revanche
end-rematch-go = Zur Revanche
end-rematch-wants = { $n ->
    [one] { $names } möchte eine Revanche
   *[other] { $names } möchten eine Revanche
}
end-rematch-title = ● Revanche?
end-rematch-accept = Annehmen
end-rematch-decline = Ablehnen
end-rematch-waiting = Warten auf { $names }
end-rematch-away = { $names } { $n ->
    [one] ist gerade nicht da.
   *[other] sind gerade nicht da.
}
end-rematch-declined = Revanche abgelehnt von { $names }.
end-other = Andere Gegner suchen
end-harder = Schwerer: { $name }
end-easier = Leichter: { $name }
end-areas = Auslagen
end-review = Partie auswerten
end-replay = Wiederholung ansehen
end-share = Teilen
end-link-copied = Link zur Wiederholung kopiert.
end-shuffle = Mischen prüfen
end-graph = Punkte nach Runden
end-graph-name = Punkte auf der Wertungstafel nach Runden; am Ende: { $names }
