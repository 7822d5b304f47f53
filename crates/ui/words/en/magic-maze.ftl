### Magic Maze.

mz-board = The board
mz-mall = The mall
mz-heroes = The heroes
mz-tile = Tile { $tile }
mz-tile-holds = Tile { $tile }: { $what }
mz-mark-at = { $mark } at { $column },{ $row }
mz-hero-barbarian = Barbarian
mz-hero-mage = Mage
mz-hero-elf = Elf
mz-hero-dwarf = Dwarf
mz-hero-at = { $hero } on tile { $tile }, at { $column },{ $row }
mz-hero-on = { $hero } on tile { $tile }, at { $column },{ $row }: { $mark }

## What can be done
mz-do-north = up
mz-do-east = right
mz-do-south = down
mz-do-west = left
mz-do-vortex = vortex
mz-do-explore = explore
mz-do-escalator = escalator
mz-nothing = nothing
mz-act-move = { $hero }: { $way } { $count }
mz-act-move-onto = { $hero }: { $way } { $count }, onto { $mark }
mz-act-vortex = { $hero }: vortex to tile { $tile }
mz-act-escalator = { $hero }: escalator
mz-act-explore = { $hero }: explore
mz-gaze = Use the crystal ball
mz-place = At tile { $tile }: { $side }
mz-turn-up = Next action tile
mz-discard = Remove tile { $tile }
mz-do-something = Do something, { $who }!
mz-give-up = Give up
mz-play-on = Keep playing
mz-shorter = Shorter moves
mz-hero-left = This hero is out and safe.
mz-hero-stays = This hero stays at the exit.
mz-hero-discard = First remove 2 tiles.
mz-hero-nothing = Nothing you can do with this hero right now.
mz-hero-others = You can move: { $heroes }.
mz-holds = Your actions: { $what }
mz-holds-nothing = You have no action tile.
mz-holds-now = Your new actions: { $what }
mz-point = Point at a square
mz-point-tile = Point at a tile
mz-look-at = Look at { $who }
mz-leads = Leader: the only one who can use the pawn
mz-has-pawn = Has the “Do something!” pawn
mz-had-pawn = Has the pawn and has done something since
mz-is-giving-up = Voted to give up
mz-pawn-you = Do something!
mz-zoom-in = Zoom in
mz-zoom-out = Zoom out
mz-zoom-fit = Show all

## What is on the squares
mz-mark-solid = solid
mz-mark-entry = entry
mz-mark-timer = hourglass square
mz-mark-ball = crystal ball
mz-mark-camera = camera
mz-explore-barbarian = barbarian’s exploration square
mz-explore-mage = mage’s exploration square
mz-explore-elf = elf’s exploration square
mz-explore-dwarf = dwarf’s exploration square
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
mz-goal-on-item = in place
mz-goal-item-found = item found
mz-goal-item-hidden = item not found yet
mz-goal-exit-found = exit found
mz-goal-exit-hidden = exit not found yet
mz-goal-left = out and safe

