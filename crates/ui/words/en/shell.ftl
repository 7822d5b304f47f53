### The pages around the games.

## Every page
skip = Skip to content
nav = Language, sound and theme
sound = Sound
theme = Light or dark mode
line-lost = Connection lost. Reconnecting…
line-lost-post = That didn’t go through. Check your connection and try again.
stage-skipped = Moves skipped: { $count }
about = About Clew
foot-names = The names of the games belong to their owners, who have nothing to do with Clew.
home = Home
and = { $others } and { $last }
labelled = { $label }: { $name }

## Home
home-title = Labyrinth games to play together
home-lead = Four magical labyrinths, with friends, with bots or on your own. No account: open a table, share the link, play.
home-open = Play
row-waiting =
    { $free ->
        [one] 1 of { $seats } seats free
       *[other] { $free } of { $seats } seats free
    }
facts-players = { $fewest }–{ $most } players
facts-minutes = { $least }–{ $most } min
game-magic-labyrinth = The Magic Labyrinth
game-magic-maze = Magic Maze
game-labyrinth-cards = Labyrinth, the card game
game-mago-magino = Mago Magino
lead-magic-labyrinth = Walls nobody can see. Remember where you bumped, and be first to the symbol.
lead-magic-maze = Everyone against the hourglass, in real time, almost without a word.
lead-labyrinth-cards = Build paths, connect matching treasures, take the cards.
lead-mago-magino = Bring the crystals home past a witch who turns children into frogs. Which frog is yours?

## A new table
your-name = Your name
access = Who can find this table?
access-private = Only people with the link
access-public = Everyone
open-table = Open table
settings = Settings
settings-more = More settings
settings-save = Save settings
settings-usual = Standard settings
switch-on = On
switch-off = Off

## Before the start
seat-free = Free
seat-name = Seat { $seat }
bot-plays = { $level }: { $plays }
bot-remove = Remove
level-random = Random
level-forgetful = Easy
level-attentive = Medium
level-cunning = Hard
level-runner = Medium
level-patient = Relaxed
level-teammate = Steady
level-quick = Fast
level-beginner = Easy
level-collector = Medium
level-distracted = Fairly hard
level-planner = Hard
plays-random = makes random moves
plays-magic-labyrinth-forgetful = forgets walls after a while
plays-magic-labyrinth-attentive = remembers every wall
plays-magic-labyrinth-cunning = works out where walls must be
plays-labyrinth-cards-beginner = tries a few spots for a card
plays-labyrinth-cards-collector = takes as much as possible
plays-labyrinth-cards-planner = leaves you little to take
plays-mago-magino-beginner = often moves on a whim
plays-mago-magino-runner = takes the shortest way
plays-mago-magino-distracted = plans ahead, misses some frogs
plays-mago-magino-planner = plans ahead, misses nothing
plays-magic-maze-patient = takes plenty of time
plays-magic-maze-teammate = keeps pace with you
plays-magic-maze-quick = acts quickly
is-you = you
is-host = host
is-bot = bot
is-away = away
is-covered = bot playing
ready = I’m ready
leave = Leave
invite = Invite players
invite-qr = QR code of the link
invite-private = Anyone with the link can join or watch.
invite-public = This table is public: everyone can find it on the home page.
copy-link = Copy link
copied = Copied
start = Start game
start-now = Everyone is here.
sit-down = Join
close = Close table
close-sure = Close this table? The game ends for everyone.
close-yes = Yes, close it
learn = How to play
lobby-yours = Your table
lobby-invites = { $who } invites you
lobby-nobody = Come and play
invite-short = Invite
invite-code = Scan, or type the code
share = Share
chairs-count = Number of seats
chairs-fewer = One seat fewer
chairs-more = One more seat
chairs-taken = { $taken } of { $seats } seats taken
chair-who = Who plays here?
chair-invite = invite
chair-invite-bot = invite or bot
chair-invite-says = Share the link, or say { $code }
bot = Bot
bot-says = Tap how well it plays
device = On this device
device-says = Pass it around
device-name = Their name
device-add = Add
chair-away = Remove this seat
shut = Close
name-save = Save
colour-yours = Your colour
make-host = Make host
make-host-says = { $who } can then change settings and start the game.
remove = Remove from the table
remove-sure = Remove { $who }? They can join again after a minute.
remove-yes = Yes, remove
is-device = this device
is-here = here
settings-live = Everyone sees changes at once
settings-by = { $who } chooses
customise = Customise
start-free =
    { $count ->
        [one] 1 seat is free
       *[other] { $count } seats are free
    }
start-away = { $who } is away
start-by = { $who } starts
fill-bots = Fill with bots
join-there =
    { $count ->
        [0] Be the first!
        [one] 1 player is here.
       *[other] { $count } players are here.
    }
join-you = You
join-full =
    { $seats ->
        [one] The only seat is taken
       *[other] All { $seats } seats are taken
    }
join-full-says = You can watch this game, or open a table of your own.
watch = Watch
watch-just = Just watch
own-table = Open your own table
watching = This game has started. You’re watching.
code-title = Join with a code
code-label = The 5 letters of the table
builder-use = Use this maze
builder-set = Your own maze is ready. Nobody else can see it.
builder-random = Random maze again
notify = Tell me when it’s my turn
notify-on = You’ll hear when it’s your turn
turn-yours = Your turn

## Playing
now-chance = One moment…
players = Players
hand = Your moves
log = Game log
log-empty = Nothing has happened yet.
chat = Chat
chat-say = Write a message
chat-silence = Shh! This part of the game is played in silence.
chat-send = Send
chat-on = Turn chat on
chat-off = Turn chat off
numbers-on = Show me frog numbers
numbers-off = Hide frog numbers
more = More
pause = Ask for a pause
paused = Paused
pausing = Pause requested by { $who }. It starts when everyone has asked for it.
resume = Resume
late = { $who } hasn’t moved for a while.
cover = Let a bot take over
gone = { $who } is offline.
hand-on = Give this seat away
move-seat = Continue on another device
leave-running = Leave (a bot takes over)
covered-you = A bot is playing for you.
come-back = Come back
told-first =
    { $you ->
        [yes] You go first.
       *[no] { $who } goes first.
    }
told-victory =
    { $you ->
        [yes] You win!
       *[no] { $who } wins!
    }
side-north = up
side-east = right
side-south = down
side-west = left

## The end
end-won =
    { $you ->
        [yes] { $count ->
            [one] You win!
           *[other] You win together: { $who }
        }
       *[no] { $count ->
            [one] { $who } wins!
           *[other] { $who } win!
        }
    }
end-lost = Not this time
closed-abandoned = This table was abandoned.
closed-ended = The host closed this table.
closed-fault = Something went wrong in the game itself. Sorry! Your moves are saved.
closed-limit = This table has grown too large and is closed. Open a new one to play on.
closed-operator = The operator of this site closed this table.
again = Rematch
again-go = Go to the rematch
record = Download game record
chance-differs = Warning: the random digits from this browser are missing from the game record. Someone may have tampered with the dice.

## A seat on another device
link-title = Link to this seat
link-says = Scan the code with the other device, or open the link there. It works once, within 10 minutes.
link-back = Back to the table
offer-title = Take this seat
offer-says = Play on from this device. The other device can only watch from then on.
offer-name = Your name (leave empty to keep the old one)
offer-take = Take this seat

## When something cannot be
error-title = That didn’t work

## About
about-1 = Clew is for playing labyrinth games together in the browser. A clew is a ball of thread: in the old story, it leads you out of the labyrinth.
about-names = The names of the games belong to their owners, who have nothing to do with Clew.
about-own = All the words, pictures, tiles and cards here are our own.
about-dice = You can check the dice. Each table locks in a secret number before the game, every player adds random digits, and afterwards anyone can work out every roll again.
about-secrets = Your device is never sent anything you aren’t allowed to know. Chat messages are not kept after the game.
friendly-names = Ada, Bo, Cleo, Dara, Enno, Fee, Gil, Hana, Ida, Jon, Kim, Lou, Mika, Nia, Oona, Pim, Quin, Ravi, Sami, Tove, Uma, Vito, Wren, Yara, Zoe

campaign = Magic Maze scenarios
campaign-short = Scenarios
campaign-lead = From your first visit to the toughest challenge, every scenario adds something new. Here’s how far you’ve come.
campaign-together = From your first visit to the toughest challenge, every scenario adds something new. Here’s how far you’ve come together. The host chooses what you play next.
campaign-tried =
    { $games ->
        [0] Not played yet
        [one] { $won ->
            [0] Played once, not won yet
           *[other] Played once, and won
        }
       *[other] { $won ->
            [0] Played { $games } times, not won yet
            [one] Played { $games } times, won once
           *[other] Played { $games } times, won { $won } times
        }
    }
campaign-best =
    { $timers ->
        [0] Best: hourglass never turned
        [one] Best: hourglass turned once
       *[other] Best: hourglass turned { $timers } times
    }
campaign-best-left =
    { $timers ->
        [0] Best: hourglass never turned, { $left } left
        [one] Best: hourglass turned once, { $left } left
       *[other] Best: hourglass turned { $timers } times, { $left } left
    }
scenario-numbered = { $number }. { $title }
