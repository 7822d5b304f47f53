"""Code shared by verify.py and the files of the games."""

import re


class Wrong(Exception):
    """An error, with its line if that is not the current one."""

    def __init__(self, message, line=None):
        super().__init__(message)
        self.line = line


def need(condition, message):
    if not condition:
        raise Wrong(message)


def options(lines, *blocks):
    """The lines of a config; those keys may have a block of indented lines instead of a value."""
    found, key = {}, None
    for text in lines:
        if text.startswith("    "):
            fits = key in blocks and isinstance(found[key], list)
            need(fits, f"`{text}` may not be indented")
            found[key].append(text[4:])
            continue
        key, _, value = text.partition(" ")
        need(key not in found, f"the setting `{key}` stands there twice")
        found[key] = [] if key in blocks and not value else value
    return Options(found)


class Options:
    """The settings of a game, taken out one by one."""

    def __init__(self, found):
        self.found = found

    def text(self, key, default):
        value = self.found.pop(key, default)
        need(isinstance(value, str), f"`{key}` has no block")
        return value

    def block(self, key):
        """The lines below the key, or None."""
        value = self.found.pop(key, None)
        need(value is None or isinstance(value, list), f"`{key}` needs a block")
        return value

    def choice(self, key, values, default):
        value = self.text(key, default)
        need(value in values, f"`{key} {value}` cannot be set")
        return value

    def number(self, key, least, most, default):
        value = self.text(key, str(default))
        fits = re.fullmatch("[0-9]{1,9}", value) and least <= int(value) <= most
        need(fits, f"`{key} {value}` cannot be set")
        return int(value)

    def switch(self, key, default):
        return self.choice(key, ["on", "off"], default) == "on"

    def finish(self):
        need(not self.found, f"there is no setting `{', '.join(self.found)}`")
