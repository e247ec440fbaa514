#!/usr/bin/env python3
"""chicane as a person or a script meets it: commands, complaints, exit codes, saved races, a killed program."""
import json
import os
import pty
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

CHICANE = os.environ["CHICANE"]
ROOT = os.environ["CHICANE_SOURCE_DIR"]


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class CliTest(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)
        self.environment = {**os.environ, "XDG_DATA_HOME": self.folder, "NO_COLOR": "1"}

    def path(self, name):
        return os.path.join(self.folder, name)

    def write(self, name, text):
        with open(self.path(name), "w", encoding="utf-8") as file:
            file.write(text)
        return self.path(name)

    def run_chicane(self, *arguments, typed="", code=0):
        run = subprocess.run([CHICANE, *arguments], input=typed, capture_output=True, text=True, env=self.environment, timeout=60)
        self.assertEqual(run.returncode, code, f"{arguments}: {run.stdout[-600:]}{run.stderr[-600:]}")
        self.assertNotIn("internal error", run.stderr)
        return run.stdout if code == 0 else run.stdout + run.stderr

    def refused(self, *arguments, says, code=2, typed=""):
        """Wrong use: exit code 2 and one sentence that says what is wrong."""
        output = self.run_chicane(*arguments, code=code, typed=typed)
        for part in says if isinstance(says, (list, tuple)) else [says]:
            self.assertIn(part, output)
        if code == 2:
            self.assertEqual(len(output.strip().split("\n")), 1, output)
        return output


class Play(CliTest):
    def test_bots_alone_finish_a_race_and_print_the_report(self):
        output = self.run_chicane("play", "--rules", "speed-circuit", "--circuit", "monza", "--bots", "5", "--auto", "--seed", "1")
        for part in ("Autodromo Nazionale Monza", "The race", "Result", "Dice", "finishes 1st", "SC-"):
            self.assertIn(part, output)
        self.assertEqual(os.listdir(self.folder), [], "bots alone leave no file behind")

    def test_the_same_seed_gives_the_same_race(self):
        once = self.run_chicane("play", "--auto", "--bots", "6", "--bot", "random", "--seed", "7")
        again = self.run_chicane("play", "--auto", "--bots", "6", "--bot", "random", "--seed", "7")
        other = self.run_chicane("play", "--auto", "--bots", "6", "--bot", "random", "--seed", "8")
        self.assertEqual(once, again)
        self.assertNotEqual(once, other)

    def test_json_is_json(self):
        report = json.loads(self.run_chicane("play", "--auto", "--bots", "3", "--seed", "2", "--laps", "1", "--json"))
        self.assertTrue(report["over"])
        self.assertEqual(len(report["standings"]), 3)
        self.assertTrue(all(e["clause"] for e in report["events"]))

    def test_a_person_drives_with_short_commands(self):
        typed = "\n".join(["1", "60", "1", "100", "2", "bogus", "?", "q"]) + "\n"
        output = self.run_chicane("play", "--bots", "2", "--seed", "3", "--laps", "1", typed=typed)
        self.assertIn("Plot your speed. Start Speed 60", output)
        self.assertIn("Drive 3 spaces.", output)
        self.assertIn("The race is saved. Go on with: chicane play --resume", output)

    def test_refusals_say_why_and_what_instead(self):
        typed = "1\n200\n50\n60\nq\n"
        output = self.run_chicane("play", "--bots", "1", "--seed", "3", typed=typed)
        self.assertIn("200 is more than 20 above your Start Speed of 60; you may plot 0 to 80 in steps of 20. SC-10.1", output)
        self.assertIn("50 is no multiple of 20", output)

    def test_what_is_none_of_the_choices_is_said_so(self):
        output = self.run_chicane("play", "--bots", "1", "--seed", "3", typed="hello\nq\n")
        self.assertIn("'hello' is none of the choices; type 1 to 5 from the list, or ? for help.", output)

    def test_undo_takes_back_up_to_the_last_die(self):
        # A drive without dice is taken back; the plot before it, which everybody has seen, is not.
        typed = "1\n60\n1\nu\n2\nq\n"
        output = self.run_chicane("play", "--bots", "0", "--seed", "3", "--laps", "2", "--save", self.path("r.chicane"), typed=typed)
        self.assertNotIn("nothing to take back", output)
        record = read(self.path("r.chicane"))
        self.assertEqual(len(re.findall(r"^Player drive ", record, flags=re.M)), 1, record)
        self.assertIn("Player drive I1 I2 M3", record)
        refused = self.run_chicane("play", "--bots", "1", "--seed", "3", typed="1\nu\nq\n")
        self.assertIn("There is nothing to take back", refused)

    def test_a_race_goes_on_where_it_was_left(self):
        path = self.path("r.chicane")
        self.run_chicane("play", "--bots", "2", "--seed", "3", "--laps", "1", "--save", path, typed="1\n60\n1\nq\n")
        before = read(path)
        output = self.run_chicane("play", "--resume", path, typed="q\n")
        self.assertIn("turn 2", output)
        self.assertEqual(read(path), before)
        self.refused("verify", path, says="the race is not over", code=1)

    def test_resume_without_a_name_takes_the_latest_open_race(self):
        self.run_chicane("play", "--bots", "1", "--seed", "3", typed="1\nq\n")
        self.assertIn("turn 1", self.run_chicane("play", "--resume", typed="q\n"))

    def test_resume_without_any_race_says_so(self):
        self.refused("play", "--resume", says="there is no race to go on with")

    def test_a_killed_program_loses_nothing(self):
        path = self.path("r.chicane")
        program = subprocess.Popen([CHICANE, "play", "--bots", "3", "--seed", "5", "--laps", "1", "--save", path], stdin=subprocess.PIPE,
                                   stdout=subprocess.PIPE, env=self.environment, text=True)
        for answer in ("1", "60", "1"):
            program.stdin.write(answer + "\n")
        program.stdin.flush()
        deadline = time.time() + 20
        while time.time() < deadline and not (os.path.exists(path) and "Player drive" in read(path)):
            time.sleep(0.02)
        program.send_signal(signal.SIGKILL)
        program.communicate()
        self.assertIn("Player plot 60", read(path))
        # A torn last line is what a killed writer leaves at worst.
        with open(path, "a", encoding="utf-8") as file:
            file.write("Player plot 1")
        self.refused("verify", path, says="the line is cut off", code=1)
        self.assertIn("turn 2", self.run_chicane("play", "--resume", path, typed="q\n"))
        self.assertNotIn("Player plot 1\n", read(path))

    def test_two_programs_do_not_race_in_one_file(self):
        path = self.path("r.chicane")
        program = subprocess.Popen([CHICANE, "play", "--bots", "1", "--save", path], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                   env=self.environment, text=True)
        while not os.path.exists(path) or os.path.getsize(path) == 0:
            time.sleep(0.02)
        self.refused("play", "--resume", path, says="another chicane is writing into this file")
        program.communicate("q\n")

    def test_the_end_of_input_is_no_disaster(self):
        self.assertIn("The race is saved", self.run_chicane("play", "--bots", "1", "--seed", "3", typed="1\n"))

    def test_wrong_flags_get_one_sentence(self):
        rows = [
            (["play", "--laps", "x"], "--laps: 'x' is no number"),
            (["play", "--laps", "0", "--auto"], "laps: '0' is no value of it; write a number from 1 to 80"),
            (["play", "--bots", "13", "--auto"], "--bots"),
            (["play", "--bots", "0", "--auto"], "there is nobody to race"),
            (["play", "--bots", "12"], "13 cars do not fit: the grid of monza has 12 places (SC-16)"),
            (["play", "--circuit", "monacco"], "--circuit: there is no board 'monacco'; did you mean 'monaco'? There are hungaroring, imola"),
            (["play", "--circuit", "./none.board"], "none.board: cannot be read"),
            (["play", "--rules", "monopoly"], "--rules: there is no rule set 'monopoly'; there is speed-circuit"),
            (["play", "--opt", "min_sped=20"], "did you mean 'min_speed'?"),
            (["play", "--opt", "min_speed=30"], "write 0 or 20"),
            (["play", "--opt", "min_speed"], "is not key=value"),
            (["play", "--bot", "fangio"], ["there is no driver 'fangio'", "club, pro, ace"]),
            (["play", "--build", "1/2/3"], "--build: build: write five points"),
            (["play", "--build", "2/2/1/1/0"], "--build: 2/2/1/1/0 does not make five points"),
            (["play", "--build", "3/1/1/0/0"], "more than two points in a category"),
            (["play", "--seats", "Ann,Ann"], "--seats: 'Ann' comes twice"),
            (["play", "--seats", "two words"], "--seats: 'two words' is no name"),
            (["play", "--seats", "chance"], "--seats: 'chance' is no name"),
            (["play", "--save", "/nonexistent/r.chicane"], "/nonexistent/r.chicane: cannot be written"),
            (["play", "--nope"], "--nope"),
            (["plya"], "there is no command 'plya', did you mean 'play'?"),
            (["replay", "/nonexistent"], "cannot be read"),
            (["verify", ROOT], "this is a folder, not a file"),
            (["conform", "/nonexistent"], "cannot be read"),
            (["rules", "monopoly"], "there is no rule set 'monopoly'"),
            (["bench", "--play", "pro-fast", "--races", "1"], "there is no driver 'pro-fast'"),
            (["bench", "--seats", "13", "--races", "1"], "13 cars do not fit"),
        ]
        for arguments, says in rows:
            with self.subTest(arguments):
                self.refused(*arguments, says=says)

    def test_an_existing_file_is_not_overwritten(self):
        path = self.write("r.chicane", "precious\n")
        self.refused("play", "--auto", "--bots", "2", "--save", path, says="exists already")
        self.assertEqual(read(path), "precious\n")


