# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Il conteggio finale
end-scoring-how = Obiettivo per obiettivo: comune, comune, segreto.
end-skip = Salta il racconto
end-again = Racconta di nuovo
end-choose = Scegli un numero per vedere le carte contate. Una carta conta una volta in ogni obiettivo.
end-player = Giocatore
end-track = Tracciato
end-secret = Segreto
end-total = Totale
end-none = nessuno
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Non completato.
    [one] Completato { $n } volta.
   *[other] Completato { $n } volte.
}

end-removed = Questo tavolo è stato tolto prima dell’inizio della partita
end-aborted = La partita si è conclusa senza risultato
end-won-you = Hai vinto
end-won = Vince { $names }
end-won-you-by = Hai vinto, { $best } a { $next }
end-won-by = Vince { $names }, { $best } a { $next }
end-shared-you = Condividi la vittoria
end-shared = Vittoria condivisa: { $names }
end-cause-resigned = Per abbandono.
end-cause-time = Il tempo è scaduto.
end-cause-left = Un giocatore ha lasciato il tavolo.
end-cause-aborted = Tutti d’accordo prima del primo turno.
end-tie-points = Parità di punti: la vittoria va a { $name }, con più punti dagli obiettivi.
end-tie-cards = Parità di punti: la vittoria va a { $name }, con più obiettivi completati.
end-tie-tybor = La parità è di Tybor: per vincere servono strettamente più punti.
end-tie-shared = Parità in tutto ciò che conta: nessuno è in vantaggio.
end-made-of = { $name }: { $track } sul tracciato e { $objectives } dagli obiettivi{ $from ->
    [1] { $to ->
        [1] , in testa dall’inizio alla fine del conteggio.
       *[other] , dal 1º al { $to }º posto.
    }
   *[other] { $to ->
        [1] , dal { $from }º al 1º posto.
       *[other] .
    }
}

end-rematch = Rivincita
end-rematch-go = Vai alla rivincita
end-rematch-votes = Per una rivincita: { $names } ({ $n } su { $all })
end-replay = Rivedi la partita
end-share = Condividi
end-link-copied = Il link per rivedere la partita è copiato.
end-shuffle = Verifica il mescolamento
end-graph = Punti per round
end-graph-name = Punti sul tracciato per round; alla fine: { $names }
