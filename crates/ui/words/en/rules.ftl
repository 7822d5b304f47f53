### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = What it is about
rules-magic-labyrinth-1 =
    Two to four magicians walk through a garden of 36 squares, looking for one symbol at a time. Under the garden stand walls that nobody can see.

    Whoever reaches the symbol first wins its chip. Five chips win the game. So remember every wall: those you found yourself, and those that others ran into.
rules-magic-labyrinth-2-title = The garden
rules-magic-labyrinth-2 =
    The garden has six rows of six squares, and 24 of them bear a symbol. Each magician begins in a corner of its own: that is its home.

    Between any two neighbouring squares there may be a hidden wall. 19 walls make an easy labyrinth, 24 a hard one. Every square can be reached from every other, and no corner has a much longer way to the symbols than another.
rules-magic-labyrinth-3-title = Your turn
rules-magic-labyrinth-3 =
    Roll the die: it shows 1, 2, 3 or 4. Then take up to that many steps, each to a neighbouring square: up, down, left or right, never across a corner.

    You may turn as you like and stop early. There is no way to feel for a wall first: a step that is taken is taken.
rules-magic-labyrinth-4-title = Plonk!
rules-magic-labyrinth-4 =
    If there is a wall in your way, the ball below your magician drops off. Your magician goes back to its corner, and your turn is over.

    The wall flashes for a moment, and everybody sees it. Then it is hidden again.
rules-magic-labyrinth-5-title = Symbols and chips
rules-magic-labyrinth-5 =
    A chip shows which symbol everybody looks for. When you reach that square, the chip is yours and your turn ends; you need not arrive with your last step.

    Then the next chip is drawn. If a magician already stands on its symbol, that player gets it as a gift, and another chip is drawn.
rules-magic-labyrinth-6-title = When others are in the way
rules-magic-labyrinth-6 =
    You may walk over squares where others stand, but not stop there. That is why a step to a taken square is offered only if you could still go on to a free one.

    There is one exception: if somebody stands in your corner when you are sent home, you share it until one of you leaves.
rules-magic-labyrinth-7-title = The end
rules-magic-labyrinth-7 =
    Whoever has five chips wins at once. Then the walls come to light, and everybody can see what they ran into.

    Alone you play against the turns: how few do you need for five chips?
rules-magic-labyrinth-8-title = For small and big ones
rules-magic-labyrinth-8 =
    With small children, let walls stay visible once somebody has run into them, and let the ways stay marked that somebody has walked. Three chips make a short game.

    If you want it harder: hide 24 walls, shuffle the symbols, or build a labyrinth by hand. It is turned before the game begins, so that even its builder does not know how it lies.

## Magic Maze
rules-magic-maze-1-title = What it is about
rules-magic-maze-1 =
    Four heroes sneak into a shopping mall. They are after a sword, a potion, a bow and an axe, and they want to be out again before the sand has run through.

    You all play together, at the same time and without turns. You win together or lose together. And most of the time nobody may say a word.
rules-magic-maze-2-title = What you may do
rules-magic-maze-2 =
    No hero belongs to anybody: everybody may move all four. But your action tile says in which ways. One may only move heroes up, another only to the left, a third may explore.

    So you always need the others. Watch what the heroes need, and do your part when it is time.
rules-magic-maze-3-title = How heroes move
rules-magic-maze-3 =
    A hero slides straight ahead, as far as you like, but not through walls, closed doors or other heroes. There is never more than one hero on a square.

    An escalator takes a hero from one end to the other. A vortex can be reached from anywhere: whoever has the vortex on their tile may send a hero to a free vortex of its colour.
rules-magic-maze-4-title = Exploring
rules-magic-maze-4 =
    In the beginning only the first tile of the mall is there. At its doors are exploration squares, each in the colour of a hero.

    When a hero stands on one of its own colour, whoever may explore lays the next tile behind that door. From then on everybody may pass there, both ways.
rules-magic-maze-5-title = The sand
rules-magic-maze-5 =
    The hourglass holds three minutes of sand. It starts with the first action and never stops. When it has run out, you have lost.

    A hero who enters an hourglass square turns the glass. What had run down is now the time you have: the longer you wait, the more you gain. If you wait too long, it is over. Each of these squares works once.
