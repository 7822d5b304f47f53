### The rules of the games, in our own words. An empty line begins a new paragraph.

## The Magic Labyrinth
rules-magic-labyrinth-1-title = The goal
rules-magic-labyrinth-1 =
    You are magicians in a garden of 36 squares, and you are all looking for the same symbol. Under the garden are walls that nobody can see.

    Be first to reach the symbol and you win its chip. The first player with 5 chips wins the game. So remember every wall: the ones you bump into, and the ones the others find.
rules-magic-labyrinth-2-title = The garden
rules-magic-labyrinth-2 =
    The garden has 6 rows of 6 squares, and 24 of them have a symbol. Your magician starts in a corner. That corner is its home.

    There may be a hidden wall between any two squares. With 19 walls it’s easy, with 24 it’s hard. Every square can be reached, and no corner is much farther from the symbols than another.
rules-magic-labyrinth-3-title = Your turn
rules-magic-labyrinth-3 =
    Roll the die: you get 1, 2, 3 or 4 steps. Each step takes you to the next square: up, down, left or right, never diagonally.

    You can change direction after every step, and you can stop early. But there’s no testing for walls: once you take a step, you’ve taken it.
rules-magic-labyrinth-4-title = Plonk!
rules-magic-labyrinth-4 =
    If there’s a wall in your way, the ball under your magician drops off. Your magician goes back to its corner, and your turn is over.

    Everyone sees the wall for a moment. Then it’s hidden again. Remember it!
rules-magic-labyrinth-5-title = Symbols and chips
rules-magic-labyrinth-5 =
    A chip shows the target: the symbol everyone is looking for. When you reach it, the chip is yours and your turn ends. It doesn’t matter if you have steps left.

    Then the next chip is drawn. If a magician is already on its symbol, that player gets the chip for free, and another chip is drawn.
rules-magic-labyrinth-6-title = When someone is in your way
rules-magic-labyrinth-6 =
    You can walk across a square with another magician on it, but you can’t stop there. So you can only step onto it if you have enough steps to reach a free square.

    There’s one exception. If someone is in your corner when you are sent home, you share it until one of you moves on.
rules-magic-labyrinth-7-title = The end
rules-magic-labyrinth-7 =
    The first player with 5 chips wins at once. Then the walls appear, and you can see what you kept running into.

    Playing solo? Try to collect 5 chips in as few turns as you can.
rules-magic-labyrinth-8-title = Make it easier or harder
rules-magic-labyrinth-8 =
    With young children, let found walls and walked paths stay visible. Play to 3 chips for a short game.

    Want it harder? Hide 24 walls, shuffle the symbols, or build a maze of your own. It is rotated before the game, so that even the builder doesn’t know where the walls are.

## Magic Maze
rules-magic-maze-1-title = The goal
rules-magic-maze-1 =
    Four heroes sneak into a shopping mall. They want a sword, a potion, a bow and an axe, and they want to be out again before the hourglass runs out.

    You all play together and at the same time: there are no turns. You win together or you lose together. And most of the time, nobody is allowed to say a word.
rules-magic-maze-2-title = What you can do
rules-magic-maze-2 =
    Nobody owns a hero: you can move all four. But your action tile says how. One player can only move heroes up, another only left, a third can explore.

    So you always need each other. Watch what the heroes need, and do your part at the right moment.
rules-magic-maze-3-title = How heroes move
rules-magic-maze-3 =
    A hero slides straight ahead, as far as you like, but not through walls, closed doors or other heroes. There’s never more than one hero on a square.

    An escalator takes a hero from one end to the other. A vortex works from anywhere: if vortex is one of your actions, you can send a hero to a free vortex of its colour.
rules-magic-maze-4-title = Explore
rules-magic-maze-4 =
    At first you see only one tile of the mall. At its doors are exploration squares, each in the colour of one hero.

    When a hero is on an exploration square of its own colour, the player with the explore action adds the next tile behind that door. From then on, every hero can pass through, both ways.
rules-magic-maze-5-title = The hourglass
rules-magic-maze-5 =
    The hourglass holds 3 minutes of sand. It starts with the first action and never stops. When the sand runs out, you lose.

    A hero who enters an hourglass square turns the hourglass. The sand that has already run through is now the time you have: the longer you wait, the more you gain. But don’t wait too long! Each of these squares works only once.
