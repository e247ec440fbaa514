#!/usr/bin/env python3
"""make_stores.py PROGRAM sqlite|postgres FOLDER: makes a store as a server leaves it, with people, leagues and races of all games in every state.

PROGRAM is a serve_for_tests. Into FOLDER go the store (data/races.sqlite, or races.sql from the database at DATABASE_URL) and people.json: pass
phrases, sessions, secrets of seats, and what each race and league is. Both kinds have the same people. README.md says when to run it."""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

from crowd import play
from chicane_client import NO_LIMITS, SHORT_RACES, Client, Server, wait_until

SEED = 2026
CUP = """chicane league 1
name cup
title Spring cup
rules formula-one
options laps=1 short_race=yes
circuit monza
circuit monaco
circuit suzuka
scoring league
field 6
"""
KEPT_CARS = """chicane league 1
name kept
title One car for all races
rules speed-circuit
options laps=1
circuit indianapolis
circuit monaco
scoring circuit
cars kept
"""
TOURNAMENT = """chicane league 1
name event
format wbc
rules speed-circuit-wbc
options laps=1
circuit zandvoort
circuit monaco
circuit indianapolis
"""
# What is hidden in each game that hides decisions, and how many rounds of it to let pass.
HIDDEN = {"speed-circuit": (("build", 0), ("plot", 0), ("plot", 5)), "speed-circuit-wbc": (("build", 0), ("bid", 0), ("plot", 3))}
# A race of speed-circuit-wbc there is as short as any.
CIRCUITS = {"speed-circuit-wbc": "zandvoort"}


