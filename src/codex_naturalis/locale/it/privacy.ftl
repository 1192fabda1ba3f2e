# What the server keeps of a person, and for how long: the numbers come from its settings.
privacy-lead = Che cosa conserva questo server su di te, perché e per quanto tempo.

privacy-not = Che cosa qui non succede
privacy-not-ads = Non c’è pubblicità, e nessuno segue quello che leggi o clicchi.
privacy-not-elsewhere = Il tuo browser non carica nulla da altri siti.
privacy-not-cookie = Ci sono al massimo due cookie, e solo quando hai un nome. Uno ti fa restare collegato; l’altro ricorda che qui hai già effettuato l’accesso, così un estraneo che prova password non può chiuderti fuori. Le tue impostazioni restano nel browser.

privacy-kept = Che cosa viene conservato
privacy-n-days = { $n ->
    [one] { $n } giorno
   *[other] { $n } giorni
}
privacy-more-days = { $more ->
    [one] { $more } giorno
   *[other] { $more } giorni
}
privacy-more-hours = { $more ->
    [one] { $more } ora
   *[other] { $more } ore
}
privacy-account = Il tuo account
privacy-account-why = Il tuo nome, la data, i tuoi punteggi e ciò con cui accedi: la password e i codici di recupero solo come hash, e la metà pubblica delle tue passkey.
privacy-account-always = Finché non elimini l’account.
privacy-mail = Il tuo indirizzo e-mail, se ne dai uno
privacy-mail-why = Solo perché tu possa rientrare nel tuo account.
privacy-mail-always = Finché non lo rimuovi o non elimini l’account.
privacy-sessions = Dove hai effettuato l’accesso
privacy-sessions-why = Il tipo di browser e di sistema, il primo e l’ultimo uso, così puoi accorgerti di un estraneo.
privacy-sessions-days = Finché non esci; al massimo { privacy-n-days } senza uso, e { privacy-more-days } in tutto.
privacy-guests = Ospiti
privacy-guests-why = Un nome inventato e un cookie, perché una partita continui quando ricarichi la pagina.
privacy-guests-days = { privacy-n-days } dopo l’ultima visita.
privacy-games = Partite
privacy-games-why = Chi ha giocato, ogni mossa e il risultato. Queste partite le hanno giocate anche altri: restano quando te ne vai, ma senza il tuo nome.
privacy-games-always = Per sempre.
privacy-chat = Chat
privacy-chat-why = Quello che scrivi a un tavolo, per chi è al tavolo e per i moderatori.
privacy-chat-days = { privacy-n-days }, o finché non elimini l’account.
privacy-chat-always = Quanto la partita, o finché non elimini l’account.
privacy-reports = Segnalazioni e decisioni
privacy-reports-why = Che cosa è stato segnalato, la chat a cui si riferisce e che cosa hanno deciso i moderatori.
privacy-reports-days = { privacy-n-days } dopo la chiusura della segnalazione.
privacy-reports-always = Finché questo server è in funzione.
privacy-log = Il registro
privacy-log-why = Quali pagine e dati sono stati richiesti e da chi, i nomi che hanno effettuato o tentato l’accesso, le modifiche agli account e gli errori, per accorgersi di guasti e attacchi. Gli indirizzi di rete ci sono solo come hash.
privacy-log-days = { privacy-n-days }. Dopo { privacy-more-hours } nessuno può dire se due hash vengono dallo stesso indirizzo.
privacy-log-always = Chi gestisce questo server non ha indicato per quanto. Dopo { privacy-more-hours } nessuno può dire se due hash vengono dallo stesso indirizzo.
privacy-backups = Copie di sicurezza
privacy-backups-why = Copie di tutto questo, nel caso si rompa qualcosa. Ciò che elimini può restarci ancora per un po’.
privacy-backups-days = { privacy-n-days }.
privacy-backups-always = Chi gestisce questo server non ha indicato per quanto.
privacy-names = Nomi tornati liberi
privacy-names-why = Dopo che un nome è stato eliminato o cambiato, per un po’ nessun altro può prenderlo, così nessuno può spacciarsi per te.
privacy-names-days = { privacy-n-days }.

privacy-rights = Che cosa puoi fare
privacy-rights-text = Puoi vedere tutto ciò che è conservato su di te e salvarlo in un file, cambiare nome ed eliminare l’account. Non devi chiedere a nessuno.
privacy-rights-do = Vai al tuo account
privacy-whom = A chi rivolgersi
privacy-contact = Questo server è gestito da: { $contact }
privacy-no-contact = Chi gestisce questo server non ha indicato un contatto.
