#!/usr/bin/env python3
"""Whole races over real sockets: people by script, bots, a spectator; clocks, pauses, chat, seats that change hands, accounts, lists."""
import json
import os
import random
import re
import time
import unittest

from chicane_client import (NO_LIMITS, SHORT_RACES, Client, Closed, Refused, Server, Watcher, drive, in_parallel, missing_from, own_seat,
                            verify_record, wait_until)

# Under sanitizers everything takes ten times as long.
PATIENCE = 240 if "dev" in os.environ.get("CHICANE", "").split(os.sep) else 60


def drive_live(live, seed, seconds=PATIENCE, until=None):
    """Drives a seat over its WebSocket until the race is over. The race as it is then, and what was acknowledged."""
    generator = random.Random(seed)
    race, asked, taken = None, None, []
    end = time.monotonic() + seconds
    while True:
        message = live.receive(max(0.1, end - time.monotonic()))
        kind = message["type"]
        if kind in ("race", "update"):
            race = message["race"]
            if race["state"] == "over" or (until and until(race)):
                return race, taken
        elif kind == "legal" and asked == message["re"]:
            asked = None
            if message["legal"]:
                decision = generator.choice(message["legal"])
                asked = live.send(do="decide", decision=decision, move=own_seat(race)["moves"])
                taken.append((own_seat(race)["moves"], decision))
        elif kind == "ack" and asked == message["re"]:
            asked = None
        elif kind == "error" and asked == message["re"]:
            asked = None
            taken.pop()
            if message["error"]["code"] not in ("stale", "not_awaited"):
                raise AssertionError(f"{message['error']} in race {race['id']}")
        if asked is None and race["state"] == "running" and own_seat(race)["is_awaited"]:
            if not taken or taken[-1][0] < own_seat(race)["moves"]:
                asked = live.send(do="legal")


class ServerTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server(*NO_LIMITS)
        cls.server.__enter__()
        cls.addClassCleanup(cls.server.__exit__, None, None, None)

    def tearDown(self):
        self.assertTrue(self.server.is_alive(), self.server.log_text()[-2000:])

    def guest(self, name):
        client = self.server.client(name)
        self.addCleanup(client.close)
        return client

    def refused(self, status, code, call, *arguments, **others):
        with self.assertRaises(Refused) as caught:
            call(*arguments, **others)
        self.assertEqual((caught.exception.status, caught.exception.code), (status, code), str(caught.exception))
        return caught.exception

    def race_of_two(self, rules="speed-circuit", start=True, **others):
        """Ann and Bob, each with a seat, and the race's id."""
        ann, bob = self.guest("Ann"), self.guest("Bob")
        made = ann.create(rules, seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}], **others)
        race = made["race"]["id"]
        taken = bob.take_seat(race, 1, "Bob", invite=made["invite"])
        ann.seat, bob.seat = made["seat"]["secret"], taken["seat"]["secret"]
        if start:
            ann.start(race)
        return ann, bob, race


