### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Posti
set-seats-says = Quante persone giocano.
set-first = Chi comincia
set-first-says = Un posto, oppure a caso.
