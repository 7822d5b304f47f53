#!/usr/bin/env python3
"""Checks records of finished tables. Written from journal.md; needs Python's own library alone.

    python3 verify.py FILE...

For each file one line: `FILE: OK, N records, M outcomes checked`, or `FILE:LINE: what is wrong`.
Exit code 0 if all are well, 1 if something is wrong, 2 for wrong use and files that cannot be read.
"""

import hashlib
import hmac
import re
import sys

sys.dont_write_bytecode = True
# The games' own files import this one, under this name, however it was started.
sys.modules["verify"] = sys.modules[__name__]

HEX64 = "([0-9a-f]{64})"
HEX32 = "([0-9a-f]{32})"
SEAT = "([A-I])"
LEVEL = "([a-z0-9-]{1,24})"
NAME = "(.{1,24})"
AT = "([0-9]{2,15}:[0-5][0-9][.][0-9]{3})"
WALL = "(0|[1-9][0-9]{0,19})"
KEY = "([A-Za-z0-9_-]{1,40})"

# Each kind of record with what stands after its word.
RECORDS = {
    "open": f"([a-z0-9-]{{1,40}}) ([^ ]+) {HEX64}",
    "join": f"{SEAT} {HEX64} {NAME}",
    "name": f"{SEAT} {NAME}",
    "leave": SEAT,
    "host": SEAT,
    "bot": f"{SEAT} {LEVEL}",
    "cover": f"{SEAT} {LEVEL}",
    "uncover": SEAT,
    "set": "([a-z0-9-]{1,40})(?: ([^ ].*))?",
    "start": f"([1-9][0-9]{{0,4}}) {WALL}",
    "act": f"{AT} {SEAT} {KEY} (.+)",
    "chance": f"{AT} (.+)",
    "alarm": AT,
    "pause": f"{AT} {WALL}",
    "resume": f"{AT} {WALL}",
    "over": f"{HEX64} {HEX32} (.+)",
    "closed": f"{HEX64} {HEX32} (abandoned|closed|broken)",
}


class Wrong(Exception):
    """What is wrong, and in which line if that is not the line at hand."""

    def __init__(self, message, line=None):
        super().__init__(message)
        self.line = line


def need(condition, message):
    if not condition:
        raise Wrong(message)


# The file.


class Record:
    """One record: its line number, its kind, its fields, and the lines below it."""

    def __init__(self, line, text):
        self.line, self.text, self.block = line, text, []
        self.kind, _, rest = text.partition(" ")
        need(self.kind in RECORDS, f"`{text}` is no record")
        fields = re.fullmatch(RECORDS[self.kind], rest)
        need(fields, f"`{text}` is not written as a record `{self.kind}` should be")
        self.fields = fields.groups()
        if self.kind in ("join", "name"):
            name = self.fields[-1]
            need(name == name.strip() and plain(name) == name, f"`{name}` cannot be a name")

    def whole(self):
        return "\n".join([self.text] + ["    " + row for row in self.block])


