"""Debts: what the house does not want and still has, each with the step that pays it. A debt may
only get smaller. `tree_test.py --debts` prints tests/tree/debts.txt as it must be.

The file has a part for each kind, `[kind]`. A part has groups: comments that say why the group is
owed and who pays, then a line `path count` for each file."""
import re

from names import product_files, read, test_files

FILE = "tests/tree/debts.txt"
KINDS = {
    "names": "general product files that name a game: id, type, folder or clause",
    "registries": "general product files that name every game",
    "tests": "tests that name every game by hand",
    "branches": "tests that ask which game it is",
    "casts": "dynamic_cast in the product",
    "twins": "files of TypeScript that do what the Table does",
    "readers": "readers of the line of an event",
    "cli11": "units that include CLI11",
}
HEAD = "# Debts (tests/tree/debts.py). `tests/tree/tree_test.py --debts` prints this file anew.\n"
NEW = "# New: say why it is owed and which step pays it."

TWINS = re.compile(r"^web/src/(race/solo_game|fair/"
                   r"(dice|digest|record|record_writer|rules_check|scheme\w*|verify))\.ts$")
CAST = re.compile(r"\bdynamic_cast<")
CLI11 = re.compile(r"^#include <CLI/", re.M)
# The line of a happening that is split, searched or compared; to show it as it is reads nothing.
READER = re.compile(
    r"\b(happening|told)\w*(\.happening)?\.line"
    r"\.(split|match|startsWith|endsWith|includes|replace|slice|indexOf|find|starts_with|substr)\("
    r"|words\((\w+\.)*happening\.line\)|\[kind[^\]]*\] = line\.split\(")


def owed(root, names):
    """What there is: {(kind, path): count}."""
    debts = {}
    for path in product_files(root):
        text = read(root, path)
        if not names.is_own(path):
            debts["names", path] = len(names.any.findall(text))
            debts["registries", path] = int(names.has_all(text))
        debts["casts", path] = len(CAST.findall(text))
        debts["twins", path] = int(TWINS.search(path) is not None)
        debts["readers", path] = len(READER.findall(text))
        debts["cli11", path] = int(CLI11.search(text) is not None)
    for path in test_files(root):
        text = read(root, path)
        debts["tests", path] = int(names.has_all(text))
        if not names.is_own(path):
            debts["branches", path] = len(names.branch.findall(text))
    return {debt: count for debt, count in debts.items() if count}


class Table:
    """The file: for each kind its groups, each with its comments and the debts in it."""

    def __init__(self, text):
        self.groups = {kind: [] for kind in KINDS}
        self.complaints = []
        kind, is_open = None, False
        for number, line in enumerate(text.split("\n"), 1):
            if not line.strip():
                is_open = False
            elif line.startswith("["):
                kind = line.strip("[]")
                if kind not in KINDS:
                    self.complain(number, f"{line} is no kind of debt")
                    kind = None
            elif kind is not None:
                if not is_open:
                    self.groups[kind].append(([], {}))
                    is_open = True
                self.add(number, line, *self.groups[kind][-1])

    def complain(self, number, what):
        self.complaints.append(f"{FILE}:{number}: {what}")

    def add(self, number, line, comments, debts):
        if line.startswith("#"):
            comments.append(line)
            return
        path, count = line.rsplit(" ", 1)
        if not comments:
            self.complain(number, f"no comment says why {path} is owed")
        if debts and path <= list(debts)[-1]:
            self.complain(number, f"{path} is not in its place")
        debts[path] = int(count)

    def debts(self):
        return {(kind, path): count for kind, groups in self.groups.items()
                for _, debts in groups for path, count in debts.items()}

    def as_it_must_be(self, now):
        """The text with the debts of now: groups stay, what is paid goes, what is new is asked."""
        text = HEAD
        for kind, groups in self.groups.items():
            text += f"\n[{kind}]\n"
            known = {path for _, debts in groups for path in debts}
            new = [path for (of, path) in now if of == kind and path not in known]
            for comments, paths in [*groups, ([NEW], new)]:
                left = [path for path in sorted(paths) if (kind, path) in now]
                if left:
                    lines = [f"{path} {now[kind, path]}" for path in left]
                    text += "\n".join(["", *comments, *lines]) + "\n"
        return text


def complaints(table, now):
    found = list(table.complaints)
    allowed = table.debts()
    for kind, path in sorted({*now, *allowed}):
        count, most = now.get((kind, path), 0), allowed.get((kind, path), 0)
        if count > most:
            found.append(f"{path}: {count} where {most} may be: {KINDS[kind]}")
        elif count < most:
            found.append(f"{path}: {count} where {most} are owed: lower it in {FILE}, [{kind}]")
    return found


def totals(now):
    for kind, what in KINDS.items():
        counts = [count for (of, _), count in now.items() if of == kind]
        yield f"{kind}: {sum(counts)} in {len(counts)} files ({what})"
