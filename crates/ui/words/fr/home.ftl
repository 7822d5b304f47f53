### The home page, and how a game is started.

## Home
home-hero = Jeux de labyrinthe, ensemble
home-hero-lead = Entre amis, avec des robots ou en solo. Sans compte : partage un lien et joue.
home-yours = Tes parties
home-yours-empty = Tes parties s’afficheront ici. Sans compte : cet appareil s’en souvient.
home-public = Tables ouvertes
home-public-empty = Personne n’attend de joueurs pour l’instant. Lance-toi !

## A code
home-code = Tu as un code ?
code-button = Rejoindre avec un code
code-join = Rejoindre
code-hint = Cinq lettres, par exemple MUBEL

## A game
facts-age = { $age }+ ans

## A table in a list
row-your-turn = À toi de jouer
row-turn = Au tour de { $who }
row-go = Jouer
row-open = Ouvrir
row-again = Rejouer
row-replay = Revoir
row-playing = En cours
row-finished = Terminée
row-host = Table de { $who }
row-watch = Regarder

## For those who are new
how-title = Pour lancer la soirée
how-1 = Choisis un jeu et ouvre une table.
how-2 = Montre le code : chacun joue sur son téléphone.
how-3 = Pas assez de monde ? Des robots prennent les places libres.
install = Installer Clew

## Starting a game
sheet-close = Fermer
play-bots = Contre des robots
play-bots-team = Avec des robots
play-bots-says = Avec { $who }. Commence tout de suite
play-now = Jouer maintenant
play-friends = Entre amis
play-friends-says = Ouvre une table, partage un lien ou un code
play-learn = Apprendre
play-learn-says = Les règles en deux minutes, en images

## About
about-font = Les titres sont en Clew Display, une partie de Vollkorn : sa licence

## Links and no connection
share-invite = { $who } t’invite : { $game }
offline-title = Pas de connexion
offline-says = Clew est injoignable pour l’instant. Tes parties sont en sécurité.
offline-again = Réessayer
bot-level = Le niveau du robot
