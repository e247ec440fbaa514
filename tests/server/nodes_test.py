#!/usr/bin/env python3
"""Two nodes over one PostgreSQL: a race is served by either, viewers at one see what is decided at the other, a killed node loses nothing.

Run by tests/with-postgres, which sets DATABASE_URL."""
import os
import time
import unittest

from chicane_client import NO_LIMITS, Client, Refused, Server, Watcher, drive, in_parallel, verify_record, wait_until
from storm import Storm

DATABASE = os.environ["DATABASE_URL"]
KILLS = int(os.environ.get("CHICANE_STORM_KILLS", "6"))


class Nodes(unittest.TestCase):
    def setUp(self):
        self.nodes = []
        for _ in range(2):
            node = Server("--database", DATABASE, *NO_LIMITS)
            node.__enter__()
            self.addCleanup(node.__exit__, None, None, None)
            self.nodes.append(node)

    def test_what_is_decided_at_one_is_seen_at_the_other_within_two_seconds(self):
        a, b = self.nodes
        ann = a.client("Ann")
        made = ann.create(seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
        race = made["race"]["id"]
        bob = b.client("Bob")
        bob.take_seat(race, 1, "Bob")
        spectator = Watcher(Client(b).live(race))
        self.addCleanup(spectator.stop)
        ann.start(race)
        slowest = 0
        for _ in range(6):
            for client in (ann, bob):
                def own(client=client):
                    now = client.race(race)
                    seat = now["seats"][now["you"]]
                    return seat["is_awaited"] and seat
                seat = own()
                if not seat:
                    continue
                taken = client.decide(race, client.legal(race)[0], seat["moves"])
                start = time.monotonic()
                spectator.wait_for(lambda m: m.get("race", {}).get("seq", 0) >= taken["seq"], 2, "the decision at the other node")
                slowest = max(slowest, time.monotonic() - start)
                wait_until(lambda: all(c.race(race)["seq"] >= taken["seq"] for c in (ann, bob)), 2, "both nodes up to date")
        print(f"slowest: {slowest * 1000:.0f} ms")
        over, _ = in_parallel(lambda: drive(ann, race, 1), lambda: drive(bob, race, 2))
        self.assertEqual(over["state"], "over")
        self.assertEqual(Client(a).record(race), Client(b).record(race))
        verify_record(self, Client(b).record(race))

    def test_people_are_known_at_both(self):
        a, b = self.nodes
        ann = a.client("Ann")
        ann.make_account("Ann", "three red cars by the sea")
        elsewhere = Client(b)
        elsewhere.log_in("ann", "three red cars by the sea")
        self.assertEqual(Client(a, token=elsewhere.token).get("/api/me")["person"], ann.person)
        with self.assertRaises(Refused) as caught:
            b.client("Bob").make_account("Ann", "another pass phrase")
        self.assertEqual(caught.exception.code, "name_taken")
        ann.delete("/api/sessions/current")
        with self.assertRaises(Refused):
            Client(b, token=ann.token).get("/api/me")

    def test_two_answers_at_once_are_taken_once(self):
        a, b = self.nodes
        ann = a.client("Ann")
        made = ann.create()
        race, secret = made["race"]["id"], made["seat"]["secret"]
        ann.start(race)
        legal = ann.legal(race)

        def answer(node, decision):
            try:
                return Client(node, secret=secret).decide(race, decision, 0)
            except Refused as refused:
                return refused.code

        results = in_parallel(lambda: answer(a, legal[0]), lambda: answer(b, legal[1]))
        self.assertEqual(sorted(type(result).__name__ for result in results), ["dict", "str"], results)
        self.assertIn("stale", results)
        wait_until(lambda: all(Client(node).race(race)["seats"][0]["moves"] == 1 for node in self.nodes), 3, "one answer at both nodes")

    def test_a_league_is_one_at_both(self):
        a, b = self.nodes
        ann, bob = a.client("Ann"), b.client("Bob")
        plan = "chicane league 1\nname cup\nrules formula-one\noptions laps=1 short_race=yes\ncircuit monza\ncircuit monza\nscoring league\nfield 6\n"
        league = "/api/leagues/" + ann.post("/api/leagues", {"plan": plan})["league"]["id"]
        # Many enter at once, at either node.
        people = [node.client(f"P{number}") for number in range(3) for node in self.nodes]
        in_parallel(*(lambda one=one, at=at: one.post(league + "/drivers", {"name": f"D{at}"}) for at, one in enumerate(people)))
        self.assertEqual(len(bob.get(league)["league"]["drivers"]), 6)
        room = ann.post(league + "/draw")["league"]["rounds"][0]["races"][0]["room"]
        ann.post(league + "/races/R1/start")
        in_parallel(*(lambda one=one, at=at: drive(one, room, at) for at, one in enumerate(people)))
        for client in (ann, bob):
            seen = wait_until(lambda: (now := client.get(league)["league"])["step"] == "draw" and now, 5, "the result at both nodes")
            self.assertEqual(sum(line["line"].startswith("result") for line in seen["history"]), 1)
        self.assertEqual(ann.text(league + "/file"), bob.text(league + "/file"))

    def test_a_deadline_is_kept_once(self):
        a, b = self.nodes
        ann = a.client("Ann")
        race = ann.create(pace={"seconds": 1, "missed": "default"})["race"]["id"]
        ann.start(race)
        Client(b).race(race)
        time.sleep(2.5)
        record = ann.record(race)
        moves = ann.race(race)["seats"][0]["moves"]
        self.assertGreaterEqual(moves, 1)
        self.assertEqual(len([line for line in record.split("\n") if line.startswith("Ann build ")]), 1)

    def test_a_deadline_is_kept_though_its_node_is_dead(self):
        a, b = self.nodes
        ann = a.client("Ann")
        race = ann.create(pace={"seconds": 2, "missed": "default"})["race"]["id"]
        ann.start(race)
        a.kill()
        wait_until(lambda: Client(b).race(race)["seats"][0]["moves"] >= 1, 8, "the missed deadline at the other node")

    def test_killed_nodes_lose_nothing(self):
        with Storm(self, self.nodes, seed=2) as storm:
            for _ in range(KILLS):
                storm.kill_one()
            storm.end()
            print(f"{KILLS} kills, {storm.count} decisions acknowledged, {storm.changes} changed, {sum(table.finished for table in storm.tables)} races")
            self.assertGreater(storm.count, 20 * KILLS)
            self.assertGreater(storm.changes, 0)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
