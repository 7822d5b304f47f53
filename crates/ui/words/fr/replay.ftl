### Looking back on a finished game.

## Looking back
replay = Revoir la partie
replay-of = La partie revue : { $game }
replay-table = À la table
replay-beside = Ce qui était caché
replay-reel = Étapes de la partie
replay-place = Étape { $nth } sur { $count }, { $time } après le début
replay-slider = Quel moment
replay-first = Au début
replay-before = Une étape en arrière
replay-play = Lecture automatique
replay-after = Une étape en avant
replay-last = À la fin
replay-speed = Vitesse
replay-share = Partager ce moment
replay-copy = Copier le lien vers ce moment
replay-moves = Coup par coup
replay-earlier = Coups précédents
replay-later = Coups suivants

## The dice
dice-title = Vérifier les dés
dice-sound = Tout est en ordre.
dice-fits = Le nombre secret promis par la table avant le début est bien celui qu’elle a montré à la fin.
dice-outcomes =
    { $count ->
        [one] Le seul tirage au hasard en découle.
       *[other] Les { $count } tirages au hasard en découlent tous.
    }
dice-inputs =
    { $count ->
        [one] Le seul coup respecte les règles.
       *[other] Les { $count } coups respectent tous les règles.
    }
dice-seals =
    { $count ->
        [one] Le seul sceau est intact : rien n’a été changé ni retiré après coup.
       *[other] Les { $count } sceaux sont intacts : rien n’a été changé ni retiré après coup.
    }
dice-flawed = Cet enregistrement ne tient pas. Ce qui figure à la ligne { $line }, dans l’entrée { $append }, est impossible :
dice-how = Comment ça marche, et comment vérifier toi-même
dice-promise = Avant que quiconque s’assoie, la table a tiré un nombre secret et en a montré une empreinte : la promesse. Puis l’appareil de chaque personne a ajouté ses propres chiffres au hasard. Tout hasard est calculé à partir des deux, si bien que personne ne pouvait le choisir seul. À la fin, le nombre est montré et chacun peut tout recalculer.
dice-commitment = La promesse
dice-seed = Le nombre secret
dice-salt = Ce qui empêchait de deviner la promesse
dice-yourself = Télécharge l’enregistrement et vérifie-le avec le programme :
dice-python = Ou en simple Python, avec un second programme qui ne partage rien avec le premier :

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] mur ({ $side }), connu
       *[no] mur ({ $side }), inconnu
    }
ml-bare-bumped = { $count } murs sur { $of } : quelqu’un s’y était déjà cogné
ml-bare-unknown =
    { $count ->
        [one] { $count } mur que personne ne connaissait encore
       *[other] { $count } murs que personne ne connaissait encore
    }
ml-bare-walked = { $count } passages sur { $of } : quelqu’un y était déjà passé
ml-bare-memory = Voilà ce que savait à ce moment quelqu’un qui n’oublie rien.
lc-bare-deck =
    { $count ->
        [one] Encore à piocher : une carte
       *[other] Encore à piocher : { $count } cartes
    }
lc-bare-none = aucune carte
mm-bare-frog =
    { $known ->
        [yes] { $frog } est { $who } { $nth }. On pouvait le savoir.
       *[no] { $frog } est { $who } { $nth }. Plus personne n’en était sûr.
    }
mm-bare-none = À ce moment, personne n’était une grenouille.
