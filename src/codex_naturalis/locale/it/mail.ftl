# Mails that the server sends.

mail-subject-recover = Rientrare nel tuo account
mail-text-recover =
    Ciao { $name },

    qualcuno, speriamo tu, vuole impostare una nuova password per il tuo account. Apri questo link entro due ore:

    { $link }

    Se non eri tu, non fare nulla: la tua password resta com’è.

mail-subject-confirm = Conferma il tuo indirizzo e-mail
mail-text-confirm =
    Ciao { $name },

    apri questo link entro due giorni, e con questo indirizzo potrai rientrare nel tuo account:

    { $link }

    Se non ne sai nulla, non fare nulla: l’indirizzo non sarà usato.

mail-subject-changed = Il tuo indirizzo e-mail è cambiato
mail-text-changed =
    Ciao { $name },

    il tuo account ha ora un altro indirizzo e-mail; con questo non si può più rientrare. Se non eri tu, accedi e cambia la password.
