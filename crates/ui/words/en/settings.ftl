### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Players
set-seats-says = How many people or bots play.
set-first = Who starts
set-first-says = Choose a seat, or leave it to chance.
