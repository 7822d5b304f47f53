### Magic Maze.

mz-board = Le plateau
mz-mall = Le centre commercial
mz-heroes = Les héros
mz-tile = Tuile { $tile }
mz-tile-holds = Tuile { $tile } : { $what }
mz-mark-at = { $mark } en { $column },{ $row }
mz-hero-barbarian = Barbare
mz-hero-mage = Magicien
mz-hero-elf = Elfe
mz-hero-dwarf = Nain
mz-hero-at = { $hero }, tuile { $tile }, en { $column },{ $row }
mz-hero-on = { $hero }, tuile { $tile }, en { $column },{ $row } : { $mark }

## What can be done
mz-do-north = vers le haut
mz-do-east = à droite
mz-do-south = vers le bas
mz-do-west = à gauche
mz-do-vortex = prendre un vortex
mz-do-explore = explorer
mz-do-escalator = prendre un escalator
mz-nothing = rien
mz-act-move = { $hero } : { $way }, { $count }
mz-act-move-onto = { $hero } : { $way }, { $count } ({ $mark })
mz-act-vortex = { $hero } : vortex, tuile { $tile }
mz-act-escalator = { $hero } : prendre un escalator
mz-act-explore = { $hero } : explorer
mz-gaze = Regarder dans la boule de cristal
mz-place = La poser contre la tuile { $tile } : { $side }
mz-turn-up = Retourner une tuile d’action
mz-discard = Enlever la tuile { $tile }
mz-do-something = Fais quelque chose, { $who } !
mz-give-up = Abandonner
mz-play-on = Continuer quand même
mz-shorter = S’arrêter avant
mz-hero-left = Envolé : ce héros est sorti.
mz-hero-stays = Ce héros reste à la sortie.
mz-hero-discard = Il faut d’abord enlever deux tuiles.
mz-hero-nothing = Tu ne peux rien faire avec ce héros pour l’instant.
mz-hero-others = Tu peux déplacer : { $heroes }.
mz-holds = Tu peux : { $what }
mz-holds-nothing = Tu n’as pas de tuile d’action.
mz-holds-now = Maintenant tu peux : { $what }
mz-point = Montrer une case
mz-point-tile = Montrer une tuile
mz-look-at = Regarder { $who }
mz-leads = Mène avec le pion
mz-has-pawn = Le pion dit : fais quelque chose !
mz-had-pawn = Le pion est ici. Il y a eu une action depuis.
mz-is-giving-up = Veut abandonner
mz-pawn-you = Fais quelque chose !
mz-zoom-in = Plus près
mz-zoom-out = Plus loin
mz-zoom-fit = Tout le centre commercial

## What is on the squares
mz-mark-solid = plein
mz-mark-entry = entrée
mz-mark-timer = case sablier
mz-mark-ball = boule de cristal
mz-mark-camera = caméra
mz-explore-barbarian = porte à explorer du barbare
mz-explore-mage = porte à explorer du magicien
mz-explore-elf = porte à explorer de l’elfe
mz-explore-dwarf = porte à explorer du nain
mz-vortex-barbarian = vortex du barbare
mz-vortex-mage = vortex du magicien
mz-vortex-elf = vortex de l’elfe
mz-vortex-dwarf = vortex du nain
mz-item-barbarian = épée du barbare
mz-item-mage = potion du magicien
mz-item-elf = arc de l’elfe
mz-item-dwarf = hache du nain
mz-exit-barbarian = sortie du barbare
mz-exit-mage = sortie du magicien
mz-exit-elf = sortie de l’elfe
mz-exit-dwarf = sortie du nain
mz-goal-on-item = bien en place
mz-goal-item-found = objet trouvé
mz-goal-item-hidden = objet pas encore trouvé
mz-goal-exit-found = sortie trouvée
mz-goal-exit-hidden = sortie pas encore trouvée
mz-goal-left = est dehors

