"""What differs from run to run, blanked: the first race's id becomes "<race 1>" wherever it stands, so that it is still compared which is which.

Ids, secrets, tokens and nonces are known by the names of their fields, and then by their values in any text. Where there is a recording its names
are taken, so that a field more does not shift them. Times are told from the hour at which the server's clock began. Views, which are packed States,
are told by their digest."""
import hashlib
import re

HOUR = 1_800_000_000_000

# The kind of an id by the nearest name above it.
IDS = {"race": "race", "races": "race", "moves": "race", "person": "person", "league": "league", "leagues": "league"}
NAMED = {"token": "token", "invite": "invitation", "commitment": "commitment", "nonce": "nonce", "room": "race"}
TIMES = {"at", "created", "changed", "due", "next"}
VIEWS = {"view", "unsealed_view"}
IS_ID = re.compile(r"[a-z1-9]{16}")
# What no field has named. The digest of a record's lines follows from its secrets.
IN_TEXTS = (("hash", re.compile(r"\b()([0-9a-f]{64})\b")), ("key", re.compile(r"\b()([0-9a-f]{32})\b")),
            ("lines", re.compile(r"\b(lines )([0-9a-f]{16})\b")), ("record", re.compile(r"\b(result \w+ )([0-9a-f]{16})\b")))
BLANK = re.compile(r"<\w[\w ]* \d+>")


class Blanks:
    def __init__(self, recorded=""):
        """`recorded` is the text of all answers of the recording: what it does not name gets other names."""
        self.names = {}  # By value.
        self.values = {}  # By name.
        self.counts = {}
        self.sent = ""  # What the script itself has said is no secret to it.
        for name in BLANK.findall(recorded):
            kind, number = name[1:-1].rsplit(" ", 1)
            self.counts[kind] = max(self.counts.get(kind, 0), int(number))

    def learn(self, kind, value):
        if not value or value in self.names or value in self.sent:
            return
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self._name(f"<{kind} {self.counts[kind]}>", value)

    def _name(self, name, value):
        self.names[value] = name
        self.values[name] = value

    def filled(self, script):
        """A part of the script with values in the place of blanks."""
        if isinstance(script, dict):
            return {key: self.filled(value) for key, value in script.items()}
        if isinstance(script, list):
            return [self.filled(value) for value in script]
        if isinstance(script, str):
            return BLANK.sub(self._value_of, script)
        return script

    def _value_of(self, blank):
        assert blank.group() in self.values, f"no answer has shown {blank.group()} yet"
        return self.values[blank.group()]

    def blanked(self, answer, kept=None):
        """With the names that the kept answer gives, where it has any."""
        self._bind(kept, answer)
        self._find(answer, "", "")
        return self._blank(answer, "")

    def _bind(self, kept, now):
        if isinstance(kept, dict) and isinstance(now, dict):
            for name, value in kept.items():
                self._bind(value, now.get(name))
        elif isinstance(kept, list) and isinstance(now, list):
            for one, other in zip(kept, now):
                self._bind(one, other)
        elif isinstance(kept, str) and isinstance(now, str) and BLANK.search(kept):
            found = re.fullmatch("(.+?)".join(re.escape(part) for part in BLANK.split(kept)), now)
            for name, value in zip(BLANK.findall(kept), found.groups() if found else ()):
                if name not in self.values and value not in self.names:
                    self._name(name, value)

    def _find(self, value, key, above):
        if isinstance(value, dict):
            for name, one in value.items():
                self._find(one, name, key)
        elif isinstance(value, list):
            for one in value:
                self._find(one, key, above)
        elif isinstance(value, str):
            if key == "id" and above in IDS and IS_ID.fullmatch(value):
                self.learn(IDS[above], value)
            elif key == "race" and IS_ID.fullmatch(value):
                self.learn("race", value)
            elif key == "secret":
                self.learn("secret of a seat" if len(value) == 32 else "secret of dice", value)
            elif key in NAMED:
                self.learn(NAMED[key], value)

    def _blank(self, value, key):
        if isinstance(value, dict):
            return {name: self._blank(one, name) for name, one in value.items()}
        if isinstance(value, list):
            return [self._blank(one, key) for one in value]
        if isinstance(value, str):
            if key in VIEWS and value:
                return f"<{len(value)} signs, {hashlib.sha256(value.encode()).hexdigest()[:16]}>"
            return self.text(value)
        if key in TIMES and isinstance(value, int) and value >= HOUR:
            return f"<hour + {value - HOUR}>"
        return value

    def text(self, text):
        for known, name in self.names.items():
            text = text.replace(known, name)
        for kind, pattern in IN_TEXTS:
            for _, value in pattern.findall(text):
                self.learn(kind, value)
            text = pattern.sub(lambda found: found.group(1) + self.names.get(found.group(2), found.group(2)), text)
        return text
