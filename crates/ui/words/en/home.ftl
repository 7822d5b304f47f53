### The home page, and how a game is started.

## Home
home-hero = Labyrinth games, together
home-hero-lead = With friends, with bots, or on your own. No account: share a link and play.
home-yours = Your games
home-yours-empty = Your games will be listed here. No account: this device remembers them.
home-public = Open tables
home-public-empty = Nobody is waiting for players right now. Be the first!

## A code
home-code = Got a code?
code-button = Join with a code
code-join = Join
code-hint = Five letters, such as MUBEL

## A game
facts-age = age { $age }+

## A table in a list
row-your-turn = Your turn
row-turn = { $who }’s turn
row-go = Go
row-open = Open
row-again = Play again
row-replay = Replay
row-playing = In progress
row-finished = Finished
row-host = { $who }’s table
row-watch = Watch

## For those who are new
how-title = How an evening starts
how-1 = Pick a game and open a table.
how-2 = Hold up the code: friends join on their own phones.
how-3 = Short of people? Bots take the free seats.
install = Install Clew

## Starting a game
sheet-close = Close
play-bots = Against bots
play-bots-team = With bots
play-bots-says = With { $who }. Starts at once
play-now = Play now
play-friends = With friends
play-friends-says = Open a table, share a link or a code
play-learn = Learn
play-learn-says = The rules in two minutes, with pictures

## About
about-font = Titles are set in Clew Display, a part of Vollkorn: its licence

## Links and no connection
share-invite = { $who } invites you to { $game }
offline-title = No connection
offline-says = Clew can’t be reached right now. Your games are safe.
offline-again = Try again
bot-level = Bot level
