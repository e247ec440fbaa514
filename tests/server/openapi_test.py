#!/usr/bin/env python3
"""docs/openapi.json against the running server: every operation, every status, every field; and nothing that the file does not know."""
import json
import os
import re
import unittest

from chicane_client import NO_LIMITS, ROOT, Client, LiveSocket, Refused, Server, drive, wait_until
from schema import KNOWN, Spec

SPEC = Spec()
# What this test does not bring about, and why.
ELSEWHERE = {503: "abuse_test.py fills the disk", 429: "abuse_test.py is too fast"}
NOT_HERE = {("metrics", 403): "whoever asks from this machine may read them"}


def nodes(at, where="#"):
    """Every object of the file with its place."""
    if isinstance(at, dict):
        yield where, at
        for key, value in at.items():
            yield from nodes(value, f"{where}/{key}")
    elif isinstance(at, list):
        for key, value in enumerate(at):
            yield from nodes(value, f"{where}/{key}")


class TheFile(unittest.TestCase):
    def test_every_reference_leads_somewhere(self):
        for where, node in nodes(SPEC.document):
            if "$ref" in node:
                with self.subTest(where):
                    self.assertIsInstance(SPEC.resolve(node), dict)

    def test_operations_have_names_of_their_own(self):
        names = [operation["operationId"] for operation in SPEC.operations.values()]
        self.assertEqual(len(names), len(set(names)))

    def test_parameters_of_paths_are_described(self):
        for (method, path), operation in SPEC.operations.items():
            wanted = set(re.findall(r"\{(\w+)\}", path))
            given = {one["name"] for one in operation.get("parameters", []) if one["in"] == "path"}
            self.assertEqual(wanted, given, f"{method} {path}")

    def test_nothing_is_said_that_the_check_does_not_understand(self):
        for name, schema in SPEC.document["components"]["schemas"].items():
            for where, node in self.schemas_within(schema, name):
                self.assertLessEqual(set(node), KNOWN, where)

    def schemas_within(self, schema, where):
        yield where, schema
        for name, one in schema.get("properties", {}).items():
            yield from self.schemas_within(one, f"{where}.{name}")
        for one in [schema.get("items"), schema.get("additionalProperties"), *schema.get("oneOf", [])]:
            if isinstance(one, dict):
                yield from self.schemas_within(one, where)

    def test_examples_are_as_their_schemas_have_it(self):
        count = 0
        for where, node in nodes(SPEC.document["components"]["schemas"]):
            if "example" in node and "type" in node:
                count += 1
                self.assertEqual(SPEC.complaints(node, node["example"]), [], where)
        self.assertGreater(count, 5)

    def test_it_knows_the_same_operations_as_the_page_for_people(self):
        with open(os.path.join(ROOT, "docs", "api.md"), encoding="utf-8") as file:
            told = set(re.findall(r"`(GET|POST|PATCH|DELETE) (/[\w/{}-]+)", file.read()))
        self.assertEqual(told, set(SPEC.operations))

    def test_the_check_sees_what_is_wrong(self):
        person = {"id": "p1", "name": "Ann", "is_guest": True}
        self.assertEqual(SPEC.complaints(SPEC.schema("Person"), person), [])
        for wrong in ({**person, "is_guest": 1}, {**person, "name": ""}, {**person, "more": 1}, {"id": "p1"}, [], None):
            self.assertNotEqual(SPEC.complaints(SPEC.schema("Person"), wrong), [], wrong)
        state = SPEC.schema("RaceState")
        self.assertNotEqual(SPEC.complaints(state, "done"), [])


