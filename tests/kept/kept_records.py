"""What a folder of kept records covers, told from the records themselves. From coverage.json one sees when somebody thins a folder out."""
import glob
import hashlib
import os
import re

# Decisions that a seat gives while others do not see them.
HIDDEN = ("build", "bid", "plot")


def records(folder):
    """Paths below the folder, without their ending, in order."""
    return sorted(os.path.relpath(path, folder).removesuffix(".chicane") for path in glob.glob(os.path.join(folder, "*", "*.chicane")))


def read(folder, name):
    with open(os.path.join(folder, name + ".chicane"), encoding="utf-8") as file:
        return file.read()


def first(pattern, record):
    found = re.search(pattern, record, re.M)
    return found.group(1) if found else None


def board_of(record):
    return first(r"^board (\S+)", record)


def origin(record):
    fair = first(r"^fair (\S+)", record)
    return "terminal" if fair is None else "solo" if fair.startswith("solo-") else "hosted"


def open_round(record):
    """The kind of hidden decision that some have given and others not, "sealed" where nobody can see the kind. Else nothing."""
    lines = record.splitlines()
    seats = len(re.findall(r"^seat ", record, re.M))
    last = lines[-1].split()
    if origin(record) != "terminal":
        return "sealed" if last[0] == "seal" else None
    if last[1] not in HIDDEN:
        return None
    given = 0
    while len(words := lines[-1 - given].split()) > 1 and words[1] == last[1]:
        given += 1
    return last[1] if given < seats else None


def stage(record):
    """Is the race over, running, or in a hidden round?"""
    if re.search(r"^end turn ", record, re.M):
        return "over"
    kind = open_round(record)
    return f"hidden {kind}" if kind else "running"


def coverage(folder):
    """Of each rule set what is there: where records come from and how far they are, drivers, boards, values of options."""
    covered = {}
    for name in records(folder):
        record = read(folder, name)
        here = covered.setdefault(first(r"^rules (\S+)", record), {"stages": set(), "drivers": set(), "boards": set(), "options": set()})
        here["stages"].add(f"{origin(record)}, {stage(record)}")
        here["drivers"].update(re.findall(r"^seat \S+ (\S+)", record, re.M))
        here["boards"].add(board_of(record))
        here["options"].update(first(r"^options (.*)$", record).split())
    return {rules: {what: sorted(values) for what, values in here.items()} for rules, here in sorted(covered.items())}


def sums(folder):
    """Of each file that must never change."""
    def sum_of(path):
        with open(os.path.join(folder, path), "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()

    boards = sorted("boards/" + name for name in os.listdir(os.path.join(folder, "boards")))
    return {path: sum_of(path) for path in [*boards, *(name + ".chicane" for name in records(folder))]}
