#!/usr/bin/env python3
"""tests/kept/make_records.py CHICANE SERVE_FOR_TESTS SITE FOLDER: how the kept records were made.

It was run once, with the programs of the version whose records FOLDER is named for, and stays to be read: what is in FOLDER is never
made anew. SITE is the folder of that version's built site. The boards in FOLDER/boards are drawn by hand and must be there.

Dice and bots follow from seeds. Aces do not: they think by the clock, so another run gives other races of theirs."""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.insert(0, os.path.join(ROOT, "tests", "server"))
os.environ["CHICANE"] = sys.argv[1] if len(sys.argv) > 1 else ""
from chicane_client import NO_LIMITS, Server, drive  # noqa: E402
from kept_records import coverage, sums  # noqa: E402

QUICK = ["first", "random", "rookie", "steady", "club"]

# Of each rule set: the laps of a short race, a board of one's own and three of ours, how many bots race, and settings of options. The
# first setting has nearly every option away from its default; the others have fewer, so that options are met in other company too.
GAMES = {
    "speed-circuit": {
        "laps": 1, "own": "home-lanes", "boards": ["monza", "indianapolis", "monaco"], "bots": 4,
        "settings": [
            "start_speed_rule=exact min_speed=20 push_after_spin=forbidden test_timing=after_reveal engine_fail_speed=attempt_minus_20 "
            "unpayable_decel=spin corner_lower_limit=free over_60_corner=illegal zero_wear_cap=effective arrow_join=any "
            "spin_space=first_offending crash_after_line=finished race_end=first_2 turn_limit=60",
            "min_speed=20 engine_fail_speed=attempt_minus_20 zero_wear_cap=effective arrow_join=before_corner race_end=first_1",
            "laps=2 push_after_spin=forbidden unpayable_decel=spin spin_space=first_offending crash_after_line=finished",
            "start_speed_rule=exact test_timing=after_reveal corner_lower_limit=free over_60_corner=illegal turn_limit=12",
        ]},
    "speed-circuit-wbc": {
        "laps": 1, "own": "home-lanes", "boards": ["monza", "indianapolis", "WB"], "bots": 4,
        "settings": [
            "race=final best=3/1/2/4 chips_timing=after double_test=recheck damage_floor=none unpayable_choice=last_resort "
            "eb_credit_unused=true failed_pass_braking=chart pass_chain=same_move blocked_row=occupied_space pass_counts_slip=false "
            "off_fee=any_time off_unpaid=both bid_minus3=one three_wide=exactly stall_restart=accel plot_entry=legal_only turn_limit=60",
            "chips_timing=after damage_floor=none eb_credit_unused=true pass_chain=same_move pass_counts_slip=false off_unpaid=both "
            "three_wide=exactly",
            "double_test=recheck unpayable_choice=last_resort failed_pass_braking=chart blocked_row=occupied_space off_fee=any_time",
            "race=final best=2/4/1/3 bid_minus3=one stall_restart=accel plot_entry=legal_only turn_limit=15",
        ]},
    "motorchamp": {
        "laps": 1, "own": "home-motor", "boards": ["mc-a2-z2", "monaco", "mc-a1-m1-z1"], "bots": 5,
        "settings": [
            "pit_stops=0 order_seam=leader slip_one_square=0 slip_in_start=0 pass_identity=distinct return_mode=claim finish_truncates=0 "
            "out_rank=time faults=punish",
            "grid=practice practice_one_over=2 practice_out=ban field_cap=extended teams=1",
            "addon=1 teams=1 lone=1 order_seam=leader pass_identity=distinct finish_truncates=0 faults=punish",
            "slip_one_square=0 return_mode=claim out_rank=time grid=practice",
        ]},
    "formula-one": {
        "laps": 3, "own": "home-bands", "boards": ["F1-REF", "monaco", "monza"], "bots": 4,
        "settings": [
            "short_race=yes baulk_reduction=separate baulked_band_speed=reduced tactic_bands=no carburettor_card=speed_and_squares "
            "classification=run_out",
            "short_race=yes baulk_reduction=separate tactic_bands=no",
            "baulked_band_speed=reduced carburettor_card=speed_and_squares",
            "short_race=yes classification=run_out",
        ]},
    "grand-prix-basic": {
        "laps": 1, "own": "home-cells", "boards": ["GP-REF", "monaco", "indianapolis"], "bots": 3,
        "settings": ["order=seats cars_per_player=1 automatic=2", "order=seats", "cars_per_player=1", "automatic=1"]},
    "grand-prix-advanced": {
        "laps": 1, "own": "home-cells", "boards": ["GP-REF", "monaco", "indianapolis"], "bots": 3,
        "settings": [
            "engine_damage=both tyre_damage=numbered damage_stops=yes spin_gear=unchanged avoid=gear_only practice_decimals=literal "
            "classification=run_out start=practice automatic=1",
            "engine_damage=both damage_stops=yes avoid=gear_only classification=run_out start=list",
            "tyre_damage=numbered spin_gear=unchanged practice_decimals=literal start=practice",
            "start=list automatic=2",
        ]},
}
# What a seat may be asked while others do not see it: how the question begins in the terminal, and the decision.
HIDDEN = {"speed-circuit": {"Build": "build", "Plot": "plot"}, "speed-circuit-wbc": {"Build": "build", "Bid": "bid", "Plot": "plot"}}


