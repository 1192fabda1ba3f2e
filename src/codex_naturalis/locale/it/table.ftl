# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Tocca a te
table-connecting = Arrivo al tavolo…
table-gone-title = Tavolo inesistente
table-gone-text = Forse il link è scritto male, o il tavolo è stato tolto.
table-closed-title = Un tavolo chiuso

# The line in the top bar. $what is one of the next messages.
table-status-gathering = In attesa di giocatori
table-status-aborted = Conclusa senza risultato
table-status-over = Partita finita · { $n ->
    [one] { $n } round
   *[other] { $n } round
}
table-status-setup = Fai la tua scelta
table-status-setup-wait = Tutti scelgono
table-status-round = { $what } · round { $round }
table-status-draw = Pesca una carta
table-status-last-turn = Il tuo ultimo turno
table-status-turn-of = Gioca { $name }
table-your-turn = Tocca a te
table-watching = stai guardando

table-skip = Vai a
table-skip-hand = Alla mia mano
table-skip-board = Al tavolo di gioco
table-skip-market = Al mercato

# Gathering
table-gathering-title = Il tavolo di { $name }
table-gathering-waiting = { $n ->
    [0] Ci siete tutti. La partita inizia.
    [one] La partita inizia quando si occupa ancora { $n } posto.
   *[other] La partita inizia quando si occupano ancora { $n } posti.
}
table-seats = Posti
table-sit = Siediti qui
table-stand = Alzati
table-free-seat = Posto libero
table-hot-seat = Aggiungi un giocatore su questo dispositivo
table-hot-name = Nome del giocatore
table-colour = Colore del segnalino
table-you = tu
table-you-capital = Tu
table-bot = bot
table-away = assente
table-watching-count = { $n ->
    [one] { $n } persona guarda
   *[other] { $n } persone guardano
}
table-invite = Invita
table-invite-private = Solo chi ha questo link trova il tavolo.
table-invite-open = Il tavolo è nell’elenco dei tavoli aperti. Puoi anche inviare il link.
table-invite-text = Gioca a Codex Naturalis con me
table-link = Link a questo tavolo
table-copy = Copia il link
table-copied = Copiato
table-share = Condividi
table-qr = Il link come codice QR
table-remove = Togli il tavolo

table-terms = Questo tavolo
table-term-players = { $n ->
    [one] Un giocatore
   *[other] { $n } giocatori
}
table-term-no-clock = Senza orologio
table-term-real-time = { $minutes } min a testa, { $increment ->
    [0] senza incremento
   *[other] +{ $increment } s per turno
}
table-term-correspondence = { $days ->
    [one] { $days } giorno per turno
   *[other] { $days } giorni per turno
}
table-term-rated = Classificata
table-term-casual = Non classificata
table-term-open = Aperto a tutti
table-term-private = Solo con il link
table-term-tie-cards = In caso di parità vince chi ha completato più obiettivi
table-term-refill-other = Un mazzo vuoto è sostituito dall’altro
table-term-leave-bot = Un bot continua al posto di chi esce
table-term-leave-forfeit = Chi esce ha perso
table-term-hints = Suggerimenti ammessi
table-term-no-spectators = Senza spettatori
table-term-delay = Gli spettatori vedono tutto { $seconds } s dopo
table-term-lots = I posti sono sorteggiati

# The first choices
table-setup-starter = Scegli il lato della tua carta Iniziale
table-setup-starter-how = Sta al centro della tua area di gioco. I suoi angoli si possono coprire; i simboli al centro restano per sempre.
table-setup-front = Lato fronte
table-setup-back = Lato retro
table-setup-objective = Scegli il tuo obiettivo segreto
table-setup-objective-how = Conta alla fine, tante volte quante lo completi. Nessun altro lo vede.
table-setup-keep = Tieni questo
table-setup-done = Hai scelto
table-setup-watch = I giocatori scelgono
table-setup-wait = Tutti scelgono nello stesso momento un lato e un obiettivo segreto.
table-ready = ha scelto
table-chooses-starter = sceglie un lato
table-chooses-objective = sceglie un obiettivo

# The turn
table-prompt-place = Scegli una posizione.
table-prompt-number = Il numero indica quanto vale lì questo lato.
table-choose = Scegli una carta da giocare.
table-choose-last = Scegli la tua ultima carta.
table-plan = Gioca { $name }. Intanto puoi pensare alla tua mossa.
table-blocked = Nessuna posizione libera: salti il turno, ma i tuoi punti contano.
table-place = Piazza qui
table-place-points = Piazza qui · +{ $n }
table-flip = Gira
table-no-points = Nessun punto
table-for-corners = { $n ->
    [one] per { $n } angolo
   *[other] per { $n } angoli
}
table-draw-title = Pesca una carta
table-draw-how = per finire il turno
table-undo = Annulla la giocata
table-your-hand = La tua mano:
table-take = { $kind ->
    [gold] Prendi questa carta Oro
   *[resource] Prendi questa carta Risorsa
}
table-take-deck = Prendi la prima carta
table-take-choose = Scegli una carta

