### Settings that several games have. A game may say it in its own words: `set-GAME-seats`.

set-seats = Plätze
set-seats-says = Wie viele mitspielen.
set-first = Wer anfängt
set-first-says = Ein bestimmter Platz oder der Zufall.
