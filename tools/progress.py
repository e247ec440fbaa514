#!/usr/bin/env python3
"""tools/progress.py WHAT LOG COMMAND…: runs COMMAND with its output in LOG and tells how far it is. Prints LOG if COMMAND fails.

On a terminal the same line is written again and again; elsewhere a new one follows from time to time. What takes less than two
seconds stays quiet."""
import collections
import os
import re
import select
import subprocess
import sys
import time

QUIET_SECONDS = 2      # What is over by then needs no word.
REDRAWN_SECONDS = 0.2  # On a terminal.
TOLD_SECONDS = 15      # Elsewhere.
RECENT_SECONDS = 60    # The pace of the last minute says when the rest is done.


class Steps:
    """Reads from the lines of a command how many of its steps are done."""

    PATTERNS = (
        re.compile(r"^\s*\[\s*(\d+)/(\d+)\]"),                # Ninja
        re.compile(r"^\s*(\d+)/(\d+) Test\s+#"),              # CTest
        re.compile(r"^(?:dl|pm)status:[^:]*:(\d+)\.\d+:()"),  # apt-get: percent
        re.compile(r"^chicane: .*: (\d+) of (\d+)"),         # this program, under another one
    )
    PLAYWRIGHT_BEGINS = re.compile(r"^Running (\d+) tests? using")
    PLAYWRIGHT_TEST = re.compile(r"^\s+[✓✘-]\s+\d+ ")

    def __init__(self):
        self.done = self.total = 0
        self.is_playwright = False

    def read(self, line):
        begins = self.PLAYWRIGHT_BEGINS.match(line)
        if begins:
            self.is_playwright, self.total = True, int(begins.group(1))
        elif self.is_playwright:
            self.done += bool(self.PLAYWRIGHT_TEST.match(line))
        else:
            for pattern in self.PATTERNS:
                found = pattern.match(line)
                if found:
                    self.done, self.total = int(found.group(1)), int(found.group(2) or 100)


class Pace:
    """How long the rest takes, by the steps of the last minute."""

    def __init__(self):
        self.seen = collections.deque()

    def seconds_left(self, done, total):
        now = time.monotonic()
        self.seen.append((now, done))
        while now - self.seen[0][0] > RECENT_SECONDS:
            self.seen.popleft()
        since, first = self.seen[0]
        if done <= first or now - since < 5:
            return None
        return (total - done) * (now - since) / (done - first)


def left(seconds):
    """", about 3 minutes left", or nothing if nobody knows."""
    if seconds is None:
        return ""
    if seconds < 50:
        return ", less than a minute left"
    minutes = max(1, round(seconds / 60))
    return f", about {minutes} minute{'s' if minutes > 1 else ''} left"


class Teller:
    """One line that says how far something is."""

    def __init__(self, out):
        self.out = out
        self.is_terminal = out.isatty()
        self.start = time.monotonic()
        self.told_at = None

    def tell(self, line):
        """Shows the line if it is time for one."""
        now = time.monotonic()
        if now - self.start < QUIET_SECONDS:
            return
        if self.told_at is not None and now - self.told_at < (REDRAWN_SECONDS if self.is_terminal else TOLD_SECONDS):
            return
        self.told_at = now
        self.out.write(f"\r\x1b[K{line}" if self.is_terminal else line + "\n")
        self.out.flush()

    def clear(self):
        if self.is_terminal and self.told_at is not None:
            self.out.write("\r\x1b[K")
            self.out.flush()


def follow(command, say, out, **options):
    """Runs the command. `say(steps)` makes the line for people. Returns exit code, output and whether anything was told."""
    teller, steps = Teller(out), Steps()
    output, unread = bytearray(), bytearray()
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options) as process:
        while True:
            # A command that is silent for long is still told of.
            if select.select([process.stdout], [], [], 1.0)[0]:
                some = os.read(process.stdout.fileno(), 65536)
                if not some:
                    break
                output += some
                unread += some
                *whole, unread = unread.split(b"\n")
                for line in whole:
                    steps.read(line.decode(errors="replace"))
            teller.tell(say(steps))
    teller.clear()
    return process.returncode, output.decode(errors="replace"), teller.told_at is not None


def run(what, log, command):
    pace, start = Pace(), time.monotonic()

    def say(steps):
        if steps.total == 0:
            return f"chicane: {what}: {time.monotonic() - start:.0f} s"
        return f"chicane: {what}: {steps.done} of {steps.total}{left(pace.seconds_left(steps.done, steps.total))}"

    code, output, was_told = follow(command, say, sys.stderr)
    with open(log, "w", encoding="utf-8") as file:
        file.write(output)
    if code != 0:
        sys.stderr.write(output)
    elif was_told:
        print(f"chicane: {what}: done in {time.monotonic() - start:.0f} s", file=sys.stderr)
    return code


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit("tools/progress.py: write WHAT LOG COMMAND…")
    try:
        sys.exit(run(sys.argv[1], sys.argv[2], sys.argv[3:]))
    except KeyboardInterrupt:
        # The command has heard it too.
        sys.exit(130)
