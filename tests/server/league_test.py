#!/usr/bin/env python3
"""Leagues over real sockets: entering, drawing, rooms, results that come by themselves, rulings, kills, a whole WBC tournament."""
import contextlib
import os
import random
import sqlite3
import subprocess
import tempfile
import time
import unittest

from chicane_client import CHICANE, NO_LIMITS, Client, Server, drive, in_parallel, verify_record, wait_until
from race_test import PATIENCE, ServerTest

CUP = """chicane league 1
name cup
title Spring cup
rules formula-one
options laps=1 short_race=yes
circuit monza
circuit monaco
scoring league
field 6
"""
KEPT = """chicane league 1
name kept
rules speed-circuit
options laps=1
circuit monza
circuit monaco
scoring circuit
cars kept
"""
WBC = """chicane league 1
name event
format wbc
rules speed-circuit-wbc
options laps=1
circuit monza
circuit silverstone
circuit monaco
"""


class LeagueTest(ServerTest):
    def make(self, host, plan=CUP, **others):
        """The league's address."""
        return "/api/leagues/" + host.post("/api/leagues", {"plan": plan, **others})["league"]["id"]

    def see(self, client, league):
        return client.get(league)["league"]

    def races(self, client, league, round=1):
        return self.see(client, league)["rounds"][round - 1]["races"]

    def wait_for_step(self, client, league, *steps):
        def look():
            seen = self.see(client, league)
            return seen if seen["step"] in steps else None

        return wait_until(look, PATIENCE, f"the step {' or '.join(steps)}")

    def play_on(self, host, league):
        """Bots drive to the end; the host draws whenever something is due."""
        while True:
            seen = self.wait_for_step(host, league, "throw_die", "draw", "over")
            if seen["step"] == "over":
                return seen
            host.post(league + "/draw")

    def standings_of_file(self, client, league):
        """As our own program reads the league's file."""
        with tempfile.NamedTemporaryFile("w", suffix=".league", encoding="utf-8") as file:
            file.write(client.text(league + "/file"))
            file.flush()
            run = subprocess.run([CHICANE, "league", "standings", file.name], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0, run.stderr)
        return run.stdout


