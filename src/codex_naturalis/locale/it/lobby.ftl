# The home page, creating tables, lists of games.
lobby-hero = Scrivi il libro della natura, carta dopo carta
lobby-hero-text = Funghi, piante, animali e insetti su carte che si sovrappongono. Mezz’ora, da uno a quattro giocatori, senza account.
lobby-play-now = Gioca subito
lobby-now-first = La prima partita è contro Tybor, livello facile. Ti spiega le sue mosse.
lobby-learn-now = Impara in pochi minuti
lobby-play = Gioca
lobby-foot = Progetto non ufficiale e non commerciale, senza legami con l’editore. Tutte le immagini le abbiamo disegnate noi.

lobby-tybor-name = Tybor
lobby-tybor-text = In solitario, ti dice perché
lobby-tybor-solo-easy = Facile: parte con due carte Risorsa.
lobby-tybor-solo-normal = Normale: parte con quattro carte Risorsa, una per regno.
lobby-tybor-solo-hard = Difficile: parte con quattro carte Risorsa e 4 punti.
lobby-level = Difficoltà
lobby-level-easy = Facile
lobby-level-normal = Normale
lobby-level-hard = Difficile

lobby-bots = Bot
lobby-bots-levels = { $n ->
    [one] { $n } livello
   *[other] { $n } livelli
}
lobby-bots-chosen = { $name }, Elo { $elo }
lobby-bots-choose = Scegli un bot
lobby-opponents-many = Numero di avversari
lobby-opponents = { $n ->
    [one] { $n } avversario
   *[other] { $n } avversari
}

lobby-friends = Amici
lobby-friends-text = Invia un link, senza account
lobby-players-many = Numero di giocatori
lobby-players = { $n ->
    [one] { $n } giocatore
   *[other] { $n } giocatori
}
lobby-make = Crea un tavolo
lobby-more-options = Altre opzioni
lobby-have-link = Ho un link
lobby-link-example = Incollalo qui
lobby-link-unreadable = Questo non è il link di un tavolo: dovrebbe contenere /table/.
lobby-go = Apri

lobby-anyone = Chiunque
lobby-anyone-text = Chi cerca una partita
lobby-queue = { $n ->
    [one] { $n } persona aspetta una partita in { $players }
   *[other] { $n } persone aspettano una partita in { $players }
}
lobby-pair-join = Unisciti
lobby-pair-start = Trova giocatori
lobby-pair-waiting = { $n ->
    [one] In attesa di un altro giocatore…
   *[other] In attesa di altri giocatori, al massimo { $n }…
}

lobby-open = Tavoli aperti
lobby-open-none = Nessuno sta aspettando. Crea un tavolo, o intanto sfida Tybor.
lobby-to-watch = Partite da guardare
lobby-make-open = Crea un tavolo aperto
lobby-show-all = Mostra tutti i tavoli ({ $n })
lobby-table-of = Tavolo di { $name }
lobby-sit = Unisciti
lobby-sit-at = Unisciti: { $table }
lobby-seats-taken = { $n ->
    [one] { $n } posto occupato su { $all }
   *[other] { $n } posti occupati su { $all }
}
lobby-seat-free = un posto libero
lobby-seat-deleted = un account eliminato
lobby-clock-none = senza orologio
lobby-clock-minutes = { $seconds ->
    [0] { $n } min a testa
   *[other] { $n } min + { $seconds } s
}
lobby-clock-days = { $n ->
    [one] { $n } giorno per turno
   *[other] { $n } giorni per turno
}
lobby-rated = classificata
lobby-game-solo-easy = Contro Tybor · facile
lobby-game-solo-normal = Contro Tybor · normale
lobby-game-solo-hard = Contro Tybor · difficile

lobby-your-games = Le tue partite
lobby-all-games = Tutte le partite
lobby-play-on = Gioca
lobby-look = Guarda
lobby-resume = Riprendi
lobby-turn-of = Tocca a { $name }
lobby-round = round { $n }
lobby-setup = preparazione
lobby-left = ancora { $time }
lobby-stopped = interrotta { $when }
lobby-tile-solo-easy = Solitario, facile
lobby-tile-solo-normal = Solitario, normale
lobby-tile-solo-hard = Solitario, difficile
lobby-your-area = La tua area
lobby-start = Nuova partita
lobby-your-turn = Tocca a te

lobby-waiting = { $n ->
    [one] in attesa di un altro giocatore
   *[other] in attesa di altri { $n } giocatori
}
lobby-running = in corso
lobby-aborted = finita senza risultato
lobby-result = { $who } · { $end }
lobby-won = Vinta
lobby-drawn = Pareggio
lobby-lost = Persa
lobby-they-won = { $n ->
    [one] Ha vinto { $names }
   *[other] { $names } hanno condiviso la vittoria
}
lobby-end-played = giocata fino in fondo
lobby-end-resigned = per abbandono
lobby-end-time = per tempo scaduto
lobby-end-left = gli altri sono usciti
lobby-end-aborted = finita in anticipo
lobby-end-early = finita troppo presto per contare
lobby-end-closed = chiusa dalla moderazione
lobby-lost-resigned = per abbandono
lobby-lost-time = tempo scaduto
lobby-lost-left = partita lasciata

