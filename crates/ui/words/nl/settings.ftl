### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Plaatsen
set-seats-says = Hoeveel er meedoen.
set-first = Wie begint
set-first-says = Een bepaalde plaats, of het lot.
