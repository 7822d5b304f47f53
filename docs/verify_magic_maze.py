"""The rules of Magic Maze, for verify.py. Written from rules/magic-maze.md, notation.md and
journal.md; the tiles that come with the game are read from the file that the game has.
"""

import os
import re

from verify_common import Wrong, need, options

HERE = os.path.dirname(os.path.abspath(__file__))
BUILT_IN = os.path.join(HERE, "..", "crates", "magic-maze", "src", "tiles", "clew-1.tiles")

SIDES = ["north", "east", "south", "west"]
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
DOORS = {"north": (2, 0), "east": (3, 2), "south": (1, 3), "west": (0, 1)}
CELLS = [(column, row) for row in range(4) for column in range(4)]
HEROES = ["barbarian", "mage", "elf", "dwarf"]
COLOURS = dict(zip(["yellow", "purple", "green", "orange"], HEROES))
ABILITIES = SIDES + ["vortex", "explore", "escalator"]
ACTION_TILES = {
    2: ["north east vortex", "south west explore escalator"],
    3: ["north east", "west vortex", "south explore escalator"],
    8: ["north", "west vortex", "south explore", "east escalator", "west", "east", "south", "north"],
}
SQUARE = "([1-9][0-9]?:[0-3],[0-3])"
HERO = "(barbarian|mage|elf|dwarf)"
DEEDS = {
    "move": f"{HERO} {SQUARE} (north|east|south|west) ([1-9][0-9]{{0,2}})",
    "vortex": f"{HERO} {SQUARE} {SQUARE}",
    "escalator": f"{HERO} {SQUARE}",
    "explore": f"{HERO} {SQUARE}",
    "gaze": SQUARE,
    "place": SQUARE,
    "turn-up": "",
}


def turned(side, quarters):
    return SIDES[(SIDES.index(side) + quarters) % 4]


def opposite(side):
    return turned(side, 2)


def square(text):
    tile, column, row = map(int, re.split("[:,]", text))
    need(tile <= 24, f"there is no tile {tile}")
    return (tile, (column, row))


def name(at):
    return f"{at[0]}:{at[1][0]},{at[1][1]}"