## The glass and the deck
mz-glass-left = Temps restant
mz-glass-after = retourné
mz-glass-still = pas encore lancé
mz-deck =
    { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
mz-watched = Deux caméras surveillent : impossible d’entrer sur une case sablier.
mz-deck-next = Tuile suivante : { $tile }
mz-deck-under = dessous : { $tiles }

## Signs over the board
mz-sign-before = Parlez librement jusqu’à la première action.
mz-sign-talk = Parlez maintenant, jusqu’à la prochaine action !
mz-sign-gestures = Montrez maintenant, sans un mot !

## Now
mz-now-explore =
    { $hidden ->
        [one] Explorez : un objet est encore caché. Amenez déjà les autres héros près des leurs.
        [4] Explorez : aucun des quatre objets n’est encore trouvé.
       *[other] Explorez : { $hidden } des quatre objets sont encore cachés.
    }
mz-now-steal = Les quatre héros sur les objets de leur couleur, en même temps !
mz-now-steal-foreign = Les quatre héros sur des objets, aucun sur le sien, en même temps !
mz-now-leave-purple = Butin en poche ! Filez maintenant : tous par la sortie du magicien.
mz-now-leave-own = Butin en poche ! Filez maintenant : chacun par la sortie de sa couleur.
mz-now-leave-foreign = Butin en poche ! Filez maintenant : chacun par une sortie différente, aucun par la sienne.
mz-now-discard =
    { $count ->
        [one] Encore une tuile à enlever : choisissez-la.
       *[other] Deux tuiles à enlever : choisissez la première.
    }
mz-now-place = Choisis la porte où poser la tuile { $tile }.
mz-now-placing = La tuile { $tile } va être posée.
mz-now-turn-up = Retourne une tuile d’action : elle dit ce que tu peux faire.
mz-now-won = Tout le monde est dehors. Bravo !
mz-now-lost = Cette fois, les gardiens vous ont attrapés.

## What is told
mz-told-deal =
    { $you ->
        [yes] Tu peux : { $what }.
       *[no] { $who } peut : { $what }.
    }
mz-told-move =
    { $you ->
        [yes] Tu déplaces : { $hero } { $way }.
       *[no] { $who } déplace : { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] Tu envoies par le vortex : { $hero }, vers la tuile { $tile }.
       *[no] { $who } envoie par le vortex : { $hero }, vers la tuile { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] Tu envoies par l’escalator : { $hero }.
       *[no] { $who } envoie par l’escalator : { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] Tu explores avec : { $hero }.
       *[no] { $who } explore avec : { $hero }.
    }
mz-told-lay = La tuile { $tile } s’ajoute.
mz-told-gaze =
    { $you ->
        [yes] Tu regardes dans la boule de cristal.
       *[no] { $who } regarde dans la boule de cristal.
    }
mz-told-shown = Ensuite vient la tuile { $tile }.
mz-told-place =
    { $you ->
        [yes] Tu choisis où la poser.
       *[no] { $who } choisit où la poser.
    }
mz-told-put-back = Il n’y a pas de place : la tuile retourne sur la pile.
mz-told-ball-used = La boule de cristal s’est éteinte.
mz-told-camera-off = Une caméra est éteinte.
mz-told-glass = Le sablier est retourné : encore { $left }.
mz-told-timer = Une case sablier est usée.
mz-told-passed = Toutes les tuiles d’action passent à gauche.
mz-told-shuffled = Les tuiles d’action sont mélangées.
mz-told-pile-turned = La pile de tuiles d’action recommence.
mz-told-turn-up = Maintenant tu peux : { $what }.
mz-told-talk = On peut parler jusqu’à la prochaine action.
mz-told-discard =
    { $you ->
        [yes] Tu enlèves la tuile { $tile }.
       *[no] { $who } enlève la tuile { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } te demande : fais quelque chose !
       *[no] { $you ->
            [yes] Tu demandes à { $to } : fais quelque chose !
           *[no] { $who } demande à { $to } : fais quelque chose !
        }
    }
mz-told-theft = Butin en poche ! L’alarme sonne : aux sorties !
mz-told-leave = Hors du centre commercial : { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] Tu veux abandonner.
       *[no] { $who } veut abandonner.
    }
mz-told-plays-on =
    { $you ->
        [yes] Tu veux continuer.
       *[no] { $who } veut continuer.
    }
mz-told-won = Les quatre sont dehors : vous avez gagné ensemble !
mz-told-lost = Perdu : les gardiens ont été plus rapides.

## Without words
talk-points =
    { $you ->
        [yes] Tu montres quelque chose.
       *[no] { $who } montre quelque chose.
    }
talk-eyes =
    { $you ->
        [yes] Tu regardes { $at }.
       *[no] { $who } regarde { $at }.
    }
react-yes = Oui
react-no = Non
react-idea = Une idée
react-careful = Attention
react-bravo = Bravo

## The end
mz-ending-left = Il restait { $left } dans le sablier.
mz-ending-timers =
    { $timers ->
        [0] Le sablier n’a jamais été retourné.
        [one] Le sablier a été retourné une fois.
       *[other] Le sablier a été retourné { $timers } fois.
    }
mz-ending-tiles =
    { $tiles ->
        [one] Le centre commercial avait { $tiles } tuile.
       *[other] Le centre commercial comptait { $tiles } tuiles.
    }

