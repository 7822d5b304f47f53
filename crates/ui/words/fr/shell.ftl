### The pages around the games.

## Every page
skip = Aller au contenu
nav = Langue, son et lumière
sound = Son
theme = Clair ou sombre
line-lost = La connexion est coupée. Nouvel essai…
line-lost-post = Ce n’est pas passé. La connexion est-elle coupée ? Essaie encore.
stage-skipped = Coups passés : { $count }
about = À propos de Clew
foot-names = Les noms des jeux appartiennent à leurs propriétaires ; Clew n’est pas à eux.
home = Accueil
and = { $others } et { $last }
labelled = { $label } : { $name }

## Home
home-title = Des labyrinthes à plusieurs
home-lead = Quatre labyrinthes magiques : entre amis, avec des robots ou en solo. Pas de compte : ouvre une table, envoie le lien, joue.
home-open = Jouer
row-waiting =
    { $free ->
        [0] plus de place, les { $seats } sont prises
        [one] une place libre sur { $seats }
       *[other] { $free } places libres sur { $seats }
    }
facts-players =
    { $fewest ->
        [one] en solo ou jusqu’à { $most }
       *[other] de { $fewest } à { $most } personnes
    }
facts-minutes = { $least }–{ $most } min
game-magic-labyrinth = Le Labyrinthe magique
game-magic-maze = Magic Maze
game-labyrinth-cards = Labyrinthe, le jeu de cartes
game-mago-magino = Mago Magino
lead-magic-labyrinth = Des murs que personne ne voit. Retiens où ça cogne et arrive au symbole avant les autres.
lead-magic-maze = Tout le monde contre le sablier, en temps réel et presque sans un mot.
lead-labyrinth-cards = Trace des chemins, relie les trésors pareils, ramasse les cartes.
lead-mago-magino = Un magicien pour tout le monde, une sorcière et sa flèche, et des grenouilles sous lesquelles il est défendu de regarder.

## A new table
your-name = Ton nom
access = Qui peut trouver cette table
access-private = Seulement avec le lien
access-public = Tout le monde
open-table = Ouvrir la table
settings = Réglages
settings-more = Plus de réglages
settings-save = Garder ces réglages
settings-usual = Comme d’habitude.
switch-on = oui
switch-off = non

## Before the start
seat-free = Libre
seat-name = Place { $seat }
bot-plays = { $level } : { $plays }
bot-remove = Retirer
level-random = Au hasard
level-forgetful = Facile
level-attentive = Moyen
level-cunning = Difficile
level-runner = Moyen
level-patient = Tranquille
level-teammate = Régulier
level-quick = Rapide
level-beginner = Facile
level-collector = Moyen
level-distracted = Assez difficile
level-planner = Difficile
plays-random = joue des coups au hasard
plays-magic-labyrinth-forgetful = oublie les murs au bout d’un moment
plays-magic-labyrinth-attentive = retient tous les murs
plays-magic-labyrinth-cunning = devine où sont les murs
plays-labyrinth-cards-beginner = essaie quelques places
plays-labyrinth-cards-collector = prend tout ce qui se prend
plays-labyrinth-cards-planner = te laisse peu de chose
plays-mago-magino-beginner = joue souvent sur un coup de tête
plays-mago-magino-runner = prend le plus court chemin
plays-mago-magino-distracted = prévoit, mais perd des grenouilles de vue
plays-mago-magino-planner = prévoit tout, ne perd rien de vue
plays-magic-maze-patient = prend tout son temps
plays-magic-maze-teammate = avance à ton rythme
plays-magic-maze-quick = agit vite
is-you = toi
is-host = hôte
is-bot = robot
is-away = pas là
is-covered = un robot continue
ready = Je suis là !
leave = Se lever
invite = Qui joue avec nous ?
invite-qr = Code QR avec le lien de cette table
invite-private = Avec le lien, on peut jouer ou regarder.
invite-public = Cette table est visible par tout le monde.
copy-link = Copier le lien
copied = Copié
start = C’est parti
start-now = Tout le monde est là.
sit-down = S’asseoir
close = Fermer la table
close-sure = Fermer cette table ? La partie se termine pour tout le monde.
close-yes = Oui, fermer
learn = Comment on joue
lobby-yours = Ta table
lobby-invites = { $who } t’invite
lobby-nobody = Viens jouer
invite-short = Inviter
invite-code = Scanne, ou tape le code
share = Partager
chairs-count = Nombre de places
chairs-fewer = Une place de moins
chairs-more = Une place de plus
chairs-taken = { $taken } places prises sur { $seats }
chair-who = Qui joue ici ?
chair-invite = inviter
chair-invite-bot = inviter ou robot
chair-invite-says = Partage le lien, ou dis { $code }
bot = Robot
bot-says = Choisis son niveau
device = Sur cet appareil
device-says = Faites-le passer
device-name = Son nom
device-add = Ajouter
chair-away = Enlever cette place
shut = Fermer
name-save = Garder
colour-yours = Ta couleur
make-host = En faire l’hôte
make-host-says = { $who } pourra alors régler et lancer la partie.
remove = Retirer de la table
remove-sure = Retirer { $who } ? Retour possible après une minute.
remove-yes = Oui, retirer
is-device = cet appareil
is-here = prêt
settings-live = Tout le monde voit les changements
settings-by = { $who } choisit
customise = Personnaliser
start-free =
    { $count ->
        [one] 1 place est libre
       *[other] { $count } places sont libres
    }
start-away = { $who } n’est pas là
start-by = { $who } lance la partie
fill-bots = Compléter (robots)
join-there =
    { $count ->
        [0] Commence !
        [one] 1 personne est là.
       *[other] { $count } personnes sont là.
    }
