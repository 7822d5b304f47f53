### The home page, and how a game is started.

## Home
home-hero = Laberintos en compañía
home-hero-lead = Con amigos, con bots o a solas. Sin cuenta: comparte un enlace y juega.
home-yours = Tus partidas
home-yours-empty = Aquí verás tus partidas. Sin cuenta: este dispositivo las recuerda.
home-public = Mesas abiertas
home-public-empty = Ahora nadie espera jugadores. ¡Empieza tú!

## A code
home-code = ¿Tienes un código?
code-button = Entrar con un código
code-join = Entrar
code-hint = Cinco letras, por ejemplo MUBEL

## A game
facts-age = { $age }+ años

## A table in a list
row-your-turn = Te toca
row-turn = Le toca a { $who }
row-go = Jugar
row-open = Abrir
row-again = Otra vez
row-replay = Ver
row-playing = En curso
row-finished = Terminada
row-host = Mesa de { $who }
row-watch = Mirar

## For those who are new
how-title = Así empieza la velada
how-1 = Elige un juego y abre una mesa.
how-2 = Enseña el código: cada cual juega en su móvil.
how-3 = ¿Falta gente? Los bots ocupan los sitios libres.
install = Instalar Clew

## Starting a game
sheet-close = Cerrar
play-bots = Contra bots
play-bots-team = Con bots
play-bots-says = Con { $who }. Empieza al momento
play-now = Jugar ya
play-friends = Con amigos
play-friends-says = Abre una mesa, comparte un enlace o un código
play-learn = Aprender
play-learn-says = Las reglas en dos minutos, con dibujos

## About
about-font = Los títulos van en Clew Display, una parte de Vollkorn: su licencia

## Links and no connection
share-invite = { $who } te invita: { $game }
offline-title = Sin conexión
offline-says = Ahora no se puede llegar a Clew. Tus partidas están a salvo.
offline-again = Probar otra vez
bot-level = Nivel del bot
