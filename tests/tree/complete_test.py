#!/usr/bin/env python3
"""Every game of src/games/games.list is complete; complete.py says what that means."""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from game_list import ROOT, games  # noqa: E402
from complete import ASKED, Tree, missing  # noqa: E402


def main():
    tree = Tree(ROOT, games())
    complaints = list(missing(tree))
    for complaint in complaints:
        print(complaint)
    print(f"{len(tree.games)} games, {len(ASKED)} questions each, {len(complaints)} complaints")
    return 1 if complaints or not tree.games else 0


sys.exit(main())
