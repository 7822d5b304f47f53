### Mago Magino.

mm-board = The ring: the house, the forest, the hideout and the meadow
mm-house = the house
mm-hideout = the hideout
mm-forest = forest
mm-meadow = meadow
mm-child = Child
mm-frog = Frog
mm-frog-on = Frog on { $space }
mm-frogs =
    { $count ->
        [one] a frog
       *[other] { $count } frogs
    }
mm-magician = Magician
mm-with-crystal = with a crystal
mm-lying =
    { $count ->
        [0] no crystals
        [one] one crystal
       *[other] { $count } crystals
    }
mm-delivered = { $count } of { $of } crystals
mm-roll = Roll the die
mm-end = End my turn
mm-list = All moves as a list
mm-act-child = Child { $nth }: go to { $space }
mm-act-child-first = Child { $nth }: take a crystal, then go to { $space }
mm-act-child-last = Child { $nth }: go to { $space } and take a crystal there
mm-act-magician = Magician: go to { $space }
mm-act-frog = { $frog }: hop to { $space }
mm-now-roll =
    { $you ->
        [yes] Your turn: roll the die.
       *[no] { $who } is to roll.
    }
mm-now-move =
    { $you ->
        [yes] { $points ->
            [one] Choose a child, the magician or a frog: one space.
           *[other] Choose a child or the magician: { $points } spaces. Or a frog: one space.
        }
       *[no] { $who } has rolled { $points } and is to move.
    }
mm-now-witch =
    { $you ->
        [yes] The witch! Choose a child, the magician or a frog: one space.
       *[no] The witch! { $who } moves something by one space.
    }
mm-now-again =
    { $you ->
        [yes] Well freed! Roll again, or end your turn.
       *[no] { $who } has freed somebody and may roll again.
    }
mm-now-over =
    { $you ->
        [yes] You have won. Now it is seen who the frogs are.
       *[no] { $who } has won. Now it is seen who the frogs are.
    }
mm-told-roll =
    { $you ->
        [yes] You roll { $points }.
       *[no] { $who } rolls { $points }.
    }
mm-told-witch =
    { $you ->
        [yes] You roll the witch!
       *[no] { $who } rolls the witch!
    }
mm-told-arrow = The arrow points at { $space }.
mm-told-arrow-forest = The arrow points at the forest, all of it.
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
        [yes] Puff! Your child { $nth } is frog { $frog } now.
       *[no] Puff! { $who }’s child { $nth } is frog { $frog } now.
    }
mm-told-frog-plain =
    { $you ->
        [yes] Puff! Your child { $nth } is a frog now.
       *[no] Puff! { $who }’s child { $nth } is a frog now.
    }
mm-told-mixed = On { $space } the frogs are mixed up.
mm-told-named = Frogs on { $space } now: { $frog }. Who is who?
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
        [yes] You have brought a crystal home: { $count } now.
       *[no] { $who } has brought a crystal home: { $count } now.
    }
mm-told-magician =
    { $you ->
        [yes] You lead the magician to { $space }.
       *[no] { $who } leads the magician to { $space }.
    }
mm-told-hop =
    { $you ->
        [yes] You let frog { $frog } hop to { $space }.
       *[no] { $who } lets frog { $frog } hop to { $space }.
    }
mm-told-hop-plain =
    { $you ->
        [yes] You let a frog hop to { $space }.
       *[no] { $who } lets a frog hop to { $space }.
    }
mm-told-freed =
    { $you ->
        [yes] Frog { $frog } was your child { $nth }: it is free.
       *[no] Frog { $frog } was { $who }’s child { $nth }: it is free.
    }
mm-told-freed-plain =
    { $you ->
        [yes] The frog was your child { $nth }: it is free.
       *[no] The frog was { $who }’s child { $nth }: it is free.
    }
mm-ending =
    { $turns ->
        [one] It took one turn.
       *[other] It took { $turns } turns.
    }
mm-ending-frogs =
    { $count ->
        [one] One child was still a frog.
       *[other] { $count } children were still frogs.
    }

## Settings
set-mago-magino-seats = Players
set-mago-magino-seats-says = How many play.
set-mago-magino-forest = Forest
set-mago-magino-forest-says = How many spaces the forest has: always three.
set-mago-magino-meadow = Meadow
set-mago-magino-meadow-says = How many spaces the way home has.
set-mago-magino-die = A die of your own
set-mago-magino-die-says = Six faces with blanks between, each “witch” or 1 to 4: usually witch witch 2 3 3 4.
set-mago-magino-colours = Colours
set-mago-magino-colours-says = Which colour each player has, in the order of the seats.
set-mago-magino-first = Who begins
set-mago-magino-first-says = A seat, or by chance.
set-mago-magino-crystals = Crystals to win
set-mago-magino-crystals-says = Two make a short game.
set-mago-magino-shuffled-frogs = Shuffled frogs
set-mago-magino-shuffled-frogs-says = Frogs that meet are mixed up: even if you watch closely, you lose track.
set-mago-magino-numbered-frogs = Numbered frogs
set-mago-magino-numbered-frogs-says = Every frog shows its number, and it is said when a child is bewitched. Easier, and good for playing by ear.
word-mago-magino-colours-red = red
word-mago-magino-colours-blue = blue
word-mago-magino-colours-yellow = yellow
word-mago-magino-colours-green = green
word-mago-magino-colours-violet = violet
word-mago-magino-first-random = by chance
