#!/usr/bin/env python3
"""chicane league as a person meets it: whole tournaments, results from records, what is refused, a killed program."""
import fcntl
import glob
import json
import os
import shutil
import signal
import subprocess
import time
import unittest

from cli_test import CHICANE, ROOT, CliTest, read

PLAN = """chicane league 1
name cup
title Cup of the club
rules formula-one
options laps=1 short_race=yes
circuit monza
circuit monaco
scoring league
field 6
"""


class Demo(CliTest):
    def test_a_whole_tournament_prints_every_table(self):
        output = self.run_chicane("league", "demo", "--seed", "1")
        for part in ("A WBC tournament of 40 bots", "Heats 1, monza: who starts where", "Heats 2, monza: results", "Ranking for the final",
                     "The final, monaco: the field", "The final, monaco: results", "Standings", "Ratings", "H1D", "alternate", "by tie-break 1: in the first heat (WBC-F.2.1)",
                     "by best finish: 1st to 2nd (WBC-F.2)", "by the final: 1st to 2nd"):
            self.assertIn(part, output)
        self.assertEqual(output, self.run_chicane("league", "demo", "--seed", "1"), "the same seed gives the same")
        self.assertNotEqual(output, self.run_chicane("league", "demo", "--seed", "2"))
        self.assertEqual(os.listdir(self.folder), [], "nothing is left behind")

    def test_it_can_be_kept_with_its_records(self):
        path = self.path("demo.league")
        self.run_chicane("league", "demo", "--drivers", "14", "--heats", "1", "--file", path)
        self.assertEqual(sorted(os.listdir(self.path("demo-races"))), ["F.chicane", "H1A.chicane", "H1B.chicane"])
        for record in glob.glob(self.path("demo-races/*")):
            self.assertIn("every decision is lawful", self.run_chicane("verify", record))
        self.assertIn("race=final best=1/", read(self.path("demo-races/F.chicane")))
        answer = json.loads(self.run_chicane("league", "standings", path, "--json"))
        event = next(table for table in answer["tables"] if table["title"] == "Standings")
        self.assertEqual(event["rows"][0]["place"], "1")
        self.assertIn("ahead of", event["rows"][0]["why"])
        self.refused("league", "demo", "--file", path, says="exists already")


