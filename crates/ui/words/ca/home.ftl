### The home page, and how a game is started.

## Home
home-hero = Laberints en companyia
home-hero-lead = Amb amics, amb bots o en solitari. Sense compte: comparteix un enllaç i juga.
home-yours = Les teves partides
home-yours-empty = Aquí veuràs les teves partides. Sense compte: aquest dispositiu les recorda.
home-public = Taules obertes
home-public-empty = Ara ningú no espera jugadors. Comença tu!

## A code
home-code = Tens un codi?
code-button = Entra amb un codi
code-join = Entra-hi
code-hint = Cinc lletres, per exemple MUBEL

## A game
facts-age = { $age }+ anys

## A table in a list
row-your-turn = Et toca
row-turn = Li toca a { $who }
row-go = Juga-hi
row-open = Obre
row-again = Una altra
row-replay = Mira-la
row-playing = En joc
row-finished = Acabada
row-host = Taula de { $who }
row-watch = Mira

## For those who are new
how-title = Així comença la vetllada
how-1 = Tria un joc i obre una taula.
how-2 = Ensenya el codi: cadascú juga al seu mòbil.
how-3 = Falta gent? Els bots ocupen els llocs lliures.
install = Instal·la Clew

## Starting a game
sheet-close = Tanca
play-bots = Contra bots
play-bots-team = Amb bots
play-bots-says = Amb { $who }. Comença de seguida
play-now = Juga ara
play-friends = Amb amics
play-friends-says = Obre una taula, comparteix un enllaç o un codi
play-learn = Aprèn-ne
play-learn-says = Les regles en dos minuts, amb dibuixos

## About
about-font = Els títols van en Clew Display, una part de Vollkorn: la seva llicència

## Links and no connection
share-invite = { $who } et convida: { $game }
offline-title = Sense connexió
offline-says = Ara no es pot arribar a Clew. Les teves partides estan segures.
offline-again = Torna-ho a provar
bot-level = Nivell del bot
