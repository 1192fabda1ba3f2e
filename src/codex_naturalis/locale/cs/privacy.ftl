# What the server keeps of a person, and for how long: the numbers come from its settings.
privacy-lead = Co o vás tento server uchovává, proč a jak dlouho.

privacy-not = Co se tu neděje
privacy-not-ads = Nejsou tu reklamy a nikdo nesleduje, co čtete nebo na co klikáte.
privacy-not-elsewhere = Váš prohlížeč nic nenačítá z jiných stránek.
privacy-not-cookie = Jsou tu nejvýš dvě cookies, a to až když máte jméno. Díky jednomu zůstanete přihlášeni, druhé si pamatuje, že jste se tu už přihlásili, aby vás cizí lidé hádáním hesel nemohli zablokovat. Vaše nastavení zůstává ve vašem prohlížeči.

privacy-kept = Co se uchovává
privacy-n-days = { $n ->
    [one] { $n } den
    [few] { $n } dny
   *[other] { $n } dní
}
privacy-more-days = { $more ->
    [one] { $more } den
    [few] { $more } dny
   *[other] { $more } dní
}
privacy-more-hours = { $more ->
    [one] { $more } hodina
    [few] { $more } hodiny
   *[other] { $more } hodin
}
privacy-account = Váš účet
privacy-account-why = Vaše jméno, datum, vaše hodnocení a to, čím se přihlašujete: heslo a obnovovací kódy jen jako otisky a veřejná polovina vašich přihlašovacích klíčů.
privacy-account-always = Dokud účet nesmažete.
privacy-mail = Vaše mailová adresa, pokud nějakou zadáte
privacy-mail-why = Jen proto, abyste se mohli dostat zpátky ke svému účtu.
privacy-mail-always = Dokud ji neodeberete nebo nesmažete účet.
privacy-sessions = Kde jste přihlášeni
privacy-sessions-why = Druh prohlížeče a systému, první a poslední použití, abyste si všimli někoho cizího.
privacy-sessions-days = Dokud se neodhlásíte; bez používání nejdéle { privacy-n-days }, celkem nejdéle { privacy-more-days }.
privacy-guests = Hosté
privacy-guests-why = Vymyšlené jméno a cookie, aby hra pokračovala i po novém načtení stránky.
privacy-guests-days = { privacy-n-days } od poslední návštěvy.
privacy-games = Hry
privacy-games-why = Kdo hrál, každý tah a výsledek. Tyto hry hráli i jiní, proto zůstanou, když odejdete, ale bez vašeho jména.
privacy-games-always = Napořád.
privacy-chat = Chat
privacy-chat-why = Co píšete u stolu, pro ty u stolu a pro moderátory.
privacy-chat-days = { privacy-n-days }, nebo dokud účet nesmažete.
privacy-chat-always = Stejně dlouho jako hra, nebo dokud účet nesmažete.
privacy-reports = Hlášení a rozhodnutí
privacy-reports-why = Co někdo nahlásil, chat, kterého se to týká, a co rozhodli moderátoři.
privacy-reports-days = { privacy-n-days } po uzavření hlášení.
privacy-reports-always = Dokud tento server běží.
privacy-log = Protokol
privacy-log-why = Které stránky a data si kdo vyžádal, jména, která se přihlásila nebo o to pokusila, změny účtů a chyby, aby byly vidět závady a útoky. Síťové adresy v něm jsou jen jako otisky.
privacy-log-days = { privacy-n-days }. Zda dva otisky patří stejné adrese, lze poznat jen omezenou dobu: { privacy-more-hours }.
privacy-log-always = Provozovatel tohoto serveru neuvedl, jak dlouho. Zda dva otisky patří stejné adrese, lze poznat jen omezenou dobu: { privacy-more-hours }.
privacy-backups = Zálohy
privacy-backups-why = Kopie toho všeho, kdyby se něco pokazilo. Co smažete, v nich ještě chvíli může být.
privacy-backups-days = { privacy-n-days }.
privacy-backups-always = Provozovatel tohoto serveru neuvedl, jak dlouho.
privacy-names = Uvolněná jména
privacy-names-why = Když se jméno smaže nebo změní, nikdo jiný si ho chvíli nemůže vzít, aby se za vás nikdo nevydával.
privacy-names-days = { privacy-n-days }.

privacy-rights = Co můžete udělat
privacy-rights-text = Všechno, co se o vás uchovává, si můžete prohlédnout a uložit do souboru, můžete si změnit jméno a smazat účet. Nikoho se ptát nemusíte.
privacy-rights-do = K vašemu účtu
privacy-whom = Na koho se obrátit
privacy-contact = Tento server provozuje: { $contact }
privacy-no-contact = Provozovatel tohoto serveru tu neuvedl žádný kontakt.
