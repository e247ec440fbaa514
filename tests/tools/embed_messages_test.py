#!/usr/bin/env python3
"""The program's table of English texts is what the site's catalogue says.

What is not understood is named by file and line."""
import os
import subprocess
import sys
import tempfile
import unittest

ROOT = os.environ["CHICANE_SOURCE_DIR"]
READER = os.path.join(ROOT, "cmake", "embed_messages.py")


def embed(files):
    """The rows of the table, or the complaint."""
    with tempfile.TemporaryDirectory() as folder:
        for name, text in files.items():
            with open(os.path.join(folder, name), "w", encoding="utf-8") as file:
                file.write(text)
        run = subprocess.run([sys.executable, READER, "index.ts", "table.cpp"], cwd=folder,
                             capture_output=True, text=True)
        if run.returncode != 0:
            assert not os.path.exists(os.path.join(folder, "table.cpp"))
            return run.stderr.strip()
        with open(os.path.join(folder, "table.cpp"), encoding="utf-8") as file:
            return [line.strip(" ,\n") for line in file if line.startswith("    {")]


def area(source):
    return embed({"index.ts": f"export const race = {{\n{source}\n}};\n"})


class ReadsTheCatalogue(unittest.TestCase):
    def test_texts_in_all_forms(self):
        source = "// Over.\n b: 'two', /* not\n this */ a:\n 'one' + \" and\"\n + ' more',"
        self.assertEqual(area(source),
                         ['{"race.a"sv, "one and more"sv}', '{"race.b"sv, "two"sv}'])

    def test_escapes(self):
        rows = area(r"""a: 'it\'s "so" \\ or\nnot', b: "it's" """)
        self.assertEqual(rows, [r"""{"race.a"sv, "it's \"so\" \\ or\nnot"sv}""",
                                r"""{"race.b"sv, "it's"sv}"""])

    def test_no_comment_within_a_text(self):
        self.assertEqual(area("a: 'http://here /* there */',"),
                         ['{"race.a"sv, "http://here /* there */"sv}'])

    def test_what_other_files_export(self):
        files = {
            "index.ts": "export { race } from './race';\nexport { site } from './site';",
            "race.ts": "import { words } from './words';\n"
                       "export const race = { ...words, b: 'B' };",
            "words.ts": "export const words = { a: 'A' };",
            "site.ts": "export const site = {};"}
        self.assertEqual(embed(files), ['{"race.a"sv, "A"sv}', '{"race.b"sv, "B"sv}'])


class ComplainsWithFileAndLine(unittest.TestCase):
    def test_about_an_area(self):
        for source, complaint in [
                ("a: `b`,", "index.ts:2: not understood: `b`,"),
                ("a: 'b", "index.ts:2: not understood: 'b"),
                ("a: 'b',\nc: d,", "index.ts:3: expected a text in quotes, not d"),
                ("a: 'b' c: 'd',", "index.ts:2: expected '}', not c"),
                ("a: 'b' +\n, c: 'd'", "index.ts:3: expected a text in quotes, not ,"),
                ("'a': 'b',", "index.ts:2: expected a key, not 'a'"),
                ("a: { b: 'c' },", "index.ts:2: expected a text in quotes, not {"),
                ("a: 'b',\na: 'c',", "index.ts:3: a comes twice"),
                ("...words,", "index.ts:2: expected the name of an object, not words"),
                (r"a: 'b\t',", r"index.ts:2: unknown escape \t, not 'b\t'"),
                ("a: 'b',\n};\nfunction f() {}", "index.ts:4: not understood: () {}"),
                ("a: 'b',\n};\nconst c = {",
                 "index.ts:4: expected 'import' or 'export', not const")]:
            with self.subTest(source):
                self.assertEqual(area(source), complaint)

    def test_about_other_files(self):
        index = "\nexport { a } from './a';"
        for source, complaint in [
                ("export const b = {};", "index.ts:2: './a' does not export a"),
                ("export const a = {\n\n b,\n};", "a.ts:3: expected ':', not ,")]:
            with self.subTest(source):
                self.assertEqual(embed({"index.ts": index, "a.ts": source}), complaint)
        self.assertIn("a.ts", embed({"index.ts": index}))

    def test_about_a_text_twice_by_spreading(self):
        index = "import { a } from './a';\nexport const b = {\n k: 'x',\n ...a,\n};"
        self.assertEqual(embed({"index.ts": index, "a.ts": "export const a = { k: 'y' };"}),
                         "index.ts:4: k comes twice")


unittest.main()
