#!/usr/bin/env python3
"""chicane lab races and lab stats as a person or a script meets them: interrupted and gone on from, on several threads, with files
that are whole or not there."""
import csv
import json
import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import xml.etree.ElementTree as xml

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from game_list import ids  # noqa: E402

CHICANE = os.environ["CHICANE"]


class LabTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def path(self, name):
        return os.path.join(self.folder, name)

    def read(self, name):
        with open(self.path(name), encoding="utf-8") as file:
            return file.read()

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)

    def run_lab(self, *arguments, code=0):
        run = subprocess.run([CHICANE, "lab", *arguments], capture_output=True, text=True, cwd=self.folder, timeout=120)
        self.assertEqual(run.returncode, code, f"{arguments}: {run.stdout[-600:]}{run.stderr[-600:]}")
        self.assertNotIn("internal error", run.stderr)
        return run.stdout if code == 0 else run.stdout + run.stderr

    def refused(self, *arguments, says):
        """Wrong use: exit code 2 and one sentence."""
        output = self.run_lab(*arguments, code=2)
        self.assertIn(says, output)
        self.assertEqual(len(output.strip().split("\n")), 1, output)


class Results(LabTest):
    RACES = ["races", "--driver", "2:rookie", "rookie=1/1/1/1/1", "2:random", "--races", "40"]

    def test_threads_do_not_change_them(self):
        races = [*self.RACES, "--circuit", "monza", "imola", "--json"]
        one = self.run_lab(*races, "--threads", "1")
        self.assertEqual(self.run_lab(*races, "--threads", "3"), one)
        other = json.loads(self.run_lab(*races, "--seed", "2"))
        self.assertNotEqual(other["boards"], json.loads(one)["boards"])

    def test_every_car_is_somewhere(self):
        for rules in ids():
            with self.subTest(rules):
                answer = json.loads(self.run_lab("races", "--rules", rules, "--races", "6", "--driver", "3:rookie", "3:random", "--json"))
                self.assertTrue(answer["is_whole"])
                board = answer["boards"][0]
                self.assertEqual(board["races"] + board["unended"], 6)
                self.assertEqual(sum(e["wins"] for e in board["entries"]), board["winners"])
                for entry in board["entries"]:
                    self.assertEqual(entry["home"] + entry["under_way"] + sum(entry["outs"].values()), entry["cars"])
                    self.assertEqual(sum(entry["places"]), entry["cars"])

    def test_rookies_beat_those_who_throw_for_their_decisions(self):
        entries = json.loads(self.run_lab("races", "--driver", "3:random", "3:rookie", "--races", "60", "--json"))["boards"][0]["entries"]
        random, rookie = entries
        self.assertEqual([random["driver"], rookie["driver"]], ["random", "rookie"])
        self.assertLess(rookie["mean_finish"]["mean"] + rookie["mean_finish"]["margin"],
                        random["mean_finish"]["mean"] - random["mean_finish"]["margin"])
        # Of six places the means of both threes add up to seven.
        self.assertAlmostEqual(random["mean_finish"]["mean"] + rookie["mean_finish"]["mean"], 7, places=9)

    def test_the_table_fits_a_terminal(self):
        output = self.run_lab(*self.RACES)
        self.assertIn("speed-circuit on monza: 40 races with 5 seats, laps=1, seed 1", output)
        for word in ("rookie 1/1/1/1/1", "mean finish", "crash", "overtakes", "lead changes"):
            self.assertIn(word, output)
        self.assertLessEqual(max(len(line) for line in output.split("\n")), 120)

    def test_files_are_written(self):
        self.run_lab(*self.RACES, "--csv", "r.csv", "--svg", "r.svg", "--html", "r.html")
        rows = list(csv.DictReader(self.read("r.csv").splitlines()))
        self.assertEqual([row["driver"] for row in rows], ["rookie", "rookie", "random"])
        self.assertEqual([row["build"] for row in rows], ["", "1/1/1/1/1", ""])
        self.assertEqual([int(row["cars"]) for row in rows], [80, 40, 80])
        self.assertEqual(sum(int(row["place_1"]) for row in rows), 40)
        self.assertEqual(xml.fromstring(self.read("r.svg")).tag, "{http://www.w3.org/2000/svg}svg")
        page = self.read("r.html")
        self.assertIn("<svg", page)
        self.assertNotRegex(page.replace("http://www.w3.org/2000/svg", ""), r"https?:|src=|<link|<script")

    def test_what_cannot_be_is_refused(self):
        self.refused("races", "--driver", "6:fangio", says="there is no driver 'fangio' for speed-circuit; there are random, rookie")
        self.refused("races", "--driver", "six:rookie", says="is no entrant; write a driver")
        self.refused("races", "--driver", "6:rookie=9/9/9/9/9", says="9/9/9/9/9")
        self.refused("races", "--driver", "6:rookie=fast", says="build: write five points like 1/1/0/1/2, or the car like 60/40/20/160/6")
        self.refused("races", "--rules", "formula-one", "--driver", "6:rookie=1/1/1/1/1", says="formula-one has no builds")
        self.refused("races", "--driver", "20:rookie", says="20 cars do not fit")
        self.refused("races", "--rules", "ludo", says="there is no rule set 'ludo'")
        self.refused("races", "--circuit", "nowhere", says="nowhere")
        self.refused("races", "--rules", "motorchamp", "--circuit", "GP-REF", says="GP-REF")
        self.refused("races", "--opt", "lapse=1", says="lapse")
        self.refused("races", "--opt", "laps", says="key=value")
        self.refused("races", "--races", "0", says="--races")
        self.refused("races", "--threads", "0", says="--threads")
        self.refused("races", "--resume", "nothing.races", says="nothing.races: cannot be read")
        self.refused("races", "--races", "2", "--save", "no/such/folder/x", says="no/such/folder/x: cannot be written")
        self.refused("races", "--races", "2", "--html", "no/such/folder/x", says="no/such/folder/x: cannot be written")


