# Warnings and pauses for leaving rated games, or letting others wait there.

rated-title = Slovo k hodnoceným hrám
rated-did-stalled = Nechali jste vypršet čas, zatímco ostatní čekali.
rated-did-left = Odešli jste z hodnocené hry.
rated-did-early = Vzdali jste to, než měli všichni tři tahy.
rated-did-lost = Několikrát jste ztratili spojení a vypršel vám čas.
rated-warned = V hodnocených hrách jste už ostatní nechali na holičkách. Příště budete mít v hodnocených hrách pauzu.
rated-paused = Hodnocené hry máte pozastavené do { $until }. Nehodnocené hry, boti a cvičení zůstávají otevřené.
rated-ok = Rozumím
