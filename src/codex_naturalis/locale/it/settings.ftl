# What a person chooses on a device.
settings-language-auto = Come il browser
settings-theme = Luce
settings-theme-auto = Come il dispositivo
settings-theme-dark = Lume di candela
settings-theme-light = Luce del giorno
settings-motion = Animazioni
settings-motion-auto = Come il dispositivo
settings-motion-full = Complete
settings-motion-reduced = Ridotte

settings-table = Al tavolo
settings-large = Carte grandi
settings-large-text = Le carte sono disegnate un quarto più grandi; il tavolo si sposta più spesso.
settings-notation = Notazione
settings-notation-text = Il diario e le posizioni mostrano anche le semimosse come nelle registrazioni, per esempio 17f@1,1.
settings-sound-text = Una penna, carta, una moneta, e una campana quando tocca a te.
settings-chat = Chat
settings-chat-text = Mostra ciò che gli altri dicono al tavolo.
settings-notify = Notifiche
settings-notify-text = Avvisami quando è il mio turno in una partita per corrispondenza e questa pagina è in secondo piano.
settings-notify-impossible = Questo browser qui non mostra notifiche.
settings-notify-denied = Il browser vieta le notifiche per questo sito. Puoi permetterle nelle sue impostazioni.

settings-vision = Colori
settings-vision-text = Le forme dicono tutto ciò che dicono i colori. Guarda l’intero sito come lo vedono altri occhi, per verificarlo.
settings-vision-as = Guardalo
settings-vision-usual = com’è disegnato
settings-vision-protan = senza il rosso (protanopia)
settings-vision-deutan = senza il verde (deuteranopia)
settings-vision-tritan = senza il blu (tritanopia)
settings-vision-grey = senza alcun colore
settings-vision-sample = Una carta di ogni regno
