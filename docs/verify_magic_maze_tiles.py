"""The tiles of Magic Maze, for verify.py: those that come with the game are read from the file that
the game has; those of one's own stand in the record.
"""

import os
import re

from verify_common import need

HERE = os.path.dirname(os.path.abspath(__file__))
BUILT_IN = os.path.join(HERE, "..", "crates", "magic-maze", "src", "tiles", "clew-1.tiles")

SIDES = ["north", "east", "south", "west"]
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
DOORS = {"north": (2, 0), "east": (3, 2), "south": (1, 3), "west": (0, 1)}
CELLS = [(column, row) for row in range(4) for column in range(4)]
HEROES = ["barbarian", "mage", "elf", "dwarf"]
COLOURS = dict(zip(["yellow", "purple", "green", "orange"], HEROES))


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


def built_in():
    with open(BUILT_IN, encoding="utf-8") as file:
        return tiles(file.read().split("\n"))
