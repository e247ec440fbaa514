"""A storm of clients: tables of scripted people who drive races as fast as the server lets them, and go on whatever happens to it.

Each table notes every acknowledged decision and holds the server to it whenever it comes back: nothing acknowledged is lost, nothing is there
that was not sent, no number goes back."""
import http.client
import json
import random
import select
import threading
import time

from chicane_client import SHORT_RACES, Client, Closed, LiveSocket, Refused, missing_from, verify_record

LOST = (OSError, http.client.HTTPException, Closed, json.JSONDecodeError)
RULES = list(SHORT_RACES)


class Wrong(Exception):
    """The server broke a promise."""


class Seat:
    """One person at a table. Takes part over a WebSocket; every other one sends its decisions by HTTP."""

    def __init__(self, table, index, name, secret, node):
        self.table, self.index, self.name, self.secret, self.node = table, index, name, secret, node
        self.live = None
        self.race = None
        self.asked = None     # The number of the question or decision that is under way.
        self.pending = None   # A decision that was sent and not acknowledged yet: (move, decision).
        self.change = None    # The same of another one in the place of the last.
        self.choices = []     # Of the last question.
        self.acknowledged = []

    def server(self):
        return self.table.storm.nodes[self.node]

    def client(self):
        return Client(self.server(), secret=self.secret, timeout=10)

    def connect(self):
        seq = self.race["seq"] if self.race else None
        self.live = LiveSocket(self.server().address, f"/api/races/{self.table.race}/live?seat={self.secret}" + (f"&from={seq}" if seq else ""),
                               timeout=10)
        self.asked = None
        self.see(self.up_to_date(self.live.wait_for("race")["race"]))
        self.check_return()
        if self.pending:
            self.send_pending()

    def up_to_date(self, race):
        """Another node may need a moment to hear of what was decided at the one before."""
        while len(self.table.storm.nodes) > 1 and self.race and (
                race["seq"] < self.race["seq"] or race["seats"][self.index]["moves"] < len(self.acknowledged)):
            try:
                race = self.live.wait_for("update", timeout=2)["race"]
            except TimeoutError:
                raise Wrong(f"{race['id']}: the other node still does not know of {self.race['seq']}, it is at {race['seq']}") from None
        return race

    def check_return(self):
        """What was acknowledged is there; at most what was under way has come to it."""
        moves = self.race["seats"][self.index]["moves"]
        known = len(self.acknowledged)
        if not known <= moves <= known + bool(self.pending):
            raise Wrong(f"{self.table.race}, {self.name}: {known} decisions were acknowledged, pending {self.pending}, but there are {moves}")
        if self.change:
            self.send_change()
        if self.acknowledged:
            move, decision = self.acknowledged[-1]
            self.live.send(do="decide", re=0, decision=decision, move=move)
            while True:
                answer = self.live.receive()
                if answer["type"] in ("race", "update"):
                    self.see(answer["race"])
                if answer.get("re") == 0:
                    break
            if answer["type"] != "ack" or not answer["is_repeat"]:
                raise Wrong(f"{self.table.race}, {self.name}: '{decision}' was acknowledged as move {move}; now: {answer}")

    def see(self, race):
        # Nobody hears of anything before it is on disk, so nothing that was heard of can be undone.
        if self.race and race["seq"] < self.race["seq"]:
            raise Wrong(f"{race['id']}: was at {self.race['seq']}, is at {race['seq']}")
        self.race = race

    def send_pending(self):
        move, decision = self.pending
        if self.index % 2 == 0:
            self.asked = self.live.send(do="decide", decision=decision, move=move)
            return
        try:
            self.client().decide(self.table.race, decision, move)
        except Refused as refused:
            if refused.status == 503:
                raise OSError("cannot write now") from None
            raise Wrong(f"{self.table.race}, {self.name}: '{decision}' as move {move}: {refused}") from None
        is_hidden = self.race["is_hidden_round"]
        self.acknowledge()
        # Some think again; the others may be in by then.
        if is_hidden and self.table.generator.random() < 0.3:
            self.change = (move, self.table.generator.choice(self.choices))
            self.send_change()

    def send_change(self):
        """Taken or too late; one that was taken before its answer was lost is taken again as the same."""
        move, decision = self.change
        try:
            self.client().change(self.table.race, decision, move)
            self.acknowledged[-1] = self.change
            self.table.storm.changes += 1
        except Refused as refused:
            if refused.status == 503:
                raise OSError("cannot write now") from None
            if refused.code != "too_late":
                raise Wrong(f"{self.table.race}, {self.name}: '{decision}' in the place of move {move}: {refused}") from None
        self.change = None

    def acknowledge(self):
        self.acknowledged.append(self.pending)
        self.pending = None
        self.asked = None
        self.table.storm.count += 1

    def hear(self, message):
        kind = message["type"]
        if kind in ("race", "update"):
            self.see(message["race"])
        elif message.get("re") == self.asked and self.asked is not None:
            if kind == "legal":
                self.asked = None
                if message["legal"]:
                    self.choices = message["legal"]
                    self.pending = (len(self.acknowledged), self.table.generator.choice(message["legal"]))
                    self.send_pending()
            elif kind == "ack":
                self.acknowledge()
            elif message["error"]["code"] in ("cannot_write", "not_awaited"):
                raise OSError(message["error"]["what"])
            else:
                raise Wrong(f"{self.table.race}, {self.name}: {self.pending}: {message['error']}")

    def go_on(self):
        own = self.race["seats"][self.index]
        if self.asked is None and not self.pending and self.race["state"] == "running" and own["is_awaited"]:
            if own["moves"] == len(self.acknowledged):
                self.asked = self.live.send(do="legal")


