# What a person chooses on a device.
settings-language-auto = As the browser says
settings-theme = Light
settings-theme-auto = As the device
settings-theme-dark = Candle light
settings-theme-light = Daylight
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Full
settings-motion-reduced = Reduced

settings-table = At the table
settings-large = Large cards
settings-large-text = Cards are drawn a quarter larger; the board is moved more often.
settings-notation = Notation
settings-notation-text = The log and the places also show half-moves as records write them, such as 17f@1,1.
settings-sound-text = A pen, paper, a coin, and a bell when it is your turn.
settings-chat = Chat
settings-chat-text = Show what others say at the table.
settings-notify = Notifications
settings-notify-text = Tell me when it is my turn in a game by correspondence and this page is in the background.
settings-notify-impossible = This browser shows no notifications here.
settings-notify-denied = The browser forbids notifications for this site. You can allow them in its own settings.

settings-vision = Colours
settings-vision-text = Shapes tell all that colours tell. See the whole site as other eyes do, to check it.
settings-vision-as = See it
settings-vision-usual = as it is drawn
settings-vision-protan = without red (protanopia)
settings-vision-deutan = without green (deuteranopia)
settings-vision-tritan = without blue (tritanopia)
settings-vision-grey = without any colour
settings-vision-sample = A card of each kingdom
