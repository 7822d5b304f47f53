### The home page, and how a game is started.

## Home
home-hero = Labirintos em companhia
home-hero-lead = Com amigos, com bots ou a solo. Sem conta: partilha um link e joga.
home-yours = Os teus jogos
home-yours-empty = Aqui vês os teus jogos. Sem conta: este aparelho lembra-se deles.
home-public = Mesas abertas
home-public-empty = Ninguém espera por jogadores agora. Começa tu!

## A code
home-code = Tens um código?
code-button = Entrar com um código
code-join = Entrar
code-hint = Cinco letras, por exemplo MUBEL

## A game
facts-age = { $age }+ anos

## A table in a list
row-your-turn = É a tua vez
row-turn = É a vez de { $who }
row-go = Jogar
row-open = Abrir
row-again = Outra vez
row-replay = Rever
row-playing = A decorrer
row-finished = Terminado
row-host = Mesa de { $who }
row-watch = Assistir

## For those who are new
how-title = Assim começa o serão
how-1 = Escolhe um jogo e abre uma mesa.
how-2 = Mostra o código: cada um joga no seu telemóvel.
how-3 = Falta gente? Os bots ocupam os lugares livres.
install = Instalar o Clew

## Starting a game
sheet-close = Fechar
play-bots = Contra bots
play-bots-team = Com bots
play-bots-says = Com { $who }. Começa logo
play-now = Jogar já
play-friends = Com amigos
play-friends-says = Abre uma mesa, partilha um link ou um código
play-learn = Aprender
play-learn-says = As regras em dois minutos, com desenhos

## About
about-font = Os títulos estão em Clew Display, uma parte da Vollkorn: a sua licença

## Links and no connection
share-invite = { $who } convida-te: { $game }
offline-title = Sem ligação
offline-says = Não se consegue chegar ao Clew agora. Os teus jogos estão seguros.
offline-again = Tentar outra vez
bot-level = Nível do bot
