# Warnings and pauses for leaving rated games, or letting others wait there.

rated-title = Un mot sur les parties classées
rated-did-stalled = Vous avez laissé votre pendule tomber pendant que les autres attendaient.
rated-did-left = Vous avez quitté une partie classée.
rated-did-early = Vous avez abandonné avant que tout le monde ait joué trois tours.
rated-did-lost = Vous avez perdu la connexion plusieurs fois, et votre temps s’est écoulé.
rated-warned = Vous avez déjà laissé tomber les autres dans des parties classées. La prochaine fois, elles vous seront fermées pour un temps.
rated-paused = Les parties classées vous sont fermées jusqu’au { $until }. Les autres parties, les bots et les exercices vous restent ouverts.
rated-ok = Compris
