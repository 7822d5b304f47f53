### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Llocs
set-seats-says = Quantes persones juguen.
set-first = Qui comença
set-first-says = Un lloc, o a l’atzar.
