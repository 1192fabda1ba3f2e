# What the server keeps of a person, and for how long: the numbers come from its settings.
privacy-lead = Was dieser Server über dich speichert, warum und wie lange.

privacy-not = Was hier nicht passiert
privacy-not-ads = Es gibt keine Werbung, und niemand verfolgt, was du liest oder anklickst.
privacy-not-elsewhere = Dein Browser lädt nichts von anderen Websites.
privacy-not-cookie = Es gibt höchstens zwei Cookies, und erst, wenn du einen Namen hast. Eines hält dich angemeldet; das andere merkt sich, dass du dich hier schon angemeldet hast, damit dich Fremde, die Passwörter raten, nicht aussperren können. Deine Einstellungen bleiben in deinem Browser.

privacy-kept = Was gespeichert wird
privacy-n-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
privacy-more-days = { $more ->
    [one] { $more } Tag
   *[other] { $more } Tage
}
privacy-more-hours = { $more ->
    [one] { $more } Stunde
   *[other] { $more } Stunden
}
privacy-account = Dein Konto
privacy-account-why = Dein Name, das Datum, deine Wertungen und womit du dich anmeldest: das Passwort und die Wiederherstellungscodes nur als Hash, und die öffentliche Hälfte deiner Passkeys.
privacy-account-always = Bis du dein Konto löschst.
privacy-mail = Deine Mailadresse, wenn du eine angibst
privacy-mail-why = Nur damit du wieder in dein Konto kommst.
privacy-mail-always = Bis du sie entfernst oder dein Konto löschst.
privacy-sessions = Wo du angemeldet bist
privacy-sessions-why = Art von Browser und System sowie erste und letzte Benutzung, damit dir Fremde auffallen.
privacy-sessions-days = Bis du dich abmeldest; höchstens { privacy-n-days } ohne Benutzung und { privacy-more-days } insgesamt.
privacy-guests = Gäste
privacy-guests-why = Ein ausgedachter Name und ein Cookie, damit eine Partie nach dem Neuladen weitergeht.
privacy-guests-days = { privacy-n-days } nach dem letzten Besuch.
privacy-games = Partien
privacy-games-why = Wer gespielt hat, jeder Zug und das Ergebnis. Diese Partien haben auch andere gespielt, darum bleiben sie, wenn du gehst, aber ohne deinen Namen.
privacy-games-always = Für immer.
privacy-chat = Chat
privacy-chat-why = Was du an einem Tisch schreibst, für alle am Tisch und für die Moderation.
privacy-chat-days = { privacy-n-days }, oder bis du dein Konto löschst.
privacy-chat-always = So lange wie die Partie, oder bis du dein Konto löschst.
privacy-reports = Meldungen und Entscheidungen
privacy-reports-why = Was gemeldet wurde, der Chat dazu und was die Moderation entschieden hat.
privacy-reports-days = { privacy-n-days } nach dem Abschluss der Meldung.
privacy-reports-always = Solange dieser Server betrieben wird.
privacy-log = Das Protokoll
privacy-log-why = Welche Seiten und Daten wer abgerufen hat, Namen, die sich angemeldet oder es versucht haben, Änderungen an Konten und Fehler, damit Störungen und Angriffe auffallen. Netzwerkadressen stehen nur als Hash darin.
privacy-log-days = { privacy-n-days }. Länger als { privacy-more-hours } lässt sich nicht erkennen, ob zwei Hashes von derselben Adresse stammen.
privacy-log-always = Der Betreiber dieses Servers hat nicht angegeben, wie lange. Länger als { privacy-more-hours } lässt sich nicht erkennen, ob zwei Hashes von derselben Adresse stammen.
privacy-backups = Sicherungskopien
privacy-backups-why = Kopien von alldem, falls etwas kaputtgeht. Was du löschst, kann eine Weile noch darin sein.
privacy-backups-days = { privacy-n-days }.
privacy-backups-always = Der Betreiber dieses Servers hat nicht angegeben, wie lange.
privacy-names = Frei gewordene Namen
privacy-names-why = Wird ein Name gelöscht oder geändert, kann ihn eine Weile niemand anders nehmen, damit sich niemand für dich ausgibt.
privacy-names-days = { privacy-n-days }.

privacy-rights = Was du tun kannst
privacy-rights-text = Du kannst alles, was über dich gespeichert ist, ansehen und als Datei sichern, deinen Namen ändern und dein Konto löschen. Dafür musst du niemanden fragen.
privacy-rights-do = Zu deinem Konto
privacy-whom = An wen du dich wenden kannst
privacy-contact = Diesen Server betreibt: { $contact }
privacy-no-contact = Der Betreiber dieses Servers hat hier keinen Kontakt angegeben.