def laps_and_options(rules, setting):
    options = dict(word.split("=") for word in setting.split())
    laps = options.pop("laps", 1 if "short_race" in options else GAMES[rules]["laps"])
    return int(laps), options


class Terminal:
    """What `chicane play` and `chicane mail` write."""

    def __init__(self, chicane, folder):
        self.chicane, self.folder = chicane, folder

    def path(self, rules, name):
        os.makedirs(os.path.join(self.folder, rules), exist_ok=True)
        return os.path.join(self.folder, rules, name + ".chicane")

    def board(self, rules, board):
        return os.path.join(self.folder, "boards", board + ".board") if board == GAMES[rules]["own"] else board

    def command(self, rules, name, board, setting, bots, bot, seed):
        laps, options = laps_and_options(rules, setting)
        flags = [word for option in options.items() for word in ("--opt", "=".join(option))]
        return [self.chicane, "play", "--rules", rules, "--circuit", self.board(rules, board), "--laps", str(laps), "--bots", str(bots),
                "--bot", bot, "--seed", str(seed), "--save", self.path(rules, name), *flags]

    def bots(self, rules, name, board, bot, setting="", bots=None, seed=1):
        command = self.command(rules, name, board, setting, bots or GAMES[rules]["bots"], bot, seed)
        run = subprocess.run([*command, "--auto"], capture_output=True, text=True)
        assert run.returncode == 0, f"{command}: {run.stderr}"

    def people(self, rules, name, board, setting="", bots=2, seed=1, **end):
        """Two people at one keyboard."""
        command = self.command(rules, name, board, setting, bots, "club", seed)
        self.type([*command, "--seats", "Ann,Ben"], seed, **end)

    def resume(self, path, seed, **end):
        self.type([self.chicane, "play", "--resume", path, "--seed", str(seed)], seed, **end)

    def type(self, command, seed, answers=100000, until=None):
        """Answers by lot what is asked, at most so many times; `until` is asked: a name, how the question begins, for the so-manieth time.
        Then leaves."""
        generator, asked, screen = random.Random(seed), 0, ""
        with tempfile.TemporaryDirectory() as data:
            program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={**os.environ, "XDG_DATA_HOME": data, "NO_COLOR": "1"})
            while byte := program.stdout.read(1):
                screen += byte.decode("latin-1")
                if not re.search(r"\? help(, u undo)? > $", screen):
                    continue
                # After a refusal only the prompt comes again; the choices are those of before.
                if found := re.search(r".*^(Ann|Ben): (\w+)(.*)$", screen, re.M | re.S):
                    asked += until is not None and found.groups()[:2] == until[:2]
                    keys = re.findall(r"^ +(\S+)  ", found.group(3), re.M)
                screen = ""
                leaves = answers == 0 or until is not None and asked == until[2]
                answers -= 1
                program.stdin.write(b"q\n" if leaves else generator.choice(keys).encode() + b"\n")
                program.stdin.flush()
            assert program.wait() == 0, command

    def mail(self, path, letters):
        """So many letters, each with the decision that its sender would give at the keyboard; dice and bots between them."""
        while letters > 0:
            copy = path + ".copy"
            shutil.copy(path, copy)
            self.resume(copy, letters, answers=1)
            with open(path, encoding="utf-8") as file, open(copy, encoding="utf-8") as longer:
                name, decision = longer.read()[len(file.read()):].split("\n")[0].split(" ", 1)
            os.remove(copy)
            if name not in ("Ann", "Ben"):
                self.resume(path, letters, answers=0)
                continue
            run = subprocess.run([self.chicane, "mail", path, "--seat", name, "--apply"], input=decision, capture_output=True, text=True)
            assert run.returncode == 0, run.stdout + run.stderr
            letters -= 1


