### The Magic Labyrinth.

ml-board = Le plateau : six rangées de six cases
ml-plonk = boum !
ml-roll = Lancer le dé
ml-stop = S’arrêter ici
ml-step-north = Aller vers le haut
ml-step-east = Aller à droite
ml-step-south = Aller vers le bas
ml-step-west = Aller à gauche
ml-left =
    { $left ->
        [0] plus aucun pas
        [one] encore un pas sur { $rolled }
       *[other] encore { $left } pas sur { $rolled }
    }
ml-chips = { $count } sur { $of }
ml-look = À trouver : { $symbol }, en { $square }
ml-mage-at = { $who }, en { $square }
ml-square = { $square } : { $what }
ml-now-roll =
    { $you ->
        [yes] À toi : lance le dé, puis va vers { $symbol }.
       *[no] { $who } va lancer le dé. Tout le monde cherche { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] Impossible d’aller plus loin : arrête-toi ici.
            [one] Va vers { $symbol } : encore un pas.
           *[other] Va vers { $symbol } : encore { $left } pas.
        }
       *[no] { $who } avance. Retiens où sont les murs !
    }
ml-now-over =
    { $you ->
        [yes] Tu as gagné. Maintenant on voit les murs.
       *[no] { $who } a gagné. Maintenant on voit les murs.
    }
ml-told-maze = La boîte tourne sous le plateau. Où sont les murs maintenant ?
ml-told-symbols = Les symboles sont mélangés.
ml-told-chip = Maintenant on cherche { $symbol }.
ml-told-roll =
    { $you ->
        [yes] Tu fais { $steps }.
       *[no] { $who } fait { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] Tu vas { $side }.
       *[no] { $who } va { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonk ! Tu te cognes à un mur et rentres à la maison.
       *[no] Plonk ! { $who } se cogne à un mur et rentre à la maison.
    }
ml-told-win =
    { $you ->
        [yes] Tu as trouvé { $symbol } !
       *[no] { $who } a trouvé { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] Tu reçois { $symbol } en cadeau.
       *[no] { $who } reçoit { $symbol } en cadeau.
    }
ml-ending =
    { $turns ->
        [one] Il a fallu { $turns } tour.
       *[other] Il a fallu { $turns } tours.
    }
ml-symbol-acorn = le gland
ml-symbol-bell = la cloche
ml-symbol-candle = la bougie
ml-symbol-cat = le chat
ml-symbol-comet = la comète
ml-symbol-crown = la couronne
ml-symbol-feather = la plume
ml-symbol-fish = le poisson
ml-symbol-flask = la fiole
ml-symbol-harp = la harpe
ml-symbol-key = la clé
ml-symbol-kite = le cerf-volant
ml-symbol-lantern = la lanterne
ml-symbol-leaf = la feuille
ml-symbol-mirror = le miroir
ml-symbol-moon = la lune
ml-symbol-moth = le papillon de nuit
ml-symbol-owl = la chouette
ml-symbol-ring = la bague
ml-symbol-shell = le coquillage
ml-symbol-snail = l’escargot
ml-symbol-star = l’étoile
ml-symbol-sun = le soleil
ml-symbol-tower = la tour

## Settings
set-magic-labyrinth-seats-says = Combien jouent ; en solo, on joue contre le nombre de tours.
set-magic-labyrinth-walls = Murs
set-magic-labyrinth-walls-says = Combien sont cachés : 19, c’est facile ; 24, c’est difficile.
set-magic-labyrinth-maze = Un labyrinthe à toi
set-magic-labyrinth-maze-says = Construit à la main, au lieu d’un labyrinthe au hasard.
set-magic-labyrinth-turned = Boîte tournée
set-magic-labyrinth-turned-says = Un labyrinthe construit à la main est tourné : même qui l’a construit ne sait plus comment il est posé.
set-magic-labyrinth-fair = Labyrinthes équitables
set-magic-labyrinth-fair-says = De chaque coin, le chemin vers les symboles est à peu près le même.
set-magic-labyrinth-symbols = Symboles
set-magic-labyrinth-symbols-says = S’ils sont à leur place habituelle ou mélangés.
set-magic-labyrinth-magicians = Magiciens
set-magic-labyrinth-magicians-says = Qui déplace quel magicien, dans l’ordre des places.
set-magic-labyrinth-chips = Jetons pour gagner
set-magic-labyrinth-chips-says = Avec trois, la partie est courte.
set-magic-labyrinth-shared-squares = Cases partagées
set-magic-labyrinth-shared-squares-says = Plusieurs magiciens peuvent s’arrêter sur la même case.
set-magic-labyrinth-keep-found-walls = Les murs restent visibles
set-magic-labyrinth-keep-found-walls-says = Dès que quelqu’un s’y est cogné. Bien pour les petits.
set-magic-labyrinth-trail = Les chemins restent visibles
set-magic-labyrinth-trail-says = Les passages déjà empruntés sont marqués.
word-magic-labyrinth-symbols-fixed = comme d’habitude
word-magic-labyrinth-symbols-shuffled = mélangés
word-magic-labyrinth-magicians-red = rouge
word-magic-labyrinth-magicians-blue = bleu
word-magic-labyrinth-magicians-yellow = jaune
word-magic-labyrinth-magicians-green = vert
word-magic-labyrinth-first-random = au hasard

ml-builder-says = Touche les endroits où un mur doit se dresser. La boîte est tournée avant le départ, pour que toi non plus tu ne saches pas comment elle est posée ; si elle reste vide, un labyrinthe est tiré au sort.
ml-builder-count = Murs :
ml-builder-many = { $count } murs, c’est trop : la boîte en contient { $most }.
ml-builder-closed = La case { $square } est enfermée : laisse un côté ouvert.
ml-builder-cut = Aucun chemin ne mène à la case { $square } : enlève un mur.
ml-builder-east = Mur à droite de { $square }
ml-builder-south = Mur au-dessous de { $square }
preset-magic-labyrinth-children = Enfants
preset-magic-labyrinth-children-says = Les murs trouvés restent visibles
preset-magic-labyrinth-classic = Classique
preset-magic-labyrinth-classic-says = 19 murs, 5 jetons pour gagner
preset-magic-labyrinth-hard = Difficile
preset-magic-labyrinth-hard-says = 24 murs
preset-magic-labyrinth-short = Courte
preset-magic-labyrinth-short-says = 3 jetons pour gagner