class Maker:
    def __init__(self, server):
        self.server = server
        self.generator = random.Random(SEED)
        self.kept = {"people": [], "races": {}, "leagues": {}}
        self.ann = self.account("Ann", "three red cars by the sea")
        self.bob = self.account("Bob", "four blue cars on the hill", was_guest=True)
        self.carl = self.guest("Carl")
        self.dora = self.guest("Dora")
        self.ann.patch("/api/me", {"settings": {"notify": True}})

    # People

    def account(self, name, pass_phrase, was_guest=False):
        client = self.server.client(name if was_guest else None)
        client.make_account(name, pass_phrase)
        self.kept["people"].append({"name": name, "pass_phrase": pass_phrase, "token": client.token})
        return client

    def guest(self, name):
        client = self.server.client(name)
        self.kept["people"].append({"name": name, "token": client.token})
        return client

    # Races

    def create(self, what, rules, seats, **others):
        """A race of Ann's. Nonces are given, so that only the server's secret is by chance."""
        if rules in CIRCUITS:
            others.setdefault("circuit", CIRCUITS[rules])
        made = self.ann.create(rules, seats=[{"kind": "human", "name": "Ann", "nonce": "a" * 32}, *seats], title=what, **others)
        race = made["race"]["id"]
        self.kept["races"][race] = {"what": what, "invitation": made["invite"], "seats": {"0": made["seat"]["secret"]}}
        return race

    def sit(self, client, race, seat, name):
        taken = client.take_seat(race, seat, name, nonce=f"{seat:032x}",
                                 invite=self.kept["races"][race]["invitation"])
        self.kept["races"][race]["seats"][str(seat)] = taken["seat"]["secret"]
        return Client(self.server, secret=taken["seat"]["secret"])

    def table(self, what, rules, **others):
        """Ann, Bob and Eve, who has no session, and a bot: who answers, by seat, and the race, which runs."""
        race = self.create(what, rules, [{"kind": "open"}, {"kind": "bot", "driver": "rookie"}, {"kind": "open"}], **others)
        self.sit(self.bob, race, 1, "Bob")
        eve = self.sit(Client(self.server), race, 3, "Eve")
        self.ann.start(race)
        return {0: self.ann, 1: self.bob, 3: eve}, race

    def play(self, table, race, until=lambda now: False):
        return play(table, race, self.generator.choice, until)

    def say(self, race, *lines):
        for client, text in lines:
            client.post(f"/api/races/{race}/chat", {"text": text})

    # What is kept

    def make_open(self, rules):
        race = self.create(f"{rules}, open", rules, [{"kind": "open"}, {"kind": "bot", "driver": "club"}, {"kind": "open"}])
        self.sit(self.bob, race, 1, "Bob")
        self.say(race, (self.ann, "One is missing."), (self.bob, "Grüße, <b>Ann</b> & all 🏁"))

    def make_running(self, rules):
        table, race = self.table(f"{rules}, running", rules)
        self.play(table, race, until=lambda now: now["turn"] >= 4)
        self.say(race, (self.bob, "That was close."), (table[3], "Not for me."))

    def make_hidden(self, rules, kind, rounds):
        """Ann has answered, Bob has answered and changed it, Eve has not."""
        table, race = self.table(f"{rules}, hidden {kind} {rounds}", rules)
        left = [rounds]

        def is_asked(now):
            is_fresh = now["is_hidden_round"] and all(now["seats"][seat]["is_awaited"] for seat in table)
            if is_fresh and self.ann.legal(race)[0].split()[0] == kind:
                left[0] -= 1
            return left[0] < 0

        now = self.play(table, race, until=is_asked)
        assert now["state"] == "running", f"{rules}: no hidden {kind}"
        choices = self.bob.legal(race)
        self.ann.decide(race, self.ann.legal(race)[0], now["seats"][0]["moves"])
        self.bob.decide(race, choices[0], now["seats"][1]["moves"])
        self.bob.change(race, choices[-1], now["seats"][1]["moves"])

    def make_over(self, rules):
        table, race = self.table(f"{rules}, over", rules)
        self.say(race, (self.ann, "Good luck."))
        self.play(table, race)
        self.say(race, (self.bob, "Again?"))

    def make_special(self):
        race = self.create("Between us", "formula-one", [{"kind": "open"}], is_public=False)
        self.sit(self.dora, race, 1, "Dora")
        race = self.create("Called off", "speed-circuit", [{"kind": "open"}])
        self.ann.delete(f"/api/races/{race}")
        table, race = self.table("Paused", "grand-prix-basic", pace={"seconds": 86400, "warning": 3600, "missed": "keep"})
        self.play(table, race, until=lambda now: now["turn"] >= 2)
        for client in table.values():
            client.post(f"/api/races/{race}/pause", {"is_wanted": True})
        table, race = self.table("An hour each", "speed-circuit", pace={"seconds": 3600, "warning": 600, "missed": "bot"})
        self.play(table, race, until=lambda now: now["turn"] >= 2)
        table, race = self.table("Bob has left", "motorchamp")
        self.play(table, race, until=lambda now: now["turn"] >= 2)
        self.bob.leave_seat(race, 1)
        table, race = self.table("Bob is muted", "grand-prix-advanced")
        self.say(race, (self.ann, "Hello."), (self.bob, "Hello hello."), (table[3], "Hello all."))
        self.ann.post(f"/api/races/{race}/mutes", {"name": "Bob", "is_muted": True, "for": "all"})
        self.bob.post(f"/api/races/{race}/mutes", {"name": "Eve", "is_muted": True, "for": "me"})
        self.table("Other readings", "speed-circuit", circuit="monaco", options={"min_speed": "20"}, pace={"seconds": 3600, "is_reaction": True})
        seats = [{"kind": "bot", "driver": driver} for driver in ("club", "random", "steady", "first", "rookie")]
        made = self.ann.create("speed-circuit-wbc", seats=seats, circuit="zandvoort", title="Bots alone")
        self.ann.start(made["race"]["id"])
        self.kept["races"][made["race"]["id"]] = {"what": "Bots alone", "invitation": made["invite"], "seats": {}}

    # Leagues

    def league(self, what, plan, **others):
        made = self.ann.post("/api/leagues", {"plan": plan, **others})
        self.kept["leagues"][made["league"]["id"]] = {"what": what, "invitation": made["invite"]}
        return "/api/leagues/" + made["league"]["id"]

    def wait_for(self, league, step):
        return wait_until(lambda: (seen := self.ann.get(league)["league"])["step"] == step and seen, 30, f"the step {step}")

    def room(self, league, number):
        race = self.ann.get(league)["league"]["rounds"][number - 1]["races"][0]
        self.kept["races"].setdefault(race["room"], {"what": f"{race['id']} of a league", "invitation": None, "seats": {}})
        return race["room"]

    def make_cup(self):
        """One race is over, one is drawn and its room open, one is to come."""
        league = self.league("cup", CUP)
        self.ann.post(league + "/drivers", {"team": "Red"})
        self.bob.post(league + "/drivers", {"name": "Bobby", "team": "Red"})
        self.ann.post(league + "/drivers", {"name": "Late", "is_me": False})
        self.ann.post(league + "/drivers", {"bots": 2, "driver": "rookie"})
        self.ann.post(league + "/draw")
        room = self.room(league, 1)
        seats = {seat["name"]: seat["index"] for seat in self.ann.race(room)["seats"]}
        late = self.sit(Client(self.server), room, seats["Late"], "Late")
        self.ann.post(league + "/races/R1/start")
        self.play({seats["Ann"]: self.ann, seats["Bobby"]: self.bob, seats["Late"]: late}, room)
        self.wait_for(league, "draw")
        self.ann.post(league + "/rulings", {"kind": "points", "name": "Bobby", "points": -1, "reason": "He came late."})
        self.ann.post(league + "/draw")
        self.room(league, 2)

    def make_kept_cars(self):
        """Not public. One race is over, and its cars are kept; the next is running."""
        league = self.league("kept cars", KEPT_CARS, is_public=False, pace={"seconds": 86400, "missed": "bot"})
        self.ann.post(league + "/drivers", {})
        self.ann.post(league + "/drivers", {"bots": 2})
        for number in (1, 2):
            self.ann.post(league + "/draw")
            room = self.room(league, number)
            self.ann.post(f"{league}/races/R{number}/start")
            self.play({self.ann.race(room)["you"]: self.ann}, room, until=lambda now: number == 2 and now["turn"] >= 2)
            if number == 1:
                self.wait_for(league, "draw")

    def make_tournament(self):
        """The heat of the first round is over; the second is to be drawn. Two heats at once would take their chance in no certain order."""
        league = self.league("tournament", TOURNAMENT)
        self.ann.post(league + "/drivers", {"bots": 10})
        self.ann.post(league + "/draw")
        wait_until(lambda: self.ann.get(league)["league"]["round"] == 2, 30, "the second round")
        self.room(league, 1)

    def make_all(self):
        for rules in SHORT_RACES:
            self.make_open(rules)
            self.make_running(rules)
            self.make_over(rules)
            for kind, rounds in HIDDEN.get(rules, ()):
                self.make_hidden(rules, kind, rounds)
        self.make_special()
        self.make_cup()
        self.make_kept_cars()
        self.make_tournament()
        return self.kept


