#!/usr/bin/env python3
"""What a command does if nobody says otherwise can be done: races of every rule set on every board, and the lab.

CHICANE_ALL_DEFAULTS=1 leaves the lab's defaults as they are; else it drives fewer races."""
import concurrent.futures
import glob
import json
import os
import subprocess
import unittest

from cli_test import CHICANE, ROOT, CliTest, read

IS_WHOLE = os.environ.get("CHICANE_ALL_DEFAULTS") == "1"


class Defaults(CliTest):
    def setUp(self):
        super().setUp()
        self.run_chicane("site", self.path("site"))
        self.index = json.loads(read(self.path("site/boards/index.json")))
        self.rules = [rules["id"] for rules in json.loads(self.run_chicane("rules", "--json"))]

    def run_all(self, commands):
        """Two at a time; each prints something and exits with 0."""
        def run(words):
            return words, subprocess.run([CHICANE, *words], capture_output=True, text=True, env=self.environment, timeout=900)
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            for words, result in pool.map(run, commands):
                with self.subTest(" ".join(words)):
                    # What is drawn while one waits is no complaint.
                    complaints = [line for line in result.stderr.splitlines() if line.startswith("chicane: ")]
                    self.assertEqual((result.returncode, complaints), (0, []))
                    self.assertNotEqual(result.stdout, "")

    def test_a_race_of_every_rule_set_on_every_board_runs_to_its_end(self):
        commands = [["play", "--rules", rules, "--auto", "--seed", "1"] for rules in self.rules]
        for name, board in self.index["boards"].items():
            self.assertTrue(board["seats_lawful"], f"nobody can race on {name}")
            for rules in board["seats_lawful"]:
                commands.append(["play", "--rules", rules, "--circuit", name, "--auto", "--seed", "1"])
        listed = {board["name"] for board in json.loads(self.run_chicane("board", "list", "--json"))}
        self.assertEqual(set(self.index["boards"]), listed)
        self.run_all(commands)

    def test_a_person_sits_in_every_rule_set(self):
        for rules in self.rules:
            output = self.run_chicane("play", "--rules", rules, "--seed", "1", typed="q\n")
            self.assertIn("The race is saved.", output, rules)

    def test_every_league_that_comes_with_chicane_is_raced_to_its_end(self):
        self.assertIn("The final", self.run_chicane("league", "demo", "--seed", "1"))
        plans = sorted(glob.glob(os.path.join(ROOT, "data/leagues/*.league")))
        self.assertTrue(plans)
        for plan in plans:
            league = self.path(os.path.basename(plan))
            self.run_chicane("league", "create", plan, league)
            self.run_chicane("league", "enter", league, "--bots", "12")
            self.assertIn("The league is over.", self.run_chicane("league", "play", league, "--seed", "1"))

    def test_every_command_of_the_lab_runs_for_every_rule_set(self):
        few = [] if IS_WHOLE else ["--races", "1"]
        boards = [] if IS_WHOLE else ["--circuit", "monza"]
        commands = []
        for rules in self.rules:
            commands.append(["lab", "races", "--rules", rules, *few])
            commands.append(["lab", "circuits", "--rules", rules, *boards, *few])
            commands.append(["bench", "--rules", rules, *few])
            if IS_WHOLE:
                commands.append(["lab", "ladder", "--rules", rules])
                commands.append(["lab", "stats", "--rules", rules])
            else:
                commands.append(["lab", "ladder", "--rules", rules, "--drivers", "random,rookie", *few])
        # The others think for minutes.
        for rules in self.rules if IS_WHOLE else ("speed-circuit-wbc", "motorchamp", "grand-prix-basic"):
            commands.append(["lab", "lap", "--rules", rules])
        self.run_all(commands)


if __name__ == "__main__":
    unittest.main()