class CheckedClient(Client):
    """Holds each answer to the file and notes it."""

    seen = {}  # (operationId, status) to how often

    def ask(self, method, path, body=None, headers=None, raw_body=None):
        status, got, content = super().ask(method, path, body, headers, raw_body)
        operation = SPEC.find(method, path)
        if operation is None:
            raise AssertionError(f"{method} {path} is not in the file")
        name = operation["operationId"]
        described = SPEC.answer(operation, status)
        if described is None:
            raise AssertionError(f"{name}: the file knows no answer {status} to {method} {path}: {content[:300]}")
        self.seen[name, status] = self.seen.get((name, status), 0) + 1
        if "content" not in described:
            if content:
                raise AssertionError(f"{name} {status}: there should be no body: {content[:300]}")
            return status, got, content
        (kind, form), = described["content"].items()
        if got.get_content_type() != kind:
            raise AssertionError(f"{name} {status}: {got['Content-Type']} instead of {kind}")
        value = json.loads(content) if kind == "application/json" else content.decode()
        complaints = SPEC.complaints(form["schema"], value, f"{name} {status}")
        if complaints:
            raise AssertionError("\n".join(complaints[:8]))
        for header in described.get("headers", {}):
            if header not in got:
                raise AssertionError(f"{name} {status}: the header {header} is missing")
        return status, got, content