## Settings
set-magic-maze-seats-says = En solo, on a une pile de tuiles d’action ; à neuf, quelqu’un doit mener.
set-magic-maze-scenario = Scénario
set-magic-maze-scenario-says = De 1 à 7, les règles arrivent une à une ; de 8 à 17, ce sont des défis.
set-magic-maze-deck = Dernière tuile
set-magic-maze-deck-says = Plus il y a de tuiles, plus c’est difficile.
set-magic-maze-side = Première tuile
set-magic-maze-side-says = La face A a des vortex, la face B n’en a pas.
set-magic-maze-sand = Secondes dans le sablier
set-magic-maze-sand-says = De 5 à 600, ou 0 pour jouer sans sable.
set-magic-maze-exits = Sorties
set-magic-maze-exits-says = Qui sort par où.
set-magic-maze-talk = Parole
set-magic-maze-talk-says = Quand vous pouvez vous parler, et comment.
set-magic-maze-tile-15-first = D’abord la boule de cristal
set-magic-maze-tile-15-first-says = La tuile 15, avec une boule de cristal, vient en premier.
set-magic-maze-pass = Faire passer
set-magic-maze-pass-says = Quand le sablier est retourné, les tuiles d’action changent de main.
set-magic-maze-dwarf-passages = Passages du nain
set-magic-maze-dwarf-passages-says = Le nain passe par les trous dans les murs.
set-magic-maze-loudspeakers = Haut-parleurs
set-magic-maze-loudspeakers-says = Quand l’elfe explore, tout le monde peut parler.
set-magic-maze-crystal-balls = Boules de cristal
set-magic-maze-crystal-balls-says = Le magicien explore de loin.
set-magic-maze-cameras = Caméras
set-magic-maze-cameras-says = Quand deux fonctionnent, les cases sablier sont interdites.
set-magic-maze-face-up = Pile ouverte
set-magic-maze-face-up-says = On voit toujours la tuile suivante.
set-magic-maze-leader = Quelqu’un mène
set-magic-maze-leader-says = Une personne a le pion et rien d’autre.
set-magic-maze-reconfigure = Un centre qui rétrécit
set-magic-maze-reconfigure-says = Retourner le sablier enlève deux tuiles.
set-magic-maze-dimensions = Deux dimensions
set-magic-maze-dimensions-says = Deux centres commerciaux, reliés seulement par les vortex.
set-magic-maze-vortices = Vortex
set-magic-maze-vortices-says = Les héros peuvent s’en servir jusqu’au vol.
set-magic-maze-crowds = Cohue
set-magic-maze-crowds-says = Plusieurs héros peuvent être sur une même tuile.
set-magic-maze-tiles = Tes propres tuiles
set-magic-maze-tiles-says = Un fichier de tuiles, dessinées en texte.
word-magic-maze-deck-as-scenario = comme dans le scénario
word-magic-maze-side-as-scenario = comme dans le scénario
word-magic-maze-exits-as-scenario = comme dans le scénario
word-magic-maze-exits-purple = tous par celle du magicien
word-magic-maze-exits-own = chacun par la sienne
word-magic-maze-exits-foreign = chacun par celle d’un autre
word-magic-maze-talk-as-scenario = comme dans le scénario
word-magic-maze-talk-free = toujours
word-magic-maze-talk-phases = quand la parole est ouverte
word-magic-maze-talk-gestures = quand la parole est ouverte, sans mots
word-magic-maze-talk-pawn = jamais, mais il y a le pion
word-magic-maze-talk-eyes = jamais, pas même le pion
word-magic-maze-tile-15-first-as-scenario = comme dans le scénario
word-magic-maze-tile-15-first-on = oui
word-magic-maze-tile-15-first-off = non
word-magic-maze-pass-as-scenario = comme dans le scénario
word-magic-maze-pass-on = oui
word-magic-maze-pass-off = non
word-magic-maze-dwarf-passages-as-scenario = comme dans le scénario
word-magic-maze-dwarf-passages-on = oui
word-magic-maze-dwarf-passages-off = non
word-magic-maze-loudspeakers-as-scenario = comme dans le scénario
word-magic-maze-loudspeakers-on = oui
word-magic-maze-loudspeakers-off = non
word-magic-maze-crystal-balls-as-scenario = comme dans le scénario
word-magic-maze-crystal-balls-on = oui
word-magic-maze-crystal-balls-off = non
word-magic-maze-cameras-as-scenario = comme dans le scénario
word-magic-maze-cameras-on = oui
word-magic-maze-cameras-off = non
word-magic-maze-face-up-as-scenario = comme dans le scénario
word-magic-maze-face-up-on = oui
word-magic-maze-face-up-off = non
word-magic-maze-leader-as-scenario = comme dans le scénario
word-magic-maze-leader-on = oui
word-magic-maze-leader-off = non
word-magic-maze-reconfigure-as-scenario = comme dans le scénario
word-magic-maze-reconfigure-on = oui
word-magic-maze-reconfigure-off = non
word-magic-maze-dimensions-as-scenario = comme dans le scénario
word-magic-maze-dimensions-on = oui
word-magic-maze-dimensions-off = non
word-magic-maze-vortices-as-scenario = comme dans le scénario
word-magic-maze-vortices-on = oui
word-magic-maze-vortices-off = non
word-magic-maze-crowds-as-scenario = comme dans le scénario
word-magic-maze-crowds-on = oui
word-magic-maze-crowds-off = non
preset-magic-maze-first = Première visite
preset-magic-maze-first-says = Scénario 1 sur 17
preset-magic-maze-mall = Toutes les règles
preset-magic-maze-mall-says = Scénario 7 sur 17
preset-magic-maze-challenge = Défi
preset-magic-maze-challenge-says = Scénario 10 sur 17
preset-magic-maze-calm = Sans hâte
preset-magic-maze-calm-says = Sans sablier
