### Looking back on a finished game.

## Looking back
replay = Look back
replay-of = Looking back: { $game }
replay-table = To the table
replay-beside = What was hidden
replay-reel = Steps of the game
replay-place = Step { $nth } of { $count }, { $time } after the start
replay-slider = Which moment
replay-first = To the beginning
replay-before = One step back
replay-play = Play by itself
replay-after = One step on
replay-last = To the end
replay-speed = How fast
replay-share = Share this moment
replay-copy = Copy the link to this moment
replay-moves = Move by move
replay-earlier = Earlier moves
replay-later = Later moves
home-finished = Look back on
row-over =
    { $seats ->
        [one] one player, finished
       *[other] { $seats } players, finished
    }

## The dice
dice-title = Check the dice
dice-sound = All is as it should be.
dice-fits = The secret number that the table promised before the start is the one that it showed at the end.
dice-outcomes =
    { $count ->
        [one] The one thing left to chance follows from it.
       *[other] All { $count } things left to chance follow from it.
    }
dice-inputs =
    { $count ->
        [one] The one move fits the rules.
       *[other] All { $count } moves fit the rules.
    }
dice-seals =
    { $count ->
        [one] The one seal is whole: nothing was changed or left out later.
       *[other] All { $count } seals are whole: nothing was changed or left out later.
    }
dice-flawed = This record does not hold. What stands on line { $line }, in entry { $append }, cannot be:
dice-how = How this works, and how to check it yourself
dice-promise = Before anybody sat down, the table drew a secret number and showed a fingerprint of it: the promise. Then each player’s device added random digits of its own. All that is left to chance is worked out from both, so that nobody alone could choose it. At the end the number is shown, and anybody can work everything out again.
dice-commitment = The promise
dice-seed = The secret number
dice-salt = What kept the promise from being guessed
dice-yourself = Download the record and check it with the program:
dice-python = Or with plain Python, by a second program that shares nothing with the first:

## The games, laid bare
ml-bare-wall =
    { $known ->
        [yes] wall ({ $side }), known
       *[no] wall ({ $side }), not known
    }
ml-bare-bumped = { $count } of { $of } walls: somebody had walked into them
ml-bare-unknown =
    { $count ->
        [one] { $count } wall that nobody knew yet
       *[other] { $count } walls that nobody knew yet
    }
ml-bare-walked = { $count } of { $of } openings: somebody had walked through
ml-bare-memory = Somebody who forgets nothing knew this much at this moment.
lc-bare-deck =
    { $count ->
        [one] Still to be drawn: one card
       *[other] Still to be drawn: { $count } cards
    }
lc-bare-none = no cards
mm-bare-frog =
    { $known ->
        [yes] { $frog } is { $who } { $nth }. One could know it.
       *[no] { $frog } is { $who } { $nth }. Nobody could be sure any more.
    }
mm-bare-none = Nobody was a frog at this moment.