class WholeLeagues(LeagueTest):
    def test_two_people_and_bots(self):
        ann, bob = self.guest("Ann"), self.guest("Bob")
        league = self.make(ann)
        self.assertEqual(self.see(ann, league)["step"], "enter")
        ann.post(league + "/drivers", {"team": "Red"})
        bob.post(league + "/drivers", {"name": "Bobby", "team": "Red"})
        seen = ann.post(league + "/drivers", {"bots": 2, "driver": "rookie"})["league"]
        self.assertEqual([driver["name"] for driver in seen["drivers"]], ["Ann", "Bobby", "Valli", "Brandt"])
        self.assertEqual((seen["you"], seen["is_host"], seen["state"], seen["step"]), ("Ann", True, "open", "draw"))
        self.assertEqual(self.see(bob, league)["you"], "Bobby")

        race = ann.post(league + "/draw")["league"]["rounds"][0]["races"][0]
        self.assertEqual((race["id"], race["room_state"], race["drivers"]), ("R1", "open", ["Ann", "Bobby", "Valli", "Brandt"]))
        room = race["room"]
        self.assertEqual(ann.race(room)["league"], {"id": league.split("/")[-1], "title": "Spring cup", "race": "R1"})
        self.assertEqual((ann.race(room)["you"], bob.race(room)["you"]), (0, 1))
        self.assertIn(room, [mine["id"] for mine in bob.get("/api/me/races")["races"]])
        self.assertEqual(ann.post(league + "/races/R1/start")["league"]["rounds"][0]["races"][0]["room_state"], "running")
        in_parallel(lambda: drive(ann, room, 1), lambda: drive(bob, room, 2))

        seen = self.wait_for_step(ann, league, "draw")
        race = seen["rounds"][0]["races"][0]
        self.assertEqual((race["has_result"], race["by"], race["room_state"], race["cars"]), (True, "record", "over", 4))
        record = ann.record(room)
        verify_record(self, record)
        places = {car["name"]: car["place"] for car in race["results"]}
        self.assertEqual(places, {one["name"]: one["place"] for one in ann.race(room)["standings"]})
        (rows,) = seen["standings"]["tiers"]
        self.assertEqual([row["points"] for row in rows], [10, 8, 6, 4])
        self.assertEqual(rows[0]["ahead"], {"of": rows[1]["name"], "by": "points", "argument": 0, "ours": 10, "theirs": 8, "clause": rows[0]["ahead"]["clause"]})
        self.assertEqual(seen["standings"]["teams"][0]["name"], "Red")
        self.assertEqual(seen["history"][-1]["by"], None)
        self.assertEqual(len(seen["ratings"]), 4)
        # The same record and the same result are not taken again, nor is anybody else's.
        self.refused(409, "not_verified", ann.post, league + "/results", {"record": record})
        by_hand = {"race": "R1", "results": [{"name": name, "place": place} for name, place in places.items()]}
        self.refused(409, "result_twice", ann.post, league + "/results", by_hand)

        ann.post(league + "/draw")
        refusals = {"driver_unknown": {"name": "Zoe", "place": 4}, "result_impossible": {"name": "Brandt", "place": 7}}
        three = [{"name": "Ann", "place": 1}, {"name": "Bobby", "place": 2}, {"name": "Valli", "end": "crash"}]
        for code, wrong in refusals.items():
            self.refused(409, code, ann.post, league + "/results", {"race": "R2", "results": [*three, wrong]})
        self.refused(409, "result_other_drivers", ann.post, league + "/results", {"race": "R2", "results": three})
        csv = "place,driver,status\n1,Ann,finished\n2,Bobby,finished\n,Valli,out\n3,Brandt,finished\n"
        seen = ann.post(league + "/results", {"race": "R2", "csv": csv})["league"]
        self.assertEqual((seen["state"], seen["step"], seen["rounds"][1]["races"][0]["by"]), ("over", "over", "hand"))
        # Nobody waits in a room whose race was driven elsewhere.
        wait_until(lambda: self.races(ann, league, 2)[0]["room_state"] == "over", PATIENCE, "the end of the room")
        table = self.standings_of_file(bob, league)
        for row in seen["standings"]["tiers"][0]:
            self.assertRegex(table, rf"{row['place']}  {row['name']} +{row['points']} ")

    def test_rulings(self):
        ann, bob = self.guest("Ann"), self.guest("Bob")
        league = self.make(ann)
        ann.post(league + "/drivers", {"bots": 3})
        ann.post(league + "/draw")
        seen = self.wait_for_step(ann, league, "draw")
        first, second = (row["name"] for row in seen["standings"]["tiers"][0][:2])
        self.refused(403, "not_yours", bob.post, league + "/rulings", {"kind": "annul", "race": "R1", "reason": "I lost"})
        self.refused(400, "bad_value", ann.post, league + "/rulings", {"kind": "exclude", "race": "R1", "name": first, "reason": "a # b"})
        self.refused(409, "not_in_race", ann.post, league + "/rulings", {"kind": "exclude", "race": "R1", "name": self.enter(ann, league), "reason": "late"})
        seen = ann.post(league + "/rulings", {"kind": "exclude", "race": "R1", "name": first, "reason": "moved the car of another"})["league"]
        self.assertEqual(seen["standings"]["tiers"][0][0]["name"], second)
        excluded = {car["name"]: car["is_excluded"] for car in seen["rounds"][0]["races"][0]["results"]}
        self.assertEqual([name for name, is_out in excluded.items() if is_out], [first])
        ruling = seen["rulings"][0]
        self.assertEqual((ruling["number"], ruling["kind"], ruling["steward"], ruling["is_revoked"]), (1, "exclude", "Ann", False))
        seen = ann.post(league + "/rulings", {"kind": "revoke", "number": 1, "reason": "it was his own car"})["league"]
        self.assertTrue(seen["rulings"][0]["is_revoked"])
        self.assertEqual(seen["standings"]["tiers"][0][0]["name"], first)
        self.assertIn("rule exclude", ann.text(league + "/file"))

    def enter(self, host, league):
        host.post(league + "/drivers", {"name": "Late", "is_me": False})
        return "Late"

    def test_a_wbc_tournament_of_forty_bots(self):
        ann = self.guest("Ann")
        league = self.make(ann, WBC)
        begun = time.monotonic()
        ann.post(league + "/drivers", {"bots": 40})
        seen = self.play_on(ann, league)
        print(f"a WBC tournament of 40 bots, {sum(len(one['races']) for one in seen['rounds'])} races: {time.monotonic() - begun:.1f} s", flush=True)
        self.assertEqual([len(one["races"]) for one in seen["rounds"]], [4, 4, 1])
        self.assertTrue(all(race["by"] == "record" for one in seen["rounds"] for race in one["races"]))
        rows = seen["standings"]["rows"]
        self.assertEqual(len(rows), 40)
        self.assertEqual([row["role"] for row in seen["standings"]["heats"][:12]], ["finalist"] * 12)
        self.assertEqual(rows[0]["final_place"], 1)
        self.assertEqual(len(seen["rounds"][0]["list"]), 40)
        self.assertGreater(len(seen["rounds"][0]["throws"]), 30)
        self.assertIn(rows[0]["name"], self.standings_of_file(ann, league))

    def test_kept_cars_are_raced_again(self):
        ann = self.guest("Ann")
        league = self.make(ann, KEPT)
        ann.post(league + "/drivers", {})
        ann.post(league + "/drivers", {"bots": 2})
        builds = []
        for number in (1, 2):
            ann.post(league + "/draw")
            room = self.races(ann, league, number)[0]["room"]
            ann.post(f"{league}/races/R{number}/start")
            if number == 2:
                self.assertNotIn("build", " ".join(ann.legal(room)))
            drive(ann, room, number)
            self.wait_for_step(ann, league, "draw", "over")
            builds.append(sorted(line for line in ann.record(room).split("\n") if " build " in line))
        self.assertEqual(len(builds[0]), 3)
        self.assertEqual(builds[0], builds[1])


