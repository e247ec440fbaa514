#!/usr/bin/env python3
"""The folder tree shows the architecture, and this test holds it to it.

- A folder includes only folders of lower levels.
- Levels 0 to 5 do no input or output; rules and league are pure: no clock, float, exception or allocation in sight.
- A game includes no other game.
- Every source file is known to its CMakeLists.txt.
- No general file names a game, and the other debts of debts.py do not grow. `--debts` prints the
  table of debts as it must be."""
import glob
import os
import re
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from game_list import ROOT, games  # noqa: E402
import debts  # noqa: E402
from names import Names, product_files, read  # noqa: E402

SRC = os.path.join(ROOT, "src")
NAMES = Names(games())
GAMES = [game.folder for game in NAMES.games]
# "games/doors.h" → "catalog/@game@_race.h": what a header of the list includes of each game.
LAYERS = {f"games/{layer}.h": header for layer, header in
          re.findall(r'"(\w+)=(\S+@game@\S+\.h)\??"', open(os.path.join(ROOT, "cmake/games.cmake"), encoding="utf-8").read())}

LEVELS = {"base": 0, "words": 1, "board": 1, "circuit": 1, "rating": 1, "core": 2, "layout": 2, "drawing": 2, "rules": 3, "league": 3, "solver": 4, "codec": 4, "catalog": 5,
          "coach": 6, "drivers": 6, "conform": 6, "fair": 6, "store": 6, "net": 6, "post": 6, "room": 7, "desk": 7, "lab": 7, "letters": 8, "report": 8, "office": 8, "server": 9, "apps": 10}
IMPURE = {"iostream", "fstream", "ostream", "istream", "sstream", "cstdio", "stdio.h", "thread", "mutex", "future", "chrono", "ctime",
          "random", "filesystem", "unistd.h", "fcntl.h", "cstdlib"}
PURE_FOLDERS = ("base", "words", "board", "circuit", "rating", "core", "layout", "drawing", "rules", "league", "solver", "codec", "catalog")
# The one place that speaks before it stops the program.
MAY_PRINT = {"base/assert.cpp"}
RULES_FORBID = [(r"\b(float|double)\b", "floating point"), (r"\bthrow\b|\btry\b|\bcatch\b", "exceptions"),
                (r"\bstd::(unordered_\w+|function|shared_ptr|unique_ptr|map|set)\b", "allocating or unordered containers"),
                (r"\bnew\b|\bmalloc\b", "allocation"), (r"\bstd::stable_sort\b", "std::stable_sort, which allocates")]


def sources():
    for folder, _, files in os.walk(SRC):
        for name in sorted(files):
            if name.endswith((".h", ".cpp", ".cpp.in")):
                yield os.path.relpath(os.path.join(folder, name), SRC)


def without_comments(text):
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r'"(\\.|[^"\\\n])*"', '""', text)


def check(path, complaints):
    text = open(os.path.join(SRC, path), encoding="utf-8").read()
    folder = path.split("/")[0]
    is_test = path.endswith(("_test.cpp", "_for_tests.h"))
    if folder not in LEVELS:
        complaints.append(f"src/{path}: the folder {folder} has no level; add it to tests/tree and docs/architecture.md")
        return
    for number, line in enumerate(text.split("\n"), 1):
        found = re.match(r'\s*#include\s+([<"])([^>"]+)[>"]', line)
        if not found:
            continue
        kind, name = found.groups()
        name = LAYERS.get(name, name)
        where = f"src/{path}:{number}"
        if kind == '"' and name.split("/")[0] in LEVELS:
            other = name.split("/")[0]
            # Tests may look up to what they test with; code may not.
            if not is_test and (LEVELS[other] > LEVELS[folder] or (LEVELS[other] == LEVELS[folder] and other != folder)):
                complaints.append(f"{where}: {folder} (level {LEVELS[folder]}) includes {name} (level {LEVELS[other]})")
        if kind == "<" and name in IMPURE and folder in PURE_FOLDERS and not is_test and path not in MAY_PRINT:
            complaints.append(f"{where}: <{name}> does not belong on level {LEVELS[folder]}")
    if folder in ("rules", "league") and not is_test:
        code = without_comments(text)
        for pattern, what in RULES_FORBID:
            found = re.search(pattern, code)
            if found:
                line = code[:found.start()].count("\n") + 1
                complaints.append(f"src/{path}:{line}: {what} in pure code: {found.group(0)}")


def check_neighbours(complaints):
    for path in product_files(ROOT):
        own = NAMES.owners(path)
        for number, line in enumerate(read(ROOT, path).split("\n") if own else [], 1):
            if re.match(r"\s*(#include|import|export .* from|\} from)", line):
                for other in NAMES.owners(line) - own:
                    complaints.append(f"{path}:{number}: includes {other.id}; share what both need")


def check_build_lists(complaints):
    known = set()
    for folder, _, files in os.walk(SRC):
        if "CMakeLists.txt" not in files:
            continue
        for word in open(os.path.join(folder, "CMakeLists.txt"), encoding="utf-8").read().replace(")", " ").split():
            if not word.endswith((".cpp", ".cpp.in")):
                continue
            for game in GAMES:
                pattern = os.path.join(folder, word.replace("@game@", game).replace("${game}", game))
                known.update(os.path.relpath(path, SRC) for path in glob.glob(pattern))
    for path in sources():
        if path.endswith((".cpp", ".cpp.in")) and path not in known:
            complaints.append(f"src/{path}: no CMakeLists.txt builds it")


def main():
    now = debts.owed(ROOT, NAMES)
    table = debts.Table(read(ROOT, "tests/tree/debts.txt"))
    if sys.argv[1:] == ["--debts"]:
        print(table.as_it_must_be(now), end="")
        return 0
    complaints = debts.complaints(table, now)
    count = 0
    for path in sources():
        count += 1
        check(path, complaints)
    check_neighbours(complaints)
    check_build_lists(complaints)
    for complaint in complaints:
        print(complaint)
    for total in debts.totals(now):
        print(total)
    print(f"{count} files, {len(complaints)} complaints")
    return 1 if complaints or count < 50 else 0


sys.exit(main())
