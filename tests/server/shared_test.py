#!/usr/bin/env python3
"""Links to moments of races: a solo race that its driver puts on the server, and the key that lets one watch a hosted race. What does not
verify is not kept, nobody fills the disk or holds others up, and nobody deletes what is another's."""
import json
import os
import re
import statistics
import threading
import time
import unittest

from chicane_client import NO_LIMITS, SHORT_RACES, Client, LiveSocket, Refused, Server, drive, in_parallel

BYTES_MAX = 256 * 1024
DAY = 24 * 3600 * 1000
HOUR = 1_800_000_000_000  # When the clock of serve_for_tests begins.
SERVE_FOR_TESTS = [os.environ.get("SERVE_FOR_TESTS", "")]


def whole_race(client, rules="speed-circuit", **others):
    """A race of one person from its beginning to its end, as text."""
    race = client.create(rules, **others)["race"]["id"]
    client.start(race)
    drive(client, race)
    return client.record(race)


def long_race(client):
    """The record of twelve bots over so many laps that it is far too large; up to the last turn that fits it is not."""
    bots = [{"kind": "bot", "driver": "rookie"}] * 12
    race = client.create(seats=bots, laps=40)["race"]["id"]
    client.start(race)
    record = drive(client, race) and client.record(race)
    assert len(record) > BYTES_MAX, len(record)
    return record, up_to_turn(record[:BYTES_MAX])


def up_to_turn(record, turns=None):
    """What was written when so many turns were driven; else when the last one was."""
    ends = [found.end() for found in re.finditer(r"^turn \d+ .*\n", record, re.MULTILINE)]
    return record[:ends[-1 if turns is None else turns - 1]]


def with_other_die(record):
    """One die shows something else."""
    return re.sub(r"^chance roll (\d)", lambda die: f"chance roll {int(die[1]) % 6 + 1}", record, count=1, flags=re.MULTILINE)


class SharedTest(unittest.TestCase):
    flags = NO_LIMITS

    @classmethod
    def setUpClass(cls):
        cls.server = Server(*cls.flags)
        cls.server.__enter__()
        cls.addClassCleanup(cls.server.__exit__, None, None, None)
        cls.record = whole_race(cls.server.client("Ann"))

    def tearDown(self):
        self.assertTrue(self.server.is_alive(), self.server.log_text()[-3000:])

    def put(self, record, client=None, **others):
        return (client or self.server.client()).post("/api/shared", {"record": record}, **others)

    def open(self, id, client=None, **others):
        return (client or self.server.client()).get(f"/api/shared/{id}", **others)

    def delete(self, id, secret=None, client=None):
        headers = {"Authorization": f"Maker {secret}"} if secret else None
        return (client or self.server.client()).call("DELETE", f"/api/shared/{id}", headers=headers)

    def refused(self, status, code, call, *arguments, **others):
        with self.assertRaises(Refused) as caught:
            call(*arguments, **others)
        self.assertEqual((caught.exception.status, caught.exception.code), (status, code), str(caught.exception)[:300])
        return caught.exception


