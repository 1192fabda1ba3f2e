# The table: gathering, playing, and the dialogs around a game. The end is in end.ftl.

table-title-your-turn = ● Tocca a te
table-connecting = Apertura del tavolo…
table-gone-title = Tavolo non trovato
table-gone-text = Forse il link è scritto male, o il tavolo è stato eliminato.
table-closed-title = Tavolo chiuso

# The line in the top bar. $what is one of the next messages.
table-status-gathering = In attesa di giocatori
table-status-aborted = Finita senza risultato
table-status-over = Partita finita · { $n ->
    [one] { $n } round
   *[other] { $n } round
}
table-status-setup = Fai la tua scelta
table-status-setup-wait = Tutti stanno scegliendo
table-status-round = { $what } · round { $round }
table-status-draw = Pesca una carta
table-status-last-turn = Il tuo ultimo turno
table-status-turn-of = Tocca a { $name }
table-your-turn = Tocca a te
table-watching = stai guardando

table-skip = Vai a
table-skip-hand = Vai alla mia mano
table-skip-board = Vai all’area di gioco
table-skip-market = Vai al mercato

# Gathering
table-gathering-title = Tavolo di { $name }
table-gathering-waiting = { $n ->
    [0] Ci siete tutti. La partita sta per iniziare.
    [one] La partita inizia quando tutti i posti sono occupati. C’è ancora { $n } posto libero.
   *[other] La partita inizia quando tutti i posti sono occupati. Ci sono ancora { $n } posti liberi.
}
table-seats = Posti
table-sit = Siediti qui
table-stand = Lascia il posto
table-free-seat = Posto libero
table-add-bot = Aggiungi un bot
table-add-bot-title = Scegli un bot
table-add-bot-last = È l’ultimo posto libero: la partita inizia subito.
table-remove-bot = Togli
table-remove-bot-name = Togli { $name }
table-send-away = Allontana
table-send-away-title = Allontanare { $name }?
table-send-away-text = { $name } non potrà più sedersi a questo tavolo.
table-sent-away = Ti hanno allontanato da questo tavolo. Non puoi più sederti qui.
table-you-are = Il tuo nome: { $name }
table-hot-seat = Aggiungi un giocatore su questo dispositivo
table-hot-name = Nome del giocatore
table-colour = Colore del segnalino
table-you = tu
table-you-capital = Tu
table-bot = bot
table-away = assente
table-watching-count = { $n ->
    [one] { $n } persona sta guardando
   *[other] { $n } persone stanno guardando
}
table-invite = Invita
table-invite-private = Solo chi ha questo link può trovare il tavolo.
table-invite-open = Il tavolo compare tra i tavoli aperti. Puoi anche inviare il link.
table-invite-alone = Solo questo computer può aprire questo link.
table-invite-lan = Per invitare altri nella tua rete, avvia il gioco con
table-invite-text = Gioca a Codex Naturalis con me
table-link = Link a questo tavolo
table-copy = Copia il link
table-copied = Copiato
table-share = Condividi
table-qr = Il link come codice QR
table-remove = Elimina il tavolo

table-terms = Impostazioni del tavolo
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
table-term-refill-other = Se un mazzo è vuoto, il mercato si riempie dall’altro
table-term-leave-bot = Se qualcuno esce, subentra un bot
table-term-leave-forfeit = Se esci, perdi
table-term-hints = Suggerimenti ammessi
table-term-no-spectators = Senza spettatori
table-term-delay = Gli spettatori vedono tutto { $seconds } s dopo
table-term-lots = Posti casuali

# The first choices
table-setup-starter = Scegli un lato della tua carta Iniziale
table-setup-starter-how = Va al centro della tua area. I suoi angoli si possono coprire; i simboli al centro no.
table-setup-front = Usa il fronte
table-setup-back = Usa il retro
table-setup-objective = Scegli il tuo obiettivo segreto
table-setup-objective-how = Dà punti alla fine, tante volte quante lo completi. Fino ad allora nessun altro lo vede.
table-setup-keep = Tieni questo
table-setup-done = Hai scelto
table-setup-watch = I giocatori stanno scegliendo
table-setup-wait = Tutti stanno scegliendo nello stesso momento un lato e un obiettivo segreto.
table-ready = ha scelto
table-chooses-starter = sta scegliendo un lato
table-chooses-objective = sta scegliendo un obiettivo

# The turn
table-prompt-place = Scegli una posizione.
table-back-only = Non puoi ancora pagare il fronte: ora vedi il retro.
table-choose = Scegli una carta da piazzare.
table-choose-last = Scegli la tua ultima carta.
table-plan = Tocca a { $name }. Intanto puoi preparare la tua mossa.
table-blocked = Nessuna posizione libera: salti il turno, ma alla fine i tuoi punti contano.
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
table-undo = Annulla piazzamento
table-your-hand = La tua mano:
table-take = { $kind ->
    [gold] Prendi questa carta Oro
   *[resource] Prendi questa carta Risorsa
}
table-take-deck = Prendi la prima carta
table-take-choose = Scegli una carta

