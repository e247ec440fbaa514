#!/usr/bin/env python3
"""Whoever waits for a build or a test run is told how far it is, also when the output goes to a file."""
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.environ["CHICANE_SOURCE_DIR"]
TOOLS = os.path.join(ROOT, "tools")
sys.path.insert(0, TOOLS)
import progress  # noqa: E402


def read(*lines):
    steps = progress.Steps()
    for line in lines:
        steps.read(line)
    return steps.done, steps.total


class ReadsHowManyStepsAreDone(unittest.TestCase):
    def test_of_ninja(self):
        self.assertEqual(read("[12/591] Building CXX object a.o", "a.cpp: warning"), (12, 591))

    def test_of_ctest(self):
        self.assertEqual(read("        Start 4: Tree", "  4/433 Test   #4: Tree ......   Passed    0.3 sec"), (4, 433))

    def test_of_playwright(self):
        self.assertEqual(read("Running 70 tests using 2 workers", "  ✓  1 [site] › solo.spec.ts:3:1 › races (2.1s)",
                              "  ✘  2 [site] › people.spec.ts:9:1 › chats (9.0s)", "  1) [site] › people.spec.ts:9:1"), (2, 70))

    def test_of_apt(self):
        self.assertEqual(read("pmstatus:libsodium-dev:41.1764:Unpacking libsodium-dev"), (41, 100))

    def test_of_itself_under_another_program(self):
        self.assertEqual(read("chicane: step 2 of 4, the program: 120 of 538, about 3 minutes left"), (120, 538))


class SaysHowMuchIsLeft(unittest.TestCase):
    def test_in_minutes(self):
        self.assertEqual([progress.left(s) for s in (None, 20, 61, 400)],
                         ["", ", less than a minute left", ", about 1 minute left", ", about 7 minutes left"])


class TellsWhileItRuns(unittest.TestCase):
    def run_it(self, script):
        with tempfile.TemporaryDirectory() as folder:
            log = os.path.join(folder, "log")
            ran = subprocess.run([os.path.join(TOOLS, "progress.py"), "the work", log, "bash", "-c", script],
                                 capture_output=True, text=True, timeout=60)
            with open(log, encoding="utf-8") as file:
                return ran.returncode, ran.stderr, file.read()

    def test_steps_of_steps_in_a_file(self):
        code, said, log = self.run_it("echo '[1/9] one'; sleep 2.5; echo '[7/9] seven'; echo '[9/9] nine'")
        self.assertEqual((code, log), (0, "[1/9] one\n[7/9] seven\n[9/9] nine\n"))
        self.assertRegex(said, r"chicane: the work: \d of 9")
        self.assertRegex(said, r"chicane: the work: done in \d s\n$")

    def test_nothing_of_what_is_quick(self):
        self.assertEqual(self.run_it("echo '[1/1] one'"), (0, "", "[1/1] one\n"))

    def test_the_whole_output_of_a_failure(self):
        code, said, _ = self.run_it("echo '[1/2] one'; echo 'a.cpp:3: error'; exit 7")
        self.assertEqual((code, said), (7, "[1/2] one\na.cpp:3: error\n"))


class SaysWhatIsMissing(unittest.TestCase):
    def test_words_and_nothing_is_installed(self):
        ran = subprocess.run([os.path.join(TOOLS, "setup"), "missing", "build"], capture_output=True, text=True, timeout=60)
        self.assertEqual((ran.returncode, ran.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main(verbosity=0)
