# One's own account: signing in, recovery, devices, programs, data.
account-password-hint = Almeno 10 caratteri. Meglio qualche parola che una sola.
account-password-show = Mostra la password
account-advice-short = Troppo corta: almeno 10 caratteri.
account-advice-name = Troppo simile al tuo nome.
account-advice-simple = Troppo semplice: si ripete.
account-advice-fair = Va bene. Più lunga è meglio.
account-advice-good = Buona.

account-codes = Codici di recupero
account-codes-once = Se dimentichi la password, uno di questi codici ti fa rientrare. Ognuno vale una volta sola. Li vedi soltanto adesso: conservali in un posto sicuro.
account-codes-file = Codici di recupero di { $name } su { $site }
account-codes-copied = Codici copiati.
account-codes-kept = Ho messo i codici in un posto sicuro
account-copy = Copia
account-save = Salva in un file
account-print = Stampa
account-go-on = Continua
account-codes-left = { $n ->
    [0] Non hai più codici di recupero.
    [one] Hai ancora { $n } codice di recupero.
   *[other] Hai ancora { $n } codici di recupero.
}
account-codes-text = Un codice di recupero ti fa rientrare se dimentichi la password. I codici nuovi sostituiscono i vecchi.
account-codes-new = Crea nuovi codici

account-your-password = La tua password
account-forgotten = Hai dimenticato la password?
account-password-first = Imposta una password
account-password-remove = Rimuovi la password
account-password-remove-text = Da quel momento accedi solo con una passkey. I codici di recupero restano validi.
account-password-removed = Password rimossa.
account-everywhere-text = Uscirai da tutti i browser, anche da questo, e tutte le tue chiavi di accesso scadranno.

account-recover = Rientrare nel tuo account
account-recover-code = Con un codice di recupero
account-recover-code-text = Hai ricevuto i codici di recupero quando hai creato l’account. Così esci da tutti gli altri dispositivi, le tue chiavi di accesso scadono e la passkey come secondo passo viene disattivata.
account-code = Codice di recupero
account-recover-do = Imposta la nuova password
account-recovered = Password impostata. Hai effettuato l’accesso.
account-recovered-factor = Password impostata. Ora accedi con la password e la passkey.
account-recover-mail = Per e-mail
account-recover-mail-text = Se hai confermato un indirizzo e-mail, ti si può mandare un link.
account-recover-mail-whose = Nome o indirizzo e-mail
account-recover-mail-do = Manda il link
account-recover-mail-sent = Se esiste un account così con un indirizzo confermato, un link è in arrivo. Guarda la posta.
account-recover-neither = Non funziona nulla?
account-recover-host = Chi gestisce questo server può creare un link per te, se sa che sei tu.
account-recover-contact = Contatto: { $contact }
account-recover-link = Scegli una nuova password
account-recover-link-text = Così esci da tutti gli altri dispositivi e le tue chiavi di accesso scadono.
account-recover-other = Altri modi

account-mail = Indirizzo e-mail
account-mail-text = Solo per rientrare nel tuo account. Gli altri non lo vedono mai.
account-mail-set = Aggiungi un indirizzo e-mail
account-mail-change = Cambia l’indirizzo e-mail
account-mail-send = Manda un link di conferma
account-mail-sent = Un link è stato mandato a { $address }. Aprilo per confermare l’indirizzo.
account-mail-waiting = Apri il link che è stato mandato lì. Fino ad allora a questo indirizzo non arriva altro.
account-mail-confirmed = confermato
account-mail-unconfirmed = non ancora confermato
account-mail-remove = Rimuovi l’indirizzo e-mail
account-mail-remove-text = Poi non ti si potrà più mandare un link se dimentichi la password.
account-mail-removed = Indirizzo e-mail rimosso.
account-mail-confirm = Conferma l’indirizzo e-mail
account-mail-confirm-text = Da quel momento puoi rientrare nel tuo account per e-mail.
account-mail-done = L’indirizzo è confermato.
account-mail-no-link = Manca una parte del link. Aprilo di nuovo dall’e-mail.

account-passkeys = Passkey
account-passkeys-text = Una passkey sta sul tuo dispositivo e si sblocca con impronta, volto o PIN. Puoi usarla per accedere al posto della password.
account-passkey-sign-in = Accedi con una passkey
account-passkey-new = Aggiungi una passkey
account-passkey-add = Aggiungi la passkey
account-passkey-added = Passkey aggiunta.
account-passkey-label = Come chiamarla
account-passkey-label-hint = Lo vedi solo tu, per esempio “il mio telefono”.
account-passkey-since = aggiunta il { $date }
account-passkey-rename = Rinomina
account-passkey-rename-one = Rinomina: { $label }
account-passkey-remove = Rimuovi
account-passkey-remove-one = Rimuovi: { $label }
account-passkey-remove-text = Non potrai più usarla per accedere. Rimuovila anche dal dispositivo.
account-passkey-removed = Passkey rimossa.
account-passkey-asked = Ti verrà chiesta la passkey.
account-passkey-not-here = A questo indirizzo non si possono aggiungere né usare passkey.
account-passkey-cancelled = Non è stata usata nessuna passkey. Se vuoi, riprova.
account-passkey-known = Su quel dispositivo c’è già una passkey per questo account.
account-passkey-impossible = Questo browser non ha potuto usare una passkey qui.
account-factor = Passkey come secondo passo
account-factor-off = Disattivata: per accedere basta la password.
account-factor-on = Attivata: dopo la password ti viene chiesta anche una passkey.
account-factor-turn-on = Attiva
account-factor-turn-off = Disattiva
account-factor-more = Da quel momento per accedere servono la password e una delle tue passkey. Se le perdi entrambe, un codice di recupero ti fa rientrare.
account-factor-less = Da quel momento per accedere basta la password.
account-factor-is-on = Secondo passo attivato.
account-factor-is-off = Secondo passo disattivato.

account-sessions = Dove hai effettuato l’accesso
account-sessions-text = Se non ne riconosci uno, fallo uscire e cambia la password.
account-session-device = { $browser } su { $system }
account-session-unknown = Browser sconosciuto
account-session-this = questo dispositivo
account-session-since = dal { $date }
account-session-used = ultimo uso: { $when }, dal { $date }
account-session-end-one = Fai uscire: { $device }
account-sessions-end = Fai uscire tutti gli altri
account-sessions-ended = { $n ->
    [one] Accesso terminato.
   *[other] Accesso terminato in { $n } browser.
}

account-data = Tutto ciò che ti riguarda
account-data-text = Tutto quello che questo server conserva su di te, in un file: account, partite, chat, analisi e altro.
account-data-do = Salva in un file
account-data-saved = File salvato.
account-privacy-link = Che cosa viene conservato, e per quanto tempo

account-delete-final = Non si può annullare.
account-delete-gone = Viene eliminato:
account-gone-person = il tuo nome, i tuoi punteggi e l’indirizzo e-mail
account-gone-access = password, passkey, codici di recupero e chiavi di accesso; esci da tutti i dispositivi
account-gone-words = tutto quello che hai scritto in chat
account-gone-files = i file di partita che hai aperto, le analisi salvate e i tuoi esercizi
account-gone-running = le tue partite in corso, che vengono abbandonate
account-delete-stays = Rimane:
account-stays-games = le partite finite, per gli altri, senza il tuo nome
account-stays-name = il tuo nome, che per un po’ nessun altro può prendere
account-stays-backups = le copie di sicurezza, che hanno ancora tutto finché non vengono buttate
