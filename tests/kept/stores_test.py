#!/usr/bin/env python3
"""Stores of earlier servers: today's server opens them, everybody finds what they left, and every race and league goes on to its end.

stores/VERSION holds what a server of that version left; seen.json there says what it showed. With DATABASE_URL the dump of PostgreSQL is tried,
without it the folder of SQLite. CHICANE_REWRITE=1 writes seen.json anew from the server under test."""
import functools
import json
import os
import random
import shutil
import subprocess
import tempfile
import unittest

from crowd import differences, play, told
from chicane_client import CHICANE, NO_LIMITS, Client, Refused, Server, in_parallel, wait_until

STORES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "stores")
VERSIONS = sorted(name for name in os.listdir(STORES) if name.startswith("v"))
DATABASE = os.environ.get("DATABASE_URL")
HOUR = 1_800_000_000_000  # At which the stores were made; sessions last half a year from then.
LANES = 4
VIEWS = ("view", "unsealed_view")  # A State may be packed in another way; what is in it is compared elsewhere.


class Store:
    """A copy of a kept store with a server over it."""

    def __init__(self, version, hour=HOUR):
        self.folder = os.path.join(STORES, version)
        with open(os.path.join(self.folder, "people.json"), encoding="utf-8") as file:
            self.people = json.load(file)
        self.hour = hour

    def __enter__(self):
        self.work = tempfile.TemporaryDirectory(prefix="chicane-kept-")
        data = os.path.join(self.work.name, "data")
        flags = ["--seed", 1, *NO_LIMITS]
        if self.hour != HOUR:
            clock = os.path.join(self.work.name, "clock")
            with open(clock, "w", encoding="utf-8") as file:
                file.write(str(self.hour))
            flags += ["--clock", clock]
        if DATABASE:
            load_dump(os.path.join(self.folder, "races.sql"))
            flags += ["--database", DATABASE]
        else:
            shutil.copytree(os.path.join(self.folder, "data"), data)
        self.server = Server(*flags, command=[os.environ["SERVE_FOR_TESTS"]], data=data)
        self.server.__enter__()
        # Everybody comes back with the session of before.
        self.sessions = {one["name"]: Client(self.server, token=one["token"]) for one in self.people["people"]}
        return self

    def __exit__(self, *_):
        self.server.__exit__()
        self.work.cleanup()

    def table(self, race):
        """Who may answer in it, by seat: sessions, and secrets of seats. Each time with connections of its own."""
        secrets = self.people["races"][race]["seats"].values()
        table = {}
        people = (Client(self.server, token=one["token"]) for one in self.people["people"])
        for client in [*people, *(Client(self.server, secret=secret) for secret in secrets)]:
            try:
                you = client.race(race)["you"]
            except Refused:
                continue
            if you is not None:
                table.setdefault(you, client)
        return table

    def races(self, state=None):
        """Ids and what they are."""
        ann = self.sessions["Ann"]
        return [(race, one["what"]) for race, one in self.people["races"].items() if state is None or ann.race(race)["state"] == state]


def load_dump(path):
    psql = [os.path.join(subprocess.check_output(["pg_config", "--bindir"], text=True).strip(), "psql"), "-q", "-v", "ON_ERROR_STOP=1", DATABASE]
    subprocess.run([*psql, "-c", "SET client_min_messages = error; DROP SCHEMA public CASCADE; CREATE SCHEMA public"], check=True)
    subprocess.run([*psql, "-f", path], check=True, stdout=subprocess.DEVNULL)


def seen_by(client, race):
    """A race as this one is shown it, but for its views."""
    shown = client.race(race)
    for name in VIEWS:
        shown[f"has_{name}"] = bool(shown.pop(name))
    return shown


def look(store):
    """What everybody sees of everything."""
    ann = store.sessions["Ann"]
    seen = {"people": {}, "races": {}, "leagues": {}}
    for name, client in store.sessions.items():
        seen["people"][name] = {"me": client.get("/api/me"),
                                **{what: client.get(f"/api/me/{what}")[what] for what in ("races", "moves", "leagues")}}
    for race, what in store.races():
        shown = {"what": what, "race": seen_by(ann, race), "you": {}, "chat": {}, "asked": {}}
        for name, client in {**store.sessions, "nobody": Client(store.server)}.items():
            try:
                shown["you"][name] = client.race(race)["you"]
                shown["chat"][name] = client.get(f"/api/races/{race}/happenings")["chat"]
            except Refused as refused:
                shown["you"][name] = refused.code
        for seat, client in store.table(race).items():
            legal = client.legal(race)
            if legal:
                shown["asked"][str(seat)] = {"choices": len(legal), "first": legal[0], "last": legal[-1]}
        shown["record"] = ann.record(race).split("\n") if shown["race"]["seats"] and shown["race"]["standings"] else []
        seen["races"][race] = shown
    for league in store.people["leagues"]:
        seen["leagues"][league] = {"league": ann.get(f"/api/leagues/{league}"), "file": ann.text(f"/api/leagues/{league}/file").split("\n")}
    return seen


