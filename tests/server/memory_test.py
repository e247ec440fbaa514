#!/usr/bin/env python3
"""Memory. Strangers begin as many races as they like, of the kind that took most: the tournament game with eleven club drivers, which
wait for a person. CHICANE_MEMORY_RACES says how many, CHICANE_MEMORY_BAR how many MB the process may have taken at its peak, and
CHICANE_MEMORY_BUDGET is its --memory."""
import concurrent.futures
import contextlib
import json
import os
import random
import re
import resource
import subprocess
import tempfile
import time
import unittest

from chicane_client import CHICANE, NO_LIMITS, Closed, Refused, Server, wait_until

RACES = int(os.environ.get("CHICANE_MEMORY_RACES") or 120)
BAR_MB = int(os.environ.get("CHICANE_MEMORY_BAR") or 128)
BUDGET = os.environ.get("CHICANE_MEMORY_BUDGET") or "12M"
PLAYS = 3
ROOM_MB = 0.3
VISIT_SECONDS = 0.1  # 99 of 100 visits.
ELEVEN = [{"kind": "human", "name": "Ann"}, *({"kind": "bot", "driver": "club"} for _ in range(11))]


def memory_of(server, what):
    """MB, of /proc/PID/status."""
    with open(f"/proc/{server.process.pid}/status", encoding="ascii") as file:
        return int(re.search(what + r":\s+(\d+) kB", file.read())[1]) / 1024


def figures_of(server):
    client = server.client()
    text = client.text("/metrics")
    client.close()
    return {name: float(value) for name, value in re.findall(r"^chicane_(\w+) (\S+)$", text, re.M)}


def begin_race(client):
    made = client.create("speed-circuit-wbc", seats=ELEVEN, laps=2)
    client.start(made["race"]["id"])
    return made["race"]["id"]


def timed(times, call):
    begin = time.monotonic()
    answer = call()
    times.append(time.monotonic() - begin)
    return answer


def play_on(client, race, times):
    """A decision of its person in a race that was begun."""
    seen = timed(times, lambda: client.race(race))
    legal = timed(times, lambda: client.legal(race))
    answered = timed(times, lambda: client.decide(race, random.Random(f"{race} {seen['seq']}").choice(legal), seen["seats"][0]["moves"]))
    if answered["seq"] <= seen["seq"]:
        raise AssertionError(f"{race} does not go on")