class Season(CliTest):
    def setUp(self):
        super().setUp()
        self.file = self.path("cup.league")
        self.league("create", self.write("cup.plan", PLAN), file=False)

    def league(self, command, *arguments, file=True, **how):
        paths = [self.file, *arguments] if file else [*arguments, self.file]
        return self.run_chicane("league", command, *paths, **how)

    def no(self, command, *arguments, says, code=2):
        """Refused with the reason, and nothing has changed."""
        before = read(self.file)
        self.refused("league", command, self.file, *arguments, says=says, code=code)
        self.assertEqual(read(self.file), before)

    def test_from_the_plan_to_the_standings(self):
        self.assertIn("Drivers enter", self.league("next"))
        self.league("enter", "Ann rookie team=Red", "Ben rookie team=Red", "--bots", "2")
        self.league("check-in", "Ann", "Ben", "Brandt")
        drawn = self.league("draw", "--seed", "3")
        self.assertIn("R1    Ann, Ben, Brandt", drawn)
        self.league("play", "--seed", "3")
        standings = self.league("standings")
        for part in ("Cup of the club", "place  name    points  wins  R1", "ahead of", "by points: ", "Teams", "Red "):
            self.assertIn(part, standings)
        self.assertIn("The league is over", self.league("next"))
        self.assertIn("±", self.run_chicane("league", "ratings", self.file, self.file))

    def test_results_come_from_records_that_hold(self):
        self.league("enter", "--bots", "3")
        self.league("draw", "--seed", "1")
        twin = self.path("twin.league")
        shutil.copy(self.file, twin)
        self.run_chicane("league", "play", twin, "--seed", "1")
        record = self.path("twin-races/R1.chicane")
        # What does not hold is refused with its line.
        forged = self.write("forged.chicane", read(record).replace(" set 60", " set 40", 1))
        self.assertTrue(read(forged) != read(record))
        self.no("result", forged, says="forged.chicane:", code=1)
        self.no("result", self.write("half.chicane", "\n".join(read(record).split("\n")[:40]) + "\n"), says="the race is not over", code=1)
        self.no("result", self.path("twin-races/R2.chicane"), says="none of the open races; race R1 would be formula-one", code=1)
        self.no("result", self.path("missing.chicane"), says="cannot be read")
        self.assertIn("the result of race R1", self.league("result", record))
        self.no("result", record, says="this record is that of race R1 already", code=1)
        self.assertEqual(read(self.file), "".join(line + "\n" for line in read(twin).split("\n")[:len(read(self.file).split("\n")) - 1]))

    def test_a_report_ends_with_the_standings_after_its_race(self):
        self.league("enter", "--bots", "3")
        self.league("play", "--seed", "1")
        first, second = self.path("cup-races/R1.chicane"), self.path("cup-races/R2.chicane")
        points = {}
        for record in (first, second):
            report = json.loads(self.run_chicane("report", record, "--league", self.file, "--json"))
            points[record] = [int(row["points"]) for row in report["standings"]]
            text = self.run_chicane("report", record, "--league", self.file)
            self.assertIn("Standings after this race", text)
        self.assertEqual(points[first], [10, 8, 6])
        self.assertEqual(sum(points[second]), 48)
        self.assertNotIn("Standings", self.run_chicane("report", first))
        self.run_chicane("league", "create", self.path("cup.plan"), self.path("other.league"))
        self.refused("report", first, "--league", self.path("other.league"), says="this league has no result from that record")
        self.refused("report", first, "--league", self.path("none.league"), says="cannot be read")

    def test_results_by_hand_say_who_vouches(self):
        self.league("enter", "Ann", "Ben", "Cleo")
        self.league("draw")
        self.no("result", "--by", "Dora", "R1", "Ann=1", "Ben=2", says="race R1 is for Ann, Ben, Cleo")
        self.no("result", "--by", "Dora", "R1", "Ann=1", "Ben=2", "Zoe=3", says="Zoe is not entered")
        self.no("result", "--by", "Dora", "R1", "Ann=1", "Ben=2", "Cleo=4", says="places")
        self.no("result", "--by", "Do/ra", "R1", "Ann=1", says="who vouches for it")
        self.no("result", "--by", "Dora", "R1", says="who vouches for it")
        self.assertIn("Dora vouches", self.league("result", "--by", "Dora", "R1", "Ben=1", "Ann=2", "Cleo=crash"))
        self.assertIn("result R1 by=Dora cars=3 Ben=1 Ann=2 Cleo=crash", read(self.file))
        self.no("result", "--by", "Dora", "R1 Ben=1 Ann=2 Cleo=3", says="race R1 has its result already")
        self.league("draw")
        self.no("result", "--by", "Dora", "R2", self.path("none.csv"), says="cannot be read")
        self.no("result", "--by", "Dora", "R2", self.write("bad.csv", "place,driver\n1,A n n\n2,Ben\n3,Cleo\n"), says="result: a race")
        self.league("result", "--by", "Dora", "R2", self.write("club.csv", "place;driver;status\n1;Cleo;finished\n2;Ann;running\n;Ben;out\n"))
        self.assertIn("result R2 by=Dora cars=3 Cleo=1 Ann=2 Ben=out", read(self.file))
        self.assertIn("By hand: R1 (Dora), R2 (Dora).", self.league("standings"))
        self.league("export", self.path("cup.md"))
        self.assertIn("By hand: R2 (Dora).", read(self.path("cup.md")))

    def test_what_does_not_fit_is_refused(self):
        self.league("enter", "Ann", "Ben rookie")
        self.no("enter", "Ann", says="Ann is entered already")
        self.no("enter", "Cleo genius", says="there is no driver 'genius'; there are human, random, rookie")
        self.no("enter", "C/leo", says="a name and a driver")
        self.no("check-in", "Bem", says="Bem is not entered, did you mean Ben?")
        self.league("draw")
        self.no("draw", says="nothing is to be drawn")
        self.no("check-in", "Ann", says="round 1 is due, and drawn already")
        self.no("rule", "exclude R1 Dora by Cleo: unknown", says="Dora is not entered")
        self.no("rule", "exclude R1 Ann", says="then who says so and why")
        self.assertIn("R1    Ann, Ben", self.league("play"), "people must race themselves")
        self.refused("league", "create", self.path("cup.plan"), self.file, says="exists already")
        self.refused("league", "next", self.path("cup.plan"), says="'chicane league create'")
        self.refused("league", "next", self.path("none.league"), says="cannot be read")
        self.refused("league", "export", self.file, self.path("cup.pdf"), says="ends in .md, .csv or .html")
        for old, new, says in (("rules formula-one", "rules chess", "there is no rule set 'chess'"), ("circuit monaco", "circuit moon", "moon"),
                               ("laps=1", "laps=99", "laps")):
            plan = self.write("bad.plan", PLAN.replace(old, new))
            self.refused("league", "create", plan, self.path("bad.league"), says=["bad.plan", says])
            self.assertFalse(os.path.exists(self.path("bad.league")))

    def test_stewards_rule_and_nothing_is_lost(self):
        self.league("enter", "--bots", "3")
        self.league("play", "--seed", "4")
        first = self.league("standings")
        winner = first.split("\n")[4].split()[1]
        self.league("rule", f"points {winner} -99 by Cleo: raced under two names")
        ruled = self.league("standings")
        self.assertNotEqual(ruled.split("\n")[4].split()[1], winner)
        self.assertIn("raced under two names", ruled)
        self.league("rule", "revoke 1 by Cleo: it was his twin")
        self.assertEqual(self.league("standings").split("\n")[:7], first.split("\n")[:7])
        self.assertIn("revoked", self.league("standings"))
        self.league("rule", "annul R1 by Cleo: the board was upside down")
        self.assertIn("annulled", self.export("md"))

    def export(self, ending):
        path = self.path("out." + ending)
        self.league("export", path)
        return read(path)

    def test_exports(self):
        self.league("enter", "--bots", "3")
        self.league("play", "--seed", "4")
        self.league("rule", 'points Valli 1 by Cleo: "a|b", <b>')
        self.assertIn("| place | name | points |", self.export("md"))
        self.assertIn(r'"a\|b"', self.export("md"))
        self.assertIn('"""a|b"", <b>"', self.export("csv"))
        self.assertIn("place,name,points,wins,R1,R2,stewards,why", self.export("csv"))
        page = self.export("html")
        self.assertIn("<h1>Cup of the club</h1>", page)
        self.assertIn("&lt;b&gt;", page)
        self.assertNotIn("<b>", page)
        self.assertNotIn("http", page, "a page that needs nothing beside it")

    def test_two_programs_do_not_write_at_once(self):
        with open(self.file, "a", encoding="utf-8") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            self.no("enter", "Ann", says="another chicane is writing into this file")
        self.league("enter", "Ann")

    def test_a_torn_line_is_dropped(self):
        self.league("enter", "--bots", "2")
        whole = read(self.file)
        with open(self.file, "a", encoding="utf-8") as file:
            file.write("enter Nob")
        self.assertNotIn("Nob", self.league("next"))
        self.league("enter", "Ann")
        self.assertEqual(read(self.file), whole + "enter Ann human\n")

    def test_a_killed_league_goes_on_to_the_same_end(self):
        plan = self.write("long.plan", PLAN.replace("circuit monaco\n", "circuit monaco\n" * 20))
        one, other = self.path("one.league"), self.path("other.league")
        for path in (one, other):
            self.run_chicane("league", "create", plan, path)
            self.run_chicane("league", "enter", path, "--bots", "6")
        self.run_chicane("league", "play", one, "--seed", "7")
        program = subprocess.Popen([CHICANE, "league", "play", other, "--seed", "7"], stdout=subprocess.DEVNULL, env=self.environment)
        deadline = time.time() + 30
        while time.time() < deadline and "result R2" not in read(other):
            time.sleep(0.001)
        program.send_signal(signal.SIGKILL)
        program.wait()
        self.run_chicane("league", "play", other, "--seed", "7")
        self.assertEqual(read(other), read(one))


