### Looking back on a finished game.

## Looking back
replay = Replay
replay-of = Replay: { $game }
replay-table = Back to the table
replay-beside = What was hidden
replay-reel = Steps of the game
replay-place = Step { $nth } of { $count }, { $time } into the game
replay-slider = Go to a step
replay-first = First step
replay-before = Previous step
replay-play = Play or pause
replay-after = Next step
replay-last = Last step
replay-speed = Speed
replay-share = Share this moment
replay-copy = Copy link to this moment
replay-moves = All moves
replay-earlier = Earlier moves
replay-later = Later moves

## The dice
dice-title = Check the dice
dice-sound = All dice were fair.
dice-fits = The secret number shown at the end is the one the table locked in before the game.
dice-outcomes =
    { $count ->
        [one] The 1 random result follows from it.
       *[other] All { $count } random results follow from it.
    }
dice-inputs =
    { $count ->
        [one] The 1 move follows the rules.
       *[other] All { $count } moves follow the rules.
    }
dice-seals =
    { $count ->
        [one] The 1 seal is intact: nothing was changed or left out later.
       *[other] All { $count } seals are intact: nothing was changed or left out later.
    }
dice-flawed = This game record is wrong. Entry { $append } (line { $line }) can’t be right:
dice-how = How it works, and how to check it yourself
dice-promise = Before anyone sat down, the table drew a secret number and showed a fingerprint of it. Then each player’s device added random digits. Every random result comes from both together, so nobody could choose one. At the end the number is shown, and anyone can work everything out again.
dice-commitment = Fingerprint
dice-seed = Secret number
dice-salt = Extra digits that made the number impossible to guess
dice-yourself = Download the game record and check it with the program:
dice-python = Or use plain Python, with a second program that shares no code with the first:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] wall ({ $side }), known
       *[no] wall ({ $side }), unknown
    }
ml-bare-bumped = { $count } of { $of } walls found by bumping into them
ml-bare-unknown =
    { $count ->
        [one] { $count } wall still unknown
       *[other] { $count } walls still unknown
    }
ml-bare-walked = { $count } of { $of } openings walked through
ml-bare-memory = With a perfect memory, you’d have known this much at this moment.
lc-bare-deck =
    { $count ->
        [one] Still in the deck: 1 card
       *[other] Still in the deck: { $count } cards
    }
lc-bare-none = no cards
mm-bare-frog =
    { $known ->
        [yes] { $frog } is { $who }’s child { $nth }. A perfect memory would have known.
       *[no] { $frog } is { $who }’s child { $nth }. Nobody could be sure any more.
    }
mm-bare-none = Nobody was a frog at this moment.