class WholeRaces(ServerTest):
    def race_to_the_end(self, rules):
        ann, bob, watcher = self.guest("Ann"), self.guest("Bob"), self.server.client()
        made = ann.create(rules, seats=[{"kind": "human", "name": "Ann"}, {"kind": "bot", "driver": "rookie", "name": "Valli"}, {"kind": "open"}])
        race = made["race"]["id"]
        secret = bob.take_seat(race, 2, "Bob")["seat"]["secret"]
        spectator = Watcher(watcher.live(race))
        self.addCleanup(spectator.stop)
        # Ann drives over her WebSocket, Bob asks again and again by his seat's secret alone.
        lives = ann.live(race)
        ann.start(race)
        logs = {"Ann": None, "Bob": []}
        bob_elsewhere = Client(self.server, secret=secret)
        (over, logs["Ann"]), _ = in_parallel(lambda: drive_live(lives, 1), lambda: drive(bob_elsewhere, race, 2, seconds=PATIENCE, log=logs["Bob"]))
        self.assertEqual(over["state"], "over")
        self.assertEqual(sorted(one["place"] for one in over["standings"]), list(range(1, len(over["standings"]) + 1)))
        record = watcher.record(race)
        verify_record(self, record)
        # What was acknowledged is in the record, in order.
        for name, log in logs.items():
            self.assertGreater(len(log), 5)
            self.assertEqual([move for move, _ in log], list(range(len(log))))
            self.assertEqual(missing_from(record, name, [decision for _, decision in log]), None)
        spectator.wait_for(lambda m: m.get("race", {}).get("state") == "over", what="the end of the race")
        self.check_stream(spectator.messages, watcher, race)
        self.check_proof(watcher.get(f"/api/races/{race}/proof"), over)

    def check_stream(self, messages, watcher, race):
        """What was told piece by piece is what can be read as a whole."""
        self.assertEqual(messages[0]["type"], "race")
        told = [happening for message in messages for happening in message.get("happenings", [])]
        whole = watcher.get(f"/api/races/{race}/happenings")
        self.assertEqual(told, whole["happenings"])
        self.check_dice([die for message in messages for die in message.get("dice", [])], whole, watcher.record(race))
        seqs = [message["seq"] for message in messages if message["type"] == "update"]
        self.assertEqual(seqs, sorted(set(seqs)), "numbers only rise")
        half = whole["happenings"][len(told) // 2]["seq"]
        later = watcher.get(f"/api/races/{race}/happenings", **{"from": half})["happenings"]
        self.assertEqual(later, [one for one in told if one["seq"] > half])

    def check_dice(self, dice, whole, record):
        """Each die once, in the order of the record; what shuffled the cards is in the record of a race that is over, and nowhere else."""
        self.assertEqual(dice, whole["dice"])
        recorded = re.findall(r"^chance roll (\d+) for (.+)$", record, re.MULTILINE)
        self.assertEqual([(str(die["face"]), die["label"]) for die in dice], [one for one in recorded if "secret-" not in one[1]])
        self.assertGreater(len(dice), 0)

    def check_proof(self, proof, race):
        self.assertEqual(proof["commitment"], race["commitment"])
        self.assertRegex(proof["secret"], "^[0-9a-f]{64}$")

    def test_every_game_is_raced_to_the_end(self):
        for rules in SHORT_RACES:
            with self.subTest(rules):
                self.race_to_the_end(rules)

    def test_all_rule_sets_are_raced_here(self):
        self.assertEqual({entry["id"] for entry in self.server.client().get("/api/rules")["rules"]}, set(SHORT_RACES))


class Answers(ServerTest):
    def test_an_answer_sent_twice_is_taken_once(self):
        ann, _, race = self.race_of_two()
        decision = ann.legal(race)[0]
        first = ann.decide(race, decision, 0)
        self.assertFalse(first["is_repeat"])
        again = ann.decide(race, decision, 0)
        self.assertTrue(again["is_repeat"])
        self.assertEqual(ann.race(race)["seats"][0]["moves"], 1)
        with ann.live(race) as live:
            self.assertTrue(live.answer(do="decide", decision=decision, move=0)["is_repeat"])

    def test_another_answer_to_an_old_question_is_stale(self):
        ann, _, race = self.race_of_two()
        legal = ann.legal(race)
        ann.decide(race, legal[0], 0)
        self.refused(409, "stale", ann.decide, race, legal[1], 0)
        self.refused(409, "stale", ann.decide, race, legal[1], 7)
        self.refused(409, "not_awaited", ann.decide, race, legal[1], 1)
        with ann.live(race) as live:
            answer = live.answer(do="decide", decision=legal[1], move=0)
            self.assertEqual((answer["type"], answer["error"]["code"]), ("error", "stale"))

    def test_a_refusal_names_its_clause(self):
        ann, bob, race = self.race_of_two()
        ann.decide(race, ann.legal(race)[0], 0)
        bob.decide(race, bob.legal(race)[0], 0)
        with self.assertRaises(Refused) as caught:
            ann.decide(race, "plot 200", 1)
        self.assertEqual(caught.exception.status, 409)
        self.assertRegex(caught.exception.clause, r"^SC-\d")
        self.refused(409, "no_decision", ann.decide, race, "hello", 1)
        self.assertEqual(ann.race(race)["seats"][0]["moves"], 1)

    def test_a_sealed_answer_is_changed_until_all_are_in(self):
        ann, bob, race = self.race_of_two()
        first, second, third = ann.legal(race)[:3]
        self.refused(409, "not_sealed", ann.change, race, first, 0)
        ann.decide(race, first, 0)
        self.assertFalse(ann.change(race, second, 0)["is_repeat"])
        self.assertTrue(ann.change(race, second, 0)["is_repeat"])
        self.refused(409, "no_decision", ann.change, race, "hello", 0)
        self.refused(409, "not_sealed", bob.change, race, third, 0)
        with ann.live(race) as live:
            self.assertTrue(live.wait_for("race")["race"]["unsealed_view"])
            answer = live.answer(do="decide", re=3, decision=third, move=0, is_change=True)
            self.assertEqual((answer["type"], answer["is_repeat"]), ("ack", False))
        self.assertEqual(bob.race(race)["unsealed_view"], "")
        bob.decide(race, bob.legal(race)[0], 0)
        late = self.refused(409, "too_late", ann.change, race, first, 0)
        self.assertEqual(late.what, f"that answer can no longer be changed: '{third}' stands")
        self.assertTrue(ann.change(race, third, 0)["is_repeat"], "after a lost answer")
        record = ann.record(race)
        self.assertEqual(record.count("\nseal Ann "), 3)
        self.assertEqual(missing_from(record, "Ann", [third]), None)
        self.assertNotEqual(missing_from(record, "Ann", [first]), None)
        in_parallel(lambda: drive(ann, race, 1, seconds=PATIENCE), lambda: drive(bob, race, 2, seconds=PATIENCE))
        verify_record(self, ann.record(race))

    def test_only_the_seat_itself_may_answer(self):
        ann, bob, race = self.race_of_two()
        stranger = self.guest("Eve")
        for one in (stranger, self.server.client()):
            with self.assertRaises(Refused) as caught:
                one.decide(race, ann.legal(race)[0], 0)
            self.assertIn(caught.exception.status, (401, 403))
        watcher = stranger.live(race)
        self.assertEqual(watcher.wait_for("race")["race"]["you"], None)
        answer = watcher.answer(do="decide", decision=ann.legal(race)[0], move=0)
        self.assertEqual((answer["type"], answer["error"]["code"]), ("error", "not_yours"))
        watcher.close()
        self.assertEqual(bob.race(race)["seats"][0]["moves"], 0)


class Clocks(ServerTest):
    def test_a_missed_deadline_keeps_the_speed(self):
        self.check_missed("keep")

    def test_a_missed_deadline_takes_the_first_lawful_decision(self):
        self.check_missed("default")

    def check_missed(self, missed):
        ann, bob, race = self.race_of_two(pace={"seconds": 1, "warning": 0, "missed": missed})
        # Bob answers, Ann does not.
        drive(bob, race, until=lambda now: now["seats"][0]["moves"] >= 2, seconds=PATIENCE)
        now = ann.race(race)
        self.assertFalse(now["seats"][0]["is_away"])
        self.assertEqual(now["seats"][0]["kind"], "human")
        self.assertGreater(now["due"], 0)
        lines = [line for line in ann.record(race).split("\n") if line.startswith("Ann ")]
        self.assertRegex(lines[0], "^Ann build ")
        self.assertRegex(lines[1], "^Ann plot ")
        # She can go on where she is.
        seat = wait_until(lambda: (s := ann.race(race)["seats"][0])["is_awaited"] and s, what="Ann's next question")
        self.assertFalse(ann.decide(race, ann.legal(race)[0], seat["moves"])["is_repeat"])

    def test_a_bot_drives_until_one_is_back(self):
        ann, bob, race = self.race_of_two(pace={"seconds": 1, "missed": "bot"})
        drive(bob, race, until=lambda now: now["seats"][0]["is_away"], seconds=PATIENCE)
        moves = ann.race(race)["seats"][0]["moves"]
        drive(bob, race, until=lambda now: now["turn"] >= 2 and now["seats"][0]["moves"] > moves, seconds=PATIENCE)
        self.assertFalse(ann.post(f"/api/races/{race}/back")["race"]["seats"][0]["is_away"])
        seat = ann.race(race)["seats"][0]
        if seat["is_awaited"]:
            self.assertFalse(ann.decide(race, ann.legal(race)[0], seat["moves"])["is_repeat"])

    def test_a_warning_comes_before_the_deadline(self):
        ann, bob, race = self.race_of_two(pace={"seconds": 3, "warning": 2, "missed": "default"}, start=False)
        with ann.live(race) as live:
            ann.start(race)
            bob.decide(race, bob.legal(race)[0], 0)
            warning = live.wait_for("warning", timeout=PATIENCE)
            self.assertEqual(warning["seats"], [0])
            self.assertEqual(warning["due"], ann.race(race)["due"])
            self.assertAlmostEqual(warning["due"] / 1000 - time.time(), 2, delta=1.5)

    def test_a_race_without_a_deadline_waits(self):
        ann, _, race = self.race_of_two()
        self.assertEqual(ann.race(race)["due"], 0)
        self.refused(400, "bad_value", ann.create, pace={"seconds": 40 * 86400})
        self.refused(400, "bad_value", ann.create, pace={"seconds": 10, "warning": 10})
        self.refused(400, "bad_value", ann.create, "motorchamp", pace={"is_reaction": True})

    def test_ten_seconds_once_plots_are_shown(self):
        ann, bob, race = self.race_of_two(pace={"seconds": 3600, "is_reaction": True})
        for one in (ann, bob):
            one.decide(race, "build 1/1/1/1/1", 0)
        self.assertGreater(ann.race(race)["due"] / 1000 - time.time(), 3000)
        # Within the start speed: no die can stop both cars, and with them the move.
        for one in (ann, bob):
            one.decide(race, "plot 40", 1)
        now = wait_until(lambda: (r := ann.race(race)) and not r["is_hidden_round"] and r, what="the move")
        self.assertLess(now["due"] / 1000 - time.time(), 10.5)


class AtTheTable(ServerTest):
    def pause(self, client, race, is_wanted=True):
        return client.post(f"/api/races/{race}/pause", {"is_wanted": is_wanted})["race"]

    def test_a_pause_needs_all_people(self):
        ann, bob, race = self.race_of_two(pace={"seconds": 600})
        self.assertEqual(self.pause(ann, race)["state"], "running")
        self.assertEqual(ann.race(race)["pause_wanted_by"], ["Ann"])
        paused = self.pause(bob, race)
        self.assertEqual((paused["state"], paused["due"]), ("paused", 0))
        self.refused(409, "paused", ann.decide, race, "build 0/0/0/0/0", 0)
        # It lasts while all want it: nobody can hold the others for ever.
        again = self.pause(ann, race, False)
        self.assertEqual(again["state"], "running")
        self.assertEqual(again["pause_wanted_by"], ["Bob"])
        self.assertGreater(again["due"], 0)
        ann.decide(race, ann.legal(race)[0], 0)

    def test_chat_reaches_all_and_can_be_muted(self):
        ann, bob, race = self.race_of_two()
        spectator = self.server.client().live(race)
        lives = {"Ann": ann.live(race), "Bob": bob.live(race), "spectator": spectator}
        for live in lives.values():
            live.wait_for("race")
        said = ann.post(f"/api/races/{race}/chat", {"text": "Grüße <b>&</b> good luck"})
        for name, live in lives.items():
            with self.subTest(name):
                heard = live.wait_for("chat")
                self.assertEqual((heard["from"], heard["text"], heard["seq"]), ("Ann", "Grüße <b>&</b> good luck", said["seq"]))
        # Bob mutes Ann for himself: the others still hear her.
        bob.post(f"/api/races/{race}/mutes", {"name": "Ann", "is_muted": True, "for": "me"})
        self.assertEqual(lives["Ann"].answer(do="chat", text="second")["type"], "ack")
        self.assertEqual(spectator.wait_for("chat")["text"], "second")
        self.assertEqual([line["text"] for line in bob.get(f"/api/races/{race}/happenings")["chat"]], [])
        with self.assertRaises(TimeoutError):
            lives["Bob"].wait_for("chat", timeout=0.3)
        bob.post(f"/api/races/{race}/mutes", {"name": "Ann", "is_muted": False, "for": "me"})
        self.assertEqual(len(bob.get(f"/api/races/{race}/happenings")["chat"]), 2)
        # Only the host mutes for all.
        self.refused(403, "not_yours", bob.post, f"/api/races/{race}/mutes", {"name": "Ann", "is_muted": True, "for": "all"})
        ann.post(f"/api/races/{race}/mutes", {"name": "Bob", "is_muted": True, "for": "all"})
        self.refused(403, "not_yours", bob.post, f"/api/races/{race}/chat", {"text": "can you hear me?"})
        self.refused(400, "bad_value", ann.post, f"/api/races/{race}/mutes", {"name": "Nobody", "is_muted": True, "for": "me"})
        for live in lives.values():
            live.close()

    def test_a_seat_is_left_and_taken_in_mid_race(self):
        ann, bob, race = self.race_of_two()
        for one in (ann, bob):
            one.decide(race, one.legal(race)[0], 0)
        left = bob.leave_seat(race, 1)["seats"][1]
        self.assertEqual((left["name"], left["is_taken"]), ("Bob", False))
        self.refused(403, "not_yours", bob.decide, race, "plot 20", 1)
        by_secret = Client(self.server, secret=bob.seat)
        with self.assertRaises(Refused) as caught:
            by_secret.decide(race, "plot 20", 1)
        self.assertIn(caught.exception.status, (401, 403), "a secret dies with its seat")
        # A bot drives on.
        drive(ann, race, until=lambda now: now["turn"] >= 1, seconds=PATIENCE)
        self.assertGreater(ann.race(race)["seats"][1]["moves"], 1)
        carl = self.guest("Carl")
        taken = carl.take_seat(race, 1, "Carl")
        self.assertEqual(taken["race"]["seats"][1]["name"], "Bob", "the car keeps its name")
        over, _ = in_parallel(lambda: drive(ann, race, 1, seconds=PATIENCE), lambda: drive(carl, race, 2, seconds=PATIENCE))
        self.assertEqual(over["state"], "over")
        verify_record(self, carl.record(race))

    def test_one_goes_on_where_one_was(self):
        ann, bob, race = self.race_of_two()
        live = ann.live(race)
        first = live.wait_for("race")
        for one in (ann, bob):
            one.decide(race, one.legal(race)[0], 0)
        update = live.wait_for("update")
        live.close()
        drive(bob, race, until=lambda now: now["seats"][1]["moves"] >= 2, seconds=PATIENCE)
        ann.decide(race, ann.legal(race)[0], 1)
        everything = ann.get(f"/api/races/{race}/happenings")["happenings"]
        with ann.live(race, start=update["seq"]) as again:
            rest = again.wait_for("race")
        self.assertEqual(rest["happenings"], [one for one in everything if one["seq"] > update["seq"]])
        self.assertTrue(all(die["seq"] > update["seq"] for die in rest["dice"]), "none is told twice")
        self.assertGreater(rest["race"]["seq"], first["race"]["seq"])
        # From beyond the end there is nothing, and no complaint.
        with ann.live(race, start=10**9) as beyond:
            self.assertEqual(beyond.wait_for("race")["happenings"], [])

    def test_frames_in_pieces_and_pings(self):
        ann, _, race = self.race_of_two()
        with ann.live(race) as live:
            live.wait_for("race")
            live.send_text(json.dumps({"do": "legal", "re": 77}), pieces=5)
            self.assertTrue(live.wait_for("legal", re=77)["legal"])
            self.assertTrue(live.ping(b"x" * 100))
            live.send_frame(live.CLOSE, b"\x03\xe8")
            with self.assertRaises(Closed) as closed:
                while True:
                    live.receive()
            self.assertEqual(closed.exception.code, 1000)

    def test_a_private_race_is_seen_by_those_who_are_invited(self):
        ann, stranger = self.guest("Ann"), self.guest("Eve")
        made = ann.create(seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}], is_public=False, title="Between us")
        race, invite = made["race"]["id"], made["invite"]
        for page in ("", "/happenings", "/board", "/proof", "/legal"):
            self.refused(404, "no_such_race", stranger.get, f"/api/races/{race}{page}")
            self.refused(404, "no_such_race", stranger.get, f"/api/races/{race}{page}", invite="0" * 32)
        self.refused(404, "no_such_race", stranger.record, race)
        self.refused(404, "no_such_race", stranger.live, race)
        self.refused(404, "no_such_race", stranger.take_seat, race, 1, "Eve")
        self.assertEqual(stranger.race(race, invite=invite)["title"], "Between us")
        stranger.live(race, invite=invite).close()
        self.assertNotIn(race, [one["id"] for one in stranger.get("/api/races", limit=200)["races"]])
        stranger.take_seat(race, 1, "Eve", invite=invite)
        # With a seat no invitation is needed, nor any more for those without.
        self.assertEqual(stranger.race(race)["you"], 1)
        self.refused(404, "no_such_race", self.server.client().race, race)
        self.assertNotIn(invite, json.dumps(stranger.race(race)))

    def test_the_secret_of_a_seat_goes_on_elsewhere(self):
        ann, bob, race = self.race_of_two(is_public=False)
        elsewhere = Client(self.server, secret=bob.seat)
        self.assertEqual(elsewhere.race(race)["you"], 1)
        elsewhere.decide(race, elsewhere.legal(race)[0], 0)
        with self.server.client().live(race, secret=bob.seat) as live:
            self.assertEqual(live.wait_for("race")["race"]["you"], 1)
            self.assertEqual(live.answer(do="chat", text="from my phone")["type"], "ack")
        with self.assertRaises(Refused) as caught:
            Client(self.server, secret=ann.seat[:-1] + ("0" if ann.seat[-1] != "0" else "1")).race(race)
        self.assertIn(caught.exception.status, (401, 404))
        # The secret of one race opens no other.
        _, _, other = self.race_of_two(is_public=False)
        with self.assertRaises(Refused) as caught:
            elsewhere.race(other)
        self.assertIn(caught.exception.status, (401, 404))


