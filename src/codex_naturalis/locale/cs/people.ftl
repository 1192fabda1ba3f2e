# Accounts, profiles, ratings, the check of the shuffle.
people-name = Jméno
people-name-hint = 2 až 24 znaků: písmena, číslice, mezery, spojovníky, podtržítka, apostrofy nebo tečky. Ostatní ho vidí.
people-password = Heslo
people-you = vy
people-you-guest = Hrajete jako { $name }, host od { $date }.
people-you-account = Jste { $name }, účet máte od { $date }.
people-you-nobody = Zatím tu nemáte jméno. Dostanete ho při první hře, registrace není potřeba.
people-my-profile = Můj profil

people-keep = Vytvořit účet
people-keep-guest = Host zmizí, jakmile se v prohlížeči smažou data. S heslem vám zůstane jméno i všechny hry a můžete hrát hodnocené hry.
people-keep-nobody = Se jménem a heslem máte své hry na každém zařízení a můžete hrát hodnocené hry.
people-kept = Účet vytvořen.
people-sign-in = Přihlásit se
people-sign-in-text = Pokud už máte účet.
people-sign-in-guest = Pokud už máte účet. Hry odehrané jako host zůstanou hostovi.
people-signed-in = Přihlášeno.

people-password-change = Změnit heslo
people-password-text = Ve všech ostatních prohlížečích vás to odhlásí a zruší vaše přístupové klíče.
people-password-old = Současné heslo
people-password-new = Nové heslo
people-password-do = Změnit heslo
people-password-changed = Heslo změněno.

people-leave = Odhlásit se nebo smazat účet
people-sign-out = Odhlásit se
people-sign-out-all = Odhlásit se všude
people-sign-out-guest = Host nemá heslo: po odhlášení se pod tímto jménem už nevrátíte.
people-signed-out = Odhlášeno.
people-delete = Smazat účet
people-delete-do = Smazat účet natrvalo
people-deleted = Účet smazán.

people-tokens = Přístupové klíče
people-tokens-text = Program s přístupovým klíčem jedná vaším jménem: třeba váš vlastní bot nebo skript.
people-token-new = Nový přístupový klíč
people-token-label = K čemu je
people-token-label-hint = Vidíte to jen vy, například „můj bot doma“.
people-token-may = Smí
people-scope-read = vidět moje hry
people-scope-play = hrát
people-scope-create = vytvářet stoly
people-token-days = Platnost
people-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
people-token-ever = bez omezení
people-token-until = do { $date }
people-token-unused = zatím nepoužitý
people-token-used = naposledy použitý { $when }
people-token-make = Vytvořit přístupový klíč
people-token-once = Tady je váš přístupový klíč. Uvidíte ho jen jednou: zkopírujte si ho teď.
people-token-kept = Mám zkopírováno
people-token-revoke = Zrušit
people-token-revoke-one = Zrušit: { $label }
people-copy = Kopírovat
people-copied = Zkopírováno.

people-since-guest = Host od { $date }.
people-since-account = Účet od { $date }.
people-stat-rating = hodnocení, { $players }
people-stat-games = { $n ->
    [one] hra
    [few] hry
   *[other] her
}, výher { $share }
people-stat-points = bodů na hru
people-stat-most = nejvíc bodů
people-results = Výsledky
people-against-people = Lidé
people-tally = výhry: { $won } · prohry: { $lost }{ $drawn ->
    [0] { "" }
   *[other] {" "}· remízy: { $drawn }
}
people-recent = Body v posledních { $n } hrách
people-rating = Hodnocení
people-rating-of = Počet hráčů
people-rating-games = Hry
people-rating-uncertain = předběžné
people-games = Hry
people-games-open = Zobrazují se jen hry u otevřených stolů.
people-nobody = Nikdo s tímto jménem tu není.
people-report = Nahlásit nebo zablokovat

people-rank = Pořadí
people-leaderboard-none = Nikdo zatím neodehrál dost hodnocených her.
people-leaderboard-text = Hodnocení začíná na 1000. Zpočátku je opatrné a během prvních her většinou roste, jak se ukazuje, jak silně hrajete. Hry pro 2, 3 a 4 hráče se hodnotí zvlášť.

people-shuffle = Bylo zamíchání poctivé?
people-shuffle-text = Než hra začne, server určí pořadí všech karet a zveřejní jeho otisk: slib. Po hře pořadí odkryje. Váš vlastní prohlížeč tu ověří, že k sobě patří, takže karty mezitím nikdo nemohl změnit.
people-shuffle-insecure = Tento prohlížeč umí počítat otisky jen na zabezpečených stránkách (https). Příkaz níže udělá totéž.
people-shuffle-promise = Slib z doby před hrou
people-shuffle-running = Hra ještě neskončila. Poznamenejte si to a ověřte, až skončí.
people-shuffle-not-yet = Hra ještě nezačala, takže slib zatím není.
people-shuffle-dealt = Spočítáno zde, z rozdání a soli
people-shuffle-salt = Sůl: náhodné znaky, aby ze slibu nikdo neuhodl rozdání
people-shuffle-deal = Rozdání, od vrchní karty po poslední
people-shuffle-how = Jak to funguje
people-shuffle-step-1 = Server zamíchá čtyři balíčky a vygeneruje náhodnou sůl.
people-shuffle-step-2 = Sůl a čtyři balíčky spojí do jednoho textu a spočítá jeho SHA-256: otisk, který nesedí k žádnému jinému textu. To je slib a je vidět, hned jak hra začne.
people-shuffle-step-3 = Když hra skončí, sůl a balíčky se zveřejní v jejím záznamu.
people-shuffle-step-4 = Kdokoli může otisk spočítat znovu. Pokud je stejný, byly to od začátku tyto balíčky.
people-shuffle-yourself = Pokud této stránce nechcete věřit, spusťte na jakémkoli Unixu toto:
people-record = Ověřit záznam hry
people-record-choose = Vybrat soubor .codex
people-record-paste = Nebo vložte jeho text, případně sem soubor přetáhněte
people-record-check = Ověřit

people-fairness-kept = Slib byl dodržen
people-fairness-broken = Slib byl porušen
people-fairness-other_promise = Jiný slib
people-fairness-no_deal = Rozdání nenalezeno
people-fairness-no_hash = Slib nenalezen
people-fairness-no_salt = Sůl nenalezena
people-fairness-text-kept = Otisk je stejný: karty byly v tomto pořadí už před prvním tahem.
people-fairness-text-broken = Otisk se liší: tohle nejsou slíbené balíčky.
people-fairness-text-other_promise = Slib v tomto souboru není ten, který byl dán u stolu.
people-fairness-text-no_deal = Tohle není záznam hry, nebo hra v něm nezačala od začátku: nejsou tu čtyři balíčky k ověření.
people-fairness-text-no_hash = Chybí řádek Deal-Hash: žádný slib nebyl dán.
people-fairness-text-no_salt = Chybí řádek Deal-Salt: bez něj slib nejde ověřit.
