# Warnings and pauses for leaving rated games, or letting others wait there.

rated-title = Ein Wort zu gewerteten Partien
rated-did-stalled = Du hast deine Uhr ablaufen lassen, während die anderen warteten.
rated-did-left = Du hast eine gewertete Partie verlassen.
rated-did-early = Du hast aufgegeben, bevor alle drei Züge hatten.
rated-did-lost = Du hast mehrmals die Verbindung verloren, und deine Zeit ist abgelaufen.
rated-warned = Du hast die anderen in gewerteten Partien schon öfter im Stich gelassen. Beim nächsten Mal machst du eine Pause von gewerteten Partien.
rated-paused = Gewertete Partien sind für dich bis { $until } gesperrt. Partien ohne Wertung, Bots und Aufgaben stehen dir offen.
rated-ok = Verstanden
