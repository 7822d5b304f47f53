### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Sitios
set-seats-says = Cuántas personas juegan.
set-first = Quién empieza
set-first-says = Un sitio, o al azar.
