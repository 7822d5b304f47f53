"""The rules of Labyrinth, the card game, for verify.py. Written from rules/labyrinth-cards.md,
notation.md and journal.md.
"""

import re

from verify_common import need, options

# LC-03: the cards by number, from 1: first the tees, then bends, straights and crossings.
SHAPES = {
    "tee": """
        amber-mask amber-thimble anchor-compass anchor-thimble banner-fan banner-scales
        banner-zither barrel-drum barrel-globe comb-lute comb-thimble compass-plume
        compass-urn drum-hourglass fan-mask flute-plume flute-zither globe-saddle
        globe-spindle hourglass-kettle hourglass-mask kettle-zither lute-whistle pearl-spindle
        pearl-teapot plume-quill quill-saddle saddle-scales teapot-whistle urn-whistle
    """,
    "bend": """
        amber-urn barrel-zither comb-kettle compass-scales hourglass-plume lute-saddle
        mask-teapot pearl-quill
    """,
    "straight": """
        anchor-teapot drum-scales fan-spindle flute-lute
    """,
    "crossing": """
        amber-barrel anchor-globe banner-whistle comb-fan drum-pearl flute-spindle kettle-urn
        quill-thimble
    """,
}
CARDS = [(shape, set(card.split("-"))) for shape, cards in SHAPES.items() for card in cards.split()]
ALL = range(1, 51)
TREASURES = sorted(set().union(*(treasures for _, treasures in CARDS)))

SIDES = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
ACROSS = {"N": "S", "E": "W", "S": "N", "W": "E"}
OPEN = {"tee": "ESW", "bend": "NE", "straight": "NS", "crossing": "NESW"}
TURNS = {"tee": 4, "bend": 4, "straight": 2, "crossing": 1}
SQUARE = [(0, 0), (1, 0), (0, 1), (1, 1)]
PLACE = "place ([1-9][0-9]?) at (-?[1-9][0-9]?|0),(-?[1-9][0-9]?|0) turn ([0-3])"


def shape(card):
    return CARDS[card - 1][0]


def treasures(card):
    return CARDS[card - 1][1]


def showing(treasure):
    return [card for card in ALL if treasure in treasures(card)]


def ways(card, turn):
    """On which sides a card is open after this number of clockwise quarter turns."""
    return {"NESW"[("NESW".index(side) + turn) % 4] for side in OPEN[shape(card)]}


def beside(place, side):
    return (place[0] + SIDES[side][0], place[1] + SIDES[side][1])


def flood(start, onward):
    """All that can be reached."""
    found, edge = {start}, [start]
    while edge:
        for to in onward(edge.pop()):
            if to not in found:
                found.add(to)
                edge.append(to)
    return found