class People(ServerTest):
    def test_a_guest_becomes_an_account_and_keeps_his_races(self):
        ann = self.guest("Anna")
        race = ann.create(seats=[{"kind": "human", "name": "Anna"}, {"kind": "bot"}])["race"]["id"]
        ann.start(race)
        ann.make_account("Anna", "three red cars by the sea")
        self.assertFalse(ann.person["is_guest"])
        elsewhere = self.server.client()
        elsewhere.log_in("anna", "three red cars by the sea")
        self.assertEqual([one["id"] for one in elsewhere.get("/api/me/races")["races"]], [race])
        self.assertEqual(elsewhere.race(race)["you"], 0)
        elsewhere.decide(race, elsewhere.legal(race)[0], 0)
        self.refused(403, "wrong_pass_phrase", elsewhere.log_in, "Anna", "three red cars by the lake")
        self.refused(403, "wrong_pass_phrase", elsewhere.log_in, "Nobody", "three red cars by the sea")
        self.refused(409, "name_taken", self.guest("Bob").make_account, "ANNA", "a long pass phrase")
        self.refused(400, "bad_value", self.guest("Bob").make_account, "Carla", "short")
        elsewhere.delete("/api/sessions/current")
        self.refused(401, "no_session", elsewhere.get, "/api/me")
        self.assertEqual(ann.get("/api/me")["person"]["name"], "Anna", "the other session goes on")

    def test_who_is_deleted_leaves_the_seats(self):
        ann, bob, race = self.race_of_two()
        bob.make_account("Bobby", "three blue cars by the sea")
        bob.delete("/api/me")
        self.refused(401, "no_session", bob.get, "/api/me")
        self.refused(403, "wrong_pass_phrase", bob.log_in, "Bobby", "three blue cars by the sea")
        seat = wait_until(lambda: (s := ann.race(race)["seats"][1]) and not s["is_taken"] and s, what="the empty seat")
        self.assertEqual(seat["name"], "Bob", "the record keeps the name of the car")
        self.assertEqual(drive(ann, race, seconds=PATIENCE)["state"], "over")

    def test_lists_of_mine(self):
        ann, bob, race = self.race_of_two(title="Ours")
        self.assertEqual([one["id"] for one in ann.get("/api/me/moves")["moves"]], [race])
        ann.decide(race, ann.legal(race)[0], 0)
        wait_until(lambda: ann.get("/api/me/moves")["moves"] == [], what="nothing to do for Ann")
        self.assertEqual([one["title"] for one in bob.get("/api/me/moves")["moves"]], ["Ours"])
        self.assertEqual(len(ann.get("/api/me/races")["races"]), 1)

    def test_lists_come_in_pages(self):
        ann = self.guest("Ann")
        mine = [ann.create(title=f"Race {n}")["race"]["id"] for n in range(7)]
        seen, before = [], None
        while True:
            page = ann.get("/api/races", state="open", limit=3, before=before)
            self.assertLessEqual(len(page["races"]), 3)
            seen += [one["id"] for one in page["races"]]
            before = page["next"]
            if not before:
                break
        self.assertEqual(len(seen), len(set(seen)), "none comes twice")
        self.assertEqual([race for race in seen if race in mine], mine[::-1], "the last comes first")
        self.refused(400, "bad_value", ann.get, "/api/races", state="nonsense")
        self.assertLessEqual(len(ann.get("/api/races", limit=100000)["races"]), 200)


