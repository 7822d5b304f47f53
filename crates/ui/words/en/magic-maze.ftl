### Magic Maze.

mz-board = The board
mz-mall = The mall
mz-heroes = The heroes
mz-tile = Tile
mz-hero-barbarian = Barbarian
mz-hero-mage = Mage
mz-hero-elf = Elf
mz-hero-dwarf = Dwarf

## What can be done
mz-do-north = up
mz-do-east = right
mz-do-south = down
mz-do-west = left
mz-do-vortex = vortex
mz-do-explore = explore
mz-do-escalator = escalator
mz-nothing = nothing
mz-gaze = Look into the crystal ball
mz-place = Place it at tile { $tile }: { $side }
mz-turn-up = Turn up an action tile
mz-discard = Take away: tile
mz-do-something = Do something, { $who }!
mz-give-up = Give up
mz-play-on = Play on after all
mz-shorter = Stop earlier
mz-hero-left = Off and away: this hero has left.
mz-hero-stays = This hero stays at the exit.
mz-hero-discard = First two tiles have to go.
mz-hero-nothing = Nothing to do with this hero right now.
mz-hero-others = You can move: { $heroes }.
mz-holds = You can do: { $what }
mz-holds-nothing = You hold no action tile.
mz-holds-now = Now you can do: { $what }
mz-point = Point at a square
mz-point-tile = Point at a tile
mz-look-at = Look at { $who }
mz-leads = Leads with the pawn
mz-has-pawn = The pawn says: do something!
mz-had-pawn = The pawn stands here. They have done something since.
mz-is-giving-up = Is for giving up
mz-pawn-you = Do something!
mz-zoom-in = Look closer
mz-zoom-out = See more
mz-zoom-fit = See the whole mall

## What is on the squares
mz-mark-solid = solid
mz-mark-entry = entry
mz-mark-timer = hourglass square
mz-mark-ball = crystal ball
mz-mark-camera = camera
mz-explore-barbarian = barbarian’s door to explore
mz-explore-mage = mage’s door to explore
mz-explore-elf = elf’s door to explore
mz-explore-dwarf = dwarf’s door to explore
mz-vortex-barbarian = barbarian’s vortex
mz-vortex-mage = mage’s vortex
mz-vortex-elf = elf’s vortex
mz-vortex-dwarf = dwarf’s vortex
mz-item-barbarian = barbarian’s sword
mz-item-mage = mage’s potion
mz-item-elf = elf’s bow
mz-item-dwarf = dwarf’s axe
mz-exit-barbarian = barbarian’s exit
mz-exit-mage = mage’s exit
mz-exit-elf = elf’s exit
mz-exit-dwarf = dwarf’s exit
mz-goal-on-item = stands where it should
mz-goal-item-found = item found
mz-goal-item-hidden = item not found yet
mz-goal-exit-found = exit found
mz-goal-exit-hidden = exit not found yet
mz-goal-left = has left

## The glass and the deck
mz-glass-left = Time left
mz-glass-after = turned
mz-glass-still = still stands
mz-deck = Tiles left
mz-watched = Two cameras watch: no hourglass square can be entered.
mz-deck-next = Next tile: { $tile }
mz-deck-under = below: { $tiles }

## Signs over the board
mz-sign-before = Talk freely until the first action.
mz-sign-talk = Talk now, until somebody acts!
mz-sign-gestures = Point now, without a word!

## Now
mz-now-explore =
    { $hidden ->
        [4] Explore: none of the four items is found yet.
        [one] Explore: one item is still hidden. Bring the others near theirs.
       *[other] Explore: { $hidden } of the four items are still hidden.
    }
mz-now-steal = All four heroes onto the items of their colour, at the same time!
mz-now-steal-foreign = All four heroes onto items, none onto its own, at the same time!
mz-now-leave-purple = Stolen! Now run: everybody leaves by the mage’s exit.
mz-now-leave-own = Stolen! Now run: everybody leaves by the exit of the own colour.
mz-now-leave-foreign = Stolen! Now run: each to another exit, none to its own.
mz-now-discard =
    { $count ->
        [one] One more tile has to go: choose it.
       *[other] Two tiles have to go: choose the first.
    }