class LabyrinthCards:
    RULES = 2

    def __init__(self, lines):
        given = options(lines)
        self.seats = given.number("seats", 2, 6, 2)
        self.names = "ABCDEF"[: self.seats]
        first = given.choice("first", ["random", *self.names], "random")
        short = given.switch("short", "off")
        self.anew = given.switch("links-anew", "off")
        self.find = given.switch("find-it-yourself", "off")
        self.config = (self.seats, first, short, self.anew, self.find)
        given.finish()

        self.deck = set(ALL)
        self.hands = [set() for _ in self.names]
        self.won = [0] * self.seats
        self.layout = {}  # place: (card, open sides)
        self.played, self.linked = None, set()
        self.turn = 0 if first == "random" else self.names.index(first)
        # What nature has to do before the first turn; then `draw` comes and goes.
        self.todo = ["half"] if short else []
        self.todo += ["deal"] * (2 * self.seats) + ["lay"] * 4
        self.todo += ["first"] if first == "random" else []
        self.over = False

    def outcome(self):
        """Who won, or None while it goes on."""
        if not self.over:
            return None
        return " ".join(n for n, won in zip(self.names, self.won) if won == max(self.won))

    def natures_move(self):
        return not self.over and bool(self.todo)

    def draw(self, stream):
        """What nature must do now, by this stream."""
        kind = self.todo[0]
        if kind == "half":
            return "half " + " ".join(map(str, self.half(stream)))
        deck = sorted(self.deck)
        if kind == "lay":
            lots = [(c, t, 4 // TURNS[shape(c)]) for c in deck for t in range(TURNS[shape(c)])]
            card, turn = stream.pick([((card, turn), weight) for card, turn, weight in lots])
            return f"lay {card} turn {turn}"
        outcomes = self.names if kind == "first" else deck
        return f"{kind} {stream.pick([(outcome, 1) for outcome in outcomes])}"

    def half(self, stream):
        """LC-41: every other card of a tour over all of them."""
        left, walk, tour = set(ALL), [], []
        while True:
            here = walk[-1][1] if walk else TREASURES[0]
            onward = [card for card in showing(here) if card in left]
            if onward:
                card = onward[stream.below(len(onward))]
                left.remove(card)
                walk.append((card, *(treasures(card) - {here})))
            elif walk:
                tour.append(walk.pop()[0])
            else:
                return sorted(tour[stream.below(2) :: 2])

    def chance(self, text):
        """Nature's move, which `draw` has said."""
        kind, (_, *values) = self.todo.pop(0), text.split(" ")
        if kind == "half":
            self.deck = set(map(int, values))
        elif kind == "first":
            self.turn = self.names.index(values[0])
        else:
            card = int(values[0])
            self.deck.remove(card)
            if kind == "lay":
                self.layout[SQUARE[len(self.layout)]] = (card, ways(card, int(values[2])))
            elif kind == "deal":
                dealt = sum(map(len, self.hands))
                self.hands[dealt % self.seats].add(card)
            else:
                self.hands[self.turn].add(card)
                self.pass_on()

    def act(self, name, action):
        """A player's action, or why it is refused."""
        need(not self.over, "the game is over")
        need(not self.natures_move(), "nature is to move first")
        need(name in self.names and self.names.index(name) == self.turn, "it is not their turn")
        place = re.fullmatch(PLACE, action)
        take = re.fullmatch("take ([1-9][0-9]?)", action)
        need(place or take or action == "finish", "there is no such action")
        if place:
            card, column, row, turn = map(int, place.groups())
            self.place(card, (column, row), turn)
            return
        need(self.played, "a card is to be played first")
        if take:
            self.take(int(take[1]))
        else:
            self.end()

    def place(self, card, place, turn):
        need(not self.played, "a card was played already")
        need(card in self.hands[self.turn], "they do not hold that card")
        need(turn < TURNS[shape(card)], "turned by less it lies the same way")
        need(place not in self.layout, "a card lies there already")
        sides = ways(card, turn)
        near = {side: self.layout.get(beside(place, side)) for side in SIDES}
        need(any(near.values()), "no card lies on a side of it")
        meets = any(near[side] and ACROSS[side] in near[side][1] for side in sides)
        empty = (beside(at, side) not in self.layout for at, (_, s) in self.layout.items() for side in s)
        need(meets or not any(empty), "no way is met (LC-20)")
        self.hands[self.turn].remove(card)
        self.layout[place] = (card, sides)
        self.played = place
        self.linked = self.links()
        self.go_on()

    def links(self):
        """LC-22: the places of the cards that are linked to the one just played."""

        def along(place):
            for side in self.layout[place][1]:
                to = beside(place, side)
                if to in self.layout and ACROSS[side] in self.layout[to][1]:
                    yield to

        shown = treasures(self.layout[self.played][0])
        reached = flood(self.played, along) - {self.played}
        return {place for place in reached if treasures(self.layout[place][0]) & shown}

    def hangs_without(self, gone):
        """LC-24: whether the other cards hang together by their sides."""

        def sides(place):
            around = (beside(place, side) for side in SIDES)
            return [to for to in around if to in self.layout and to != gone]

        return len(flood(self.played, sides)) == len(self.layout) - 1

    def take(self, card):
        place = next((at for at, (lying, _) in self.layout.items() if lying == card), None)
        need(place, "that card does not lie on the table")
        need(place != self.played, "the card just played stays")
        linked, hangs = place in self.linked, self.hangs_without(place)
        need(self.find or linked, "that card is not linked (LC-22)")
        may_miss = self.find and (self.rules_number < 2 or not linked)
        need(may_miss or hangs, "the others would fall apart (LC-24)")
        if not (linked and hangs):
            self.end()  # LC-26: a wrong claim ends the taking
            return
        del self.layout[place]
        self.won[self.turn] += 1
        self.linked = self.links() if self.anew else self.linked - {place}
        self.go_on()

    def go_on(self):
        """LC-28, from rules number 2: the turn ends by itself when nothing can be taken any more."""
        if self.rules_number >= 2 and not self.find and not any(map(self.hangs_without, self.linked)):
            self.end()

    def end(self):
        """LC-28: draw while the deck lasts, then the next one plays."""
        self.played, self.linked = None, set()
        if self.deck:
            self.todo = ["draw"]
        else:
            self.pass_on()

    def pass_on(self):
        self.turn = (self.turn + 1) % self.seats
        self.over = not any(self.hands)
