# What a person chooses on a device.
settings-language-auto = Comme le navigateur
settings-theme = Thème
settings-theme-auto = Comme l’appareil
settings-theme-dark = Sombre
settings-theme-light = Clair
settings-motion = Animations
settings-motion-auto = Comme l’appareil
settings-motion-full = Complètes
settings-motion-reduced = Réduites

settings-table = À la table
settings-large = Grandes cartes
settings-large-text = Les cartes sont plus grandes d’un quart. Vous devrez déplacer la vue plus souvent.
settings-notation = Notation
settings-notation-text = Dans le journal et sur le plateau, afficher aussi chaque coup sous la forme abrégée des fichiers de partie.
settings-sound-text = Une plume, du papier, une pièce de monnaie, et une clochette quand c’est à vous de jouer.
settings-chat = Discussion
settings-chat-text = Afficher ce que les autres disent à la table.
settings-notify = Notifications
settings-notify-text = M’avertir quand c’est à moi de jouer dans une partie réglée en jours par tour et que cette page est en arrière-plan.
settings-notify-impossible = Ce navigateur ne peut pas afficher de notifications ici.
settings-notify-denied = Le navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans les réglages du navigateur.

settings-vision = Aperçu du daltonisme
settings-vision-text = Le jeu ne s’appuie jamais sur la couleur seule. Pour le vérifier, vous pouvez voir tout le site comme le voient les personnes daltoniennes. Ce n’est qu’un aperçu : il n’adapte pas les couleurs pour vous.
settings-vision-as = Voir le site
settings-vision-usual = en couleurs normales
settings-vision-protan = sans le rouge (protanopie)
settings-vision-deutan = sans le vert (deutéranopie)
settings-vision-tritan = sans le bleu (tritanopie)
settings-vision-grey = sans aucune couleur
settings-vision-sample = Une carte de chaque règne
