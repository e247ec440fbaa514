"""Which files speak of a game, and which of them may."""
import os
import re

PRODUCT = ("src", "web/src", "web/tools", "tools", "bench", "cmake")
TESTS = ("src", "web/src", "web/e2e", "bench", "tests")
IS_TEST = re.compile(r"^(tests|web/e2e)/|_test\.|\.test\.|for_tests|/testdata/")
CODE = re.compile(r"\.(h|cpp|cmake|py|mjs|tsx?|css|json|html|sh|in)$|/CMakeLists\.txt$|/[^./]+$")
# What tests keep is of the games of its time, and so is what once made it.
KEPT = re.compile(r"^tests/(kept/(records|stores|wire|traces|make_)|fuzz/corpus|tree/debts)")


class Names:
    """Finds the names of all games: folder, id and type alike, and the prefixes of clauses."""

    def __init__(self, games):
        self.games = games
        self.by_spelling = {game.folder.replace("_", ""): game for game in games}
        # The longest first: speed_circuit_wbc is not speed_circuit.
        spellings = sorted((game.folder.replace("_", "[-_]?") for game in games), key=len)[::-1]
        self.spelled = re.compile("|".join(spellings), re.I)
        prefixes = "|".join(sorted({prefix for game in games for prefix in game.prefixes()}))
        self.any = re.compile(f"(?i:{self.spelled.pattern})|\\b(?:{prefixes})-[A-Z0-9]")
        one = "[\"'](?:" + "|".join(game.id for game in games) + ")[\"']"
        self.branch = re.compile(f"[=!]==?\\s*{one}|{one}\\s*[=!]==?|case {one}")

    def owners(self, text):
        found = {re.sub("[-_]", "", name.lower()) for name in self.spelled.findall(text)}
        return {self.by_spelling[name] for name in found}

    def has_all(self, text):
        return len(self.owners(text)) == len(self.games)

    def is_own(self, path):
        """Does a folder or the file itself carry the name of a game?"""
        return self.spelled.search(path) is not None


def files(root, tops):
    for top in tops:
        for folder, folders, names in os.walk(os.path.join(root, top)):
            folders[:] = sorted({*folders} - {"node_modules", "__pycache__"})
            for name in sorted(names):
                path = os.path.relpath(os.path.join(folder, name), root)
                if CODE.search(path) and not KEPT.search(path):
                    yield path


def product_files(root):
    return (path for path in files(root, PRODUCT) if not IS_TEST.search(path))


def test_files(root):
    return (path for path in files(root, TESTS) if IS_TEST.search(path))


def read(root, path):
    with open(os.path.join(root, path), encoding="utf-8", errors="replace") as file:
        return file.read()
