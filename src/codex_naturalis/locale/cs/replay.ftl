# Replaying a game half-move by half-move, and importing a record.

replay-title = Přehrání
replay-loading = Otevírá se hra…
replay-status = Přehrání · { $round ->
    [0] příprava
   *[other] { $round }. kolo
}
replay-status-over = Přehrání · konec

replay-missing = Taková hra tu není. Odkaz je možná starý nebo chybně opsaný.
replay-not-finished = Tato hra ještě neskončila. Přehrát ji půjde potom.
replay-to-table = Ke stolu
replay-open-other = Otevřít jiný záznam

replay-controls = Průchod hrou
replay-first = Na začátek
replay-back = O půltah zpět
replay-forward = O půltah vpřed
replay-last = Na konec
replay-play = Přehrávat samo
replay-pause = Zastavit
replay-speed = Rychlost
replay-speed-slow = Pomalu
replay-speed-usual = Běžně
replay-speed-quick = Rychle
replay-round = { $n }. kolo
replay-round-jump = Přejít na kolo
replay-setup = Příprava
replay-timeline = Body v průběhu hry
replay-slider = Půltah
replay-slider-text = Půltah { $ply } z { $plies }, { $round }. kolo
replay-ply = { $ply } z { $plies }
replay-moves = Půltahy

replay-viewpoint = Pohled
replay-viewpoint-all = Vše odkryté
replay-area = Plocha hráče { $name }
replay-show-area = { $points }, zobrazit plochu
replay-follow = Sledovat hru
replay-moved = poslední tah
replay-objectives = Úkoly
replay-no-area = Zatím tu neleží žádná karta.

replay-copy-link = Kopírovat odkaz
replay-copied = Odkaz na tuto pozici je zkopírován.
replay-not-copied = Prohlížeč nedovoluje kopírovat. Vezměte adresu této stránky: vede sem.
replay-download = Stáhnout .codex

replay-stops = Záznam tady končí: hra nebyla dohrána.
replay-ended-resigned = Hra tu skončila vzdáním.
replay-ended-time = Hra tu skončila: vypršel čas.
replay-ended-left = Hra tu skončila: jeden z hráčů odešel.
replay-ended-aborted = Hráči se dohodli hru tady ukončit, bez výsledku.

replay-open-title = Otevřít záznam
replay-open-text = Soubor .codex obsahuje jednu hru: rozdání a každý půltah. Přineste ho, půjde přehrát a sdílet odkazem.
replay-choose-file = Vybrat soubor .codex
replay-drop-here = nebo ho přetáhněte kamkoli na tuto stránku
replay-drop-now = Pusťte a otevře se
replay-paste = Nebo vložte jeho text
replay-open = Otevřít
replay-opening = Otevírá se…
replay-kept-note = Záznam se ověří půltah po půltahu a zůstane na tomto serveru pro každého, kdo má odkaz.
replay-bad-record = Toto není záznam, který by šel přehrát.
replay-bad-line = Chyba je na řádku { $line }:
