# Accounts, profiles, ratings, the check of the shuffle.
people-name = Nome
people-name-hint = Da 2 a 24 caratteri: lettere, cifre, spazi, trattini, trattini bassi, apostrofi o punti. Gli altri possono vederlo.
people-password = Password
people-you = tu
people-you-guest = Stai giocando come { $name } (ospite, prima visita: { $date }).
people-you-account = Il tuo nome è { $name } (iscrizione: { $date }).
people-you-nobody = Qui non hai ancora un nome. Ne ricevi uno alla prima partita, senza bisogno di iscriverti.
people-my-profile = Il mio profilo

people-keep = Crea un account
people-keep-guest = Gli ospiti vengono dimenticati quando si cancellano i dati del browser. Con una password conservi il tuo nome e tutte le tue partite, e puoi giocare partite classificate.
people-keep-nobody = Con un nome e una password le tue partite restano tue su ogni dispositivo, e puoi giocare partite classificate.
people-kept = Account creato.
people-sign-in = Accedi
people-sign-in-text = Se hai già un account.
people-sign-in-guest = Se hai già un account. Le partite che hai giocato come ospite restano all’ospite.
people-signed-in = Hai effettuato l’accesso.

people-password-change = Cambia password
people-password-text = Uscirai da tutti gli altri browser, e le tue chiavi di accesso scadranno.
people-password-old = Password attuale
people-password-new = Nuova password
people-password-do = Cambia password
people-password-changed = Password cambiata.

people-leave = Esci o elimina l’account
people-sign-out = Esci
people-sign-out-all = Esci da tutti i dispositivi
people-sign-out-guest = Gli ospiti non hanno una password: se esci, non potrai tornare con questo nome.
people-signed-out = Sessione terminata.
people-delete = Elimina l’account
people-delete-do = Elimina l’account per sempre
people-deleted = Account eliminato.

people-tokens = Chiavi di accesso
people-tokens-text = Un programma con una chiave di accesso agisce a tuo nome: il tuo bot, o uno script.
people-token-new = Nuova chiave di accesso
people-token-label = A che cosa serve
people-token-label-hint = Lo vedi solo tu, per esempio “il mio bot a casa”.
people-token-may = Può
people-scope-read = vedere le mie partite
people-scope-play = giocare
people-scope-create = creare tavoli
people-token-days = Scadenza
people-days = { $n ->
    [one] dopo { $n } giorno
   *[other] dopo { $n } giorni
}
people-token-ever = nessuna scadenza
people-token-until = scadenza: { $date }
people-token-unused = mai usata
people-token-used = ultimo uso: { $when }
people-token-make = Crea la chiave di accesso
people-token-once = Ecco la tua chiave di accesso. La vedi solo questa volta: copiala ora.
people-token-kept = L’ho copiata
people-token-revoke = Revoca
people-token-revoke-one = Revoca: { $label }
people-copy = Copia
people-copied = Copiata.

people-since-guest = Ospite, prima visita: { $date }.
people-since-account = Iscrizione: { $date }.
people-stat-rating = rating, { $players }
people-stat-games = { $n ->
    [one] partita
   *[other] partite
}, { $share } vinte
people-stat-points = punti a partita
people-stat-most = record di punti
people-results = Risultati
people-against-people = Persone
people-tally = vinte: { $won } · perse: { $lost }{ $drawn ->
    [0] { "" }
   *[other] {" "}· pareggi: { $drawn }
}
people-recent = Punti nelle ultime { $n } partite
people-rating = Rating
people-rating-of = Partite con
people-rating-games = Partite
people-rating-uncertain = provvisorio
people-games = Partite
people-games-open = Sono mostrate solo le partite ai tavoli aperti.
people-nobody = Nessuno ha questo nome.
people-report = Segnala o blocca

people-rank = Posizione
people-leaderboard-none = Nessuno ha ancora giocato abbastanza partite classificate.
people-leaderboard-text = Il rating parte da 1000. All’inizio è prudente, e di solito sale nelle prime partite, man mano che si capisce quanto sei forte. Le partite in 2, 3 e 4 giocatori hanno rating separati.

people-shuffle = Le carte sono state mescolate onestamente?
people-shuffle-text = Prima dell’inizio di una partita il server fissa l’ordine di tutte le carte e ne pubblica un’impronta: una promessa. Dopo la partita rivela l’ordine. Qui il tuo browser controlla che le due cose corrispondano: così nessuno può aver cambiato le carte nel frattempo.
people-shuffle-insecure = Questo browser può calcolare le impronte solo su pagine sicure (https). Il comando qui sotto fa lo stesso.
people-shuffle-promise = La promessa fatta prima della partita
people-shuffle-running = La partita non è ancora finita. Annota questa promessa, e verificala alla fine.
people-shuffle-not-yet = La partita non è iniziata, quindi non c’è ancora una promessa.
people-shuffle-dealt = Calcolata qui, dalla distribuzione e dal salt
people-shuffle-salt = Il salt: caratteri casuali, così nessuno può indovinare la distribuzione dalla promessa
people-shuffle-deal = La distribuzione, dalla prima carta all’ultima
people-shuffle-how = Come funziona
people-shuffle-step-1 = Il server mescola i quattro mazzi e genera un valore casuale, il salt.
people-shuffle-step-2 = Unisce il salt e i quattro mazzi in un solo testo e ne calcola lo SHA-256: un’impronta che non corrisponde a nessun altro testo. Questa è la promessa, mostrata appena inizia la partita.
people-shuffle-step-3 = Quando la partita è finita, il salt e i mazzi vengono pubblicati nel suo file.
people-shuffle-step-4 = Chiunque può ricalcolare l’impronta. Se è la stessa, i mazzi erano questi fin dall’inizio.
people-shuffle-yourself = Se preferisci non fidarti di questa pagina, esegui questo comando su un qualsiasi sistema Unix:
people-record = Verifica il file di una partita
people-record-choose = Scegli un file .codex
people-record-paste = Oppure incolla il suo testo, o trascina qui il file
people-record-check = Verifica

people-fairness-kept = La promessa è stata mantenuta
people-fairness-broken = La promessa non è stata mantenuta
people-fairness-other_promise = Una promessa diversa
people-fairness-no_deal = Nessuna distribuzione trovata
people-fairness-no_hash = Nessuna promessa trovata
people-fairness-no_salt = Nessun salt trovato
people-fairness-text-kept = L’impronta è la stessa: le carte erano in quest’ordine prima della prima mossa.
people-fairness-text-broken = L’impronta è diversa: questi non sono i mazzi promessi.
people-fairness-text-other_promise = La promessa in questo file non è quella fatta al tavolo.
people-fairness-text-no_deal = Questo non è il file di una partita, o la partita non è cominciata dall’inizio: non ci sono quattro mazzi da verificare.
people-fairness-text-no_hash = Manca la riga Deal-Hash: non è stata fatta nessuna promessa.
people-fairness-text-no_salt = Manca la riga Deal-Salt: senza, la promessa non si può verificare.