rules-magic-maze-6-title = Hush!
rules-magic-maze-6 =
    Before the first action you may talk as you like. After that you may talk only when the glass has been turned, until somebody does the next action. The sand does not wait for you.

    You may always look at somebody. And there is the pawn: set it before somebody who ought to do something. It does not say what. In the first scenario talk is free from beginning to end.
rules-magic-maze-7-title = The theft and the way out
rules-magic-maze-7 =
    When all four heroes stand on the items of their own colour at the same time, they take them. To have been there earlier does not count.

    Then the alarm goes off. No vortex works any more, and every hero has to get to an exit. When the last one is out, you have won.
rules-magic-maze-8-title = Scenarios
rules-magic-maze-8 =
    Begin with the first one. Numbers 2 to 7 each bring a little that is new, and from then on it stays. Numbers 8 to 17 are challenges: play them in any order, with as many tiles as you dare.

    The mall is different each time, because the tiles are shuffled.
rules-magic-maze-9-title = Alone
rules-magic-maze-9 =
    Alone you have seven action tiles in a pile, one for each thing that can be done. Turn up the next one whenever you like: the one on top is what you can do, with any hero and as often as you want.

    When you are through, the pile begins anew in the same order. When the hourglass is turned, it is shuffled. Every scenario but the ninth can be played alone.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = What it is about
rules-labyrinth-cards-1 =
    Two to six players lay cards with ways and treasures, side by side. Whoever joins two cards that show the same treasure by a way may take one of them.

    So the labyrinth grows and shrinks all the time. Whoever has the most cards in the end wins.
rules-labyrinth-cards-2-title = The cards
rules-labyrinth-cards-2 =
    There are 50 square cards. Each shows a way that leads to two, three or all four of its sides, and two treasures on this way.

    There are 25 treasures, each on four different cards. No two cards show the same two treasures.
rules-labyrinth-cards-3-title = In the beginning
rules-labyrinth-cards-3 =
    Everybody has two cards, which the others do not see. Four cards lie as a square in the middle; their ways need not meet. The others are the deck.
rules-labyrinth-cards-4-title = Lay a card
rules-labyrinth-cards-4 =
    In your turn you lay one of your two cards on a free place beside a card that lies there. You may turn it as you like.

    At least one of its ways must meet a way of a neighbour. On its other sides a way may well end at an edge. Cards lie edge to edge, never shifted.

    If none of the lying cards leads to a free place, you may lay yours against any side. That is rare.
rules-labyrinth-cards-5-title = Find treasures
rules-labyrinth-cards-5 =
    Now follow the ways from your new card. If one leads to a card that shows one of its two treasures, these two are joined. How long the way is, and what else lies on it, does not matter.
rules-labyrinth-cards-6-title = Take cards
rules-labyrinth-cards-6 =
    You may take every card that is joined like this: each is a point. The card you have just laid stays.

    You take one card after the other, and what is left must always hang together by its sides. So some cards can be taken only after others, and some not at all. A way that ran through a card you have just taken still counts.

    You need not take anything. Whoever likes it hard switches off the help: then you find the cards yourself, and a wrong one ends your turn.
rules-labyrinth-cards-7-title = Draw
rules-labyrinth-cards-7 =
    At the end of your turn you draw, so that you hold two cards again. When the deck is empty, you play on with what you have.
rules-labyrinth-cards-8-title = The end
rules-labyrinth-cards-8 =
    When all cards have been played, the game is over. Whoever has taken the most cards wins; if several have the same number, they share the victory.

    A short game has half as many cards. Each treasure is then on two of them.

## Mago Magino
rules-mago-magino-1-title = What it is about
rules-mago-magino-1 =
    Two to five players each have two children. They run through the dark forest to a hideout full of crystals and bring them home over the long meadow. Whoever brings three crystals home first wins.

    But the witch turns children into frogs, and all frogs look alike. Who still knows which one is theirs?
rules-mago-magino-2-title = The ring
rules-mago-magino-2 =
    The way is a ring: the house of the magician, three spaces of forest, the hideout with the crystals, then nine spaces of meadow back to the house.

    All children and the magician begin in the house. As many as like may stand on a space.
rules-mago-magino-3-title = Your turn
rules-mago-magino-3 =
    Roll the die. With a number you move one of your children or the magician by so many spaces. Or you let a frog hop, any frog, by one space.

    With the witch the arrow is spun first. Then you move one of your children, the magician or any frog by one space.

    A move goes in one direction and uses all its points. Only at the house, and for a child at the hideout, may it end early. You cannot pass: the magician can always move.
