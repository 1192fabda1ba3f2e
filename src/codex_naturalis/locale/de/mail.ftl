# Mails that the server sends.

mail-subject-recover = Zurück in dein Konto
mail-text-recover =
    Hallo { $name },

    jemand, hoffentlich du, möchte ein neues Passwort für dein Konto setzen. Öffne innerhalb von zwei Stunden diesen Link:

    { $link }

    Wenn du das nicht warst, tu nichts: Dein Passwort bleibt, wie es ist.

mail-subject-confirm = Bestätige deine Mailadresse
mail-text-confirm =
    Hallo { $name },

    öffne innerhalb von zwei Tagen diesen Link, dann bringt dich diese Adresse zurück in dein Konto:

    { $link }

    Wenn du davon nichts weißt, tu nichts: Die Adresse wird nicht benutzt.

mail-subject-changed = Deine Mailadresse wurde geändert
mail-text-changed =
    Hallo { $name },

    dein Konto hat jetzt eine andere Mailadresse; diese bringt dich nicht mehr hinein. Wenn du das nicht warst, melde dich an und ändere dein Passwort.