def each_version(test):
    @functools.wraps(test)
    def tests(self):
        for version in VERSIONS:
            with self.subTest(version):
                test(self, version)

    return tests


class KeptStores(unittest.TestCase):
    @each_version
    def test_everybody_finds_what_they_left(self, version):
        with Store(version) as store:
            now = look(store)
        path = os.path.join(STORES, version, "seen.json")
        if os.environ.get("CHICANE_REWRITE"):
            with open(path, "w", encoding="utf-8") as file:
                json.dump(now, file, indent=1, ensure_ascii=False)
                file.write("\n")
        with open(path, encoding="utf-8") as file:
            kept = json.load(file)
        for kind, things in kept.items():
            for name, thing in things.items():
                with self.subTest(kind, what=thing.get("what", name)):
                    self.assertIn(name, now[kind])
                    found = told(differences(thing, now[kind][name]))
                    self.assertEqual(found, "", found)

    @each_version
    def test_pass_phrases_open_the_door(self, version):
        with Store(version) as store:
            for one in store.people["people"]:
                if "pass_phrase" in one:
                    client = Client(store.server)
                    client.log_in(one["name"].upper(), one["pass_phrase"])
                    self.assertEqual(client.get("/api/me"), store.sessions[one["name"]].get("/api/me"))
                    self.assertNotEqual(client.token, one["token"])

    @each_version
    def test_a_deadline_that_passed_meanwhile_is_kept(self, version):
        with Store(version, HOUR + 3600_000) as store:
            (race,) = (race for race, what in store.races() if what == "An hour each")
            ann = store.sessions["Ann"]
            away = wait_until(lambda: [seat["name"] for seat in ann.race(race)["seats"] if seat["is_away"]], what="who was too late")
            self.assertLessEqual(set(away), {"Ann", "Bob", "Eve"})
            for client in store.table(race).values():
                if client.race(race)["seats"][client.race(race)["you"]]["is_away"]:
                    client.post(f"/api/races/{race}/back")
            self.finish(store, race)

    @each_version
    def test_all_goes_on_to_its_end(self, version):
        with Store(version) as store:
            self.begin_what_waits(store)
            running = [race for race, _ in store.races("running")]
            # Several at once share their commits.
            in_parallel(*(lambda part=running[at::LANES]: [self.finish(store, race) for race in part] for at in range(LANES)))
            self.finish_leagues(store)
            for race, what in store.races():
                with self.subTest(what):
                    self.check_end(store, race, what)

    def begin_what_waits(self, store):
        ann, carl = store.sessions["Ann"], store.sessions["Carl"]
        for race, what in store.races("paused"):
            ann.post(f"/api/races/{race}/pause", {"is_wanted": False})
        for race, what in store.races("open"):
            seats = ann.race(race)["seats"]
            free = next((seat["index"] for seat in seats if not seat["is_taken"]), None)
            if free is not None:
                carl.take_seat(race, free, "Carl")
                carl.post(f"/api/races/{race}/chat", {"text": "Here I am."})
            if ann.race(race)["league"] is None:
                ann.start(race)

    def finish(self, store, race):
        generator = random.Random(race)
        try:
            over = play(store.table(race), race, generator.choice)
        except Exception as wrong:
            raise AssertionError(f"{store.people['races'][race]['what']}: {wrong!r}") from wrong
        self.assertEqual(sorted(one["place"] for one in over["standings"]), list(range(1, len(over["standings"]) + 1)))

    def finish_leagues(self, store):
        """As their host does: draws what is due, begins each race."""
        ann = store.sessions["Ann"]
        for name in store.people["leagues"]:
            league = f"/api/leagues/{name}"
            while (seen := ann.get(league)["league"])["step"] != "over":
                if seen["step"] in ("throw_die", "draw"):
                    ann.post(league + "/draw")
                    continue
                self.assertEqual(seen["step"], "race")
                for race in seen["rounds"][seen["round"] - 1]["races"]:
                    store.people["races"].setdefault(race["room"], {"what": f"{race['id']} of a league", "seats": {}})
                    if race["room_state"] == "open":
                        ann.post(f"{league}/races/{race['id']}/start", {"fill": "rookie"})
                    if store.table(race["room"]):
                        self.finish(store, race["room"])
                wait_until(lambda: ann.get(league)["league"]["step"] != "race", 30, "the result")
            self.assertTrue(all(race["by"] == "record" for one in seen["rounds"] for race in one["races"]))

    def check_end(self, store, race, what):
        ann = store.sessions["Ann"]
        self.assertEqual(ann.race(race)["state"], "over")
        if what == "Called off":
            return
        self.assertTrue(ann.get(f"/api/races/{race}/proof")["verdict"]["is_proved"])
        path = os.path.join(store.work.name, "over.race")
        with open(path, "w", encoding="utf-8") as file:
            file.write(ann.record(race))
        run = subprocess.run([CHICANE, "verify", path], capture_output=True, text=True, timeout=60)
        self.assertEqual(run.returncode, 0, run.stdout + run.stderr)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
