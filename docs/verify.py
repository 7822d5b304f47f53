#!/usr/bin/env python3
"""Verifies records of finished tables. Written from journal.md; needs only Python's standard library and
the files verify_*.py next to it.

    python3 verify.py FILE...

Prints one line for each file: `FILE: OK, N records, M outcomes checked`, or `FILE:LINE: what is wrong`.
Exit code 0 if all files are valid, 1 if one is not, 2 for wrong arguments and files that cannot be read.
"""

import hashlib
import hmac
import re
import sys

sys.dont_write_bytecode = True  # docs/ stays as it is

from verify_common import Wrong, need
from verify_labyrinth_cards import LabyrinthCards
from verify_magic_labyrinth import MagicLabyrinth
from verify_magic_maze import MagicMaze
from verify_mago_magino import MagoMagino

HEX64 = "([0-9a-f]{64})"
HEX32 = "([0-9a-f]{32})"
SEAT = "([A-I])"
LEVEL = "([a-z0-9-]{1,24})"
NAME = "(.{1,24})"
AT = "([0-9]{2,15}:[0-5][0-9][.][0-9]{3})"
WALL = "(0|[1-9][0-9]{0,19})"
KEY = "([A-Za-z0-9_-]{1,40})"

# Each kind of record, with its fields.
RECORDS = {
    "open": f"([a-z0-9-]{{1,40}}) ([^ ]+) {HEX64}(?: 2 ([1-9][0-9]{{0,4}}))?",
    "join": f"{SEAT} {HEX64} {NAME}",
    "name": f"{SEAT} {NAME}",
    "leave": SEAT,
    "host": SEAT,
    "bot": f"{SEAT} {LEVEL}",
    "cover": f"{SEAT} {LEVEL}",
    "uncover": SEAT,
    "note": "([a-z0-9-]{1,40})(?: (.+))?",
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

# The kinds of notes that are checked, with their fields. Others are skipped.
NOTES = {
    "chat": "on|off",
    "link": f"{SEAT} {HEX64} {WALL}",
    "link-used": HEX64,
    "ready": f"{SEAT} {HEX32}",
}


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
        if self.kind == "note":
            kind, text = self.fields
            fields = re.fullmatch(NOTES.get(kind, ".*"), text or "")
            need(fields and plain(text or "") == (text or ""), f"`{text}` is no note `{kind}`")
            self.fields = (kind, fields.groups())
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
    if rows[0] not in ("clew records 1", "clew records 2"):
        raise Wrong("the first line is neither `clew records 1` nor `clew records 2`", 1)
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
                opens = line == 2 and records[0].kind == "open"
                same = not opens or (rows[0][-1] == "2") == (records[0].fields[3] is not None)
                need(same, "`open` is of another format than the first line")
        except Wrong as wrong:
            raise Wrong(str(wrong), line) from None
    if records:
        raise Wrong("the last append has no seal", len(rows))
    if not appends:
        raise Wrong("there are no records", len(rows))
    return appends


# Chance.


class Stream:
    """The random bytes for one outcome of chance."""

    def __init__(self, seed, label, table, start, number):
        name = table.encode()
        self.head = label + bytes([len(name)]) + name + start + number.to_bytes(8, "big")
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
        """Draws one of a list of weighted outcomes."""
        r = self.below(sum(weight for _, weight in outcomes))
        for outcome, weight in outcomes:
            if r < weight:
                return outcome
            r -= weight


# For each game what knows its rules: RULES, the newest number; a constructor from the lines of a
# config; `names` of the seats, `config` to compare, act, natures_move, draw, chance and outcome.
# `rules_number`, the number that it is played by, is set when it starts.
# A game with a clock also has `now`, the time of the input, deadline and alarm.
GAMES = {
    "labyrinth-cards": LabyrinthCards,
    "magic-labyrinth": MagicLabyrinth,
    "magic-maze": MagicMaze,
    "mago-magino": MagoMagino,
}

# The table.


def millis(text):
    minutes, seconds = text.split(":")
    need(len(minutes) == 2 or minutes[0] != "0", f"`{text}` has too many noughts")
    return int(minutes) * 60_000 + int(seconds.replace(".", ""))


BEFORE = ("leave", "bot", "set", "start")
AFTER = ("cover", "uncover", "act", "chance", "alarm", "pause", "resume", "over")


class Table:
    """The state that follows from the records so far."""

    def __init__(self, seed):
        self.seed, self.hash = seed, bytes(32)
        self.name = self.game_type = self.game = self.config = self.start_hash = self.block = None
        self.players, self.bots, self.covered, self.keys = set(), set(), set(), set()
        self.settings, self.persons, self.levels, self.ready, self.links = {}, {}, {}, {}, []
        self.rules = self.commitment = None
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
            due = self.deadline()
            late = due is not None and at >= due and kind not in ("alarm", "resume")
            need(not late, "`alarm` must come first: the deadline has come")
            self.game.now = at
        getattr(self, "on_" + kind)(*record.fields)

    def seal(self, number, expected, found):
        need(number == expected, f"expected append {expected}, found {number}")
        need(found == self.hash.hex(), f"append {number} is not what was sealed")

    def judge(self):
        """Checks consecutive settings together."""
        self.config = self.game_type([row for rows in self.settings.values() for row in rows])
        gone = (self.players | self.bots) - set(self.config.names)
        need(not gone, "somebody sits where there is no seat any more")

    def on_open(self, name, game, commitment, rules):
        need(game in GAMES, f"the game `{game}` is not known here")
        self.name, self.game_name, self.game_type = name, game, GAMES[game]
        self.commitment, self.rules = commitment, rules  # no rules: format 1
        self.config = self.game_type([])

    def void(self):
        """Voids the contributions, because settings or seats have changed."""
        if self.game is None:
            self.ready = {}

    def on_note(self, kind, fields):
        need(self.rules is not None, "records of format 1 have no notes")
        if kind == "link":
            need(fields[0] in self.players, f"no player sits at {fields[0]}")
            self.links = self.links[-15:] + [fields]
        elif kind == "link-used":
            seats = [seat for seat, code, _ in self.links if code == fields[0]]
            need(seats, "no such link is open")
            self.links = [link for link in self.links if link[0] != seats[0]]
        elif kind == "ready":
            seat, digits = fields
            need(self.game is None, "this may only be before the start")
            need(seat in self.players, f"no player sits at {seat}")
            self.ready[seat] = digits

    def on_join(self, seat, person, name):
        self.void()
        if self.persons.get(seat, person) != person:
            self.covered.discard(seat)
            self.persons[seat] = person
            return
        need(self.game is None, "nobody may sit down after the start")
        free = set(self.config.names) - self.players - self.bots
        need(seat in free, f"seat {seat} is not free")
        self.players.add(seat)
        self.persons[seat] = person

    def on_name(self, seat, name):
        need(seat in self.players, f"no player sits at {seat}")

    def on_leave(self, seat):
        need(seat in self.players | self.bots, f"nobody sits at {seat}")
        self.void()
        self.links = [link for link in self.links if link[0] != seat]
        self.players.discard(seat)
        self.persons.pop(seat, None)
        self.bots.discard(seat)

    def on_host(self, seat):
        need(seat in self.players, f"no player sits at {seat}")

    def on_bot(self, seat, level):
        free = set(self.config.names) - self.players - self.bots
        need(seat in free, f"seat {seat} is not free")
        self.void()
        self.bots.add(seat)
        self.levels[seat] = level

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
        self.void()
        line = [f"{key} {value}"] if value else [key] if self.block else []
        self.settings[key] = line + ["    " + row for row in self.block]

    def on_start(self, rules, wall):
        newest = self.game_type.RULES
        need(int(rules) <= newest, f"rules {rules} are not known here, only up to {newest}")
        need(self.rules in (None, rules), "the rules number is not the one in `open`")
        rows, sent = list(self.block), {}
        for seat in sorted(self.players):
            row = rows.pop(0) if rows else ""
            fields = re.fullmatch(f"entropy {seat} {HEX32}", row)
            need(fields, f"`entropy {seat} ..` is missing")
            sent[seat] = fields[1]
        need(self.rules is None or sent == self.ready, "contributions differ from the notes `ready`")
        self.game = self.game_type(rows)
        self.game.rules_number = int(rules)
        need(self.game.config == self.config.config, "the config is not what was set")
        seated = self.players | self.bots
        need(seated == set(self.config.names), "a seat is free")
        self.start_hash = self.hash if self.rules is None else self.start_value()

    def start_value(self):
        """The value that seeds chance in format 2: a hash of what is fixed before the last contribution."""
        rows = ["clew-start-2", f"table {self.name}", f"commitment {self.commitment}"]
        rows += [f"game {self.game_name} {self.rules}"]
        for seat in sorted(self.players | self.bots):
            rows += [f"seat {seat} " + (f"bot {self.levels[seat]}" if seat in self.bots else "person")]
        for key in sorted(self.settings):
            first, *block = self.settings[key] or [None]
            rows += [f"set {first}"] * bool(first) + block
        rows += [f"entropy {seat} {self.ready[seat]}" for seat in sorted(self.ready)]
        return hashlib.sha256("".join(row + "\n" for row in rows).encode()).digest()

    def on_act(self, at, seat, key, action):
        need((seat, key) not in self.keys, f"the key `{key}` of {seat} was used before")
        self.keys.add((seat, key))
        self.game.act(seat, action)

    def on_chance(self, at, outcome):
        need(self.game.natures_move(), "it is not nature's move")
        label = b"clew-1" if self.rules is None else b"clew-2"
        stream = Stream(self.seed, label, self.name, self.start_hash, self.outcomes)
        expected = self.game.draw(stream)
        need(outcome == expected, f"expected `{expected}`, found `{outcome}`")
        self.outcomes += 1
        self.game.chance(outcome)

    def deadline(self):
        """The deadline of the game in milliseconds."""
        known = self.game is not None and hasattr(self.game, "deadline")
        return self.game.deadline() if known else None

    def on_alarm(self, at):
        need(self.deadline() is not None, "this game has no deadline")
        need(self.deadline() == self.clock, "this is not the deadline")
        self.game.alarm()

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
    """The text without control characters, which could confuse a terminal."""
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
