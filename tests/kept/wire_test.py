#!/usr/bin/env python3
"""The wire: recorded sessions are said again to the server under test, and its answers are those of the recording, but for what they gain.

wire/NAME.json has the script and the recording in one; wire/README.md says what its steps are. CHICANE_REWRITE=1 writes what is heard now."""
import json
import os
import tempfile
import unittest

from blanks import HOUR, Blanks
from crowd import differences, told
from chicane_client import NO_LIMITS, Client, Closed, LiveSocket, Refused, Server, wait_until

WIRE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "wire")
HEARD = ("answer", "heard")  # Of a step; all else is the script.
HEADERS = ("allow", "cache-control", "content-type", "location", "retry-after", "set-cookie")
SENTINEL = 900_000_000  # The number of a question whose answer says that nothing more is on its way.
WIDTH = 140


class Session:
    """A script said to a server of its own."""

    def __init__(self, script):
        self.script = script
        self.blanks = Blanks(json.dumps([[step.get(part) for part in HEARD] for step in script["steps"]], ensure_ascii=False))
        self.sockets = {}

    def run(self):
        """The script with what was heard."""
        flags = ["--seed", 1, *NO_LIMITS, *self.script.get("flags", [])]
        with tempfile.TemporaryDirectory(prefix="chicane-wire-") as folder:
            self.clock = os.path.join(folder, "clock")
            if any("clock" in step for step in self.script["steps"]):
                self.move_clock(0)
                flags += ["--clock", self.clock]
            with Server(*flags, command=[os.environ["SERVE_FOR_TESTS"]]) as self.server:
                self.client = Client(self.server)
                steps = [self.step(at, step) for at, step in enumerate(self.script["steps"])]
                for live in self.sockets.values():
                    live.close()
                self.client.close()
        return {**self.script, "steps": steps}

    def step(self, at, step):
        said = script_of(step)
        try:
            heard = self.say(self.blanks.filled(said))
        except Exception as wrong:
            raise AssertionError(f"step {at}, {json.dumps(said, ensure_ascii=False)}: {wrong!r}") from wrong
        return {**said, **{part: self.blanks.blanked(value, step.get(part)) for part, value in heard.items()}}

    def say(self, step):
        if "do" in step:
            answer = {"answer": self.ask(step)}
        elif "open" in step:
            answer = {"answer": self.open(step)}
        elif "send" in step:
            self.blanks.sent += json.dumps(step["message"])
            self.sockets[step["send"]].send_text(json.dumps(step["message"]))
            answer = {}
        elif "close" in step:
            self.sockets.pop(step["close"]).close()
            answer = {}
        elif "restart" in step:
            answer = {"heard": self.restart()}
        else:
            self.move_clock(step["clock"])
            answer = {}
        heard = {name: self.drain(live, step.get("until", {}).get(name)) for name, live in self.sockets.items()}
        heard = {name: messages for name, messages in heard.items() if messages}
        return {**answer, **({"heard": heard} if heard else {})}

    def ask(self, step):
        """Asked again until the answer has what is waited for, if anything is."""
        method, path = step["do"].split(" ")
        headers = {**({"Authorization": step["as"]} if "as" in step else {}), **step.get("headers", {})}
        if "body" in step:
            self.blanks.sent += json.dumps(step["body"])

        def look():
            status, got, content = self.client.ask(method, path, step.get("body"), headers, step["raw"].encode() if "raw" in step else None)
            body = json.loads(content) if content and got["content-type"] == "application/json" else content.decode()
            return (status, got, body) if differs_not(step.get("wait", {}), body) else None

        status, got, body = wait_until(look, 30, str(step.get("wait")))
        if step.get("only") == "status":
            return {"status": status}
        answer = {"status": status, "headers": {name: got[name] for name in HEADERS if name in got}}
        if body:
            answer["body"] = body if isinstance(body, dict) else body.split("\n")
        return answer

    def open(self, step):
        headers = {"Authorization": step["as"]} if "as" in step else {}
        try:
            self.sockets[step["open"]] = LiveSocket(self.server.address, step["path"], headers)
            return {"status": 101}
        except Refused as refused:
            return {"status": refused.status, "body": {"error": {"code": refused.code, "what": refused.what}}}

    def restart(self):
        """As those who host end it and start it again; how each socket is told."""
        self.server.terminate()
        self.client.close()
        ends = {}
        for name, live in self.sockets.items():
            try:
                while True:
                    live.receive()
            except Closed as closed:
                ends[name] = [{"closed": closed.code}]
        self.sockets = {}
        self.server.start(self.server.port)
        return ends

    def drain(self, live, wanted):
        """All messages up to the one that is waited for, if any is, and then all that are on their way."""
        messages = []
        while wanted and (not messages or messages[-1]["type"] != wanted):
            messages.append(live.receive())
        live.send_text(json.dumps({"do": "legal", "re": SENTINEL}))
        while True:
            message = live.receive()
            if message.get("re") == SENTINEL:
                return messages
            messages.append(message)

    def move_clock(self, millis):
        with open(self.clock + ".next", "w", encoding="utf-8") as file:
            file.write(str(HOUR + millis))
        os.replace(self.clock + ".next", self.clock)


def script_of(step):
    return {key: value for key, value in step.items() if key not in HEARD}


def differs_not(wanted, body):
    return not list(differences(wanted, body)) if wanted else True


def written(value, indent=0):
    """JSON with short things on one line."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) + indent <= WIDTH or not isinstance(value, (dict, list)):
        return line
    pad = " " * (indent + 1)
    if isinstance(value, list):
        return "[\n" + ",\n".join(pad + written(one, indent + 1) for one in value) + "\n" + " " * indent + "]"
    lines = (f"{pad}{json.dumps(key)}: {written(one, indent + 1)}" for key, one in value.items())
    return "{\n" + ",\n".join(lines) + "\n" + " " * indent + "}"


class KeptWire(unittest.TestCase):
    def check(self, name):
        path = os.path.join(WIRE, name + ".json")
        with open(path, encoding="utf-8") as file:
            kept = json.load(file)
        now = Session(kept).run()
        if os.environ.get("CHICANE_REWRITE"):
            with open(path, "w", encoding="utf-8") as file:
                file.write(written(now) + "\n")
            return
        for at, (one, other) in enumerate(zip(kept["steps"], now["steps"])):
            found = list(differences(one, other))
            if found:
                self.fail(f"session {name}, step {at}, {json.dumps(script_of(one), ensure_ascii=False)}:\n{told(found)}")


for session in sorted(name.removesuffix(".json") for name in os.listdir(WIRE) if name.endswith(".json")):
    setattr(KeptWire, f"test_{session}", lambda self, name=session: self.check(name))


if __name__ == "__main__":
    unittest.main(warnings="ignore")