join-you = Toi
join-full =
    { $seats ->
        [one] La seule place est prise
       *[other] Les { $seats } places sont prises
    }
join-full-says = Tu peux regarder, ou ouvrir ta propre table.
watch = Regarder
watch-just = Juste regarder
own-table = Ouvrir ma propre table
watching = La partie a commencé. Tu regardes.
code-title = Rejoindre avec un code
code-label = Les 5 lettres de la table
builder-use = Utiliser ce labyrinthe
builder-set = Ton labyrinthe est prêt. Seul le serveur le connaît.
builder-random = Labyrinthe au hasard
notify = Préviens-moi à mon tour
notify-on = Tu seras prévenu à ton tour
turn-yours = À toi

## Playing
now-chance = Un instant…
players = Qui joue
hand = Ce que tu peux faire
log = Ce qui s’est passé
log-empty = Rien pour l’instant.
chat = Discuter
chat-say = Dis quelque chose
chat-silence = Pas de mots pour l’instant : le jeu demande le silence.
chat-send = Envoyer
chat-on = Permettre d’écrire
chat-off = Ne plus permettre d’écrire
numbers-on = Me montrer les numéros des grenouilles
numbers-off = Cacher les numéros des grenouilles
more = Plus
pause = Demander une pause
paused = La partie est en pause.
pausing = Pause demandée par { $who } : elle commence quand tout le monde l’a demandée.
resume = Reprendre
late = { $who } n’a pas joué depuis un moment.
cover = Laisser un robot prendre le relais
gone = { $who } n’est plus là.
hand-on = Donner la place
move-seat = Continuer sur un autre appareil
leave-running = Partir : un robot continue pour moi
covered-you = Un robot joue à ta place.
come-back = Revenir
told-first =
    { $you ->
        [yes] C’est toi qui commences.
       *[no] { $who } commence.
    }
told-victory =
    { $you ->
        [yes] Tu as gagné !
       *[no] { $who } a gagné.
    }
side-north = vers le haut
side-east = à droite
side-south = vers le bas
side-west = à gauche

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] Tu as gagné !
           *[other] Vous avez gagné ensemble : { $who }
        }
       *[no] { $count ->
            [one] { $who } a gagné
           *[other] { $who } ont gagné
        }
    }
end-lost = Perdu pour cette fois
closed-abandoned = Plus personne n’est venu.
closed-ended = L’hôte a fermé cette table.
closed-fault = Un problème est survenu dans le jeu lui-même. Toutes nos excuses : ce qui a été joué est conservé.
closed-limit = Cette table est devenue trop grande et a été fermée. Ouvres-en une autre pour continuer à jouer.
closed-operator = La personne qui gère ce site a fermé cette table.
again = Encore une
again-go = À la partie suivante
record = Le déroulé de la partie
chance-differs = Attention : le déroulé ne contient pas les nombres aléatoires envoyés par ce navigateur. Les dés ont peut-être été truqués.

## A seat on another device
link-title = Un lien pour cette place
link-says = Scanne le code avec l’autre appareil, ou ouvre le lien là-bas. Il sert une seule fois, pendant 10 minutes.
link-back = Retour à la table
offer-title = Prendre cette place
offer-says = Continue la partie sur cet appareil. L’autre pourra seulement regarder.
offer-name = Ton nom, s’il doit changer
offer-take = Prendre la place

## When something cannot be
error-title = Ça n’a pas marché

## About
about-1 = Clew permet de jouer ensemble à des jeux de labyrinthe dans le navigateur. En anglais, un « clew » est la pelote de fil qui aide à sortir du labyrinthe.
about-names = Les noms des jeux appartiennent à leurs propriétaires. Clew n’est pas à eux, et ils n’y sont pour rien.
about-own = Les textes, les images, les tuiles et les cartes sont ici les nôtres.
about-dice = Les dés peuvent être vérifiés : avant de commencer, chaque table s’engage sur un nombre secret, chaque personne y ajoute du sien, et à la fin tout le monde peut recalculer chaque lancer.
about-secrets = Personne ne reçoit ce qui doit lui rester caché. Une fois la partie finie, ce que vous vous êtes écrit n’est gardé nulle part.
friendly-names = Alix, Basile, Camille, Dany, Eden, Fanny, Gaby, Hugo, Iris, Jo, Kim, Lou, Maé, Nino, Océane, Pom, Robin, Sacha, Théo, Ulysse, Violette, Yaël, Zélie

campaign = Les scénarios de Magic Maze
campaign-short = Scénarios
campaign-lead = De la première visite au plus grand défi : chaque scénario apporte du nouveau. Voici où tu en es.
campaign-together = De la première visite au plus grand défi : chaque scénario apporte du nouveau. Voici où vous en êtes ensemble. La personne qui invite choisit la suite.
campaign-tried =
    { $games ->
        [0] Pas encore essayé
        [1] Essayé une fois, { $won ->
            [0] pas encore gagné
           *[other] et gagné
        }
       *[other] Essayé { $games } fois, { $won ->
            [0] pas encore gagné
            [1] gagné une fois
           *[other] gagné { $won } fois
        }
    }
campaign-best =
    Au mieux : sablier { $timers ->
        [0] jamais retourné
        [1] retourné une fois
       *[other] retourné { $timers } fois
    }
campaign-best-left =
    Au mieux : sablier { $timers ->
        [0] jamais retourné
        [1] retourné une fois
       *[other] retourné { $timers } fois
    }, { $left } de reste
scenario-numbered = { $number }. { $title }