class Table(threading.Thread):
    def __init__(self, storm, number, seats):
        super().__init__(daemon=True)
        self.storm, self.number, self.count = storm, number, seats
        self.generator = random.Random(storm.seed * 1000 + number)
        self.failure = None
        self.finished = 0
        self.returns = 0

    def run(self):
        try:
            while not self.storm.is_ending:
                self.begin()
                self.play()
                self.check_end()
                self.finished += 1
        except BaseException as failure:
            self.failure = failure

    def insist(self, job):
        """Until the server is there again."""
        end = time.monotonic() + 30
        while True:
            try:
                return job()
            except LOST:
                if time.monotonic() > end:
                    raise
            except Refused as refused:
                if refused.status != 503 or time.monotonic() > end:
                    raise
            time.sleep(0.03)

    def begin(self):
        node = self.number % len(self.storm.nodes)
        rules = RULES[(self.number + self.finished) % len(RULES)]
        names = ["Ann", "Bob", "Carl", "Dora"][:self.count]

        def make():
            host = self.storm.nodes[node].client("Ann")
            made = host.create(rules, seats=[{"kind": "human", "name": "Ann"}, *([{"kind": "open"}] * (self.count - 1)), {"kind": "bot"}])
            race = made["race"]["id"]
            secrets = [made["seat"]["secret"]]
            for index in range(1, self.count):
                secrets.append(self.storm.nodes[node].client(names[index]).take_seat(race, index, names[index])["seat"]["secret"])
            return race, secrets

        self.race, secrets = self.insist(make)
        self.seats = [Seat(self, i, names[i], secrets[i], (node + i) % len(self.storm.nodes)) for i in range(self.count)]

        def start():
            client = Client(self.storm.nodes[node], secret=secrets[0])
            try:
                client.start(self.race)
            except Refused as refused:
                # The one before may have been carried out though nobody heard of it.
                if refused.code != "not_open":
                    raise

        self.insist(start)

    def play(self):
        end = time.monotonic() + 150
        heard = time.monotonic()
        while True:
            if time.monotonic() > end:
                raise Wrong(f"race {self.race} does not go on: {[(s.name, s.asked, s.pending, s.race and s.race['seq']) for s in self.seats]}")
            for seat in self.seats:
                if seat.live is None:
                    self.insist(lambda seat=seat: self.connect(seat))
            if all(seat.race["state"] == "over" and not seat.pending for seat in self.seats):
                break
            for seat in self.seats:
                self.guarded(seat, seat.go_on)
            waiting = [seat for seat in self.seats if seat.live]
            buffered = [seat for seat in waiting if seat.live.buffer]
            ready, _, _ = select.select([seat.live.socket for seat in waiting], [], [], 0 if buffered else 0.05)
            if ready or buffered:
                heard = time.monotonic()
            elif time.monotonic() > heard + 5:
                # Longer than any node may need to hear of another: whoever reads the output should know.
                heard = time.monotonic()
                print(f"5 s of silence in {self.race}:", [(s.name, s.node, s.asked, s.pending, s.race["seq"], s.race["seats"][s.index]) for s in self.seats])
            for seat in waiting:
                if seat.live and (seat in buffered or seat.live.socket in ready):
                    self.guarded(seat, lambda seat=seat: seat.hear(seat.live.receive()))

    def connect(self, seat):
        try:
            seat.connect()
        except LOST:
            if seat.live:
                seat.live.close()
            seat.live = None
            # With several nodes the next one may be there.
            seat.node = (seat.node + 1) % len(self.storm.nodes)
            raise
        self.returns += 1

    def guarded(self, seat, job):
        try:
            job()
        except LOST:
            if seat.live:
                seat.live.close()
            seat.live = None

    def check_end(self):
        record = self.insist(lambda: Client(self.storm.nodes[0]).record(self.race))
        for seat in self.seats:
            seat.live.close()
            lost = missing_from(record, seat.name, [decision for _, decision in seat.acknowledged])
            if lost is not None:
                raise Wrong(f"race {self.race}: '{seat.name} {lost}' was acknowledged and is not in the record")
        verify_record(self.storm.test, record)


class Storm:
    """Tables over one server, or over several nodes of one database."""

    def __init__(self, test, nodes, tables=4, seed=1):
        self.test, self.nodes, self.seed = test, nodes, seed
        self.is_ending = False
        self.count = 0
        self.changes = 0
        self.generator = random.Random(seed)
        self.tables = [Table(self, number, 2 + number % 2) for number in range(tables)]

    def __enter__(self):
        for table in self.tables:
            table.start()
        return self

    def check(self):
        for table in self.tables:
            if table.failure:
                raise table.failure

    def kill_one(self):
        """At a random moment; and starts it again where it was."""
        time.sleep(self.generator.uniform(0.05, 0.9))
        node = self.generator.choice(self.nodes)
        node.kill()
        if len(self.nodes) > 1:
            time.sleep(self.generator.uniform(0.1, 0.5))
        node.start(node.port)
        self.check()

    def end(self, seconds=120):
        """Every race goes on to its end."""
        self.is_ending = True
        for table in self.tables:
            table.join(seconds)
            if table.is_alive():
                raise Wrong(f"race {table.race} does not come to its end")
        self.check()

    def __exit__(self, *_):
        self.is_ending = True
