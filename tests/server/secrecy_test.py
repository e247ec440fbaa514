#!/usr/bin/env python3
"""Nothing leaks: whole rounds are played twice over real sockets, and in the second one hidden decision of Ann differs. Until it is shown,
every byte that the others are sent is the same, errors and records included; only the seals in records differ, as they must.

The program under test is serve_for_tests: the server with a clock that stands still and chance from a seed."""
import json
import os
import random
import re
import shutil
import sqlite3
import tempfile
import unittest

from chicane_client import NO_LIMITS, SHORT_RACES, Client, Refused, Server, games

SEAL = re.compile(rb"(seal \w[\w-]* )[0-9a-f]{64}")
ANY_WORDS = ("fly", "build 9/9/9/9/9", "build 9/9/9/9/9/9", "plot 980", "plot 30", "bid 99/99/99", "drive Z1 Z2", "card 99")

# Of every rule set what is asked in hidden rounds, by the first word of the answers. Cards of Formula One are below.
HIDDEN = {game.id: set(game.hidden()) for game in games()}


class Table:
    """A race of Ann, Bob, Carl and a bot, with a spectator, on a server of its own. All that those other than Ann are sent is kept, in order."""

    def __init__(self, rules, seed=7, has_bot=True, data=None):
        self.server = Server("--seed", seed, *NO_LIMITS, command=[os.environ["SERVE_FOR_TESTS"]], data=data)
        self.rules = rules
        self.has_bot = has_bot
        self.generator = random.Random(seed)

    def __enter__(self):
        self.server.__enter__()
        self.ann = self.server.client("Ann")
        self.bob, self.carl, self.spectator = self.server.client("Bob"), self.server.client("Carl"), Client(self.server)
        bot = [{"kind": "bot", "driver": "rookie", "name": "Valli"}] if self.has_bot else []
        made = self.ann.create(self.rules, seats=[{"kind": "human", "name": "Ann", "nonce": "a" * 32}, {"kind": "open"}, {"kind": "open"}, *bot],
                               pace={"seconds": 3600, "missed": "bot"})
        self.race = made["race"]["id"]
        self.bob.take_seat(self.race, 1, "Bob", nonce="b" * 32)
        self.carl.take_seat(self.race, 2, "Carl", nonce="c" * 32)
        self.listen()
        self.ann.start(self.race)
        self.settle()
        return self

    def listen(self):
        self.others = {"bob": self.bob, "carl": self.carl, "spectator": self.spectator}
        self.lives = {}
        for name, client in self.others.items():
            client.is_keeping = True
            self.lives[name] = client.live(self.race)
            self.lives[name].wait_for("race")
        self.lives["ann"] = self.ann.live(self.race)

    def __exit__(self, *_):
        for live in self.lives.values():
            live.close()
        self.server.__exit__()

    def settle(self):
        """All that was sent has arrived: an answer to a question of one's own comes after it."""
        for name in self.others:
            self.lives[name].answer(do="legal", re=1)

    def sent(self):
        """What the others have been sent so far."""
        everything = {name: list(live.payloads) for name, live in self.lives.items() if name != "ann"}
        everything.update({name + " asks": list(client.answers) for name, client in self.others.items()})
        return everything

    def look_around(self):
        """The others ask all there is to ask, and try what is not lawful."""
        for name, client in self.others.items():
            for page in ("", "/happenings", "/happenings?from=3", "/record", "/proof", "/legal", "/board"):
                client.ask("GET", f"/api/races/{self.race}{page}")
            client.ask("GET", "/api/races?limit=5")
            client.ask("GET", "/api/me/races")
            client.ask("GET", "/api/me/moves")
            for words in ANY_WORDS:
                for move in (0, 1, 2, 50):
                    client.ask("POST", f"/api/races/{self.race}/decisions", {"decision": words, "move": move})
                self.lives[name].answer(do="decide", re=2, decision=words, move=0)
            with client.live(self.race, start=0) as another:
                self.lives[name].payloads.append(another.wait_for("race") and another.payloads[-1])
        self.settle()

    def state(self):
        return self.ann.race(self.race)

    def decide(self, client, decision=None):
        race = client.race(self.race)
        seat = race["seats"][race["you"]]
        if decision is None:
            decision = self.generator.choice(client.legal(self.race))
        client.decide(self.race, decision, seat["moves"])
        self.settle()
        return decision

    def advance_until(self, kind, times):
        """Plays on until Ann is asked for this kind of hidden decision for the so-manieth time, before anybody has answered."""
        while True:
            race = self.state()
            assert race["state"] == "running", f"the race is over before the {kind} that was waited for"
            awaited = [client for client in (self.ann, self.bob, self.carl) if race["seats"][client.race(self.race)["you"]]["is_awaited"]]
            if race["is_hidden_round"] and self.ann in awaited and self.ann.legal(self.race)[0].split()[0] == kind:
                times -= 1
                if times == 0:
                    return
            for client in awaited:
                self.decide(client)