class TheServer(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(*NO_LIMITS)
        cls.server.__enter__()
        cls.addClassCleanup(cls.server.__exit__, None, None, None)

    def new(self, name=None, **others):
        client = CheckedClient(self.server, **others)
        if name:
            client.become_guest(name)
        return client

    def refused(self, status, code, call, *arguments, **others):
        with self.assertRaises(Refused) as caught:
            call(*arguments, **others)
        self.assertEqual((caught.exception.status, caught.exception.code), (status, code), str(caught.exception))
        return caught.exception

    # The tests below run in the order of their names; the last one asks what they have left out.

    def test_1_people(self):
        ann = self.new("Ann")
        self.assertTrue(ann.get("/api/me")["person"]["is_guest"])
        changed = ann.patch("/api/me", {"settings": {"notify": True, "mail": "", "hook": ""}})
        self.assertEqual(changed["settings"], {"notify": True, "mail": "", "hook": ""})
        self.assertEqual(ann.get("/api/me/races"), {"races": []})
        self.assertEqual(ann.get("/api/me/moves"), {"moves": []})
        ann.make_account("Ann", "three red cars by the sea")
        self.assertFalse(ann.get("/api/me")["person"]["is_guest"])
        again = self.new()
        again.log_in("Ann", "three red cars by the sea")
        self.refused(403, "wrong_pass_phrase", again.log_in, "Ann", "three red cars by the lake")
        self.refused(409, "name_taken", self.new("Bob").make_account, "ann", "another pass phrase")
        again.delete("/api/sessions/current")
        self.refused(401, "no_session", again.get, "/api/me")
        ann.delete("/api/me")
        self.refused(401, "no_session", ann.get, "/api/me")

    def test_2_a_race_from_its_making_to_its_end(self):
        ann, bob, other = self.new("Ann"), self.new("Bob"), self.new()
        rules = other.get("/api/rules")
        self.assertEqual(len(rules["rules"]), 6)
        made = ann.create(seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}], title="Thursday")
        race = made["race"]["id"]
        self.refused(409, "not_running", ann.decide, race, "plot 20", 0)
        taken = bob.take_seat(race, 1, "Bob", nonce="0123456789abcdef" * 2)
        self.assertEqual(taken["seat"]["index"], 1)
        carl = self.new("Carl")
        self.refused(409, "taken", carl.take_seat, race, 1, "Carl")
        carl.take_seat(race, 2, "Carl")
        carl.leave_seat(race, 2)
        self.refused(403, "not_yours", carl.start, race)
        ann.start(race, fill="rookie")
        self.refused(409, "not_open", ann.start, race)
        self.refused(409, "taken", carl.take_seat, race, 1, "Carl")
        self.assertEqual(ann.race(race)["seats"][2]["kind"], "bot")
        self.assertTrue(ann.legal(race))
        self.refused(403, "not_yours", carl.legal, race)
        self.assertTrue(ann.get("/api/me/moves")["moves"])
        self.assertEqual(ann.get("/api/me/races")["races"][0]["title"], "Thursday")
        decision = ann.legal(race)[0]
        ann.decide(race, decision, 0)
        self.assertTrue(ann.decide(race, decision, 0)["is_repeat"])
        self.refused(409, "stale", ann.decide, race, ann.legal(race)[0] if ann.legal(race) else "build 0/0/0/0/0", 0)
        ann.post(f"/api/races/{race}/pause", {"is_wanted": True})
        paused = bob.post(f"/api/races/{race}/pause", {"is_wanted": True})["race"]
        self.assertEqual(paused["state"], "paused")
        self.refused(409, "paused", bob.decide, race, bob.legal(race)[0] if bob.legal(race) else "plot 0", 0)
        for one in (ann, bob):
            one.post(f"/api/races/{race}/pause", {"is_wanted": False})
        ann.post(f"/api/races/{race}/chat", {"text": "good luck"})
        ann.post(f"/api/races/{race}/mutes", {"name": "Bob", "is_muted": True, "for": "all"})
        self.refused(409, "not_away", ann.call, "POST", f"/api/races/{race}/back")
        other.get(f"/api/races/{race}/board")
        self.assertNotIn("secret ", other.record(race))
        other.get(f"/api/races/{race}/proof")
        bob.leave_seat(race, 1)
        over = drive(ann, race)
        self.assertEqual(over["state"], "over")
        self.refused(409, "not_running", ann.decide, race, "plot 20", over["seats"][0]["moves"])
        self.refused(409, "not_running", ann.post, f"/api/races/{race}/pause", {"is_wanted": True})
        self.refused(409, "not_open", ann.leave_seat, race, 0)
        self.assertGreater(len(other.get(f"/api/races/{race}/happenings")["happenings"]), 10)
        self.assertIn("\nsecret ", other.record(race))
        other.get(f"/api/races/{race}/proof")
        early = ann.create()["race"]["id"]
        self.refused(409, "not_running", ann.record, early)
        self.assertEqual(ann.delete(f"/api/races/{early}")["race"]["state"], "over")
        self.refused(409, "not_open", ann.delete, f"/api/races/{early}")
        page = other.get("/api/races", state="over", limit=1)
        self.assertEqual(len(page["races"]), 1)
        other.get("/api/health")
        other.text("/metrics")

    def test_2_a_league_from_its_making_to_its_end(self):
        ann, bob, other = self.new("Ann"), self.new("Bob"), self.new()
        self.assertGreater(len(other.get("/api/leagues/plans")["plans"]), 4)
        plan = "chicane league 1\nname cup\nrules formula-one\noptions laps=1 short_race=yes\ncircuit monza\ncircuit monza\nscoring league\n"
        early = ann.post("/api/leagues", {"plan": plan})["league"]["id"]
        self.assertEqual(ann.delete(f"/api/leagues/{early}")["league"]["state"], "over")
        self.refused(409, "not_open", ann.delete, f"/api/leagues/{early}")
        league = "/api/leagues/" + ann.post("/api/leagues", {"plan": plan})["league"]["id"]
        bob.post(league + "/drivers", {"name": "Bob", "team": "Red"})
        self.refused(409, "taken", bob.post, league + "/drivers", {"name": "Ben"})
        self.refused(409, "race_not_due", ann.post, f"/api/leagues/{ann.post('/api/leagues', {'plan': plan})['league']['id']}/draw")
        ann.post(league + "/drivers", {"bots": 2})
        bob.post(league + "/check-ins", {"names": ["Bob"]})
        self.refused(409, "checked_in_twice", bob.post, league + "/check-ins", {"names": ["Bob"]})
        ann.post(league + "/check-ins", {"names": ["Valli"]})
        room = ann.call("POST", league + "/draw")["league"]["rounds"][0]["races"][0]["room"]
        ann.post(league + "/races/R1/start")
        self.refused(409, "not_open", ann.post, league + "/races/R1/start")
        drive(bob, room)
        wait_until(lambda: ann.get(league)["league"]["step"] == "draw", what="the result of the race")
        hand = {"race": "R1", "results": [{"name": "Bob", "place": 1}, {"name": "Valli", "end": "out"}]}
        self.refused(409, "result_twice", ann.post, league + "/results", hand)
        ann.call("POST", league + "/draw")
        ann.post(league + "/results", {**hand, "race": "R2", "results": [*hand["results"], {"name": "Brandt", "place": 2}]})
        for ruling in ({"kind": "exclude", "race": "R2", "name": "Bob"}, {"kind": "points", "name": "Bob", "points": -1}, {"kind": "revoke", "number": 1}):
            ann.post(league + "/rulings", {**ruling, "reason": "he came late"})
        self.refused(409, "ruling_twice", ann.post, league + "/rulings", {"kind": "revoke", "number": 1, "reason": "again"})
        self.assertIn("result R2 by=Ann", other.text(league + "/file"))
        self.assertEqual(other.get("/api/leagues", state="over")["leagues"][0]["name"], "cup")
        self.assertEqual(len(ann.get("/api/me/leagues")["leagues"]), 3)

    def test_2_a_shared_race_from_its_making_to_its_end(self):
        ann, other = self.new("Ann"), self.new()
        race = ann.create()["race"]["id"]
        ann.start(race)
        drive(ann, race)
        record = ann.record(race)
        made = other.post("/api/shared", {"record": record})
        shared = "/api/shared/" + made["shared"]["id"]
        self.assertIsNone(ann.post("/api/shared", {"record": record})["secret"])
        self.assertEqual(ann.get(shared)["record"], record)
        self.refused(409, "not_verified", ann.post, "/api/shared", {"record": record[:1000]})
        self.refused(403, "not_yours", ann.delete, shared)
        other.call("DELETE", shared, headers={"Authorization": "Maker " + made["secret"]})
        self.refused(404, "no_such_race", other.get, shared)

    def test_3_every_rule_set_answers_in_the_same_form(self):
        for entry in self.new().get("/api/rules")["rules"]:
            with self.subTest(entry["id"]):
                ann = self.new("Ann")
                race = ann.create(entry["id"])["race"]["id"]
                ann.start(race)
                drive(ann, race, until=lambda now: now["turn"] >= 1)
                for page in ("", "/happenings", "/board", "/proof"):
                    ann.get(f"/api/races/{race}{page}")

    def test_4_messages_of_the_websocket(self):
        ann = self.new("Ann")
        race = ann.create(pace={"seconds": 2, "warning": 1, "missed": "default"})["race"]["id"]
        kinds = set()

        def check(message):
            kinds.add(message["type"])
            self.assertEqual(SPEC.complaints(SPEC.schema("Message"), message, "message"), [])

        with ann.live(race) as live:
            ann.start(race)
            wait_until(lambda: ann.legal(race), what="Ann's turn")
            for command in ({"do": "legal"}, {"do": "chat", "text": "hello"}, {"do": "decide", "decision": "fly", "move": 0},
                            {"do": "pause", "is_wanted": False}, {"do": "dance"}):
                live.send(**command)
            while kinds != {"race", "update", "chat", "warning", "error", "legal", "ack"}:
                check(live.receive(6))
            for payload in live.payloads:
                check(json.loads(payload))
        CheckedClient.seen["live", 101] = 1

    def test_4_one_comes_back(self):
        ann = self.new("Ann")
        race = ann.create(pace={"seconds": 1, "missed": "bot"}, laps=9)["race"]["id"]
        ann.start(race)
        wait_until(lambda: ann.race(race)["seats"][0]["is_away"], what="the bot for Ann")
        self.assertFalse(ann.call("POST", f"/api/races/{race}/back")["race"]["seats"][0]["is_away"])

    def real_path(self, path, race):
        return path.replace("{id}", race).replace("{n}", "0").replace("{race}", "R1")

    BODIES = {"becomeGuest": {"name": "Ann"}, "makeAccount": {"name": "Zoe", "pass_phrase": "a long pass phrase"},
              "logIn": {"name": "Zoe", "pass_phrase": "a long pass phrase"}, "changeMe": {"settings": {}},
              "createRace": {"rules": "speed-circuit", "seats": [{"kind": "open"}]}, "takeSeat": {"name": "Ann"}, "startRace": {},
              "decide": {"decision": "plot 20", "move": 0}, "pause": {"is_wanted": True}, "chat": {"text": "hello"},
              "share": {"record": "chicane race 1\n"},
              "mute": {"name": "Bob", "is_muted": True, "for": "me"},
              "createLeague": {"plan": "chicane league 1\n"}, "enterLeague": {"name": "Ann"}, "checkIn": {"names": ["Ann"]}, "startLeagueRace": {},
              "takeResult": {"race": "R1", "results": [{"name": "Ann", "place": 1}]}, "rule": {"kind": "annul", "race": "R1", "reason": "rain"}}

    def open_live(self, race, headers=None, query=""):
        """Status and body of a handshake, held to the file like any other answer."""
        try:
            LiveSocket(self.server.address, f"/api/races/{race}/live{query}", headers=headers).close()
            status, content = 101, b""
        except Refused as refused:
            status, content = refused.status, str(refused).encode()
        CheckedClient.seen["live", status] = 1
        return status, None, content

    def provoke(self, status, how):
        """Each operation that knows the status is asked in a way that must bring it about."""
        for (method, path), operation in SPEC.operations.items():
            if str(status) not in operation["responses"] or (operation["operationId"], status) in NOT_HERE:
                continue
            with self.subTest(f"{method} {path}: {status}"):
                got, _, content = how(method, path, self.BODIES.get(operation["operationId"]))
                self.assertEqual(got, status, content[:200])

    def test_5_statuses_that_all_of_a_kind_have(self):
        ann = self.new("Ann")
        race = ann.create()["race"]["id"]
        nobody, stranger = self.new(), self.new("Stranger")

        def unsigned(method, path, body):
            return nobody.ask(method, self.real_path(path, race), body)

        self.provoke(401, unsigned)

        def elsewhere(method, path, body):
            return self.open_live("nosuchrace") if path.endswith("/live") else ann.ask(method, self.real_path(path, "nosuchrace"), body)

        self.provoke(404, elsewhere)
        evil = {"Origin": "https://evil.example"}

        def unwelcome(method, path, body):
            if path.endswith("/live"):
                return self.open_live(race, headers=evil)
            return stranger.ask(method, self.real_path(path, race)) if method == "GET" else ann.ask(method, self.real_path(path, race), body, headers=evil)

        self.provoke(403, unwelcome)
        self.provoke(415, lambda method, path, body: ann.ask(method, self.real_path(path, race), body, headers={"Content-Type": "text/plain"}))
        self.provoke(413, lambda method, path, body: ann.ask(method, self.real_path(path, race), raw_body=b" " * (1_100_000 if path.endswith("/results") else 400_000)))

        def nonsense(method, path, body):
            if body is None:
                return ann.ask(method, self.real_path(path, race) + "?state=x")
            return ann.ask(method, self.real_path(path, race), raw_body=b'{"a": ')

        self.provoke(400, nonsense)

    def test_6_what_the_file_does_not_know_the_server_does_not_either(self):
        ann = self.new("Ann")
        race = ann.create()["race"]["id"]
        probes = [(method, path) for path in SPEC.document["paths"] for method in ("GET", "POST", "PUT", "PATCH", "DELETE")
                  if (method, path) not in SPEC.operations]
        for path in ("/api", "/api/", "/api/people", "/api/persons/1", "/api/admin", "/api/config", "/api/debug", "/api/races/{id}/secret",
                     "/api/races/{id}/state", "/api/races/{id}/ledger", "/api/races/{id}/seats", "/api/races/{id}/seats/x", "/api/races/{id}/seats/-1",
                     "/api/races/{id}/seats/99", "/api/races/{id}/kick", "/api/races/{id}/", "/api/me/", "/api/me/settings", "/api/sessions/1",
                     "/api/shutdown", "/api/openapi", "/api/Races", "/metrics/x", "/health"):
            probes += [("GET", path), ("POST", path)]
        plain = Client(self.server, token=ann.token)
        for method, path in probes:
            if SPEC.find(method, self.real_path(path, race)) and "seats" not in path:
                continue
            with self.subTest(f"{method} {path}"):
                status, _, content = plain.ask(method, self.real_path(path, race), {} if method in ("POST", "PUT", "PATCH") else None)
                self.assertIn(status, (404, 405) if "seats" not in path else (400, 404, 405), content[:200])
                self.assertEqual(SPEC.complaints(SPEC.schema("Error"), json.loads(content)), [])

    def test_7_nothing_was_left_out(self):
        left_out = []
        for operation in SPEC.operations.values():
            for status in operation["responses"]:
                answer = operation["operationId"], int(status)
                if answer[1] not in ELSEWHERE and answer not in NOT_HERE and answer not in CheckedClient.seen:
                    left_out.append(answer)
        self.assertEqual(left_out, [])


if __name__ == "__main__":
    unittest.main(warnings="ignore")