class ARaceIsPutHere(SharedTest):
    def test_whoever_has_the_link_opens_it(self):
        for record in (self.record, up_to_turn(self.record, 1), up_to_turn(self.record, 3)):
            put = self.put(record)
            opened = self.open(put["shared"]["id"])
            self.assertEqual(opened["record"], record)
            self.assertFalse(opened["shared"]["is_yours"])
            self.assertEqual(opened["shared"]["kept_until"] - opened["shared"]["created"], 90 * DAY)
            self.delete(put["shared"]["id"], put["secret"])

    def test_races_of_every_game_verify(self):
        ann = self.server.client("Ann")
        for rules in SHORT_RACES:
            with self.subTest(rules):
                record = whole_race(ann, rules)
                self.assertEqual(self.open(self.put(record)["shared"]["id"])["record"], record)
                self.put(up_to_turn(record, 1))

    def test_the_same_record_is_the_same_link(self):
        record = up_to_turn(self.record, 4)
        first = self.put(record)
        again = self.put(record)
        self.assertEqual(again["shared"]["id"], first["shared"]["id"])
        self.assertIsNone(again["secret"])
        self.assertFalse(again["shared"]["is_yours"])
        both = in_parallel(*[lambda: self.put(up_to_turn(self.record, 5))] * 2)
        self.assertEqual(sum(one["secret"] is not None for one in both), 1)

    def test_its_maker_deletes_it_and_nobody_else(self):
        record = up_to_turn(self.record, 2)
        put = self.put(record)
        id, secret = put["shared"]["id"], put["secret"]
        self.refused(403, "not_yours", self.delete, id)
        self.refused(403, "not_yours", self.delete, id, secret[:-1] + ("0" if secret[-1] != "0" else "1"))
        self.refused(403, "not_yours", self.delete, id, client=self.server.client("Eve"))
        eve = self.put(record)
        self.assertIsNone(eve["secret"])
        self.assertTrue(self.server.client().call("GET", f"/api/shared/{id}", headers={"Authorization": f"Maker {secret}"})["shared"]["is_yours"])
        self.delete(id, secret)
        self.refused(404, "no_such_race", self.open, id)
        self.refused(404, "no_such_race", self.delete, id, secret)
        # By their session, also from elsewhere.
        ann = self.server.client("Ann")
        self.put(record, ann)
        self.assertTrue(self.open(id, Client(self.server, token=ann.token))["shared"]["is_yours"])
        self.refused(403, "not_yours", self.delete, id, secret)
        self.delete(id, client=Client(self.server, token=ann.token))
        self.refused(404, "no_such_race", self.open, id)
        # Who is deleted takes it along.
        self.put(record, ann)
        ann.delete("/api/me")
        self.refused(404, "no_such_race", self.open, id)

    def test_what_does_not_verify_is_not_kept(self):
        record = self.record
        turns = up_to_turn(record, 2)
        wrong = {
            "empty": "\n",
            "no race": "hello\n",
            "a die is another": with_other_die(record),
            "a die is another, and no secret": with_other_die(turns),
            "another secret": re.sub(r"secret \w+", "secret " + "ab" * 32, record),
            "no secret": record[:record.rindex("secret ")],
            "in the middle of a turn": turns + record[len(turns):].split("\n")[0] + "\n",
            "no turn": record[:record.index("start\n") + 6],
            "no dice that can be proved": re.sub(r"^(fair|nonce|secret|seal|salt) .*\n", "", record, flags=re.MULTILINE),
            "another state": re.sub(r"state \w{4}", "state 0000", turns, count=1),
            "a turn is missing": re.sub(r"^turn 1 .*\n", "", turns, flags=re.MULTILINE),
            "a turn far away": turns + "turn 99999 state 0123456789abcdef lines 0123456789abcdef\n",
            "millions of turns": turns + "turn 3 state 0123456789abcdef lines 0123456789abcdef\n" * 4000,
            "an unlawful decision": re.sub(r" plot \d+$", " plot 9999", turns, count=1, flags=re.MULTILINE),
            "many laps": re.sub(r"laps=\d+", "laps=1000000000", turns),
            "another board": re.sub(r"^board \w+", "board ../../etc/passwd", turns, flags=re.MULTILINE),
            "another version": re.sub(r"^(rules \S+) 1$", r"\1 99", turns, flags=re.MULTILINE),
            "more seats": re.sub(r"^(seat .*\n)", "".join(f"seat X{at} rookie\n" for at in range(5000)), turns, count=1, flags=re.MULTILINE),
            "a long word": turns + "Ann " + "x" * 200_000 + "\n",
            "several people": re.sub(r"^(seat \w+) rookie$", r"\1 human", turns, flags=re.MULTILINE),
        }
        for what, text in wrong.items():
            with self.subTest(what):
                self.assertNotEqual(text, record)
                self.refused(409, "not_verified", self.put, text)
        for body in ({}, {"record": 7}, {"record": "a\x00b"}, {"record": record, "more": 1}, {"record": ["x"]}):
            with self.subTest(str(body)[:40]):
                self.refused(400, "bad_value", self.server.client().post, "/api/shared", body)

    def test_what_is_too_large_is_refused(self):
        record, fits = long_race(self.server.client("Ann"))
        self.refused(413, "too_large", self.put, record[:BYTES_MAX + 1])
        self.refused(413, "too_large", self.put, "x" * 1_100_000)
        self.assertEqual(self.open(self.put(fits)["shared"]["id"])["record"], fits)

    def test_checking_keeps_nobody_waiting(self):
        _, fits = long_race(self.server.client("Ann"))
        ends = [found.end() for found in re.finditer(r"^turn \d+ .*\n", fits, re.MULTILINE)][-12:]
        times, is_over = [], threading.Event()

        def ask_meanwhile():
            other = self.server.client()
            while not is_over.is_set():
                begun = time.monotonic()
                other.get("/api/rules")
                times.append(time.monotonic() - begun)

        asking = threading.Thread(target=ask_meanwhile)
        asking.start()
        begun = time.monotonic()
        in_parallel(*[lambda end=end: self.put(fits[:end]) for end in ends])
        each = (time.monotonic() - begun) / len(ends)
        is_over.set()
        asking.join()
        waited = statistics.median(times)
        print(f"12 races of {len(fits) // 1024} KiB put at once, {each * 1000:.0f} ms each; others waited {waited * 1000:.1f} ms")
        # If they were checked where requests are answered, others would wait for several of them.
        self.assertLess(waited, each)


