#!/usr/bin/env python3
"""Prints the reports of ThreadSanitizer that are not false, and fails if there are any.

threads.py FOLDER: FOLDER has the files that `TSAN_OPTIONS=log_path=FOLDER/report` wrote.

ThreadSanitizer does not see how the kernel hands a contended `Mutex` from one thread to another (FUTEX_UNLOCK_PI), and reports a race
of two accesses that are both inside of `withLock`. Such a report is false if both locks are in the same source. All others are printed.
"""

import functools
import pathlib
import re
import sys

REPORT = re.compile(r"WARNING: ThreadSanitizer: .*?\n(.*?)\nSUMMARY: ThreadSanitizer: [^\n]*", re.S)
ACCESS = re.compile(r"^\s+(Previous )?(atomic )?(modifying access|read|write)\b", re.I)
FRAME = re.compile(r"#\d+ (\S+) (?:(/[^\s:]+)(?::(\d+))?)?")
# The mangled type of a closure that `withLock` takes.
CLOSURE = re.compile(r"YuYTXEfU\d*_")


@functools.cache
def lines(path):
    try:
        return pathlib.Path(path).read_text().split("\n")
    except OSError:
        return []


def lock(stack):
    """The source of the innermost closure of a lock."""
    for symbol, path, line in FRAME.findall(stack):
        # A short closure is inlined.
        if CLOSURE.search(symbol) or line and "withLock" in "".join(lines(path)[int(line) - 1 : int(line)]):
            return path
    return None


def is_false(body):
    locks = {lock(stack) for stack in re.split(r"\n\s*\n", body) if ACCESS.match(stack)}
    return len(locks) == 1 and None not in locks


def main():
    found = [
        report
        for path in sorted(pathlib.Path(sys.argv[1]).iterdir())
        for report in REPORT.finditer(path.read_text(errors="replace"))
    ]
    left = [report.group(0) for report in found if not is_false(report.group(1))]
    for report in left:
        print(report + "\n")
    print(f"{len(found)} reports, of which {len(left)} are not of a contended Mutex")
    sys.exit(1 if left else 0)


main()
