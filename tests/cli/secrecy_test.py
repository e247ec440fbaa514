#!/usr/bin/env python3
"""Nothing leaks from what the program prints for everybody: two records that differ in one hidden answer, the last of a round that is
still open, or in one die that dealt cards, give the same bytes."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from game_list import games  # noqa: E402

CHICANE = os.environ["CHICANE"]
CARS = 6

GAMES = games()

# What may be shown to everybody, "race" being the record; then the files that it writes.
EXCERPT = ("replay", "race", "--excerpt")
SHOWN = (
    (("replay", "race"), ()),
    (("replay", "race", "--step"), ()),
    (("replay", "race", "--json"), ()),
    (EXCERPT, ()),
    (("verify", "race"), ()),
    (("verify", "race", "--json"), ()),
    (("report", "race"), ()),
    (("report", "race", "--json"), ()),
    (("report", "race", "--csv"), ()),
    (("report", "race", "--markdown", "r.md", "--html", "r.html", "--svg", "r.svg"), ("r.md", "r.html", "r.svg")),
)


class Secrecy(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def run_chicane(self, *arguments, typed=""):
        environment = {**os.environ, "XDG_DATA_HOME": self.folder, "NO_COLOR": "1"}
        return subprocess.run([CHICANE, *arguments], input=typed.encode(), capture_output=True, cwd=self.folder, env=environment, timeout=60)

    def write(self, name, lines):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))

    def raced(self, game):
        """The lines of a race of bots, and how many of them are the header."""
        rules, options = game.id, dict(game.short_race()[1])
        laps = ("--laps", options.pop("laps"), *(word for option in options.items() for word in ("--opt", "=".join(option))))
        names = ("--bots", str(CARS), "--bot", "random", "--seed", "5")
        run = self.run_chicane("play", "--rules", rules, "--auto", *laps, *names, "--save", rules)
        self.assertEqual(run.returncode, 0, run.stderr)
        with open(os.path.join(self.folder, rules), encoding="utf-8") as file:
            lines = file.read().splitlines()
        return lines, lines.index("start") + 1

    def shown(self, lines):
        """All that everybody may be shown of the record."""
        everything = {}
        self.write("race", lines)
        for arguments, files in SHOWN:
            run = self.run_chicane(*("race" if word == "race" else word for word in arguments), typed="\n" * 500)
            everything[arguments] = (run.returncode, run.stdout, run.stderr)
            for name in files:
                if os.path.exists(os.path.join(self.folder, name)):
                    with open(os.path.join(self.folder, name), "rb") as file:
                        everything[(*arguments, name)] = file.read()
        return everything

    def compare(self, one, other):
        shown, other_shown = self.shown(one), self.shown(other)
        code, excerpt, complaint = shown[EXCERPT]
        self.assertEqual(code, 0, complaint)
        telling = [" ".join(what) for what in shown if shown[what] != other_shown[what]]
        self.assertEqual(telling, [], f"they tell '{one[-1]}' from '{other[-1]}'")
        return excerpt.decode()

    def test_every_rule_set_is_here(self):
        listed = re.findall(r"^([a-z-]+) +version", self.run_chicane("rules").stdout.decode(), re.MULTILINE)
        self.assertEqual(listed, [game.id for game in GAMES])

    def test_answers_of_a_hidden_round(self):
        for game in GAMES:
            questions = game.hidden()
            if not questions:
                continue
            lines, header = self.raced(game)
            for kind, answers in questions.items():
                for least in (0, 3) if kind == "plot" else (0,):
                    with self.subTest(f"{game.id}: {kind} after {least} turns"):
                        self.check_answers(lines, header, kind, answers, least)

    def check_answers(self, lines, header, kind, answers, least):
        asked = [i for i in range(header, len(lines)) if lines[i].split()[1] == kind and sum(line.startswith("turn ") for line in lines[:i]) >= least]
        first = asked[0]
        # Alone, and with others who have answered already: all but one.
        cars = next(n for n in range(1, len(asked) + 1) if n == len(asked) or asked[n] != first + n or lines[asked[n]].split()[0] == lines[first].split()[0])
        self.assertGreater(cars, 2)
        for count in (1, cars - 1):
            until = lines[:first + count - 1]
            seat = lines[first + count - 1].split()[0]
            excerpt = self.compare([*until, f"{seat} {answers[0]}"], [*until, f"{seat} {answers[1]}"])
            self.assertTrue(excerpt.endswith(f"\n{seat} ?\n"), excerpt[-200:])
            self.assertEqual(excerpt.count(" ?\n"), count)

    def test_dice_that_deal_cards(self):
        for game in GAMES:
            if game.hidden_dice():
                self.check_dice(*self.raced(game))

    def check_dice(self, lines, _):
        secret = [i for i, line in enumerate(lines) if " secret-d" in line]
        for at in (secret[0], secret[len(secret) // 2], secret[-1]):
            # The digest of a state ends the comparison; nobody has played a card so early.
            until = next(i for i, line in enumerate(lines) if line.startswith("turn ") or " card " in line or " superb" in line)
            for end in (at + 1, secret[-1] + 1, until):
                one, other = list(lines[:end]), list(lines[:end])
                words = lines[at].split()
                one[at], other[at] = (" ".join([*words[:2], face, *words[3:]]) for face in "12")
                with self.subTest(f"{lines[at]}, cut after {end} lines"):
                    self.compare(one, other)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
