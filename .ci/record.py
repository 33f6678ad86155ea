#!/usr/bin/env python3
"""Records a session as an asciicast (version 2).

Usage: record.py THEMEC [OUTPUT]                 the live preview
       record.py --bookmarks PROGRAM [OUTPUT]    the example BookmarkList
       record.py --comments PROGRAM [OUTPUT]     the example Comments
       record.py --rating PROGRAM [OUTPUT]       the example Rating

The preview runs in a folder of its own with a copy of the shipped Login themes. Times in the recording are those of the
script and not of the machine, so that a recording changes only if the screens do.
"""

import fcntl
import json
import os
import pathlib
import pty
import select
import shutil
import struct
import subprocess
import sys
import tempfile
import termios

COLUMNS, ROWS = 110, 34
ESCAPE = "\x1b"

# What is typed, and how long it is looked at in seconds.
BOOKMARKS = [
    ("", 2.0), ("\t", 0.8), *[(f"{ESCAPE}[B", 0.15)] * 12, *[(f"{ESCAPE}[6~", 0.4)] * 6, (f"{ESCAPE}[F", 1.5), ("\r", 2.0), ("x", 0.5),
    ("\t", 0.6), ("\r", 1.5), ("\t", 0.5), (f"{ESCAPE}[F", 1.0), ("r", 1.5), ("\x03", 0.5),
]
COMMENTS = [
    ("", 2.0), ("\t", 0.8), *[(f"{ESCAPE}[B", 0.5)] * 2, ("\r", 2.0), ("\t", 0.8),
    *[(letter, 0.1) for letter in "Well said."], ("\t", 0.8), ("\r", 3.0), ("\x03", 0.5),
]
RATING = [("", 2.0), *[("\t", 0.4)] * 4, ("\r", 3.0), ("\t", 0.5), ("\r", 3.0), ("\x03", 0.5)]
PREVIEW = [
    ("", 2.0), ("\t", 0.8), *[(letter, 0.12) for letter in "ada@example.com"], ("\t", 0.6),
    *[(letter, 0.12) for letter in "secret"], ("\t", 0.8), ("\r", 2.0), (ESCAPE, 0.4), ("t", 2.0), ("a", 1.5), ("a", 0.8),
    ("d", 1.2), ("d", 1.2), ("/", 1.2), *[(letter, 0.2) for letter in "login def"], ("\r", 1.2), ("\t", 0.5), (ESCAPE + "i", 2.0),
    ("\x1b[B", 0.5), ("\x1b[B", 0.5), ("i", 1.0), (ESCAPE, 0.4), ("q", 1.0), ("q", 0.5),
]


def read(master, seconds):
    """The output until nothing more arrives for a while."""
    output = b""
    while select.select([master], [], [], seconds)[0]:
        try:
            part = os.read(master, 1 << 16)
        except OSError:
            break
        if not part:
            break
        output += part
    return output


def record(command, folder, script, title, output):
    """Records a program that the script ends. Returns its status."""
    master, slave = pty.openpty()
    fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        command, cwd=folder, env=environment, stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    os.close(slave)
    events, time = [], 0.0
    for keys, pause in script:
        os.write(master, keys.encode())
        shown = read(master, 0.6)
        if shown:
            events.append([round(time, 2), "o", shown.decode("utf-8")])
        time += pause
    status = process.wait(timeout=10)
    header = {"version": 2, "width": COLUMNS, "height": ROWS, "title": title, "env": {"TERM": "xterm-256color"}}
    with output.open("w", encoding="utf-8") as file:
        for line in [header] + events:
            file.write(json.dumps(line, ensure_ascii=True) + "\n")
    print(f"{output}: {len(events)} frames, status {status}")
    return status


def main():
    folder = tempfile.mkdtemp()
    examples = {
        "bookmarks": (["--cache", f"{folder}/cache"], BOOKMARKS, "BookmarkList"), "comments": ([], COMMENTS, "Comments"),
        "rating": ([], RATING, "Rating"),
    }
    name = sys.argv[1].removeprefix("--")
    arguments = sys.argv[2:] if name in examples else sys.argv[1:]
    program = os.path.abspath(arguments[0])
    if name in examples:
        options, script, title = examples[name]
        command = [program, *options]
    else:
        repository = pathlib.Path(__file__).resolve().parent.parent
        for name in ["Default", "Flat7"]:
            shutil.copytree(repository / "Themes" / name, pathlib.Path(folder) / name)
        (pathlib.Path(folder) / ".git").mkdir()
        name, command, script, title = "live", [program, "preview", "-i", "Login"], PREVIEW, "themec preview -i Login"
    output = pathlib.Path(arguments[1] if len(arguments) > 1 else f"Examples/{name}.cast")
    status = record(command, folder, script, title, output)
    shutil.rmtree(folder)
    sys.exit(status)


if __name__ == "__main__":
    main()