class Face:
    """One side of a tile, as it is drawn."""

    def __init__(self, rows, signs):
        self.walls, self.gaps, self.lifts, self.marks = set(), set(), {}, {}
        row = -1
        for text in rows:
            if row >= 0 and re.fullmatch("[ =+-]*", text):
                for place, letter in enumerate(text):
                    if letter in "-=":
                        pair = frozenset([(place // 2, row), (place // 2, row + 1)])
                        self.walls.add(pair)
                        self.gaps |= {pair} if letter == "=" else set()
                continue
            row += 1
            need(len(text) == 7 and row < 4, f"`{text}` is no row of a tile")
            for column in range(4):
                sign = text[2 * column]
                need(sign in signs, f"the sign `{sign}` is not declared")
                self.marks[column, row] = signs[sign]
                if column < 3 and text[2 * column + 1] in "|:":
                    pair = frozenset([(column, row), (column + 1, row)])
                    self.walls.add(pair)
                    self.gaps |= {pair} if text[2 * column + 1] == ":" else set()
        need(row == 3, "a tile has four rows")
        self.entry = None
        self.explore = {}
        for side, cell in DOORS.items():
            for mark in self.marks[cell]:
                if mark == "entry":
                    self.entry = side
                elif mark.startswith("explore "):
                    self.explore[side] = COLOURS[mark.split()[1]]

    def has(self, cell, mark):
        return mark in self.marks[cell]

    def heroes(self, cell, mark):
        """The heroes whose colour a mark on this square has."""
        return {hero for colour, hero in COLOURS.items() if f"{mark} {colour}" in self.marks[cell]}

    def plain(self, cell):
        return self.marks[cell] == ["floor"] and cell not in self.lifts


def tiles(rows):
    """The faces of a file of tiles, by name."""
    signs, drawings, lifts = {}, {}, []
    for text in rows:
        text = re.sub("(^|(?<= ))#.*", "", text).rstrip()
        words = text.split()
        if not words:
            continue
        if text.startswith(" "):
            need(drawings, "a drawing belongs to no tile")
            list(drawings.values())[-1].append(text)
        elif words[0] == "sign":
            signs[words[1]] = " ".join(words[2:]).split(", ")
        elif words[0] == "tile":
            need(words[1] not in drawings, f"tile {words[1]} is there twice")
            drawings[words[1]] = []
        else:
            need(words[0] == "escalator" and drawings, f"`{text}` is no line of a file of tiles")
            lifts.append((list(drawings)[-1], words[1:]))
    faces = {}
    for key, drawing in drawings.items():
        margin = min(len(row) - len(row.lstrip()) for row in drawing)
        faces[key] = Face([row[margin:] for row in drawing], signs)
    for key, words in lifts:
        one, other = (tuple(map(int, word.split(","))) for word in words)
        faces[key].lifts.update({one: other, other: one})
    need(len(faces) == 25, f"there are {len(faces)} faces, not 25")
    return faces


# MZ-51 to MZ-67: deck, side, tile 15 on top, and the rules that hold.
def scenarios():
    rules = {
        "exits": "purple", "talk": "free", "pass": "off", "dwarf-passages": "off",
        "loudspeakers": "off", "crystal-balls": "off", "cameras": "off", "face-up": "off",
        "leader": "off", "reconfigure": "off", "dimensions": "off", "vortices": "on",
        "crowds": "on", "tile-15-first": "off", "deck": "9", "side": "A",
    }
    found = {1: rules}
    found[2] = {**found[1], "exits": "own", "talk": "phases", "deck": "12"}
    found[3] = {**found[2], "pass": "on"}
    found[4] = {**found[3], "dwarf-passages": "on", "loudspeakers": "on", "deck": "14"}
    found[5] = {**found[4], "crystal-balls": "on", "tile-15-first": "on", "deck": "15", "side": "B"}
    found[6] = {**found[5], "cameras": "on", "tile-15-first": "off", "deck": "17"}
    found[7] = {**found[6], "deck": "19"}
    base = {**found[7], "deck": "12", "side": "A"}
    changes = [
        {"face-up": "on"}, {"leader": "on"}, {"exits": "foreign"}, {"reconfigure": "on"},
        {"talk": "gestures"}, {"dimensions": "on", "face-up": "on"}, {"talk": "pawn"},
        {"talk": "eyes"}, {"vortices": "off"}, {"crowds": "off"},
    ]
    for number, change in enumerate(changes, 8):
        found[number] = {**base, **change}
    return found


VALUES = {
    "exits": ["purple", "own", "foreign"],
    "talk": ["free", "phases", "gestures", "pawn", "eyes"],
    "deck": ["9", "12", "14", "15", "17", "19", "22", "24"],
    "side": ["A", "B"],
}


class MagicMaze:
    RULES = 1

    def __init__(self, lines):
        given = options(lines, "tiles")
        with open(BUILT_IN, encoding="utf-8") as file:
            built_in = tiles(file.read().split("\n"))
        own = given.block("tiles")
        self.faces = built_in if own is None else tiles(own)
        self.seats = given.number("seats", 1, 9, 4)
        self.names = "ABCDEFGHI"[: self.seats]
        self.scenario = given.number("scenario", 1, 17, 1)
        self.sand = given.number("sand", 0, 600, 180)
        self.rules = dict(scenarios()[self.scenario])
        for key, default in self.rules.items():
            value = given.choice(key, ["as-scenario", *VALUES.get(key, ["on", "off"])], default)
            self.rules[key] = default if value == "as-scenario" else value
        given.finish()
        self.config = (self.seats, self.scenario, self.sand, self.rules, own and sorted(own))
        self.on = {key for key, value in self.rules.items() if value == "on"}
        self.sense()

        self.solo = self.seats == 1
        self.last = int(self.rules["deck"])
        self.laid = {1: ("first", (0, 0), 0)}  # plane, place, quarter turns
        if "dimensions" in self.on:
            self.laid[3] = ("apart", (0, 0), 0)
        self.shuffled = {tile for tile in range(2, self.last + 1) if tile not in self.laid}
        self.top = 15 if "tile-15-first" in self.on else None
        self.shuffled.discard(self.top)
        self.under, self.used = [], set()
        self.heroes = dict.fromkeys(HEROES)  # a square, ("stays", square) or "left"
        self.hands = dict.fromkeys(self.names, "nothing")
        self.seen, self.up = [], 0  # the pile of solo
        self.shown, self.gazed, self.theft = None, False, False
        self.discards, self.turnings = 0, 0
        self.now, self.until, self.begun = 0, None, False
        self.giving_up = set()
        self.result = None
        self.todo = [] if self.solo else [f"deal {seat}" for seat in self.names]
        self.todo += [f"start {hero}" for hero in HEROES]
        self.todo += ["top"] if self.looks() else []

    def sense(self):
        """MZ-34, MZ-59, MZ-61, MZ-67, MZ-69: what does not go together."""
        leader = "leader" in self.on
        need(not 1 <= self.sand <= 4, "there is too little sand (MZ-34)")
        need(self.seats >= 3 if leader else self.seats <= 8, "so many cannot play (MZ-59)")
        need(not leader or self.rules["talk"] != "eyes", "a leader needs the pawn (MZ-59)")
        if "crowds" not in self.on:
            fits = "dimensions" not in self.on and self.rules["exits"] != "purple"
            need(fits, "no crowds cannot be mixed so (MZ-67)")
        need(not {"reconfigure", "dimensions"} <= self.on, "tiles would fall apart (MZ-61)")
        deck = int(self.rules["deck"])
        need("tile-15-first" not in self.on or deck >= 15, "tile 15 is not in the deck (MZ-55)")
        need(deck > 9 or self.rules["exits"] == "purple", "the deck lacks exits (MZ-69)")

    # What is where.

    def face(self, tile):
        return self.faces[f"1{self.rules['side']}" if tile == 1 else str(tile)]

    def at(self, hero):
        """The square that a hero takes up."""
        where = self.heroes[hero]
        return where[1] if isinstance(where, tuple) and where[0] == "stays" else (
            where if isinstance(where, tuple) else None
        )

    def hero_on(self, at):
        return next((hero for hero in HEROES if self.at(hero) == at), None)

    def tile_at(self, plane, place):
        found = (tile for tile, laid in self.laid.items() if laid[:2] == (plane, place))
        return next(found, None)

    def beyond(self, tile, side):
        """Where the tile on this side of the board is or would be, and which tile is there."""
        plane, (column, row), _ = self.laid[tile]
        place = (column + STEP[side][0], row + STEP[side][1])
        return plane, place, self.tile_at(plane, place)

    def has_door(self, tile, own):
        face = self.face(tile)
        walled = self.laid[tile][:2] == ("apart", (0, 0))  # MZ-63
        return own in face.explore or (face.entry == own and not walled)

    def step(self, at, side, hero):
        """Where one comes to by one step, heroes apart; None where a wall stands."""
        tile, cell = at
        face, turn = self.face(tile), self.laid[tile][2]
        own = turned(side, -turn)
        to = (cell[0] + STEP[own][0], cell[1] + STEP[own][1])
        pair = frozenset([cell, to])
        if to in face.marks and not face.has(to, "solid"):
            small = hero == "dwarf" and "dwarf-passages" in self.on
            if pair not in face.walls or (small and pair in face.gaps):
                return (tile, to)
        if cell != DOORS[own] or not self.has_door(tile, own):
            return None
        other = self.beyond(tile, side)[2]
        if other is None:
            return None
        theirs = turned(opposite(side), -self.laid[other][2])
        return (other, DOORS[theirs]) if self.has_door(other, theirs) else None

    def unexplored(self, at):
        """The hero of an exploration square that leads to where no tile lies, and its side."""
        tile, cell = at
        if tile not in self.laid:
            return None
        for own, hero in self.face(tile).explore.items():
            side = turned(own, self.laid[tile][2])
            if DOORS[own] == cell and self.beyond(tile, side)[2] is None:
                return hero, side
        return None

    def all_unexplored(self):
        doors = [(tile, cell) for tile in self.laid for cell in DOORS.values()]
        return [at for at in doors if self.unexplored(at)]

    def cameras(self):
        all_cameras = {
            (tile, cell) for tile in self.laid for cell in CELLS if self.face(tile).has(cell, "camera")
        }
        return len(all_cameras - self.used)

    def is_timer(self, at):
        return self.face(at[0]).has(at[1], "timer") and at not in self.used

    def may_enter(self, hero, to):
        watched = "cameras" in self.on and self.is_timer(to) and self.cameras() >= 2
        need(not watched, "two cameras watch (MZ-56)")
        others = [self.at(other) for other in HEROES if other != hero]
        crowd = to[0] != 1 and any(at and at[0] == to[0] for at in others)
        need("crowds" in self.on or not crowd, "another hero is on that tile (MZ-67)")

    # Nature.

    def looks(self):
        """MZ-58: whether the top of the deck is to be turned up."""
        return "face-up" in self.on and self.top is None and bool(self.shuffled)

    def natures_move(self):
        return self.result is None and bool(self.todo)

    def draw(self, stream):
        kind, _, who = self.todo[0].partition(" ")
        if kind == "deal":
            left = self.action_tiles()
            for seat in self.names[: self.names.index(who)]:
                left.remove(self.hands[seat])
            weights = dict.fromkeys(left, 0)
            for tile in left:
                weights[tile] += 1
            return f"deal {who} {stream.pick(list(weights.items()))}"
        if kind == "start":
            return f"start {who} {stream.pick([(name(at), 1) for at in self.starts(who)])}"
        if kind == "turn-up":
            left = [ability for ability in ABILITIES if ability not in self.seen]
            return f"turn-up {stream.pick([(ability, 1) for ability in left])}"
        return f"tile {stream.pick([(tile, 1) for tile in sorted(self.shuffled)])}"

    def action_tiles(self):
        leader = "leader" in self.on
        holders = self.seats - leader
        tiles = ACTION_TILES.get(holders) or ACTION_TILES[8][:holders]
        return list(tiles) + ["nothing"] * leader

    def starts(self, hero):
        if "dimensions" in self.on and hero in ("barbarian", "mage"):
            squares = [(3, cell) for cell in CELLS if self.plain(3, cell)]
        else:
            squares = [(1, cell) for cell in CELLS if set(cell) <= {1, 2}]
        return [at for at in squares if not self.hero_on(at)]

    def plain(self, tile, cell):
        return self.face(tile).plain(cell)

    def chance(self, text):
        kind, _, who = self.todo.pop(0).partition(" ")
        value = text.split(" ", 2 if kind in ("deal", "start") else 1)[-1]
        if kind == "deal":
            self.hands[who] = value
        elif kind == "start":
            self.heroes[who] = square(value)
        elif kind == "turn-up":
            self.seen.append(value)
            self.up += 1
        elif kind == "top":
            self.top = int(value)
            self.shuffled.remove(self.top)
        elif kind == "show":
            self.show(int(value))
        else:
            self.lay(square(who), int(value))

    # Time.

    def deadline(self):
        return self.until if self.result is None else None

    def alarm(self):
        self.result = "lost"

    def outcome(self):
        return self.result

    # Actions.

    def hand(self, seat):
        if self.solo:
            return self.seen[self.up - 1 : self.up]
        return self.hands[seat].split()

    def act(self, seat, action):
        need(self.result is None, "the game is over")
        need(not self.natures_move(), "nature is to move first")
        need(seat in self.names, "nobody sits there")
        word, _, rest = action.partition(" ")
        if word == "discard":
            need(re.fullmatch("[1-9][0-9]?", rest), "there is no such action")
            self.discard(int(rest))
        elif word == "do-something":
            need(not self.solo and self.rules["talk"] != "eyes", "there is no pawn")
            need(rest in tuple(self.names) and rest != seat, "the pawn goes to another player")
            leads = "leader" not in self.on or self.hands[seat] == "nothing"
            need(leads, "only the leader uses the pawn (MZ-59)")
        elif action == "give-up":
            again = seat in self.giving_up
            need(self.solo or not again, "they are for it already")
            self.giving_up.add(seat)
            if again or (len(self.giving_up) == self.seats and not self.solo):
                self.result = "lost"  # MZ-23
        elif action == "play-on":
            need(seat in self.giving_up, "they are not for giving up")
            self.giving_up.remove(seat)
        else:
            self.deed(seat, word, rest)

    def deed(self, seat, word, rest):
        found = re.fullmatch("(.*?)(?: ?glass ([1-9][0-9]*))?", rest)
        turnings = int(found[2] or 0)
        need(turnings == self.turnings, "the timer had been turned (MZ-16)")
        need(not self.discards, "two tiles are to be taken away first (MZ-61)")
        fields = re.fullmatch(DEEDS.get(word, "(?!)"), found[1])
        need(fields, "there is no such action")
        fields = fields.groups()
        needed = {"move": fields[2:3], "turn-up": []}.get(word, ["explore"])
        needed = [word] if word in ("vortex", "escalator") else needed
        need(set(needed) <= set(self.hand(seat)), "their action tile does not let them (MZ-10)")
        change = getattr(self, "do_" + word.replace("-", "_"))(*fields)
        # From here on it is done.
        if not self.begun and self.sand:
            self.until = self.now + self.sand * 1000
        self.begun, self.giving_up = True, set()
        change()

    def stands(self, hero, text):
        at = square(text)
        need(self.heroes[hero] == at, "the hero is not there (MZ-16)")
        return at

    def may_leave(self, hero, text):
        need(hero != "mage" or self.shown is None, "the mage stays (MZ-55)")
        return self.stands(hero, text)

    def do_move(self, hero, start, side, count):
        start = at = self.may_leave(hero, start)
        for nth in range(int(count)):
            need(nth == 0 or not self.ends_slide(hero, at), "the slide ends earlier (MZ-12)")
            at = self.step(at, side, hero)
            need(at, "a wall stands in the way")
            need(not self.hero_on(at), "another hero stands in the way")
            self.may_enter(hero, at)
        return lambda: self.go(hero, start, at)

    def do_vortex(self, hero, start, to):
        start, to = self.may_leave(hero, start), square(to)
        need("vortices" in self.on and not self.theft, "the vortices are off (MZ-13)")
        self.need_vortex(hero, to)
        need(not self.hero_on(to), "another hero stands there")
        if "dimensions" in self.on:
            self.need_vortex(hero, start)
            there = self.laid[to[0]][0]
            need(self.laid[start[0]][0] != there, "that is the same dimension (MZ-63)")
            others = [self.at(other) for other in HEROES if other != hero]
            apart = any(at is None or self.laid[at[0]][0] != there for at in others)
            need(apart, "all four would be in one dimension (MZ-63)")
        self.may_enter(hero, to)
        return lambda: self.go(hero, start, to)

    def need_vortex(self, hero, at):
        is_one = at[0] in self.laid and hero in self.face(at[0]).heroes(at[1], "vortex")
        need(is_one, "that is no vortex of the hero")

    def do_escalator(self, hero, start):
        start = self.may_leave(hero, start)
        cell = self.face(start[0]).lifts.get(start[1])
        need(cell, "there is no escalator")
        to = (start[0], cell)
        need(not self.hero_on(to), "another hero stands there")
        self.may_enter(hero, to)
        return lambda: self.go(hero, start, to)

    def do_explore(self, hero, start):
        start = self.stands(hero, start)
        need(self.shown is None, "a tile is to be placed first (MZ-55)")
        found = self.unexplored(start)
        need(found and found[0] == hero, "nothing can be explored from there")
        self.need_tile()
        return lambda: self.next_tile(f"lay {name(start)}", lambda tile: self.lay(start, tile))

    def do_gaze(self, start):
        start = self.stands("mage", start)
        need(self.shown is None, "a tile is to be placed first (MZ-55)")
        ball = "crystal-balls" in self.on and self.face(start[0]).has(start[1], "ball")
        need(ball and start not in self.used, "there is no ball that works (MZ-55)")
        self.need_tile()
        need(self.all_unexplored(), "no exploration square is open (MZ-55)")
        return lambda: self.next_tile("show", self.show)

    def do_place(self, at):
        at = square(at)
        need(self.shown is not None, "no tile was turned up (MZ-55)")
        need(self.unexplored(at), "that is no open exploration square (MZ-55)")

        def change():
            tile, self.shown = self.shown, None
            if self.gazed:
                self.used.add(self.heroes["mage"])
            self.gazed = not self.gazed
            self.lay_out(at, tile)

        return change

    def do_turn_up(self):
        need(self.solo, "only who plays alone turns up tiles (MZ-70)")

        def change():
            if self.up == 7:
                self.up = 0
            elif self.up < len(self.seen):
                self.up += 1
            else:
                self.todo = ["turn-up"]

        return change

    # What follows.

    def need_tile(self):
        need(self.top or self.shuffled or self.under, "no tile is left (MZ-15)")

    def next_tile(self, todo, change):
        if self.top:
            tile, self.top = self.top, None
            change(tile)
        elif self.shuffled:
            self.todo = [todo]
        else:
            change(self.under.pop(0))

    def show(self, tile):
        self.shuffled.discard(tile)
        self.shown = tile

    def lay(self, at, tile):
        self.shuffled.discard(tile)
        self.lay_out(at, tile)

    def lay_out(self, at, tile):
        """MZ-04: the entry meets the door."""
        _, side = self.unexplored(at)
        plane, place, _ = self.beyond(at[0], side)
        entry = self.face(tile).entry
        turn = (SIDES.index(opposite(side)) - SIDES.index(entry)) % 4
        self.laid[tile] = (plane, place, turn)
        self.todo += ["top"] if self.looks() else []

    def steals(self, hero, at):
        items = self.face(at[0]).heroes(at[1], "item")
        return bool(items) and (hero not in items if self.rules["exits"] == "foreign" else hero in items)

    def has_item(self, hero):
        at = self.at(hero)
        return bool(at) and self.steals(hero, at)

    def can_exit(self, hero, at):
        exits = self.face(at[0]).heroes(at[1], "exit")
        wanted = {"purple": {"mage"}, "own": {hero}, "foreign": set(HEROES) - {hero}}
        return self.theft and bool(exits & wanted[self.rules["exits"]])

    def switches_off(self, hero, at):
        camera = "cameras" in self.on and self.face(at[0]).has(at[1], "camera")
        return hero == "barbarian" and camera and at not in self.used

    def ends_slide(self, hero, at):
        others = all(self.has_item(other) for other in HEROES if other != hero)
        completes = not self.theft and self.steals(hero, at) and others
        special = self.switches_off(hero, at) or self.can_exit(hero, at)
        return self.is_timer(at) or special or completes

    def go(self, hero, start, to):
        if hero == "mage" and self.gazed:
            self.gazed = False
            self.used.add(start)
        self.heroes[hero] = to
        if self.switches_off(hero, to):
            self.used.add(to)
        if self.can_exit(hero, to):
            stays = self.rules["exits"] == "foreign" or "crowds" not in self.on
            self.heroes[hero] = ("stays", to) if stays else "left"
            gone = [is_at == "left" or is_at[0] == "stays" for is_at in self.heroes.values()]
            if all(gone):
                self.result = " ".join(self.names)
        elif not self.theft and all(map(self.has_item, HEROES)):
            self.theft = True
        if self.is_timer(to):
            self.turn_glass(to)

    def turn_glass(self, timer):
        self.turnings += 1
        self.used.add(timer)
        if self.until is not None:
            self.until = self.now + self.sand * 1000 - (self.until - self.now)
            if self.until == self.now:
                self.result = "lost"
                return
        if self.solo:
            self.seen, self.up = [], 0
        elif "pass" in self.on:
            hands = [self.hands[seat] for seat in self.names]
            self.hands = dict(zip(self.names, hands[-1:] + hands[:-1]))
        if "reconfigure" in self.on and not self.theft:
            firsts = [tile for tile in self.laid if self.may_go_first(tile)]
            if firsts:
                self.discards = 2
            else:
                self.result = "lost"

    # MZ-61.

    def may_go(self, tile, gone=()):
        lies = tile in self.laid and tile not in gone and tile != 1
        peopled = any(at and at[0] == tile for at in map(self.at, HEROES))
        marked = any(at[0] == tile for at in self.used)
        return lies and not peopled and not marked and self.hangs_together({tile, *gone})

    def may_go_first(self, tile):
        return self.may_go(tile) and any(self.may_go(other, (tile,)) for other in self.laid)

    def hangs_together(self, gone):
        """Whether all squares are still joined, square by square."""
        rest = {
            (tile, cell)
            for tile in self.laid
            if tile not in gone
            for cell in CELLS
            if not self.face(tile).has(cell, "solid")
        }
        reached, edge = {(1, (1, 1))}, [(1, (1, 1))]
        while edge:
            at = edge.pop()
            ways = [self.step(at, side, None) for side in SIDES]
            lift = self.face(at[0]).lifts.get(at[1])
            ways += [(at[0], lift)] if lift else []
            for to in ways:
                if to in rest and to not in reached:
                    reached.add(to)
                    edge.append(to)
        return reached == rest

    def discard(self, tile):
        need(self.discards, "no tile is to be taken away (MZ-61)")
        fits = self.may_go_first(tile) if self.discards == 2 else self.may_go(tile)
        need(fits, f"tile {tile} cannot be taken away (MZ-61)")
        self.discards -= 1
        del self.laid[tile]
        self.under.append(tile)
        if self.shown is not None and not self.all_unexplored():
            self.top, self.shown = self.shown, None