rules-mago-magino-4-title = Who goes where
rules-mago-magino-4 =
    Through the forest there is one direction only, from the house to the hideout. In the meadow you may go either way.

    A child with a crystal may not go into the forest. The magician stays on the meadow and in the house. A frog hops one space, whatever was rolled; one that hopped in the turn before may not hop straight back.
rules-mago-magino-5-title = Crystals
rules-mago-magino-5 =
    A child that ends its move in the hideout may take a crystal, one at a time. A crystal that was lost on the way may be picked up where a child begins or ends its move, but not in passing.

    A child that brings a crystal to the house delivers it: it is yours for good, and the child may run again.
rules-mago-magino-6-title = The witch
rules-mago-magino-6 =
    When the arrow points at a space, every child there becomes a frog and drops its crystal. If it points at the forest, it means the whole forest.

    In the house nobody is bewitched. And where the magician stands, everybody is safe.
rules-mago-magino-7-title = Frogs
rules-mago-magino-7 =
    When a child is bewitched, you see once which frog it has become. From then on frogs are just frogs, and nobody may look whose they are. So keep an eye on yours!

    A frog turns back when it comes to the house, when it hops to where the magician stands, or when the magician ends his move where it is. Then everybody sees who it was.
rules-mago-magino-8-title = Once more
rules-mago-magino-8 =
    If your move has set at least one child free, you may roll again, no matter whose it is. This may happen several times in a row. You may also end your turn.
rules-mago-magino-9-title = The end
rules-mago-magino-9 =
    Whoever delivers the third crystal wins at once. In a short game two are enough.

    If you want it harder, let the frogs be shuffled: those who meet on a space are mixed up, and even who watched closely loses track.

## The scenarios of Magic Maze
scenario-1-title = The first visit
scenario-1 = Get to know the mall with nine tiles: all four heroes leave by the purple exit. You may talk as much as you like.
scenario-2-title = Four ways out
scenario-2 = Now each hero has an exit of its own colour, and three of them are on new tiles. Talk only when the hourglass has been turned.
scenario-3-title = Pass it on
scenario-3 = Whenever the hourglass is turned, each action tile goes to the next player on the left. Look at once what you can do now.
scenario-4-title = Small gaps, loud voices
scenario-4 = The dwarf alone fits through the small gaps in the walls. And when the elf explores, the loudspeakers let you talk.
scenario-5-title = The crystal ball
scenario-5 = If the mage stands on a crystal ball, whoever may explore lays up to two tiles at any open doors, however far away. The first tile has no vortices any more.
scenario-6-title = Cameras
scenario-6 = While two cameras or more are working, no hero may enter an hourglass square. The barbarian switches a camera off by walking into it.
scenario-7-title = Watched all round
scenario-7 = Now all four cameras are hidden among the tiles. The mall is bigger than ever, and the barbarian has a lot to do.
scenario-8-title = The open deck
scenario-8 = The tiles lie face up, so that everybody sees what comes next. Think about which door it should go behind.
scenario-9-title = One leads
scenario-9 = One of you has no action tile, but is the only one who may set the pawn before others. When tiles pass on, so does the lead; for three to nine players.
scenario-10-title = Mix-up
scenario-10 = To fool the guards, each hero takes an item that is not its own. Then each leaves by an exit of another colour, and each exit takes one hero only.
scenario-11-title = The shrinking mall
scenario-11 = Before the theft, whenever the hourglass is turned, you have to take two tiles away, and what is left must hang together. If you cannot, you have lost.
scenario-12-title = Only with your hands
scenario-12 = Even when you may talk, there are no words. You may point at things and give signs.
scenario-13-title = Two malls
scenario-13 = Two heroes begin in one mall and two in another, and only vortices lead across. All four are never in the same one.
scenario-14-title = Not a word
scenario-14 = From the first action on nobody may talk at all, not even when the hourglass has been turned. You have the pawn and your eyes.
scenario-15-title = Only with your eyes
scenario-15 = No talk and no pawn either. All that is left is a look.
scenario-16-title = No short cuts
scenario-16 = No vortex works. Every way has to be walked.
scenario-17-title = No crowds
scenario-17 = Two heroes are never on the same tile, but for the first one. Whoever reaches an exit stays there, and nobody else may come onto that tile.
