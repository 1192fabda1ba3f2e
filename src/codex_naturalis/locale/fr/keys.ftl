# The keys of the table, in a list of their own.
keys-choose = Choisir une carte de votre main
keys-flip = La retourner
keys-places = Aller d’emplacement en emplacement
keys-confirm = Poser la carte, ou prendre celle qui est sélectionnée
keys-back = Revenir d’une étape
keys-undo = Annuler la pose, tant que vous n’avez pas pioché
keys-decks = Pioche ressource, pioche dorure
keys-resources = Carte ressource de gauche et de droite
keys-golds = Carte dorure de gauche et de droite
keys-view = Tout voir, agrandir, réduire
keys-hint = Conseil, si la table le permet
keys-keys = Cette liste
