"""What is wrong with a record, for verify.py and what it knows of each game."""


class Wrong(Exception):
    """What is wrong, and in which line if that is not the line at hand."""

    def __init__(self, message, line=None):
        super().__init__(message)
        self.line = line


def need(condition, message):
    if not condition:
        raise Wrong(message)
