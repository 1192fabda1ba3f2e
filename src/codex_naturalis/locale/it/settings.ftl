# What a person chooses on a device.
settings-language-auto = Come il browser
settings-theme = Tema
settings-theme-auto = Come il dispositivo
settings-theme-dark = Scuro
settings-theme-light = Chiaro
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-full = Complete
settings-motion-reduced = Ridotte

settings-table = Al tavolo
settings-large = Carte grandi
settings-large-text = Le carte sono più grandi di un quarto. Dovrai spostare la vista più spesso.
settings-notation = Notazione
settings-notation-text = Nel registro e sul tavolo, mostra ogni mossa anche nella forma breve usata nei file delle partite.
settings-sound-text = Una penna, un foglio, una moneta, e una campanella quando tocca a te.
settings-chat = Chat
settings-chat-text = Mostra quello che gli altri dicono al tavolo.
settings-notify = Notifiche
settings-notify-text = Avvisami quando tocca a me in una partita con giorni per turno e questa pagina è in secondo piano.
settings-notify-impossible = Qui questo browser non può mostrare notifiche.
settings-notify-denied = Il browser blocca le notifiche di questo sito. Puoi permetterle nelle impostazioni del browser.

settings-vision = Anteprima del daltonismo
settings-vision-text = Il gioco non si affida mai solo al colore. Per verificarlo puoi vedere tutto il sito come lo vede una persona daltonica. È solo un’anteprima: non adatta i colori per te.
settings-vision-as = Guarda come
settings-vision-usual = colori normali
settings-vision-protan = senza il rosso (protanopia)
settings-vision-deutan = senza il verde (deuteranopia)
settings-vision-tritan = senza il blu (tritanopia)
settings-vision-grey = senza alcun colore
settings-vision-sample = Una carta di ogni regno
