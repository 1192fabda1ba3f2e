# What a person chooses on a device.
settings-language-auto = Wie im Browser
settings-theme = Design
settings-theme-auto = Wie auf dem Gerät
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-motion = Bewegung
settings-motion-auto = Wie auf dem Gerät
settings-motion-full = Voll
settings-motion-reduced = Reduziert

settings-table = Am Tisch
settings-large = Große Karten
settings-large-text = Die Karten sind ein Viertel größer. Dafür musst du die Ansicht öfter verschieben.
settings-notation = Notation
settings-notation-text = Jeden Zug im Verlauf und in der Auslage auch in der Kurzform zeigen, die Spieldateien verwenden.
settings-sound-text = Eine Feder, Papier, eine Münze und eine Glocke, wenn du dran bist.
settings-chat = Chat
settings-chat-text = Zeigen, was andere am Tisch schreiben.
settings-notify = Benachrichtigungen
settings-notify-text = Sag mir Bescheid, wenn ich in einer Partie mit Tagen pro Zug dran bin und diese Seite im Hintergrund ist.
settings-notify-impossible = Dieser Browser kann hier keine Benachrichtigungen zeigen.
settings-notify-denied = Der Browser blockiert Benachrichtigungen von dieser Website. Du kannst sie in den Einstellungen des Browsers erlauben.

settings-vision = Farbenblindheit simulieren
settings-vision-text = Im Spiel kommt es nie allein auf die Farbe an. Zum Prüfen kannst du die ganze Website so ansehen, wie Menschen mit Farbenblindheit sie sehen. Das ist nur eine Vorschau: Sie passt die Farben nicht für dich an.
settings-vision-as = Ansicht
settings-vision-usual = normale Farben
settings-vision-protan = ohne Rot (Protanopie)
settings-vision-deutan = ohne Grün (Deuteranopie)
settings-vision-tritan = ohne Blau (Tritanopie)
settings-vision-grey = ganz ohne Farbe
settings-vision-sample = Eine Karte aus jedem Königreich
