#!/usr/bin/env python3
"""Uses the live preview in a pseudo terminal as an author does, and checks what it shows and writes.

Usage: live_edit.py THEMEC

Signs in, changes the theme, changes a color in the inspector, undoes it, changes it again and removes it, follows a file that
another program changes and breaks, and quits. Needs pexpect and pyte.
"""

import os
import pathlib
import shutil
import sys
import tempfile
import time

import pexpect
import pyte

COLUMNS, ROWS = 120, 40
REPOSITORY = pathlib.Path(__file__).resolve().parent.parent


class Session:
    def __init__(self, themec, folder):
        environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
        self.child = pexpect.spawn(
            themec, ["preview", "-i", "Login"], cwd=folder, env=environment, dimensions=(ROWS, COLUMNS), timeout=20)
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)

    def read(self, seconds=0.3):
        while True:
            try:
                self.stream.feed(self.child.read_nonblocking(1 << 16, seconds))
            except (pexpect.TIMEOUT, pexpect.EOF):
                return

    def keys(self, keys):
        self.child.send(keys)
        self.read()

    def waits_for(self, text, seconds=20):
        end = time.monotonic() + seconds
        while not any(text in line for line in self.screen.display):
            self.read(0.1)
            if time.monotonic() > end:
                sys.exit(f"FAILED: '{text}' is not shown:\n" + "\n".join(self.screen.display))
        print(f"ok: {text}")


def difference(before, after):
    """The lines that differ."""
    old, new = before.decode().splitlines(), after.decode().splitlines()
    return [line for line in old if line not in new], [line for line in new if line not in old]


def main():
    themec = os.path.abspath(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        for name in ["Default", "Flat7"]:
            shutil.copytree(REPOSITORY / "Themes" / name, pathlib.Path(folder) / name)
        os.mkdir(pathlib.Path(folder) / ".git")
        theme = pathlib.Path(folder) / "Flat7" / "LoginScreenletView_flat7.xml"
        original = theme.read_bytes()
        session = Session(themec, folder)
        session.waits_for("Login · default")
        session.keys("\t")
        session.keys("ada@example.com\t")
        session.keys("secret")
        session.waits_for("ada@example.com")
        session.waits_for("••••••")
        session.keys("\r")
        session.waits_for('performAction("defaultAction") → LoginScreenlet')
        session.keys("\x1b")
        session.keys("t")
        session.waits_for("Login · flat7")
        session.waits_for("ada@example.com")
        # The title's color, by the list of views.
        session.keys("w")
        session.keys("Welcome\r")
        session.waits_for("text color")
        for _ in range(30):
            if any(line.strip().startswith("text color:") for line in session.screen.display):
                break
            session.keys("\x1b[B")
        session.keys("\r")
        session.keys("#FF8800\r")
        session.waits_for("→ #FF8800")
        removed, added = difference(original, theme.read_bytes())
        if len(removed) > 1 or not 1 <= len(added) <= 3 or "textColor" not in "".join(added):
            sys.exit(f"FAILED: the edit removed {removed} and added {added}")
        print(f"ok: the file differs by {added}")
        session.keys("u")
        session.waits_for("undid")
        if theme.read_bytes() != original:
            sys.exit("FAILED: the undone edit left the file different")
        print("ok: the file is as it was")
        # The same change, taken back as an override that is removed.
        session.keys("\r")
        session.keys("#FF8800\r")
        session.waits_for("→ #FF8800")
        session.keys("x")
        session.waits_for("#FF8800 → that of default")
        if theme.read_bytes() != original:
            sys.exit("FAILED: the removed value left the file different")
        print("ok: nothing is left of the override")
        session.keys("\x1b")
        theme.write_bytes(original.replace(b"</document>", b""))
        session.waits_for("1 error")
        session.waits_for("before the error")
        theme.write_bytes(original)
        time.sleep(0.3)
        session.read(1)
        if any("before the error" in line for line in session.screen.display):
            sys.exit("FAILED: the repaired file is not shown")
        session.child.setwinsize(5, 20)
        session.read()
        session.child.setwinsize(100, 300)
        session.read()
        session.keys("\x1b")
        session.keys("q")
        session.waits_for("press q again")
        session.keys("q")
        session.child.expect(pexpect.EOF)
        session.child.close()
        if session.child.exitstatus != 0:
            sys.exit(f"FAILED: status {session.child.exitstatus}")
        print("ok: quit")


if __name__ == "__main__":
    main()