def read(data):
    """The appends of a file: each a list of records, and the line, number and hash of its seal."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Wrong("the text is not UTF-8", data[: error.start].count(b"\n") + 1) from None
    rows = text.split("\n")
    if rows[0] != "clew records 1":
        raise Wrong("the first line is not `clew records 1`", 1)
    if rows.pop() != "":
        raise Wrong("the last line does not end", len(rows) + 1)
    appends, records = [], []
    for line, row in enumerate(rows[1:], 2):
        try:
            if row.startswith("    ") and row.strip(" "):
                takes_block = records and records[-1].kind in ("set", "start")
                need(takes_block, "nothing may be indented here")
                records[-1].block.append(row[4:])
            elif row.startswith("seal "):
                seal = re.fullmatch(f"seal ([1-9][0-9]{{0,9}}) {HEX64}", row)
                need(seal, f"`{row}` is not written as a seal should be")
                need(records, "an append without records")
                appends.append((records, line, int(seal[1]), seal[2]))
                records = []
            else:
                records.append(Record(line, row))
        except Wrong as wrong:
            raise Wrong(str(wrong), line) from None
    if records:
        raise Wrong("the last append has no seal", len(rows))
    if not appends:
        raise Wrong("there are no records", len(rows))
    return appends


# Chance.


class Stream:
    """The bytes for one move of nature."""

    def __init__(self, seed, table, start, number):
        name = table.encode()
        self.head = b"clew-1" + bytes([len(name)]) + name + start + number.to_bytes(8, "big")
        self.seed, self.block, self.left = seed, 0, b""

    def below(self, k):
        while True:
            if not self.left:
                text = self.head + self.block.to_bytes(8, "big")
                self.left = hmac.new(self.seed, text, hashlib.sha256).digest()
                self.block += 1
            x, self.left = int.from_bytes(self.left[:4], "big"), self.left[4:]
            if x < 2**32 // k * k:
                return x % k

    def pick(self, outcomes):
        """One of a list of outcomes with weights."""
        r = self.below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            if r < weight:
                return outcome
            r -= weight


# The Magic Labyrinth.

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
    """The maze after so many quarter turns clockwise."""
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


def settings(lines):
    """The config: each key with its value, the drawing as a list of lines."""
    found = {}
    for text in lines:
        if text.startswith("    "):
            drawing = list(found)[-1:] == ["maze"] and isinstance(found["maze"], list)
            need(drawing, f"`{text}` may not be indented")
            found["maze"].append(text[4:])
            continue
        key, _, value = text.partition(" ")
        need(key not in found, f"the setting `{key}` stands there twice")
        found[key] = [] if key == "maze" and not value else value
    return found


class MagicLabyrinth:
    RULES = 1

    def __init__(self, lines):
        given = settings(lines)

        def choice(key, values, default):
            value = given.pop(key, default)
            need(value in values, f"`{key} {value}` cannot be set")
            return value

        def number(key, least, most, default):
            value = given.pop(key, str(default))
            fits = re.fullmatch("[0-9]{1,9}", value) and least <= int(value) <= most
            need(fits, f"`{key} {value}` cannot be set")
            return int(value)

        def switch(key, default):
            return choice(key, ["on", "off"], default) == "on"

        self.seats = number("seats", 1, 4, 2)
        self.names = "ABCD"[: self.seats]
        built = drawn_walls(given.pop("maze")) if "maze" in given else None
        self.count = number("walls", 0, 24, 19 if built is None else len(built))
        need(built is None or len(built) == self.count, "`walls` is not what is drawn")
        turning, self.fair = switch("turned", "on"), switch("fair", "on")
        shuffled = choice("symbols", ["fixed", "shuffled"], "fixed") == "shuffled"
        magicians = given.pop("magicians", " ".join(MAGICIANS[: self.seats])).split()
        fit = len(set(magicians)) == len(magicians) == self.seats and set(magicians) <= set(MAGICIANS)
        need(fit, "`magicians` is not one of each seat's own (ML-05)")
        first = choice("first", ["random", *self.names], "random")
        self.goal = number("chips", 3, 23 // self.seats + 1, min(5, 23 // self.seats + 1))
        self.shared = switch("shared-squares", "off")
        hints = switch("keep-found-walls", "off"), switch("trail", "off")
        self.config = (self.seats, self.count, built, turning, self.fair, shuffled, magicians)
        self.config += (first, self.goal, self.shared, hints)
        need(not given, f"there is no setting `{', '.join(given)}`")

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


import verify_labyrinth_cards  # noqa: E402: it needs what stands above

# For each game what knows its rules: RULES, the newest number; a constructor from the lines of a
# config; `names` of the seats, `config` to compare, act, natures_move, draw, chance and outcome.
GAMES = {
    "labyrinth-cards": verify_labyrinth_cards.LabyrinthCards,
    "magic-labyrinth": MagicLabyrinth,
}

# The table.


def millis(text):
    minutes, seconds = text.split(":")
    need(len(minutes) == 2 or minutes[0] != "0", f"`{text}` has too many noughts")
    return int(minutes) * 60_000 + int(seconds.replace(".", ""))


BEFORE = ("join", "leave", "bot", "set", "start")
AFTER = ("cover", "uncover", "act", "chance", "alarm", "pause", "resume", "over")


class Table:
    """All that the records have said so far."""

    def __init__(self, seed):
        self.seed, self.hash = seed, bytes(32)
        self.name = self.game_type = self.game = self.config = self.start_hash = self.block = None
        self.players, self.bots, self.covered, self.keys = set(), set(), set(), set()
        self.settings = {}
        self.clock, self.paused, self.ended, self.outcomes = 0, False, False, 0

    def owes(self):
        """The record that must come next, if only one may."""
        if self.game and not self.ended:
            return "chance" if self.game.natures_move() else "over" if self.game.outcome() else None

    def take(self, record):
        kind, owed = record.kind, self.owes()
        need(not self.ended, "nothing may follow the last record")
        need((self.name is None) == (kind == "open"), "`open` must be the first record")
        need(self.game is None or kind not in BEFORE, "this may only be before the start")
        need(self.game is not None or kind not in AFTER, "this may only be after the start")
        need(owed in (None, kind), f"`{owed}` must come first")
        inputs = ("act", "chance", "alarm", "pause", "over")
        need(not self.paused or kind not in inputs, "the game is paused")
        self.hash = hashlib.sha256(self.hash + record.whole().encode()).digest()
        self.block = record.block
        if kind in ("act", "chance", "alarm", "pause", "resume"):
            at = millis(record.fields[0])
            need(at >= self.clock, "time goes back")
            same = at == self.clock or kind not in ("chance", "resume")
            need(same, "time is not that of the record before")
            self.clock = at
        getattr(self, "on_" + kind)(*record.fields)

    def seal(self, number, expected, found):
        need(number == expected, f"expected append {expected}, found {number}")
        need(found == self.hash.hex(), f"append {number} is not what was sealed")

    def judge(self):
        """Settings in a row are judged together."""
        self.config = self.game_type([row for rows in self.settings.values() for row in rows])
        gone = (self.players | self.bots) - set(self.config.names)
        need(not gone, "somebody sits where there is no seat any more")

    def on_open(self, name, game, commitment):
        need(game in GAMES, f"the game `{game}` is not known here")
        self.name, self.game_type = name, GAMES[game]
        self.config = self.game_type([])

    def on_join(self, seat, person, name):
        free = set(self.config.names) - self.players - self.bots
        need(seat in free, f"seat {seat} is not free")
        self.players.add(seat)

    def on_name(self, seat, name):
        need(seat in self.players, f"no player sits at {seat}")

    def on_leave(self, seat):
        need(seat in self.players | self.bots, f"nobody sits at {seat}")
        self.players.discard(seat)
        self.bots.discard(seat)

    def on_host(self, seat):
        need(seat in self.players, f"no player sits at {seat}")

    def on_bot(self, seat, level):
        free = set(self.config.names) - self.players - self.bots
        need(seat in free, f"seat {seat} is not free")
        self.bots.add(seat)

    def on_cover(self, seat, level):
        need(seat in self.players - self.covered, f"nobody at {seat} can be covered")
        self.covered.add(seat)

    def on_uncover(self, seat):
        need(seat in self.covered, f"no bot plays for {seat}")
        self.covered.remove(seat)

    def on_set(self, key, value):
        need(not (value and self.block), "a value and a block are too much")
        for row in [value or "."] + self.block:
            need("#" not in row and plain(row.rstrip()) == row, f"`{row}` cannot be set")
        line = [f"{key} {value}"] if value else [key] if self.block else []
        self.settings[key] = line + ["    " + row for row in self.block]

    def on_start(self, rules, wall):
        newest = self.game_type.RULES
        need(int(rules) <= newest, f"rules {rules} are not known here, only up to {newest}")
        rows = list(self.block)
        for seat in sorted(self.players):
            row = rows.pop(0) if rows else ""
            need(re.fullmatch(f"entropy {seat} {HEX32}", row), f"`entropy {seat} ..` is missing")
        self.game = self.game_type(rows)
        need(self.game.config == self.config.config, "the config is not what was set")
        seated = self.players | self.bots
        need(seated == set(self.config.names), "a seat is free")
        self.start_hash = self.hash

    def on_act(self, at, seat, key, action):
        need((seat, key) not in self.keys, f"the key `{key}` of {seat} was used before")
        self.keys.add((seat, key))
        self.game.act(seat, action)

    def on_chance(self, at, outcome):
        need(self.game.natures_move(), "it is not nature's move")
        expected = self.game.draw(Stream(self.seed, self.name, self.start_hash, self.outcomes))
        need(outcome == expected, f"expected `{expected}`, found `{outcome}`")
        self.outcomes += 1
        self.game.chance(outcome)

    def on_alarm(self, at):
        raise Wrong("this game has no deadline")

    def on_pause(self, at, wall):
        self.paused = True

    def on_resume(self, at, wall):
        need(self.paused, "the game is not paused")
        self.paused = False

    def on_over(self, seed, salt, outcome):
        expected = self.game.outcome()
        need(outcome == expected, f"expected `{expected or 'no end'}`, found `{outcome}`")
        self.ended = True

    def on_closed(self, seed, salt, reason):
        self.ended = True


def verify(data):
    """Numbers of records and of outcomes that were checked."""
    appends = read(data)
    records, seal_line, _, _ = appends[-1]
    last = records[-1]
    if last.kind not in ("over", "closed"):
        raise Wrong("the table is not finished: nothing reveals its seed", seal_line)
    first, seed, salt = appends[0][0][0], *map(bytes.fromhex, last.fields[:2])
    if first.kind == "open" and hashlib.sha256(salt + seed).hexdigest() != first.fields[2]:
        raise Wrong("seed and salt are not what `open` is committed to", last.line)
    table = Table(seed)
    for nth, (records, seal_line, number, sealed) in enumerate(appends, 1):
        for record, after in zip(records, records[1:] + [None]):
            try:
                table.take(record)
                if record.kind == "set" and (after is None or after.kind != "set"):
                    table.judge()
            except Wrong as wrong:
                raise Wrong(f"`{record.text}`: {wrong}", record.line) from None
        try:
            table.seal(number, nth, sealed)
        except Wrong as wrong:
            raise Wrong(str(wrong), seal_line) from None
        if table.owes():
            last = records[-1]
            raise Wrong(f"`{last.text}`: `{table.owes()}` must follow in this append", last.line)
    return sum(len(records) for records, *_ in appends), table.outcomes


def plain(text):
    """Without control characters, which would upset a terminal."""
    return "".join("\ufffd" if ord(c) < 32 or 127 <= ord(c) < 160 else c for c in text)


def main(files):
    if not files or any(name.startswith("-") for name in files):
        print("usage: python3 verify.py FILE...", file=sys.stderr)
        return 2
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")
    code = 0
    for name in files:
        try:
            with open(name, "rb") as file:
                records, outcomes = verify(file.read())
            print(f"{plain(name)}: OK, {records} records, {outcomes} outcomes checked")
        except Wrong as wrong:
            print(f"{plain(name)}:{wrong.line}: {plain(str(wrong))}")
            code = max(code, 1)
        except OSError as error:
            print(f"{plain(name)}: cannot be read: {error.strerror}", file=sys.stderr)
            code = 2
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
