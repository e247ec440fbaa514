"""The server from outside, standard library only: a process to start and kill, HTTP, a WebSocket by hand, a script that drives a seat."""
import base64
import contextlib
import hashlib
import http.client
import json
import os
import random
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from urllib.parse import urlencode, urlsplit

CHICANE = os.environ.get("CHICANE", "")
ROOT = os.environ.get("CHICANE_SOURCE_DIR", os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))))
sys.path.insert(0, os.path.join(ROOT, "tests"))
from game_list import games  # noqa: E402



def short_order(game):
    """What is posted for a race that is over soon."""
    options = dict(game.short_race()[1])
    laps = int(options.pop("laps"))
    return {"laps": laps, "options": options} if options else {"laps": laps}


SHORT_RACES = {game.id: short_order(game) for game in games()}
# One address sends what many people would: without these the tests would measure the limits.
NO_LIMITS = ("--limit-rate", "0", "--limit-connections", "0")


class Refused(Exception):
    """An answer of 400 or above."""

    def __init__(self, status, code, what, clause=None):
        super().__init__(f"{status} {code}: {what}" + (f" ({clause})" if clause else ""))
        self.status, self.code, self.what, self.clause = status, code, what, clause


class Closed(Exception):
    """The other side has ended a WebSocket, or did not open it."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed {code} {reason}")
        self.code, self.reason = code, reason


def wait_until(check, seconds=10, what="what was waited for"):
    """The first answer of `check` that is true."""
    end = time.monotonic() + seconds
    while True:
        found = check()
        if found:
            return found
        if time.monotonic() > end:
            raise AssertionError(f"{what} did not come within {seconds} s")
        time.sleep(0.02)


class Server:
    """A server of its own over a data folder of its own. restart() keeps the folder."""

    def __init__(self, *flags, command=None, data=None, preexec=None, environment=None):
        self.flags = [str(flag) for flag in flags]
        self.command = command or [CHICANE, "serve"]
        self.data = data
        self.preexec = preexec
        self.environment = {**os.environ, **(environment or {})}
        self.made_folder = None
        self.process = None
        self.port = 0

    def __enter__(self):
        if self.data is None:
            self.made_folder = tempfile.mkdtemp(prefix="chicane-")
            self.data = os.path.join(self.made_folder, "data")
        self.log_path = tempfile.mktemp(prefix="chicane-log-")
        try:
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *_):
        self.kill()
        if self.made_folder:
            shutil.rmtree(self.made_folder, ignore_errors=True)
        with contextlib.suppress(FileNotFoundError):
            os.unlink(self.log_path)

    def start(self, port=0):
        """With the port of before, clients find the server again where it was."""
        self.log = open(self.log_path, "ab")
        self.process = subprocess.Popen([*self.command, "--port", str(port), "--data", self.data, *self.flags], stdout=subprocess.PIPE,
                                        stderr=self.log, stdin=subprocess.DEVNULL, env=self.environment, preexec_fn=self.preexec)
        line = self.process.stdout.readline().decode()
        if not line.startswith("chicane: serving at http://"):
            code = self.process.wait(10)
            raise AssertionError(f"the server did not start ({code}): {line}{self.log_text()}")
        self.address = line.split("serving at ")[1].split()[0]
        self.port = urlsplit(self.address).port
        # Nobody reads what else it says, and a full pipe would stop it.
        process = self.process
        threading.Thread(target=lambda: process.stdout.read(), daemon=True).start()

    def log_text(self):
        with open(self.log_path, encoding="utf-8", errors="replace") as file:
            return file.read()

    def is_alive(self):
        return self.process is not None and self.process.poll() is None

    def kill(self):
        """As when the machine loses its power, but for the disk's own cache."""
        self._end(signal.SIGKILL)

    def terminate(self):
        """As those who host end it. The exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, sign):
        if self.process is None:
            return None
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            raise AssertionError("the server did not end within 20 s") from None
        finally:
            self.log.close()
        self.process = None
        return code

    def restart(self, keep_port=True):
        self.kill()
        self.start(self.port if keep_port else 0)

    def client(self, name=None, **others):
        """A client of its own; with a name, a guest."""
        client = Client(self, **others)
        if name is not None:
            client.become_guest(name)
        return client


class Client:
    """One who asks. `at` is a Server, or an address. Keeps its connection alive; a session or the secret of a seat speaks for it."""

    def __init__(self, at, token=None, secret=None, timeout=20):
        self.at = at
        self.token, self.secret = token, secret
        self.timeout = timeout
        self.person = None
        self.connection = None
        self.answers = []  # Every answer as bytes, if `is_keeping`; without its date.
        self.is_keeping = False

    def address(self):
        return self.at if isinstance(self.at, str) else self.at.address

    def host_and_port(self):
        parts = urlsplit(self.address())
        return parts.hostname, parts.port

    def close(self):
        if self.connection:
            self.connection.close()
            self.connection = None

    def authorization(self):
        if self.secret:
            return {"Authorization": f"Seat {self.secret}"}
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def ask(self, method, path, body=None, headers=None, raw_body=None):
        """Status, headers, body as bytes."""
        sent = dict(self.authorization())
        data = raw_body
        if body is not None:
            data = json.dumps(body).encode()
        if data is not None:
            sent["Content-Type"] = "application/json"
        sent.update(headers or {})
        for attempt in (0, 1):
            is_new = self.connection is None
            if is_new:
                self.connection = http.client.HTTPConnection(*self.host_and_port(), timeout=self.timeout)
            try:
                self.connection.request(method, path, body=data, headers=sent)
                answer = self.connection.getresponse()
                content = answer.read()
            except (http.client.HTTPException, OSError):
                self.close()
                # A kept connection may have ended meanwhile; what the server may have read already is not sent twice.
                if is_new or attempt == 1 or method != "GET":
                    raise
                continue
            if answer.will_close:
                self.close()
            if self.is_keeping:
                head = "".join(f"{name}: {value}\n" for name, value in answer.getheaders() if name.lower() != "date")
                self.answers.append(f"{method} {path} {answer.status}\n{head}\n".encode() + content)
            return answer.status, answer.headers, content
        raise AssertionError("unreachable")

    def call(self, method, path, body=None, headers=None, **parameters):
        """The answer as a value; what is refused is raised."""
        given = {key: value for key, value in parameters.items() if value is not None}
        if given:
            path += "?" + urlencode(given)
        status, _, content = self.ask(method, path, body, headers)
        if status >= 400:
            error = json.loads(content)["error"]
            raise Refused(status, error["code"], error["what"], error.get("clause"))
        return json.loads(content) if content else None

    def get(self, path, **parameters):
        return self.call("GET", path, **parameters)

    def post(self, path, body=None, **others):
        return self.call("POST", path, {} if body is None else body, **others)

    def patch(self, path, body):
        return self.call("PATCH", path, body)

    def delete(self, path):
        return self.call("DELETE", path)

    def text(self, path, **parameters):
        status, _, content = self.ask("GET", path + ("?" + urlencode(parameters) if parameters else ""))
        if status != 200:
            error = json.loads(content)["error"]
            raise Refused(status, error["code"], error["what"])
        return content.decode()

    # People

    def become_guest(self, name):
        self._take(self.post("/api/guests", {"name": name}))

    def make_account(self, name, pass_phrase):
        self._take(self.post("/api/accounts", {"name": name, "pass_phrase": pass_phrase}))

    def log_in(self, name, pass_phrase):
        self._take(self.post("/api/sessions", {"name": name, "pass_phrase": pass_phrase}))

    def _take(self, identity):
        self.person, self.token = identity["person"], identity["token"]

    # Races

    def create(self, rules="speed-circuit", seats=None, **others):
        """The whole answer: race, seat, invite."""
        order = {"rules": rules, "seats": seats or [{"kind": "human", "name": "Ann"}, {"kind": "bot", "driver": "rookie", "name": "Valli"}]}
        for key, value in {**SHORT_RACES[rules], **others}.items():
            order[key] = value
        order.setdefault("is_public", True)
        return self.post("/api/races", order)

    def race(self, race, invite=None):
        return self.get(f"/api/races/{race}", invite=invite)["race"]

    def take_seat(self, race, index, name, nonce=None, invite=None):
        body = {"name": name}
        if nonce:
            body["nonce"] = nonce
        return self.post(f"/api/races/{race}/seats/{index}", body, invite=invite)

    def leave_seat(self, race, index):
        return self.delete(f"/api/races/{race}/seats/{index}")["race"]

    def start(self, race, fill=None):
        return self.post(f"/api/races/{race}/start", {"fill": fill} if fill else {})["race"]

    def decide(self, race, decision, move):
        return self.post(f"/api/races/{race}/decisions", {"decision": decision, "move": move})

    def change(self, race, decision, move):
        return self.post(f"/api/races/{race}/decisions", {"decision": decision, "move": move, "is_change": True})

    def legal(self, race):
        return self.get(f"/api/races/{race}/legal")["legal"]

    def record(self, race, **parameters):
        return self.text(f"/api/races/{race}/record", **parameters)

    def live(self, race, start=None, secret=None, invite=None, **others):
        """A WebSocket; signs in as this client does."""
        given = {"from": start, "seat": secret, "invite": invite}
        query = urlencode({key: value for key, value in given.items() if value is not None})
        return LiveSocket(self.address(), f"/api/races/{race}/live" + ("?" + query if query else ""), headers=self.authorization(), **others)


class LiveSocket:
    """A WebSocket after RFC 6455, client's side. Every payload received is kept as it came."""

    TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

    def __init__(self, address, path, headers=None, timeout=20):
        parts = urlsplit(address)
        self.socket = socket.create_connection((parts.hostname, parts.port), timeout=timeout)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.timeout = timeout
        self.buffer = b""
        self.payloads = []
        self.close_code = None
        self.re = 0
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {parts.hostname}:{parts.port}", "Upgrade: websocket", "Connection: Upgrade",
                 f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", *(f"{name}: {value}" for name, value in (headers or {}).items())]
        try:
            self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            self._shake_hands(key)
        except BaseException:
            self.socket.close()
            raise

    def _shake_hands(self, key):
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        lines = head.decode("latin-1").split("\r\n")
        status = int(lines[0].split()[1])
        headers = {name.strip().lower(): value.strip() for name, value in (line.split(":", 1) for line in lines[1:])}
        if status != 101:
            length = int(headers.get("content-length", 0))
            while len(self.buffer) < length:
                self._fill()
            error = json.loads(self.buffer[:length])["error"]
            raise Refused(status, error["code"], error["what"])
        wanted = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()).decode()
        assert headers["sec-websocket-accept"] == wanted, "the handshake is not ours"

    def _fill(self):
        data = self.socket.recv(65536)
        if not data:
            raise Closed(1006, "the connection was cut")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send_frame(self, opcode, payload=b"", is_last=True, is_masked=True):
        size = len(payload)
        head = bytes([(0x80 if is_last else 0) | opcode])
        masked = 0x80 if is_masked else 0
        if size < 126:
            head += bytes([masked | size])
        elif size < 65536:
            head += bytes([masked | 126]) + struct.pack(">H", size)
        else:
            head += bytes([masked | 127]) + struct.pack(">Q", size)
        if is_masked:
            mask = os.urandom(4)
            key = (mask * (size // 4 + 1))[:size]
            payload = mask + (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big")
        self.socket.sendall(head + payload)

    def send_text(self, text, pieces=1):
        """As one message, in so many frames."""
        data = text.encode("utf-8", "surrogatepass")
        step = max(1, -(-len(data) // pieces))
        parts = [data[at:at + step] for at in range(0, len(data), step)] or [b""]
        for at, part in enumerate(parts):
            self.send_frame(self.TEXT if at == 0 else 0, part, is_last=at + 1 == len(parts))

    def send(self, **message):
        """A message with a number of its own, which it gives back."""
        self.re += 1
        message.setdefault("re", self.re)
        self.send_text(json.dumps(message))
        return message["re"]

    def _frame(self):
        first, second = self._take(2)
        assert first & 0x70 == 0, "reserved bits are set"
        assert second & 0x80 == 0, "a server does not mask"
        size = second & 0x7F
        if size == 126:
            size = struct.unpack(">H", self._take(2))[0]
        elif size == 127:
            size = struct.unpack(">Q", self._take(8))[0]
        return first & 0x0F, bool(first & 0x80), self._take(size)

    def receive(self, timeout=None):
        """The next message as a value. Raises Closed at its end, TimeoutError if none comes."""
        self.socket.settimeout(self.timeout if timeout is None else timeout)
        whole = b""
        while True:
            opcode, is_last, payload = self._frame()
            if opcode == self.PING:
                self.send_frame(self.PONG, payload)
            elif opcode == self.PONG:
                self.last_pong = payload
            elif opcode == self.CLOSE:
                self.close_code = struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005
                raise Closed(self.close_code, payload[2:].decode(errors="replace"))
            else:
                whole += payload
                if is_last:
                    self.payloads.append(whole)
                    return json.loads(whole)

    def wait_for(self, type, timeout=None, **fields):
        """Messages until one of this type and with these fields; that one."""
        end = time.monotonic() + (timeout or self.timeout)
        while True:
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == type and all(message.get(key) == value for key, value in fields.items()):
                return message

    def answer(self, **message):
        """Sends and waits for the answer that carries its number: an ack, a list, an error."""
        number = self.send(**message)
        while True:
            got = self.receive()
            if got.get("re") == number and got["type"] in ("ack", "error", "legal"):
                return got

    def ping(self, payload=b"still there?"):
        """Whether the answer is the same payload; messages that come first are kept."""
        self.last_pong = None
        self.send_frame(self.PING, payload)
        while self.last_pong is None:
            opcode, is_last, got = self._frame()
            if opcode == self.PONG:
                self.last_pong = got
            elif opcode in (self.TEXT, 0) and is_last:
                self.payloads.append(got)
        return self.last_pong == payload

    def close(self, code=1000):
        with contextlib.suppress(OSError):
            self.send_frame(self.CLOSE, struct.pack(">H", code))
        self.socket.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def own_seat(race):
    return race["seats"][race["you"]]


def choose(legal, generator):
    """One of them by lot."""
    return generator.choice(legal)


def drive(client, race, seed=1, until=None, choose=choose, seconds=60, log=None):
    """Drives the seat of the client over HTTP until the race is over, or `until(race)`; the race as it is then. `log` hears of
    every acknowledged decision: (move, decision)."""
    generator = random.Random(seed)
    end = time.monotonic() + seconds
    pause = 0.002
    while True:
        now = client.race(race)
        if now["state"] == "over" or (until and until(now)):
            return now
        if time.monotonic() > end:
            raise AssertionError(f"race {race} is not over after {seconds} s: turn {now['turn']}")
        seat = own_seat(now)
        if now["state"] != "running" or not seat["is_awaited"]:
            time.sleep(pause)
            pause = min(0.05, pause * 2)
            continue
        pause = 0.002
        decision = choose(client.legal(race), generator)
        try:
            client.decide(race, decision, seat["moves"])
        except Refused as refused:
            # A clock or a pause may have been faster than this script.
            if refused.code not in ("stale", "not_awaited", "paused", "not_running"):
                raise
            continue
        if log is not None:
            log.append((seat["moves"], decision))


class Watcher:
    """Reads a WebSocket on a thread of its own until it is closed, and keeps what came."""

    def __init__(self, live):
        self.live = live
        self.messages = []
        self.closed = None
        self.thread = threading.Thread(target=self._read, daemon=True)
        self.thread.start()

    def _read(self):
        try:
            while True:
                self.messages.append(self.live.receive(600))
        except (Closed, OSError) as end:
            self.closed = end

    def wait_for(self, check, seconds=10, what="a message"):
        return wait_until(lambda: next((m for m in list(self.messages) if check(m)), None), seconds, what)

    def stop(self):
        self.live.close()
        self.thread.join(5)


def in_parallel(*jobs):
    """Runs each on a thread of its own; the results in order. The first that fails is raised."""
    results, failures = [None] * len(jobs), []

    def run(at, job):
        try:
            results[at] = job()
        except BaseException as failure:
            failures.append(failure)

    threads = [threading.Thread(target=run, args=(at, job), daemon=True) for at, job in enumerate(jobs)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results


def verify_record(test, text):
    """Our own program and the one by another hand both find the record in order."""
    with tempfile.NamedTemporaryFile("w", suffix=".race", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        for command in ([CHICANE, "verify", file.name], [sys.executable, os.path.join(ROOT, "tools", "fair_dice.py"), "record", file.name]):
            run = subprocess.run(command, capture_output=True, text=True, timeout=60)
            test.assertEqual(run.returncode, 0, f"{' '.join(command)}: {run.stdout}{run.stderr}\n{text[-400:]}")


def missing_from(record, name, decisions):
    """The first of the decisions that does not stand in the record in its order; formalities may stand between them."""
    lines = (line.removeprefix(name + " ") for line in record.split("\n") if line.startswith(name + " "))
    return next((decision for decision in decisions if decision not in lines), None)
