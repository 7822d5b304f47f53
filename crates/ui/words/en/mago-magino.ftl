### Mago Magino.

mm-board = The ring: the house, the forest, the hideout and the meadow
mm-house = the house
mm-hideout = the hideout
mm-forest = forest space { $nth }
mm-meadow = meadow space { $nth }
mm-space = { $space }: { $what }
mm-child = Child { $nth }
mm-child-of = { $who }’s child { $nth }
mm-child-carrying = { $who }’s child { $nth } with a crystal
mm-frog = Frog
mm-frog-numbered = Frog { $frog }
mm-frog-on = Frog at { $space }
mm-frogs =
    { $count ->
        [one] 1 frog
       *[other] { $count } frogs
    }
mm-magician = Magician
mm-lying =
    { $count ->
        [0] no crystals
        [one] 1 crystal
       *[other] { $count } crystals
    }
mm-delivered = { $count } of { $of } crystals
mm-roll = Roll the die
mm-end = End turn
mm-list = All moves as a list
mm-act-child = Child { $nth } to { $space }
mm-act-child-first = Child { $nth } takes a crystal to { $space }
mm-act-child-last = Child { $nth } to { $space }, takes a crystal
mm-act-magician = Magician to { $space }
mm-act-frog = { $frog } to { $space }
mm-now-roll =
    { $you ->
        [yes] Your turn: roll the die.
       *[no] { $who }’s turn
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Move a child, the magician or a frog 1 space.
           *[other] Move a child or the magician { $points } spaces, or a frog 1 space.
        }
       *[no] { $who } rolled a { $points } and is choosing a move.
    }
mm-now-witch =
    { $you ->
        [yes] The witch! Move a child, the magician or a frog 1 space.
       *[no] The witch! { $who } moves a piece 1 space.
    }
mm-now-again =
    { $you ->
        [yes] You freed a frog! Roll again, or end your turn.
       *[no] { $who } freed a frog and may roll again.
    }
mm-now-over =
    { $you ->
        [yes] You win! Now you can see who the frogs are.
       *[no] { $who } wins! Now you can see who the frogs are.
    }
mm-told-roll =
    { $you ->
        [yes] You roll a { $points }.
       *[no] { $who } rolls a { $points }.
    }
mm-witch = the witch
mm-told-witch =
    { $you ->
        [yes] You roll { $witch }!
       *[no] { $who } rolls { $witch }!
    }
mm-told-arrow = The arrow points at { $space }.
mm-told-arrow-forest = The arrow points at the forest. The whole forest!
mm-told-bewitched =
    { $you ->
        [yes] Puff! Your child { $nth } is bewitched.
       *[no] Puff! { $who }’s child { $nth } is bewitched.
    }
mm-told-drop =
    { $you ->
        [yes] Your child { $nth } drops its crystal.
       *[no] { $who }’s child { $nth } drops its crystal.
    }
mm-told-frog =
    { $you ->
        [yes] Puff! Your child { $nth } turns into frog { $frog }.
       *[no] Puff! { $who }’s child { $nth } turns into frog { $frog }.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Puff! Your child { $nth } turns into a frog.
       *[no] Puff! { $who }’s child { $nth } turns into a frog.
    }
mm-told-mixed = The frogs at { $space } get mixed up.
mm-told-named = Frogs at { $space } now: { $frog }. Who is who?
mm-told-walk =
    { $you ->
        [yes] Your child { $nth } goes to { $space }.
       *[no] { $who }’s child { $nth } goes to { $space }.
    }
mm-told-load =
    { $you ->
        [yes] Your child { $nth } takes a crystal.
       *[no] { $who }’s child { $nth } takes a crystal.
    }
mm-told-deliver =
    { $you ->
        [yes] You bring a crystal home. That makes { $count }!
       *[no] { $who } brings a crystal home. That makes { $count }.
    }
mm-told-magician =
    { $you ->
        [yes] You move the magician to { $space }.
       *[no] { $who } moves the magician to { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] You make frog { $frog } hop to { $space }.
       *[no] { $who } makes frog { $frog } hop to { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] You make a frog hop to { $space }.
       *[no] { $who } makes a frog hop to { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] Frog { $frog } was your child { $nth }. Free again!
       *[no] Frog { $frog } was { $who }’s child { $nth }. Free again!
    }
mm-told-freed-plain =
    { $you ->
        [yes] The frog was your child { $nth }. Free again!
       *[no] The frog was { $who }’s child { $nth }. Free again!
    }
mm-ending =
    { $turns ->
        [one] The game took 1 turn.
       *[other] The game took { $turns } turns.
    }
mm-ending-frogs =
    { $count ->
        [one] 1 child was still a frog.
       *[other] { $count } children were still frogs.
    }

## Settings
set-mago-magino-forest = Forest
set-mago-magino-forest-says = How many spaces the forest has: always 3.
set-mago-magino-meadow = Meadow
set-mago-magino-meadow-says = How many spaces there are on the way home.
set-mago-magino-die = Custom die
set-mago-magino-die-says = 6 faces with spaces between them, each “witch” or 1 to 4. The usual die is: witch witch 2 3 3 4.
set-mago-magino-colours = Colours
set-mago-magino-colours-says = Each player’s colour, in seat order.
set-mago-magino-crystals = Crystals to win
set-mago-magino-crystals-says = 3 is usual, 2 makes a short game.
set-mago-magino-shuffled-frogs = Shuffled frogs
set-mago-magino-shuffled-frogs-says = Frogs that meet get mixed up. Even if you watch closely, you lose track.
set-mago-magino-numbered-frogs = Numbered frogs
set-mago-magino-numbered-frogs-says = Every frog shows a number, and you’re told which frog a child turns into. Easier, and good for playing by ear.
word-mago-magino-colours-red = red
word-mago-magino-colours-blue = blue
word-mago-magino-colours-yellow = yellow
word-mago-magino-colours-green = green
word-mago-magino-colours-violet = violet
word-mago-magino-first-random = Random
preset-mago-magino-children = Children
preset-mago-magino-children-says = Frogs wear numbers
preset-mago-magino-classic = Classic
preset-mago-magino-classic-says = 3 crystals win
preset-mago-magino-tricky = Tricky
preset-mago-magino-tricky-says = Frogs that meet mix
preset-mago-magino-short = Short
preset-mago-magino-short-says = 2 crystals win
