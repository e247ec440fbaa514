#!/usr/bin/env python3
"""Standard output that cannot be written: every command says so in one sentence and exits with 1. A closed pipe is no news."""
import os
import re
import shutil
import signal
import subprocess
import unittest

from cli_test import CHICANE, ROOT, CliTest, read
from commands import is_group, walk

FULL = "/dev/full"
SENTENCE = "chicane: standard output: No space left on device\n"

# The shortest way to make each command print something. {name} is a file of the fixtures below.
ARGUMENTS = {
    "bench": "--rules speed-circuit --races 1",
    "board build": "monza",
    "board check": "{board}",
    "board draw": "monza",
    "board list": "",
    "board show": "monza",
    "board stats": "monza",
    "conform": "{case}",
    "lab builds": "--sample 2 --only races --races 6",
    "lab circuits": "--rules speed-circuit --circuit monza --races 1",
    "lab debrief": "{record} --sure",
    "lab ladder": "--rules speed-circuit --drivers random,rookie --races 1",
    "lab lap": "--sure",
    "lab load": "--address {address} --races 1 --viewers 1 --seconds 1 --think 0",
    "lab motorchamp": "--races 1 --circuit mc-a1-z1",
    "lab odds": "{case} --case {case_id}",
    "lab races": "--races 1",
    "lab stats": "{record}",
    "league check-in": "{entered} Ann",
    "league create": "{plan} {new}",
    "league demo": "--drivers 2 --heats 1",
    "league draw": "{entered}",
    "league enter": "{created} Ann",
    "league export": "{entered} {new}.md",
    "league next": "{entered}",
    "league play": "{bots}",
    "league ratings": "{entered}",
    "league result": "{drawn} R1 Ann=1 Ben=2 --by Max",
    "league rule": "{entered} points Ann 1 by Max: fair",
    "league standings": "{entered}",
    "mail": "{open} --seat Ann",
    "play": "--auto --bots 2 --laps 1 --seed 1",
    "replay": "{record}",
    "report": "{record}",
    "rules": "speed-circuit",
    "serve": "--port 0 --data :memory: --log none",
    "site": "{new}",
    "verify": "{record}",
}

PLAN = """chicane league 1
name cup
title Cup of the club
rules formula-one
options laps=1 short_race=yes
circuit monza
scoring league
field 6
"""


