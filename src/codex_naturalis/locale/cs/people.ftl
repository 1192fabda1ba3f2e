# Accounts, profiles, ratings, the check of the shuffle.
people-name = Jméno
people-name-hint = 2 až 24 písmen, číslic nebo mezer. Ostatní ho vidí.
people-password = Heslo
people-password-hint = Aspoň 8 znaků. Několik slov je lepší než jedno.
people-you = vy
people-you-guest = Hrajete jako { $name }, host od { $date }.
people-you-account = Vaše jméno je { $name }, účet máte od { $date }.
people-you-nobody = Zatím tu nemáte jméno. Dostanete ho při první hře; není potřeba se registrovat.
people-my-profile = Můj profil

people-keep = Ponechat si jméno
people-keep-guest = Na hosta se zapomene, jakmile zapomene tento prohlížeč. S heslem si ponecháte jméno i všechny hry a hry mohou být hodnocené.
people-keep-nobody = Se jménem a heslem máte své hry na každém zařízení a mohou být hodnocené.
people-keep-do = Ponechat
people-kept = Jméno je teď vaše.
people-sign-in = Přihlásit se
people-sign-in-text = Pokud už máte účet.
people-sign-in-guest = Pokud už máte účet. Hry tohoto hosta zůstanou hostovi.
people-signed-in = Přihlášení proběhlo.

people-rename = Jiné jméno
people-new-name = Nové jméno
people-rename-do = Změnit jméno
people-renamed = Máte nové jméno.
people-password-change = Jiné heslo
people-password-text = Všechny ostatní prohlížeče se tím odhlásí.
people-password-old = Současné heslo
people-password-new = Nové heslo
people-password-do = Změnit heslo
people-password-changed = Nové heslo platí od této chvíle.

people-leave = Odchod
people-sign-out = Odhlásit se
people-sign-out-all = Odhlásit se všude
people-sign-out-guest = Host nemá heslo: po odhlášení se pod tímto jménem už nikdo nevrátí.
people-signed-out = Odhlášení proběhlo.
people-delete = Smazat účet
people-delete-text = Natrvalo. Jméno se uvolní, rozehrané hry budou vzdány a vaše zprávy odstraněny. Dohrané hry zůstanou ostatním, bez vašeho jména.
people-delete-do = Smazat účet natrvalo
people-deleted = Účet je smazán. Sbohem.

people-tokens = Klíče pro programy
people-tokens-text = Program, který má takový token, jedná vaším jménem: váš vlastní bot nebo skript.
people-token-new = Nový token
people-token-label = K čemu je
people-token-label-hint = Jen pro vás, například „můj bot doma“.
people-token-may = Smí
people-scope-read = vidět moje hry
people-scope-play = hrát
people-scope-create = zakládat stoly
people-token-days = Platnost
people-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
people-token-ever = bez omezení
people-token-until = do { $date }
people-token-unused = zatím nepoužit
people-token-used = naposledy použit { $when }
people-token-make = Vytvořit token
people-token-once = Tady je token. Zobrazí se jen jednou: zkopírujte si ho teď.
people-token-kept = Mám ho
people-token-revoke = Zrušit
people-token-revoke-one = Zrušit: { $label }
people-copy = Kopírovat
people-copied = Zkopírováno.

people-since-guest = Host od { $date }.
people-since-account = Účet od { $date }.
people-finished = dohráno
people-won = vyhráno
people-running = probíhá
people-ratings = Hodnocení
people-rating = Hodnocení
people-rating-of = Počet hráčů
people-rating-games = Hry
people-rating-none = zatím bez hodnocení
people-rating-uncertain = zatím nejisté
people-games = Hry
people-games-open = Hry u otevřených stolů.
people-nobody = Toto jméno nikdo nemá.

people-rank = Pořadí
people-leaderboard-none = Nikdo zatím neodehrál dost hodnocených her.
people-leaderboard-text = Hodnocení je to, čím jsme si jisti: začíná na 1000 a roste, jak hry ubírají pochybností. Hry ve 2, 3 a 4 se hodnotí zvlášť.

people-shuffle = Bylo zamíchání poctivé?
people-shuffle-text = Než hra začne, server určí pořadí všech karet a zveřejní jeho otisk: slib. Po hře pořadí odkryje. Váš prohlížeč tu ověří, že k sobě obojí patří, takže karty mezitím nikdo nemohl změnit.
people-shuffle-insecure = Tento prohlížeč počítá otisky jen na zabezpečených stránkách (https). Příkaz níže udělá totéž.
people-shuffle-promise = Slib z doby před hrou
people-shuffle-running = Hra ještě neskončila. Poznamenejte si to a ověřte, až skončí.
people-shuffle-not-yet = Hra ještě nezačala: slib zatím není.
people-shuffle-dealt = Spočítáno zde, z rozdání a soli
people-shuffle-salt = Sůl: náhodná písmena, aby ze slibu nikdo neuhodl rozdání
people-shuffle-deal = Rozdání, od vrchní karty po poslední
people-shuffle-how = Jak to funguje
people-shuffle-step-1 = Server zamíchá čtyři balíčky a vymyslí sůl.
people-shuffle-step-2 = Sůl a čtyři balíčky spojí do jednoho textu a spočítá jeho SHA-256: otisk, který k žádnému jinému textu nepatří. To je slib a je vidět hned od začátku hry.
people-shuffle-step-3 = Když hra skončí, sůl a balíčky se zveřejní v jejím záznamu.
people-shuffle-step-4 = Kdokoli spočítá otisk znovu. Je-li stejný, byly to tyto balíčky od začátku.
people-shuffle-yourself = Bez důvěry v tuto stránku, na každém Unixu:
people-record = Ověřit záznam
people-record-choose = Vybrat soubor .codex
people-record-paste = Nebo vložte záznam, případně sem soubor přetáhněte
people-record-check = Ověřit

people-fairness-kept = Slib byl dodržen
people-fairness-broken = Slib byl porušen
people-fairness-other_promise = Jiný slib
people-fairness-no_deal = Chybí rozdání
people-fairness-no_hash = Chybí slib
people-fairness-no_salt = Chybí sůl
people-fairness-text-kept = Otisk je stejný: karty ležely v tomto pořadí před prvním tahem.
people-fairness-text-broken = Otisk se liší: to nejsou slíbené balíčky.
people-fairness-text-other_promise = Záznam uvádí jiný slib než stůl.
people-fairness-text-no_deal = Toto není záznam, nebo začíná z pozice: nejsou v něm čtyři balíčky k ověření.
people-fairness-text-no_hash = Chybí řádek Deal-Hash: kdo rozdával, nic neslíbil.
people-fairness-text-no_salt = Chybí řádek Deal-Salt: bez něj slib nejde odkrýt.
