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


def check_record(lines):
    """What is wrong first, or nothing."""
    words = [line.split(" ") for line in lines]
    fair = next((w for w in words if w[0] == "fair"), None)
    if fair is None or words[-1][0] != "secret":
        return 0, "no race whose dice can be checked: 'fair' or 'secret' is missing"
    secret = bytes.fromhex(words[-1][1])
    if commitment(secret).hex() != fair[2]:
        return len(lines), "this is not the secret that was committed to"
    race = fair[1]
    key = race_key(secret, race, [(w[1], w[2]) for w in words if w[0] == "nonce"])
    dice = seals = 0
    sealed, salts = {}, {}
    for at, w in enumerate(words, 1):
        if w[:2] == ["chance", "roll"]:
            faces = sides_and_faces(w[-1])
            shown = faces[face(key, dice, " ".join(w[4:]), len(faces))]
            if shown != int(w[2]):
                return at, f"die {dice} should show {shown}"
            dice += 1
        elif w[0] == "seal":
            sealed[w[1]] = (seals, w[2])
            seals += 1
        elif w[0] == "salt":
            salts[w[1]] = bytes.fromhex(w[2])
        elif w[0] in sealed and w[0] in salts:
            number, wanted = sealed.pop(w[0])
            if seal(salts.pop(w[0]), race, w[0], number, " ".join(w[1:])).hex() != wanted:
                return at, "this is not the decision that was sealed"
    print(f"{dice} dice and {seals} seals are as they should be")
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
