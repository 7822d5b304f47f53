"""The rules of The Magic Labyrinth, for verify.py. Written from rules/magic-labyrinth.md,
notation.md and journal.md.
"""

import re

from verify_common import need, options

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
SQUARES = [(column, row) for row in range(6) for column in range(6)]
CORNERS = [(0, 0), (5, 0), (5, 5), (0, 5)]  # clockwise
SYMBOLS = (
    "moon feather key snail crown leaf fish candle owl ring comet acorn "
    "tower moth bell sun kite cat lantern harp star shell mirror flask"
).split()
MAGICIANS = ["red", "blue", "yellow", "green"]


def beside(square, side):
    """The neighbour, or None where the board ends."""
    to = (square[0] + SIDES[side][0], square[1] + SIDES[side][1])
    return to if to in SQUARES else None


def slot(one, other):
    """The slot between two neighbours: both squares, the western or northern one first."""
    return (min(one, other), max(one, other))


SLOTS = [slot(s, beside(s, side)) for s in SQUARES for side in ("east", "south") if beside(s, side)]
LOTS = [s for s in SLOTS for _ in range(5 if s[0] in CORNERS or s[1] in CORNERS else 4)]
# ML-03: all squares but the corners and those beside them.
SYMBOL_SQUARES = [
    s for s in SQUARES if all(abs(s[0] - c[0]) + abs(s[1] - c[1]) > 1 for c in CORNERS)
]


def distances(walls, start):
    """How far it is to each square that can be reached."""
    found, ring = {start: 0}, [start]
    while ring:
        ways = [(s, beside(s, side)) for s in ring for side in SIDES]
        ring = []
        for here, to in ways:
            if to and to not in found and slot(here, to) not in walls:
                found[to] = found[here] + 1
                ring.append(to)
    return found


def connected(walls):
    return len(distances(walls, (0, 0))) == 36


def turned(walls, quarters):
    """The maze after this number of clockwise quarter turns."""
    for _ in range(quarters):
        walls = {slot(*((5 - row, column) for column, row in wall)) for wall in walls}
    return walls


