"""Compares the lines that tests run with floors, target by target.

usage: coverage.py CODECOV.json FLOORS [--raise]

FLOORS has a line 'NAME PERCENT' for each target, for the group 'reading' and so on, and for 'all'. A target below its floor is an error; one that is
more than a point above it can have a higher one. --raise writes those, and none that is lower.
"""
import collections
import json
import re
import sys

# What loses or falsifies people's files if it is wrong.
GROUPS = {
    "reading": r"ThemeSyntax/(Tokens|Parsing|Tree)/",
    "numbers": r"ThemeSyntax/Values/(Numbers|ValueText|Color)",
    "escaping": r"ThemeSource/(EscapedText|JSONWriter)|ThemeEditing/Markup/",
    "writing": r"ThemeProject/Output/|ThemeEditing/Markup/",
    "fixes": r"ThemeLint/Fix|ThemeEditing/Values/",
    "merge": r"ThemeEditing/Merge/",
}


def main():
    report, floors, *options = sys.argv[1:]
    lines = collections.defaultdict(lambda: [0, 0])
    for file in json.load(open(report))["data"][0]["files"]:
        match = re.search(r"/Sources/(([^/]+)/.*)", file["filename"])
        if not match or "/.build/" in file["filename"] or match[2] in ("TestSupport", "themec-dev", "ShippedThemes"):
            continue
        summary = file["summary"]["lines"]
        names = [match[2], "all"] + [name for name, pattern in GROUPS.items() if re.match(pattern, match[1])]
        for name in names:
            lines[name][0] += summary["covered"]
            lines[name][1] += summary["count"]
    wanted = {name: float(percent) for name, percent in (line.split() for line in open(floors) if line.strip() and not line.startswith("#"))}
    faults, raised = 0, {}
    for name, (covered, count) in sorted(lines.items()):
        percent = 100 * covered / max(1, count)
        floor = wanted.get(name)
        note = ""
        if floor is None:
            note, faults = "has no floor", faults + 1
        elif percent < floor:
            note, faults = f"BELOW its floor of {floor}", faults + 1
        elif percent > floor + 1:
            note = f"its floor can rise to {percent - 0.5:.1f}"
        raised[name] = round(percent - 0.5, 1) if floor is None or percent > floor + 1 else floor
        print(f"{name:20} {covered:7} of {count:7} {percent:6.2f} % {note}")
    if options == ["--raise"]:
        comments = [line for line in open(floors) if line.startswith("#")]
        open(floors, "w").writelines(comments + [f"{name} {percent:.1f}\n" for name, percent in sorted(raised.items())])
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
