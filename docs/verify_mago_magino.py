"""The rules of Mago Magino, for verify.py. Written from rules/mago-magino.md and journal.md."""

import math
import re

from verify_common import need, options

COLOURS = ["red", "blue", "yellow", "green", "violet"]
HOUSE, FOREST, HIDEOUT = 0, (1, 2, 3), 4  # then the meadow, clockwise
FACES = ["witch", "1", "2", "3", "4"]


class MagoMagino:
    RULES = 2

    def __init__(self, lines):
        given = options(lines, "die")
        self.seats = given.number("seats", 2, 5, 2)
        self.names = "ABCDE"[: self.seats]
        forest, meadow = given.number("forest", 3, 3, 3), given.number("meadow", 4, 20, 9)
        self.spaces = 2 + forest + meadow
        die = " ".join(given.block("die") or ["witch witch 2 3 3 4"]).split()
        fit = len(die) == 6 and set(die) <= set(FACES)
        need(fit, "`die` has not six faces, each the witch or 1 to 4 (MM-03)")
        self.die = sorted(die, key=FACES.index)
        colours = given.text("colours", " ".join(COLOURS[: self.seats])).split()
        fit = len(set(colours)) == len(colours) == self.seats and set(colours) <= set(COLOURS)
        need(fit, "`colours` is not one of each seat's own (MM-01)")
        first = given.choice("first", ["random", *self.names], "random")
        self.goal = given.number("crystals", 2, 3, 3)
        self.shuffled = given.switch("shuffled-frogs", "off")
        numbered = given.switch("numbered-frogs", "off")  # MM-50: for pages alone
        self.config = (self.seats, meadow, self.die, colours, first, self.goal, self.shuffled)
        self.config += (numbered,)
        given.finish()

        # Children are numbered A1, A2, B1 and so on.
        self.at = [HOUSE] * (2 * self.seats)
        self.carries = [False] * (2 * self.seats)
        self.frog = {}  # child -> id, or None while it is to be drawn
        self.magician = HOUSE
        self.crystals = {HIDEOUT: 15}
        self.delivered = [0] * self.seats
        self.turn = 0 if first == "random" else self.names.index(first)
        # first, die, arrow, frog: nature is to draw it; roll, move, again: what the player may do.
        self.todo = "first" if first == "random" else "roll"
        self.after = None  # what follows when all frogs have an id
        self.points = 0
        self.barred = None  # MM-27: from where, to where, and the ids of the frogs
        self.winner = None

    # What is said of spaces and frogs.

    def name(self, space):
        if space in (HOUSE, HIDEOUT):
            return "house" if space == HOUSE else "hideout"
        return f"forest-{space}" if space in FOREST else f"meadow-{space - HIDEOUT}"

    def space(self, text):
        found = [space for space in range(self.spaces) if self.name(space) == text]
        need(found, f"there is no space `{text}`")
        return found[0]

    def frogs_on(self, space):
        return [child for child in self.frog if self.at[child] == space]

    def waiting(self):
        """The frogs without an id, in the order in which they get one."""
        nameless = [child for child, frog in self.frog.items() if frog is None]
        return sorted(nameless, key=lambda child: (self.at[child], child))

    def free_ids(self):
        used = self.frog.values()
        return [str(n) for n in range(1, 2 * self.seats + 1) if str(n) not in used]

    def mixed_next(self):
        """MM-53, from rules number 2: the frogs that are next to get their ids together, if any."""
        here = self.frogs_on(self.at[self.waiting()[0]])
        together = self.rules_number >= 2 and self.shuffled and len(here) > 1
        return sorted(here) if together else []

    # Nature.

    def outcome(self):
        """Who won, or None while it goes on."""
        return None if self.winner is None else self.names[self.winner]

    def natures_move(self):
        return self.winner is None and self.todo not in ("roll", "move", "again")

    def draw(self, stream):
        """What nature must do now, by this stream."""
        kind = self.todo
        if kind == "frog" and self.mixed_next():
            return self.draw_ids(stream, len(self.mixed_next()))
        outcomes = {
            "first": self.names,
            "die": self.die,
            "arrow": [self.name(space) for space in range(1, self.spaces)],
            "frog": self.free_ids(),
        }[kind]
        drawn = stream.pick([(outcome, 1) for outcome in outcomes])
        return f"{'roll' if kind == 'die' else kind} {drawn}"

    def draw_ids(self, stream, count):
        """Draws one of all lists of `count` free ids, in lexicographic order."""
        free, ids = self.free_ids(), []
        lists = [math.perm(len(free) - n, count - n) for n in range(count + 1)]
        number = stream.below(lists[0])
        for rest in lists[1:]:
            nth, number = divmod(number, rest)
            ids.append(free.pop(nth))
        return "frogs " + " ".join(ids)

    def chance(self, text):
        """Nature's move, which `draw` has said."""
        kind, value = self.todo, text.split(" ")[1]
        if kind == "first":
            self.turn, self.todo = self.names.index(value), "roll"
        elif kind == "die":
            self.points = 1 if value == "witch" else int(value)
            self.todo = "arrow" if value == "witch" else "move"
        elif kind == "arrow":
            self.bewitch(self.space(value))
        elif self.mixed_next():
            for child, frog in zip(self.mixed_next(), text.split(" ")[1:]):
                self.give_id(child, frog)
        else:
            self.give_id(self.waiting()[0], value)

    def bewitch(self, arrow):
        self.todo = "move"
        if arrow == self.magician:
            return  # MM-43
        spaces = FOREST if arrow in FOREST else (arrow,)
        for child in range(2 * self.seats):
            if self.at[child] in spaces and child not in self.frog:
                self.frog[child] = None
                self.todo, self.after = "frog", "move"
                if self.carries[child]:  # MM-41
                    self.carries[child] = False
                    self.lay(self.at[child], 1)
        if self.shuffled:
            for space in {self.at[child] for child in self.waiting()}:
                self.mix(space)

    def mix(self, space):
        """MM-53: frogs that meet lose their ids."""
        here = self.frogs_on(space)
        if len(here) > 1:
            self.frog.update((child, None) for child in here)
            if self.barred and self.barred[1] == space:
                self.barred[2].clear()

    def give_id(self, child, frog):
        self.frog[child] = frog
        space = self.at[child]
        mixed = self.shuffled and len(self.frogs_on(space)) > 1
        if mixed and self.barred and self.barred[1] == space:
            self.barred[2].add(frog)  # MM-27: nobody can tell which of them hopped
        if not self.waiting():
            self.todo = self.after

    # Players.

    def act(self, name, action):
        """A player's action, or why it is refused."""
        need(self.winner is None, "the game is over")
        need(not self.natures_move(), "nature is to move first")
        need(name in self.names and self.names.index(name) == self.turn, "it is not their turn")
        if action == "roll":
            need(self.todo != "move", "the die was rolled already")
            self.todo = "die"
            return
        if action == "end":
            need(self.todo == "again", "nobody was freed (MM-52)")
            self.end()
            return
        child = re.fullmatch("child ([12])( load)? to ([a-z0-9-]+)( load)?", action)
        magician = re.fullmatch("magician to ([a-z0-9-]+)", action)
        frog = re.fullmatch("frog ([0-9]+) to ([a-z0-9-]+)", action)
        need(child or magician or frog, "there is no such action")
        need(self.todo == "move", "the die is to be rolled first")
        if child:
            need(not (child[2] and child[4]), "there is no such action")
            which = 2 * self.turn + int(child[1]) - 1
            self.walk(which, bool(child[2]), self.space(child[3]), bool(child[4]))
        elif magician:
            self.lead(self.space(magician[1]))
        else:
            self.hop(frog[1], self.space(frog[2]))

    def walk(self, child, load_first, to, load_last):
        need(child not in self.frog, "this child is a frog")
        start = self.at[child]
        need(not (self.carries[child] and (load_first or load_last)), "it carries one already")
        need(not load_first or self.crystals.get(start), "no crystal lies there")
        laden = self.carries[child] or load_first
        need(self.reaches(start, to, "carrier" if laden else "child"), "no such move (MM-22)")
        need(not load_last or self.crystals.get(to), "no crystal lies there")
        if load_first or load_last:
            self.lay(start if load_first else to, -1)
        self.at[child] = to
        self.carries[child] = laden or load_last
        if laden and to == HOUSE:  # MM-32
            self.carries[child] = False
            self.delivered[self.turn] += 1
            if self.delivered[self.turn] == self.goal:
                self.winner = self.turn
                return
        self.end()

    def lead(self, to):
        need(self.reaches(self.magician, to, "magician"), "no such move (MM-22)")
        self.magician = to
        freed = self.frogs_on(to)
        for child in freed:
            self.free(child)
        if freed:
            self.todo = "again"  # MM-52
        else:
            self.end()

    def hop(self, frog, to):
        found = [child for child, known in self.frog.items() if known == frog]
        need(found, "there is no such frog")
        child = found[0]
        start = self.at[child]
        onward, back = (start + 1) % self.spaces, start - 1
        ways = {onward, back} if start > HIDEOUT else {onward}
        need(to in ways, "no frog hops there (MM-27)")
        back_again = self.barred and self.barred[0] == to and frog in self.barred[2]
        need(not back_again, "it was hopped from there in the turn before (MM-27)")
        self.at[child] = to
        if to in (HOUSE, self.magician):
            self.free(child)
            self.todo = "again"
            return
        self.end()
        self.barred = (start, to, {frog})
        if self.shuffled:
            self.mix(to)
            if self.waiting():
                self.todo, self.after = "frog", "roll"

    def free(self, child):
        frog = self.frog.pop(child)
        if self.barred:
            self.barred[2].discard(frog)

    def lay(self, space, count):
        self.crystals[space] = self.crystals.get(space, 0) + count

    def reaches(self, start, to, walker):
        """MM-22: whether a move by all points, or to a stop at house or hideout, ends there."""
        for step in (1, -1):
            here = start
            for left in range(self.points - 1, -1, -1):
                there = (here + step) % self.spaces
                if walker == "magician":
                    closed = there in (*FOREST, HIDEOUT)  # MM-26
                elif step < 0:
                    closed = here in FOREST or there in FOREST  # MM-23
                else:
                    closed = walker == "carrier" and there in FOREST  # MM-24
                if closed:
                    break
                here = there
                if here == to and (left == 0 or here in (HOUSE, HIDEOUT)):
                    return True
        return False

    def end(self):
        self.turn = (self.turn + 1) % self.seats
        self.todo, self.barred = "roll", None