class Interruptions(LabTest):
    # So many that a machine does not get through them in the time of the test.
    RACES = ["races", "--circuit", "monza", "imola", "--driver", "3:rookie", "3:random", "--races", "100000"]

    def interrupted(self, *arguments, after=1.0, signals=(signal.SIGINT,)):
        with subprocess.Popen([CHICANE, "lab", *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=self.folder) as run:
            time.sleep(after)
            for number in signals:
                run.send_signal(number)
            out, err = run.communicate(timeout=60)
        self.assertEqual(run.returncode, 1, out + err)
        return out, err

    def test_keep_what_is_done_and_say_how_to_go_on(self):
        out, err = self.interrupted(*self.RACES)
        done = int(re.search(r"on monza: ([\d ]+) of 100 000 races", out).group(1).replace(" ", ""))
        self.assertGreater(done, 0)
        command = re.search(r"Go on with:\n  chicane (lab races .*)\n", err).group(1).split()
        kept = command[command.index("--resume") + 1]
        self.assertEqual(os.listdir(self.folder), [kept])
        # The same command goes on, and is interrupted again.
        out, _ = self.interrupted(*command[1:], signals=(signal.SIGTERM,))
        again = int(re.search(r"on monza: ([\d ]+) of 100 000 races", out).group(1).replace(" ", ""))
        self.assertGreater(again, done)

    def test_a_resumed_run_ends_as_one_that_was_not_interrupted(self):
        _, _ = self.interrupted(*self.RACES, "--save", "x.races")
        done = [int(n) for n in re.findall(r"^races (\d+)$", self.read("x.races"), flags=re.M)]
        self.assertGreater(done[0], 0)
        races = str(max(1, done[0] + 50))
        kept = self.read("x.races").replace("100000", races)
        self.write("x.races", kept)
        fewer = [races if word == "100000" else word for word in self.RACES]
        resumed = self.run_lab(*fewer, "--resume", "x.races", "--json")
        self.assertEqual(self.run_lab(*fewer, "--threads", "1", "--save", "y.races", "--json"), resumed)
        self.assertEqual(self.read("x.races"), self.read("y.races"))

    def test_a_killed_run_leaves_a_file_to_go_on_from(self):
        with subprocess.Popen([CHICANE, "lab", *self.RACES, "--save", "x.races"], stdout=subprocess.DEVNULL, cwd=self.folder) as run:
            for _ in range(100):
                if os.path.exists(self.path("x.races")):
                    break
                time.sleep(0.1)
            run.kill()
        self.assertTrue(self.read("x.races").startswith("chicane races 1\n"))
        self.assertTrue(self.read("x.races").endswith("\nend\n"))

    def test_more_races_go_on_from_the_same_file(self):
        small = ["races", "--races", "20", "--driver", "4:random"]
        self.run_lab(*small, "--save", "x.races")
        more = [*small[:2], "30", *small[3:]]
        self.assertEqual(self.run_lab(*more, "--resume", "x.races"), self.run_lab(*more))
        self.refused(*small, "--resume", "x.races", says="x.races has races up to number 30 already")

    def test_files_that_do_not_fit_are_refused(self):
        small = ["races", "--races", "5", "--driver", "4:random"]
        self.run_lab(*small, "--save", "x.races")
        self.refused(*small, "--save", "x.races", says="x.races is there already; go on from it with '--resume x.races'")
        self.refused(*small, "--seed", "2", "--resume", "x.races", says="x.races:4: these are races of another plan")
        self.refused("races", "--races", "5", "--driver", "5:random", "--resume", "x.races", says="these are races of another plan")
        self.write("z.races", "hello\n")
        self.refused(*small, "--resume", "z.races", says="z.races:1: this is no file of races")
        self.write("y.races", self.read("x.races")[:-20])
        self.refused(*small, "--resume", "y.races", says="y.races:")


class Progress(LabTest):
    def test_shows_on_a_terminal_alone(self):
        quiet = subprocess.run([CHICANE, "lab", "races", "--races", "20"], capture_output=True, text=True, timeout=60)
        self.assertEqual(quiet.stderr, "")
        ours, theirs = pty.openpty()
        with subprocess.Popen([CHICANE, "lab", "races", "--races", "3000"], stdout=subprocess.DEVNULL, stderr=theirs) as run:
            os.close(theirs)
            shown = b""
            while True:
                try:
                    piece = os.read(ours, 4096)
                except OSError:
                    break
                if not piece:
                    break
                shown += piece
        os.close(ours)
        self.assertEqual(run.returncode, 0)
        self.assertRegex(shown.decode(), r"of 3 000 races, [\d .]+ a second, \d+:\d\d left")
        self.assertTrue(shown.decode().endswith("\r\x1b[K"), "nothing of it stays")


class Stats(LabTest):
    def test_dice_are_fair_in_every_game(self):
        for rules in ids():
            with self.subTest(rules):
                stats = json.loads(self.run_lab("stats", "--rules", rules, "--races", "60", "--driver", "6:random", "--json"))[0]
                self.assertEqual(stats["races"], 60)
                self.assertGreater(stats["all_dice"]["p"], 0.001)
                for die in stats["dice"]:
                    self.assertAlmostEqual(sum(die["faces"]), sum(die["expected"]), places=6)

    def test_the_table_says_all(self):
        output = self.run_lab("stats", "--races", "30")
        for word in ("overtakes", "lead changes", "out: engine", "grid", "d6", "chi²"):
            self.assertIn(word, output)

    def test_records_are_counted(self):
        for seed in ("1", "2"):
            subprocess.run([CHICANE, "play", "--auto", "--bots", "6", "--bot", "random", "--seed", seed, "--laps", "1", "--save",
                            self.path(f"{seed}.chicane")], check=True, stdout=subprocess.DEVNULL, timeout=60)
        one, two, both = (json.loads(self.run_lab("stats", *files, "--json"))[0] for files in
                          (["1.chicane"], ["2.chicane"], ["1.chicane", "2.chicane"]))
        self.assertEqual(both["races"], 2)
        self.assertEqual(both["cars"], 12)
        self.assertEqual(both["turns"]["mean"], (one["turns"]["mean"] + two["turns"]["mean"]) / 2)
        self.assertEqual(both["overtakes"]["mean"], (one["overtakes"]["mean"] + two["overtakes"]["mean"]) / 2)
        dice = sum(sum(die["faces"]) for die in both["dice"])
        thrown = len(re.findall(r"^chance roll", self.read("1.chicane") + self.read("2.chicane"), flags=re.M))
        self.assertEqual(dice, thrown)
        crashes = len(re.findall(r"crash$", subprocess.run([CHICANE, "replay", self.path("1.chicane")], capture_output=True, text=True,
                                                           check=False, timeout=60).stdout, flags=re.M))
        self.assertGreaterEqual(one["outs"]["crash"], min(crashes, 1))
        self.refused("stats", "nothing.chicane", says="nothing.chicane: cannot be read")
        self.write("open.chicane", "\n".join(self.read("1.chicane").split("\n")[:40]) + "\n")
        self.refused("stats", "open.chicane", says="this race is not over")
        self.write("bad.chicane", "hello\n")
        self.refused("stats", "bad.chicane", says="bad.chicane")


if __name__ == "__main__":
    unittest.main(verbosity=0)
