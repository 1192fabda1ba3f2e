# The end of a game: the scoring step by step, the result, and what to do next.

end-scoring = Conteggio finale
end-scoring-how = Prima i due obiettivi comuni, poi quello segreto.
end-skip = Salta l’animazione
end-again = Rivedi il conteggio
end-choose = Scegli un numero per vedere quali carte conta. In ogni obiettivo una carta conta una volta sola.
end-track = Tracciato
end-secret = Segreto
end-total = Totale
end-none = nessuno
end-times = { $times } × { $each }
end-found = { $n ->
    [0] Non completato.
    [one] Completato una volta.
   *[other] Completato { $n } volte.
}

end-removed = Questo tavolo è stato eliminato prima dell’inizio della partita
end-aborted = La partita è finita senza risultato
end-closed = La moderazione ha chiuso questo tavolo: { $reason }
end-won-you = Hai vinto
end-won = Ha vinto { $names }
end-won-you-by = Hai vinto { $best } a { $next }
end-won-by = Ha vinto { $names }, { $best } a { $next }
end-shared-you = Hai condiviso la vittoria
end-shared = Vittoria condivisa: { $names }
end-cause-resigned = Per abbandono.
end-cause-time = Il tempo è scaduto.
end-cause-left = Un giocatore ha lasciato il tavolo.
end-cause-aborted = Deciso insieme prima del primo turno.
end-cause-early = Qualcuno ha abbandonato prima che tutti avessero tre turni: non conta nulla.
end-cause-closed = La moderazione ha chiuso questo tavolo.
end-tie-points = Parità: vince { $name }, con più punti dagli obiettivi.
end-tie-cards = Parità: vince { $name }, con più obiettivi completati.
end-tie-tybor = In caso di parità vince Tybor: per batterlo devi avere più punti di lui.
end-tie-shared = Parità anche allo spareggio: la vittoria è condivisa.
end-made-of = { $name }: { $track } sul tracciato e { $objectives } dagli obiettivi{ $from ->
    [1] { $to ->
        [1] , in testa sia prima degli obiettivi sia dopo.
       *[other] , dal 1º al { $to }º posto.
    }
   *[other] { $to ->
        [1] , dal { $from }º al 1º posto.
       *[other] .
    }
}

end-rematch = Rivincita
end-rematch-go = Vai alla rivincita
end-rematch-wants = { $n ->
    [one] { $names } vuole la rivincita
   *[other] { $names } vogliono la rivincita
}
end-rematch-title = ● Rivincita?
end-rematch-accept = Accetta
end-rematch-decline = Rifiuta
end-rematch-waiting = In attesa di { $names }
end-rematch-away = { $names } { $n ->
    [one] al momento non c’è.
   *[other] al momento non ci sono.
}
end-rematch-declined = Rivincita rifiutata da { $names }.
end-other = Cambia avversario
end-harder = Più difficile: { $name }
end-easier = Più facile: { $name }
end-areas = Aree
end-review = Analizza la partita
end-replay = Rivedi la partita
end-share = Condividi
end-link-copied = Link al replay copiato.
end-shuffle = Verifica il mescolamento
end-graph = Punti per round
end-graph-name = Punti sul tracciato per round; alla fine: { $names }
