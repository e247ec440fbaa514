#!/usr/bin/env python3
"""The tests of the tree bite: in a small tree of two invented games each fault is seen."""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from game_list import games  # noqa: E402
from complete import NOTES, Tree, missing  # noqa: E402
from names import Names  # noqa: E402
import debts  # noqa: E402

CATALOGUE = "".join(f"| GL-1.{number} | A clause. |\n" for number in range(1, 23))
CITED = "".join(f"// GL-1.{number}  A clause.\n" for number in range(1, 23))
CAR = "src/core/car.h"  # A general file.
LANGUAGES = ("en", "it", "fr", "de")


def whole_tree():
    """A tree with the games grid_line and grid_line_two that lacks nothing."""
    tree = {"src/games/games.list": "grid_line  # The first.\ngrid_line_two\n",
            "web/src/engine/types.ts": "'grid-line' 'grid-line-two'",
            "web/src/dash/Dashboard.tsx": "'grid-line' 'grid-line-two'",
            "web/src/ui/games.ts": "'grid-line' 'grid-line-two'"}
    words = ""
    for folder, prefix in (("grid_line", "GL"), ("grid_line_two", "GLT")):
        own = folder.replace("_", "-")
        cases = f"data/conformance/{own}"
        words += f"  game_{folder}: 'G',\n  when_{folder}: '1',\n  line_{folder}: 'L',\n"
        tree |= {f"src/rules/{folder}/RULES.md": CATALOGUE.replace("GL", prefix),
                 f"src/rules/{folder}/apply.cpp": CITED.replace("GL", prefix),
                 f"{cases}/VOCABULARY.md": "Words.", f"{cases}/boards.md": "Boards.",
                 f"{cases}/without-case.txt": f"# None but:\n{prefix}-1.22 It has no effect.\n",
                 f"{cases}/all.case": "".join(f"clauses {prefix}-1.{n}\n" for n in range(1, 22)),
                 f"tests/playthroughs/{folder}_short.txt": "race",
                 f"tests/playthroughs/{folder}_short.moves": "race",
                 f"tests/contract/{folder}_contract_test.cpp": "TEST_P(A, B) {}\n",
                 f"tests/counts/{folder}_counts_test.cpp": "TEST(A, B) {}\n",
                 f"tests/games/{folder}.txt": "".join(f"{word} what\n" for word in NOTES),
                 f"tests/desks/{own}/moments.txt": "plot", f"tests/desks/{own}/plot.json": "{}",
                 f"tests/kept/records/v1/{own}/one.chicane": "race",
                 f"tests/kept/traces/{own}/one.txt": "trace"}
    for language in LANGUAGES:
        tree[f"web/src/i18n/{language}/index.ts"] = "export"
        tree[f"web/src/i18n/{language}/site.ts"] = words
    return tree


class TreeBites(unittest.TestCase):
    def lay(self, tree):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        for path, text in tree.items():
            os.makedirs(os.path.join(folder.name, os.path.dirname(path)), exist_ok=True)
            with open(os.path.join(folder.name, path), "w", encoding="utf-8") as file:
                file.write(text)
        return folder.name

    def missing(self, tree):
        root = self.lay(tree)
        return list(missing(Tree(root, games(root))))

    def owed(self, files):
        """The debts of a tree that owes nothing but for these files."""
        rules = {path: text for path, text in whole_tree().items() if path.startswith("src/")}
        root = self.lay(rules | files)
        return debts.owed(root, Names(games(root)))


