"""Every command of chicane, found by walking its help."""
import re
import subprocess

from cli_test import CHICANE


def help_of(command):
    return subprocess.run([CHICANE, *command, "--help"], capture_output=True, text=True, check=True, timeout=60).stdout


def subcommands(text):
    """The names below "Subcommands:", two blanks before each."""
    found = re.search(r"^Subcommands:\n((?:  .*\n)+)", text, flags=re.M)
    return re.findall(r"^  (\S+)", found.group(1), flags=re.M) if found else []


def walk(command=()):
    """(words, help) of the program, of every group of commands and of every command."""
    text = help_of(command)
    yield command, text
    for name in subcommands(text):
        yield from walk((*command, name))


def is_group(text):
    return bool(subcommands(text))
