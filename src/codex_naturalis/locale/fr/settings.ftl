# What a person chooses on a device.
settings-language-auto = Comme le navigateur
settings-theme = Lumière
settings-theme-auto = Comme l’appareil
settings-theme-dark = À la bougie
settings-theme-light = Lumière du jour
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-full = Complètes
settings-motion-reduced = Réduites

settings-table = À la table
settings-large = Grandes cartes
settings-large-text = Les cartes sont dessinées un quart plus grandes ; il faut déplacer le plateau plus souvent.
settings-notation = Notation
settings-notation-text = Le journal et les emplacements montrent aussi les demi-coups comme dans les enregistrements, par exemple 17f@1,1.
settings-sound-text = Une plume, du papier, une pièce, et une cloche quand c’est à vous de jouer.
settings-chat = Discussion
settings-chat-text = Afficher ce que les autres disent à la table.
settings-notify = Notifications
settings-notify-text = M’avertir quand c’est mon tour dans une partie par correspondance et que cette page est en arrière-plan.
settings-notify-impossible = Ce navigateur n’affiche pas de notifications ici.
settings-notify-denied = Le navigateur interdit les notifications pour ce site. Vous pouvez les autoriser dans ses propres réglages.

settings-vision = Couleurs
settings-vision-text = Les formes disent tout ce que disent les couleurs. Voyez tout le site comme d’autres yeux le voient, pour le vérifier.
settings-vision-as = Le voir
settings-vision-usual = comme il est dessiné
settings-vision-protan = sans le rouge (protanopie)
settings-vision-deutan = sans le vert (deutéranopie)
settings-vision-tritan = sans le bleu (tritanopie)
settings-vision-grey = sans aucune couleur
settings-vision-sample = Une carte de chaque règne
