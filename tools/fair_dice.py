#!/usr/bin/env python3
"""Fair dice by another hand: docs/fair-dice.md in Python, standard library only.

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


def main(arguments):
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