rules-magic-maze-6-title = Shh!
rules-magic-maze-6 =
    Before the first action you can talk as much as you like. After that you can talk only when the hourglass has been turned, until the next action. The sand keeps running.

    You can always look at someone. And there’s the “Do something!” pawn: put it in front of a player who should act. It doesn’t say what to do. In the first scenario you can talk all the time.
rules-magic-maze-7-title = The theft and the escape
rules-magic-maze-7 =
    When all four heroes are on the items of their own colour at the same time, they take them. It doesn’t count if one of them was there earlier.

    Then the alarm goes off. The vortices stop working, and every hero has to reach an exit. When the last one is out, you win.
rules-magic-maze-8-title = Scenarios
rules-magic-maze-8 =
    Start with the first one. Scenarios 2 to 7 each add a new rule, and it stays from then on. Scenarios 8 to 17 are challenges: play them in any order, with as many tiles as you dare.

    The tiles are shuffled, so the mall is different every time.
rules-magic-maze-9-title = Solo
rules-magic-maze-9 =
    Solo, you have a pile of 7 action tiles, one for each action. Turn up the next one whenever you like. You can use the tile on top with any hero, as often as you want.

    After the last one, the pile starts again in the same order. When the hourglass is turned, the pile is shuffled. You can play every scenario solo except number 9.

## Labyrinth, the card game
rules-labyrinth-cards-1-title = The goal
rules-labyrinth-cards-1 =
    Build a labyrinth from cards that show paths and treasures. When your path connects two cards with the same treasure, you can take one of them.

    So the labyrinth grows and shrinks all the time. The player with the most cards at the end wins.
rules-labyrinth-cards-2-title = The cards
rules-labyrinth-cards-2 =
    There are 50 square cards. Each has a path that leads to 2, 3 or all 4 of its sides, and 2 treasures on that path.

    There are 25 treasures, each on 4 different cards. No two cards show the same pair.
rules-labyrinth-cards-3-title = At the start
rules-labyrinth-cards-3 =
    You have a hand of 2 cards that the others can’t see. In the middle, 4 cards form a square; their paths don’t have to meet. All other cards are the deck.
rules-labyrinth-cards-4-title = Play a card
rules-labyrinth-cards-4 =
    On your turn, play one of your 2 cards on a free place next to a card on the table. Rotate it as you like.

    At least one end of its path must meet the path of a neighbour. On its other sides, a path may stop at an edge. Place cards edge to edge, never shifted.

    If no path on the table leads to a free place, you can play your card next to any card. That’s rare.
rules-labyrinth-cards-5-title = Find treasures
rules-labyrinth-cards-5 =
    Now follow the paths from your new card. If one leads to a card with one of the same treasures, the two cards are connected. It doesn’t matter how long the path is or what else is on it.
rules-labyrinth-cards-6-title = Take cards
rules-labyrinth-cards-6 =
    You can take every card that is connected to your new one. Each is worth 1 point. The card you just played stays.

    Take them one by one. The rest of the labyrinth must always stay in one piece, side to side. So some cards can only be taken after others, and some not at all. A path still counts even if it ran through a card you have just taken.

    You don’t have to take anything. For a challenge, turn on “Find it yourself”: then nothing glows, and a wrong card ends your turn.
rules-labyrinth-cards-7-title = Draw
rules-labyrinth-cards-7 =
    At the end of your turn, draw until you have 2 cards again. When the deck is empty, play on with the cards you have.
rules-labyrinth-cards-8-title = The end
rules-labyrinth-cards-8 =
    The game ends when all cards have been played. The player who took the most cards wins. In a tie, the win is shared.

    A short game has half the cards. Each treasure is then on 2 of them.

## Mago Magino
rules-mago-magino-1-title = The goal
rules-mago-magino-1 =
    You have two children. They run through the dark forest to a hideout full of crystals and bring them home across the long meadow. The first player with 3 crystals at home wins.

    But the witch turns children into frogs, and all frogs look the same. Do you still know which one is yours?
rules-mago-magino-2-title = The ring
rules-mago-magino-2 =
    The spaces form a ring: the magician’s house, 3 forest spaces, the hideout with the crystals, then 9 meadow spaces back to the house.

    All the children and the magician start in the house. There’s room for everyone on every space.
rules-mago-magino-3-title = Your turn
rules-mago-magino-3 =
    Roll the die. If you roll a number, move one of your children or the magician that many spaces. Or make a frog hop 1 space. Any frog!

    If you roll the witch, the arrow spins first. Then move one of your children, the magician or any frog 1 space.

    You move in one direction and use the whole number. You can stop early only at the house or, with a child, at the hideout. You always have to move something.