class Plans(CliTest):
    def test_every_plan_that_comes_with_chicane_is_played_to_its_end(self):
        for plan in sorted(glob.glob(os.path.join(ROOT, "data", "leagues", "*.league"))):
            with self.subTest(plan=os.path.basename(plan)):
                path = self.path(os.path.basename(plan))
                self.run_chicane("league", "create", plan, path)
                self.run_chicane("league", "enter", path, "--bots", "14" if "wbc" in plan else "12" if "tiers" in plan else "4" if "grand-prix" in plan else "6")
                self.run_chicane("league", "play", path, "--seed", "1")
                self.assertIn("The league is over", self.run_chicane("league", "next", path))
                standings = self.run_chicane("league", "standings", path)
                self.assertIn("ahead of", standings)
                if "grand-prix" in plan:
                    self.assertIn("Valli B", standings)
                    self.assertIn("Constructors", standings)

    def test_the_best_go_up_and_the_last_go_down(self):
        plan = os.path.join(ROOT, "data", "leagues", "tiers.league")
        first, second = self.path("first.league"), self.path("second.league")
        self.run_chicane("league", "create", plan, first)
        self.run_chicane("league", "enter", first, "--bots", "12")
        self.refused("league", "create", plan, second, "--after", first, says="this league is not over")
        self.run_chicane("league", "play", first, "--seed", "1")
        self.assertIn("Tiers of the next season", self.run_chicane("league", "standings", first))
        self.run_chicane("league", "create", plan, second, "--after", first)
        moved = set(read(first).split("\n")) ^ set(read(second).split("\n"))
        self.assertEqual(len([line for line in moved if line.startswith("enter")]), 8, "two each way, before and after")


if __name__ == "__main__":
    unittest.main()