class Going(unittest.TestCase):
    def test_a_server_that_is_asked_to_end_ends_well_and_goes_on_later(self):
        with Server(*NO_LIMITS) as server:
            ann = server.client("Ann")
            race = ann.create()["race"]["id"]
            ann.start(race)
            drive(ann, race, until=lambda now: now["turn"] >= 2, seconds=PATIENCE)
            before, record = ann.race(race), ann.record(race)
            live = ann.live(race)
            live.wait_for("race")
            port = server.port
            self.assertEqual(server.terminate(), 0)
            with self.assertRaises(Closed) as closed:
                live.receive()
            self.assertEqual(closed.exception.code, 1001)
            server.start(port)
            self.assertEqual(ann.record(race), record)
            self.assertEqual(ann.race(race), before)
            self.assertEqual(drive(ann, race, seconds=PATIENCE)["state"], "over")
            verify_record(self, ann.record(race))

    def test_no_secret_is_logged(self):
        with Server(*NO_LIMITS) as server:
            ann = server.client("Ann")
            ann.make_account("Ann", "three red cars by the sea")
            made = ann.create(is_public=False)
            race = made["race"]["id"]
            server.client().live(race, secret=made["seat"]["secret"]).close()
            server.client().race(race, invite=made["invite"])
            ann.start(race)
            server.terminate()
            for secret in (ann.token, made["seat"]["secret"], made["invite"], "three red cars"):
                self.assertNotIn(secret, server.log_text())


if __name__ == "__main__":
    unittest.main(warnings="ignore")