mz-now-place = Choose the door where tile { $tile } is laid.
mz-now-placing = Tile { $tile } is about to be laid.
mz-now-turn-up = Turn up an action tile: it says what you can do.
mz-now-won = Everybody is out. You have done it!
mz-now-lost = The guards have you, this time.

## What is told
mz-told-deal =
    { $you ->
        [yes] You can do: { $what }.
       *[no] { $who } can do: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] You move: { $hero } { $way }.
       *[no] { $who } moves: { $hero } { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] You send through the vortex: { $hero }, to tile { $tile }.
       *[no] { $who } sends through the vortex: { $hero }, to tile { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] You send up or down the escalator: { $hero }.
       *[no] { $who } sends up or down the escalator: { $hero }.
    }
mz-told-explore =
    { $you ->
        [yes] You explore with: { $hero }.
       *[no] { $who } explores with: { $hero }.
    }
mz-told-lay = Tile { $tile } joins the mall.
mz-told-gaze =
    { $you ->
        [yes] You look into the crystal ball.
       *[no] { $who } looks into the crystal ball.
    }
mz-told-shown = Tile { $tile } comes next.
mz-told-place =
    { $you ->
        [yes] You choose where it is laid.
       *[no] { $who } chooses where it is laid.
    }
mz-told-put-back = There is no room: the tile goes back.
mz-told-ball-used = The crystal ball has gone dim.
mz-told-camera-off = A camera is off.
mz-told-glass = The hourglass is turned: { $left } left.
mz-told-timer = An hourglass square is used up.
mz-told-passed = All action tiles pass on to the left.
mz-told-shuffled = The action tiles are shuffled.
mz-told-pile-turned = The pile of action tiles begins anew.
mz-told-turn-up = Now you can do: { $what }.
mz-told-talk = Talk is allowed until somebody acts.
mz-told-discard =
    { $you ->
        [yes] You take away tile { $tile }.
       *[no] { $who } takes away tile { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } asks you: do something!
       *[no] { $you ->
            [yes] You ask { $to }: do something!
           *[no] { $who } asks { $to }: do something!
        }
    }
mz-told-theft = Stolen! The alarm is on: to the exits!
mz-told-leave = Out of the mall: { $hero }.
mz-told-gives-up =
    { $you ->
        [yes] You are for giving up.
       *[no] { $who } is for giving up.
    }
mz-told-plays-on =
    { $you ->
        [yes] You want to play on.
       *[no] { $who } wants to play on.
    }
mz-told-won = All four are out: you have won together!
mz-told-lost = Lost: the guards were quicker.

## Without words
talk-points =
    { $you ->
        [yes] You point at something.
       *[no] { $who } points at something.
    }
talk-eyes =
    { $you ->
        [yes] You look at { $at }.
       *[no] { $who } looks at { $at }.
    }
react-yes = Yes
react-no = No
react-idea = An idea
react-careful = Careful
react-bravo = Well done

## The end
mz-ending-left = With { $left } left on the glass.
mz-ending-timers =
    { $timers ->
        [0] The hourglass was never turned.
        [one] The hourglass was turned once.
       *[other] The hourglass was turned { $timers } times.
    }
mz-ending-tiles =
    { $tiles ->
        [one] The mall had one tile.
       *[other] The mall had grown to { $tiles } tiles.
    }

