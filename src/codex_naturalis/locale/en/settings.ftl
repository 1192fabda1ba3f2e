# What a person chooses on a device.
settings-language-auto = Same as browser
settings-theme = Theme
settings-theme-auto = Same as device
settings-theme-dark = Dark
settings-theme-light = Light
settings-motion = Motion
settings-motion-auto = Same as device
settings-motion-full = Full
settings-motion-reduced = Reduced

settings-table = At the table
settings-large = Large cards
settings-large-text = Cards are a quarter larger. You will have to move the view more often.
settings-notation = Notation
settings-notation-text = In the log and on the board, also show each move in the short form used in game files.
settings-sound-text = A pen, paper, a coin, and a bell when it’s your turn.
settings-chat = Chat
settings-chat-text = Show what others say at the table.
settings-notify = Notifications
settings-notify-text = Tell me when it’s my turn in a game with days per turn and this page is in the background.
settings-notify-impossible = This browser can’t show notifications here.
settings-notify-denied = The browser blocks notifications from this site. You can allow them in the browser’s settings.

settings-vision = Colour blindness preview
settings-vision-text = The game never relies on colour alone. To check this, you can preview the whole site as people with colour blindness see it. It is only a preview: it doesn’t adapt the colours for you.
settings-vision-as = View as
settings-vision-usual = normal colours
settings-vision-protan = without red (protanopia)
settings-vision-deutan = without green (deuteranopia)
settings-vision-tritan = without blue (tritanopia)
settings-vision-grey = without any colour
settings-vision-sample = A card of each kingdom