def make_terminal(terminal):
    for rules, game in GAMES.items():
        first, second, third = game["boards"]
        whole, *parts = game["settings"]
        terminal.bots(rules, "bots-pro", first, "pro")
        terminal.bots(rules, "bots-pro-careful", second, "pro-careful", whole, bots=4)
        terminal.bots(rules, "bots-pro-bold", game["own"], "pro-bold", parts[0], bots=4, seed=2)
        terminal.bots(rules, "bots-pro-blocker", third, "pro-blocker", parts[1], seed=3)
        terminal.bots(rules, "bots-ace", game["own"], "ace", bots=3, seed=4)
        terminal.bots(rules, "bots-ace-careful", second, "ace-careful@50", parts[2], bots=4, seed=5)
        terminal.bots(rules, "bots-ace-bold", first, "ace-bold@20/2", bots=3, seed=6)
        terminal.bots(rules, "bots-ace-blocker", third, "ace-blocker@20", bots=3, seed=7)
        terminal.people(rules, "people-over", first, seed=8)
        terminal.people(rules, "people-running", game["own"], parts[0], seed=9, answers=25)
        terminal.people(rules, "people-resumed", second, seed=10, answers=12)
        terminal.resume(terminal.path(rules, "people-resumed"), 11)
        for question, verb in HIDDEN.get(rules, {}).items():
            terminal.people(rules, f"people-hidden-{verb}", first, seed=12, until=("Ben", question, 1 if verb != "plot" else 3))
        terminal.people(rules, "mail-running", first, seed=13, answers=0)
        # Builds, bids and the first of two plots where these are hidden.
        terminal.mail(terminal.path(rules, "mail-running"), 2 * len(HIDDEN.get(rules, "12")) - 1)


def make_hosted(serve_for_tests, folder):
    for seed, (rules, game) in enumerate(GAMES.items(), 1):
        with Server("--seed", seed, *NO_LIMITS, command=[serve_for_tests]) as server:
            host = Host(server, folder, rules, game)
            host.bots_and_one()
            host.two_people()
            host.running()


class Host:
    """Races of a server, as it gives their records."""

    def __init__(self, server, folder, rules, game):
        self.ann, self.ben = server.client("Ann"), server.client("Ben")
        self.folder, self.rules, self.game = folder, rules, game

    def create(self, board, setting, bots):
        laps, options = laps_and_options(self.rules, setting)
        seats = [{"kind": "human", "name": "Ann", "nonce": "a" * 32}]
        seats += [{"kind": "bot", "driver": bot, "name": bot.capitalize()} for bot in bots]
        return self.ann.create(self.rules, seats=seats, circuit=board, laps=laps, options=options)["race"]["id"]

    def keep(self, race, name):
        os.makedirs(os.path.join(self.folder, self.rules), exist_ok=True)
        with open(os.path.join(self.folder, self.rules, name + ".chicane"), "w", encoding="utf-8") as file:
            file.write(self.ann.record(race))

    def bots_and_one(self):
        race = self.create(self.game["boards"][0], "", QUICK)
        self.ann.start(race)
        drive(self.ann, race, 1, seconds=300)
        self.keep(race, "hosted-all-drivers")

    def table_of_two(self, board, setting):
        laps, options = laps_and_options(self.rules, setting)
        made = self.ann.create(self.rules, circuit=board, options=options, laps=laps,
                               seats=[{"kind": "human", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "driver": "rookie", "name": "Valli"},
                                      {"kind": "bot", "driver": "club", "name": "Brandt"}])
        race = made["race"]["id"]
        self.ben.take_seat(race, 1, "Ben", nonce="b" * 32)
        self.ann.start(race)
        return race

    def two_people(self):
        """Ann changes what she has sealed, and Ben leaves the car to a bot."""
        race = self.table_of_two(self.game["boards"][1], self.game["settings"][0])
        if self.rules in HIDDEN:
            first, *others = self.ann.legal(race)
            self.ann.decide(race, first, 0)
            self.ann.change(race, others[0], 0)
        generator = random.Random(3)
        for _ in range(400):
            for client in (self.ann, self.ben):
                now = client.race(race)
                if now["state"] == "running" and now["turn"] < 3 and now["seats"][now["you"]]["is_awaited"]:
                    client.decide(race, generator.choice(client.legal(race)), now["seats"][now["you"]]["moves"])
        if self.ann.race(race)["state"] == "running":
            self.ben.leave_seat(race, 1)
        drive(self.ann, race, 4, seconds=300)
        self.keep(race, "hosted-two-people")

    def running(self):
        """As everybody may see it while it goes on: Ann has answered, Ben has not."""
        race = self.table_of_two(self.game["boards"][0], self.game["settings"][1])
        generator, verb = random.Random(5), "plot" if self.rules in HIDDEN else ""
        for _ in range(2000):
            now = self.ann.race(race)
            if now["seats"][0]["is_awaited"]:
                legal = self.ann.legal(race)
                is_last = now["turn"] >= 1 and legal[0].startswith(verb)
                self.ann.decide(race, generator.choice(legal), now["seats"][0]["moves"])
                if is_last:
                    break
            elif now["seats"][1]["is_awaited"]:
                self.ben.decide(race, generator.choice(self.ben.legal(race)), now["seats"][1]["moves"])
        assert self.ann.race(race)["state"] == "running"
        self.keep(race, "hosted-running")


