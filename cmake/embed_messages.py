#!/usr/bin/env python3
"""embed_messages.py INDEX OUTPUT: the texts of the site's English catalogue as a table in C++.

Reads the module INDEX and what it takes from others, and sorts the texts by key. The catalogue is
plain data, and only that is understood: objects of texts, spread into one another, imported and
exported by name. Anything else is a complaint with file and line."""
import os
import re
import sys

TOKEN = re.compile(r"""
    (?P<space>\s+ | //[^\n]* | /\*.*?\*/)
  | (?P<text>'(?:[^'\\\n]|\\.)*' | "(?:[^"\\\n]|\\.)*")
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign>\.\.\. | [{}:,;=+])""", re.VERBOSE | re.DOTALL)
ESCAPES = {"'": "'", '"': '"', "\\": "\\", "n": "\n"}


class Complaint(Exception):
    pass


class Module:
    """A file of the catalogue: what it exports, by name."""

    def __init__(self, path):
        self.path = path
        self.known = {}  # Objects by name: those imported and those written here.
        self.exports = {}
        self.tokens = list(self.split())
        self.at = 0
        while self.peek()[0] != "end":
            self.statement()

    def split(self):
        with open(self.path, encoding="utf-8") as file:
            source = file.read()
        at, line = 0, 1
        while at < len(source):
            found = TOKEN.match(source, at)
            if not found:
                rest = source[at:].splitlines()[0]
                raise Complaint(f"{self.path}:{line}: not understood: {rest}")
            if found.lastgroup != "space":
                yield found.lastgroup, found.group(), line
            line += found.group().count("\n")
            at = found.end()
        yield "end", "the end", line

    def peek(self):
        return self.tokens[self.at]

    def fail(self, what):
        _, text, line = self.peek()
        raise Complaint(f"{self.path}:{line}: {what}, not {text}")

    def take(self, wanted):
        """Whether the wanted word or sign comes next; if so, it is passed."""
        if self.peek()[0] not in ("word", "sign") or self.peek()[1] != wanted:
            return False
        self.at += 1
        return True

    def expect(self, *wanted):
        for word in wanted:
            if not self.take(word):
                self.fail(f"expected '{word}'")

    def one(self, kind, what):
        if self.peek()[0] != kind:
            self.fail(f"expected {what}")
        self.at += 1
        return self.tokens[self.at - 1][1]

    def statement(self):
        if self.take("import"):
            self.known.update(self.taken())
        elif self.take("export"):
            if self.take("const"):
                self.constant()
            else:
                self.exports.update(self.taken())
        else:
            self.fail("expected 'import' or 'export'")
        self.expect(";")

    def taken(self):
        """{ a, b } from './other'"""
        self.expect("{")
        names = []
        while not self.take("}"):
            names.append(self.one("word", "a name"))
            if not self.take(","):
                self.expect("}")
                break
        self.expect("from")
        place = self.tokens[self.at]
        path = os.path.join(os.path.dirname(self.path), self.text() + ".ts")
        other = Module(os.path.normpath(path))
        for name in names:
            if name not in other.exports:
                raise Complaint(f"{self.path}:{place[2]}: {place[1]} does not export {name}")
        return {name: other.exports[name] for name in names}

    def constant(self):
        """NAME = { key: 'text', ...other }"""
        name = self.one("word", "a name")
        self.expect("=", "{")
        texts = {}
        while not self.take("}"):
            self.entry(texts)
            if not self.take(","):
                self.expect("}")
                break
        self.known[name] = self.exports[name] = texts

    def entry(self, texts):
        if self.take("..."):
            if self.peek()[1] not in self.known:
                self.fail("expected the name of an object")
            entries = self.known[self.one("word", "a name")]
        else:
            key = self.one("word", "a key")
            self.expect(":")
            entries = {key: self.text()}
        for key, text in entries.items():
            if key in texts:
                raise Complaint(f"{self.path}:{self.tokens[self.at - 1][2]}: {key} comes twice")
            texts[key] = text

    def text(self):
        """'one' + "another" """
        text = self.literal()
        while self.take("+"):
            text += self.literal()
        return text

    def literal(self):
        quoted = self.one("text", "a text in quotes")

        def escaped(found):
            if found.group(1) not in ESCAPES:
                self.at -= 1
                self.fail(f"unknown escape {found.group()}")
            return ESCAPES[found.group(1)]

        return re.sub(r"\\(.)", escaped, quoted[1:-1], flags=re.DOTALL)


def literal(text):
    """As a literal of C++."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"sv'


def table(areas):
    texts = sorted((f"{area}.{key}", text)
                   for area, words in areas.items() for key, text in words.items())
    rows = "".join(f"    {{{literal(key)}, {literal(text)}}},\n" for key, text in texts)
    return f"""// Made from web/src/i18n/en by cmake/embed_messages.py.
#include "words/english.h"

namespace chicane {{

namespace {{

using namespace std::string_view_literals;

constexpr EnglishText kTexts[] = {{
{rows}}};

}}  // namespace

std::span<const EnglishText> english_texts() {{ return kTexts; }}

}}  // namespace chicane
"""


def main():
    index, output = sys.argv[1:]
    try:
        written = table(Module(index).exports)
    except (Complaint, OSError) as complaint:
        print(complaint, file=sys.stderr)
        return 1
    with open(output, "w", encoding="utf-8") as file:
        file.write(written)
    return 0


if __name__ == "__main__":
    sys.exit(main())
