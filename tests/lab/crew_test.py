#!/usr/bin/env python3
"""chicane lab races under mpirun: two processes on one machine have the result of one, byte for byte."""
import os
import shutil
import subprocess
import tempfile
import unittest

CHICANE = os.environ["CHICANE"]
RACES = ["lab", "races", "--circuit", "monza", "imola", "--driver", "3:rookie", "3:random", "--races", "101", "--threads", "1"]
# Whoever tests may be root, and have fewer cores than processes.
ENVIRONMENT = {**os.environ, "OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_rmaps_base_oversubscribe": "1"}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


class Crew(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.folder)

    def run_in(self, folder, *command, code=0):
        run = subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT, cwd=folder, timeout=120)
        self.assertEqual(run.returncode, code, run.stdout[-600:] + run.stderr[-600:])
        return run

    def test_the_result_is_that_of_one(self):
        folders = [os.path.join(self.folder, name) for name in ("alone", "together")]
        outputs = []
        for folder, before in zip(folders, ([], ["mpirun", "-n", "2"])):
            os.mkdir(folder)
            outputs.append(self.run_in(folder, *before, CHICANE, *RACES, "--save", "x.races", "--csv", "x.csv", "--html", "x.html").stdout)
        self.assertEqual(*outputs)
        self.assertEqual(sorted(os.listdir(folders[0])), ["x.csv", "x.html", "x.races"])
        for name in os.listdir(folders[0]):
            with self.subTest(name):
                self.assertEqual(*(read(os.path.join(folder, name)) for folder in folders))

    def test_what_one_began_others_end(self):
        few = ["20" if word == "101" else word for word in RACES]
        self.run_in(self.folder, CHICANE, *few, "--save", "x.races")
        together = self.run_in(self.folder, "mpirun", "-n", "3", CHICANE, *RACES, "--resume", "x.races").stdout
        self.assertEqual(together, self.run_in(self.folder, CHICANE, *RACES).stdout)

    def test_a_complaint_is_said_once(self):
        run = self.run_in(self.folder, "mpirun", "-n", "2", CHICANE, "lab", "races", "--driver", "6:fangio", code=2)
        self.assertEqual(run.stderr.count("there is no driver 'fangio'"), 1)

    def test_the_program_itself_needs_no_mpi(self):
        needed = self.run_in(self.folder, "ldd", CHICANE).stdout
        self.assertNotIn("libmpi", needed)


if __name__ == "__main__":
    unittest.main(verbosity=0)
