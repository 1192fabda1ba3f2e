# Mails that the server sends.

mail-subject-recover = Retrouver votre compte
mail-text-recover =
    Bonjour { $name },

    quelqu’un, vous sans doute, veut choisir un nouveau mot de passe pour votre compte. Ouvrez ce lien dans les deux heures :

    { $link }

    Si ce n’était pas vous, ne faites rien : votre mot de passe ne change pas.

mail-subject-confirm = Confirmez votre adresse e-mail
mail-text-confirm =
    Bonjour { $name },

    ouvrez ce lien dans les deux jours, et cette adresse vous permettra de retrouver votre compte :

    { $link }

    Si cela ne vous dit rien, ne faites rien : l’adresse ne sera pas utilisée.

mail-subject-changed = Votre adresse e-mail a changé
mail-text-changed =
    Bonjour { $name },

    votre compte a maintenant une autre adresse e-mail ; celle-ci ne permet plus de le retrouver. Si ce n’était pas vous, connectez-vous et changez de mot de passe.
