"""Kept things and the people in them: how a table of people goes on, and what an answer may differ in from the one that was kept."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "server"))

PATIENCE = 60  # Seconds that bots may take until somebody is asked.


def play(table, race, choose, until=lambda now: False):
    """The clients of `table`, by seat, answer until the race is over or `until(race)`; the race as it is then."""
    anybody = next(iter(table.values()))
    end = time.monotonic() + PATIENCE
    while True:
        now = anybody.race(race)
        if now["state"] == "over" or until(now):
            return now
        asked = next((seat for seat in now["seats"] if seat["is_awaited"]), None)
        if asked is None:
            assert time.monotonic() < end, f"nobody is asked in race {race}: turn {now['turn']}"
            time.sleep(0.005)
            continue
        client = table[asked["index"]]
        client.decide(race, choose(client.legal(race)), asked["moves"])
        end = time.monotonic() + PATIENCE


def differences(kept, now, path=""):
    """What is not as it was kept, as (path, kept, now). Objects may have gained fields, and nothing else."""
    if isinstance(kept, dict) and isinstance(now, dict):
        for name, value in kept.items():
            yield from differences(value, now[name], f"{path}.{name}") if name in now else [(f"{path}.{name}", value, "nothing")]
    elif isinstance(kept, list) and isinstance(now, list):
        for at, (one, other) in enumerate(zip(kept, now)):
            yield from differences(one, other, f"{path}[{at}]")
        if len(kept) != len(now):
            yield (path, f"{len(kept)} in a row", f"{len(now)} in a row")
    elif type(kept) is not type(now) or kept != now:
        yield (path, kept, now)


def told(found):
    """Differences as sentences, the first few."""
    def short(value):
        text = json.dumps(value, ensure_ascii=False)
        return text if len(text) <= 300 else text[:300] + " …"

    found = list(found)
    lines = [f"{path or 'the whole'}: it was {short(kept)}, it is {short(now)}" for path, kept, now in found[:5]]
    return "\n".join(lines + ([f"and {len(found) - 5} more"] if len(found) > 5 else []))