class Completeness(TreeBites):
    def test_a_whole_tree_lacks_nothing(self):
        self.assertEqual(self.missing(whole_tree()), [])

    def test_every_file_that_is_taken_away_is_missed_by_the_name_of_its_game(self):
        for path in whole_tree():
            if path.startswith(("src/games/", "web/")):
                continue
            tree = whole_tree()
            del tree[path]
            game = "grid-line-two" if "two" in path else "grid-line"
            with self.subTest(path):
                self.assertTrue(self.missing(tree))
                for complaint in self.missing(tree):
                    self.assertTrue(complaint.startswith(f"{game} lacks "), complaint)

    def test_a_game_that_is_only_listed_lacks_everything(self):
        tree = whole_tree()
        tree["src/games/games.list"] += "grid_line_three\n"
        complaints = self.missing(tree)
        self.assertGreater(len(complaints), 10)
        self.assertTrue(all(line.startswith("grid-line-three lacks ") for line in complaints))

    def test_the_screen_and_the_words_of_every_language_are_asked_for(self):
        screens = ("dash/Dashboard.tsx", "ui/games.ts", "engine/types.ts")
        words = {f"web/src/{screen}": "'grid-line'" for screen in screens}
        words |= {f"web/src/i18n/{language}/site.ts": "line_grid_line:" for language in LANGUAGES}
        for path, word in words.items():
            tree = whole_tree()
            tree[path] = tree[path].replace(word, "", 1)
            with self.subTest(path):
                self.assertEqual(len(self.missing(tree)), 1)
                self.assertIn(path, self.missing(tree)[0])

    def test_a_clause_without_code_needs_a_reason_that_is_one_and_stays_true(self):
        tree = whole_tree()
        tree["src/rules/grid_line/apply.cpp"] = CITED.replace("// GL-1.2 ", "// ")
        self.assertEqual(len(self.missing(tree)), 1)
        self.assertIn("GL-1.2,", self.missing(tree)[0])
        for reason, count in (("GL-1.2 true-by-construction Speeds are counted.", 0), ("GL-1.2", 1),
                              ("GL-1.2 Speeds are counted.\nGL-1.3 Speeds are counted.", 1),
                              ("GL-1.2 Speeds are counted.\nGL-9.9 There is none.", 1)):
            tree["src/rules/grid_line/without-code.txt"] = reason
            with self.subTest(reason):
                self.assertEqual(len(self.missing(tree)), count)

    def test_a_longer_id_does_not_stand_for_a_shorter_one(self):
        tree = whole_tree()
        tree["src/rules/grid_line/apply.cpp"] = CITED.replace("GL-1.2 ", "GL-1.2a ")
        self.assertEqual(len(self.missing(tree)), 1)


class Debts(TreeBites):
    def test_general_files_may_not_name_a_game_in_any_spelling(self):
        for text in ("grid-line", "grid_line::Car", "GridLine", "kGridLineTwo", "// GL-1.2  Why."):
            with self.subTest(text):
                self.assertEqual(self.owed({CAR: text}), {("names", CAR): 1})
        for text in ("GridLock", "EGL-1.2", "GL-", "a grid line"):
            with self.subTest(text):
                self.assertEqual(self.owed({CAR: text}), {})

    def test_a_file_of_the_game_may(self):
        self.assertEqual(self.owed({"src/lab/grid_line_watch.h": "grid_line"}), {})

    def test_registries_and_tests_that_list_every_game_are_seen(self):
        both = "grid_line, grid_line_two"
        self.assertIn(("registries", CAR), self.owed({CAR: both}))
        for text, debt in ((both, {("tests", "tests/x.py"): 1}), ("grid_line", {}),
                           ('if id == "grid-line":', {("branches", "tests/x.py"): 1})):
            with self.subTest(text):
                self.assertEqual(self.owed({"tests/x.py": text}), debt)

    def test_casts_twins_readers_and_command_lines_are_seen(self):
        for kind, path, text in (("casts", "src/lab/a.cpp", "dynamic_cast<A*>(b)"),
                                 ("twins", "web/src/fair/dice.ts", ""),
                                 ("readers", "web/src/race/a.ts", "happening.line.split(' ')"),
                                 ("readers", "src/report/a.cpp", "words(told.happening.line)"),
                                 ("cli11", "src/apps/a.cpp", "#include <CLI/CLI.hpp>")):
            with self.subTest(kind):
                self.assertEqual(self.owed({path: text}), {(kind, path): 1})

    def test_a_debt_is_neither_larger_nor_smaller_than_what_is_there(self):
        now = self.owed({CAR: "grid-line grid-line"})
        for count, complaints in ((0, 1), (1, 1), (2, 0), (3, 1)):
            with self.subTest(count):
                table = debts.Table(f"[names]\n\n# Why.\n{CAR} {count}\n")
                self.assertEqual(len(debts.complaints(table, now)), complaints)
        self.assertEqual(len(debts.complaints(debts.Table(""), now)), 1)
        paid = debts.Table(f"[names]\n\n# Why.\n{CAR} 1\n")
        self.assertEqual(len(debts.complaints(paid, {})), 1)

    def test_a_table_without_reason_or_order_is_refused(self):
        for text in ("[names]\n\na.h 1\n", "[names]\n\n# Why.\nb.h 1\na.h 1\n", "[sins]\n"):
            with self.subTest(text):
                self.assertEqual(len(debts.Table(text).complaints), 1)

    def test_the_table_is_printed_as_it_must_be(self):
        now = self.owed({CAR: "grid-line", "src/core/b.h": "grid-line"})
        table = debts.Table("[names]\n\n# Why.\nsrc/core/a.h 2\nsrc/core/car.h 3\n")
        text = table.as_it_must_be(now)
        self.assertIn("# Why.\nsrc/core/car.h 1\n", text)
        self.assertIn(f"{debts.NEW}\nsrc/core/b.h 1\n", text)
        self.assertEqual(debts.complaints(debts.Table(text), now), [])


if __name__ == "__main__":
    unittest.main()