class StandardOutput(CliTest):
    def setUp(self):
        super().setUp()
        self.files = {"record": self.path("r.chicane"), "open": self.path("open.chicane"), "new": self.path("new"), "address": ""}

    def league(self, name, *steps):
        path = self.files[name] = self.path(name + ".league")
        self.run_chicane("league", "create", self.files["plan"], path)
        for step, *arguments in steps:
            self.run_chicane("league", step, path, *arguments)

    def make_fixtures(self):
        self.run_chicane("play", "--auto", "--bots", "2", "--laps", "1", "--seed", "1", "--save", self.files["record"])
        self.run_chicane("play", "--seats", "Ann,Ben", "--bots", "0", "--laps", "1", "--save", self.files["open"])
        self.files["board"] = self.write("m.board", self.run_chicane("board", "build", "monza"))
        suite = os.path.join(ROOT, "data/conformance/speed-circuit")
        case, self.files["case_id"] = odds_case(suite)
        # A copy: these files are written anew after each command, and the suite is part of the program.
        self.files["case"] = self.write("odds.case", read(case))
        self.files["plan"] = self.write("cup.plan", PLAN)
        people = ("enter", "Ann", "Ben")
        self.league("created")
        self.league("entered", people)
        self.league("drawn", people, ("draw", "--seed", "1"))
        self.league("bots", ("enter", "--bots", "2"))

    def into(self, stdout, words, **others):
        return subprocess.run([CHICANE, *words], input="build 60/40/40/160/5\n", stdout=stdout, stderr=subprocess.PIPE,
                              text=True, env=self.environment, timeout=120, **others)

    def into_full_disk(self, words):
        with open(FULL, "w", encoding="utf-8") as full:
            return self.into(full, words)

    def serving(self):
        """A server for `lab load`, stopped at the end; its address."""
        server = subprocess.Popen([CHICANE, "serve", "--port", "0", "--data", ":memory:", "--log", "none"], stdout=subprocess.PIPE, text=True)
        self.addCleanup(server.stdout.close)
        self.addCleanup(server.wait, 30)
        self.addCleanup(server.send_signal, signal.SIGTERM)
        return server.stdout.readline().strip().removeprefix("chicane: serving at ")

    def test_every_command_says_that_the_disk_is_full(self):
        self.make_fixtures()
        self.files["address"] = self.serving()
        tried = set()
        for command, text in walk():
            name = " ".join(command)
            words = [[*command, "--help"]]
            if not is_group(text):
                self.assertIn(name, ARGUMENTS, "a new command needs its line in ARGUMENTS")
                tried.add(name)
                arguments = [word.format(**self.files) for word in ARGUMENTS[name].split()]
                words.append([*command, *arguments])
                if re.search(r"^ +--json", text, flags=re.M) and name not in ("league export", "site"):
                    words.append([*command, *arguments, "--json"])
            for one in words:
                self.restore()
                with self.subTest(" ".join(one)):
                    run = self.into_full_disk(one)
                    self.assertEqual((run.returncode, run.stderr), (1, SENTENCE))
        self.assertEqual(tried, set(ARGUMENTS), "a command that is gone needs no line")

    def restore(self):
        """What commands have written into is as it was before."""
        if not hasattr(self, "kept"):
            self.kept = {name: read(path) for name, path in self.files.items() if os.path.isfile(path)}
        for name, text in self.kept.items():
            with open(self.files[name], "w", encoding="utf-8") as file:
                file.write(text)
        for folder in (self.files["new"], self.path("bots-races")):
            shutil.rmtree(folder, ignore_errors=True)
        for path in (self.files["new"], self.files["new"] + ".md"):
            if os.path.isfile(path):
                os.remove(path)

    def test_version_and_help_say_it_too(self):
        for words in (["--version"], ["-V"], ["--help"], ["-h"], ["play", "-h"]):
            run = self.into_full_disk(words)
            self.assertEqual((run.returncode, run.stderr), (1, SENTENCE), words)

    def test_a_person_at_a_full_disk_keeps_the_race(self):
        record = self.path("p.chicane")
        run = self.into_full_disk(["play", "--bots", "1", "--laps", "1", "--seed", "1", "--save", record])
        self.assertEqual((run.returncode, run.stderr), (1, SENTENCE))
        self.assertTrue(read(record).startswith("chicane race 1\n"))

    def test_wrong_use_stays_wrong_use(self):
        run = self.into_full_disk(["play", "--laps", "x"])
        self.assertEqual(run.returncode, 2)
        self.assertEqual(len(run.stderr.splitlines()), 1)

    def test_a_closed_pipe_is_quiet(self):
        """As a program that is killed by it; or, where it was told to ignore the signal, with 1."""
        for words in (["board", "list"], ["play", "--auto", "--seed", "1"], ["board", "draw", "monza"], ["--help"]):
            for is_ignored, code in ((False, -signal.SIGPIPE), (True, 1)):
                reader, writer = os.pipe()
                os.close(reader)
                try:
                    with self.subTest(words=words, is_ignored=is_ignored):
                        run = self.into(writer, words, restore_signals=not is_ignored)
                        self.assertEqual((run.returncode, run.stderr), (code, ""))
                finally:
                    os.close(writer)

    def test_where_nothing_can_be_said_the_exit_code_is_left(self):
        with open(FULL, "w", encoding="utf-8") as full:
            code = subprocess.run([CHICANE, "play", "--laps", "x"], stdout=full, stderr=full, timeout=60).returncode
            self.assertEqual(code, 2)
            code = subprocess.run([CHICANE, "board", "list"], stdout=full, stderr=full, timeout=60).returncode
            self.assertEqual(code, 1)


def odds_case(suite):
    """A case of that suite in which one driver decides at the end: its file and name."""
    for name in sorted(os.listdir(suite)):
        path = os.path.join(suite, name)
        for line in read(path).splitlines():
            if line.startswith("case "):
                case = line.split()[1]
                run = subprocess.run([CHICANE, "lab", "odds", path, "--case", case], capture_output=True, text=True, timeout=60)
                if run.returncode == 0:
                    return path, case
    raise AssertionError("no case ends where one driver decides")


if __name__ == "__main__":
    unittest.main()