class PeopleAndRights(LeagueTest):
    def test_only_the_host_is_the_host(self):
        ann, bob, nobody = self.guest("Ann"), self.guest("Bob"), self.server.client()
        league = self.make(ann)
        bob.post(league + "/drivers", {})
        for path, body in (("/drivers", {"name": "Carl", "is_me": False}), ("/drivers", {"bots": 1}), ("/draw", {}), ("/races/R1/start", {}),
                           ("/results", {"race": "R1", "results": []}), ("/rulings", {"kind": "annul", "race": "R1", "reason": "rain"})):
            self.refused(403, "not_yours", bob.post, league + path, body)
            self.refused(401, "no_session", nobody.post, league + path, body)
        self.refused(403, "not_yours", bob.delete, league)
        self.refused(409, "taken", bob.post, league + "/drivers", {"name": "Ben"})
        self.refused(409, "driver_twice", ann.post, league + "/drivers", {"name": "Bob"})
        self.refused(409, "tier_unknown", ann.post, league + "/drivers", {"tier": 2})
        ann.post(league + "/drivers", {})
        self.refused(403, "not_yours", bob.post, league + "/check-ins", {"names": ["Ann"]})
        bob.post(league + "/check-ins", {"names": ["Bob"]})
        seen = ann.post(league + "/check-ins", {"names": ["Ann"]})["league"]
        self.assertEqual(seen["rounds"][0]["checked_in"], ["Bob", "Ann"])

    def test_what_is_not_public_is_not_seen(self):
        ann, bob, nobody = self.guest("Ann"), self.guest("Bob"), self.server.client()
        made = ann.post("/api/leagues", {"plan": CUP, "is_public": False})
        league, key = "/api/leagues/" + made["league"]["id"], made["invite"]
        for path in ("", "/file"):
            self.refused(404, "no_such_league", bob.get, league + path)
        self.refused(404, "no_such_league", bob.post, league + "/drivers", {})
        self.assertNotIn(made["league"]["id"], [one["id"] for one in nobody.get("/api/leagues", limit=200)["leagues"]])
        self.assertNotIn("invite", nobody.get(league, invite=key))
        bob.post(league + "/drivers", {}, invite=key)
        self.assertEqual(self.see(bob, league)["you"], "Bob")
        self.assertEqual([one["id"] for one in bob.get("/api/me/leagues")["leagues"]], [made["league"]["id"]])
        ann.post(league + "/drivers", {"bots": 1})
        ann.post(league + "/draw")
        room = self.races(ann, league)[0]["room"]
        self.refused(404, "no_such_race", nobody.race, room)
        self.assertEqual(nobody.race(room, invite=key)["id"], room)
        # A league is no race, and a race no league.
        self.refused(404, "no_such_race", ann.race, made["league"]["id"])
        self.refused(404, "no_such_league", ann.get, "/api/leagues/" + room)

    def test_seats_are_kept_for_those_without_a_session(self):
        ann, anybody = self.guest("Ann"), self.server.client()
        league = self.make(ann)
        for name in ("Carl", "Dora"):
            ann.post(league + "/drivers", {"name": name, "driver": "human", "is_me": False})
        ann.post(league + "/drivers", {"name": "Steffi", "driver": "rookie", "is_me": False})
        ann.post(league + "/draw")
        room = self.races(ann, league)[0]["room"]
        seats = ann.race(room)["seats"]
        self.assertEqual([(seat["name"], seat["kind"]) for seat in seats], [("Carl", "open"), ("Dora", "open"), ("Steffi", "bot")])
        self.refused(409, "not_open", ann.post, league + "/races/R1/start")
        secret = anybody.take_seat(room, 0, "Somebody")["seat"]["secret"]
        self.assertEqual(ann.race(room)["seats"][0]["name"], "Carl")
        ann.post(league + "/races/R1/start", {"fill": "rookie"})
        drive(Client(self.server, secret=secret), room)
        self.assertEqual(self.wait_for_step(ann, league, "draw")["rounds"][0]["races"][0]["cars"], 3)

    def test_a_person_who_goes_leaves_the_name(self):
        ann, bob = self.guest("Ann"), self.guest("Bob")
        league = self.make(ann)
        for one in (ann, bob):
            one.post(league + "/drivers", {})
        ann.post(league + "/draw")
        ann.post(league + "/results", {"race": "R1", "results": [{"name": "Bob", "place": 1}, {"name": "Ann", "place": 2}]})
        before = self.see(ann, league)["standings"]
        bob.delete("/api/me")
        ann.delete("/api/me")
        nobody = self.server.client()
        seen = self.see(nobody, league)
        self.assertEqual(seen["standings"], before)
        self.assertEqual((seen["host"], [driver["name"] for driver in seen["drivers"]]), ("Ann", ["Ann", "Bob"]))

    def test_plans_that_cannot_be(self):
        ann = self.guest("Ann")
        for plan, words in (("", "chicane league 1"), ("x" * 20_000, "at most 16384 bytes"), (CUP + "ledger\n", "ledger"), (CUP.replace("monaco", "mars"), "mars"),
                            (CUP.replace("formula-one", "chess"), "chess"), (CUP.replace("laps=1", "laps=x"), "laps"), (CUP + "movers 3\n", "movers")):
            refused = self.refused(400, "bad_value", ann.post, "/api/leagues", {"plan": plan})
            self.assertIn(words, refused.what)
        self.refused(400, "bad_value", ann.post, "/api/leagues", {"plan": CUP, "pace": {"is_reaction": True}})
        self.refused(400, "bad_value", ann.post, "/api/leagues", {"plan": CUP, "host": "Bob"})
        for plan in ann.get("/api/leagues/plans")["plans"]:
            self.assertEqual(ann.post("/api/leagues", {"plan": plan["text"]})["league"]["plan"]["name"], plan["name"])


