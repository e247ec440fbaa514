#!/usr/bin/env python3
"""chicane lab load against a server of its own: small figures, but the whole way."""
import json
import subprocess
import unittest

from chicane_client import CHICANE, NO_LIMITS, Server


class Load(unittest.TestCase):
    def run_load(self, server, *flags, code=0):
        run = subprocess.run([CHICANE, "lab", "load", "--address", server.address, *map(str, flags)], capture_output=True, text=True, timeout=90)
        self.assertEqual(run.returncode, code, run.stdout + run.stderr)
        return run.stdout

    def test_races_and_viewers_are_measured(self):
        with Server(*NO_LIMITS) as server:
            figures = json.loads(self.run_load(server, "--races", 20, "--viewers", 100, "--seconds", 3, "--think", 0, "--json"))
            self.assertEqual((figures["errors"], figures["first_error"]), (0, ""))
            # One whose race has just ended is on the way to the next; a lost one would be an error.
            self.assertGreaterEqual(figures["viewers_open"], 80)
            self.assertGreater(figures["decisions"], 100)
            self.assertGreater(figures["updates"], figures["decisions"])
            self.assertLessEqual(figures["p50_millis"], figures["p99_millis"])
            self.assertLessEqual(figures["p99_millis"], figures["max_millis"])
            self.assertGreater(figures["fdatasync_a_second"], 0)
            page = server.client().get("/api/races", limit=200)["races"]
            self.assertGreaterEqual(len(page), 20)

    def test_people_who_think_are_answered_quickly(self):
        with Server(*NO_LIMITS) as server:
            table = self.run_load(server, "--races", 10, "--viewers", 20, "--seconds", 2, "--think", 200)
            for row in ("99 % within", "decisions a second", "updates a second to viewers", "fdatasync of 4 KiB a second"):
                self.assertIn(row, table)

    def test_other_rule_sets_can_be_raced_under_load(self):
        with Server(*NO_LIMITS) as server:
            figures = json.loads(self.run_load(server, "--rules", "formula-one", "--races", 3, "--viewers", 3, "--seconds", 1, "--think", 0, "--json"))
            self.assertEqual((figures["errors"], figures["first_error"]), (0, ""))
            self.assertGreater(figures["decisions"], 0)

    def test_wrong_use_is_said_in_a_sentence(self):
        for flags in (("--address", "nonsense"), ("--address", "http://127.0.0.1:1"), ("--races", "0")):
            run = subprocess.run([CHICANE, "lab", "load", *flags], capture_output=True, text=True, timeout=30)
            self.assertEqual(run.returncode, 2, run.stderr)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