rules-mago-magino-4-title = Where you can go
rules-mago-magino-4 =
    The forest is one-way: from the house to the hideout. On the meadow you can go both ways.

    A child with a crystal can’t enter the forest. The magician stays on the meadow and in the house. A frog always hops 1 space, and it can’t hop straight back if it hopped in the turn before.
rules-mago-magino-5-title = Crystals
rules-mago-magino-5 =
    A child that ends its move in the hideout can take a crystal, but carries only 1 at a time. A child can also pick up a lost crystal where it starts or ends its move, but not on the way past.

    When a child brings a crystal to the house, the crystal is yours for good, and the child can set off again.
rules-mago-magino-6-title = The witch
rules-mago-magino-6 =
    The arrow points at a space, and every child there turns into a frog and drops its crystal. If it points at the forest, that means the whole forest.

    Nobody is bewitched in the house. And everyone on the magician’s space is safe.
rules-mago-magino-7-title = Frogs
rules-mago-magino-7 =
    When a child is bewitched, you see once which frog it becomes. After that, all frogs look the same, and nobody can check whose they are. So keep your eyes on yours!

    A frog turns back into a child when it reaches the house, when it hops to the magician, or when the magician ends his move on its space. Then everyone sees who it was.
rules-mago-magino-8-title = Roll again
rules-mago-magino-8 =
    If your move frees at least one child, you may roll again, no matter whose child it was. This can happen several times in a row. Or you can end your turn.
rules-mago-magino-9-title = The end
rules-mago-magino-9 =
    The first player with 3 crystals at home wins at once. In a short game, 2 are enough.

    Want it harder? Turn on shuffled frogs: frogs that meet on a space get mixed up, and even the best eyes lose track.

## The scenarios of Magic Maze
scenario-1-title = First visit
scenario-1 = Get to know the mall, with 9 tiles. All four heroes leave by the mage’s exit. You can talk as much as you like.
scenario-2-title = Four ways out
scenario-2 = Each hero now has an exit of its own colour, and 3 of them are on new tiles. You can talk only when the hourglass has been turned.
scenario-3-title = Pass it on
scenario-3 = Whenever the hourglass is turned, your action tile moves to the player on your left. Check your new actions right away.
scenario-4-title = Small gaps, loud voices
scenario-4 = Only the dwarf fits through the small gaps in the walls. And when the elf explores, the loudspeakers let you talk.
scenario-5-title = The crystal ball
scenario-5 = When the mage is on a crystal ball, the player with the explore action can place up to 2 tiles at any open doors, however far away. The first tile has no vortices any more.
scenario-6-title = Cameras
scenario-6 = While 2 or more cameras work, no hero can enter an hourglass square. The barbarian switches a camera off by walking into it.
scenario-7-title = Eyes everywhere
scenario-7 = Now all 4 cameras are hidden among the tiles. The mall is bigger than ever, and the barbarian has plenty to do.
scenario-8-title = The open deck
scenario-8 = The deck is face up, so everyone sees the next tile. Think about where it should go.
scenario-9-title = Follow the leader
scenario-9 = One of you has no actions, but is the only one who can use the “Do something!” pawn. When action tiles are passed, the lead moves on too. For 3 to 9 players.
scenario-10-title = Mix-up
scenario-10 = To fool the guards, each hero takes an item that isn’t its own. Then each leaves by an exit of another colour, and each exit takes only one hero.
scenario-11-title = The shrinking mall
scenario-11 = Until the theft, you have to remove 2 tiles whenever the hourglass is turned, and the rest must stay connected. If you can’t, you lose.
scenario-12-title = Hands only
scenario-12 = Even when you may talk, no words. You can point at things and react.
scenario-13-title = Two malls
scenario-13 = Two heroes start in one mall and two in another, and only vortices lead across. All four are never in the same mall.
scenario-14-title = Not a word
scenario-14 = From the first action on, nobody can talk, not even when the hourglass has been turned. You have the pawn and your eyes.
scenario-15-title = Eyes only
scenario-15 = No talking, and no pawn either. All you have left is a look.
scenario-16-title = No shortcuts
scenario-16 = The vortices don’t work. You have to walk all the way.
scenario-17-title = No crowds
scenario-17 = Never two heroes on the same tile, except on the first one. A hero who reaches an exit stays there, and nobody else can enter that tile.
