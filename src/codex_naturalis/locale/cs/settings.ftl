# What a person chooses on a device.
settings-language-auto = Podle prohlížeče
settings-theme = Motiv
settings-theme-auto = Podle zařízení
settings-theme-dark = Tmavý
settings-theme-light = Světlý
settings-motion = Animace
settings-motion-auto = Podle zařízení
settings-motion-full = Všechny
settings-motion-reduced = Omezené

settings-table = U stolu
settings-large = Velké karty
settings-large-text = Karty jsou o čtvrtinu větší. Pohled budete muset častěji posouvat.
settings-notation = Zápis tahů
settings-notation-text = V části Průběh a na ploše ukazovat i krátký zápis tahů, jaký je v záznamech her.
settings-sound-text = Pero, papír, mince a zvonek, když jste na tahu.
settings-chat = Chat
settings-chat-text = Zobrazovat, co ostatní u stolu píší.
settings-notify = Oznámení
settings-notify-text = Oznámit mi, že jsem na tahu, když je hra na dny a tato stránka je na pozadí.
settings-notify-impossible = Tento prohlížeč tu oznámení zobrazovat neumí.
settings-notify-denied = Prohlížeč oznámení z tohoto webu blokuje. Povolit je můžete v jeho nastavení.

settings-vision = Náhled pro barvoslepost
settings-vision-text = Hra nikdy nespoléhá jen na barvy. Můžete si to ověřit: ukážeme vám celý web tak, jak ho vidí barvoslepí lidé. Je to jen náhled: barvy se vám nepřizpůsobí.
settings-vision-as = Zobrazit
settings-vision-usual = normální barvy
settings-vision-protan = bez červené (protanopie)
settings-vision-deutan = bez zelené (deuteranopie)
settings-vision-tritan = bez modré (tritanopie)
settings-vision-grey = bez barev
settings-vision-sample = Karta z každé říše