## The glass and the deck
mz-glass-left = Time left
mz-glass-after = if turned
mz-glass-still = not started
mz-deck =
    { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
mz-watched = 2 cameras are watching: hourglass squares are off limits.
mz-deck-next = Next tile: { $tile }
mz-deck-under = At the bottom: { $tiles }

## Signs over the board
mz-sign-before = Talk freely until the first action.
mz-sign-talk = Talk now, until the next action!
mz-sign-gestures = Point now, but not a word!

## Now
mz-now-explore =
    { $hidden ->
        [4] Explore! None of the 4 items has been found yet.
        [one] Explore! 1 item is still hidden. Move the other heroes close to theirs.
       *[other] Explore! { $hidden } of the 4 items are still hidden.
    }
mz-now-steal = Get all four heroes onto their own items, at the same time.
mz-now-steal-foreign = Get all four heroes onto items, at the same time, but none onto its own.
mz-now-leave-purple = The alarm is on. Run! Everyone leaves by the mage’s exit.
mz-now-leave-own = The alarm is on. Run! Each hero leaves by the exit of its own colour.
mz-now-leave-foreign = The alarm is on. Run! Each hero takes a different exit, never its own.
mz-now-discard =
    { $count ->
        [one] 1 more tile has to go. Choose it.
       *[other] 2 tiles have to go. Choose the first.
    }
mz-now-place = Choose where to place tile { $tile }.
mz-now-placing = Tile { $tile } is about to be placed.
mz-now-turn-up = Turn up an action tile. It shows what you can do.
mz-now-won = Everyone is out. You did it!
mz-now-lost = The guards got you this time.

## What is told
mz-told-deal =
    { $you ->
        [yes] Your actions: { $what }.
       *[no] { $who }’s actions: { $what }.
    }
mz-told-move =
    { $you ->
        [yes] { $hero } moves { $way }.
       *[no] { $who }: { $hero } moves { $way }.
    }
mz-told-vortex =
    { $you ->
        [yes] { $hero } takes the vortex to tile { $tile }.
       *[no] { $who }: { $hero } takes the vortex to tile { $tile }.
    }
mz-told-escalator =
    { $you ->
        [yes] { $hero } takes the escalator.
       *[no] { $who }: { $hero } takes the escalator.
    }
mz-told-explore =
    { $you ->
        [yes] { $hero } explores.
       *[no] { $who }: { $hero } explores.
    }
mz-told-lay = Tile { $tile } is added to the mall.
mz-told-gaze =
    { $you ->
        [yes] You look into the crystal ball.
       *[no] { $who } looks into the crystal ball.
    }
mz-told-shown = The next tile is { $tile }.
mz-told-place =
    { $you ->
        [yes] You choose where the tile goes.
       *[no] { $who } chooses where the tile goes.
    }
mz-told-put-back = There’s no room for the tile. It goes back on the deck.
mz-told-ball-used = The crystal ball goes dark.
mz-told-camera-off = A camera is switched off.
mz-told-glass = The hourglass is turned: { $left } left.
mz-told-timer = An hourglass square is used up.
mz-told-passed = All action tiles move 1 player to the left.
mz-told-shuffled = The action tiles are shuffled.
mz-told-pile-turned = The pile of action tiles starts again.
mz-told-turn-up = Your action now: { $what }.
mz-told-talk = You can talk until the next action.
mz-told-discard =
    { $you ->
        [yes] You remove tile { $tile }.
       *[no] { $who } removes tile { $tile }.
    }
mz-told-pawn =
    { $you-are ->
        [yes] { $who } wants you to do something!
       *[no] { $you ->
            [yes] You want { $to } to do something!
           *[no] { $who } wants { $to } to do something!
        }
    }
mz-told-theft = Stolen! The alarm is on. To the exits!
mz-told-leave = { $hero } is out!
mz-told-gives-up =
    { $you ->
        [yes] You vote to give up.
       *[no] { $who } votes to give up.
    }
mz-told-plays-on =
    { $you ->
        [yes] You want to keep playing.
       *[no] { $who } wants to keep playing.
    }
mz-told-won = All four heroes are out. You win together!
mz-told-lost = The guards were faster. You lose.

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
react-idea = Idea
react-careful = Careful
react-bravo = Well done

## The end
mz-ending-left = { $left } left in the hourglass.
mz-ending-timers =
    { $timers ->
        [0] You never turned the hourglass.
        [one] You turned the hourglass once.
       *[other] You turned the hourglass { $timers } times.
    }
mz-ending-tiles =
    { $tiles ->
        [one] The mall had 1 tile.
       *[other] The mall grew to { $tiles } tiles.
    }

## Settings
set-magic-maze-seats-says = Solo, you use a pile of action tiles. 9 players need a leader.
set-magic-maze-scenario = Scenario
set-magic-maze-scenario-says = 1 to 7 add the rules one by one, 8 to 17 are challenges.
set-magic-maze-deck = Last tile
set-magic-maze-deck-says = More tiles make it harder.
set-magic-maze-side = First tile
set-magic-maze-side-says = Side A has vortices, side B has none.
set-magic-maze-sand = Seconds of sand
set-magic-maze-sand-says = 5 to 600 seconds. 0 means no hourglass.
set-magic-maze-exits = Exits
set-magic-maze-exits-says = Which hero leaves by which exit.
set-magic-maze-talk = Talking
set-magic-maze-talk-says = When and how you may talk to each other.
set-magic-maze-tile-15-first = Crystal ball first
set-magic-maze-tile-15-first-says = Tile 15 has a crystal ball and comes first.
set-magic-maze-pass = Pass your actions
set-magic-maze-pass-says = When the hourglass is turned, action tiles move to the player on the left.
set-magic-maze-dwarf-passages = Dwarf passages
set-magic-maze-dwarf-passages-says = The dwarf fits through gaps in walls.
set-magic-maze-loudspeakers = Loudspeakers
set-magic-maze-loudspeakers-says = When the elf explores, everyone may talk.
set-magic-maze-crystal-balls = Crystal balls
set-magic-maze-crystal-balls-says = The mage helps you explore from far away.
set-magic-maze-cameras = Cameras
set-magic-maze-cameras-says = While 2 of them work, hourglass squares are off limits.
set-magic-maze-face-up = Open deck
set-magic-maze-face-up-says = Everyone sees the next tile.
set-magic-maze-leader = Leader
set-magic-maze-leader-says = One player has no actions, only the pawn.
set-magic-maze-reconfigure = Shrinking mall
set-magic-maze-reconfigure-says = When the hourglass is turned, 2 tiles have to go.
set-magic-maze-dimensions = Two malls
set-magic-maze-dimensions-says = Only vortices lead from one mall to the other.
set-magic-maze-vortices = Vortices
set-magic-maze-vortices-says = Heroes can use them until the theft.
set-magic-maze-crowds = Crowds
set-magic-maze-crowds-says = Several heroes may be on the same tile.
set-magic-maze-tiles = Your own tiles
set-magic-maze-tiles-says = A file of tiles, drawn as text.
word-magic-maze-deck-as-scenario = As in the scenario
word-magic-maze-side-as-scenario = As in the scenario
word-magic-maze-exits-as-scenario = As in the scenario
word-magic-maze-exits-purple = All by the mage’s
word-magic-maze-exits-own = Each by its own
word-magic-maze-exits-foreign = Never by its own
word-magic-maze-talk-as-scenario = As in the scenario
word-magic-maze-talk-free = Always
word-magic-maze-talk-phases = In talk phases
word-magic-maze-talk-gestures = In talk phases, only gestures
word-magic-maze-talk-pawn = Never, only the pawn
word-magic-maze-talk-eyes = Never, not even the pawn
word-magic-maze-tile-15-first-as-scenario = As in the scenario
word-magic-maze-tile-15-first-on = On
word-magic-maze-tile-15-first-off = Off
word-magic-maze-pass-as-scenario = As in the scenario
word-magic-maze-pass-on = On
word-magic-maze-pass-off = Off
word-magic-maze-dwarf-passages-as-scenario = As in the scenario
word-magic-maze-dwarf-passages-on = On
word-magic-maze-dwarf-passages-off = Off
word-magic-maze-loudspeakers-as-scenario = As in the scenario
word-magic-maze-loudspeakers-on = On
word-magic-maze-loudspeakers-off = Off
word-magic-maze-crystal-balls-as-scenario = As in the scenario
word-magic-maze-crystal-balls-on = On
word-magic-maze-crystal-balls-off = Off
word-magic-maze-cameras-as-scenario = As in the scenario
word-magic-maze-cameras-on = On
word-magic-maze-cameras-off = Off
word-magic-maze-face-up-as-scenario = As in the scenario
word-magic-maze-face-up-on = On
word-magic-maze-face-up-off = Off
word-magic-maze-leader-as-scenario = As in the scenario
word-magic-maze-leader-on = On
word-magic-maze-leader-off = Off
word-magic-maze-reconfigure-as-scenario = As in the scenario
word-magic-maze-reconfigure-on = On
word-magic-maze-reconfigure-off = Off
word-magic-maze-dimensions-as-scenario = As in the scenario
word-magic-maze-dimensions-on = On
word-magic-maze-dimensions-off = Off
word-magic-maze-vortices-as-scenario = As in the scenario
word-magic-maze-vortices-on = On
word-magic-maze-vortices-off = Off
word-magic-maze-crowds-as-scenario = As in the scenario
word-magic-maze-crowds-on = On
word-magic-maze-crowds-off = Off
preset-magic-maze-first = First visit
preset-magic-maze-first-says = Scenario 1 of 17
preset-magic-maze-mall = All rules
preset-magic-maze-mall-says = Scenario 7 of 17
preset-magic-maze-challenge = Challenge
preset-magic-maze-challenge-says = Scenario 10 of 17
preset-magic-maze-calm = No hurry
preset-magic-maze-calm-says = No hourglass