def share(times, percent):
    return sorted(times)[max(0, len(times) * percent // 100 - 1)]


class Memory(unittest.TestCase):
    def test_races_that_wait_take_little(self):
        """What drivers work out is not kept for each of them."""
        with Server(*NO_LIMITS) as server:
            client = server.client("Ann")
            begin_race(client)
            before = memory_of(server, "VmRSS")
            races = min(RACES, 120)
            for _ in range(races):
                begin_race(client)
            room = (memory_of(server, "VmHWM") - before) / races
            self.assertLess(room, ROOM_MB)

    def test_a_budget_holds_and_every_race_goes_on(self):
        with Server(*NO_LIMITS, "--memory", BUDGET) as server:
            client = server.client("Ann")
            watched = begin_race(client)
            races = [begin_race(client) for _ in range(RACES)]
            figures = figures_of(server)
            self.assertLessEqual(figures["rooms_bytes"], figures["memory_budget_bytes"])
            self.assertLess(figures["rooms_bytes"] / figures["rooms"], ROOM_MB * 1e6)
            times, idle = [], []
            random.Random(1).shuffle(races)
            # Past builds and bids, into the race.
            for _ in range(PLAYS):
                for race in races:
                    play_on(client, race, times)
                    timed(idle, lambda: client.get("/api/me"))
            # Who looks on hears of what happens in a race that was put to rest.
            with client.live(watched) as live:
                self.assertEqual(live.receive()["type"], "race")
                rested = figures_of(server)["rooms_rested_total"]
                for race in races:
                    timed(times, lambda: client.race(race))
                self.assertGreater(figures_of(server)["rooms_rested_total"], rested)
                play_on(client, watched, times)
                self.assertEqual(live.receive()["type"], "update")
            peak = memory_of(server, "VmHWM")
            figures = figures_of(server)
            print(json.dumps({"races": RACES, "peak_mb": round(peak), "rooms": figures["rooms"], "mb_a_room": round(figures["rooms_bytes"] / figures["rooms"] / 1e6, 3),
                              "library_mb": round(figures["library_bytes"] / 1e6, 1), "rested": figures["rooms_rested_total"], "read": figures["room_reads_total"],
                              "visit_p50_ms": round(1000 * share(times, 50), 1), "visit_p99_ms": round(1000 * share(times, 99), 1)}))
            self.assertLess(peak, BAR_MB)
            # Without what a busy machine makes of any answer.
            self.assertLess(share(times, 99), VISIT_SECONDS + share(idle, 99))

    def test_a_deadline_comes_in_a_race_at_rest(self):
        with Server(*NO_LIMITS, "--memory", "2M") as server:
            client = server.client("Ann")
            made = client.create("speed-circuit-wbc", seats=ELEVEN, laps=2, pace={"seconds": 3, "missed": "bot"})
            race = made["race"]["id"]
            seq = client.start(race)["seq"]
            with client.live(race, start=seq) as live:
                live.receive()
                for _ in range(80):
                    begin_race(client)
                self.assertGreater(figures_of(server)["rooms_rested_total"], 0)
                self.assertGreater(live.receive(timeout=20)["seq"], seq)

    def test_no_memory_is_503_and_nothing_else(self):
        """The process may take no more address space than it has: requests until they are refused, then more of it."""
        with Server(*NO_LIMITS, "--memory", "1G") as server:
            ann = server.client("Ann")
            races = [begin_race(ann) for _ in range(5)]
            records = {race: ann.record(race) for race in races}
            pid = server.process.pid
            _, hard = resource.prlimit(pid, resource.RLIMIT_AS)
            resource.prlimit(pid, resource.RLIMIT_AS, (int((memory_of(server, "VmSize") + 1) * 1024 * 1024), hard))
            outcomes = {}

            def attack(number):
                mine = []
                with contextlib.closing(server.client(token=ann.token, timeout=60)) as client:
                    for _ in range(60):
                        status, _, content = client.ask("POST", "/api/races", {"rules": "speed-circuit", "laps": 20 + number, "seats": ELEVEN})
                        outcomes[status] = outcomes.get(status, 0) + 1
                        if status == 201:
                            race = json.loads(content)["race"]["id"]
                            status, _, _ = client.ask("POST", f"/api/races/{race}/start", {})
                            outcomes[status] = outcomes.get(status, 0) + 1
                            mine.append(race)
                        try:
                            with client.live(races[number % 5]) as live:
                                live.receive()
                        except Refused as refused:
                            outcomes[refused.status] = outcomes.get(refused.status, 0) + 1
                        except Closed as closed:  # Try again later.
                            outcomes[closed.code] = outcomes.get(closed.code, 0) + 1
                        if outcomes.get(503, 0) > 20:
                            break
                return mine

            with concurrent.futures.ThreadPoolExecutor(8) as pool:
                made = [race for some in pool.map(attack, range(8)) for race in some]
            self.assertTrue(server.is_alive(), server.log_text())
            self.assertGreater(outcomes.get(503, 0), 0, outcomes)
            self.assertLessEqual(set(outcomes), {200, 201, 503, 1013}, outcomes)
            resource.prlimit(pid, resource.RLIMIT_AS, (hard, hard))
            # What was acknowledged is there, and goes on.
            wait_until(lambda: ann.ask("GET", "/api/health")[0] == 200, 10)
            print(json.dumps(outcomes), json.dumps(figures_of(server)["no_memory_total"]))
            for race in races:
                self.assertEqual(ann.record(race), records[race])
                play_on(ann, race, [])
            for race in made:
                self.assertEqual(ann.race(race)["id"], race)
            begin_race(ann)


class Households(unittest.TestCase):
    """Races that run for one household: an IPv4 address, an IPv6 network of 64 bits."""

    HOME = "2001:db8:1:2::1"
    SAME_HOME = "2001:db8:1:2:3:4:5:6"
    ELSEWHERE = "2001:db8:1:3::1"

    def start(self, client, address, race=None):
        """The race, and the answer to its start."""
        headers = {"X-Forwarded-For": address}
        if race is None:
            order = {"rules": "speed-circuit", "laps": 1, "title": "At home", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "driver": "rookie"}, {"kind": "open"}]}
            race = client.call("POST", "/api/races", order, headers)["race"]["id"]
        status, _, content = client.ask("POST", f"/api/races/{race}/start", {"fill": "rookie"}, headers)
        return race, status, json.loads(content)

    def test_who_has_too_many_is_told_which_and_ends_one(self):
        with Server("--trust-proxy", "127.0.0.1", "--limit-races", 2, "--limit-connections", 0) as server:
            ann, bob = server.client("Ann"), server.client("Bob")
            first, status, _ = self.start(ann, self.HOME)
            self.assertEqual(status, 200)
            second, status, _ = self.start(ann, self.SAME_HOME)
            self.assertEqual(status, 200)
            third, status, answer = self.start(bob, self.HOME)
            self.assertEqual(status, 429)
            error = answer["error"]
            self.assertEqual((error["code"], error["count"], error["limit"]), ("too_many_running", 2, 2))
            self.assertEqual({race["id"]: race["may_end"] for race in error["races"]}, {first: False, second: False})
            # One that is made elsewhere runs, and a restart forgets nothing.
            self.assertEqual(self.start(bob, self.ELSEWHERE)[1], 200)
            server.restart()
            bob.close()
            ann.close()
            fourth, status, answer = self.start(ann, self.HOME)
            self.assertEqual(status, 429)
            self.assertEqual({race["id"]: race["may_end"] for race in answer["error"]["races"]}, {first: True, second: True})
            self.assertEqual({race["title"] for race in answer["error"]["races"]}, {"At home"})
            self.assertEqual({race["link"] for race in answer["error"]["races"]}, {f"/race/{first}", f"/race/{second}"})
            # Others may not end it, and with another person in it not even its host.
            with self.assertRaises(Refused) as refused:
                bob.delete(f"/api/races/{first}")
            self.assertEqual(refused.exception.code, "not_yours")
            self.assertEqual(ann.delete(f"/api/races/{first}")["race"]["state"], "over")
            self.assertEqual(self.start(ann, self.HOME, fourth)[1], 200)
            self.assertEqual(self.start(bob, self.HOME, third)[1], 429)

    def test_a_race_that_is_ended_is_over_and_keeps_its_record(self):
        with Server(*NO_LIMITS) as server:
            ann, bob = server.client("Ann"), server.client("Bob")
            race = begin_race(ann)
            play_on(ann, race, [])
            self.assertEqual(ann.delete(f"/api/races/{race}")["race"]["state"], "over")
            with self.assertRaises(Refused):
                play_on(ann, race, [])
            record = ann.record(race)
            proof = ann.get(f"/api/races/{race}/proof")
            server.restart()
            ann.close()
            bob.close()
            self.assertEqual(ann.record(race), record)
            self.assertEqual(ann.get(f"/api/races/{race}/proof"), proof)
            with tempfile.TemporaryDirectory() as folder:
                path = os.path.join(folder, "ended.chicane")
                with open(path, "w", encoding="utf-8") as file:
                    file.write(record)
                verified = subprocess.run([CHICANE, "verify", path], capture_output=True, text=True, timeout=60)
                # As of every race that has no end: all lines are right, and they stop.
                self.assertIn("the race is not over: the record ends after turn", verified.stdout + verified.stderr)
            made = ann.create(seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
            shared = made["race"]["id"]
            bob.take_seat(shared, 1, "Bob")
            ann.start(shared)
            with self.assertRaises(Refused) as refused:
                ann.delete(f"/api/races/{shared}")
            self.assertEqual(refused.exception.code, "not_alone")


if __name__ == "__main__":
    unittest.main(warnings="ignore")