class Abuse(unittest.TestCase):
    """With the limits that others meet."""

    def setUp(self):
        self.server = Server()
        self.server.__enter__()
        self.addCleanup(self.server.__exit__, None, None, None)
        self.ann = self.server.client("Ann")

    def test_nobody_makes_leagues_without_end(self):
        statuses = [self.ann.ask("POST", "/api/leagues", {"plan": CUP})[0] for _ in range(40)]
        self.assertEqual(set(statuses), {201, 429})
        self.assertLessEqual(statuses.count(201), 20)

    def test_nonsense_is_refused_and_changes_nothing(self):
        league = "/api/leagues/" + self.ann.post("/api/leagues", {"plan": CUP})["league"]["id"]
        for name in ("Uwe", "Vera"):
            self.ann.post(league + "/drivers", {"name": name, "driver": "human", "is_me": False})
        self.ann.post(league + "/draw")
        before = self.ann.text(league + "/file")
        generator = random.Random(7)
        odd = [None, True, -1, 2**62, 1.5, "", "x" * 300, "Uwe\nrule annul R1 by Ann: x", "Uwe #", "=", "é", [], {}, [[]], "R1", "Uwe"]
        fields = {"/drivers": ("name", "team", "tier", "laurels", "driver", "is_me", "bots"), "/check-ins": ("names",),
                  "/results": ("race", "cars", "results", "record", "csv"), "/rulings": ("kind", "race", "name", "points", "number", "reason"),
                  "/races/R1/start": ("fill",), "/races/%0a/start": ("fill",)}
        for _ in range(150):
            path = generator.choice(list(fields))
            body = {name: generator.choice(odd) for name in fields[path] if generator.random() < 0.7}
            if path == "/drivers":
                body["team"] = "no team"
            status, _, content = self.ann.ask("POST", league + path, body)
            if status == 429:
                time.sleep(0.2)
                continue
            self.assertIn(status, (400, 404, 409), (path, body, content[:200]))
        self.assertEqual(self.ann.text(league + "/file"), before)