def dump(url):
    """As SQL, without what differs from machine to machine."""
    run = subprocess.run(["pg_dump", "--no-owner", "--no-privileges", url], capture_output=True, text=True, check=True)
    lines = [line for line in run.stdout.split("\n") if line.strip() and not re.match(r"--|SET |SELECT pg_catalog.set_config|\\(un)?restrict ", line)]
    return "\n".join(lines) + "\n"


def main():
    program, kind, folder = sys.argv[1:]
    os.makedirs(os.path.join(folder, "data"), exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        data = os.path.join(work, "data")
        flags = ["--database", os.environ["DATABASE_URL"]] if kind == "postgres" else []
        with Server("--seed", SEED, *NO_LIMITS, *flags, command=[program], data=data) as server:
            kept = Maker(server).make_all()
            assert server.terminate() == 0
        if kind == "postgres":
            with open(os.path.join(folder, "races.sql"), "w", encoding="utf-8") as file:
                file.write(dump(os.environ["DATABASE_URL"]))
        else:
            # Nothing is left in a -wal file once the server has ended well.
            assert sorted(os.listdir(data)) == ["lock", "races.sqlite"], os.listdir(data)
            shutil.copy(os.path.join(data, "races.sqlite"), os.path.join(folder, "data"))
    people = json.dumps(kept, indent=1) + "\n"
    path = os.path.join(folder, "people.json")
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            assert file.read() == people, f"{path} tells of other people; delete it if both kinds of store are made anew"
    with open(path, "w", encoding="utf-8") as file:
        file.write(people)


if __name__ == "__main__":
    main()
