#!/usr/bin/env python3
"""Fair dice by another hand: docs/fair-dice.md in Python, standard library only.

    tools/fair_dice.py record FILE       throws every die of a finished race again and opens every seal
    tools/fair_dice.py face SECRET RACE NUMBER LABEL SIDES [SEAT NONCE]…   prints the face, from 0
    tools/fair_dice.py commitment SECRET
    tools/fair_dice.py seal SALT RACE SEAT NUMBER DECISION"""
import hashlib
import sys


def blake2b(text, key=b"", size=32):
    return hashlib.blake2b(text, key=key, digest_size=size).digest()


def commitment(secret):
    return blake2b(b"chicane secret 1\n" + secret)


def race_key(secret, race, nonces):
    text = f"chicane race 1\n{race}\n" + "".join(f"{seat} {nonce}\n" for seat, nonce in nonces)
    return blake2b(text.encode(), key=secret)


def face(key, number, label, sides):
    mask = 1
    while mask + 1 < sides:
        mask = mask << 1 | 1
    block = 0
    while True:
        for byte in blake2b(f"chicane die 1\n{number}\n{label}\n{block}\n".encode(), key=key, size=64):
            if byte & mask < sides:
                return byte & mask
        block += 1


def seal(salt, race, seat, number, decision):
    return blake2b(f"chicane seal 1\n{race}\n{seat}\n{number}\n{decision}\n".encode(), key=salt)


def sides_and_faces(kind):
    """Of the last word of a label: d6, secret-d6, special-d6."""
    sides = int(kind.split("d")[-1])
    return [1, 2, 2, 2, 3, 3] if kind.startswith("special-") else list(range(1, sides + 1))


class Wrong(Exception):
    """What is wrong with the line that is being read."""


class Checker:
    """Reads a record line by line. Knows no rules: only 'chicane verify' can say who had to seal, and whether a die was due."""

    def __init__(self, secret):
        self.secret = secret
        self.seats, self.nonces = [], []
        self.race = self.key = None
        self.dice = self.seals = self.opened = 0
        self.sealed, self.salts = {}, {}

    def read(self, words):
        # After the start a driver may be called as a line of the header is.
        if self.key is None:
            self.read_header(words)
        else:
            self.read_race(words)

    def read_header(self, words):
        # After the start this word can only be somebody's name.
        if words[0] == "seat" and self.key is None:
            self.seats.append(words[1])
        elif words[0] == "fair":
            self.race = words[1]
            if commitment(self.secret).hex() != words[2]:
                raise Wrong("the secret is not the one that was committed to here")
        elif words[0] == "nonce":
            self.nonces.append((words[1], words[2]))
        elif words[0] == "start":
            if self.race is None or [seat for seat, _ in self.nonces] != self.seats:
                raise Wrong("before the start each seat has its nonce, in the order of the seats")
            self.key = race_key(self.secret, self.race, self.nonces)

    def read_race(self, words):
        if words[:2] == ["chance", "roll"]:
            self.die(words)
        elif words[0] == "seal":
            self.seal(words[1], words[2])
        elif words[0] == "salt":
            self.salt(words[1], words[2])
        elif words[0] in self.sealed:
            self.open(words[0], " ".join(words[1:]))
        elif words[0] == "end" and self.sealed:
            raise Wrong("not every seal has been opened")

    def die(self, words):
        faces = sides_and_faces(words[-1])
        shown = faces[face(self.key, self.dice, " ".join(words[4:]), len(faces))]
        if str(shown) != words[2]:
            raise Wrong(f"die {self.dice} should show {shown}")
        self.dice += 1

    def seal(self, seat, hexadecimal):
        if self.salts:
            raise Wrong("all seals of a round stand before its first salt")
        # A later seal of the seat takes the place of the earlier one, which is never opened.
        self.sealed[seat] = (self.seals, hexadecimal)
        self.seals += 1

    def salt(self, seat, hexadecimal):
        if seat not in self.sealed or seat in self.salts:
            raise Wrong("there is no seal for this salt")
        self.salts[seat] = bytes.fromhex(hexadecimal)

    def open(self, seat, decision):
        number, wanted = self.sealed.pop(seat)
        if seat not in self.salts:
            raise Wrong("the decision was sealed; its salt is missing")
        if seal(self.salts[seat], self.race, seat, number, decision).hex() != wanted:
            raise Wrong("this is not the decision that was sealed")
        self.opened += 1
        # The round is over when all its seals are open.
        if not self.sealed:
            self.salts.clear()


def check_record(lines):
    """The line that is wrong first, and what; or nothing."""
    words = [line.split(" ") for line in lines]
    if words[-1][0] != "secret":
        return len(lines), "the secret is not published: the dice cannot be checked"
    at = len(lines)
    try:
        checker = Checker(bytes.fromhex(words[-1][1]))
        for at, line in enumerate(words, 1):
            checker.read(line)
        if checker.key is None:
            raise Wrong("the race never starts")
    except (Wrong, ValueError, IndexError) as wrong:
        return at, str(wrong)
    print(f"{checker.dice} dice and {checker.opened} seals are as they should be")
    return None


def main(arguments):
    if len(arguments) == 2 and arguments[0] == "record":
        with open(arguments[1], encoding="utf-8") as file:
            wrong = check_record(file.read().rstrip("\n").split("\n"))
        if wrong:
            print(f"{arguments[1]}:{wrong[0]}: {wrong[1]}")
        return 1 if wrong else 0
    if len(arguments) == 2 and arguments[0] == "commitment":
        print(commitment(bytes.fromhex(arguments[1])).hex())
    elif len(arguments) == 6 and arguments[0] == "seal":
        print(seal(bytes.fromhex(arguments[1]), *arguments[2:4], int(arguments[4]), arguments[5]).hex())
    elif len(arguments) >= 6 and arguments[0] == "face":
        secret, race, number, label, sides = arguments[1:6]
        nonces = list(zip(arguments[6::2], arguments[7::2]))
        print(face(race_key(bytes.fromhex(secret), race, nonces), int(number), label, int(sides)))
    else:
        print(__doc__, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
