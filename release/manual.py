#!/usr/bin/env python3
"""Renames the manual pages in a folder as manuals are usually found: themec.generate.view.1 becomes themec-generate-view.1.

The name of a page is then the word by which `man` and `whatis` find it. The synopsis has the command as it is written.
"""
import pathlib
import sys

for page in sorted(pathlib.Path(sys.argv[1]).glob("*.1")):
    words = page.name.removesuffix(".1").split(".")
    command, name = " ".join(words), "-".join(words)
    lines = page.read_text().splitlines()
    page.unlink()
    in_synopsis = False
    for index, line in enumerate(lines):
        if line.startswith(".Sh "):
            in_synopsis = line == ".Sh SYNOPSIS"
        if line.startswith(".Dt "):
            lines[index] = f".Dt {name.upper()} 1"
        elif line in (f'.Nm "{command}"', f".Nm {command}"):
            lines[index] = f".Nm {name}"
        elif in_synopsis and line == ".Nm":
            lines[index] = f'.Nm "{command}"'
        elif not line.strip():
            lines[index] = ".Pp"
        elif line.startswith(".Xr "):
            lines[index] = ".Xr " + " ".join(word.replace("themec.", "themec-").replace(".", "-") for word in line.split()[1:])
    (page.parent / f"{name}.1").write_text("\n".join(lines) + "\n")