class Records(LeagueTest):
    def driven_elsewhere(self, **changes):
        """The record of a race with the league's drivers, in a room of its own."""
        carl = self.guest("Carl")
        order = {"rules": "formula-one", "circuit": "monza", "laps": 1, "options": {"short_race": "yes"},
                 "seats": [{"kind": "bot", "name": "Uwe"}, {"kind": "bot", "name": "Vera"}], **changes}
        race = carl.post("/api/races", order)["race"]["id"]
        carl.start(race)
        wait_until(lambda: carl.race(race)["state"] == "over", PATIENCE, "the end of the race")
        return carl.record(race)

    def test_records_are_verified(self):
        ann = self.guest("Ann")
        league = self.make(ann)
        for name in ("Uwe", "Vera"):
            ann.post(league + "/drivers", {"name": name, "is_me": False})
        ann.post(league + "/draw")
        good = self.driven_elsewhere()
        other = self.driven_elsewhere(seats=[{"kind": "bot", "name": "Uwe"}, {"kind": "bot", "name": "Zoe"}])
        lines = good.split("\n")
        die = next(line for line in lines if line.startswith("chance roll"))
        forged = good.replace(die, die.replace("roll 1", "roll 2") if "roll 1 " in die else "chance roll 1" + die[len("chance roll 1"):], 1)
        self.assertNotEqual(forged, good)
        for wrong in ("", "no record", "long " * 40_000, other, forged, "\n".join(lines[:len(lines) // 2]) + "\n"):
            self.refused(409, "not_verified", ann.post, league + "/results", {"record": wrong})
        self.assertFalse(self.races(ann, league)[0]["has_result"])
        self.assertEqual(ann.post(league + "/results", {"record": good})["league"]["rounds"][0]["races"][0]["by"], "record")


class Kills(LeagueTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.database = os.path.join(cls.server.data, "races.sqlite")

    def while_it_is_down(self, change):
        """The server loses its power; `change` takes from the disk what was not written yet."""
        self.server.kill()
        with contextlib.closing(sqlite3.connect(self.database)) as database, database:
            change(database)
        self.server.start(self.server.port)

    def test_between_the_end_of_a_room_and_the_entry_of_the_league(self):
        ann = self.guest("Ann")
        league = self.make(ann)
        ann.post(league + "/drivers", {"bots": 3})
        ann.post(league + "/draw")
        before = self.wait_for_step(ann, league, "draw")

        def forget_the_result(database):
            (number, length), = database.execute("SELECT number, length FROM races WHERE id = ?", [before["id"]])
            (entry,), = database.execute("SELECT entry FROM ledger WHERE race = ? AND seq = ?", [number, length - 1])
            self.assertIn("result R1", entry)
            database.execute("DELETE FROM ledger WHERE race = ? AND seq = ?", [number, length - 1])
            database.execute("UPDATE races SET length = length - 1 WHERE number = ?", [number])

        self.while_it_is_down(forget_the_result)
        # Nobody asks: the server looks by itself after its start.
        with contextlib.closing(sqlite3.connect(self.database)) as database:
            wait_until(lambda: database.execute("SELECT length FROM races WHERE id = ?", [before["id"]]).fetchone()[0] == before["seq"], PATIENCE, "the result")
        after = self.see(ann, league)
        self.assertEqual([line["line"] for line in after["history"]], [line["line"] for line in before["history"]])

    def test_between_the_draw_and_its_rooms(self):
        ann = self.guest("Ann")
        league = self.make(ann)
        ann.post(league + "/drivers", {})
        ann.post(league + "/drivers", {"bots": 2})
        room = ann.post(league + "/draw")["league"]["rounds"][0]["races"][0]["room"]

        def forget_the_room(database):
            (number,), = database.execute("SELECT number FROM races WHERE id = ?", [room])
            for table, column in (("parts", "race"), ("ledger", "race"), ("races", "number")):
                database.execute(f"DELETE FROM {table} WHERE {column} = ?", [number])

        self.while_it_is_down(forget_the_room)
        wait_until(lambda: self.races(ann, league)[0]["room_state"] == "open", PATIENCE, "the room")
        self.assertEqual((self.races(ann, league)[0]["room"], ann.race(room)["you"]), (room, 0))

    def test_again_and_again_in_the_middle_of_it(self):
        ann = self.guest("Ann")
        league = self.make(ann, WBC)
        ann.post(league + "/drivers", {"bots": 24})
        for kill in range(4):
            if self.see(ann, league)["step"] in ("throw_die", "draw"):
                ann.post(league + "/draw")
            time.sleep(0.03 * kill)
            self.server.restart()
        seen = self.play_on(ann, league)
        lines = [line["line"].split()[1] for line in seen["history"] if line["line"].startswith("result")]
        self.assertEqual(sorted(lines), sorted(race["id"] for one in seen["rounds"] for race in one["races"]))


if __name__ == "__main__":
    unittest.main(warnings="ignore")
