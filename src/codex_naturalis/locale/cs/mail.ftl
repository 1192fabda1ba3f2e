# Mails that the server sends.

mail-subject-recover = Zpátky do vašeho účtu
mail-text-recover =
    Dobrý den, { $name },

    někdo, snad vy, chce nastavit nové heslo k vašemu účtu. Otevřete do dvou hodin tento odkaz:

    { $link }

    Pokud jste to nebyli vy, nedělejte nic: heslo zůstane, jaké je.

mail-subject-confirm = Potvrďte svou mailovou adresu
mail-text-confirm =
    Dobrý den, { $name },

    otevřete do dvou dnů tento odkaz a přes tuto adresu se dostanete zpátky ke svému účtu:

    { $link }

    Pokud o tom nic nevíte, nedělejte nic: adresa se nepoužije.

mail-subject-changed = Vaše mailová adresa se změnila
mail-text-changed =
    Dobrý den, { $name },

    váš účet má teď jinou mailovou adresu; přes tuhle se k němu už nedostanete. Pokud jste to nebyli vy, přihlaste se a změňte si heslo.