def drawn_walls(rows):
    """The walls of a drawing."""
    walls, row, may_follow = set(), -1, False
    for text in rows:
        if may_follow and re.fullmatch("[ +-]*", text):
            for place, letter in enumerate(text):
                fits = letter == " " or (place < 11 and place % 2 == "-+".index(letter))
                need(fits, f"`{text}` is no line of walls")
                if letter == "-":
                    walls.add(slot((place // 2, row), (place // 2, row + 1)))
            may_follow = False
            continue
        need(row < 5 and re.fullmatch("[.o]([ |][.o]){5}", text), f"`{text}` is no row of squares")
        row += 1
        walls |= {slot((c, row), (c + 1, row)) for c in range(5) if text[2 * c + 1] == "|"}
        may_follow = row < 5
    need(row == 5, f"the drawing has {row + 1} rows of squares, not 6")
    need(len(walls) <= 24, f"there are {len(walls)} walls in the drawing (ML-10)")
    need(connected(walls), "the drawing cuts a part of the board off (ML-11)")
    return walls


class MagicLabyrinth:
    RULES = 1

    def __init__(self, lines):
        given = options(lines, "maze")
        self.seats = given.number("seats", 1, 4, 2)
        self.names = "ABCD"[: self.seats]
        drawing = given.block("maze")
        built = None if drawing is None else drawn_walls(drawing)
        self.count = given.number("walls", 0, 24, 19 if built is None else len(built))
        need(built is None or len(built) == self.count, "`walls` is not what is drawn")
        turning, self.fair = given.switch("turned", "on"), given.switch("fair", "on")
        shuffled = given.choice("symbols", ["fixed", "shuffled"], "fixed") == "shuffled"
        magicians = given.text("magicians", " ".join(MAGICIANS[: self.seats])).split()
        fit = len(set(magicians)) == len(magicians) == self.seats and set(magicians) <= set(MAGICIANS)
        need(fit, "`magicians` is not one of each seat's own (ML-05)")
        first = given.choice("first", ["random", *self.names], "random")
        self.goal = given.number("chips", 3, 23 // self.seats + 1, min(5, 23 // self.seats + 1))
        self.shared = given.switch("shared-squares", "off")
        hints = given.switch("keep-found-walls", "off"), given.switch("trail", "off")
        self.config = (self.seats, self.count, built, turning, self.fair, shuffled, magicians)
        self.config += (first, self.goal, self.shared, hints)
        given.finish()

        corners = [0, 2] if self.seats == 2 else [0, 1, 2, 3]
        self.homes = [CORNERS[corner] for corner in corners[: self.seats]]
        self.mages = list(self.homes)
        self.chips = [0] * self.seats
        self.walls, self.symbols = built or set(), SYMBOLS
        self.bag, self.look = set(SYMBOLS), None
        self.turn = 0 if first == "random" else self.names.index(first)
        self.rolled = self.left = 0
        self.waiting = []  # ML-29: who gets a chip from the bag
        self.winner = None
        # What nature has to do, and then `roll` or `move`: what the player at turn has to do.
        self.todo = ["walls"] if built is None else ["turn"] if turning else []
        self.todo += ["symbols"] if shuffled else []
        self.todo += ["first"] if first == "random" and self.seats > 1 else []
        self.todo += ["chip", "roll"]

    def outcome(self):
        """Who won, or None while it goes on."""
        return None if self.winner is None else self.names[self.winner]

    def natures_move(self):
        return self.winner is None and self.todo[0] not in ("roll", "move")

    def draw(self, stream):
        """What nature must do now, by this stream."""
        kind = self.todo[0]
        if kind == "walls":
            return "walls " + (" ".join(map(slot_name, sorted_slots(self.maze(stream)))) or "none")
        if kind == "symbols":
            order = list(SYMBOLS)
            for last in range(23, 0, -1):
                other = stream.below(last + 1)
                order[last], order[other] = order[other], order[last]
            return "symbols " + " ".join(order)
        outcomes = {
            "turn": [(n, 1) for n in range(4)],
            "first": [(seat, 1) for seat in self.names],
            "chip": [(chip, 1) for chip in sorted(self.bag)],
            "die": [(1, 1), (2, 2), (3, 2), (4, 1)],
        }[kind]
        return f"{'roll' if kind == 'die' else kind} {stream.pick(outcomes)}"

    def maze(self, stream):
        while True:
            walls, tried = set(), set()
            while len(walls) < self.count:
                at = LOTS[stream.below(len(LOTS))]
                if at not in tried:
                    tried.add(at)
                    walls |= {at} if connected(walls | {at}) else set()
            ways = [distances(walls, home) for home in self.homes]
            sums = [sum(way[square] for square in SYMBOL_SQUARES) for way in ways]
            if not self.fair or max(sums) - min(sums) <= (24 if self.count <= 19 else 36):
                return walls

    def chance(self, text):
        """Nature's move, which `draw` has said."""
        kind, (_, *values) = self.todo.pop(0), text.split(" ")
        if kind == "walls":
            pairs = zip(values[::2], values[1::2])
            named = {slot_name(s): s for s in SLOTS}
            self.walls = {named[f"{square} {side}"] for square, side in pairs}
        elif kind == "turn":
            self.walls = turned(self.walls, int(values[0]))
        elif kind == "symbols":
            self.symbols = values
        elif kind == "first":
            self.turn = self.names.index(values[0])
        elif kind == "chip":
            self.chip(values[0])
        else:
            self.rolled = self.left = int(values[0])
            self.todo = ["move"]

    def chip(self, symbol):
        self.bag.remove(symbol)
        if not self.waiting:
            square = SYMBOL_SQUARES[self.symbols.index(symbol)]
            order = [(self.turn + n) % self.seats for n in range(self.seats)]
            self.waiting = [seat for seat in order if self.mages[seat] == square]
        if not self.waiting:
            self.look = symbol
            return
        self.todo = ["chip", "roll"]  # ML-28: another is drawn
        self.win(self.waiting.pop(0))

    def win(self, seat):
        self.chips[seat] += 1
        if self.chips[seat] == self.goal:
            self.winner = seat

    def act(self, name, action):
        """A player's action, or why it is refused."""
        need(self.winner is None, "the game is over")
        need(not self.natures_move(), "nature is to move first")
        need(name in self.names and self.names.index(name) == self.turn, "it is not their turn")
        word, _, side = action.partition(" ")
        known = action in ("roll", "stop") or (word == "step" and side in SIDES)
        need(known, "there is no such action")
        seat = self.turn
        others = {at for other, at in enumerate(self.mages) if other != seat}
        others = set() if self.shared else others
        if action == "roll":
            need(self.todo[0] == "roll", "the die was rolled already")
            self.todo = ["die"]
            return
        need(self.todo[0] == "move", "the die is to be rolled first")
        if action == "stop":
            stuck = self.left < self.rolled and self.mages[seat] in others
            need(not stuck, "somebody else stands here (ML-25)")
            self.end()
            return
        here, to = self.mages[seat], beside(self.mages[seat], side)
        need(to, "the board ends there")
        if to in others:
            reach = distances(set(), to).items()
            free = any(way < self.left and at not in others for at, way in reach)
            need(free, "no free square could be reached (ML-24)")
        if slot(here, to) in self.walls:
            self.mages[seat] = self.homes[seat]
            self.end()
            return
        self.mages[seat] = to
        self.left -= 1
        if to == SYMBOL_SQUARES[self.symbols.index(self.look)]:
            self.end()
            self.todo = ["chip", "roll"]
            self.win(seat)
        elif self.left == 0:
            self.end()

    def end(self):
        self.turn = (self.turn + 1) % self.seats
        self.todo = ["roll"]


def slot_name(at):
    (column, row), other = at
    return f"{column},{row} {'east' if other[0] > column else 'south'}"


def sorted_slots(walls):
    return [at for at in SLOTS if at in walls]
