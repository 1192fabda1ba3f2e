# What a person chooses on a device.
settings-language-auto = Podle prohlížeče
settings-theme = Světlo
settings-theme-auto = Podle zařízení
settings-theme-dark = Světlo svíčky
settings-theme-light = Denní světlo
settings-motion = Pohyb
settings-motion-auto = Podle zařízení
settings-motion-full = Plný
settings-motion-reduced = Omezený

settings-table = U stolu
settings-large = Velké karty
settings-large-text = Karty se kreslí o čtvrtinu větší; plocha se častěji posouvá.
settings-notation = Notace
settings-notation-text = Průběh a místa ukazují i půltahy tak, jak je píší záznamy, například 17f@1,1.
settings-sound-text = Pero, papír, mince a zvonek, když jste na tahu.
settings-chat = Chat
settings-chat-text = Zobrazovat, co ostatní u stolu píší.
settings-notify = Oznámení
settings-notify-text = Oznámit, že jsem na tahu v korespondenční hře, když je tato stránka na pozadí.
settings-notify-impossible = Tento prohlížeč zde oznámení nezobrazuje.
settings-notify-denied = Prohlížeč oznámení pro tento web zakazuje. Povolit je můžete v jeho nastavení.

settings-vision = Barvy
settings-vision-text = Co říkají barvy, říkají i tvary. Podívejte se na celý web jinýma očima a ověřte to.
settings-vision-as = Zobrazit
settings-vision-usual = tak, jak je nakreslen
settings-vision-protan = bez červené (protanopie)
settings-vision-deutan = bez zelené (deuteranopie)
settings-vision-tritan = bez modré (tritanopie)
settings-vision-grey = bez barev
settings-vision-sample = Karta z každé říše
