# The pages of moderators and hosts.
moderation-cases = Casi
moderation-log = Registro
moderation-networks = Reti bloccate
moderation-hosts-only = Solo i gestori di questo server possono aprire questa pagina.

moderation-to-decide = Da decidere
moderation-counts = Persone segnalate: { $people }. Ricorsi aperti: { $appeals }.
moderation-view = Quali casi
moderation-view-open = Aperti
moderation-view-mine = Miei
moderation-view-closed = Chiusi
moderation-none-open = Nulla attende una decisione.
moderation-none-mine = Non hai chiuso nessun caso.
moderation-none-closed = Nessun caso è stato chiuso.
moderation-kind-report = Segnalazione
moderation-kind-appeal = Ricorso
moderation-appeals = chiede un’altra decisione
moderation-for-host = per il gestore
moderation-automatic = il server
moderation-by = da { $names }
moderation-by-people = { $n ->
    [one] { $n } segnalazione
   *[other] { $n } segnalazioni
}
moderation-by-you = da te
moderation-by-host = dal gestore
moderation-outcome-warn = ammonito
moderation-outcome-mute = escluso dalla chat
moderation-outcome-rename = rinominato
moderation-outcome-ban = escluso
moderation-outcome-close_table = tavolo chiuso
moderation-outcome-dismiss = tutto in ordine
moderation-outcome-undo = annullato
moderation-outcome-lift = revocato
moderation-outcome-uphold = confermato
moderation-keys-cases = caso successivo e precedente
moderation-keys-decide = alla decisione
moderation-back = Tutti i casi
moderation-choose-case = Scegli un caso, o cerca una persona.

moderation-find = Parte di un nome
moderation-search = Cerca
moderation-nobody = Nessuno ha un nome simile.
moderation-role-host = gestore
moderation-role-moderator = moderatore

moderation-since-guest = Ospite dal { $date }
moderation-since-account = Membro dal { $date }
moderation-games = { $n ->
    [one] { $n } partita
   *[other] { $n } partite
}
moderation-rating = punteggio { $rating } (in { $players })
moderation-muted-now = Escluso dalla chat per sempre
moderation-muted-now-until = Escluso dalla chat fino al { $until }
moderation-banned-now = Escluso per sempre
moderation-banned-now-until = Escluso fino al { $until }
moderation-profile = Apri profilo
moderation-reported = Che cosa è stato segnalato
moderation-nothing-open = Non ci sono segnalazioni aperte.
moderation-closed-reports = Segnalazioni chiuse: { $n }
moderation-this-line = (segnalato)
moderation-whole-chat = { $n ->
    [one] Tutta la chat: { $n } messaggio
   *[other] Tutta la chat: { $n } messaggi
}
moderation-table = Vai al tavolo
moderation-replay = Rivedi la partita
moderation-table-open = Tavolo aperto
moderation-table-private = Tavolo privato
moderation-table-rated = classificato
moderation-table-closed = chiuso da un moderatore

moderation-history = Precedenti
moderation-no-history = Non è stato deciso nulla.
moderation-number = N. { $number }
moderation-ended-by = terminata dal n. { $number }
moderation-did-warn = Ammonito
moderation-did-mute = Escluso dalla chat per sempre
moderation-did-mute-until = Escluso dalla chat fino al { $until }
moderation-did-rename = Rinominato da { $old } a { $name }
moderation-did-ban = Escluso per sempre
moderation-did-ban-until = Escluso fino al { $until }
moderation-did-close_table = Tavolo { $table } chiuso
moderation-did-dismiss = Nulla di sbagliato
moderation-did-undo = N. { $number } annullato
moderation-did-lift = N. { $number } revocato
moderation-did-uphold = N. { $number } confermato dopo un ricorso
moderation-did-role-none = Ruolo tolto
moderation-did-role-host = Nominato gestore
moderation-did-role-moderator = Nominato moderatore
moderation-did-block_address = Rete { $network } bloccata
moderation-did-unblock_address = Rete { $network } sbloccata
moderation-undo = Annulla (fino alle { $time })
moderation-undone = Annullato. Le segnalazioni sono di nuovo aperte.
moderation-lift = Revoca
moderation-lift-why = Perché finisce ora
moderation-lifted = Revocato.

moderation-answer = Risposta, visibile a { $name }
moderation-uphold = Resta valida
moderation-accept = Revoca la decisione
moderation-answered = Hai risposto al ricorso.

