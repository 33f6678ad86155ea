#!/usr/bin/env python3
"""Checks that every public declaration of the products' modules has a documentation comment, and that no module extends
the standard library in public, which would add members to the types of its clients.

Usage: documented.py FOLDER MODULE…

FOLDER holds symbol graphs of public declarations, as `swift package dump-symbol-graph` or `swift symbolgraph-extract`
writes them. Declarations
that the compiler makes, such as `==` of a synthesized conformance, have none and are skipped. Ends with status 1 if a
declaration lacks a comment or a module has no declaration.
"""
import json
import os
import sys


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    folder, modules = sys.argv[1], sys.argv[2:]
    missing = 0
    for module in modules:
        with open(os.path.join(folder, module + ".symbols.json")) as file:
            symbols = json.load(file)["symbols"]
        written = [s for s in symbols if "location" in s]
        if not written:
            sys.exit(f"FAIL  {module} has no public declarations")
        undocumented = 0
        for symbol in written:
            if not "".join(line["text"] for line in symbol.get("docComment", {}).get("lines", [])).strip():
                undocumented += 1
                path = symbol["location"]["uri"].removeprefix("file://")
                line = symbol["location"]["position"]["line"] + 1
                print(f"FAIL  {path}:{line}: {'.'.join(symbol['pathComponents'])} has no documentation comment")
        extensions = os.path.join(folder, module + "@Swift.symbols.json")
        if os.path.exists(extensions):
            with open(extensions) as file:
                for symbol in json.load(file)["symbols"]:
                    if "location" in symbol:
                        undocumented += 1
                        print(f"FAIL  {module} extends the standard library: {'.'.join(symbol['pathComponents'])}")
        missing += undocumented
        if not undocumented:
            print(f"ok    {module}: {len(written)} public declarations are documented")
    sys.exit(1 if missing else 0)


if __name__ == "__main__":
    main()