class Records(CliTest):
    def setUp(self):
        super().setUp()
        self.record = self.path("r.chicane")
        self.run_chicane("play", "--auto", "--bots", "4", "--bot", "random", "--laps", "1", "--seed", "11", "--save", self.record)
        self.lines = read(self.record).split("\n")[:-1]

    def altered(self, lines):
        return self.write("altered.chicane", "\n".join(lines) + "\n")

    def test_a_race_verifies_and_replays(self):
        self.assertIn("every decision is lawful and every state as recorded", self.run_chicane("verify", self.record))
        self.assertTrue(json.loads(self.run_chicane("verify", "--json", self.record))["holds"])
        self.assertIn("Result", self.run_chicane("replay", self.record))
        self.assertEqual(json.loads(self.run_chicane("replay", "--json", self.record))["over"], True)

    def test_step_by_step(self):
        output = self.run_chicane("replay", "--step", self.record, typed="\n\nq\n")
        self.assertIn("After turn 1", output)
        self.assertNotIn("Result", output)

    def test_every_altered_line_is_found(self):
        """One letter or digit changed anywhere: the answer is no, with a line, and never a crash."""
        for number in range(0, len(self.lines), max(1, len(self.lines) // 60)):
            line = self.lines[number]
            for at, letter in enumerate(line):
                if not letter.isalnum() or at % 5:
                    continue
                changed = line[:at] + ("1" if letter != "1" else "2") + line[at + 1:]
                path = self.altered(self.lines[:number] + [changed] + self.lines[number + 1:])
                run = subprocess.run([CHICANE, "verify", path], capture_output=True, text=True, timeout=60)
                self.assertIn(run.returncode, (1, 2), changed + run.stdout)
                self.assertRegex(run.stdout + run.stderr, r"altered.chicane:\d+: ", changed)

    def test_a_truncated_file_is_found_wherever_it_is_cut(self):
        text = "\n".join(self.lines) + "\n"
        for cut in range(1, len(text) - 1, max(1, len(text) // 97)):
            path = self.write("cut.chicane", text[:cut])
            run = subprocess.run([CHICANE, "verify", path], capture_output=True, text=True, timeout=60)
            self.assertIn(run.returncode, (1, 2), cut)
            self.assertRegex(run.stdout + run.stderr, r"cut.chicane:\d+: ")

    def test_wrong_lines_are_named(self):
        first_plot = next(i for i, line in enumerate(self.lines) if " plot " in line)
        name = self.lines[first_plot].split()[0]
        rows = [
            (first_plot, f"{name} plot 400", "above your Start Speed"),
            (first_plot, "Nobody plot 60", "'Nobody' is no seat of this race"),
            (first_plot, f"{name} dance", "'dance' is no decision"),
            (first_plot, "chance roll 3 for Valli brakes d6", "no die is owed here"),
            (first_plot, "", "an empty line"),
            (1, "rules speed-circuit 99", "was run by version 99"),
            (1, "rules monopoly 1", "there is no rule set"),
            (3, "board monza 0123456789abcdef", "the race was run on one with"),
            (3, "board nowhere 0123456789abcdef", "there is no board"),
        ]
        for number, line, says in rows:
            with self.subTest(line):
                path = self.altered(self.lines[:number] + [line] + self.lines[number + 1:])
                self.refused("verify", path, says=[f"altered.chicane:{number + 1}: ", says], code=1)

    def test_dice_without_proof_are_told_and_counted(self):
        output = self.run_chicane("verify", self.record)
        self.assertIn("The dice cannot be proved: the race was run without fair dice.", output)
        self.assertRegex(output, r" d6: 1×\d+ \(\d+\.\d{3}\) 2×.* chi-square \d+\.\d{3} with 5 degrees of freedom\n")
        report = json.loads(self.run_chicane("verify", "--json", self.record))
        self.assertFalse(report["is_proved"])
        dice = sum(line.startswith("chance roll") for line in self.lines)
        self.assertEqual(sum(die["rolled"] for die in report["dice"]), dice)

    def test_a_file_that_is_no_race_is_wrong_use(self):
        self.refused("verify", os.path.join(ROOT, "README.md"), says="this is no race")
        self.refused("replay", os.path.join(ROOT, "README.md"), says="this is no race")


class Boards(CliTest):
    def test_our_boards_are_good(self):
        files = []
        for folder, _, names in os.walk(os.path.join(ROOT, "data/boards")):
            # The grid of WF reaches back into its corner, as the cases want it.
            files += [os.path.join(folder, name) for name in names if name.endswith(".board") and name != "WF.board"]
        self.assertGreaterEqual(len(files), 5)
        wf = self.run_chicane("board", "check", os.path.join(ROOT, "data/boards/reference/WF.board"), code=1)
        self.assertEqual(wf.count("grid_in_corner"), 4, wf)
        self.assertEqual(self.run_chicane("board", "check", *files).count(": good: "), len(files))

    def test_boards_are_built_as_they_are_shipped(self):
        output = self.run_chicane("board", "build", "--all", self.path("boards"))
        self.assertRegex(output, r"64 boards of 16 circuits in [0-4]\.\d s")
        for folder, name in [("speed-circuit", "monza"), ("formula-one", "monaco-bands"), ("grand-prix", "suzuka-cells"), ("motorchamp", "watkins-glen-motor"),
                             ("speed-circuit", "spa-francorchamps")]:
            path = f"{folder}/{name}.board"
            self.assertEqual(read(self.path("boards/" + path)), read(os.path.join(ROOT, "data/boards", path)), path)
        bands = self.run_chicane("board", "build", "monaco", "--rules", "formula-one")
        self.assertEqual(bands, read(os.path.join(ROOT, "data/boards/formula-one/monaco-bands.board")))

    def test_hand_edits_are_overlays(self):
        spa = self.run_chicane("board", "build", "spa-francorchamps")
        self.assertIn("line R10b", spa)
        self.assertNotIn("line R10b", self.run_chicane("board", "build", "spa-francorchamps", "--plain"))
        overlay = self.write("o.overlay", "chicane overlay 1\nboard monza\ndrop line R1\n")
        self.assertNotIn("line   R1 ", self.run_chicane("board", "build", "monza", "--overlay", overlay))
        self.refused("board", "build", "imola", "--overlay", overlay, says=["o.overlay:2: board: this overlay is for another board"])
        # What an overlay breaks is found before anything is written.
        broken = self.write("b.overlay", "chicane overlay 1\nboard monza\ndrop grid\n")
        self.refused("board", "build", "monza", "--overlay", broken, "--out", self.path("x.board"), says="grid_too_small")
        self.assertFalse(os.path.exists(self.path("x.board")))

    def test_a_circuit_of_ones_own(self):
        monza = read(os.path.join(ROOT, "data/circuits/monza.circuit"))
        mine = self.write("mine.circuit", monza.replace("name monza", "name mine"))
        self.assertIn("good: 5793 m", self.run_chicane("board", "check", mine))
        for rules in ("speed-circuit", "formula-one", "grand-prix-basic", "motorchamp"):
            board = self.path(rules + ".board")
            self.run_chicane("board", "build", mine, "--rules", rules, "--out", board)
            self.assertIn("good", self.run_chicane("board", "check", board))
        for change, says in [(("straight 608", "straight 6o8"), ":14: straight: its metres"), (("straight 949", "straight 1200"), "the pieces are 6044 m long"),
                             (("right 89 radius", "right 80 radius"), "the bends turn by -351 degrees")]:
            bad = self.write("bad.circuit", monza.replace(*change))
            self.assertIn(says, self.run_chicane("board", "check", bad, code=1))
            self.refused("board", "build", bad, says=says)
        self.refused("board", "build", "nowhere", says=["there is no circuit 'nowhere'", "monaco"])
        self.refused("board", "build", says="circuit, or --all FOLDER, is required")

    def test_boards_are_drawn(self):
        light = self.run_chicane("board", "draw", "monza")
        dark = self.run_chicane("board", "draw", "monza", "--dark")
        self.assertTrue(light.startswith("<svg") and light.rstrip().endswith("</svg>"))
        self.assertNotEqual(light, dark)
        for word in ("Monza", "Variante Ascari", 'id="I30"', "racing line"):
            self.assertIn(word, light)
        self.assertLess(len(self.run_chicane("board", "draw", "monza", "--width", "360")), len(light), "a small picture shows less")
        self.assertIn("Start, finish", self.run_chicane("board", "draw", "monza", "--rules", "formula-one"))
        shapes = json.loads(self.run_chicane("board", "draw", "monaco", "--rules", "motorchamp", "--json"))
        self.assertEqual((shapes["name"], shapes["form"], len(shapes["spaces"])), ("monaco-motor", "motor", 86))
        self.assertEqual(self.run_chicane("board", "draw", "SB", "--out", self.path("sb.svg")).strip(), self.path("sb.svg"))
        self.run_chicane("board", "draw", "monza", "--width", "500", "--out", self.path("monza.png"))
        with open(self.path("monza.png"), "rb") as file:
            self.assertEqual(file.read(8), b"\x89PNG\r\n\x1a\n")
        self.assertEqual(sorted(os.listdir(self.folder)), ["monza.png", "sb.svg"], "nothing else is left")
        self.refused("board", "draw", "monza", "--out", self.path("no/where.svg"), says="cannot be written")
        self.refused("board", "draw", "monza", "--rules", "ludo", says="--rules: there is no rule set 'ludo'")
        environment = {**self.environment, "PATH": self.folder}
        run = subprocess.run([CHICANE, "board", "draw", "monza", "--out", self.path("x.png")], capture_output=True, text=True, env=environment, timeout=60)
        self.assertEqual(run.returncode, 2)
        self.assertIn("librsvg2-bin", run.stderr)

    def test_boards_in_figures(self):
        table = self.run_chicane("board", "stats", "--all")
        for word in ("3-wide %", "monza ", "monaco-bands", "suzuka-cells", "mc-a1-z1", "watkins-glen-motor"):
            self.assertIn(word, table)
        boards = json.loads(self.run_chicane("board", "stats", "--json"))
        self.assertEqual({board["targets"] for board in boards}, {"all"})
        self.assertEqual(len(boards), 16)
        self.assertIn("| monza |", self.run_chicane("board", "stats", "monza", "--markdown"))

    def test_faults_are_named_with_file_and_line(self):
        monza = read(os.path.join(ROOT, "data/boards/speed-circuit/monza.board"))
        rows = [
            (monza.replace("line   R2 red I23 I24 O25", "line   R2 red I23 I25 O25"), ["line_not_a_path", "no step leads from I23 to I25"]),
            (re.sub("grid .*", "grid I75 M75", monza), ["grid_too_small", "at least 6"]),
            (monza + "corner K9 Nowhere\n", ["empty_corner", "corner K9 has no space"]),
            (monza.replace("rows      78", "rows      many"), ["rows: 'many' is not a number"]),
            (monza + "limt K1 I5 40\n", ["'limt' is no statement of a board file; did you mean 'limit'?"]),
            (monza + "limit K1 I5 45\n", ["limits are multiples of 20"]),
            (monza + "step I20 -> I25\n", ["step_skips_rows", "does not lead to the next row"]),
        ]
        for text, says in rows:
            with self.subTest(says):
                path = self.write("b.board", text)
                output = self.refused("board", "check", path, says=says, code=1)
                self.assertRegex(output, r"b\.board:\d+: ")
                faults = json.loads(self.run_chicane("board", "check", "--json", path, code=1))[0]
                self.assertFalse(faults["good"])

    def test_a_board_file_can_be_raced_on(self):
        path = shutil.copy(os.path.join(ROOT, "data/boards/reference/SB.board"), self.path("mine.board"))
        record = self.path("r.chicane")
        self.run_chicane("play", "--auto", "--bots", "3", "--laps", "1", "--circuit", path, "--save", record)
        self.run_chicane("verify", "--board", path, record)

    def test_list_and_show(self):
        self.assertIn("monza", self.run_chicane("board", "list"))
        self.assertIn("monza", [b["name"] for b in json.loads(self.run_chicane("board", "list", "--json"))])
        self.assertIn("Variante del Rettifilo", self.run_chicane("board", "show", "monza"))
        self.assertIn("chicane board 1", json.loads(self.run_chicane("board", "show", "SB", "--json"))["text"])


def trace_digest(lines):
    """As another engine would make it, by docs/conformance.md."""
    page = read(os.path.join(ROOT, "docs/conformance.md"))
    code = {}
    exec(re.search(r"```python\n(.*?)```", page, flags=re.S).group(1), code)
    return code["digest"](lines)


class Conform(CliTest):
    def test_the_suite_passes_and_is_counted(self):
        self.assertRegex(self.run_chicane("conform").strip().split("\n")[-1], r"^\d+ passed, 0 failed$")
        self.assertEqual(json.loads(self.run_chicane("conform", "--json"))["failed"], 0)

    def test_a_case_that_fails_is_named_with_file_line_wanted_and_came(self):
        path = self.write("x.case", "rules speed-circuit\ncase X1 wrong on purpose\nboard SB\ncar P I1 speed=60\nask P plots = 0 20\n")
        output = self.refused("conform", path, says=["FAIL  X1", "x.case:5:", "wanted 0 20, came 0 20 40 60 80 100 120", "0 passed, 1 failed"], code=1)
        self.assertTrue(output.endswith("0 passed, 1 failed\n"))

    def test_what_is_no_case_is_wrong_use(self):
        for text, says in [("", "the file is empty"), ("case A\n", "begins with 'rules'"), ("rules speed-circuit\nfly P\n", ":2: 'fly' is no statement"),
                           ("rules speed-circuit\nboard SB\n", "stands before the first case"), ("rules speed-circuit\ncase A\ncase A\n", "is used twice")]:
            self.refused("conform", self.write("x.case", text), says=says)

    def test_a_trace_shows_every_step_of_a_case(self):
        output = self.run_chicane("conform", "--trace", "--case", "SC-N029")
        for says in ["case SC-N029 of conformance/speed-circuit/", "step 1, line ", ": position\n", "\n  asked ", "\n  answers ", "\n  state ", "\n    digest ",
                     "\n  views ", "\n    everybody: race phase=", "\n1 passed, 0 failed\n"]:
            self.assertIn(says, output)
        steps = json.loads(self.run_chicane("conform", "--trace", "--case", "SC-N029", "--json"))["cases"][0]["steps"]
        self.assertEqual(steps[0]["what"], "position")
        self.assertEqual(set(steps[0]), {"step", "line", "what", "refusal", "events", "asked", "answers", "state", "views", "digests"})
        for step in steps:
            for kind, digest in step["digests"].items():
                self.assertEqual(digest, trace_digest(step[kind]), "as docs/conformance.md says")

    def test_one_case_of_a_suite_runs_alone(self):
        self.assertEqual(self.run_chicane("conform", "--case", "SC-N029", "--case", "F1-C11").split("\n")[-2], "2 passed, 0 failed")
        self.refused("conform", "--case", "SC-X", says="there is no case SC-X")

    def test_an_unknown_rule_set_fails_its_cases(self):
        self.refused("conform", self.write("x.case", "rules monopoly\ncase A\nask x = y\n"), says="there is no rule set 'monopoly' here", code=1)


class Rules(CliTest):
    def test_every_rule_set_shows_options_tables_and_sources_on_a_page(self):
        ids = [line.split()[0] for line in self.run_chicane("rules").splitlines()]
        self.assertIn("formula-one", ids)
        for id in ids:
            output = self.run_chicane("rules", id)
            self.assertLessEqual(max(map(len, output.splitlines())), 100, id)
            for part in ("OPTIONS", "\nTABLES", "\nSOURCES", "   printed   ", "\n  rulebook   ", "\n  language   ", "\n  missing    "):
                self.assertIn(part, output, id)
            self.assertNotIn("\n\n\n", output, id)
            tables = json.loads(self.run_chicane("rules", id, "--json"))["tables"]
            for table in tables:
                self.assertRegex(output, rf"\n{re.escape(table['name'])} +{table['status']} +{re.escape(table['clause'])}\n")

    def test_tables_say_what_is_ours(self):
        output = self.run_chicane("rules", "motorchamp")
        self.assertRegex(output, r"Special die +reconstruction +MC-DIC-1, A-01\n  face   of 6\n")
        self.assertRegex(output, r"Throws, from slow to fast +printed +MC-DIC-2")


class Site(CliTest):
    def setUp(self):
        super().setUp()
        self.assertRegex(self.run_chicane("site", self.path("site")), r"^\d+ files in ")
        self.index = json.loads(read(self.path("site/boards/index.json")))
        self.rules = json.loads(read(self.path("site/rules/index.json")))

    def test_every_circuit_has_a_board_for_every_rule_set_and_every_board_its_files(self):
        names = {circuit["name"] for circuit in self.index["circuits"]}
        self.assertEqual(len(names), 16)
        for circuit in self.index["circuits"]:
            for rules in self.rules:
                board = self.index["boards"][circuit["boards"][rules["id"]]]
                self.assertEqual((board["form"], board["circuit"]), (rules["form"], circuit["name"]))
        for name, board in self.index["boards"].items():
            path = self.path(f"site/boards/{board['form']}/{name}")
            self.assertEqual(json.loads(read(path + ".json"))["name"], name)
            self.assertIn("good", self.run_chicane("board", "check", path + ".board"))
        self.assertEqual(self.index["boards"]["monza"]["corners"]["K1"], "Variante del Rettifilo")
        self.assertEqual(self.index["boards"]["monza"]["figures"]["L"], str(self.index["boards"]["monza"]["rows"]))

    def test_boards_without_a_circuit_are_listed_apart(self):
        others = {other["name"]: other for other in self.index["others"]}
        self.assertEqual(len([name for name in others if name.startswith("mc-")]), 12)
        self.assertEqual(others["F1-REF"]["boards"], {"formula-one": "F1-REF"})
        self.assertNotIn("F1-TT", self.index["boards"], "boards of conformance cases are for cases")

    def test_boards_say_how_many_can_race_there(self):
        seats = {name: board["seats_lawful"] for name, board in self.index["boards"].items()}
        for name, lawful in seats.items():
            for rules in self.rules:
                self.assertEqual(rules["id"] in lawful, rules["form"] == self.index["boards"][name]["form"], (name, rules["id"]))
        self.assertEqual(seats["monza"], {rules: list(range(1, 13)) for rules in ("speed-circuit", "speed-circuit-wbc")})
        self.assertEqual(seats["mc-a1-m1-z1"], {"motorchamp": [2, 3, 4, 6, 7, 8]}, "five cannot race on a long circuit (MC-PLY)")
        self.assertEqual(seats["mc-a1-z1"], {"motorchamp": [2, 3, 4, 5, 6]})

    def test_outlines_lie_in_their_box_and_run_in_racing_direction(self):
        for circuit in self.index["circuits"] + self.index["others"]:
            xs, ys = circuit["outline"][::2], circuit["outline"][1::2]
            self.assertTrue(20 <= len(xs) <= 100 and len(circuit["start"]) == 4, circuit["name"])
            self.assertTrue(0 <= min(xs) and max(xs) <= 100 and 0 <= min(ys) and max(ys) <= 70, circuit["name"])
        twice = {c["name"]: sum(x * v - u * y for x, y, u, v in zip(c["outline"][::2], c["outline"][1::2], c["outline"][2::2] + c["outline"][:1],
                                                                    c["outline"][3::2] + c["outline"][1:2])) for c in self.index["circuits"]}
        self.assertEqual({name for name, area in twice.items() if area < 0}, {"imola", "interlagos", "kyalami"}, "raced anticlockwise")

    def test_rulebooks_are_there(self):
        for rules in self.rules:
            self.assertRegex(read(self.path(f"site/rules/{rules['id']}.md")), r"^# ")

    def test_a_folder_that_cannot_be_made_is_named(self):
        self.refused("site", self.write("file", "") + "/below", says=["file/below", "cannot be made"])


class FairRaces(CliTest):
    def setUp(self):
        super().setUp()
        self.record = os.path.join(ROOT, "tests/fuzz/corpus/record/good_fair_race.txt")
        self.lines = read(self.record).split("\n")[:-1]

    def number_of(self, beginning):
        return next(i for i, line in enumerate(self.lines) if line.startswith(beginning))

    def test_are_proved(self):
        output = self.run_chicane("verify", self.record)
        dice = sum(line.startswith("chance roll") for line in self.lines)
        seals = sum(line.startswith("seal ") for line in self.lines)
        self.assertIn("every decision is lawful", output)
        self.assertIn(f"The {dice} dice are those of the published secret; {seals} hidden decisions were sealed before any was shown.", output)
        report = json.loads(self.run_chicane("verify", "--json", self.record))
        self.assertEqual([report[key] for key in ("holds", "is_proved", "dice_proved", "seals_proved")], [True, True, dice, seals])

    def test_that_were_forged_are_found_in_their_line(self):
        die = self.number_of("chance roll ")
        face = self.lines[die].split()[2]
        plot = self.number_of("Ann plot ")
        last = len(self.lines) - 1
        rows = [
            (die, self.lines[die].replace(f"roll {face}", f"roll {int(face) % 6 + 1}"), "by secret and nonces"),
            (plot, self.lines[plot] + "0", "this is not the decision that Ann had sealed"),
            (last, "secret " + "0" * 64, "this is not the secret that was committed to"),
            (self.number_of("salt Ann"), self.lines[self.number_of("salt Ann") + 1], "its salt is missing"),
        ]
        for number, line, says in rows:
            with self.subTest(line):
                path = self.write("altered.chicane", "\n".join(self.lines[:number] + [line] + self.lines[number + 1:]) + "\n")
                self.refused("verify", path, says=[f"altered.chicane:{number + 1}: ", says], code=1)

    def test_that_keep_their_secret_are_not_proved_yet(self):
        path = self.write("open.chicane", "\n".join(self.lines[:-1]) + "\n")
        self.refused("verify", path, says=f"open.chicane:{len(self.lines) - 1}: the secret of this race is not published", code=1)
        self.assertFalse(json.loads(self.run_chicane("verify", "--json", path, code=1))["is_proved"])

    def test_show_commitment_and_nonces_in_their_excerpt_but_not_the_secret(self):
        excerpt = self.run_chicane("replay", "--excerpt", self.record)
        for beginning in ("fair ", "nonce Ann ", "seal Ann ", "salt Ann "):
            self.assertIn(self.lines[self.number_of(beginning)], excerpt)
        self.assertNotIn("secret", excerpt)


class Machines(CliTest):
    def test_rules_and_bench_speak_json(self):
        rules = json.loads(self.run_chicane("rules", "speed-circuit", "--json"))
        self.assertEqual(rules["options"][0]["name"], "laps")
        tables = {table["name"]: table for table in rules["tables"]}
        self.assertEqual(tables["Cornering chart"]["rows"][0], ["20 mph", "1W or C"])
        self.assertEqual({table["status"] for table in rules["tables"]}, {"printed", "reconstruction"})
        self.assertEqual(set(tables["Chance"]), {"name", "clause", "status", "columns", "rows", "note"})
        self.assertEqual(rules["sources"]["language"], "English")
        self.assertEqual({tuple(entry) for entry in json.loads(self.run_chicane("rules", "--json"))}, {("id", "title", "version", "options")})
        bench = json.loads(self.run_chicane("bench", "--races", "5", "--json"))
        ids = [entry["id"] for entry in json.loads(self.run_chicane("rules", "--json"))]
        self.assertEqual([(b["rules"], b["play"]) for b in bench], [(rules, play) for rules in ids for play in ("random", "rookie")])
        for figures in bench:
            self.assertLessEqual(figures["state_bytes"], 1024)
            self.assertEqual(figures["races"], 5)
            self.assertAlmostEqual(figures["races_per_second"], 5 / figures["seconds"])
            self.assertAlmostEqual(figures["decisions_per_second"], figures["decisions"] / figures["seconds"])
        [steady] = json.loads(self.run_chicane("bench", "--rules", "formula-one", "--play", "steady", "--races", "1", "--json"))
        self.assertEqual((steady["rules"], steady["play"]), ("formula-one", "steady"))

    def test_boards_are_studied_under_the_rule_sets_that_race_there(self):
        table = self.run_chicane("lab", "circuits", "--circuit", "monza", "GP-REF", "--races", "2")
        for part in ("speed-circuit: 2 races", "speed-circuit-wbc: 2 races", "grand-prix-advanced: 2 races", "should be", "2 or more"):
            self.assertIn(part, table)
        self.assertIn("motorchamp: 2 races", table)
        self.assertIn("monza-motor", table)
        markdown = self.run_chicane("lab", "circuits", "--rules", "formula-one", "--races", "2", "--driver", "random", "--markdown")
        self.assertIn("| F1-REF | 6 | 3 |", markdown)
        self.assertNotIn("should be", markdown, "targets are for rookies")
        studies = json.loads(self.run_chicane("lab", "circuits", "--rules", "motorchamp", "--races", "3", "--laps", "1", "--json"))
        self.assertEqual(len(studies), 16 + 12)
        self.assertEqual(studies[0]["figures"]["winners"]["races"], 3)
        self.assertEqual(studies[0]["unended"], [])

    def test_studies_that_cannot_be_are_refused(self):
        for arguments, says in [
            (["--driver", "fangio"], ["fangio", "random", "rookie"]),
            (["--rules", "ludo"], ["--rules: there is no rule set 'ludo'", "motorchamp"]),
            (["--circuit", "nowhere"], ["--circuit: there is no board 'nowhere'", "monza"]),
            (["--circuit", "F1-REF", "--rules", "motorchamp"], "F1-REF is no board for motorchamp"),
            (["--rules", "formula-one", "--seats", "9"], "formula-one on hungaroring-bands: 9 drivers cannot race"),
            (["--rules", "formula-one", "--laps", "1"], "formula-one on hungaroring-bands: laps: 1 is not possible"),
            (["--races", "0"], "--races"),
        ]:
            self.refused("lab", "circuits", *arguments, says=says)

    def test_drivers_are_raced_against_each_other(self):
        plan = ["lab", "ladder", "--rules", "speed-circuit", "--drivers", "random,steady,rookie", "--races", "4", "--laps", "1"]
        table = self.run_chicane(*plan)
        for part in ("speed-circuit on monza, 6 players, 1 lap: 14 races, seed 1", "0, the anchor", "in so many pairings", "steady  random"):
            self.assertIn(part, table)
        ladder = json.loads(self.run_chicane(*plan, "--anchor", "rookie", "--json"))
        self.assertEqual(ladder["drivers"][0]["driver"], "rookie")
        self.assertEqual(ladder["drivers"][0]["rating"]["mean"], 0)
        self.assertEqual([pair["driver"] for pair in ladder["pairs"]], ["steady", "rookie"])
        rows = self.run_chicane(*plan, "--csv").splitlines()
        self.assertEqual(len(rows), 4)
        self.assertEqual({row.count(",") for row in rows}, {15})
        other = self.run_chicane(*plan, "--csv", "--threads", "3").splitlines()
        without_times = [row.rsplit(",", 3)[0] for row in rows]
        self.assertEqual([row.rsplit(",", 3)[0] for row in other], without_times)
        for arguments, says in [
            (["--rules", "ludo"], ["--rules: there is no rule set 'ludo'", "motorchamp"]),
            (["--rules", "formula-one", "--drivers", "rookie,fangio"], ["--drivers: there is no driver 'fangio'", "random, rookie"]),
            (["--rules", "formula-one", "--drivers", "rookie"], "--drivers: name two or more"),
            (["--rules", "formula-one", "--drivers", "rookie,rookie"], "--drivers: rookie is named twice"),
            (["--rules", "formula-one", "--drivers", "random,rookie", "--anchor", "first"], "the anchor 'first' does not race; random, rookie do"),
            (["--rules", "formula-one", "--circuit", "nowhere"], ["--circuit: there is no board 'nowhere'", "monza"]),
            (["--rules", "formula-one", "--drivers", "random,rookie", "--seats", "9"], "9 drivers cannot race"),
            (["--drivers", "random,rookie"], "--rules"),
        ]:
            self.refused("lab", "ladder", *arguments, says=says)

    def test_builds_are_compared_alone_and_in_races(self):
        plan = ["lab", "builds", "--sample", "4", "--sure", "--races", "12", "--seats", "4"]
        files = [self.path(name) for name in ("b.csv", "b.svg", "b.html")]
        table = self.run_chicane(*plan, "--top", "3", "--threads", "1", "--csv", files[0], "--svg", files[1], "--html", files[2])
        self.assertIn("speed-circuit on monza: 4 of 51 builds, 12 races of rookie with 4 seats, laps of sure decisions, 1 lap, seed 1", table)
        self.assertIn("1 more with '--top 4'", table)
        rows = read(files[0]).splitlines()
        self.assertEqual(len(rows), 5)
        self.assertEqual({row.count(",") for row in rows}, {14})
        self.assertEqual(read(files[1]).count("<title>"), 8)
        self.assertIn("<h2>Autodromo Nazionale Monza</h2>", read(files[2]))
        [study] = json.loads(self.run_chicane(*plan, "--json", "--threads", "3"))
        self.assertEqual((study["races"], study["all_builds"], study["sure"]), (12, 51, True))
        for row, build in zip(rows[1:], study["builds"]):
            cells = row.split(",")
            self.assertEqual(cells[2], build["build"])
            self.assertAlmostEqual(float(cells[3]), build["lap"]["turns"], places=4)
            self.assertAlmostEqual(float(cells[7]), build["rating"]["mean"], places=1)
            self.assertEqual(build["races"], 12)

    def test_builds_of_the_tournament_game_that_are_dominated_do_not_race(self):
        plan = ["lab", "builds", "--rules", "speed-circuit-wbc", "--sample", "8", "--races", "6", "--json"]
        [study] = json.loads(self.run_chicane(*plan))
        raced = [build for build in study["builds"] if "rating" in build]
        self.assertTrue(0 < len(raced) < 8, len(raced))
        self.assertTrue(all("lap" in build for build in study["builds"]))
        fastest = min(study["builds"], key=lambda build: build["lap"]["value"])
        self.assertIn(fastest, raced)

    def test_what_is_no_study_of_builds_is_refused(self):
        for arguments, says in [
            (["--rules", "formula-one"], "--rules: formula-one has no builds; speed-circuit and speed-circuit-wbc have them"),
            (["--rules", "ludo"], ["--rules: there is no rule set 'ludo'", "speed-circuit"]),
            (["--circuit", "nowhere"], ["--circuit: there is no board 'nowhere'", "monza"]),
            (["--driver", "fangio"], ["there is no driver 'fangio' for speed-circuit", "rookie"]),
            (["--opt", "fuel=3"], "fuel"),
            (["--only", "wheels"], ["--only", "laps", "races"]),
            (["--rules", "speed-circuit-wbc", "--only", "races", "--sample", "400"], "--sample: 400 builds are too many to be rated; 300 can be"),
        ]:
            self.refused("lab", "builds", *arguments, says=says)

    def test_debrief_prices_every_decision(self):
        race = self.path("race.chicane")
        self.run_chicane("play", "--auto", "--bots", "2", "--laps", "1", "--seed", "1", "--save", race)
        debrief = json.loads(self.run_chicane("lab", "debrief", race, "--sure", "--json"))
        self.assertEqual((debrief["rules"], debrief["circuit"]), ("speed-circuit", "monza"))
        self.assertEqual([driver["lap"] for driver in debrief["drivers"]], ["sure", "sure"])
        lines = read(race).splitlines()
        for driver in debrief["drivers"]:
            own = [each for each in debrief["decisions"] if each["driver"] == driver["driver"]]
            self.assertEqual(len(own), driver["judged"])
            self.assertTrue(0 < driver["judged"] <= driver["decisions"])
            self.assertAlmostEqual(sum(each["price"] for each in own), driver["turns_lost"], places=6)
            self.assertGreater(driver["turns_lost"], 0, "rookies are not perfect")
        for each in debrief["decisions"]:
            self.assertIn(f"{each['driver']} {each['decision']}", lines[each["line"] - 1])
            self.assertGreaterEqual(each["price"], 0)
            self.assertTrue(each["price"] == 0 or each["best"] not in ("", each["decision"]), each)
        self.refused("lab", "debrief", race + "x", says="cannot be read")

    def test_odds_are_counted_exactly(self):
        position = "\ncase {}\nboard SB\ncar P I1 speed=60\n"
        cases = self.write("two.case", "rules speed-circuit" + position.format("ONE") + position.format("TWO") + "car Q I5\n")
        table = self.run_chicane("lab", "odds", cases, "--case", "ONE")
        self.assertIn("speed-circuit, case ONE: P decides", table)
        self.assertIn("5/6   83.33 %  P pushes the acceleration with 120 and throws 1–5, safe up to 5: the engine holds.", table)
        odds = json.loads(self.run_chicane("lab", "odds", cases, "--case", "ONE", "--decision", "plot 120", "--json"))
        self.assertEqual([(o["part"], o["whole"]) for o in odds["decisions"][0]["outcomes"]], [(5, 6), (1, 6)])
        for arguments, says in [
            ([cases], "--case: choose one of ONE, TWO"),
            ([cases, "--case", "SIX"], "there is no case 'SIX'; there are ONE, TWO"),
            ([cases, "--case", "TWO"], "two.case:6: P, Q answer at once"),
            ([cases, "--case", "ONE", "--decision", "plot 300"], ["'plot 300' is no lawful decision", "plot 120"]),
            ([cases + "x"], "cannot be read"),
        ]:
            self.refused("lab", "odds", *arguments, says=says)

    def test_every_command_has_help(self):
        for command in ["play", "replay", "verify", "report", "mail", "conform", "board", "board list", "board show", "board check", "rules", "site", "bench", "lab", "lab motorchamp", "lab circuits", "lab builds", "lab ladder", "lab odds"]:
            output = self.run_chicane(*command.split(), "--help")
            self.assertIn("Usage: chicane " + command, output)
            if command != "board":
                self.assertIn("--json", output, command)


class Reports(CliTest):
    """What a club prints of a race."""

    def setUp(self):
        super().setUp()
        self.record = self.path("r.chicane")
        self.run_chicane("play", "--auto", "--bots", "4", "--laps", "1", "--seed", "11", "--save", self.record)

    def test_text_markdown_page_and_chart_tell_the_same_race(self):
        text = self.run_chicane("report", self.record, "--date", "16 November 2026")
        for heading in ("Result\n------", "Grid\n----", "The race\n--------", "Order by laps", "Figures"):
            self.assertIn(heading, text)
        self.assertIn("16 November 2026", text)
        files = {kind: self.path("r." + kind) for kind in ("markdown", "html", "svg")}
        said = self.run_chicane("report", self.record, *(word for kind, path in files.items() for word in ("--" + kind, path)))
        self.assertEqual(said, "")
        title = text.split("\n")[0]
        self.assertTrue(read(files["markdown"]).startswith("# " + title))
        self.assertIn("](r.svg)", read(files["markdown"]))
        self.assertIn(f"<h1>{title}</h1>", read(files["html"]))
        self.assertIn("<svg", read(files["html"]))
        for other in ("http:", "https:", "src=", "<script"):
            self.assertNotIn(other, read(files["html"]).replace("http://www.w3.org/2000/svg", ""))
        self.assertTrue(read(files["svg"]).startswith("<svg"))

    def test_results_agree_in_text_csv_and_json(self):
        rows = self.run_chicane("report", self.record, "--csv").strip().split("\n")
        self.assertEqual(rows[0], "place,driver,car,grid,status,laps,turns,note")
        report = json.loads(self.run_chicane("report", self.record, "--json"))
        self.assertEqual([row.split(",")[1] for row in rows[1:]], [car["driver"] for car in report["result"]])
        self.assertEqual(len(rows), 5)

    def test_results_of_others_are_read(self):
        path = self.write("club.csv", "\ufeffDriver;Place;Laps\r\nAnn;1;3\r\nBen;;1\r\n")
        self.assertIn("  1       Ann     finished     3", self.run_chicane("report", path))
        written = self.write("again.csv", self.run_chicane("report", path, "--csv"))
        self.assertEqual(self.run_chicane("report", written, "--csv"), read(written))
        self.refused("report", self.write("bad.csv", "place,driver\nx,Ann\n"), says="bad.csv:2: place: 'x' is no number from 0 to 9999")
        self.refused("report", path, "--json", says="need the record of a race")

    def test_what_cannot_be_reported_is_said(self):
        self.refused("report", self.path("none.chicane"), says="none.chicane: cannot be read")
        self.refused("report", self.record, "--html", self.path("no/r.html"), says="cannot be written")
        begun = self.write("begun.chicane", "".join(line + "\n" for line in read(self.record).split("\n")[:9]))
        self.refused("report", begun, says="no car stands on the grid yet; there is nothing to report")


class Mail(CliTest):
    """Letters of players, read for the one who runs the race."""

    def setUp(self):
        super().setUp()
        self.record = self.path("r.chicane")
        self.run_chicane("play", "--seats", "Ann,Ben", "--bots", "0", "--laps", "1", "--save", self.record, typed="q\n")

    def mail(self, seat, letter, *flags, code=0):
        return self.run_chicane("mail", self.record, "--seat", seat, *flags, typed=letter, code=code)

    def test_letters_drive_a_race(self):
        self.assertIn("line 3: 'build 60/40/40/160/5' is build 60/40/40/160/5",
                      self.mail("Ann", "Hi Max,\n\nbuild 60/40/40/160/5\n-- \nAnn\n"))
        self.assertNotIn("Ann build", read(self.record))
        self.assertIn("The race waits for Ben.", self.mail("Ann", "build 60/40/40/160/5", "--apply"))
        self.mail("Ben", "0/2/1/2/0", "--apply")
        self.mail("Ann", "T1: 60, inside", "--apply")
        self.assertIn("The race waits for Ann.", self.mail("Ben", "Plot: 40", "--apply"))
        self.assertIn("Ben plot 40\n", read(self.record))
        self.assertIn("Ann drive I", read(self.record) + self.mail("Ann", "I3", "--apply") + read(self.record))
        self.assertIn("turn 1", self.run_chicane("play", "--resume", self.record, typed="q\n"))

    def test_a_letter_that_is_not_clear_changes_nothing(self):
        before = read(self.record)
        for letter, says in (("build 9/9/9/9/9", "letter:1: 'build 9/9/9/9/9': "), ("hello", "there is no order in the letter; lawful now: build "),
                             ("if Ben builds 1/1/1/1/1, build 0/2/1/2/0", "hangs on a condition")):
            self.assertIn(says, self.mail("Ann", letter, "--apply", code=1))
            self.assertFalse(json.loads(self.mail("Ann", letter, "--apply", "--json", code=1))["clear"])
        self.assertEqual(read(self.record), before)

    def test_wrong_use(self):
        self.refused("mail", self.record, "--seat", "Cleo", says="--seat: nobody is called 'Cleo'; there are Ann, Ben")
        self.refused("mail", self.record, says="--seat")
        self.refused("mail", self.record, "--seat", "Ann", "--letter", self.path("none.txt"), says="none.txt: cannot be read")


def plain(screen):
    return re.sub(r"\x1b\[[0-9;]*m", "", screen).replace("\r\n", "\n")


class Tournament(CliTest):
    """The tournament game at the keyboard."""

    def play(self, *arguments, typed, code=0):
        return self.run_chicane("play", "--rules", "speed-circuit-wbc", "--bots", "3", "--seed", "4", "--laps", "1", *arguments,
                                typed="\n".join(typed) + "\n", code=code)

    def test_eleven_bots_finish_and_print_the_report(self):
        output = self.run_chicane("play", "--rules", "speed-circuit-wbc", "--circuit", "monza", "--bots", "11", "--auto", "--seed", "1")
        for part in ("WBC tournament rules", "finishes 11th", "percentile:", "WBC-2.14a"):
            self.assertIn(part, output)

    def test_builds_bids_and_plots_are_asked_for(self):
        output = self.play(typed=["1", "3", "60", "1", "q"])
        for part in ("levels from -2 to +2 that sum to 2", "Bid for the grid", "You have 7/4/2", "Plot your speed. Start Speed 60", "Drive on at 60, 3 spaces left"):
            self.assertIn(part, output)

    def test_chips_come_with_their_odds(self):
        output = self.play(typed=["1", "1", "80", "2", "q"])
        self.assertIn("You push the start to 80. Chips on the roll? You have 4 and 2 of -3.", output)
        self.assertIn("0  none  starts 26/36, mis-shift 4/36, stall 6/36", output)
        self.assertIn("3  -3    starts 35/36, mis-shift 1/36", output)

    def test_several_spaces_are_said_in_one_breath_and_recorded_one_by_one(self):
        path = self.path("r.chicane")
        self.play("--save", path, typed=["1", "3", "60", "1", "q"])
        drives = re.findall(r"^Player drive \S+$", read(path), flags=re.M)
        self.assertEqual(len(drives), 3, read(path))

    def test_braking_in_the_middle_of_a_move_and_undo(self):
        path = self.path("r.chicane")
        output = self.play("--save", path, typed=["1", "3", "60", "emergency 20", "1W", "u", "u", "1", "q"])
        self.assertIn("Braking to 40, 20 beyond your deceleration in all.", output)
        self.assertNotIn("Player emergency", read(path))

    def test_refusals_say_why_and_what_instead(self):
        output = self.play(typed=["1/1/1/1/1/1", "1", "99/0/0", "3", "60", "pass I1", "emergency 30", "end", "slip Valli", "drive X1", "q"])
        for part in ("do not sum to 2; you may build a car with levels from -2 to +2", "You have 7 wear; you may bid up to 7/4/2. WBC-H.3a",
                     "30 is no multiple of 20; you may", "3 of your spaces are not used; you may", "nobody leaves the track at will. WBC-2.11c"):
            self.assertIn(part, output)

    def test_a_record_is_verified_and_gone_on_with(self):
        path = self.path("r.chicane")
        self.play("--save", path, typed=["1", "3", "60", "1", "q"])
        self.assertIn("turn 2", self.run_chicane("play", "--resume", path, typed="q\n"))
        whole = self.path("whole.chicane")
        self.run_chicane("play", "--rules", "speed-circuit-wbc", "--bots", "8", "--bot", "random", "--auto", "--seed", "5", "--save", whole)
        self.assertIn("every decision is lawful", self.run_chicane("verify", whole))
        with open(whole, encoding="utf-8") as file:
            text = file.read()
        altered = re.sub(r"roll 6", "roll 1", text, count=1)
        self.refused("verify", self.write("altered.chicane", altered), says="altered.chicane:", code=1)

    def test_options_of_the_rule_set(self):
        output = self.run_chicane("rules", "speed-circuit-wbc")
        for part in ("chips_timing", "before | after", "W3", "turn_limit"):
            self.assertIn(part, output)
        self.refused("play", "--rules", "speed-circuit-wbc", "--opt", "chips_timing=never", says="chips_timing: 'never' is no value of it; write before or after")
        self.refused("play", "--rules", "speed-circuit-wbc", "--opt", "best=1/x", says="best: '1/x' is no value of it")

    def test_boards_of_1977_are_raced_on_too(self):
        for board in ("MA", "SB", "WB", "WF", "W4"):
            output = self.run_chicane("play", "--rules", "speed-circuit-wbc", "--circuit", board, "--bots", "4", "--laps", "1", "--auto", "--seed", "2")
            self.assertIn("The race is over", output)
        for board in ("WB", "WF", "W4"):
            output = self.run_chicane("play", "--rules", "speed-circuit", "--circuit", board, "--bots", "4", "--laps", "1", "--auto", "--seed", "2")
            self.assertIn("The race is over", output)


class MotorChamp(CliTest):
    def test_eight_bots_race_six_laps_with_pit_stops(self):
        output = self.run_chicane("play", "--rules", "motorchamp", "--bots", "8", "--auto", "--seed", "1")
        for part in ("completes lap 6", "the stop is made", "wins; the flag is up", "The race is over", "Result", "6 laps"):
            self.assertIn(part, output)
        result = output[output.index("Result"):output.index("Dice")].strip().split("\n")[1:]
        self.assertEqual(len(result), 16, "every car is in the classification")

    def test_throws_come_with_their_odds_and_what_fair_play_forbids(self):
        output = self.run_chicane("play", "--rules", "motorchamp", "--bots", "5", "--bot", "first", "--seed", "3", typed="1\n" * 10 + "S\nq\n")
        self.assertRegex(output, r"NN  2 to 12  off \d+/36, out \d+/36")
        self.assertIn("no: a faster throw is safe (MC-FAI-2)", output)
        self.assertIn("S is slower than fair play allows: a faster throw is safe; you may throw N", output)

    def test_a_record_is_verified(self):
        for options in ((), ("--opt", "grid=practice"), ("--opt", "return_mode=claim", "--opt", "faults=punish")):
            file = self.path("race" + str(len(options)) + ".chicane")
            self.run_chicane("play", "--rules", "motorchamp", "--bots", "6", "--bot", "random", "--laps", "2", "--auto", "--seed", "5", "--save", file,
                             *options)
            self.assertIn("every decision is lawful", self.run_chicane("verify", file))

    def test_every_circuit_can_be_raced_on(self):
        for a in "12":
            for z in "12":
                for m in ("", "m1-", "m2-"):
                    circuit = f"mc-a{a}-{m}z{z}"
                    output = self.run_chicane("play", "--rules", "motorchamp", "--circuit", circuit, "--bots", "6", "--laps", "1", "--auto", "--seed", "1")
                    self.assertIn("The race is over", output, circuit)

    def test_too_many_players_or_too_few(self):
        self.refused("play", "--rules", "motorchamp", "--circuit", "mc-a1-z1", "--bots", "8", "--auto", says="8 players cannot race on mc-a1-z1")
        self.refused("play", "--rules", "motorchamp", "--circuit", "GP-REF", "--bots", "4", "--auto", says="'GP-REF' is a board for another game; there are hungaroring")


class FormulaOne(CliTest):
    def test_five_bots_race_five_laps(self):
        output = self.run_chicane("play", "--rules", "formula-one", "--bots", "5", "--laps", "5", "--auto", "--seed", "1")
        for part in ("drives car 1", "Five tactic cards to each", "is in the pit", "draws", "plays", "crosses the line: finished", "Result"):
            self.assertIn(part, output)
        self.assertNotIn("d30", output)

    def test_speeds_come_with_their_cost_and_ways_with_their_odds(self):
        output = self.run_chicane("play", "--rules", "formula-one", "--bots", "5", "--seed", "4", typed="60\n1\npass\n120\n1\npass\n140\nq\n")
        self.assertRegex(output, r"hand( [A-Z]+\d?){5}\.")
        self.assertRegex(output, r"20  brake \d(, tyre \d)? +1 square +safe")
        self.assertRegex(output, r"Abbey Curve \+\d0: tyre 1 \d+/36.*spin \d+/36")

    def test_refusals_say_why_and_what_instead(self):
        output = self.run_chicane("play", "--rules", "formula-one", "--bots", "5", "--seed", "4", typed="140\n60\n2.1 2.2\ndrive 1.2\nq\n")
        self.assertIn("140 is more than 60 above the 0 on the dial; you may superb, set 0, set 20, set 40, set 60. F1-MOV-2", output)
        self.assertIn("That way is too short", output)
        self.assertIn("no step leads from 2.0 to 1.2. F1-DIR-1", output)

    def test_a_record_is_verified_and_its_excerpt_hides_the_cards(self):
        file = self.path("race.chicane")
        self.run_chicane("play", "--rules", "formula-one", "--bots", "4", "--bot", "random", "--auto", "--seed", "5", "--save", file)
        self.assertIn("every decision is lawful", self.run_chicane("verify", file))
        self.assertRegex(read(file), r"chance roll \d+ for \S+ deal secret-d30")
        excerpt = self.run_chicane("replay", file, "--excerpt")
        self.assertRegex(excerpt, r"chance roll \? for \S+ deal secret-d30")
        self.assertNotRegex(excerpt, r"roll \d+ for .*secret")
        self.assertNotIn("state", excerpt)
        report = self.run_chicane("replay", file)
        dice = report[report.index("Dice"):]
        self.assertEqual(len(dice.strip().split("\n")), 2, "only dice that everybody saw")

    def test_the_report_has_the_grid_by_numbers_and_a_place_for_all(self):
        """F1-SET-3, F1-FIN-3: first away is first on the grid; who is not home is classified as they stand, as leagues score them."""
        file = self.path("race.chicane")
        played = json.loads(self.run_chicane("play", "--rules", "formula-one", "--bots", "6", "--auto", "--seed", "1", "--save", file, "--json"))
        report = json.loads(self.run_chicane("report", file, "--json"))
        self.assertEqual([(row["place"], row["number"]) for row in report["grid"]], [(n, str(n)) for n in range(1, 7)])
        self.assertEqual([row["grid"] for row in report["result"]], [int(row["number"]) for row in report["result"]])
        self.assertEqual([(row["place"], row["classified"]) for row in report["result"]], [(n, True) for n in range(1, 7)])
        self.assertIn("running", {row["status"] for row in report["result"]}, "not all are home")
        for race in (played, json.loads(self.run_chicane("replay", file, "--json"))):
            self.assertEqual([row["place"] for row in race["standings"]], [1, 2, 3, 4, 5, 6])
        for text in (self.run_chicane("replay", file), self.run_chicane("report", file)):
            result = "\n".join(text[text.index("\nResult"):].splitlines()[:11])
            for row in report["result"]:
                self.assertRegex(result, rf"(?m)^ *{row['place']} .*{row['driver']}")
        csv = self.run_chicane("report", file, "--csv").splitlines()
        self.assertEqual([line.split(",")[0] for line in csv[1:]], [str(n) for n in range(1, 7)])

    def test_a_race_goes_on_where_it_was_left(self):
        first = self.run_chicane("play", "--rules", "formula-one", "--bots", "3", "--seed", "4", typed="60\nq\n")
        self.assertIn("saved", first)
        again = self.run_chicane("play", "--resume", typed="1\nq\n")
        self.assertIn("Drive 3 squares", again)

    def test_two_laps_are_too_few(self):
        self.refused("play", "--rules", "formula-one", "--bots", "3", "--laps", "2", "--auto", says="laps: 2 is not possible")
        self.run_chicane("play", "--rules", "formula-one", "--bots", "3", "--laps", "2", "--opt", "short_race=yes", "--auto")
        self.refused("play", "--rules", "formula-one", "--bots", "7", "--auto", says="7 drivers cannot race on F1-REF")


class GrandPrixBasic(CliTest):
    RULES = ("play", "--rules", "grand-prix-basic")

    def test_bots_and_automatic_players_race_three_laps(self):
        output = self.run_chicane(*self.RULES, "--bots", "5", "--automatic", "1", "--auto", "--seed", "1")
        for part in ("starts 1st in cell 83, drawn with", "GPB-SET-1 (reconstructed)", "overtakes in cell", "GPB-OVT-1", "an accident roll is due",
                     "begins the last lap", "crosses the line: home. GPB-VIC-1", "The race is over", "Result", "drawn:"):
            self.assertIn(part, output)
        result = output[output.index("Result"):output.index("Dice")].strip().split("\n")[1:]
        self.assertEqual(len(result), 12, "every car is in the classification")
        self.assertTrue(all(re.match(r" +\d+  \d[ab] \w+", row) for row in result), result)
        self.assertRegex(output, r"6a Automatic 1")

    def test_one_person_races_automatic_players(self):
        output = self.run_chicane(*self.RULES, "--bots", "0", "--automatic", "3", "--seed", "2", typed="1\n1\n2\n1\nq\n")
        self.assertIn("those rules are a reconstruction, and marked so", output)
        self.assertRegex(output, r"1  one die, careful +1 to 6 cells, 3\.\d on average")
        self.assertRegex(output, r"2  two dice, fast +2 to 12 cells, \d\.\d on average")
        self.assertRegex(output, r"1[ab] has thrown \d+ with (one die|two dice)\. How many cells\?")
        self.assertIn("Automatic 3", output)

    def test_goals_come_with_their_odds(self):
        output = self.run_chicane(*self.RULES, "--bots", "5", "--seed", "3", typed="2\n1\n" * 8 + "q\n")
        self.assertRegex(output, r"cell \d+ .*arrives +\d+%.*overtaking lost +\d+%")
        self.assertRegex(output, r"cell \d+ .*off the road +\d+%")

    def test_refusals_say_why_and_what_instead(self):
        output = self.run_chicane(*self.RULES, "--bots", "5", "--seed", "3", typed="3\nluck\n1\n9\nq\n")
        self.assertIn("A go is driven with one die or with two, not with 3; you may dice 1, dice 2. GPB-MOV-1 (reconstructed)", output)
        self.assertIn("'luck' is not what is asked for now; you may dice 1, dice 2. GPB-4.1", output)
        self.assertRegex(output, r"9 cells are more than the \d thrown; you may goal .* GPB-MOV-1 \(reconstructed\)")

    def test_a_record_is_verified(self):
        for options in ((), ("--automatic", "2"), ("--opt", "order=seats", "--opt", "cars_per_player=1")):
            file = self.path("race" + str(len(options)) + ".chicane")
            self.run_chicane(*self.RULES, "--bots", "4", "--bot", "random", "--laps", "1", "--auto", "--seed", "5", "--save", file, *options)
            self.assertIn("every decision is lawful", self.run_chicane("verify", file))
            self.assertIn("The race is over", self.run_chicane("replay", file))

    def test_who_can_race(self):
        self.refused(*self.RULES, "--bots", "1", "--auto", says="1 player cannot race: 2 to 12 can")
        self.refused(*self.RULES, "--bots", "10", "--automatic", "3", "--auto", says="13 players, 3 of them automatic, cannot race")
        self.refused(*self.RULES, "--bots", "0", "--automatic", "3", "--auto", says="there is nobody to race")
        self.refused(*self.RULES, "--bots", "2", "--automatic", "12", "--auto", says="automatic: '12' is no value of it")
        self.refused(*self.RULES, "--bots", "7", "--circuit", "GPB-TT", "--auto", says="7 players with 2 cars each do not fit: GPB-TT has 12 start places")
        self.refused("play", "--rules", "formula-one", "--bots", "3", "--automatic", "1", "--auto",
                     says="there are no automatic players in formula-one; there are in grand-prix-basic, grand-prix-advanced")


class GrandPrixAdvanced(CliTest):
    RULES = ("play", "--rules", "grand-prix-advanced")

    def test_bots_and_automatic_teams_race_three_laps(self):
        output = self.run_chicane(*self.RULES, "--bots", "5", "--bot", "club", "--automatic", "1", "--auto", "--seed", "1")
        for part in ("starts 1st in cell 83, drawn with", "GPA-GRD-1", "needs more than", "begins the last lap", "home. GPA-VIC-1", "The race is over", "Result", "drawn:"):
            self.assertIn(part, output)
        result = output[output.index("Result"):output.index("Dice")].strip().split("\n")[1:]
        self.assertEqual(len(result), 12, "every car is in the result")
        self.assertRegex(output, r"6a Automatic 1")

    def test_the_gear_lever_shows_windows_odds_and_what_is_barred(self):
        output = self.run_chicane(*self.RULES, "--bots", "1", "--automatic", "4", "--seed", "5", typed="5\n3\n2\n0\nq\n")
        self.assertIn("are a reconstruction; ? for help", output)
        self.assertRegex(output, r"1  keep +0-3 cells +push up to 2 +bears 3 on 1-5, 2 on 6")
        self.assertRegex(output, r"2  up +2-5 cells +push up to 2 +bears 3 on 1-4, 2 on 5-6")
        self.assertRegex(output, r"1  push 1 +3-6 cells +works on 2-6 +1 in 6: engine damaged")
        self.assertRegex(output, r"bears \d and counts \d-\d; a braking is one\. Which way\?")
        self.assertRegex(output, r"\d cells to \d+ .*safe")

    def test_refusals_say_why_and_what_instead(self):
        output = self.run_chicane(*self.RULES, "--bots", "1", "--automatic", "4", "--seed", "5", typed="5\n3\n4\ngear 9\n2\n9\n0 0 0 0 0 0 0 0 0\nq\n")
        self.assertIn("From gear 1 there is no way to 4: one up, one down or two down; you may gear 1, gear 2. GPA-GEAR-2", output)
        self.assertIn("Gear 2 can be pushed by 2 at most; you may push 0, push 1, push 2. GPA-PUSH-1", output)

    def test_a_record_is_verified(self):
        for options in ((), ("--automatic", "2"), ("--opt", "start=practice", "--opt", "classification=run_out")):
            file = self.path("race" + str(len(options)) + ".chicane")
            self.run_chicane(*self.RULES, "--bots", "4", "--bot", "random", "--laps", "1", "--auto", "--seed", "5", "--save", file, *options)
            self.assertIn("every decision is lawful", self.run_chicane("verify", file))
            self.assertRegex(self.run_chicane("replay", file), "[Tt]he race is over")

    def test_the_tables_say_what_is_printed(self):
        output = self.run_chicane("rules", "grand-prix-advanced")
        self.assertRegex(output, r"Table A: the risk factor a car bears +reconstruction +GPA-RISK-1")
        self.assertRegex(output, r"Gears +printed +GPA-GEAR-1")
        self.assertRegex(output, r"Table B: checks +printed +GPA-DMG-2")


class Terminal(CliTest):
    """In a real terminal: colour, cleared screens, hidden plots."""

    def session(self, arguments, answers):
        """Types the answers one by one, each when the program has gone quiet; gives all that was shown, screen by screen."""
        environment = {**os.environ, "XDG_DATA_HOME": self.folder, "TERM": "xterm-256color"}
        environment.pop("NO_COLOR", None)
        process, terminal = pty.fork()
        if process == 0:
            os.execve(CHICANE, [CHICANE, *arguments], environment)
        shown = b""
        for answer in [*answers, None]:
            patience = 10
            while select.select([terminal], [], [], patience)[0]:
                patience = 0.4
                try:
                    piece = os.read(terminal, 65536)
                except OSError:
                    piece = b""
                if not piece:
                    break
                shown += piece
            if answer is not None:
                os.write(terminal, answer.encode() + b"\n")
        os.close(terminal)
        os.waitpid(process, 0)
        return shown.decode("utf-8", "replace").split("\x1b[H\x1b[2J\x1b[3J")

    def test_hidden_plots_at_one_keyboard_are_cleared_between_drivers(self):
        screens = self.session(["play", "--seats", "Ann,Ben", "--bots", "0", "--seed", "3", "--laps", "1"], ["", "1", "", "2", "", "40", "", "60", "q"])
        handed_over = [s for s in screens if "take the keyboard" in s]
        self.assertEqual(len(handed_over), 4, "once for each hidden answer")
        ben_plots = next(s for s in screens if "Ben: Plot your speed" in s)
        # Ann's 40 is in, and nothing of it is to be seen.
        self.assertRegex(plain(ben_plots), r"Ann +0 mph .* in\n")
        self.assertFalse("plots 40" in ben_plots or "plot 40" in ben_plots)
        revealed = screens[-1]
        self.assertTrue("plots 40" in revealed, plain(revealed)[-800:])

    def test_hands_of_cards_are_cleared_between_drivers(self):
        screens = self.session(["play", "--rules", "formula-one", "--seats", "Ann,Ben", "--bots", "0", "--seed", "3"],
                               ["", "60", "1", "pass", "", "60", "1", "pass", "", "q"])
        drivers = [re.search(r"(Ann|Ben), take the keyboard", plain(s)).group(1) for s in screens if "take the keyboard" in s]
        self.assertEqual(len(drivers), 3, drivers)
        self.assertEqual(drivers[0], drivers[2], "each in turn")
        self.assertNotEqual(drivers[0], drivers[1])
        for screen in screens:
            self.assertLessEqual(len(re.findall(r"hand( [A-Z]+\d?){4,5}\.", plain(screen))), 1, "one hand at a time")

    def test_the_track_is_drawn_in_colour(self):
        screens = self.session(["play", "--bots", "2", "--seed", "3"], ["1", "q"])
        for part in ("↘", "Variante del Rettifilo"):
            self.assertTrue(any(part in screen for screen in screens), part)
        self.assertTrue(any(";48;5;94m" in screen for screen in screens), "corners have their own ground")


if __name__ == "__main__":
    unittest.main(verbosity=1)
