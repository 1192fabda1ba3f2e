# Looking at a game afterwards, half-move by half-move, and bringing in a record.

review-title = Přehrání
review-loading = Otevírá se hra…
review-status = Přehrání · { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
review-status-over = Přehrání · konec

review-missing = Taková hra tu není. Odkaz je možná starý nebo chybně opsaný.
review-not-finished = Tato hra ještě neskončila. Přehrát ji půjde potom.
review-to-table = Ke stolu
review-open-other = Otevřít jiný záznam

review-controls = Průchod hrou
review-first = Na začátek
review-back = O půltah zpět
review-forward = O půltah vpřed
review-last = Na konec
review-play = Přehrávat samo
review-pause = Zastavit
review-speed = Rychlost
review-speed-slow = Pomalu
review-speed-usual = Běžně
review-speed-quick = Rychle
review-round = { $n }. kolo
review-round-jump = Přejít na kolo
review-setup = Příprava
review-timeline = Body v průběhu hry
review-slider = Půltah
review-slider-text = Půltah { $ply } z { $plies }, { $round }. kolo
review-ply = { $ply } z { $plies }
review-moves = Půltahy

review-eyes = Pohled
review-eyes-all = Vše odkryté
review-area = Plocha hráče { $name }
review-show-area = { $points }, zobrazit plochu
review-follow = Sledovat hru
review-moved = poslední tah
review-objectives = Úkoly
review-no-area = Zatím tu neleží žádná karta.

review-copy-link = Kopírovat odkaz
review-copied = Odkaz na tuto pozici je zkopírován.
review-not-copied = Prohlížeč nedovoluje kopírovat. Vezměte adresu této stránky: vede sem.
review-download = Stáhnout .codex

review-stops = Záznam tady končí: hra nebyla dohrána.
review-ended-resigned = Hra tu skončila vzdáním.
review-ended-time = Hra tu skončila: vypršel čas.
review-ended-left = Hra tu skončila: jeden z hráčů odešel.
review-ended-aborted = Hráči se dohodli hru tady ukončit, bez výsledku.

review-open-title = Otevřít záznam
review-open-text = Soubor .codex obsahuje jednu hru: rozdání a každý půltah. Přineste ho, půjde přehrát a sdílet odkazem.
review-choose-file = Vybrat soubor .codex
review-drop-here = nebo ho přetáhněte kamkoli na tuto stránku
review-drop-now = Pusťte a otevře se
review-paste = Nebo vložte jeho text
review-open = Otevřít
review-opening = Otevírá se…
review-kept-note = Záznam se ověří půltah po půltahu a zůstane na tomto serveru pro každého, kdo má odkaz.
review-bad-record = Toto není záznam, který by šel přehrát.
review-bad-line = Chyba je na řádku { $line }:
