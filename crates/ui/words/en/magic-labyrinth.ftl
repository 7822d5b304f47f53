### The Magic Labyrinth.

ml-board = The board: six rows of six squares
ml-roll = Roll the die
ml-stop = Stop here
ml-step-north = Go up
ml-step-east = Go right
ml-step-south = Go down
ml-step-west = Go left
ml-left =
    { $left ->
        [0] no step left
        [one] one step left of { $rolled }
       *[other] { $left } steps left of { $rolled }
    }
ml-chips = { $count } of { $of }
ml-look = Looked for: { $symbol }, on { $square }
ml-mage-at = { $who }, on { $square }
ml-now-roll =
    { $you ->
        [yes] Your turn: roll the die, then go to the { $symbol }.
       *[no] { $who } is to roll. Everybody looks for the { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] Nowhere left to go: stop here.
            [one] Go to the { $symbol }: one step left.
           *[other] Go to the { $symbol }: { $left } steps left.
        }
       *[no] { $who } walks. Remember where the walls are!
    }
ml-now-over =
    { $you ->
        [yes] You have won. Now the walls can be seen.
       *[no] { $who } has won. Now the walls can be seen.
    }
ml-told-maze = The box turns under the board. Where are the walls now?
ml-told-symbols = The symbols are shuffled.
ml-told-chip = Now the { $symbol } is looked for.
ml-told-roll =
    { $you ->
        [yes] You roll { $steps }.
       *[no] { $who } rolls { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] You go { $side }.
       *[no] { $who } goes { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonk! You walk into a wall and go home.
       *[no] Plonk! { $who } walks into a wall and goes home.
    }
ml-told-win =
    { $you ->
        [yes] You have the { $symbol }!
       *[no] { $who } has the { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] You are given the { $symbol }.
       *[no] { $who } is given the { $symbol }.
    }
ml-ending =
    { $turns ->
        [one] It took one turn.
       *[other] It took { $turns } turns.
    }
ml-symbol-acorn = acorn
ml-symbol-bell = bell
ml-symbol-candle = candle
ml-symbol-cat = cat
ml-symbol-comet = comet
ml-symbol-crown = crown
ml-symbol-feather = feather
ml-symbol-fish = fish
ml-symbol-flask = flask
ml-symbol-harp = harp
ml-symbol-key = key
ml-symbol-kite = kite
ml-symbol-lantern = lantern
ml-symbol-leaf = leaf
ml-symbol-mirror = mirror
ml-symbol-moon = moon
ml-symbol-moth = moth
ml-symbol-owl = owl
ml-symbol-ring = ring
ml-symbol-shell = shell
ml-symbol-snail = snail
ml-symbol-star = star
ml-symbol-sun = sun
ml-symbol-tower = tower

## Settings
set-magic-labyrinth-seats = Players
set-magic-labyrinth-seats-says = How many play; one plays alone against the turns.
set-magic-labyrinth-walls = Walls
set-magic-labyrinth-walls-says = How many are hidden: 19 is easy, 24 is hard.
set-magic-labyrinth-maze = A maze of your own
set-magic-labyrinth-maze-says = Built by hand, in place of a random one.
set-magic-labyrinth-turned = Turned box
set-magic-labyrinth-turned-says = A maze built by hand is turned, so that its builder does not know how it lies.
set-magic-labyrinth-fair = Fair mazes
set-magic-labyrinth-fair-says = Every corner has about the same way to the symbols.
set-magic-labyrinth-symbols = Symbols
set-magic-labyrinth-symbols-says = Whether they lie as usual or are shuffled.
set-magic-labyrinth-magicians = Magicians
set-magic-labyrinth-magicians-says = Which magician each player moves, in the order of the seats.
set-magic-labyrinth-first = Who begins
set-magic-labyrinth-first-says = A seat, or by chance.
set-magic-labyrinth-chips = Chips to win
set-magic-labyrinth-chips-says = Three make a short game.
set-magic-labyrinth-shared-squares = Shared squares
set-magic-labyrinth-shared-squares-says = Several magicians may stop on one square.
set-magic-labyrinth-keep-found-walls = Walls stay visible
set-magic-labyrinth-keep-found-walls-says = Once somebody has walked into them. Good for small children.
set-magic-labyrinth-trail = Ways stay visible
set-magic-labyrinth-trail-says = Passages that somebody has walked are marked.
word-magic-labyrinth-symbols-fixed = as usual
word-magic-labyrinth-symbols-shuffled = shuffled
word-magic-labyrinth-magicians-red = red
word-magic-labyrinth-magicians-blue = blue
word-magic-labyrinth-magicians-yellow = yellow
word-magic-labyrinth-magicians-green = green
word-magic-labyrinth-first-random = by chance

ml-builder-says = Tap where a wall is to stand. The box is turned before the start, so that even you do not know how it lies; if it stays empty, a maze is drawn by lot.
ml-builder-count = Walls:
ml-builder-many = { $count } walls are too many: the box holds { $most }.
ml-builder-closed = The square { $square } is closed in: leave one of its sides open.
ml-builder-cut = No way leads to the square { $square }: take a wall away.
ml-builder-east = Wall to the right of { $square }
ml-builder-south = Wall below { $square }
