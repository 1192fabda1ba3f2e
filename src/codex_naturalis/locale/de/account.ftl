# One's own account: signing in, recovery, devices, programs, data.
account-password-hint = Mindestens 10 Zeichen. Ein paar Wörter sind besser als eines.
account-password-show = Passwort anzeigen
account-advice-short = Zu kurz: mindestens 10 Zeichen.
account-advice-name = Zu ähnlich wie dein Name.
account-advice-simple = Zu einfach: Es wiederholt sich.
account-advice-fair = In Ordnung. Länger ist besser.
account-advice-good = Gut.

account-codes = Wiederherstellungscodes
account-codes-once = Wenn du dein Passwort vergisst, kommst du mit einem dieser Codes wieder hinein. Jeder gilt einmal. Du siehst sie nur jetzt: Bewahre sie an einem sicheren Ort auf.
account-codes-file = Wiederherstellungscodes von { $name } bei { $site }
account-codes-copied = Codes kopiert.
account-codes-kept = Ich habe die Codes sicher aufbewahrt
account-copy = Kopieren
account-save = Als Datei speichern
account-print = Drucken
account-go-on = Weiter
account-codes-left = { $n ->
    [0] Du hast keinen Wiederherstellungscode mehr.
    [one] Du hast noch { $n } Wiederherstellungscode.
   *[other] Du hast noch { $n } Wiederherstellungscodes.
}
account-codes-text = Mit einem Wiederherstellungscode kommst du wieder hinein, wenn du dein Passwort vergisst. Neue Codes ersetzen die alten.
account-codes-new = Neue Codes erstellen

account-your-password = Dein Passwort
account-forgotten = Passwort vergessen?
account-password-first = Passwort festlegen
account-password-remove = Passwort entfernen
account-password-remove-text = Ab dann meldest du dich nur noch mit einem Passkey an. Wiederherstellungscodes gelten weiter.
account-password-removed = Passwort entfernt.
account-everywhere-text = Damit wirst du in allen Browsern abgemeldet, auch in diesem, und alle deine Zugangsschlüssel enden.

account-recover = Zurück in dein Konto
account-recover-code = Mit einem Wiederherstellungscode
account-recover-code-text = Wiederherstellungscodes hast du beim Erstellen des Kontos bekommen. Damit wirst du überall sonst abgemeldet, deine Zugangsschlüssel enden, und der Passkey als zweiter Schritt wird ausgeschaltet.
account-code = Wiederherstellungscode
account-recover-do = Neues Passwort festlegen
account-recovered = Passwort festgelegt. Du bist angemeldet.
account-recovered-factor = Passwort festgelegt. Melde dich jetzt damit und mit deinem Passkey an.
account-recover-mail = Per Mail
account-recover-mail-text = Wenn du eine Mailadresse bestätigt hast, kann ein Link dorthin geschickt werden.
account-recover-mail-whose = Name oder Mailadresse
account-recover-mail-do = Link schicken
account-recover-mail-sent = Wenn es so ein Konto mit bestätigter Mailadresse gibt, ist ein Link unterwegs. Sieh in deine Mails.
account-recover-neither = Geht beides nicht?
account-recover-host = Der Betreiber dieses Servers kann dir einen Link erstellen, wenn er weiß, dass du es bist.
account-recover-contact = Kontakt: { $contact }
account-recover-link = Neues Passwort wählen
account-recover-link-text = Damit wirst du überall sonst abgemeldet, und deine Zugangsschlüssel enden.
account-recover-other = Andere Wege

account-mail = Mailadresse
account-mail-text = Nur um wieder in dein Konto zu kommen. Andere sehen sie nie.
account-mail-set = Mailadresse hinzufügen
account-mail-change = Mailadresse ändern
account-mail-send = Bestätigungslink schicken
account-mail-sent = Ein Link wurde an { $address } geschickt. Öffne ihn, um die Adresse zu bestätigen.
account-mail-waiting = Öffne den Link, der dorthin geschickt wurde. Bis dahin geht nichts anderes an diese Adresse.
account-mail-confirmed = bestätigt
account-mail-unconfirmed = noch nicht bestätigt
account-mail-remove = Mailadresse entfernen
account-mail-remove-text = Dann kann dir kein Link mehr geschickt werden, wenn du dein Passwort vergisst.
account-mail-removed = Mailadresse entfernt.
account-mail-confirm = Mailadresse bestätigen
account-mail-confirm-text = Danach kommst du per Mail wieder in dein Konto.
account-mail-done = Die Adresse ist bestätigt.
account-mail-no-link = Ein Teil des Links fehlt. Öffne ihn noch einmal aus der Mail.

