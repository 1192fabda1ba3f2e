# One's own account: signing in, recovery, devices, programs, data.
account-password-hint = Aspoň 10 znaků. Několik slov je lepších než jedno.
account-password-show = Zobrazit heslo
account-advice-short = Příliš krátké: aspoň 10 znaků.
account-advice-name = Příliš podobné vašemu jménu.
account-advice-simple = Příliš jednoduché: opakuje se.
account-advice-fair = V pořádku. Delší je lepší.
account-advice-good = Dobré.

account-codes = Obnovovací kódy
account-codes-once = Když zapomenete heslo, některý z těchto kódů vás pustí zpátky. Každý platí jednou. Uvidíte je jen teď: uložte si je na bezpečné místo.
account-codes-file = Obnovovací kódy: { $name }, { $site }
account-codes-copied = Kódy zkopírovány.
account-codes-kept = Kódy mám na bezpečném místě
account-copy = Kopírovat
account-save = Uložit do souboru
account-print = Vytisknout
account-go-on = Pokračovat
account-codes-left = { $n ->
    [0] Nemáte už žádný obnovovací kód.
    [one] Zbývá vám { $n } obnovovací kód.
    [few] Zbývají vám { $n } obnovovací kódy.
   *[other] Zbývá vám { $n } obnovovacích kódů.
}
account-codes-text = Obnovovací kód vás pustí zpátky, když zapomenete heslo. Nové kódy nahradí staré.
account-codes-new = Vytvořit nové kódy

account-your-password = Vaše heslo
account-forgotten = Zapomněli jste heslo?
account-password-first = Nastavit heslo
account-password-remove = Odebrat heslo
account-password-remove-text = Od té chvíle se přihlásíte jen přihlašovacím klíčem. Obnovovací kódy platí dál.
account-password-removed = Heslo odebráno.
account-everywhere-text = Odhlásí vás to ve všech prohlížečích, i v tomto, a zruší všechny vaše přístupové klíče.

account-recover = Zpátky k vašemu účtu
account-recover-code = Obnovovacím kódem
account-recover-code-text = Obnovovací kódy jste dostali při vytvoření účtu. Všude jinde vás to odhlásí, zruší vaše přístupové klíče a vypne přihlašovací klíč jako druhý krok.
account-code = Obnovovací kód
account-recover-do = Nastavit nové heslo
account-recovered = Heslo nastaveno. Jste přihlášeni.
account-recovered-factor = Heslo nastaveno. Teď se přihlaste heslem a přihlašovacím klíčem.
account-recover-mail = Mailem
account-recover-mail-text = Pokud jste potvrdili mailovou adresu, může na ni přijít odkaz.
account-recover-mail-whose = Jméno nebo mailová adresa
account-recover-mail-do = Poslat odkaz
account-recover-mail-sent = Pokud takový účet s potvrzenou adresou existuje, odkaz je na cestě. Podívejte se do pošty.
account-recover-neither = Nejde ani jedno?
account-recover-host = Provozovatel tohoto serveru vám může vytvořit odkaz, pokud ví, že jste to vy.
account-recover-contact = Kontakt: { $contact }
account-recover-link = Zvolte nové heslo
account-recover-link-text = Všude jinde vás to odhlásí a zruší vaše přístupové klíče.
account-recover-other = Jiné způsoby

account-mail = Mailová adresa
account-mail-text = Jen abyste se dostali zpátky ke svému účtu. Ostatní ji nikdy neuvidí.
account-mail-set = Přidat mailovou adresu
account-mail-change = Změnit mailovou adresu
account-mail-send = Poslat potvrzovací odkaz
account-mail-sent = Na { $address } byl poslán odkaz. Otevřete ho, tím adresu potvrdíte.
account-mail-waiting = Otevřete odkaz, který tam byl poslán. Do té doby na tuto adresu nic jiného nepřijde.
account-mail-confirmed = potvrzená
account-mail-unconfirmed = zatím nepotvrzená
account-mail-remove = Odebrat mailovou adresu
account-mail-remove-text = Když pak zapomenete heslo, nebude vám možné poslat odkaz.
account-mail-removed = Mailová adresa odebrána.
account-mail-confirm = Potvrdit mailovou adresu
account-mail-confirm-text = Potom se můžete dostat zpátky k účtu i mailem.
account-mail-done = Adresa je potvrzená.
account-mail-no-link = Část odkazu chybí. Otevřete ho z mailu znovu.

