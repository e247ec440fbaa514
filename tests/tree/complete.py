"""What a game must bring, and whether it does. Each function says of one game what is missing. What
only a running program can tell (drivers, coach, report) is in tests/complete."""
import glob
import os
import re

from names import IS_TEST, files, read

# The words of tests/games/README.md.
NOTES = ("boards", "short", "hidden", "hidden-dice", "build", "position", "report", "times",
         "situation", "instructions", "golden")
# Clauses that no line of the product carries out: id, blank, why.
WITHOUT_CODE = "without-code.txt"


class Tree:
    """A checkout, its games, and its code read once."""

    def __init__(self, root, games):
        self.root = root
        self.games = games
        self.code = "\n".join(read(root, path) for path in files(root, ("src",))
                              if path.endswith((".h", ".cpp")) and not IS_TEST.search(path))

    def glob(self, pattern):
        return sorted(glob.glob(pattern, root_dir=self.root))

    def text(self, path):
        return read(self.root, path) if os.path.exists(os.path.join(self.root, path)) else ""

    def of(self, game, paths):
        """Files that begin with the game's name, and not with the longer name of another one."""
        names = [other.folder for other in self.games]
        longer = tuple(name for name in names if name.startswith(game.folder + "_"))
        return [path for path in paths if os.path.basename(path).startswith(game.folder)
                and not os.path.basename(path).startswith(longer)]


def reasons(text):
    """{clause: why} of a file of exceptions."""
    lines = [line.split("#")[0].split(None, 1) for line in text.split("\n")]
    return {line[0]: line[1].strip() if len(line) > 1 else ""
            for line in lines if line and not line[0].startswith("opt:")}


def rules(tree, game):
    if len(game.clauses()) <= 20:
        yield f"{game.rules} with its catalogue of clauses"


def cases(tree, game):
    folder = f"data/conformance/{game.id}"
    for name in ("VOCABULARY.md", "boards.md", "without-case.txt"):
        if not tree.text(f"{folder}/{name}"):
            yield f"{folder}/{name}"
    lines = "\n".join(tree.text(path) for path in tree.glob(f"{folder}/*.case"))
    cased = {word for line in re.findall(r"^clauses (.*)$", lines, re.M) for word in line.split()}
    yield from settled(game, cased, "a case for", f"{folder}/without-case.txt", tree)


def code(tree, game):
    is_cited = {clause for clause in game.clauses()
                if re.search(re.escape(clause) + r"(?!\w|\.\w)", tree.code)}
    yield from settled(game, is_cited, "a line of code that cites",
                       f"src/rules/{game.folder}/{WITHOUT_CODE}", tree)


def settled(game, done, what, exceptions, tree):
    """Each clause is done or has a reason, and not both."""
    excused = reasons(tree.text(exceptions))
    for clause in game.clauses():
        if clause not in done and clause not in excused:
            yield f"{what} {clause}, or a line in {exceptions} that says why not"
    for clause, why in excused.items():
        if clause not in game.clauses():
            yield f"{clause} in its catalogue: {exceptions} excuses it"
        elif clause in done:
            yield f"a shorter {exceptions}: there is {what} {clause}"
        if len(why.split()) < 3:
            yield f"the reason of {clause} in {exceptions}"


def golden_races(tree, game):
    races = tree.of(game, tree.glob("tests/playthroughs/*.txt"))
    if not races:
        yield "a golden race in tests/playthroughs"
    for race in races:
        if not tree.text(race[:-len("txt")] + "moves"):
            yield f"the twin of {race}"


def own_tests(tree, game):
    for kind in ("contract", "counts"):
        path = f"tests/{kind}/{game.folder}_{kind}_test.cpp"
        if not re.search(r"^TEST(_P)?\(", tree.text(path), re.M):
            yield path
    for word in NOTES:
        if not game.notes(word):
            yield f"a line '{word}' in tests/games/{game.folder}.txt"


def questions(tree, game):
    folder = f"tests/desks/{game.id}"
    if not tree.text(f"{folder}/moments.txt") or not tree.glob(f"{folder}/*.json"):
        yield f"golden questions in {folder}"


def kept_records(tree, game):
    # Of a version that had the game.
    if not tree.glob(f"tests/kept/records/v*/{game.id}/*"):
        yield f"records in tests/kept/records/v…/{game.id}"
    if not tree.glob(f"tests/kept/traces/{game.id}/*"):
        yield f"traces in tests/kept/traces/{game.id}"


def site(tree, game):
    for path in ("web/src/engine/types.ts", "web/src/dash/Dashboard.tsx", "web/src/ui/games.ts"):
        if f"'{game.id}'" not in tree.text(path) and f"{game.id}:" not in tree.text(path):
            yield f"itself in {path}"


def languages(tree, game):
    catalogues = [os.path.dirname(path) for path in tree.glob("web/src/i18n/*/index.ts")]
    if len(catalogues) < 4:
        yield "four languages"
    for folder in catalogues:
        for key in ("game", "when", "line"):
            if not re.search(rf"^\s+{key}_{game.folder}: '.", tree.text(f"{folder}/site.ts"), re.M):
                yield f"{key}_{game.folder} in {folder}/site.ts"


ASKED = (rules, cases, code, golden_races, own_tests, questions, kept_records, site, languages)


def missing(tree):
    """A line for everything that a game of the list lacks."""
    for game in tree.games:
        for ask in ASKED:
            for what in ask(tree, game):
                yield f"{game.id} lacks {what}"