# Players
table-heading = Tavolo: { $names }
table-track = Tracciato Segnapunti
table-players = Giocatori
table-my-area = La mia area di gioco
table-area-of = Area di gioco di { $name }
table-show-area = : mostra l’area di gioco
table-previous-player = Giocatore precedente
table-next-player = Giocatore successivo
table-open-places = { $n ->
    [one] { $n } posizione libera
   *[other] { $n } posizioni libere
}
table-fronts = { $n ->
    [one] fronte pagabile: { $paid } su { $n }
   *[other] fronti pagabili: { $paid } su { $n }
}
table-in-hand = in mano
table-chip = { $name }, { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
table-plays = gioca
table-writes = scrive…
table-writes-for = scrive… { $n } s
table-gave-up = ha abbandonato
table-handed = gioca un bot
table-clock = Tempo rimasto
table-days-left = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
table-hours-left = { $n ->
    [one] { $n } ora
   *[other] { $n } ore
}
table-is-away = { $name } è assente.
table-claim = Reclama la partita
table-claim-bot = Fai continuare un bot
table-claim-not-yet = Non ancora: c’è ancora tempo per tornare. Riprova tra qualche minuto.
table-bot-for-you = Un bot gioca al tuo posto.
table-return = Riprendi il mio posto

# Market, objectives, log and chat
table-side = Mercato, obiettivi, diario
table-market = Mercato
table-objectives = Obiettivi
table-talk = Diario e chat
table-tabs = Altro del tavolo
table-tab-hand = Mano
table-tab-market = Mercato
table-tab-players = Giocatori
table-tab-objectives = Obiettivi
table-tab-log = Diario
table-chat = Chat
table-chat-say = Scrivi qualcosa…
table-chat-send = Invia
table-chat-off = Ai tavoli aperti la chat è chiusa finché non la apri.
table-chat-open = Apri la chat
table-chat-unread = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-mute = Silenzia { $name }
table-chat-muted = Non leggi più i messaggi di { $name }.

# The last rounds
table-end-near = La fine è vicina
table-end-near-rule = Si finisce questo round, poi tutti hanno ancora un turno.
table-last-round = L’ultimo round
table-last-round-rule = Un turno a testa, e nessuno pesca.
table-end-points = { $name } ha raggiunto 20.
table-end-twenty = Qualcuno ha raggiunto 20 punti.
table-end-decks = Entrambi i mazzi sono vuoti.
table-turns-left = Turni ancora da giocare
table-scoring = Conteggio finale

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = il monaco
table-tybor-solo-easy = il monaco · facile
table-tybor-solo-normal = il monaco · normale
table-tybor-solo-hard = il monaco · difficile
table-tybor-resources = Risorse di Tybor
table-tybor-how = Le sue risorse, una colonna per regno. Paga le carte Oro contando queste carte, e non le spende mai.
table-tybor-pays = Che cosa può pagare ora
table-tybor-yes = { $where }: sì, +{ $n }
table-tybor-no = { $where }: non ancora
table-tybor-again = Rivedi il suo ultimo turno
table-tybor-turn = Turno di Tybor
table-tybor-order = sempre prima la colonna sinistra, poi la destra
table-tybor-stepwise = Passo per passo
table-go-on = Continua
table-tybor-column-left = Colonna sinistra:
table-tybor-column-right = Colonna destra:
table-tybor-did-scored = fa punti
table-tybor-did-gold = tiene la carta Oro
table-tybor-did-resource = prende la carta Risorsa
table-tybor-why-paid = Possiede { $cost }, il costo di questa carta Oro. La carta esce dal gioco; non si spende nulla.
table-tybor-why-five-points = Non può ancora pagare { $cost }, ma vuole ogni carta che vale 5. La carta va nella sua colonna { $kingdom }.
table-tybor-why-objective = Non può ancora pagare { $cost }, ma un obiettivo comune chiede carte come questa. La carta va nella sua colonna { $kingdom }. { $objective }
table-tybor-why-no-resource = Non può ancora pagare { $cost }, e lì non c’è nessuna carta Risorsa. La carta va nella sua colonna { $kingdom }.
table-tybor-why-not-wanted = Non può pagare { $cost } per la carta Oro, e nessun obiettivo comune la chiede. La Risorsa va nella sua colonna { $kingdom }.
table-tybor-why-no-gold = Lì non c’è nessuna carta Oro. La Risorsa va nella sua colonna { $kingdom }.

# Several players on one device
table-pass-title = Passa il dispositivo a { $name }
table-pass-text = La mano resta nascosta finché non sei qui.
table-pass-here = Sono { $name }

# Menu and questions
table-keys = Tasti
table-resign = Abbandona
table-leave = Lascia il tavolo
table-abort = Concludi senza risultato
table-stop-watching = Smetti di guardare
table-record = Scarica la registrazione
table-confirm-resign = Perdi questa partita, e non si può tornare indietro.
table-confirm-leave = Esci per sempre, e hai perso questa partita.
table-confirm-leave-bot = Un bot gioca al tuo posto. Puoi tornare e riprendere il tuo posto.
table-confirm-abort = Prima che sia giocata la prima carta, la partita può concludersi senza risultato, se tutti sono d’accordo.
table-abort-asked = Si chiede agli altri se sono d’accordo.
table-abort-wanted = { $name } vuole concludere senza risultato.
table-abort-agree = D’accordo

table-key-choose = Scegli una carta della tua mano
table-key-flip = Girala
table-key-places = Passa da una posizione all’altra
table-key-confirm = Piazza, o prendi la carta indicata
table-key-back = Un passo indietro
table-key-undo = Annulla la giocata, finché non peschi
table-key-decks = Mazzo Risorsa, mazzo Oro
table-key-resources = Carta Risorsa a sinistra e a destra
table-key-golds = Carta Oro a sinistra e a destra
table-key-view = Mostra tutto, più vicino, più lontano
table-key-hint = Suggerimento, se il tavolo lo ammette
table-key-keys = Questo elenco

table-hint = Suggerimento