account-passkeys = Passkeys
account-passkeys-text = Ein Passkey liegt auf deinem Gerät und wird mit Fingerabdruck, Gesicht oder PIN entsperrt. Du kannst dich damit statt mit dem Passwort anmelden.
account-passkey-sign-in = Mit Passkey anmelden
account-passkey-new = Passkey hinzufügen
account-passkey-add = Passkey hinzufügen
account-passkey-added = Passkey hinzugefügt.
account-passkey-label = Wie er heißen soll
account-passkey-label-hint = Das siehst nur du, zum Beispiel „mein Handy“.
account-passkey-since = hinzugefügt am { $date }
account-passkey-rename = Umbenennen
account-passkey-rename-one = { $label } umbenennen
account-passkey-remove = Entfernen
account-passkey-remove-one = { $label } entfernen
account-passkey-remove-text = Du kannst dich dann nicht mehr damit anmelden. Entferne ihn auch auf deinem Gerät.
account-passkey-removed = Passkey entfernt.
account-passkey-asked = Du wirst nach deinem Passkey gefragt.
account-passkey-not-here = Unter dieser Adresse lassen sich Passkeys weder hinzufügen noch benutzen.
account-passkey-cancelled = Es wurde kein Passkey benutzt. Du kannst es noch einmal versuchen.
account-passkey-known = Auf diesem Gerät gibt es schon einen Passkey für dieses Konto.
account-passkey-impossible = Dieser Browser konnte hier keinen Passkey benutzen.
account-factor = Passkey als zweiter Schritt
account-factor-off = Aus: Dein Passwort allein reicht zum Anmelden.
account-factor-on = An: Nach dem Passwort wirst du auch nach einem Passkey gefragt.
account-factor-turn-on = Einschalten
account-factor-turn-off = Ausschalten
account-factor-more = Ab dann brauchst du zum Anmelden dein Passwort und einen deiner Passkeys. Verlierst du beides, kommst du mit einem Wiederherstellungscode hinein.
account-factor-less = Ab dann reicht dein Passwort allein zum Anmelden.
account-factor-is-on = Zweiter Schritt eingeschaltet.
account-factor-is-off = Zweiter Schritt ausgeschaltet.

account-sessions = Wo du angemeldet bist
account-sessions-text = Wenn du etwas davon nicht kennst, melde es ab und ändere dein Passwort.
account-session-device = { $browser } unter { $system }
account-session-unknown = Unbekannter Browser
account-session-this = dieses Gerät
account-session-since = seit { $date }
account-session-used = zuletzt benutzt: { $when }, seit { $date }
account-session-end-one = { $device } abmelden
account-sessions-end = Alle anderen abmelden
account-sessions-ended = { $n ->
    [one] Dort abgemeldet.
   *[other] In { $n } Browsern abgemeldet.
}

account-data = Alles über dich
account-data-text = Alles, was dieser Server über dich speichert, in einer Datei: Konto, Partien, Chat, Analysen und mehr.
account-data-do = Als Datei speichern
account-data-saved = Datei gespeichert.
account-privacy-link = Was gespeichert wird und wie lange

account-delete-final = Das lässt sich nicht rückgängig machen.
account-delete-gone = Das wird gelöscht:
account-gone-person = dein Name, deine Wertungen und deine Mailadresse
account-gone-access = Passwort, Passkeys, Wiederherstellungscodes und Zugangsschlüssel; du wirst überall abgemeldet
account-gone-words = alles, was du im Chat geschrieben hast
account-gone-files = geöffnete Spieldateien, gespeicherte Analysen und deine Übungen
account-gone-running = deine laufenden Partien, die aufgegeben werden
account-delete-stays = Das bleibt:
account-stays-games = beendete Partien, für die anderen, ohne deinen Namen
account-stays-name = dein Name, den eine Weile niemand anders nehmen kann
account-stays-backups = Sicherungskopien, die noch alles haben, bis sie gelöscht werden
