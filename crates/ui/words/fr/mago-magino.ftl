### Mago Magino.

mm-board = La ronde : la maison, la forêt, la cachette et la prairie
mm-house = Maison
mm-hideout = Cachette
mm-forest = Forêt { $nth }
mm-meadow = Prairie { $nth }
mm-space = { $space } : { $what }
mm-child = Enfant { $nth }
mm-child-of = Enfant { $nth } ({ $who })
mm-child-carrying = Enfant { $nth } ({ $who }) avec un cristal
mm-frog = Grenouille
mm-frog-numbered = Grenouille { $frog }
mm-frog-on = Grenouille ({ $space })
mm-frogs =
    { $count ->
        [one] une grenouille
       *[other] { $count } grenouilles
    }
mm-magician = Magicien
mm-lying =
    { $count ->
        [0] pas de cristaux
        [one] un cristal
       *[other] { $count } cristaux
    }
mm-delivered = Cristaux : { $count } sur { $of }
mm-roll = Lancer le dé
mm-end = Finir mon tour
mm-list = Tous les déplacements en liste
mm-act-child = Enfant { $nth } : aller sur la case { $space }
mm-act-child-first = Enfant { $nth } : prendre un cristal, puis aller sur la case { $space }
mm-act-child-last = Enfant { $nth } : aller sur la case { $space } et y prendre un cristal
mm-act-magician = Magicien : aller sur la case { $space }
mm-act-frog = { $frog } : sauter sur la case { $space }
mm-now-roll =
    { $you ->
        [yes] À toi : lance le dé.
       *[no] { $who } va lancer le dé.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Choisis un enfant, le magicien ou une grenouille : une case.
           *[other] Choisis un enfant ou le magicien : { $points } cases. Ou une grenouille : une case.
        }
       *[no] { $who } a fait { $points } et va jouer.
    }
mm-now-witch =
    { $you ->
        [yes] La sorcière ! Choisis un enfant, le magicien ou une grenouille : une case.
       *[no] La sorcière ! { $who } avance quelque chose d’une case.
    }
mm-now-again =
    { $you ->
        [yes] Bien délivré ! Relance le dé, ou finis ton tour.
       *[no] { $who } a délivré quelqu’un et peut relancer le dé.
    }
mm-now-over =
    { $you ->
        [yes] Tu as gagné. Maintenant on voit qui sont les grenouilles.
       *[no] { $who } a gagné. Maintenant on voit qui sont les grenouilles.
    }
mm-told-roll =
    { $you ->
        [yes] Tu fais { $points }.
       *[no] { $who } fait { $points }.
    }
mm-witch = la sorcière
mm-told-witch =
    { $you ->
        [yes] Tu tombes sur { $witch } !
       *[no] { $who } tombe sur { $witch } !
    }
mm-told-arrow = La flèche montre la case { $space }.
mm-told-arrow-forest = La flèche montre la forêt, toute la forêt.
mm-told-bewitched =
    { $you ->
        [yes] Pouf ! Ton enfant { $nth } est ensorcelé.
       *[no] Pouf ! { $who } : l’enfant { $nth } est ensorcelé.
    }
mm-told-drop =
    { $you ->
        [yes] Ton enfant { $nth } lâche son cristal.
       *[no] { $who } : l’enfant { $nth } lâche son cristal.
    }
mm-told-frog =
    { $you ->
        [yes] Pouf ! Ton enfant { $nth } est maintenant la grenouille { $frog }.
       *[no] Pouf ! { $who } : l’enfant { $nth } est maintenant la grenouille { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Pouf ! Ton enfant { $nth } est maintenant une grenouille.
       *[no] Pouf ! { $who } : l’enfant { $nth } est maintenant une grenouille.
    }
mm-told-mixed = { $space } : les grenouilles y sont mélangées.
mm-told-named = { $space } : voici maintenant les grenouilles { $frog }. Qui est qui ?
mm-told-walk =
    { $you ->
        [yes] Ton enfant { $nth } va sur la case { $space }.
       *[no] { $who } : l’enfant { $nth } va sur la case { $space }.
    }
mm-told-load =
    { $you ->
        [yes] Ton enfant { $nth } prend un cristal.
       *[no] { $who } : l’enfant { $nth } prend un cristal.
    }
mm-told-deliver =
    { $you ->
        [yes] Tu as rapporté un cristal à la maison : { $count } maintenant.
       *[no] { $who } a rapporté un cristal à la maison : { $count } maintenant.
    }
mm-told-magician =
    { $you ->
        [yes] Tu mènes le magicien sur la case { $space }.
       *[no] { $who } mène le magicien sur la case { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] Tu fais sauter la grenouille { $frog } sur la case { $space }.
       *[no] { $who } fait sauter la grenouille { $frog } sur la case { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] Tu fais sauter une grenouille sur la case { $space }.
       *[no] { $who } fait sauter une grenouille sur la case { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] La grenouille { $frog } était ton enfant { $nth } : le voilà délivré.
       *[no] { $who } : la grenouille { $frog } était l’enfant { $nth }, le voilà délivré.
    }
mm-told-freed-plain =
    { $you ->
        [yes] La grenouille était ton enfant { $nth } : le voilà délivré.
       *[no] { $who } : la grenouille était l’enfant { $nth }, le voilà délivré.
    }
mm-ending =
    { $turns ->
        [one] Il a fallu { $turns } tour.
       *[other] Il a fallu { $turns } tours.
    }
mm-ending-frogs =
    { $count ->
        [one] { $count } enfant était encore une grenouille.
       *[other] { $count } enfants étaient encore des grenouilles.
    }

## Settings
set-mago-magino-forest = Forêt
set-mago-magino-forest-says = Combien de cases compte la forêt : toujours trois.
set-mago-magino-meadow = Prairie
set-mago-magino-meadow-says = Combien de cases compte le chemin du retour.
set-mago-magino-die = Un dé à toi
set-mago-magino-die-says = Six faces séparées par des espaces, chacune « witch » (la sorcière) ou 1 à 4 : d’habitude witch witch 2 3 3 4.
set-mago-magino-colours = Couleurs
set-mago-magino-colours-says = Qui a quelle couleur, dans l’ordre des places.
set-mago-magino-crystals = Cristaux pour gagner
set-mago-magino-crystals-says = Avec deux, la partie est courte.
set-mago-magino-shuffled-frogs = Grenouilles mélangées
set-mago-magino-shuffled-frogs-says = Les grenouilles qui se rencontrent sont mélangées : même en regardant bien, on s’y perd.
set-mago-magino-numbered-frogs = Grenouilles numérotées
set-mago-magino-numbered-frogs-says = Chaque grenouille montre son numéro, annoncé quand un enfant est ensorcelé. C’est plus facile, et pratique pour jouer à l’oreille.
word-mago-magino-colours-red = rouge
word-mago-magino-colours-blue = bleu
word-mago-magino-colours-yellow = jaune
word-mago-magino-colours-green = vert
word-mago-magino-colours-violet = violet
word-mago-magino-first-random = au hasard
preset-mago-magino-children = Enfants
preset-mago-magino-children-says = Grenouilles numérotées
preset-mago-magino-classic = Classique
preset-mago-magino-classic-says = 3 cristaux pour gagner
preset-mago-magino-tricky = Rusé
preset-mago-magino-tricky-says = Les grenouilles se mêlent
preset-mago-magino-short = Courte
preset-mago-magino-short-says = 2 cristaux pour gagner
