### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Places
set-seats-says = Combien jouent.
set-first = Qui commence
set-first-says = Une place, ou le hasard.