class NobodyFillsTheServer(SharedTest):
    flags = ("--limit-rate", "1000", "--limit-connections", "1000", "--trust-proxy", "127.0.0.1")

    def flood(self, addresses, count=30):
        """Puts different races from each address in turn; how many were taken, and the codes of those that were not."""
        client, taken, codes = self.server.client(), [], []
        for at in range(count):
            try:
                put = client.post("/api/shared", {"record": up_to_turn(self.others[at % 3], 1 + at // 3)},
                                  headers={"X-Forwarded-For": addresses(at)})
                taken.append(put)
            except Refused as refused:
                self.assertEqual(refused.status, 429)
                codes.append(refused.code)
        return taken, codes

    def test_one_household_puts_so_many_in_an_hour(self):
        ann = self.server.client("Ann")
        self.__class__.others = [whole_race(ann, laps=3) for _ in range(3)]
        floods = {"one IPv4": lambda at: "203.0.113.9", "a /64 of IPv6": lambda at: f"2001:db8:1:2:{at:x}:{at * 7:x}::{at + 1:x}"}
        for name, addresses in floods.items():
            with self.subTest(name):
                taken, codes = self.flood(addresses)
                self.assertEqual((len(taken), codes), (20, ["too_many"] * 10))
                for put in taken:
                    if put["secret"]:
                        self.delete(put["shared"]["id"], put["secret"])
        # Others are not kept from it.
        put = self.server.client().post("/api/shared", {"record": self.record}, headers={"X-Forwarded-For": "203.0.113.10"})
        self.assertTrue(put["secret"])

    def test_what_is_wrong_counts_as_well(self):
        client, codes = self.server.client(), []
        for _ in range(25):
            with self.assertRaises(Refused) as caught:
                client.post("/api/shared", {"record": with_other_die(self.record)}, headers={"X-Forwarded-For": "203.0.113.77"})
            codes.append(caught.exception.code)
        self.assertEqual(codes, ["not_verified"] * 20 + ["too_many"] * 5)

    def test_many_at_once_wait_in_a_short_line(self):
        _, fits = long_race(self.server.client("Ann"))
        wrong = fits + "turn 99999 state 0123456789abcdef lines 0123456789abcdef\n"

        def put(address):
            try:
                self.server.client().post("/api/shared", {"record": wrong[-BYTES_MAX:] if len(wrong) > BYTES_MAX else wrong},
                                          headers={"X-Forwarded-For": address})
            except Refused as refused:
                return refused.code

        of_one = in_parallel(*[lambda: put("203.0.113.50")] * 8)
        self.assertIn("too_many", of_one)
        self.assertLessEqual(set(of_one), {"too_many", "not_verified"})
        of_many = in_parallel(*[lambda at=at: put(f"203.0.113.{100 + at}") for at in range(40)])
        self.assertLessEqual(set(of_many), {"too_many", "not_verified"})
        self.assertIn("too_many", of_many)


class OneHouseholdHasSoMuchHere(unittest.TestCase):
    def test_in_bytes(self):
        with Server("--limit-rate", "1000", command=SERVE_FOR_TESTS) as server:
            whole, _ = long_race(server.client("Ann"))
            ends = [found.end() for found in re.finditer(r"^turn \d+ .*\n", whole[:BYTES_MAX], re.MULTILINE)]
            taken, size = [], 0
            for at, end in enumerate(reversed(ends)):
                if at % 20 == 0 and at > 0:
                    server.restart()  # Another hour: what was counted in this one is forgotten, what is kept is not.
                try:
                    put = server.client().post("/api/shared", {"record": whole[:end]})
                except Refused as refused:
                    self.assertEqual((refused.status, refused.code), (429, "too_many"), str(refused))
                    self.assertIn(f"keeps {len(taken)} races", refused.what)
                    break
                taken.append(put)
                size += end
            self.assertGreater(size, 8 * 1024 * 1024 - BYTES_MAX)
            self.assertLessEqual(size, 8 * 1024 * 1024)
            first = taken[0]
            server.client().call("DELETE", "/api/shared/" + first["shared"]["id"], headers={"Authorization": "Maker " + first["secret"]})
            server.client().post("/api/shared", {"record": whole[:end]})


class ItLastsNinetyDays(unittest.TestCase):
    def test_after_it_was_last_opened(self):
        with Server(*NO_LIMITS, command=SERVE_FOR_TESTS) as server:
            record = whole_race(server.client("Ann"))
            opened, left = [server.client().post("/api/shared", {"record": one})["shared"]["id"] for one in (record, up_to_turn(record, 2))]

            def later(days):
                server.terminate()
                clock = os.path.join(server.data, "clock")
                with open(clock, "w", encoding="utf-8") as file:
                    file.write(str(HOUR + days * DAY))
                server.flags = [*NO_LIMITS, "--clock", clock]
                server.start()
                return server.client()

            later(89).get(f"/api/shared/{opened}")
            again = later(91)
            shared = again.get(f"/api/shared/{opened}")["shared"]
            self.assertEqual(shared["kept_until"] - shared["created"], (89 + 90) * DAY)
            with self.assertRaises(Refused) as caught:
                again.get(f"/api/shared/{left}")
            self.assertEqual((caught.exception.status, caught.exception.code), (404, "no_such_race"))
            server.terminate()
            # What is gone is not in the file any more, either.
            import sqlite3
            with sqlite3.connect(os.path.join(server.data, "races.sqlite")) as database:
                self.assertEqual(database.execute("SELECT id FROM shared").fetchall(), [(opened,)])
                kept = json.dumps(database.execute("SELECT * FROM shared").fetchall())
            self.assertNotIn("127.0.0.1", kept)
            # It was opened on day 91 within two days of the last time, so the day counts.
            later(91 + 90)
            with self.assertRaises(Refused):
                server.client().get(f"/api/shared/{opened}")


class ThoseWithTheLinkWatch(SharedTest):
    def test_the_key_shows_the_race_and_does_nothing(self):
        ann, eve = self.server.client("Ann"), self.server.client("Eve")
        made = ann.create(is_public=False, seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
        race, invite = made["race"]["id"], made["invite"]
        seen = ann.get(f"/api/races/{race}")
        key = seen["watch"]
        self.assertEqual(self.server.client().get(f"/api/races/{race}", invite=invite)["watch"], key)
        self.assertNotIn(invite, json.dumps(self.server.client().get(f"/api/races/{race}", watch=key)))
        self.refused(404, "no_such_race", eve.get, f"/api/races/{race}")
        self.refused(404, "no_such_race", eve.get, f"/api/races/{race}", watch=key[:-1])
        self.refused(404, "no_such_race", eve.get, f"/api/races/{race}", watch="")
        self.refused(404, "no_such_race", eve.get, f"/api/races/{race}", invite=key)
        self.refused(404, "no_such_race", eve.post, f"/api/races/{race}/seats/1", {"name": "Eve"}, watch=key)
        self.refused(404, "no_such_race", eve.post, f"/api/races/{race}/seats/1", {"name": "Eve"}, invite=key)
        self.refused(404, "no_such_race", eve.post, f"/api/races/{race}/start", watch=key)
        self.server.client("Bob").take_seat(race, 1, "Bob", invite=invite)
        ann.start(race)
        for page in ("", "/happenings", "/record", "/proof", "/board"):
            eve.text(f"/api/races/{race}{page}", watch=key)
        self.assertEqual(eve.get(f"/api/races/{race}", watch=key)["race"]["you"], None)
        self.refused(403, "not_yours", eve.get, f"/api/races/{race}/legal", watch=key)
        # What is said at the table is for those who were invited.
        friend = LiveSocket(self.server.address, f"/api/races/{race}/live?invite={invite}")
        watcher = LiveSocket(self.server.address, f"/api/races/{race}/live?watch={key}")
        friend.wait_for("race")
        watcher.wait_for("race")
        ann.post(f"/api/races/{race}/chat", {"text": "between us"})
        self.assertEqual(friend.wait_for("chat")["text"], "between us")
        ann.decide(race, ann.legal(race)[0], 0)
        watcher.wait_for("update")
        self.assertEqual(watcher.answer(do="chat", text="hello")["error"]["code"], "not_yours")
        again = LiveSocket(self.server.address, f"/api/races/{race}/live?watch={key}")
        heard = [*watcher.payloads, json.dumps(again.wait_for("race")).encode()]
        heard += [eve.text(f"/api/races/{race}{page}", watch=key).encode() for page in ("", "/happenings")]
        self.assertNotIn(b"between us", b"".join(heard))
        self.assertIn("between us", eve.text(f"/api/races/{race}/happenings", invite=invite))
        for live in (friend, watcher, again):
            live.close()

    def test_a_race_that_is_public_needs_none(self):
        race = self.server.client("Ann").create()["race"]["id"]
        self.assertIsNone(self.server.client().get(f"/api/races/{race}")["watch"])


if __name__ == "__main__":
    unittest.main(warnings="ignore")
