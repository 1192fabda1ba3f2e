# Mails that the server sends.

mail-subject-recover = Getting back into your account
mail-text-recover =
    Hello { $name },

    somebody, hopefully you, wants to set a new password for your account. Open this link within two hours:

    { $link }

    If it was not you, do nothing: your password stays as it is.

mail-subject-confirm = Confirm your mail address
mail-text-confirm =
    Hello { $name },

    open this link within two days, and this address can get you back into your account:

    { $link }

    If you know nothing of this, do nothing: the address will not be used.

mail-subject-changed = Your mail address was changed
mail-text-changed =
    Hello { $name },

    your account now has another mail address; this one can no longer get you back into it. If it was not you, sign in and change your password.