moderation-decision = Decisione
moderation-kind-of-warn = Ammonisci
moderation-kind-of-mute = Togli la chat
moderation-kind-of-rename = Rinomina
moderation-kind-of-ban = Escludi
moderation-kind-of-close_table = Chiudi il tavolo
moderation-about-warn = Un messaggio da leggere
moderation-about-mute = Niente chat, può giocare
moderation-about-rename = Dà un nome neutro
moderation-about-ban = Niente partite né chat
moderation-about-close_table = La partita finisce senza risultato
moderation-how-long = Per quanto tempo
moderation-hours-24 = 1 giorno
moderation-hours-168 = 1 settimana
moderation-hours-720 = 1 mese
moderation-for-good = Per sempre
moderation-until = fino al { $until }
moderation-which-table = Quale tavolo
moderation-reason = Motivo, visibile a { $name }
moderation-language = Lingua di { $name }
moderation-preview = Che cosa leggerà { $name }
moderation-usual-insult = Gli insulti qui non sono ammessi.
moderation-usual-spam = Per favore, non scrivere sempre la stessa cosa e non fare pubblicità.
moderation-usual-name = Il tuo nome è contrario alle regole di questo server.
moderation-usual-stalling = Hai abbandonato più partite, o hai fatto aspettare gli altri. Per favore, finisci le partite che inizi.
moderation-usual-cheating = Hai usato un aiuto che nelle partite classificate non è ammesso.
moderation-usual-other = Non hai rispettato le regole di questo server.
moderation-usual-fair_play = Le tue partite classificate mostrano che hai usato un aiuto.
moderation-tell = { $n ->
    [one] Informa la persona che ha fatto la segnalazione
   *[other] Informa le { $n } persone che hanno fatto la segnalazione
}
moderation-choose = Scegli una decisione
moderation-do-warn = Ammonisci
moderation-do-mute = { $hours ->
    [24] Togli la chat per 1 giorno
    [168] Togli la chat per 1 settimana
    [720] Togli la chat per 1 mese
   *[0] Togli la chat per sempre
}
moderation-do-rename = Rinomina
moderation-do-ban = { $hours ->
    [24] Escludi per 1 giorno
    [168] Escludi per 1 settimana
    [720] Escludi per 1 mese
   *[0] Escludi per sempre
}
moderation-do-close_table = Chiudi il tavolo
moderation-nothing-wrong = Tutto in ordine
moderation-pass-on = Passa al gestore
moderation-decision-text = È possibile un ricorso. Puoi annullare una decisione per 10 minuti.
moderation-decided = Deciso.

moderation-log-text = Qui nulla può essere cambiato o eliminato.
moderation-log-all = Tutte le voci
moderation-log-more = Voci precedenti
moderation-log-about = Decisioni su { $name }

moderation-networks-text = Da questi indirizzi nessuno può raggiungere questo server.
moderation-networks-none = Nessuna rete è bloccata.
moderation-network-block = Blocca una rete
moderation-network = Indirizzo o rete
moderation-network-hint = Per esempio 192.0.2.7 o 192.0.2.0/24. Molti possono avere lo stesso indirizzo: bloccalo solo per poco tempo.
moderation-network-reason = Motivo, per il registro
moderation-network-do = Blocca la rete
moderation-network-lift = Sblocca
moderation-network-lift-one = Sblocca { $network }
moderation-network-lifted = Sbloccata.

# What the server has found in rated games.
moderation-fact-pattern = Che cosa
moderation-fact-other = Con
moderation-fact-games = Partite classificate tra loro
moderation-fact-not_counted = di cui non contate
moderation-fact-won = Vinte
moderation-fact-expected_wins = Vittorie attese dai punteggi
moderation-fact-streak = Vittorie di fila
moderation-fact-median_seconds = Durata mediana in secondi
moderation-fact-median_turns = Durata mediana in turni
moderation-fact-shared_address = Partite da uno stesso indirizzo
moderation-fact-agreement = Accordo con la ricerca
moderation-fact-agreement_low = almeno
moderation-fact-agreement_high = al massimo
moderation-fact-explained_low = Il punteggio spiega da
moderation-fact-explained_high = a
moderation-fact-decisions = Mezze mosse confrontate
moderation-fact-reviewed_games = Partite confrontate
moderation-pattern-many_games = molte partite tra loro in un giorno
moderation-pattern-streak = vince sempre lo stesso
moderation-pattern-quick_losses = sconfitte rapide contro chi è molto più debole
moderation-pattern-shared_address = giocano dallo stesso indirizzo
moderation-pattern-engine = gioca quasi come il motore