account-passkeys = Přihlašovací klíče
account-passkeys-text = Přihlašovací klíč je ve vašem zařízení a odemyká se otiskem prstu, obličejem nebo PINem. Můžete se jím přihlásit místo hesla.
account-passkey-sign-in = Přihlásit se klíčem
account-passkey-new = Přidat přihlašovací klíč
account-passkey-add = Přidat klíč
account-passkey-added = Přihlašovací klíč přidán.
account-passkey-label = Jak se má jmenovat
account-passkey-label-hint = Vidíte to jen vy, například „můj telefon“.
account-passkey-since = přidaný { $date }
account-passkey-rename = Přejmenovat
account-passkey-rename-one = Přejmenovat: { $label }
account-passkey-remove = Odebrat
account-passkey-remove-one = Odebrat: { $label }
account-passkey-remove-text = Už se jím nepřihlásíte. Odeberte ho i ze svého zařízení.
account-passkey-removed = Přihlašovací klíč odebrán.
account-passkey-asked = Budete požádáni o přihlašovací klíč.
account-passkey-not-here = Na této adrese nejde přihlašovací klíče přidávat ani používat.
account-passkey-cancelled = Žádný přihlašovací klíč nebyl použit. Můžete to zkusit znovu.
account-passkey-known = V tomto zařízení už přihlašovací klíč pro tento účet je.
account-passkey-impossible = Tento prohlížeč tu přihlašovací klíč použít nemohl.
account-factor = Přihlašovací klíč jako druhý krok
account-factor-off = Vypnuto: k přihlášení stačí heslo.
account-factor-on = Zapnuto: po hesle budete požádáni i o přihlašovací klíč.
account-factor-turn-on = Zapnout
account-factor-turn-off = Vypnout
account-factor-more = Od té chvíle k přihlášení potřebujete heslo a některý z vašich přihlašovacích klíčů. Když ztratíte obojí, pustí vás zpátky obnovovací kód.
account-factor-less = Od té chvíle k přihlášení stačí heslo.
account-factor-is-on = Druhý krok zapnut.
account-factor-is-off = Druhý krok vypnut.

account-sessions = Kde jste přihlášeni
account-sessions-text = Pokud něco z toho nepoznáváte, odhlaste to a změňte si heslo.
account-session-device = { $browser }, { $system }
account-session-unknown = Neznámý prohlížeč
account-session-this = toto zařízení
account-session-since = od { $date }
account-session-used = naposledy použitý { $when }, od { $date }
account-session-end-one = Odhlásit: { $device }
account-sessions-end = Odhlásit všechny ostatní
account-sessions-ended = { $n ->
    [one] Tam odhlášeno.
    [few] Odhlášeno ve { $n } prohlížečích.
   *[other] Odhlášeno v { $n } prohlížečích.
}

account-data = Všechno o vás
account-data-text = Všechno, co o vás tento server uchovává, v jednom souboru: účet, hry, chat, analýzy a další.
account-data-do = Uložit do souboru
account-data-saved = Soubor uložen.
account-privacy-link = Co se uchovává a jak dlouho

account-delete-final = Nejde to vrátit.
account-delete-gone = Smaže se:
account-gone-person = vaše jméno, hodnocení a mailová adresa
account-gone-access = heslo, přihlašovací klíče, obnovovací kódy a přístupové klíče; všude vás to odhlásí
account-gone-words = všechno, co jste napsali v chatu
account-gone-files = otevřené záznamy her, uložené analýzy a vaše cvičení
account-gone-running = vaše rozehrané hry, které tím vzdáte
account-delete-stays = Zůstane:
account-stays-games = dohrané hry, ostatním, bez vašeho jména
account-stays-name = vaše jméno si chvíli nikdo jiný nemůže vzít
account-stays-backups = v zálohách je ještě všechno, dokud se nevyhodí
