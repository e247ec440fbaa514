"""The games of the platform, from the one list of them, for tests and tools in Python."""
import os
import re

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
LIST = "src/games/games.list"


class Game:
    """One line of the list, and the names under which files can speak of that game."""

    def __init__(self, root, folder):
        self.root = root
        self.folder = folder  # Of its code, and its namespace: grand_prix_basic.
        self.id = folder.replace("_", "-")
        self.rules = f"src/rules/{folder}/RULES.md"

    def clauses(self):
        """Ids in the first column of its catalogue: "| SC-4.1, 4.2 |" is SC-4.1 and SC-4.2."""
        found = []
        for line in self.text(self.rules).split("\n"):
            cell = re.match(r"\| ([A-Z][A-Z0-9]+-)([^|]*)\|", line)
            if cell:
                prefix, ids = cell.groups()
                for one in ids.split(","):
                    one = one.strip()
                    found.append(one if one.startswith(prefix) else prefix + one)
        return found

    def notes(self, word):
        """What tests know of it (tests/games/README.md): the lines of that word."""
        lines = self.text(f"tests/games/{self.folder}.txt").split("\n")
        return [line[len(word):].strip() for line in lines if line.split(" ")[0] == word]

    def short_race(self):
        """Board and options of a race that is soon over."""
        board, *options = self.notes("short")[0].split()
        return board, dict(option.split("=") for option in options)

    def hidden(self):
        """{question: (answer, another)} of hidden rounds; both are lawful whenever it is asked."""
        asked = [note.split(" ", 1) for note in self.notes("hidden") if note != "nothing"]
        return {kind: tuple(f"{kind} {answer}" for answer in answers.split(" | "))
                for kind, answers in asked}

    def hidden_dice(self):
        return [word for word in self.notes("hidden-dice")[0].split() if word != "nothing"]

    def prefixes(self):
        return sorted({clause.split("-")[0] for clause in self.clauses()})

    def text(self, path):
        try:
            with open(os.path.join(self.root, path), encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            return ""


def games(root=ROOT):
    """All games, in the order in which they are shown."""
    with open(os.path.join(root, LIST), encoding="utf-8") as file:
        lines = [line.split("#")[0].strip() for line in file]
    return [Game(root, folder) for folder in lines if folder]


def ids(root=ROOT):
    return [game.id for game in games(root)]
