#!/usr/bin/env python3
"""What can be tried from outside: other people's seats, guessed secrets, paths, sizes, rates, broken HTTP, JSON and WebSockets, pages of
others, a full disk, a folder that cannot be written. Nothing of it works, ends the server or brings an answer of 500."""
import copy
import json
import os
import random
import resource
import shutil
import signal
import socket
import stat
import subprocess
import tempfile
import threading
import time
import unittest
from urllib.parse import urlsplit

from chicane_client import NO_LIMITS, ROOT, Client, Closed, LiveSocket, Refused, Server, drive, verify_record, wait_until
from schema import Spec

SPEC = Spec()
SEED = int(os.environ.get("CHICANE_FUZZ_SEED", "1"))


def raw(server, data, seconds=5, half_close=False):
    """What the server answers to these bytes until it closes or is silent."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=seconds) as connection:
        answer = b""
        try:
            connection.sendall(data)
            if half_close:
                connection.shutdown(socket.SHUT_WR)
            while not (b"\r\n\r\n" in answer and is_whole(answer)):
                piece = connection.recv(65536)
                if not piece:
                    break
                answer += piece
        except (TimeoutError, ConnectionError):
            pass
        return answer


def is_whole(answer):
    head, _, body = answer.partition(b"\r\n\r\n")
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return len(body) >= int(line.split(b":")[1])
    return False


class AbuseTest(unittest.TestCase):
    flags = NO_LIMITS

    @classmethod
    def setUpClass(cls):
        cls.server = Server(*cls.flags)
        cls.server.__enter__()
        cls.addClassCleanup(cls.server.__exit__, None, None, None)

    def tearDown(self):
        self.assertTrue(self.server.is_alive(), self.server.log_text()[-3000:])

    def guest(self, name):
        client = self.server.client(name)
        self.addCleanup(client.close)
        return client

    def race(self, **others):
        ann = self.guest("Ann")
        made = ann.create(**others)
        ann.seat, ann.invite = made["seat"]["secret"], made["invite"]
        return ann, made["race"]["id"]

    def refused(self, statuses, call, *arguments, **others):
        with self.assertRaises(Refused) as caught:
            call(*arguments, **others)
        self.assertIn(caught.exception.status, statuses if isinstance(statuses, tuple) else (statuses,), str(caught.exception))
        return caught.exception


class OthersThings(AbuseTest):
    def test_nobody_acts_for_another_seat(self):
        ann, race = self.race(seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}])
        bob, eve = self.guest("Bob"), self.guest("Eve")
        bob.take_seat(race, 1, "Bob")
        for one, statuses in ((eve, 403), (self.server.client(), (401, 403)), (bob, 403)):
            self.refused(statuses, one.leave_seat, race, 0)
            self.refused(statuses, one.start, race)
            if one is not bob:
                self.refused(statuses, one.legal, race)
                self.refused(statuses, one.post, f"/api/races/{race}/chat", {"text": "hello"})
                self.refused(statuses, one.post, f"/api/races/{race}/mutes", {"name": "Ann", "is_muted": True, "for": "me"})
        ann.start(race)
        for one, statuses in ((eve, 403), (self.server.client(), (401, 403))):
            self.refused(statuses, one.decide, race, ann.legal(race)[0], 0)
            self.refused(statuses, one.post, f"/api/races/{race}/pause", {"is_wanted": True})
        self.refused(409, eve.take_seat, race, 0, "Eve")
        # The number of a seat in the body or the query changes nothing.
        self.refused(400, bob.post, f"/api/races/{race}/decisions", {"decision": ann.legal(race)[0], "move": 0, "seat": 0})
        before = ann.race(race)["seats"][0]["moves"]
        bob.post(f"/api/races/{race}/decisions", {"decision": bob.legal(race)[0], "move": 0}, seat=0)
        self.assertEqual(ann.race(race)["seats"][0]["moves"], before)

    def test_secrets_are_not_guessed(self):
        ann, race = self.race(is_public=False)
        generator = random.Random(SEED)
        for _ in range(100):
            guess = "".join(generator.choice("0123456789abcdefghijklmnopqrstuvwxyz") for _ in range(len(ann.seat)))
            self.refused((401, 404), Client(self.server, secret=guess).race, race)
        for wrong in ("", " ", ann.seat[:-1], ann.seat + "0", ann.seat.upper() + "x", "*", "%", "' or 1=1 --", "x" * 4000, "\x7f"):
            for kind in ("Seat", "Bearer", "Basic", "seat"):
                status, _, _ = self.server.client().ask("GET", f"/api/races/{race}", headers={"Authorization": f"{kind} {wrong}"})
                self.assertIn(status, (400, 401, 404), (kind, wrong))
        # Each kind of secret is good for its own use only.
        for header in (f"Bearer {ann.seat}", f"Bearer {ann.invite}", f"Seat {ann.token}", f"Seat {ann.invite}"):
            status, _, _ = self.server.client().ask("GET", f"/api/races/{race}", headers={"Authorization": header})
            self.assertIn(status, (401, 404), header)
        self.refused(404, self.server.client().race, race, invite=ann.seat)
        self.assertEqual(len({self.race()[0].seat for _ in range(20)}), 20)

    def test_answers_hold_no_secrets(self):
        ann, race = self.race()
        ann.start(race)
        bob = self.guest("Bob")
        everything = json.dumps(bob.race(race)).encode()
        for page in ("/happenings", "/record", "/proof", "/board"):
            everything += ann.ask("GET", f"/api/races/{race}{page}")[2]
        everything += self.server.client().ask("GET", "/api/races?limit=200")[2] + self.server.client().ask("GET", "/metrics")[2]
        for secret in (ann.seat, ann.token, ann.invite, ann.person["id"]):
            self.assertFalse(secret.encode() in everything)
        self.assertIsNone(ann.get(f"/api/races/{race}/proof")["secret"])

    def test_names_that_are_words_of_records_or_no_names(self):
        ann = self.guest("Ann")
        for name in ("chance", "turn", "end", "start", "secret", "seal", "salt", "nonce", "fair", "", " ",
                      "a b", "a\nb", "a\x00b", "a" * 100, "<b>", "../x", "=", "\u202egnp", "\ud800"):
            with self.subTest(name):
                error = self.refused(400, ann.create, seats=[{"kind": "human", "name": name}, {"kind": "bot"}])
                self.assertIn(error.code, ("bad_value", "bad_json"))
        self.refused(400, ann.create, seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "name": "Ann"}])
        # Words that begin lines of a record's head only may be names, and the record is none the worse.
        for name, other in (("seat", "board"), ("rules", "options"), ("roll", "for"), ("chicane", "state")):
            race = ann.create(seats=[{"kind": "human", "name": name}, {"kind": "bot", "name": other}])["race"]["id"]
            ann.start(race)
            drive(ann, race)
            verify_record(self, ann.record(race))

    def test_orders_that_are_bombs(self):
        ann = self.guest("Ann")
        seat = {"kind": "human", "name": "Ann"}
        for order in ({"laps": 10**9}, {"laps": 0}, {"laps": -1}, {"laps": 1.5}, {"laps": "1"}, {"options": {"laps": "999999"}},
                      {"options": {f"o{i}": "1" for i in range(2000)}}, {"options": {"a b": "c"}}, {"options": {"x": "1 laps=9"}},
                      {"options": {"x=1": "2"}}, {"options": {"min_speed": "20\nseat Eve"}}, {"options": {"min_speed": ["20"]}}, {"options": []},
                      {"seats": [seat] + [{"kind": "bot"}] * 500}, {"seats": []}, {"seats": [seat, seat]}, {"seats": [seat, {"kind": "king"}]},
                      {"seats": [seat, {"kind": "bot", "driver": "../rookie"}]}, {"title": "x" * 5000}, {"title": "a\nb"}, {"title": 5},
                      {"circuit": "/etc/passwd"}, {"circuit": "../../../etc/passwd"}, {"circuit": "monza\x00.board"}, {"circuit": "x" * 3000},
                      {"rules": "chess"}, {"rules": ""}, {"rules": None}, {"is_public": "yes"}, {"pace": 5}, {"pace": {"seconds": -1}},
                      {"pace": {"seconds": 10**12}}, {"pace": {"missed": "explode"}}, {"surprise": 1}, {"ü" * 60: 1}, {"a" + "ü" * 60: 1},
                      {"seats": [{**seat, "nonce": "x"}, {"kind": "bot"}]}):
            body = {"rules": "speed-circuit", "seats": [seat, {"kind": "bot"}], "laps": 1, **order}
            with self.subTest(str(order)[:80]):
                error = self.refused(400, ann.post, "/api/races", body)
                self.assertEqual(error.code, "bad_value")
                self.assertNotIn("root:", error.what)
        for rules in ("grand-prix-basic", "grand-prix-advanced"):
            self.refused(400, ann.create, rules, options={"automatic": "999999"})
        # What is nothing counts as not said.
        ann.post("/api/races", {"rules": "speed-circuit", "seats": [{**seat, "nonce": None}, {"kind": "bot", "driver": None}], "laps": None, "pace": None})

    def test_a_board_is_never_read_from_the_file_system(self):
        ann = self.guest("Ann")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "mine.board")
            shutil.copy(os.path.join(ROOT, "data", "boards", "speed-circuit", os.listdir(os.path.join(ROOT, "data", "boards", "speed-circuit"))[0]), path)
            for circuit in (path, os.path.relpath(path), f"file://{path}"):
                self.refused(400, ann.create, circuit=circuit)

    def test_chat_is_bounded_and_plain(self):
        ann, race = self.race()
        for text in ("", "x" * 501, "a\x00b", "a\x1b[31m", "\x07", 5, None, ["x"], {"a": 1}, "\ud800"):
            with self.subTest(repr(text)[:30]):
                self.refused(400, ann.post, f"/api/races/{race}/chat", {"text": text})
        ann.post(f"/api/races/{race}/chat", {"text": "ü" * 250})
        ann.post(f"/api/races/{race}/chat", {"text": "<script>alert(1)</script>"})
        status, headers, content = ann.ask("GET", f"/api/races/{race}/happenings")
        self.assertEqual((status, headers.get_content_type(), headers["X-Content-Type-Options"]), (200, "application/json", "nosniff"))
        self.assertEqual(len(json.loads(content)["chat"]), 2)


class Pages(AbuseTest):
    """Browsers on pages of others."""

    def ask(self, headers, path="/api/guests", method="POST", body=b'{"name": "Ann"}', **others):
        status, got, content = Client(self.server, **others).ask(method, path, raw_body=body, headers=headers)
        return status, got, json.loads(content) if content else None

    def test_requests_of_other_pages_are_refused(self):
        own = f"http://127.0.0.1:{self.server.port}"
        for origin in ("https://evil.example", "null", f"https://127.0.0.1:{self.server.port}", f"http://127.0.0.1:{self.server.port + 1}",
                       own + ".evil.example", "http://localhost.evil.example", own + "@evil.example", "", " "):
            with self.subTest(origin):
                status, _, answer = self.ask({"Origin": origin})
                if origin.strip() == "" and status == 201:
                    continue
                self.assertEqual((status, answer["error"]["code"]), (403, "wrong_origin"))
        self.assertEqual(self.ask({"Origin": own})[0], 201)
        self.assertEqual(self.ask({"Sec-Fetch-Site": "cross-site"})[0], 403)
        for good in ("same-origin", "none"):
            self.assertEqual(self.ask({"Sec-Fetch-Site": good})[0], 201)

    def test_a_websocket_of_another_page_is_refused(self):
        ann, race = self.race()
        with self.assertRaises(Refused) as caught:
            LiveSocket(self.server.address, f"/api/races/{race}/live", headers={"Origin": "https://evil.example"})
        self.assertEqual((caught.exception.status, caught.exception.code), (403, "wrong_origin"))
        LiveSocket(self.server.address, f"/api/races/{race}/live", headers={"Origin": f"http://127.0.0.1:{self.server.port}"}).close()

    def test_forms_cannot_send(self):
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/json-patch+json", "json", ""):
            with self.subTest(kind):
                self.assertEqual(self.ask({"Content-Type": kind})[0], 415)
        self.assertEqual(self.ask({"Content-Type": "application/json; charset=utf-8"})[0], 201)
        self.assertEqual(self.ask({"Content-Type": "APPLICATION/JSON"})[0], 201)

    def test_what_is_read_changes_nothing(self):
        ann, race = self.race()
        before = ann.race(race)
        for path in ("start", "decisions", "pause", "chat", "mutes", "seats/0"):
            status, _, _ = ann.ask("GET", f"/api/races/{race}/{path}?is_wanted=true&text=x&decision=x")
            self.assertIn(status, (404, 405))
        # Nor is a method what a header says.
        ann.ask("GET", f"/api/races/{race}/start", headers={"X-HTTP-Method-Override": "POST"})
        self.assertEqual(ann.race(race), before)

    def test_the_cookie_is_kept_from_scripts_and_other_sites(self):
        _, headers, answer = self.ask({})
        cookie = headers["Set-Cookie"]
        parts = [part.strip().lower() for part in cookie.split(";")]
        self.assertTrue(cookie.startswith("chicane_session=" + answer["token"]))
        for wanted in ("httponly", "samesite=lax", "path=/"):
            self.assertIn(wanted, parts)
        self.assertFalse([part for part in parts if part.startswith("domain")])
        status, _, content = Client(self.server).ask("GET", "/api/me", headers={"Cookie": f"a=b; chicane_session={answer['token']}; c=d"})
        self.assertEqual(status, 200, content)

    def test_a_session_is_never_chosen_by_the_one_who_asks(self):
        chosen = "0123456789abcdef" * 2
        cookie = {"Cookie": f"chicane_session={chosen}"}
        _, headers, answer = self.ask(cookie)
        self.assertNotEqual(answer["token"], chosen)
        self.assertNotIn(chosen, headers["Set-Cookie"])
        self.assertEqual(Client(self.server, token=chosen).ask("GET", "/api/me")[0], 401)
        # Who logs in gets a session of its own, whatever session was there before.
        account = self.guest("Ann")
        account.make_account("Fixated", "three red cars by the sea")
        visitor = self.guest("Ann")
        before = visitor.token
        visitor.log_in("Fixated", "three red cars by the sea")
        self.assertNotEqual(visitor.token, before)
        self.assertNotEqual(Client(self.server, token=before).ask("GET", "/api/me")[2], visitor.ask("GET", "/api/me")[2])
        visitor.delete("/api/sessions/current")
        self.assertEqual(Client(self.server, token=visitor.token).ask("GET", "/api/me")[0], 401)

    def test_security_headers_are_on_every_answer(self):
        for path in ("/", "/api/rules", "/api/me", "/nothing", "/api/races/nothing"):
            with self.subTest(path):
                _, headers, _ = self.server.client().ask("GET", path)
                self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
                self.assertIn("frame-ancestors 'none'", headers["Content-Security-Policy"])
                self.assertIn(headers["Referrer-Policy"], ("no-referrer", "same-origin"))
                self.assertNotIn("Access-Control-Allow-Origin", headers)
                if path.startswith("/api/me"):
                    self.assertIn("no-store", headers["Cache-Control"])


class Bytes(AbuseTest):
    """What no browser sends."""

    def test_paths_do_not_leave_the_site(self):
        for path in ("/../../../etc/passwd", "/..%2f..%2f..%2fetc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/....//....//etc/passwd", "//etc/passwd",
                     "/etc/passwd", "/assets/../../etc/passwd", "/assets/..\\..\\etc\\passwd", "/%00/etc/passwd", "/index.html%00.png",
                     "/races.sqlite", "/data/races.sqlite", "/../data/races.sqlite", "/.git/config", "/%c0%ae%c0%ae/etc/passwd", "/file:///etc/passwd",
                     "/~root/.bashrc", "/proc/self/environ", "/%252e%252e/%252e%252e/etc/passwd", "http://127.0.0.1/etc/passwd", "/./././etc/passwd"):
            with self.subTest(path):
                answer = raw(self.server, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
                for leak in (b"root:", b"SQLite format", b"[core]", b"PATH="):
                    self.assertNotIn(leak, answer)
                self.assertNotRegex(answer, rb"^HTTP/1.1 5")

    def test_broken_http(self):
        post = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        for data in (b"\r\n\r\n", b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET  /  HTTP/1.1\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00",
                     b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 5000 + b"\r\n", b"GET /" + b"a" * 100000 + b" HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 100000 + b"\r\n\r\n", b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
                     b"GET / HTTP/1.1\r\nHost: x\r\n folded: y\r\n\r\n", b"GET / HTTP/1.1\r\nHo\x00st: x\r\n\r\n",
                     post + b"Content-Length: -1\r\n\r\n", post + b"Content-Length: 99999999999999999999999\r\n\r\n", post + b"Content-Length: 1e3\r\n\r\n",
                     post + b"Content-Length: 5\r\nContent-Length: 6\r\n\r\n{}   ", post + b"Content-Length: 5000000000\r\n\r\n{}",
                     post + b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", post + b"Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
                     post + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n", post + b"Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
                     b"TRACE / HTTP/1.1\r\nHost: x\r\n\r\n", b"CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n", b"OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n",
                     b"HEAD / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", post + b"Expect: 100-continue\r\nContent-Length: 15\r\n\r\n"):
            with self.subTest(data[:60]):
                answer = raw(self.server, data, seconds=2, half_close=True)
                self.assertNotRegex(answer, rb"^HTTP/1.1 5(?!01|05)")
                self.assertNotRegex(answer, rb"^HTTP/1.1 201")
        self.assertEqual(self.server.client().get("/api/health"), {"status": "fine"})

    def test_large_things_are_refused_with_their_own_status(self):
        post = b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        self.assertRegex(raw(self.server, post + b"Content-Length: 5000000000\r\n\r\n"), rb"^HTTP/1.1 413")
        self.assertRegex(raw(self.server, post + b"Content-Length: 100000\r\n\r\n" + b" " * 100000), rb"^HTTP/1.1 413")
        self.assertRegex(raw(self.server, post + b"Transfer-Encoding: chunked\r\n\r\n" + (b"4000\r\n" + b" " * 0x4000 + b"\r\n") * 8), rb"^HTTP/1.1 (413|411)")
        self.assertRegex(raw(self.server, b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20000 + b"\r\n\r\n"), rb"^HTTP/1.1 431")

    def test_slow_ones_do_not_hinder_others(self):
        parts = urlsplit(self.server.address)
        slow = [socket.create_connection((parts.hostname, parts.port)) for _ in range(100)]
        for number, connection in enumerate(slow):
            connection.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\n" if number % 2 else b"G")
        start = time.monotonic()
        self.server.client("Quick").get("/api/me")
        self.assertLess(time.monotonic() - start, 3)
        for connection in slow:
            connection.close()

    def test_slow_ones_are_not_waited_for_for_ever(self):
        parts = urlsplit(self.server.address)
        with socket.create_connection((parts.hostname, parts.port), timeout=40) as connection:
            connection.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
            start = time.monotonic()

            def drip():
                try:
                    for _ in range(60):
                        time.sleep(0.5)
                        connection.send(b" ")
                except OSError:
                    pass

            threading.Thread(target=drip, daemon=True).start()
            try:
                while connection.recv(1000):
                    pass
            except ConnectionError:
                pass
            self.assertLess(time.monotonic() - start, 25)

    def test_odd_json(self):
        ann, race = self.race()
        deep = b'{"name": ' + b"[" * 20000 + b"]" * 20000 + b"}"
        for body, is_bad in ((b"", True), (b"null", True), (b"[]", True), (b'"x"', True), (b"{", True), (deep, True), (b'{"name": NaN}', True),
                             (b'{"name": Infinity}', True), (b'{"name": "\xff\xfe"}', True), (b'{"name": "\\ud800"}', True), (b'{"name": "Ann"} x', True),
                             (b'\xef\xbb\xbf{"name": "Ann"}', True), (b"{'name': 'Ann'}", True), (b'{"name": "Ann",}', True), (b'{"name": 1e999}', True),
                             (b'{"name": "A' + b"n" * 60000 + b'"}', True), (b'{"name": "Ann", "name": "Eve"}', None), (b'{"name": "\\u0041nn"}', False),
                             (b'{"name": 18446744073709551616}', True), (b'/* c */{"name": "Ann"}', True), (b'{"name": "Ann"}' + b" " * 60000, False)):
            with self.subTest(body[:50]):
                status, _, content = self.server.client().ask("POST", "/api/guests", raw_body=body)
                if is_bad is None:
                    self.assertIn(status, (201, 400))
                else:
                    self.assertEqual(status, 400 if is_bad else 201, content[:200])
                if status == 400:
                    self.assertEqual(SPEC.complaints(SPEC.schema("Error"), json.loads(content)), [])
        for move in (1e300, -1, 1.5, "0", 2**63, 2**64, True, []):
            with self.subTest(move):
                self.refused(400, ann.post, f"/api/races/{race}/decisions", {"decision": "plot 20", "move": move})

    BODIES = {"/api/guests": {"name": "Ann"}, "/api/accounts": {"name": "A", "pass_phrase": "x"}, "/api/sessions": {"name": "A", "pass_phrase": "x"},
              "/api/races": {"rules": "speed-circuit", "laps": 1, "options": {"min_speed": "20"}, "title": "t", "is_public": True,
                             "seats": [{"kind": "human", "name": "Ann", "nonce": "0" * 32}, {"kind": "bot", "driver": "rookie"}],
                             "pace": {"seconds": 100, "warning": 10, "missed": "keep", "is_reaction": False}},
              "/seats/1": {"name": "Bob", "nonce": "0" * 32}, "/start": {"fill": "rookie"}, "/decisions": {"decision": "plot 20", "move": 0},
              "/pause": {"is_wanted": True}, "/chat": {"text": "hello"}, "/mutes": {"name": "Ann", "is_muted": True, "for": "me"},
              "/api/me": {"settings": {"notify": True, "mail": "a@example.org", "hook": "https://example.org/x"}}}
    ODD = [None, True, False, 0, -1, 1, 2**31, 2**53, -2**63, 1.5, 1e308, "", " ", "x" * 2000, "\x00", "\u202e", "'", '"', "../..", "plot 20 slip slip",
           "build 1/1/1/1/1", [], {}, [[]], {"": ""}, "💥", "-", "0x10", "plot " + "9" * 400, "drive " + "I1 " * 100, ["a"] * 100]

    def mutated(self, body, generator):
        """As bytes: a value replaced, left out or added; or the text itself broken."""
        body = copy.deepcopy(body)
        places = []

        def walk(at):
            for key in at if isinstance(at, dict) else range(len(at)):
                places.append((at, key))
                if isinstance(at[key], (dict, list)):
                    walk(at[key])

        walk(body)
        for _ in range(generator.randint(1, 2)):
            at, key = generator.choice(places)
            how = generator.randrange(4)
            if how == 0 and isinstance(at, dict):
                at.pop(key, None)
            elif how == 1 and isinstance(at, dict):
                at[generator.choice(["x", "seat", "__proto__", "", "name"])] = generator.choice(self.ODD)
            elif isinstance(at, list) or key in at:
                at[key] = generator.choice(self.ODD)
        data = bytearray(json.dumps(body, ensure_ascii=generator.random() < 0.5).encode())
        if generator.random() < 0.3:
            for _ in range(generator.randint(1, 4)):
                at = generator.randrange(len(data))
                how = generator.randrange(3)
                if how == 0:
                    data[at] = generator.randrange(256)
                elif how == 1:
                    del data[at:at + generator.randint(1, 8)]
                    data = data or bytearray(b" ")
                else:
                    data[at:at] = bytes(generator.choice([b"{", b"[", b'"', b"\\u", b",", b"\x00", b"\xed\xa0\x80", b"1e9", b"null"]))
        return bytes(data)

    def test_mutated_bodies_never_break_the_server(self):
        generator = random.Random(SEED)
        print(f"CHICANE_FUZZ_SEED={SEED}")
        ann, race = self.race(seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot"}])
        self.guest("Bob").take_seat(race, 1, "Bob")
        ann.start(race)
        for path, body in self.BODIES.items():
            full = path if path.startswith("/api") else f"/api/races/{race}{path}"
            method = "PATCH" if path == "/api/me" else "POST"
            # A pass phrase costs time by design.
            for number in range(12 if path in ("/api/accounts", "/api/sessions") else 40):
                data = self.mutated(body, generator)
                status, _, content = ann.ask(method, full, raw_body=data)
                self.assertLess(status, 500, f"seed {SEED}: {method} {full} {data!r}: {content[:300]}")
                if status >= 400:
                    self.assertEqual(SPEC.complaints(SPEC.schema("Error"), json.loads(content)), [], data)
        with ann.live(race) as live:
            for number in range(120):
                command = generator.choice([{"do": "decide", "re": 1, "decision": "plot 20", "move": 0}, {"do": "legal", "re": 2},
                                            {"do": "chat", "re": 3, "text": "x"}, {"do": "pause", "re": 4, "is_wanted": False}])
                live.send_frame(live.TEXT, self.mutated(command, generator).decode("utf-8", "replace").encode())
            self.assertTrue(live.answer(do="legal", re=987654)["re"] == 987654)
        self.assertEqual(self.server.client().get("/api/health"), {"status": "fine"})


class Sockets(AbuseTest):
    """WebSockets that break the rules are closed with the code that says why."""

    def closed_by(self, *frames):
        ann, race = self.race()
        live = ann.live(race)
        live.wait_for("race")
        try:
            for opcode, payload, options in frames:
                live.send_frame(opcode, payload, **options)
        except OSError:
            pass
        with self.assertRaises((Closed, OSError)) as closed:
            while True:
                live.receive(5)
        self.assertNotIsInstance(closed.exception, TimeoutError)
        live.socket.close()
        return getattr(closed.exception, "code", 1006)

    def test_broken_frames(self):
        for name, codes, *frames in (("too large", (1009,), (1, b" " * 40000, {})),
                                     ("not masked", (1002,), (1, b"{}", {"is_masked": False})),
                                     ("no text", (1007,), (1, b"\xff\xfe", {})),
                                     ("unknown opcode", (1002,), (5, b"x", {})),
                                     ("reserved bits", (1002,), (0x41, b"x", {})),
                                     ("a long ping", (1002,), (9, b"x" * 126, {})),
                                     ("a ping in pieces", (1002,), (9, b"x", {"is_last": False})),
                                     ("a piece of nothing", (1002,), (0, b"x", {})),
                                     ("pieces without end", (1008, 1009), *((int(i == 0), b" " * 1000, {"is_last": False}) for i in range(100))),
                                     ("a close of one byte", (1002, 1000), (8, b"x", {}))):
            with self.subTest(name):
                self.assertIn(self.closed_by(*frames), (*codes, 1006))

    def test_messages_that_mean_nothing_are_answered(self):
        ann, race = self.race()
        with ann.live(race) as live:
            live.wait_for("race")
            for text in ("", "x", "[]", "null", "{}", '{"do": "dance", "re": 1}', '{"do": 5, "re": 1}', '{"re": 1}', '{"do": "decide", "re": "x"}',
                         '{"do": "decide", "re": 1}', '{"do": "chat", "re": 1, "text": ""}', "[" * 5000, '{"do": "pause", "re": 1, "is_wanted": 5}'):
                with self.subTest(text[:40]):
                    live.send_text(text)
                    answer = live.wait_for("error")
                    self.assertEqual(SPEC.complaints(SPEC.schema("Message"), answer), [])
            live.send_frame(live.BINARY, b"{}")
            with self.assertRaises(Closed) as closed:
                live.receive()
            self.assertEqual(closed.exception.code, 1003)

    def test_a_wrong_handshake_is_refused(self):
        _, race = self.race()
        path = f"/api/races/{race}/live"
        for head in (f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n", f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
                     f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 7\r\nSec-WebSocket-Key: x\r\n\r\n",
                     f"POST {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nContent-Length: 0\r\n\r\n",
                     "GET /api/rules HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"):
            with self.subTest(head[:200]):
                self.assertRegex(raw(self.server, head.encode(), seconds=3), rb"^HTTP/1.1 (200|4\d\d)")


class Rates(AbuseTest):
    """The limits as they are if nobody raises them."""

    @classmethod
    def setUpClass(cls):
        pass

    def setUp(self):
        self.server = Server()
        self.server.__enter__()
        self.addCleanup(self.server.__exit__, None, None, None)

    def test_one_who_asks_too_fast_is_told_when_to_come_back(self):
        client = self.server.client()
        for number in range(2000):
            status, headers, content = client.ask("GET", "/api/rules")
            if status != 200:
                break
        self.assertEqual(status, 429)
        self.assertGreater(number, 50)
        self.assertEqual(json.loads(content)["error"]["code"], "too_fast")
        self.assertGreater(int(headers["Retry-After"]), 0)
        wait_until(lambda: client.ask("GET", "/api/rules")[0] == 200, 10, "the right to ask again")

    def test_a_flood_of_messages_is_stopped(self):
        ann, race = self.race()
        live = ann.live(race)
        try:
            for _ in range(3000):
                live.send(do="legal")
        except OSError:
            pass
        with self.assertRaises((Closed, OSError)) as closed:
            while True:
                live.receive(5)
        if isinstance(closed.exception, Closed):
            self.assertIn(closed.exception.code, (1008, 1006))
        time.sleep(1)
        self.assertEqual(ann.race(race)["id"], race)

    def test_nobody_makes_races_without_end(self):
        ann = self.guest("Ann")
        for made in range(10000):
            try:
                ann.create()
            except Refused as refused:
                self.assertEqual(refused.status, 429)
                if refused.code == "too_many":
                    break
                time.sleep(1)
        else:
            self.fail("10 000 races by one guest")
        self.assertLess(made, 300)

    def test_nobody_makes_guests_without_end(self):
        client = self.server.client()
        statuses = [client.ask("POST", "/api/guests", {"name": "Ann"})[0] for _ in range(100)]
        self.assertEqual(set(statuses), {201, 429})

    def test_too_many_connections_of_one_address(self):
        parts = urlsplit(self.server.address)
        open_ones = []
        try:
            for _ in range(600):
                open_ones.append(socket.create_connection((parts.hostname, parts.port), timeout=5))
            time.sleep(0.5)
            refused = 0
            for one in open_ones:
                one.settimeout(0.001)
                try:
                    answer = one.recv(1000)
                    refused += answer == b"" or b" 429 " in answer
                except TimeoutError:
                    pass
                except ConnectionError:
                    refused += 1
            self.assertGreater(refused, 200)
        finally:
            for one in open_ones:
                one.close()
        wait_until(lambda: self.answers(), 10, "an answer after the storm")

    def answers(self):
        try:
            return self.server.client().ask("GET", "/api/health")[0] == 200
        except OSError:
            return False


class CannotWrite(unittest.TestCase):
    def ignore_signal(self):
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)

    def check_reads_only(self, server, ann, race):
        """Reading goes on, writing is refused, and health says why."""
        for body, path in (({"text": "hello"}, f"/api/races/{race}/chat"), ({"decision": ann.legal(race)[0], "move": 0}, f"/api/races/{race}/decisions"),
                           ({"is_wanted": True}, f"/api/races/{race}/pause"), ({"name": "Bob"}, "/api/guests"),
                           ({"rules": "speed-circuit", "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot"}]}, "/api/races")):
            status, _, content = ann.ask("POST", path, body)
            self.assertEqual((status, json.loads(content)["error"]["code"]), (503, "cannot_write"), path)
        with ann.live(race) as live:
            before = live.wait_for("race")["race"]
            answer = live.answer(do="decide", decision=ann.legal(race)[0], move=0)
            self.assertEqual((answer["type"], answer["error"]["code"]), ("error", "cannot_write"))
        self.assertEqual(ann.race(race), before, "what could not be written did not happen")
        for page in ("", "/happenings", "/record", "/board", "/legal"):
            self.assertEqual(ann.ask("GET", f"/api/races/{race}{page}")[0], 200)
        self.assertEqual(ann.ask("GET", "/api/races")[0], 200)
        status, _, content = ann.ask("GET", "/api/health")
        self.assertEqual(status, 503)
        self.assertEqual(SPEC.complaints(SPEC.schema("Ill"), json.loads(content)), [])
        return json.loads(content)["what"]

    def test_a_full_disk(self):
        with Server(*NO_LIMITS, preexec=self.ignore_signal) as server:
            ann = server.client("Ann")
            race = ann.create()["race"]["id"]
            ann.start(race)
            pid = server.process.pid
            _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, hard))
            print("full:", self.check_reads_only(server, ann, race))
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
            wait_until(lambda: ann.ask("POST", f"/api/races/{race}/chat", {"text": "there is room again"})[0] == 200, 10, "room on the disk")
            self.assertFalse(ann.decide(race, ann.legal(race)[0], 0)["is_repeat"])
            wait_until(lambda: ann.ask("GET", "/api/health")[0] == 200, 10, "health")
            said = [line["text"] for line in ann.get(f"/api/races/{race}/happenings")["chat"]]
            self.assertEqual(set(said), {"there is room again"})
            server.restart()
            self.assertEqual(ann.race(race)["seats"][0]["moves"], 1)

    def test_a_folder_that_cannot_be_written(self):
        # Permissions do not bind the administrator, who therefore runs the server as somebody else.
        is_root = os.geteuid() == 0

        def become_nobody():
            if is_root:
                os.setgroups([])
                os.setgid(65534)
                os.setuid(65534)

        folder = tempfile.mkdtemp(prefix="chicane-")
        data = os.path.join(folder, "data")
        try:
            os.mkdir(data)
            if is_root:
                os.chmod(folder, 0o755)
                os.chown(data, 65534, 65534)
            with Server(*NO_LIMITS, data=data, preexec=become_nobody) as server:
                ann = server.client("Ann")
                race = ann.create()["race"]["id"]
                ann.start(race)
                server.terminate()
                for name in os.listdir(data):
                    os.chmod(os.path.join(data, name), stat.S_IRUSR)
                os.chmod(data, stat.S_IRUSR | stat.S_IXUSR)
                server.start(server.port)
                print("read-only:", self.check_reads_only(server, ann, race))
                server.terminate()
                os.chmod(data, 0o700)
                for name in os.listdir(data):
                    os.chmod(os.path.join(data, name), 0o600)
                server.start(server.port)
                self.assertFalse(ann.decide(race, ann.legal(race)[0], 0)["is_repeat"])
        finally:
            os.chmod(data, 0o700)
            shutil.rmtree(folder)

    def test_a_folder_that_cannot_be_made_is_said_at_the_start(self):
        run = subprocess.run([os.environ["CHICANE"], "serve", "--port", "0", "--data", "/proc/no/such/folder"], capture_output=True, text=True, timeout=20)
        self.assertNotEqual(run.returncode, 0)
        self.assertEqual(len(run.stderr.strip().split("\n")), 1, run.stderr)
        self.assertIn("/proc/no/such/folder", run.stderr)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
