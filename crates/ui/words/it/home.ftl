### The home page, and how a game is started.

## Home
home-hero = Labirinti, insieme
home-hero-lead = Con gli amici, con i bot o in solitaria. Senza account: condividi un link e gioca.
home-yours = Le tue partite
home-yours-empty = Qui troverai le tue partite. Senza account: se le ricorda questo dispositivo.
home-public = Tavoli aperti
home-public-empty = Ora nessuno aspetta giocatori. Comincia tu!

## A code
home-code = Hai un codice?
code-button = Entra con un codice
code-join = Entra
code-hint = Cinque lettere, per esempio MUBEL

## A game
facts-age = { $age }+ anni

## A table in a list
row-your-turn = Tocca a te
row-turn = Tocca a { $who }
row-go = Gioca
row-open = Apri
row-again = Ancora
row-replay = Rivedi
row-playing = In corso
row-finished = Finita
row-host = Tavolo di { $who }
row-watch = Guarda

## For those who are new
how-title = Così comincia la serata
how-1 = Scegli un gioco e apri un tavolo.
how-2 = Mostra il codice: ognuno gioca dal suo telefono.
how-3 = Manca gente? I bot prendono i posti liberi.
install = Installa Clew

## Starting a game
sheet-close = Chiudi
play-bots = Contro i bot
play-bots-team = Con i bot
play-bots-says = Con { $who }. Si comincia subito
play-now = Gioca ora
play-friends = Con gli amici
play-friends-says = Apri un tavolo, condividi un link o un codice
play-learn = Impara
play-learn-says = Le regole in due minuti, con le figure

## About
about-font = I titoli sono in Clew Display, una parte di Vollkorn: la sua licenza

## Links and no connection
share-invite = { $who } ti invita: { $game }
offline-title = Nessuna connessione
offline-says = Ora Clew non è raggiungibile. Le tue partite sono al sicuro.
offline-again = Riprova
bot-level = Quanto è bravo il bot
