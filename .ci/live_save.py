#!/usr/bin/env python3
"""Measures the time from a saved theme to the redrawn terminal, of whole processes in pseudo terminals.

Usage: live_save.py THEMEC [--themes N] [--saves N] [--most MILLISECONDS]

Writes a project of many small themes, opens one of its leaves with `preview --watch` and with `preview --interactive`, saves
the leaf again and again, in place and through another file, and waits for the frame that shows the new text. With --most, it
fails if the median of a command is above. Needs pexpect and pyte.
"""

import argparse
import os
import pathlib
import statistics
import sys
import tempfile
import time

import pexpect
import pyte

COLUMNS, ROWS = 100, 40
ROOT = """<document><theme screenlet="S{family}" name="default" kind="default"/><objects>
<view id="root" customClass="S{family}ScreenletView"><rect key="frame" x="0" y="0" width="320" height="400"/><subviews>
<label id="title" text="Theme {number}"><rect key="frame" x="20" y="20" width="280" height="30"/></label>
</subviews></view></objects></document>
"""
LEAF = """<document><theme screenlet="S{family}" name="{name}" kind="child" parent="default" form="overlay"/><objects>
<label id="title" text="{text}"/></objects></document>
"""


def write_project(folder, themes):
    """Writes the themes, twenty of a Screenlet each. Returns the path of a leaf in the middle, and its Screenlet."""
    os.mkdir(folder / ".git")
    for number in range(themes):
        family, name = number // 20, f"t{number % 20}"
        text = ROOT if number % 20 == 0 else LEAF
        path = folder / f"S{family}ScreenletView_{'default' if number % 20 == 0 else name}.xml"
        path.write_text(text.format(family=family, name=name, number=number, text="Before"))
    family = themes // 40
    return folder / f"S{family}ScreenletView_t7.xml", f"S{family}", family


class Terminal:
    def __init__(self, command, folder):
        environment = dict(os.environ, TERM="xterm-256color", COLORTERM="truecolor", LC_ALL="C.UTF-8")
        self.child = pexpect.spawn(
            command[0], command[1:], cwd=folder, env=environment, dimensions=(ROWS, COLUMNS), timeout=30)
        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)

    def wait(self, text, seconds=60):
        """The time at which the bytes arrived that show a text."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                received = self.child.read_nonblocking(1 << 16, 0.5)
            except pexpect.TIMEOUT:
                continue
            now = time.monotonic()
            self.stream.feed(received)
            if any(text in line for line in self.screen.display):
                return now
        sys.exit(f"FAILED: '{text}' is not shown\n" + "\n".join(self.screen.display))


def measure(command, folder, leaf, family, saves):
    """Milliseconds of each save."""
    contents = LEAF.format(family=family, name="t7", text="Before")
    leaf.write_text(contents)
    terminal = Terminal(command, folder)
    terminal.wait("Before")
    time.sleep(0.5)
    times = []
    for number in range(saves):
        text = f"Saved {chr(65 + number % 26) * 3}{number}"
        contents = LEAF.format(family=family, name="t7", text=text)
        if number % 2:
            other = leaf.with_name(".other")
            other.write_text(contents)
        start = time.monotonic()
        if number % 2:
            os.replace(other, leaf)
        else:
            leaf.write_text(contents)
        times.append((terminal.wait(text) - start) * 1000)
        time.sleep(0.2)
    terminal.child.sendintr()
    terminal.child.close(force=True)
    return times


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("themec", type=os.path.abspath)
    parser.add_argument("--themes", type=int, default=1000)
    parser.add_argument("--saves", type=int, default=30)
    parser.add_argument("--most", type=float)
    options = parser.parse_args()
    failed = False
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        leaf, screenlet, family = write_project(folder, options.themes)
        for option in ["--watch", "--interactive"]:
            command = [options.themec, "preview", screenlet, "--theme", "t7", option]
            times = measure(command, folder, leaf, family, options.saves)
            median = statistics.median(times)
            worst = sorted(times)[min(len(times) - 1, len(times) * 95 // 100)]
            print(f"preview {option}: median {median:.1f} ms, 95% {worst:.1f} ms, {options.themes} themes")
            failed |= options.most is not None and median > options.most
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
