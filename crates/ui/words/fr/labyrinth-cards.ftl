### Labyrinth, the card game.

lc-board = La table avec les cartes posées
lc-deck =
    { $left ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $left } cartes dans la pioche
    }
lc-zoom-in = Plus près
lc-zoom-out = Plus loin
lc-zoom-fit = Toutes les cartes
lc-gains = Cartes gagnées : { $points } ; en main : { $cards }
lc-how = Choisis une carte. Touche-la encore pour la tourner (ou appuie sur R). Puis touche une place.
lc-misfit = Comme ça, elle ne va nulle part : tourne-la.
lc-claims = Toutes les cartes en liste
lc-open = Ouverte : { $open }
lc-finish = Terminer
lc-card = { $one } + { $other }
lc-card-at = { $card } en { $place }, ouverte : { $open }
lc-act-place = Poser « { $card } » en { $place }, ouverte { $open }
lc-act-take = Prendre « { $card } »
lc-stays = « { $card } » doit rester. Sans elle se détacherait : { $falling }.
lc-now-place =
    { $you ->
        [yes] À toi : choisis une carte, tourne-la et pose-la là où elle va.
       *[no] { $who } va poser une carte.
    }
lc-now-take =
    { $you ->
        [yes] Reliées ! Prends les cartes qui brillent, ou termine.
       *[no] { $who } peut prendre les cartes qui brillent.
    }
lc-now-held =
    { $you ->
        [yes] Ce qui est relié doit rester, sinon le labyrinthe se défait : termine.
       *[no] { $who } ne peut plus rien prendre.
    }
lc-now-none =
    { $you ->
        [yes] Il n’y a rien à prendre : termine.
       *[no] { $who } ne peut rien prendre.
    }
lc-now-find =
    { $you ->
        [yes] Quelles cartes sont reliées à la tienne ? Prends-en une, ou termine. Une erreur, et c’est fini.
       *[no] { $who } cherche des cartes reliées.
    }
lc-now-over = Toutes les cartes sont jouées.
lc-told-half = C’est une partie courte, avec { $count } cartes.
lc-told-draw =
    { $you ->
        [yes] Tu pioches { $card }.
       *[no] { $who } pioche { $card }.
    }
lc-told-place =
    { $you ->
        [yes] Tu poses { $card }.
       *[no] { $who } pose { $card }.
    }
lc-told-take =
    { $you ->
        [yes] Tu prends { $card }.
       *[no] { $who } prend { $card }.
    }
lc-told-miss =
    { $you ->
        [yes] Raté : { $card } ne peut pas être prise.
       *[no] { $who } se trompe : { $card } ne peut pas être prise.
    }
lc-told-tie = La victoire est partagée.
lc-score = { $who } { $points }
lc-ending = Score final : { $scores }
lc-ending-largest = Au plus grand, le labyrinthe comptait { $largest } cartes.
lc-treasure-amber = ambre
lc-treasure-anchor = ancre
lc-treasure-banner = bannière
lc-treasure-barrel = tonneau
lc-treasure-comb = peigne
lc-treasure-compass = boussole
lc-treasure-drum = tambour
lc-treasure-fan = éventail
lc-treasure-flute = flûte
lc-treasure-globe = globe terrestre
lc-treasure-hourglass = sablier
lc-treasure-kettle = bouilloire
lc-treasure-lute = luth
lc-treasure-mask = masque
lc-treasure-pearl = perle
lc-treasure-plume = panache
lc-treasure-quill = plume à écrire
lc-treasure-saddle = selle
lc-treasure-scales = balance
lc-treasure-spindle = fuseau
lc-treasure-teapot = théière
lc-treasure-thimble = dé à coudre
lc-treasure-urn = amphore
lc-treasure-whistle = sifflet
lc-treasure-zither = cithare

## Settings
set-labyrinth-cards-short = Partie courte
set-labyrinth-cards-short-says = La moitié des cartes : chaque trésor est sur deux d’entre elles.
set-labyrinth-cards-links-anew = Liens recomptés
set-labyrinth-cards-links-anew-says = Après chaque carte prise, un lien ne compte que si son chemin existe encore.
set-labyrinth-cards-find-it-yourself = À toi de trouver
set-labyrinth-cards-find-it-yourself-says = On ne montre pas ce qui peut être pris, et une erreur met fin à la prise.
word-labyrinth-cards-first-random = au hasard
preset-labyrinth-cards-classic = Classique
preset-labyrinth-cards-classic-says = Toutes les cartes
preset-labyrinth-cards-short = Courte
preset-labyrinth-cards-short-says = La moitié des cartes
preset-labyrinth-cards-eyes = Bon œil
preset-labyrinth-cards-eyes-says = Trouve toi-même les liens
preset-labyrinth-cards-strict = Sévère
preset-labyrinth-cards-strict-says = Les chemins doivent tenir
