# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Die Schlusswertung
end-scoring-how = Aufgabe für Aufgabe: gemeinsam, gemeinsam, geheim.
end-skip = Erzählung überspringen
end-again = Noch einmal erzählen
end-choose = Wähle eine Zahl, um die gezählten Karten zu sehen. Eine Karte zählt in jeder Aufgabe einmal.
end-player = Spieler
end-track = Tafel
end-secret = Geheim
end-total = Summe
end-none = keine
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Nicht erfüllt.
    [one] Einmal erfüllt.
   *[other] { $n }-mal erfüllt.
}

end-removed = Dieser Tisch wurde entfernt, bevor die Partie begann
end-aborted = Die Partie endete ohne Ergebnis
end-won-you = Du gewinnst
end-won = { $names } gewinnt
end-won-you-by = Du gewinnst { $best } zu { $next }
end-won-by = { $names } gewinnt { $best } zu { $next }
end-shared-you = Du teilst dir den Sieg
end-shared = Den Sieg teilen sich: { $names }
end-cause-resigned = Durch Aufgeben.
end-cause-time = Die Zeit ist abgelaufen.
end-cause-left = Ein Spieler hat den Tisch verlassen.
end-cause-aborted = Alle waren vor dem ersten Zug einverstanden.
end-tie-points = Gleichstand: Mehr Punkte aus Aufgaben entscheiden für { $name }.
end-tie-cards = Gleichstand: Mehr erfüllte Aufgaben entscheiden für { $name }.
end-tie-tybor = Bei Gleichstand gewinnt Tybor: Nur mehr Punkte als seine siegen.
end-tie-shared = Gleichstand in allem, was zählt: Niemand liegt vorn.
end-made-of = { $name }: { $track } auf der Wertungstafel und { $objectives } aus Aufgaben{ $from ->
    [1] { $to ->
        [1] , vorn von Anfang bis Ende der Wertung.
       *[other] , vom ersten Platz auf Platz { $to }.
    }
   *[other] { $to ->
        [1] , von Platz { $from } auf den ersten.
       *[other] .
    }
}

end-rematch = Revanche
end-rematch-go = Zur Revanche
end-rematch-votes = Wollen eine Revanche: { $names } ({ $n } von { $all })
end-replay = Partie ansehen
end-share = Teilen
end-link-copied = Der Link zum Nachspielen ist kopiert.
end-shuffle = Mischen prüfen
end-graph = Punkte je Runde
end-graph-name = Punkte auf der Wertungstafel je Runde; am Ende: { $names }
