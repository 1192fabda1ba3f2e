# What the moderators have decided about somebody, as this person reads it.
decision-page-text = Co o vás moderátoři rozhodli a jak dopadla vaše hlášení.
decision-mine = O vás
decision-none = O vás není žádné rozhodnutí.
decision-new = Zpráva od moderátorů
decision-new-outcome = O vašem hlášení bylo rozhodnuto.
decision-read = Přečíst
decision-later = Později
decision-why = Proč
decision-seen = Přečteno

decision-told-warn = Dostali jste napomenutí
decision-told-mute = V chatu už psát nemůžete
decision-told-mute-until = Do { $until } nemůžete psát v chatu
decision-told-rename = Vaše jméno je teď { $name }
decision-told-rename-new = Dostali jste nové jméno
decision-told-ban = Máte trvale zakázaný přístup
decision-told-ban-until = Do { $until } máte zakázaný přístup
decision-told-close_table = Váš stůl byl zavřen
decision-effect-warn = Tentokrát se nic dalšího nestane.
decision-effect-mute = Hrát můžete dál.
decision-effect-rename = Na stránce účtu si můžete zvolit jiné jméno.
decision-effect-ban = Nemůžete hrát ani psát v chatu. Můžete se odvolat, vzít si svá data a smazat účet.
decision-effect-close_table = U jiných stolů hrát můžete.
decision-old-name = Jméno { $name } tu nikdo nemůže používat.
decision-lifted = Zrušeno { $date }.
decision-over = Už to neplatí.

decision-appeal = Odvolat se
decision-appeal-why = Proč je toto rozhodnutí nesprávné?
decision-appeal-once = Odvolat se můžete jednou. Pokud to jde, odpoví jiný moderátor.
decision-appeal-send = Odeslat odvolání
decision-appeal-sent = Odvolání odesláno.
decision-appealed = Vaše odvolání, { $date }:
decision-unanswered = Zatím na ně nikdo neodpověděl.
decision-answer-uphold = Rozhodnutí platí dál.
decision-answer-lift = Rozhodnutí bylo zrušeno.
decision-answer-undo = Rozhodnutí bylo vzato zpět.

decision-banned-may = Na stránce účtu si můžete stáhnout svá data nebo účet smazat. Dřívější rozhodnutí najdete v „Oznámeních“.
