# Accounts, profiles, ratings, the check of the shuffle.
people-name = Nome
people-name-hint = Da 2 a 24 lettere, cifre o spazi. Gli altri lo vedono.
people-password = Password
people-password-hint = Almeno 8 caratteri. Meglio qualche parola che una sola.
people-you = tu
people-you-guest = Giochi come { $name }, ospite dal giorno { $date }.
people-you-account = Il tuo nome è { $name }, qui dal giorno { $date }.
people-you-nobody = Qui non hai ancora un nome. Ne ricevi uno alla prima partita, senza iscriverti.
people-my-profile = Il mio profilo

people-keep = Tieni il tuo nome
people-keep-guest = Un ospite è dimenticato quando questo browser lo dimentica. Con una password tieni il tuo nome e tutte le tue partite, che possono essere classificate.
people-keep-nobody = Con un nome e una password le partite sono tue su ogni dispositivo, e possono essere classificate.
people-keep-do = Tienilo
people-kept = Ora il nome è tuo.
people-sign-in = Accedi
people-sign-in-text = Se hai già un account.
people-sign-in-guest = Se hai già un account. Le partite di questo ospite restano all’ospite.
people-signed-in = Hai effettuato l’accesso.

people-rename = Un altro nome
people-new-name = Nuovo nome
people-rename-do = Cambia il nome
people-renamed = Hai un nuovo nome.
people-password-change = Un’altra password
people-password-text = Questo chiude la sessione in tutti gli altri browser.
people-password-old = Password attuale
people-password-new = Nuova password
people-password-do = Cambia la password
people-password-changed = La nuova password vale da ora.

people-leave = Vai via
people-sign-out = Esci
people-sign-out-all = Esci ovunque
people-sign-out-guest = Un ospite non ha password: dopo l’uscita nessuno può tornare con questo nome.
people-signed-out = La tua sessione è chiusa.
people-delete = Eliminami
people-delete-text = Per sempre. Il nome torna libero, le tue partite in corso sono abbandonate e ciò che hai detto è cancellato. Le partite finite restano per gli altri, senza il tuo nome.
people-delete-do = Eliminami per sempre
people-deleted = Il tuo account è eliminato. Addio.

people-tokens = Chiavi per i programmi
people-tokens-text = Un programma con un token di questi agisce a tuo nome: il tuo bot, o uno script.
people-token-new = Nuovo token
people-token-label = A che cosa serve
people-token-label-hint = Solo per te, per esempio “il mio bot a casa”.
people-token-may = Può
people-scope-read = vedere le mie partite
people-scope-play = giocare
people-scope-create = creare tavoli
people-token-days = Scade
people-days = { $n ->
    [one] dopo { $n } giorno
   *[other] dopo { $n } giorni
}
people-token-ever = mai
people-token-until = fino al giorno { $date }
people-token-unused = mai usato
people-token-used = ultimo uso: { $when }
people-token-make = Crea il token
people-token-once = Ecco il token. Si mostra solo questa volta: copialo ora.
people-token-kept = Ce l’ho
people-token-revoke = Revoca
people-token-revoke-one = Revoca: { $label }
people-copy = Copia
people-copied = Copiato.

people-since-guest = Ospite dal giorno { $date }.
people-since-account = Qui dal giorno { $date }.
people-finished = finite
people-won = vinte
people-running = in corso
people-ratings = Rating
people-rating = Rating
people-rating-of = Partite a
people-rating-games = Partite
people-rating-none = ancora senza rating
people-rating-uncertain = ancora incerto
people-games = Partite
people-games-open = Quelle ai tavoli aperti.
people-nobody = Nessuno ha questo nome.

people-rank = Posizione
people-leaderboard-none = Nessuno ha ancora giocato abbastanza partite classificate.
people-leaderboard-text = Il rating è ciò di cui siamo certi: parte da 1000 e sale man mano che le partite tolgono i dubbi. Le partite in 2, 3 e 4 hanno rating separati.

people-shuffle = Il mescolamento è stato onesto?
people-shuffle-text = Prima dell’inizio di una partita il server fissa l’ordine di tutte le carte e ne pubblica un’impronta: una promessa. Dopo la partita rivela l’ordine. Qui il tuo browser verifica che le due cose corrispondano: nessuno può quindi aver cambiato le carte nel frattempo.
people-shuffle-insecure = Questo browser calcola impronte solo su pagine sicure (https). Il comando qui sotto fa lo stesso.
people-shuffle-promise = La promessa, da prima della partita
people-shuffle-running = La partita non è finita. Prendi nota di questo, e verificalo quando lo sarà.
people-shuffle-not-yet = La partita non è iniziata: non c’è ancora una promessa.
people-shuffle-dealt = Calcolata qui, dalla distribuzione e dal sale
people-shuffle-salt = Il sale: lettere a caso, così nessuno può indovinare la distribuzione dalla promessa
people-shuffle-deal = La distribuzione, dalla prima carta all’ultima
people-shuffle-how = Come funziona
people-shuffle-step-1 = Il server mescola i quattro mazzi e inventa un sale.
people-shuffle-step-2 = Unisce il sale e i quattro mazzi in un solo testo e ne calcola lo SHA-256: un’impronta che non va bene per nessun altro testo. Questa è la promessa, mostrata appena la partita inizia.
people-shuffle-step-3 = Quando la partita è finita, il sale e i mazzi sono pubblicati nella sua registrazione.
people-shuffle-step-4 = Chiunque ricalcola l’impronta. Se è la stessa, i mazzi erano questi fin dall’inizio.
people-shuffle-yourself = Senza fidarti di questa pagina, su qualsiasi Unix:
people-record = Verifica una registrazione
people-record-choose = Scegli un file .codex
people-record-paste = Oppure incolla la registrazione, o trascina qui il file
people-record-check = Verificala

people-fairness-kept = La promessa è stata mantenuta
people-fairness-broken = La promessa è stata infranta
people-fairness-other_promise = Un’altra promessa
people-fairness-no_deal = Nessuna distribuzione
people-fairness-no_hash = Nessuna promessa
people-fairness-no_salt = Nessun sale
people-fairness-text-kept = L’impronta è la stessa: le carte erano in quest’ordine prima della prima mossa.
people-fairness-text-broken = L’impronta è diversa: questi non sono i mazzi promessi.
people-fairness-text-other_promise = La registrazione cita una promessa diversa da quella del tavolo.
people-fairness-text-no_deal = Questa non è una registrazione, o la partita è iniziata da una posizione: non ci sono quattro mazzi da verificare.
people-fairness-text-no_hash = Manca la riga Deal-Hash: chi ha distribuito non ha promesso nulla.
people-fairness-text-no_salt = Manca la riga Deal-Salt: senza, la promessa non si può aprire.
