# What a person chooses on a device.
settings-language-auto = Wie der Browser
settings-theme = Licht
settings-theme-auto = Wie das Gerät
settings-theme-dark = Kerzenlicht
settings-theme-light = Tageslicht
settings-motion = Bewegung
settings-motion-auto = Wie das Gerät
settings-motion-full = Voll
settings-motion-reduced = Reduziert

settings-table = Am Tisch
settings-large = Große Karten
settings-large-text = Karten werden ein Viertel größer gezeichnet; die Auslage wird öfter verschoben.
settings-notation = Notation
settings-notation-text = Verlauf und Stellen zeigen Halbzüge auch so, wie Aufzeichnungen sie schreiben, etwa 17f@1,1.
settings-sound-text = Feder, Papier, Münze und eine Glocke, wenn du am Zug bist.
settings-chat = Chat
settings-chat-text = Zeigen, was andere am Tisch schreiben.
settings-notify = Benachrichtigungen
settings-notify-text = Melden, wenn ich in einer Fernpartie am Zug bin und diese Seite im Hintergrund ist.
settings-notify-impossible = Dieser Browser zeigt hier keine Benachrichtigungen.
settings-notify-denied = Der Browser verbietet Benachrichtigungen für diese Website. Du kannst sie in seinen Einstellungen erlauben.

settings-vision = Farben
settings-vision-text = Was Farben sagen, sagen auch Formen. Sieh die ganze Website mit anderen Augen, um es zu prüfen.
settings-vision-as = Ansicht
settings-vision-usual = wie gezeichnet
settings-vision-protan = ohne Rot (Protanopie)
settings-vision-deutan = ohne Grün (Deuteranopie)
settings-vision-tritan = ohne Blau (Tritanopie)
settings-vision-grey = ganz ohne Farbe
settings-vision-sample = Eine Karte aus jedem Königreich