lobby-games = Le mie partite
lobby-games-filter = Mostra
lobby-games-all = Tutte
lobby-games-playing = In corso
lobby-games-gathering = In attesa
lobby-games-finished = Finite
lobby-games-none = Qui non ci sono ancora partite.
lobby-games-first = Gioca la tua prima partita
lobby-games-do = { $verb }: { $against }
lobby-games-more = Mostra altre
lobby-games-go = Continua
lobby-games-replay = Rivedi
lobby-games-open = Apri
lobby-games-import = Apri il file di una partita
lobby-games-loading = Un momento…

lobby-watch = Guarda
lobby-watch-text = Le partite in corso ai tavoli aperti. Non puoi vedere le mani dei giocatori.
lobby-watch-none = In questo momento nessuno sta giocando a un tavolo aperto.
lobby-watch-go = Guarda
lobby-watch-at = Guarda: { $table }
lobby-watch-delay = { $n ->
    [one] con { $n } secondo di ritardo
   *[other] con { $n } secondi di ritardo
}

lobby-new = Nuovo tavolo
lobby-new-make = Crea il tavolo
lobby-new-play = Gioca
lobby-new-game = Partita
lobby-new-table = Da 2 a 4 giocatori
lobby-new-tybor = Contro Tybor

lobby-seats = Posti
lobby-seat = Posto { $n }
lobby-seat-me = Io, su questo dispositivo
lobby-seat-here = Su questo dispositivo
lobby-seat-anyone = Chiunque
lobby-seat-who = Chi c’è al posto { $n }
lobby-seat-name = Nome al posto { $n }
lobby-seats-device = Giocate in più persone su questo dispositivo: ogni mano resta nascosta finché il suo giocatore non è pronto.

lobby-clock = Orologio
lobby-clock-choice-none = Nessuno
lobby-clock-choice-real_time = Tempo reale
lobby-clock-choice-correspondence = Giorni per turno
lobby-clock-text-none = Ognuno può pensare quanto vuole.
lobby-clock-text-real_time = Ogni giocatore ha un orologio che scorre durante i suoi turni.
lobby-clock-text-correspondence = Una partita lenta, da giocare in più giorni: passa ogni tanto e gioca il tuo turno.
lobby-clock-rated = Le partite classificate hanno bisogno di un orologio.
lobby-clock-minutes-each = Minuti per giocatore
lobby-clock-increment = Secondi aggiunti per turno
lobby-clock-days-each = Giorni per turno

lobby-visibility = Chi può trovarlo
lobby-visibility-private = Solo con il link
lobby-visibility-open = Tutti
lobby-visibility-text-private = Il tavolo non compare in nessun elenco. Invii tu il link.
lobby-visibility-text-open = Il tavolo compare tra i tavoli aperti, e la partita si può guardare.

lobby-rated-label = Classificata
lobby-rated-text = Il risultato conta per il tuo rating. Niente suggerimenti, e se esci perdi.
lobby-rated-not-tybor = Le partite contro Tybor non sono classificate.
lobby-rated-not-bots = Le partite con i bot non sono classificate.
lobby-rated-not-device = Le partite in più persone su un solo dispositivo non sono classificate.
lobby-rated-not-account = Per le partite classificate serve un account.
lobby-rated-keep = Crea un account

lobby-more = Altre opzioni
lobby-tie = Spareggio
lobby-tie-points = Punti dagli obiettivi
lobby-tie-cards = Obiettivi completati
lobby-tie-text-points = Vince chi ha più punti dagli obiettivi, come nella maggior parte dei regolamenti stampati.
lobby-tie-text-cards = Vince chi ha completato più carte Obiettivo, come nel regolamento italiano.
lobby-refill = Quando un mazzo è vuoto
lobby-refill-same = Lo spazio resta vuoto
lobby-refill-other = Lo riempie l’altro mazzo
lobby-refill-text-same = Una carta presa dal mercato viene sostituita solo dal suo mazzo.
lobby-refill-text-other = Se il suo mazzo è vuoto, una carta presa dal mercato viene sostituita dall’altro mazzo.
lobby-leave = Se qualcuno esce o finisce il tempo
lobby-leave-bot = Subentra un bot
lobby-leave-forfeit = Perde la partita
lobby-leave-text-bot = Se torna, può riprendere il suo posto.
lobby-leave-text-forfeit = Finisce all’ultimo posto.
lobby-stand-in = Quale bot subentra
lobby-stand-in-best = Il più forte
lobby-hints = Suggerimenti
lobby-hints-text = I giocatori possono chiedere che cosa farebbe un bot.
lobby-hints-rated = Nelle partite classificate non ci sono suggerimenti.
lobby-spectators = Spettatori
lobby-spectators-text = Chiunque abbia il link può guardare, ma senza vedere le mani.
lobby-delay = Ritardo per gli spettatori, in secondi
lobby-pause = I bot giocano con calma
lobby-pause-text = Aspettano un attimo prima di ogni mossa, così puoi seguirli.
lobby-shuffle = Posti casuali
lobby-shuffle-text = Altrimenti inizia il posto 1.

lobby-problem-people = Almeno un posto deve essere per una persona.
lobby-problem-names = Su questo dispositivo ognuno deve avere un nome diverso, di 24 caratteri al massimo.
lobby-problem-minutes = L’orologio può avere da 0,1 a 180 minuti.
lobby-problem-increment = Puoi aggiungere da 0 a 180 secondi per turno.
lobby-problem-days = Un turno può durare da 1 a 14 giorni.
lobby-problem-delay = Il ritardo per gli spettatori può andare da 0 a 600 secondi.

lobby-notify = Contro { $names }.
