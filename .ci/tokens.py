#!/usr/bin/env python3
"""Compares what `themec dump --stage tokens` says of real files with what expat says of them.

Usage: tokens.py THEMEC FOLDER…

For every file that expat finds well-formed and that is UTF-8: tokens follow one another without a gap and cover the
file; start tags are where expat sees them and have its names, attributes and values; elements have its text; end tags
are where it sees them. Prints counts and every disagreement, and ends with status 1 if there is one.
"""
import json
import os
import subprocess
import sys
from xml.parsers import expat

# Files that the command is given at once: its output is some ten times as large as they are.
CHUNK = 64
XML_SPACE = " \t\r\n"


def files(folders):
    """Interface Builder's files and themes; what a folder's themes share is no document that the command dumps."""
    found = []
    for folder in folders:
        for parent, _, names in os.walk(folder):
            found += [os.path.join(parent, n) for n in names if n.endswith((".xib", ".storyboard", ".xml"))]
    return sorted(p for p in found if os.path.basename(p) != "theme-set.xml")


class Reference:
    """Expat's view of a file; the text of an element is what is directly inside, None for white space alone."""

    def __init__(self, data):
        self.elements, self.ends, self.open = [], [], []
        self.data = data
        parser = self.parser = expat.ParserCreate()
        parser.ordered_attributes = True
        parser.buffer_text = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        parser.StartDoctypeDeclHandler = self.doctype
        self.has_doctype = False
        parser.Parse(data, True)

    def doctype(self, *_):
        self.has_doctype = True

    def start(self, name, attributes):
        pairs = list(zip(attributes[::2], attributes[1::2]))
        self.open.append(len(self.elements))
        self.elements.append(
            {"start": self.parser.CurrentByteIndex, "name": name, "attributes": pairs, "text": [],
             "depth": len(self.open)})

    def end(self, _):
        # Of an empty tag expat reports the end where the tag starts, or behind it.
        element = self.open.pop()
        index = self.parser.CurrentByteIndex
        if self.data[index:index + 2] == b"</":
            self.ends.append((index, element))

    def text(self, text):
        self.elements[self.open[-1]]["text"].append(text)


def shown(value):
    return (repr(value)[:80] + "…") if len(repr(value)) > 80 else repr(value)


def compare(data, tokens):
    """Every disagreement about a file, in words."""
    try:
        reference = Reference(data)
    except expat.ExpatError as error:
        return None, str(error)
    if reference.has_doctype:
        return None, "it has a document type"
    faults = []
    end = 0
    for token in tokens:
        start, stop = token["range"]
        if start != end or stop <= start:
            faults.append(f"the token at {start} should start at {end}")
        end = stop
        if not token["isRead"]:
            faults.append(f"the token at {start} was not read")
    if end != len(data):
        faults.append(f"the tokens end at {end}, the file at {len(data)}")
    if b"".join(data[t["range"][0]:t["range"][1]] for t in tokens) != data:
        faults.append("the tokens are not the file")

    starts = [t for t in tokens if t["kind"] in ("startTag", "emptyTag")]
    if len(starts) != len(reference.elements):
        faults.append(f"{len(starts)} start tags, expat has {len(reference.elements)}")
    for index, (token, element) in enumerate(zip(starts, reference.elements)):
        faults += compare_tag(data, index, token, element)
    ends = [(t["range"][0], t.get("element")) for t in tokens if t["kind"] == "endTag"]
    if ends != reference.ends:
        different = next((p for p in zip(ends, reference.ends) if p[0] != p[1]), None)
        faults.append(f"end tags (offset, element) differ: {different or (len(ends), len(reference.ends))}")
    return reference, faults


def compare_tag(data, index, token, element):
    faults = []
    start, stop = token["range"]
    place = f"start tag at {element['start']}"

    def expect(what, ours, expats):
        if ours != expats:
            faults.append(f"{place}: {what} {shown(ours)}, expat has {shown(expats)}")

    expect("offset", start, element["start"])
    expect("element", token.get("element"), index)
    expect("name", token.get("name"), element["name"])
    expect("attributes", [(a[0], a[1]) for a in token.get("attributes", [])], element["attributes"])
    text = "".join(element["text"])
    expect("text", token.get("text"), text if text.strip(XML_SPACE) else None)
    expect("last byte", data[stop - 1:stop], b">")
    expect("emptiness", token["kind"] == "emptyTag", data[stop - 2:stop] == b"/>")
    for name, _, name_start, value_start, value_end in token.get("attributes", []):
        written = name.encode()
        expect(f"bytes of '{name}'", data[name_start:name_start + len(written)], written)
        quote = data[value_start - 1:value_start]
        expect(f"quotes of '{name}'", quote in (b'"', b"'") and data[value_end:value_end + 1] == quote, True)
        expect(f"quotes in '{name}'", quote in data[value_start:value_end], False)
    return faults


def dump(themec, paths):
    result = subprocess.run(
        [themec, "dump", "--isolated", "--stage", "tokens", "--format", "jsonl", *paths], capture_output=True,
        timeout=600)
    if result.returncode < 0:
        sys.exit(f"themec crashed ({result.returncode}) on one of {paths}")
    tokens = {}
    for line in result.stdout.decode().split("\n"):
        if line:
            token = json.loads(line)
            tokens.setdefault(os.path.abspath(token["file"]), []).append(token)
    return tokens


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    themec, folders = sys.argv[1], sys.argv[2:]
    paths = files(folders)
    counts = dict.fromkeys(("compared", "skipped", "tokens", "elements", "attributes", "texts", "bytes"), 0)
    disagreements = 0
    for first in range(0, len(paths), CHUNK):
        chunk = paths[first:first + CHUNK]
        dumped = dump(themec, chunk)
        for path in chunk:
            with open(path, "rb") as file:
                data = file.read()
            tokens = dumped.get(os.path.abspath(path), [])
            reference, faults = compare(data, tokens)
            if reference is None:
                counts["skipped"] += 1
                print(f"skipped {path}: {faults}")
                continue
            counts["compared"] += 1
            counts["bytes"] += len(data)
            counts["tokens"] += len(tokens)
            counts["elements"] += len(reference.elements)
            counts["attributes"] += sum(len(e["attributes"]) for e in reference.elements)
            counts["texts"] += sum("".join(e["text"]).strip(XML_SPACE) != "" for e in reference.elements)
            disagreements += len(faults)
            for fault in faults:
                print(f"FAIL  {path}: {fault}")
    print(", ".join(f"{count} {name}" for name, count in counts.items()), flush=True)
    passed = disagreements == 0 and counts["compared"] > 0
    print("ok    tokens agree with expat" if passed else f"FAIL  tokens: {disagreements} disagreements with expat")
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
