### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Lugares
set-seats-says = Quantas pessoas jogam.
set-first = Quem começa
set-first-says = Um lugar, ou ao acaso.
