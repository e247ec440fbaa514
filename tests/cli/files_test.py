#!/usr/bin/env python3
"""Files that commands write: what is replaced, what never is, and what stays as it was beside the text."""
import os
import re
import shlex
import stat
import subprocess
import threading
import unittest

from cli_test import CHICANE, ROOT, CliTest, read
from commands import is_group, walk

MARK = "<!-- made by Chicane -->"
EXISTS = "exists already; name another file, or replace it by --force"
# Names of files in a help text, and of commands that name theirs in another way.
OUTPUT_FLAGS = re.compile(r"^ +--(?:html|svg|out|markdown) FILE|^ +--all FOLDER|^ +--csv FILE", re.M)
OTHER_OUTPUTS = {"site", "league export"}


# Tells what a program asks the disk for.
WATCH_DISK = os.environ["WATCH_DISK"]
ON_DISK = ["sync file", "rename", "sync folder"]


class Files(CliTest):
    def setUp(self):
        super().setUp()
        self.record = self.path("r.chicane")
        self.run_chicane("play", "--auto", "--bots", "2", "--laps", "1", "--seed", "11", "--save", self.record)

    def board(self, out, *flags, code=0):
        return self.run_chicane("board", "build", "monza", "--out", out, *flags, code=code)

    def mode(self, path):
        return stat.S_IMODE(os.lstat(path).st_mode)

    def test_every_command_that_writes_a_file_has_force(self):
        for command, text in walk():
            if is_group(text):
                continue
            writes = bool(OUTPUT_FLAGS.search(text)) or " ".join(command) in OTHER_OUTPUTS
            self.assertEqual("--force" in text, writes, command)

    def test_what_carries_our_mark_is_made_again(self):
        page, picture, drawing = self.path("r.html"), self.path("r.svg"), self.path("b.svg")
        self.run_chicane("report", self.record, "--html", page, "--svg", picture)
        self.run_chicane("board", "draw", "monza", "--out", drawing)
        for path in (page, picture, drawing):
            self.assertIn(MARK, read(path)[:1000], path)
        self.run_chicane("report", self.record, "--html", page, "--svg", picture, "--date", "today")
        self.assertIn("today", read(page))
        self.run_chicane("board", "draw", "monaco", "--out", drawing)
        self.assertIn("Monaco", read(drawing))
        # Also where the shell wrote it.
        redirected = self.write("s.svg", self.run_chicane("board", "draw", "monza"))
        self.run_chicane("board", "draw", "monaco", "--out", redirected)

    def test_what_somebody_else_made_is_replaced_by_force_alone(self):
        writes = {
            "notes.html": ["report", self.record, "--html"],
            "notes.md": ["report", self.record, "--markdown"],
            "notes.svg": ["report", self.record, "--svg"],
            "draw.svg": ["board", "draw", "monza", "--out"],
            "draw.json": ["board", "draw", "monza", "--out"],
            "draw.png": ["board", "draw", "SB", "--width", "100", "--out"],
            "build.board": ["board", "build", "monza", "--out"],
            "races.csv": ["lab", "races", "--races", "1", "--csv"],
            "races.svg": ["lab", "races", "--races", "1", "--svg"],
            "races.html": ["lab", "races", "--races", "1", "--html"],
            "builds.csv": ["lab", "builds", "--only", "races", "--sample", "2", "--races", "6", "--csv"],
            "lap.svg": ["lab", "lap", "--sure", "--svg"],
        }
        for name, words in writes.items():
            with self.subTest(name):
                path = self.write(name, "notes of years\n")
                self.refused(*words, path, says=f"{name}: {EXISTS}")
                self.assertEqual(read(path), "notes of years\n")
                self.run_chicane(*words, path, "--force")
                with open(path, "rb") as file:
                    self.assertNotIn(b"notes of years", file.read())

    def test_an_empty_file_is_somebodys_too(self):
        self.refused("report", self.record, "--html", self.write("r.html", ""), says=EXISTS)

    def test_the_same_again_is_no_complaint(self):
        for flag, name in (("--markdown", "r.md"), ("--svg", "r.svg")):
            for _ in range(2):
                self.run_chicane("report", self.record, flag, self.path(name))
        for _ in range(2):
            self.board(self.path("m.board"))
            self.run_chicane("board", "draw", "SB", "--width", "200", "--out", self.path("b.png"))
            self.run_chicane("board", "build", "--all", self.path("all"))
            self.run_chicane("site", self.path("site"))

    def test_a_text_that_quotes_our_mark_is_somebodys(self):
        self.refused("report", self.record, "--markdown", self.write("notes.md", f"It writes {MARK}.\n"), says=EXISTS)

    def test_a_folder_of_boards_is_replaced_by_force_alone(self):
        self.run_chicane("board", "build", "--all", self.path("all"))
        board = self.path("all/speed-circuit/monza.board")
        with open(board, "a", encoding="utf-8") as file:
            file.write("# edited by hand\n")
        self.refused("board", "build", "--all", self.path("all"), says=f"monza.board: {EXISTS}")
        self.run_chicane("board", "build", "--all", self.path("all"), "--force")
        self.assertNotIn("edited by hand", read(board))

    def test_originals_are_replaced_by_their_own_kind_alone(self):
        league = self.path("cup.league")
        self.run_chicane("league", "demo", "--drivers", "2", "--heats", "1", "--file", league)
        board = self.path("m.board")
        self.board(board)
        circuit = os.path.join(self.folder, "x.circuit")
        with open(circuit, "w", encoding="utf-8") as file:
            file.write("# mine\n\nchicane circuit 1\nname x\n")
        overlay = self.write("x.overlay", "chicane overlay 1\n")
        save = self.write("x.races", "chicane races 1\n")
        what = {self.record: "the record of a race", league: "a league", board: "a board", circuit: "a circuit", overlay: "an overlay",
                save: "a file of races of the lab"}
        for path, words in what.items():
            before = read(path)
            for flag in ("--html", "--markdown", "--svg"):
                for force in ([], ["--force"]):
                    self.refused("report", self.record, flag, path, *force,
                                 says=f"{os.path.basename(path)}: this is {words}, which nothing else replaces; name another file")
            self.refused("lab", "races", "--races", "1", "--csv", path, "--force", says="which nothing else replaces")
            if path != board:
                self.refused("board", "build", "monaco", "--out", path, "--force", says="which nothing else replaces")
            self.assertEqual(read(path), before)
        # A board is one: by force, as somebody may have edited it.
        self.refused("board", "build", "monaco", "--out", board, says=EXISTS)
        self.run_chicane("board", "build", "monaco", "--out", board, "--force")
        self.assertIn("circuit   monaco", read(board))
        self.refused("play", "--auto", "--save", self.record, says="r.chicane: exists already")

    def test_results_of_the_lab_are_refused_before_the_work(self):
        path = self.write("b.csv", "mine\n")
        run = subprocess.run([CHICANE, "lab", "races", "--races", "1000000000", "--csv", path], capture_output=True, text=True, timeout=20)
        self.assertEqual(run.returncode, 2)
        self.assertIn(EXISTS, run.stderr)

    def test_modes_and_owners_stay(self):
        page = self.path("r.html")
        for mode in (0o600, 0o664):
            self.run_chicane("report", self.record, "--html", page)
            os.chmod(page, mode)
            if os.geteuid() == 0:
                os.chown(page, 12345, 23456)
            self.run_chicane("report", self.record, "--html", page, "--date", oct(mode))
            self.assertIn(oct(mode), read(page))
            self.assertEqual(self.mode(page), mode)
            if os.geteuid() == 0:
                self.assertEqual((os.stat(page).st_uid, os.stat(page).st_gid), (12345, 23456))

    def test_mail_keeps_the_mode_of_a_record_with_hidden_plots(self):
        record = self.path("secret.chicane")
        self.run_chicane("play", "--seats", "Ann,Ben", "--bots", "0", "--laps", "1", "--save", record)
        os.chmod(record, 0o600)
        link = self.path("link.chicane")
        os.symlink("secret.chicane", link)
        self.run_chicane("mail", link, "--seat", "Ann", "--apply", typed="build 60/40/40/160/5\n")
        self.assertIn("Ann build", read(record))
        self.assertEqual(self.mode(record), 0o600)
        self.assertTrue(os.path.islink(link))
        self.assertEqual([name for name in os.listdir(self.folder) if name.startswith(".")], [])

    def asked_of_disk(self, *words, typed=""):
        """What the command asks the disk for, in order."""
        log = self.path("disk.log")
        environment = {**self.environment, "LD_PRELOAD": WATCH_DISK, "WATCH_DISK_LOG": log}
        subprocess.run([CHICANE, *words], input=typed, text=True, check=True, capture_output=True, env=environment, timeout=60)
        asked = read(log).splitlines()
        os.remove(log)
        return asked

    def test_what_must_last_is_on_disk(self):
        record = self.path("mail.chicane")
        asked = self.asked_of_disk("play", "--seats", "Ann,Ben", "--bots", "0", "--laps", "1", "--save", record)
        self.assertEqual(asked[:2], ["sync folder", "sync file"])
        self.assertEqual(self.asked_of_disk("mail", record, "--seat", "Ann", "--apply", typed="build 60/40/40/160/5\n"), ON_DISK)
        plan = self.write("cup.plan", "chicane league 1\nname cup\ntitle Cup\nrules formula-one\noptions laps=1 short_race=yes\n"
                                      "circuit monza\nscoring league\nfield 6\n")
        league = self.path("cup.league")
        self.assertEqual(self.asked_of_disk("league", "create", plan, league), ["sync folder", "sync file"])
        self.assertEqual(self.asked_of_disk("league", "enter", league, "--bots", "2"), ["sync file"])
        # The draw, the record, the result.
        self.assertEqual(self.asked_of_disk("league", "play", league, "--seed", "1"), ["sync file", *ON_DISK, "sync file"])
        self.assertEqual(self.asked_of_disk("lab", "races", "--races", "1", "--save", self.path("x.races"))[:3], ON_DISK)
        self.assertEqual(self.asked_of_disk("report", self.record, "--html", self.path("r.html")), ["rename"], "what can be made again need not last")

    def test_mail_waits_for_nobody_who_writes_into_the_record(self):
        record = self.path("busy.chicane")
        self.run_chicane("play", "--seats", "Ann,Ben", "--bots", "0", "--laps", "1", "--save", record)
        with subprocess.Popen([CHICANE, "play", "--resume", record], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=self.environment) as player:
            player.stdout.read(1)
            self.refused("mail", record, "--seat", "Ann", "--apply", typed="build 60/40/40/160/5\n", says="another chicane is writing into this file")
            player.communicate(b"q\n", timeout=20)

    def test_links_are_followed(self):
        real, link = self.path("real.html"), self.path("link.html")
        self.run_chicane("report", self.record, "--html", real)
        os.symlink("real.html", link)
        self.run_chicane("report", self.record, "--html", link, "--date", "the second")
        self.assertTrue(os.path.islink(link))
        self.assertIn("the second", read(real))

    def test_a_pipe_gets_the_text_and_stays_a_pipe(self):
        pipe = self.path("pipe")
        os.mkfifo(pipe)
        came = []
        reader = threading.Thread(target=lambda: came.append(read(pipe)), daemon=True)
        reader.start()
        self.run_chicane("report", self.record, "--html", pipe)
        reader.join(20)
        self.assertIn(MARK, came[0])
        self.assertTrue(stat.S_ISFIFO(os.lstat(pipe).st_mode))

    def test_a_device_gets_the_text_and_stays_a_device(self):
        full = self.path("full")
        try:
            os.mknod(full, 0o600 | stat.S_IFCHR, os.makedev(1, 7))
            open(full, "wb").close()
        except OSError as error:
            self.skipTest(f"no device can be made here: {error}")
        self.refused("report", self.record, "--html", full, says="full: cannot be written to its end: No space left on device")
        self.assertTrue(stat.S_ISCHR(os.lstat(full).st_mode))

    def test_standard_output_has_the_file_and_nothing_else(self):
        svg = self.run_chicane("board", "draw", "SB")
        for name in ("-", "/dev/stdout"):
            self.assertEqual(self.run_chicane("board", "draw", "SB", "--out", name).strip(), svg.strip())
        self.assertEqual(self.run_chicane("board", "build", "monza", "--out", "-"), self.run_chicane("board", "build", "monza"))
        self.assertTrue(self.run_chicane("report", self.record, "--html", "-").startswith("<!doctype html>"))
        table = self.run_chicane("lab", "races", "--races", "2", "--csv", "-")
        self.assertEqual({line.count(",") for line in table.splitlines()}, {table.splitlines()[0].count(",")})
        self.assertNotIn("-", os.listdir())

    def test_what_is_gone_on_with_is_a_file(self):
        for words in (["play", "--auto", "--save", "-"], ["lab", "races", "--races", "1", "--save", "-"]):
            self.refused(*words, says="standard output cannot be gone on with; name a file")

    def test_standard_output_on_a_full_disk_is_told(self):
        with open("/dev/full", "wb") as full:
            run = subprocess.run([CHICANE, "board", "draw", "monza", "--out", "-"], stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        self.assertEqual((run.returncode, run.stderr), (1, "chicane: standard output: No space left on device\n"))

    def test_a_failure_leaves_nothing_beside(self):
        self.refused("report", self.record, "--html", self.path("no/r.html"), says="cannot be written: No such file or directory")
        self.assertEqual(os.listdir(self.folder), ["r.chicane"])

    def test_a_record_of_a_league_is_not_written_over(self):
        league = self.path("cup.league")
        plan = self.write("cup.plan", "chicane league 1\nname cup\ntitle Cup\nrules formula-one\noptions laps=1 short_race=yes\n"
                                      "circuit monza\nscoring league\nfield 6\n")
        self.run_chicane("league", "create", plan, league)
        self.run_chicane("league", "enter", league, "--bots", "2")
        os.mkdir(self.path("cup-races"))
        self.write("cup-races/R1.chicane", read(self.record))
        self.refused("league", "play", league, "--seed", "1", says="R1.chicane: exists already; take it by 'chicane league result', or move it away")
        self.assertEqual(read(self.path("cup-races/R1.chicane")), read(self.record))

    def test_commands_of_the_documents_run_twice(self):
        """Rows of tables and blocks whose commands write a file, in a folder with a record: twice the same is no complaint."""
        with open(os.path.join(ROOT, "docs/guide/reports.md"), encoding="utf-8") as file:
            flags = re.findall(r"^\| `(--(?:html|markdown|svg) FILE)`", file.read(), flags=re.M)
        commands = [f"chicane report r.chicane {flag.replace('FILE', 'out' + flag.split()[0][1:])}" for flag in flags]
        for path in ("README.md", "docs/circuits.md", "docs/README.md"):
            full = os.path.join(ROOT, path)
            text = read(full) if os.path.exists(full) else ""
            for command in re.findall(r"`((?:\./run|chicane) [^`]*)`", text):
                if re.search(r" --(html|out|svg|markdown|csv|all) (\S+\.\w+|FOLDER)$", command) and "stats" not in command:
                    commands.append(command.replace("./run", "chicane").replace("FILE ", "r.chicane ").replace("FOLDER", "all"))
        self.assertGreaterEqual(len(commands), 5, commands)
        environment = {**self.environment, "PATH": os.path.dirname(CHICANE) + ":" + os.environ["PATH"]}
        for command in commands:
            for _ in range(2):
                run = subprocess.run(shlex.split(command), cwd=self.folder, env=environment, capture_output=True, text=True, timeout=60)
                self.assertEqual((run.returncode, run.stderr), (0, ""), command)


if __name__ == "__main__":
    unittest.main()
