#!/usr/bin/env python3
"""Every record that was ever kept still holds: `chicane verify` and `chicane report --json` say of it what they said when it was kept.

Where a change means to alter a report, the kept answers are written anew, in the same commit, which says why:
  CHICANE_REWRITE=1 CHICANE=build/release/chicane python3 tests/kept/records_test.py
The records themselves never change."""
import concurrent.futures
import json
import os
import subprocess
import unittest

from kept_records import board_of, coverage, read, records, sums

CHICANE = os.path.abspath(os.environ["CHICANE"])
KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "records")
FOLDERS = sorted(os.path.join(KEPT, version) for version in os.listdir(KEPT))


def ask(folder, *arguments):
    """The answer as a value; where there is none, the complaint."""
    run = subprocess.run([CHICANE, *arguments, "--json"], cwd=folder, capture_output=True, text=True, timeout=60)
    return {"code": run.returncode, **({"answer": json.loads(run.stdout)} if run.stdout else {"complaint": run.stderr.strip()})}


def answers(folder, name):
    own = os.path.join("boards", board_of(read(folder, name)) + ".board")
    board = ["--board", own] if os.path.exists(os.path.join(folder, own)) else []
    return {command: ask(folder, command, name + ".chicane", *board) for command in ("verify", "report")}


def difference(kept, now, path=""):
    """The first path where the two are not the same, with both values; nothing if they are."""
    if type(kept) is type(now) and isinstance(kept, dict):
        for key in [*kept, *(key for key in now if key not in kept)]:
            if key not in kept or key not in now:
                return f"{path}.{key}: {'kept' if key in kept else 'now'} only"
            if found := difference(kept[key], now[key], f"{path}.{key}"):
                return found
        return None
    if type(kept) is type(now) and isinstance(kept, list):
        for at, (one, other) in enumerate(zip(kept, now)):
            if found := difference(one, other, f"{path}[{at}]"):
                return found
        return None if len(kept) == len(now) else f"{path}: kept {len(kept)} elements, now {len(now)}"
    if kept == now and type(kept) is type(now):
        return None
    return f"{path}: kept {json.dumps(kept, ensure_ascii=False)}, now {json.dumps(now, ensure_ascii=False)}"


class KeptRecords(unittest.TestCase):
    def test_verdicts_and_reports_are_as_they_were(self):
        jobs = [(folder, name) for folder in FOLDERS for name in records(folder)]
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for (folder, name), now in zip(jobs, pool.map(lambda job: answers(*job), jobs)):
                path = os.path.join(folder, name + ".json")
                if "CHICANE_REWRITE" in os.environ:
                    with open(path, "w", encoding="utf-8") as file:
                        file.write(json.dumps(now, ensure_ascii=False, indent=1) + "\n")
                with self.subTest(name), open(path, encoding="utf-8") as file:
                    if found := difference(json.load(file), now):
                        says = now["verify"].get("answer", {}).get("what", "") if found.startswith(".verify") else ""
                        self.fail(f"{os.path.relpath(path, KEPT)}: {found[1:]}" + (f"; {says}" if says else ""))

    def test_the_records_never_change(self):
        for folder in FOLDERS:
            with open(os.path.join(folder, "SHA256SUMS"), encoding="utf-8") as file:
                kept = dict(reversed(line.split()) for line in file)
            now = sums(folder)
            changed = sorted(path for path in kept.keys() | now.keys() if kept.get(path) != now.get(path))
            self.assertEqual(changed, [], f"changed, gone or new in {os.path.basename(folder)}")

    def test_they_cover_what_they_were_made_to_cover(self):
        for folder in FOLDERS:
            with open(os.path.join(folder, "coverage.json"), encoding="utf-8") as file:
                wanted = json.load(file)
            covered = coverage(folder)
            for rules, lists in wanted.items():
                for what, values in lists.items():
                    missing = sorted(set(values) - set(covered.get(rules, {}).get(what, [])))
                    self.assertEqual(missing, [], f"{os.path.basename(folder)}: {what} of {rules} that no record has")


if __name__ == "__main__":
    unittest.main()