class Again(Table):
    """The same table over a copy of its data."""

    def __init__(self, table, data):
        super().__init__(table.rules, data=data)
        self.race = table.race
        self.tokens = {name: getattr(table, name).token for name in ("ann", "bob", "carl", "spectator")}

    def __enter__(self):
        self.server.__enter__()
        for name, token in self.tokens.items():
            setattr(self, name, Client(self.server, token=token))
        self.listen()
        self.settle()
        return self


def difference(one, other):
    """The first thing that is not the same, or nothing."""
    for name in one:
        for at, (a, b) in enumerate(zip(one[name], other[name])):
            if len(a) != len(b) or SEAL.sub(rb"\1-", a) != SEAL.sub(rb"\1-", b):
                start = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
                return f"{name}, number {at}, byte {start}: {a[max(0, start - 150):start + 80]!r} or {b[max(0, start - 150):start + 80]!r}"
        if len(one[name]) != len(other[name]):
            return f"{name}: {len(one[name])} or {len(other[name])} messages"
    return None


class HiddenDecisions(unittest.TestCase):
    def play(self, rules, kind, times, choice, is_clumsy=False, first_thought=None):
        """What was sent up to the reveal, and after it. `choice` picks Ann's decision; clumsy: she tries unlawful ones first and repeats herself;
        first thought: she seals another one before and changes it."""
        with Table(rules) as table:
            table.advance_until(kind, times)
            table.look_around()
            legal = table.ann.legal(table.race)
            if is_clumsy:
                self.try_unlawful(table)
            decision = legal[choice % len(legal)]
            moves = table.state()["seats"][0]["moves"]
            if first_thought is None:
                table.decide(table.ann, decision)
            else:
                table.decide(table.ann, legal[first_thought % len(legal)])
                table.look_around()
                table.ann.change(table.race, decision, moves)
                table.settle()
            if is_clumsy:
                self.assertTrue(table.ann.decide(table.race, decision, moves)["is_repeat"])
                with self.assertRaises(Refused):
                    table.ann.decide(table.race, legal[(choice + 1) % len(legal)], moves)
            table.look_around()
            table.decide(table.bob)
            table.look_around()
            self.assertTrue(table.state()["is_hidden_round"])
            until = table.sent()
            if is_clumsy:
                return decision, until, None
            table.decide(table.carl)
            table.look_around()
            after = {name: all_of[len(until[name]):] for name, all_of in table.sent().items()}
            return decision, until, after

    def try_unlawful(self, table):
        """Nobody hears of them."""
        before = {name: len(live.payloads) for name, live in table.lives.items()}
        for words in ANY_WORDS:
            with self.assertRaises(Refused):
                table.ann.decide(table.race, words, table.state()["seats"][0]["moves"])
            self.assertEqual(table.lives["ann"].answer(do="decide", decision=words, move=table.state()["seats"][0]["moves"])["type"], "error")
        for name in table.others:
            table.lives[name].answer(do="legal", re=1)
            self.assertEqual(len(table.lives[name].payloads), before[name] + 1, f"{name} heard of an unlawful decision of Ann")
            table.lives[name].payloads.pop()

    def check(self, rules, kind, times=1):
        first, until_first, after_first = self.play(rules, kind, times, 0)
        other, until_other, after_other = self.play(rules, kind, times, -1)
        self.assertNotEqual(first, other)
        self.assertGreater(sum(map(len, until_first.values())), 100)
        self.assertIsNone(difference(until_first, until_other), f"Ann's '{first}' can be told from '{other}' before it is shown")
        for name in after_first:
            # What a spectator cannot see changed would make the comparison above worthless.
            if not name.endswith("asks"):
                self.assertIsNotNone(difference({name: after_first[name]}, {name: after_other[name]}), f"nothing was ever shown to {name}")
        _, until_clumsy, _ = self.play(rules, kind, times, 0, is_clumsy=True)
        self.assertIsNone(difference(until_first, until_clumsy), "others can tell what Ann tried")
        _, until_changed, after_changed = self.play(rules, kind, times, 0, first_thought=-1)
        _, until_other, after_other = self.play(rules, kind, times, -1, first_thought=0)
        self.assertIsNone(difference(until_changed, until_other), "others can tell what Ann changed, or to what")
        self.assertIsNotNone(difference(after_changed, after_other), "the change was never shown")

    def test_builds_of_speed_circuit(self):
        self.check("speed-circuit", "build")

    def test_first_plots_of_speed_circuit(self):
        self.check("speed-circuit", "plot")

    def test_later_plots_of_speed_circuit(self):
        self.check("speed-circuit", "plot", 4)

    def test_builds_of_the_tournament_game(self):
        self.check("speed-circuit-wbc", "build")

    def test_bids_of_the_tournament_game(self):
        self.check("speed-circuit-wbc", "bid")

    def test_later_plots_of_the_tournament_game(self):
        self.check("speed-circuit-wbc", "plot", 3)

    def test_two_runs_of_the_same_are_the_same(self):
        """Otherwise the comparisons could not hold for any reason of their own. No question is hidden but those that are tested here."""
        for rules in SHORT_RACES:
            with self.subTest(rules):
                runs = []
                met = set()
                for _ in range(2):
                    with Table(rules) as table:
                        for _ in range(12):
                            race = table.state()
                            for client in (table.ann, table.bob, table.carl):
                                if race["seats"][client.race(table.race)["you"]]["is_awaited"]:
                                    answer = table.decide(client)
                                    met |= {answer.split()[0]} if race["is_hidden_round"] else set()
                        table.look_around()
                        runs.append(table.sent())
                self.assertIsNone(difference(*runs))
                self.assertEqual(met, HIDDEN[rules])


