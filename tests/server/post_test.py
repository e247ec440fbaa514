#!/usr/bin/env python3
""""Your move" by e-mail and web hook: off by default, once a turn, naming race and game, with a link. Against sinks on this machine."""
import email
import http.server
import json
import os
import socketserver
import threading
import time
import unittest

from chicane_client import Refused, Server, wait_until

SERVE_FOR_TESTS = os.environ["SERVE_FOR_TESTS"]
QUIET_SECONDS = 0.6  # So long nothing more comes.


class MailSink(socketserver.StreamRequestHandler):
    """Speaks enough SMTP to take a letter."""

    def handle(self):
        self.say("220 sink")
        while line := self.rfile.readline().decode().strip():
            verb = line.split(":")[0].upper()
            if verb == "DATA":
                self.say("354 go on")
                letter = b""
                while (row := self.rfile.readline()) != b".\r\n":
                    letter += row
                self.server.letters.append(email.message_from_bytes(letter))
                self.say("250 taken")
            elif verb == "QUIT":
                self.say("221 bye")
                return
            else:
                if verb == "RCPT TO":
                    self.server.recipients.append(line.split(":")[1].strip(" <>"))
                self.say("250 fine")

    def say(self, text):
        self.wfile.write(text.encode() + b"\r\n")


class HookSink(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        self.server.calls.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_):
        pass


class YourMove(unittest.TestCase):
    def setUp(self):
        self.mail = socketserver.ThreadingTCPServer(("127.0.0.1", 0), MailSink)
        self.mail.letters, self.mail.recipients = [], []
        self.hooks = http.server.ThreadingHTTPServer(("127.0.0.1", 0), HookSink)
        self.hooks.calls = []
        for sink in (self.mail, self.hooks):
            sink.daemon_threads = True
            threading.Thread(target=sink.serve_forever, daemon=True).start()
            self.addCleanup(sink.server_close)
            self.addCleanup(sink.shutdown)
        self.server = Server("--smtp", f"smtp://127.0.0.1:{self.mail.server_address[1]}", "--mail-from", "race@example.org", "--hooks",
                             "--public-url", "https://race.example", command=[SERVE_FOR_TESTS])
        self.server.__enter__()
        self.addCleanup(self.server.__exit__, None, None, None)

    def race(self, client, others=()):
        made = client.post("/api/races", {"rules": "speed-circuit", "laps": 1, "title": "Thursday",
                                          "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot"}, *others]})
        client.post(f"/api/races/{made['race']['id']}/start")
        return made["race"]["id"]

    def decide_until_turn(self, client, race, turn):
        while True:
            now = client.get(f"/api/races/{race}")["race"]
            if now["turn"] >= turn:
                return
            legal = client.get(f"/api/races/{race}/legal")["legal"]
            plots = [one for one in legal if one in ("plot 40", "plot 20")]
            client.post(f"/api/races/{race}/decisions", {"decision": (plots or legal)[0]})

    def came(self, letters, calls):
        wait_until(lambda: len(self.mail.letters) >= letters and len(self.hooks.calls) >= calls, what="the post")
        time.sleep(QUIET_SECONDS)
        self.assertEqual((len(self.mail.letters), len(self.hooks.calls)), (letters, calls))

    def test_is_off_unless_one_wants_it(self):
        ann = self.server.client("Ann")
        ann.patch("/api/me", {"settings": {"mail": "ann@example.org"}})
        self.decide_until_turn(ann, self.race(ann), 1)
        self.came(0, 0)

    def test_comes_once_a_turn_with_race_game_and_link(self):
        ann = self.server.client("Ann")
        hook = f"http://127.0.0.1:{self.hooks.server_address[1]}/move"
        ann.patch("/api/me", {"settings": {"notify": True, "mail": "ann@example.org", "hook": hook}})
        race = self.race(ann)
        self.came(1, 1)
        self.assertEqual(self.mail.recipients, ["ann@example.org"])
        letter = self.mail.letters[0]
        link = f"https://race.example/race/{race}"
        self.assertIn("Thursday", letter["Subject"])
        text = letter.get_payload(decode=True).decode()
        for part in ("Thursday", "Speed Circuit", link):
            self.assertIn(part, text)
        self.assertEqual(self.hooks.calls[0], {"event": "your_move", "race": race, "title": "Thursday", "rules": "speed-circuit", "seat": 0,
                                               "turn": 1, "link": link})
        # A build, a plot, a drive and perhaps payments belong to the first turn: no second letter before the next.
        self.decide_until_turn(ann, race, 1)
        self.came(2, 2)
        self.assertEqual(self.hooks.calls[1]["turn"], 2)

    def test_who_looks_on_needs_no_letter(self):
        ann = self.server.client("Ann")
        ann.patch("/api/me", {"settings": {"notify": True, "mail": "ann@example.org"}})
        race = self.race(ann)
        self.came(1, 0)
        live = ann.live(race)
        live.wait_for("race")
        self.decide_until_turn(ann, race, 1)
        self.came(1, 0)
        live.close()

    def test_what_is_typed_is_looked_at(self):
        ann = self.server.client("Ann")
        for settings in ({"mail": "ann"}, {"mail": "a@b\r\nBcc: c@d"}, {"hook": "ftp://example.org"}, {"hook": "here"}, {"notify": "yes"}, {"fax": "1"}):
            with self.subTest(settings), self.assertRaises(Refused) as refused:
                ann.patch("/api/me", {"settings": settings})
            self.assertEqual(refused.exception.status, 400)

    def test_a_server_that_sends_nothing_says_so(self):
        with Server() as plain, self.assertRaises(Refused) as refused:
            plain.client("Ann").patch("/api/me", {"settings": {"mail": "ann@example.org"}})
        self.assertEqual(refused.exception.code, "bad_value")


if __name__ == "__main__":
    unittest.main()
