### The pages around the games.

## Every page
skip = To the main part
nav = Language, sound and light
sound = Sound
theme = Light or dark
line-lost = The line is gone. Trying again …
line-lost-post = That did not get through. Is the line gone? Try again.
about = About Clew
foot-names = The games' names belong to their owners; Clew is not theirs.
home = Home
and = { $others } and { $last }

## Home
home-title = Labyrinth games, together
home-lead = Four magical labyrinths for friends, bots, or you alone. No account: open a table, send the link, play.
home-open = Play
home-learn = How it goes
home-settings = With settings …
home-yours = Go on with
home-waiting = Waiting for players
home-watch = Watch
row-waiting =
    { $free ->
        [one] one seat free of { $seats }
       *[other] { $free } seats free of { $seats }
    }
row-running =
    { $seats ->
        [one] one player, being played
       *[other] { $seats } players, being played
    }
facts-players =
    { $fewest ->
        [one] alone or up to { $most }
       *[other] { $fewest } to { $most } players
    }
facts-minutes = { $least } to { $most } min
game-magic-labyrinth = The Magic Labyrinth
game-magic-maze = Magic Maze
game-labyrinth-cards = Labyrinth, the card game
game-mago-magino = Mago Magino
lead-magic-labyrinth = Walls that nobody sees. Remember where you bumped, and be first at the symbol.
lead-magic-maze = All against the sand, in real time, with hardly a word.
lead-labyrinth-cards = Lay ways, join treasures that match, take the cards.
lead-mago-magino = A magician for everybody, a witch with an arrow, and frogs nobody may look under.

## A new table
your-name = Your name
access = Who may find this table
access-private = Only those with the link
access-public = Everybody
open-table = Open the table
settings = Settings
settings-more = More settings
settings-save = Keep these settings
settings-usual = As usual.
switch-on = yes
switch-off = no

## Before the start
chairs = Seats
seat-free = Free
seat-name = Seat { $seat }
bot-name = Bot { $seat } ({ $level })
bot-level = How well the bot plays
bot-add = Add a bot
bot-remove = Remove
level-random = by chance
level-forgetful = forgets much
level-attentive = pays attention
level-cunning = thinks ahead
level-runner = runs for it
level-patient = takes its time
level-teammate = plays along
level-quick = hurries
level-beginner = still learning
level-collector = takes all it can
level-distracted = gets distracted
level-planner = plans ahead
is-you = you
is-host = host
is-away = away
is-not-ready = not ready yet
is-covered = a bot plays on
seat-empty = Free this seat
ready = Ready
leave = Leave
invite = Who plays along?
invite-qr = QR code of this table's link
invite-private = Whoever has the link can join or watch.
invite-public = This table is listed for everybody.
copy-link = Copy the link
copied = Copied
start = Start
start-now = Everybody is there.
start-fill = Fill the free seats first: with friends, with bots, or set fewer players.
start-ready = Somebody is not ready yet.
start-wait = The host starts the game.
join-another = Somebody else at this device
sit-down = Sit down
close = Close table
close-sure = Close this table? The game ends for everybody.
close-yes = Yes, close it
learn = How it goes

## Playing
now-chance = One moment …
players = Players
hand = What you can do
log = What happened
log-empty = Nothing yet.
chat = Talk
chat-say = Say something
chat-silence = No words just now: the game asks for silence.
chat-send = Send
chat-on = Let people write
chat-off = No more writing
numbers-on = Show me the frogs’ numbers
numbers-off = Hide the frogs’ numbers
more = More
pause = Ask for a pause
paused = The game stands still.
pausing = { $who } would like a pause: it begins when all have asked for it.
resume = Go on
late = { $who } has not played for a while.
cover = Let a bot play for them
gone = { $who } is gone.
hand-on = Hand the seat on
move-seat = Move my seat to another device
leave-running = Leave: a bot plays on for me
covered-you = Your seat is played by a bot.
come-back = Come back
told-first =
    { $you ->
        [yes] You begin.
       *[no] { $who } begins.
    }
told-victory =
    { $you ->
        [yes] You have won!
       *[no] { $who } has won.
    }
side-north = up
side-east = right
side-south = down
side-west = left

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] You have won!
           *[other] You have won together: { $who }
        }
       *[no] { $count ->
            [one] { $who } has won
           *[other] { $who } have won
        }
    }
end-lost = Lost this time
closed-abandoned = Nobody came any more.
closed-ended = The host has ended this table.
closed-fault = Something went wrong in the game itself. We are sorry: the record is kept.
again = Again
again-go = To the next game
record = The record
chance-differs = Warning: the record does not contain the random numbers that this browser sent. The dice may have been tampered with.

## A seat on another device
link-title = A link for this seat
link-says = It works once, for ten minutes. Open it where the seat is to go.
link-back = Back to the table
offer-title = Take this seat
offer-says = Somebody hands their seat to you.
offer-name = Your name, if it is not to stay the same
offer-take = Take the seat

## For builders
look = Every element and picture

## When something cannot be
error-title = That did not work

## About
about-1 = Clew lets people play labyrinth games together in the browser. A clew is the ball of thread that leads out of a labyrinth.
about-names = The names of the games belong to their owners. Clew is not theirs, and they have nothing to do with it.
about-own = Words, pictures, tiles and cards here are our own.
about-dice = The dice can be checked: each table promises its secret seed before the start, every player adds to it, and at the end anybody can work out every roll again.
about-secrets = Nobody is sent what they must not know. Talk is kept nowhere once the game is over.
friendly-names = Ada, Bo, Cleo, Dara, Enno, Fee, Gil, Hana, Ida, Jon, Kim, Lou, Mika, Nia, Oona, Pim, Quin, Ravi, Sami, Tove, Uma, Vito, Wren, Yara, Zoe

campaign = Scenarios of Magic Maze
campaign-short = Scenarios
campaign-lead = From the first visit to the hardest challenge: each scenario adds something. Here is how far you have come.
campaign-together = From the first visit to the hardest challenge: each scenario adds something. Here is how far you have come together. The host chooses what is played next.
campaign-tried =
    { $games ->
        [0] Not tried yet
        [one] Tried once, { $won ->
            [0] not won yet
           *[other] and won
        }
       *[other] Tried { $games } times, { $won ->
            [0] not won yet
            [one] won once
           *[other] won { $won } times
        }
    }
campaign-best =
    Best: the hourglass turned { $timers ->
        [0] never
        [one] once
       *[other] { $timers } times
    }
campaign-best-left =
    Best: the hourglass turned { $timers ->
        [0] never
        [one] once
       *[other] { $timers } times
    }, { $left } left