class Hands(unittest.TestCase):
    """Formula One: cards are dealt by secret dice. Their faces are shown to nobody before the end, a hand only to its owner."""

    def test_faces_of_secret_dice_are_shown_at_the_end_only(self):
        face = re.compile(rb"roll \d+ for [\w -]+ secret-d\d+")
        with Table("formula-one") as table:
            table.look_around()
            for name, payloads in table.sent().items():
                for payload in payloads:
                    self.assertIsNone(face.search(payload), name)
            self.assertIsNone(face.search(table.ann.record(table.race).encode()))
            self.assertIn(b"secret-d", table.bob.record(table.race).encode())
            views = {name: client.race(table.race)["view"] for name, client in [("ann", table.ann), *table.others.items()]}
            self.assertEqual(len(set(views.values())), 4, "each seat sees its own hand")
            self.assertEqual(len(set(map(len, views.values()))), 1)
            for _ in range(3000):
                race = table.state()
                if race["state"] == "over":
                    break
                for client in (table.ann, table.bob, table.carl):
                    you = client.race(table.race)
                    if you["state"] == "running" and you["seats"][you["you"]]["is_awaited"]:
                        client.decide(table.race, table.generator.choice(client.legal(table.race)), you["seats"][you["you"]]["moves"])
            self.assertIsNotNone(face.search(table.spectator.record(table.race).encode()))

    def test_cards_that_nobody_has_seen_are_in_nothing_that_is_sent(self):
        """Two races that differ in one secret die are driven side by side. A die of the pit deck changes nobody's view, the last one of the
        deal the hand of its owner alone; after an earlier one all that are dealt to later hold other cards."""
        with tempfile.TemporaryDirectory() as folder, Table("formula-one", has_bot=False, data=os.path.join(folder, "data")) as table:
            dice = table.spectator.get(f"/api/races/{table.race}/proof")["dice"]
            secret = [die["number"] for die in dice if die["face"] == ""]
            owner = dice[-1]["label"].split()[0].lower()
            table.server.terminate()
            everybody = {"bob", "carl", "spectator"}
            for number, viewers in ((secret[0], everybody), (secret[10], everybody), (secret[15], {"spectator"}), (secret[-1], everybody - {owner})):
                with self.subTest(dice[number]["label"]):
                    self.compare(table, folder, dice[number], viewers)

    def compare(self, table, folder, die, viewers):
        data = [os.path.join(folder, name) for name in ("one", "other")]
        for copy in data:
            shutil.rmtree(copy, ignore_errors=True)
            shutil.copytree(table.server.data, copy)
        self.change_die(data[1], die)
        with Again(table, data[0]) as one, Again(table, data[1]) as other:
            for turn in range(24):
                for each in (one, other) if turn % 4 == 0 else ():
                    each.look_around()
                names = [self.awaited(each) for each in (one, other)]
                self.assertEqual(*names, "who is asked tells a card")
                clients = [getattr(each, name) for each, name in zip((one, other), names)]
                legal = [client.legal(one.race) for client in clients]
                common = [answer for answer in legal[0] if answer in legal[1]]
                if not common:
                    break
                answer = one.generator.choice(common)
                for each, client in zip((one, other), clients):
                    each.decide(client, answer)
                if b"drew_pit_card" in b"".join(one.lives["spectator"].payloads):
                    break
            sent = [{name: all_of for name, all_of in each.sent().items() if name.split()[0] in viewers} for each in (one, other)]
            self.assertIsNone(difference(*sent), "a card can be told")

    @staticmethod
    def awaited(table):
        return next(seat["name"].lower() for seat in table.state()["seats"] if seat["is_awaited"])

    @staticmethod
    def change_die(data, die):
        """It shows another kind of card: equal ones lie side by side (F1-SET-4)."""
        with sqlite3.connect(os.path.join(data, "races.sqlite")) as database:
            entries = [(seq, json.loads(entry)) for seq, entry in database.execute("SELECT seq, entry FROM ledger ORDER BY seq")]
            seq, entry = [(seq, entry) for seq, entry in entries if entry["t"] == "roll"][die["number"]]
            face, sides = int(entry["d"].split()[1]), int(die["label"].rsplit("d", 1)[1])
            entry["d"] = f"roll {sides if 2 * face <= sides else 1}"
            database.execute("UPDATE ledger SET entry = ? WHERE seq = ?", (json.dumps(entry), seq))
        database.close()


if __name__ == "__main__":
    unittest.main(warnings="ignore")