## Settings
set-magic-maze-seats = Players
set-magic-maze-seats-says = One plays alone with a pile of action tiles; nine need a leader.
set-magic-maze-scenario = Scenario
set-magic-maze-scenario-says = 1 to 7 bring in the rules one by one, 8 to 17 are challenges.
set-magic-maze-deck = Last tile
set-magic-maze-deck-says = The more tiles, the harder.
set-magic-maze-side = First tile
set-magic-maze-side-says = Side A has vortices, side B has none.
set-magic-maze-sand = Seconds in the glass
set-magic-maze-sand-says = 5 to 600, or 0 for no sand at all.
set-magic-maze-exits = Exits
set-magic-maze-exits-says = Who leaves where.
set-magic-maze-talk = Talk
set-magic-maze-talk-says = When you may talk to each other, and how.
set-magic-maze-tile-15-first = Crystal ball first
set-magic-maze-tile-15-first-says = Tile 15, which has a crystal ball, comes first.
set-magic-maze-pass = Passing on
set-magic-maze-pass-says = When the glass is turned, action tiles go to the neighbour.
set-magic-maze-dwarf-passages = Dwarf passages
set-magic-maze-dwarf-passages-says = The dwarf fits through gaps in walls.
set-magic-maze-loudspeakers = Loudspeakers
set-magic-maze-loudspeakers-says = When the elf explores, everybody may talk.
set-magic-maze-crystal-balls = Crystal balls
set-magic-maze-crystal-balls-says = The mage explores from afar.
set-magic-maze-cameras = Cameras
set-magic-maze-cameras-says = Two that work bar the hourglass squares.
set-magic-maze-face-up = Open deck
set-magic-maze-face-up-says = The next tile can always be seen.
set-magic-maze-leader = A leader
set-magic-maze-leader-says = One player has the pawn and nothing else.
set-magic-maze-reconfigure = A mall that shrinks
set-magic-maze-reconfigure-says = Turning the glass takes two tiles away.
set-magic-maze-dimensions = Two dimensions
set-magic-maze-dimensions-says = Two malls, joined by vortices alone.
set-magic-maze-vortices = Vortices
set-magic-maze-vortices-says = Heroes can use them until the theft.
set-magic-maze-crowds = Crowds
set-magic-maze-crowds-says = Several heroes may be on one tile.
set-magic-maze-tiles = Tiles of your own
set-magic-maze-tiles-says = A file of tiles, drawn in text.
word-magic-maze-deck-as-scenario = as in the scenario
word-magic-maze-side-as-scenario = as in the scenario
word-magic-maze-exits-as-scenario = as in the scenario
word-magic-maze-exits-purple = all by the mage’s
word-magic-maze-exits-own = each by the own
word-magic-maze-exits-foreign = each by another’s
word-magic-maze-talk-as-scenario = as in the scenario
word-magic-maze-talk-free = always
word-magic-maze-talk-phases = in talk phases
word-magic-maze-talk-gestures = in talk phases, without words
word-magic-maze-talk-pawn = never, but there is the pawn
word-magic-maze-talk-eyes = never, not even the pawn
word-magic-maze-tile-15-first-as-scenario = as in the scenario
word-magic-maze-tile-15-first-on = yes
word-magic-maze-tile-15-first-off = no
word-magic-maze-pass-as-scenario = as in the scenario
word-magic-maze-pass-on = yes
word-magic-maze-pass-off = no
word-magic-maze-dwarf-passages-as-scenario = as in the scenario
word-magic-maze-dwarf-passages-on = yes
word-magic-maze-dwarf-passages-off = no
word-magic-maze-loudspeakers-as-scenario = as in the scenario
word-magic-maze-loudspeakers-on = yes
word-magic-maze-loudspeakers-off = no
word-magic-maze-crystal-balls-as-scenario = as in the scenario
word-magic-maze-crystal-balls-on = yes
word-magic-maze-crystal-balls-off = no
word-magic-maze-cameras-as-scenario = as in the scenario
word-magic-maze-cameras-on = yes
word-magic-maze-cameras-off = no
word-magic-maze-face-up-as-scenario = as in the scenario
word-magic-maze-face-up-on = yes
word-magic-maze-face-up-off = no
word-magic-maze-leader-as-scenario = as in the scenario
word-magic-maze-leader-on = yes
word-magic-maze-leader-off = no
word-magic-maze-reconfigure-as-scenario = as in the scenario
word-magic-maze-reconfigure-on = yes
word-magic-maze-reconfigure-off = no
word-magic-maze-dimensions-as-scenario = as in the scenario
word-magic-maze-dimensions-on = yes
word-magic-maze-dimensions-off = no
word-magic-maze-vortices-as-scenario = as in the scenario
word-magic-maze-vortices-on = yes
word-magic-maze-vortices-off = no
word-magic-maze-crowds-as-scenario = as in the scenario
word-magic-maze-crowds-on = yes
word-magic-maze-crowds-off = no
