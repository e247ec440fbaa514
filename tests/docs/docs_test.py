#!/usr/bin/env python3
"""The documents are true: commands in ```console blocks are run and their output compared, commands in README and the index are run, links
lead somewhere. What these run, they run twice in a row: nothing is in the way of the second time.

In expected output a line "…" stands for any lines, "…" within a line for anything."""
import os
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request

ROOT = os.environ["CHICANE_SOURCE_DIR"]
CHICANE = os.environ["CHICANE"]

# Not run here, and why.
NOT_RUN = {"./test": "this test is part of it"}


def documents():
    found = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
    for folder, _, names in os.walk(os.path.join(ROOT, "docs")):
        found += [os.path.relpath(os.path.join(folder, n), ROOT) for n in sorted(names) if n.endswith(".md")]
    return found


def console_commands(text):
    """(line, command, expected output lines) of every console block."""
    for block in re.finditer(r"```console\n(.*?)```", text, flags=re.S):
        line = text[:block.start()].count("\n") + 2
        command, expected, at = None, [], line
        for row in block.group(1).rstrip("\n").split("\n"):
            if row.startswith("$ "):
                if command:
                    yield at, command, expected
                command, expected, at = row[2:], [], line
            else:
                expected.append(row)
            line += 1
        if command:
            yield at, command, expected


def run(command, folder):
    environment = {**os.environ, "PATH": os.path.dirname(CHICANE) + ":" + os.environ["PATH"], "XDG_DATA_HOME": folder, "NO_COLOR": "1"}
    return subprocess.run(command, shell=True, cwd=ROOT, env=environment, input="q\n", capture_output=True, text=True, timeout=900)


def is_server(command):
    return command == "./run" or re.match(r"(\./run|chicane) serve\b", command)


def run_server(command, folder):
    """Serves at a free port until it is told to stop; what is wrong, or nothing."""
    words = command.split()
    words = [w for i, w in enumerate(words) if w not in ("--port", "--data") and words[i - 1] not in ("--port", "--data")]
    if words == ["./run"]:
        words.append("serve")
    if words[0] == "chicane":
        words[0] = CHICANE
    with subprocess.Popen([*words, "--port", "0", "--data", os.path.join(folder, "served")], cwd=ROOT, stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, text=True) as server:
        line = server.stdout.readline().strip()
        found = re.fullmatch(r"chicane: serving at (http://\S+)", line)
        if found:
            with urllib.request.urlopen(found.group(1) + "/api/health", timeout=30) as answer:
                found = answer.status == 200
        server.send_signal(signal.SIGTERM)
        return None if server.wait(timeout=30) == 0 and found else f"prints '{line}', exit {server.returncode}"


def matches(expected, came):
    """Do the lines that came fit what is expected?"""
    if not expected:
        return True
    pattern = ""
    for row in expected:
        if row == "…":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*?".join(re.escape(part) for part in row.split("…")) + r"\n"
    return re.fullmatch(pattern, came if came.endswith("\n") else came + "\n") is not None


def run_as_in(path, command, folder):
    """Runs the command, twice if it is one of the README or the index; the result that went wrong, or the last one."""
    result = run(command, folder)
    if os.path.basename(path) == "README.md" and result.returncode == 0:
        result = run(command, folder)
    return result


def check_document(path, folder, complaints):
    text = open(os.path.join(ROOT, path), encoding="utf-8").read()
    count = 0
    for line, command, expected in console_commands(text):
        if command in NOT_RUN:
            continue
        count += 1
        if is_server(command):
            wrong = run_server(command, folder)
            if wrong:
                complaints.append(f"{path}:{line}: {command}: {wrong}")
            continue
        result = run_as_in(path, command, folder)
        if result.returncode != 0:
            complaints.append(f"{path}:{line}: {command}: exit {result.returncode}: {(result.stdout + result.stderr)[-500:]}")
        elif not matches(expected, result.stdout):
            complaints.append(f"{path}:{line}: {command}: prints something else:\n{result.stdout[:1500]}")
    if os.path.basename(path) == "README.md":
        for command in re.findall(r"`(\./run [^`]*)`", text):
            if "FILE" in command or "--resume" in command:
                continue
            count += 1
            if is_server(command):
                wrong = run_server(command, folder)
                if wrong:
                    complaints.append(f"{path}: {command}: {wrong}")
                continue
            result = run_as_in(path, command + (" --seconds 0.1" if command.endswith("bench") else ""), folder)
            if result.returncode != 0:
                complaints.append(f"{path}: {command}: exit {result.returncode}: {(result.stdout + result.stderr)[-500:]}")
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", text):
        if "://" in target:
            continue
        if not os.path.exists(os.path.join(ROOT, os.path.dirname(path), target)):
            complaints.append(f"{path}: the link to {target} leads nowhere")
    return count


def main():
    complaints = []
    commands = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in documents():
            commands += check_document(path, folder, complaints)
    for complaint in complaints:
        print(complaint)
    print(f"{commands} commands run, {len(complaints)} complaints")
    return 1 if complaints or commands < 8 else 0


sys.exit(main())