def make_solo(site, folder):
    orders = []
    for seed, (rules, game) in enumerate(GAMES.items(), 1):
        first, second, _ = game["boards"]

        def order(name, board, setting, bots, answers=10000, until=None):
            laps, options = laps_and_options(rules, setting)
            seats = [{"name": "Ann", "driver": "human"}] + [{"name": bot.capitalize(), "driver": bot} for bot in bots]
            setup = {"rules": rules, "circuit": board, "laps": laps, "options": options, "seats": seats}
            orders.append({"name": f"{rules}/solo-{name}", "seed": seed, "setup": setup, "answers": answers, "until": until})

        order("over", second, "", QUICK)
        order("over-other-readings", first, game["settings"][0], ["club", "rookie", "steady"])
        order("running", second, game["settings"][3], ["club", "random", "rookie"], answers=30,
              until={"verb": "drive", "times": 3} if rules in HIDDEN else None)
        for verb in HIDDEN.get(rules, {}).values():
            order(f"hidden-{verb}", first, "", ["club", "rookie"], until={"verb": verb, "times": 3 if verb == "plot" else 1})
    run = subprocess.run(["node", "tools/solo_records.mjs", site], cwd=os.path.join(ROOT, "web"), input=json.dumps(orders), capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    for name, record in json.loads(run.stdout).items():
        with open(os.path.join(folder, name + ".chicane"), "w", encoding="utf-8") as file:
            file.write(record)


def check(chicane, covered):
    """Of every rule set every driver, and every option away from its default; of a switch every value."""
    run = subprocess.run([chicane, "play", "--bot", "?", "--auto"], capture_output=True, text=True)
    drivers = set(re.search(r"there are (.*)", run.stderr).group(1).split(", "))
    for rules, here in covered.items():
        names = {re.sub(r"[-@/].*", "", driver) for driver in here["drivers"]}
        assert drivers <= names, f"{rules}: no {drivers - names}"
        told = subprocess.run([chicane, "rules", rules, "--json"], capture_output=True, text=True, check=True)
        for option in json.loads(told.stdout)["options"]:
            name, (default, *others) = option["name"], option["values"]
            recorded = {one.split("=")[1] for one in here["options"] if one.startswith(name + "=")} - {default}
            assert recorded, f"{rules}: {name} is always {default}"
            missing = {value for value in others if " " not in value} - recorded
            assert not missing, f"{rules}: {name} is never {missing}"


def main():
    chicane, serve_for_tests, site, folder = [os.path.abspath(one) for one in sys.argv[1:]]
    make_terminal(Terminal(chicane, folder))
    make_hosted(serve_for_tests, folder)
    make_solo(site, folder)
    covered = coverage(folder)
    check(chicane, covered)
    with open(os.path.join(folder, "coverage.json"), "w", encoding="utf-8") as file:
        file.write(json.dumps(covered, indent=1) + "\n")
    with open(os.path.join(folder, "SHA256SUMS"), "w", encoding="utf-8") as file:
        file.writelines(f"{digest}  {path}\n" for path, digest in sums(folder).items())


if __name__ == "__main__":
    main()