# Players
table-heading = Tavolo con { $names }
table-track = Tracciato Segnapunti
table-players = Giocatori
table-my-area = La mia area
table-area-of = Area di { $name }
table-show-area = : mostra l’area
table-previous-player = Giocatore precedente
table-next-player = Giocatore successivo
table-open-places = { $n ->
    [one] { $n } posizione libera
   *[other] { $n } posizioni libere
}
table-fronts = { $n ->
    [one] fronte che puoi pagare: { $paid } su { $n }
   *[other] fronti che puoi pagare: { $paid } su { $n }
}
table-in-hand = in mano
table-chip = { $name }, { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
table-plays = sta giocando
table-writes = sta pensando…
table-writes-for = sta pensando… { $n } s
table-gave-up = fuori dalla partita
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
table-claim = Rivendica la vittoria
table-claim-bot = Fai subentrare un bot
table-claim-in = Potrai rivendicare la vittoria tra { $time }.
table-claim-bot-in = Potrai far subentrare un bot tra { $time }.
table-bot-for-you = Un bot sta giocando al posto tuo.
table-return = Riprendi il tuo posto

# Market, objectives, log and chat
table-side = Mercato, obiettivi, registro
table-market = Mercato
table-objectives = Obiettivi
table-talk = Registro e chat
table-tabs = Altre parti del tavolo
table-tab-hand = Mano
table-tab-market = Mercato
table-tab-players = Giocatori
table-tab-objectives = Obiettivi
table-tab-log = Registro
table-chat = Chat
table-chat-unread = { $n ->
    [one] { $n } nuovo messaggio
   *[other] { $n } nuovi messaggi
}

# The last rounds
table-end-near = Fine della partita innescata
table-end-near-rule = Si finisce questo round, poi ognuno gioca ancora un turno.
table-last-round = L’ultimo round
table-last-round-rule = Un ultimo turno a testa, e nessuno pesca.
table-end-points = { $name } ha raggiunto 20 punti.
table-end-twenty = Qualcuno ha raggiunto 20 punti.
table-end-decks = Entrambi i mazzi sono vuoti.
table-turns-left = Turni rimasti
table-scoring = Conteggio finale

# Tybor
table-tybor = Tybor Kwelein
table-tybor-table = il monaco
table-tybor-solo-easy = il monaco · facile
table-tybor-solo-normal = il monaco · normale
table-tybor-solo-hard = il monaco · difficile
table-tybor-resources = Risorse di Tybor
table-tybor-how = Le sue risorse, una colonna per regno. Conta queste carte per pagare le carte Oro, e non le spende mai.
table-tybor-pays = Che cosa può pagare ora
table-tybor-yes = { $where }: sì, +{ $n }
table-tybor-no = { $where }: non ancora
table-tybor-again = Rivedi il suo ultimo turno
table-tybor-turn = Turno di Tybor
table-tybor-order = sempre prima la colonna sinistra, poi la destra
table-tybor-stepwise = Passo dopo passo
table-go-on = Continua
table-tybor-column-left = Colonna sinistra:
table-tybor-column-right = Colonna destra:
table-tybor-did-scored = fa punti
table-tybor-did-gold = tiene la carta Oro
table-tybor-did-resource = prende la carta Risorsa
table-tybor-why-paid = Ha { $cost }, il costo di questa carta Oro. La carta esce dal gioco; non si spende nulla.
table-tybor-why-five-points = Non può ancora pagare { $cost }, ma vuole ogni carta che vale 5. La carta va nella sua colonna { $kingdom }.
table-tybor-why-objective = Non può ancora pagare { $cost }, ma un obiettivo comune chiede carte come questa. La carta va nella sua colonna { $kingdom }. { $objective }
table-tybor-why-no-resource = Non può ancora pagare { $cost }, e non c’è nessuna carta Risorsa da prendere. La carta Oro va nella sua colonna { $kingdom }.
table-tybor-why-not-wanted = Non può pagare { $cost } per la carta Oro, e nessun obiettivo comune la chiede. La carta Risorsa va nella sua colonna { $kingdom }.
table-tybor-why-no-gold = Non c’è nessuna carta Oro. La carta Risorsa va nella sua colonna { $kingdom }.

# Several players on one device
table-pass-title = Passa il dispositivo a { $name }
table-pass-text = La tua mano resta nascosta finché non confermi.
table-pass-here = Sono { $name }

# Menu and questions
table-keys = Scorciatoie da tastiera
table-people = Segnala o blocca
table-resign = Abbandona
table-leave = Lascia il tavolo
table-abort = Termina senza risultato
table-stop-watching = Smetti di guardare
table-record = Scarica il file della partita
table-confirm-resign = Perdi questa partita. Non si può annullare.
table-confirm-leave = Esci definitivamente e perdi questa partita.
table-confirm-leave-bot = Subentra un bot. Puoi tornare e riprendere il tuo posto.
table-confirm-abort = Finché non viene piazzata la prima carta, la partita può terminare senza risultato, se tutti sono d’accordo.
table-abort-asked = In attesa che gli altri siano d’accordo.
table-abort-wanted = { $name } vuole terminare senza risultato.
table-abort-agree = D’accordo

table-hint = Suggerimento
