### The Magic Labyrinth.

ml-board = The board: 6 rows of 6 squares
ml-plonk = plonk!
ml-roll = Roll the die
ml-stop = Stop
ml-step-north = Go up
ml-step-east = Go right
ml-step-south = Go down
ml-step-west = Go left
ml-left =
    { $rolled ->
        [one] { $left } of 1 step left
       *[other] { $left } of { $rolled } steps left
    }
ml-chips = { $count } of { $of }
ml-look = Target: { $symbol }, on { $square }
ml-mage-at = { $who }, on { $square }
ml-square = { $square }: { $what }
ml-now-roll =
    { $you ->
        [yes] Your turn: roll the die, then find the { $symbol }.
       *[no] { $who }’s turn. Everyone is looking for the { $symbol }.
    }
ml-now-move =
    { $you ->
        [yes] { $left ->
            [0] No steps left. Stop here.
           *[other] Find the { $symbol }!
        }
       *[no] { $who } is moving. Remember the walls!
    }
ml-now-over =
    { $you ->
        [yes] You win! Here are the walls you dodged.
       *[no] { $who } wins! Here are the walls.
    }
ml-told-maze = The walls are hidden. Where could they be?
ml-told-symbols = The symbols are shuffled.
ml-told-chip = New target: the { $symbol }.
ml-told-roll =
    { $you ->
        [yes] You roll a { $steps }.
       *[no] { $who } rolls a { $steps }.
    }
ml-told-step =
    { $you ->
        [yes] You go { $side }.
       *[no] { $who } goes { $side }.
    }
ml-told-bump =
    { $you ->
        [yes] Plonk, a wall! Back to your corner.
       *[no] Plonk, a wall! { $who } goes back to the corner.
    }
ml-told-win =
    { $you ->
        [yes] You found the { $symbol }!
       *[no] { $who } found the { $symbol }.
    }
ml-told-gift =
    { $you ->
        [yes] Lucky you: the { $symbol } chip is yours for free!
       *[no] { $who } gets the { $symbol } chip for free.
    }
ml-ending =
    { $turns ->
        [one] The game took 1 turn.
       *[other] The game took { $turns } turns.
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
set-magic-labyrinth-seats-says = 1 to 4. On your own, you try to finish in as few turns as possible.
set-magic-labyrinth-walls = Walls
set-magic-labyrinth-walls-says = How many walls are hidden: 19 is easy, 24 is hard.
set-magic-labyrinth-maze = Build your own maze
set-magic-labyrinth-maze-says = Place the walls by hand instead of at random.
set-magic-labyrinth-turned = Rotate the maze
set-magic-labyrinth-turned-says = A hand-built maze is rotated, so that its builder doesn’t know where the walls are.
set-magic-labyrinth-fair = Fair maze
set-magic-labyrinth-fair-says = Every corner is about equally far from the symbols.
set-magic-labyrinth-symbols = Symbols
set-magic-labyrinth-symbols-says = Always in the same places, or shuffled for this game.
set-magic-labyrinth-magicians = Magicians
set-magic-labyrinth-magicians-says = Which magician each player moves, in seat order.
set-magic-labyrinth-chips = Chips to win
set-magic-labyrinth-chips-says = 5 is usual, 3 makes a short game.
set-magic-labyrinth-shared-squares = Share squares
set-magic-labyrinth-shared-squares-says = Several magicians may stop on the same square.
set-magic-labyrinth-keep-found-walls = Found walls stay visible
set-magic-labyrinth-keep-found-walls-says = A wall stays on the board once someone has bumped into it. Good for young children.
set-magic-labyrinth-trail = Walked paths stay visible
set-magic-labyrinth-trail-says = The board shows where someone has already walked safely.
word-magic-labyrinth-symbols-fixed = Same places
word-magic-labyrinth-symbols-shuffled = Shuffled
word-magic-labyrinth-magicians-red = red
word-magic-labyrinth-magicians-blue = blue
word-magic-labyrinth-magicians-yellow = yellow
word-magic-labyrinth-magicians-green = green
word-magic-labyrinth-first-random = Random

ml-builder-says = Tap where you want a wall. The maze is rotated before the game, so that even you won’t know where the walls are. Leave it empty for a random maze.
ml-builder-count = Walls:
ml-builder-many = { $count } walls are too many. Use { $most } at most.
ml-builder-closed = Square { $square } is closed in. Leave one of its sides open.
ml-builder-cut = Square { $square } can’t be reached. Remove a wall.
ml-builder-east = Wall to the right of { $square }
ml-builder-south = Wall below { $square }
preset-magic-labyrinth-children = Children
preset-magic-labyrinth-children-says = Found walls stay visible
preset-magic-labyrinth-classic = Classic
preset-magic-labyrinth-classic-says = 19 walls, 5 chips to win
preset-magic-labyrinth-hard = Hard
preset-magic-labyrinth-hard-says = 24 walls
preset-magic-labyrinth-short = Short
preset-magic-labyrinth-short-says = 3 chips to win
