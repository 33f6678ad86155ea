#!/usr/bin/env python3
"""Draws every shipped screen as PNG with DejaVu as the only font, and checks that each line of text is where it was measured.

usage: fonts.py THEMEC [FONT-FOLDER]    (default: /usr/share/fonts/truetype/dejavu)

Ink may be a point beyond the ends of a line, for letters that lean over their advance, or further where it is the same with all
installed fonts: borders next to the text. Requires Pillow and numpy.
"""
import json
import os
import subprocess
import sys
import tempfile

from pairs import SCALE, ink_ends, lines, picture

MOST_POINTS = 1.0


def main():
    themec = os.path.abspath(sys.argv[1])
    fonts = sys.argv[2] if len(sys.argv) > 2 else "/usr/share/fonts/truetype/dejavu"
    count, faults = 0, []
    with tempfile.TemporaryDirectory() as folder:
        listed = subprocess.run([themec, "list", "--format", "json"], capture_output=True, check=True, cwd=folder, text=True)
        themes = [(t["screenlet"], t["theme"]) for t in json.loads(listed.stdout) if t["fallback"] is None and t["kind"] != "part"]
        configuration = os.path.join(folder, "fonts.conf")
        with open(configuration, "w", encoding="utf-8") as file:
            file.write(f"<fontconfig><dir>{fonts}</dir><cachedir>{folder}</cachedir><include>/etc/fonts/conf.d</include></fontconfig>")
        environment = dict(os.environ, FONTCONFIG_FILE=configuration)
        for screenlet, theme in themes:
            def draw(name, variables=None):
                path = os.path.join(folder, name)
                command = [themec, "preview", screenlet, "--theme", theme, "--size", "375x667", "--quiet", "-o", path]
                subprocess.run(command, check=True, cwd=folder, env=variables)
                return path

            pixels = picture(draw("one.png", environment), 375 * SCALE)
            usual_pixels = None
            for left, right, top, bottom, text in lines(draw("text.svg")):
                ends = ink_ends(pixels, left, right, top, bottom)
                if ends is None:
                    continue
                count += 1
                beyond = [left - ends[0], ends[1] - right]
                if max(beyond) <= MOST_POINTS:
                    continue
                if usual_pixels is None:
                    usual_pixels = picture(draw("all.png"), 375 * SCALE)
                usual = ink_ends(usual_pixels, left, right, top, bottom) or (left, right)
                moved = [abs(a - b) for a, b in zip(ends, usual)]
                if any(b > MOST_POINTS and m > MOST_POINTS for b, m in zip(beyond, moved)):
                    faults.append(f"{screenlet} {theme}: '{text}' is {max(beyond):.1f} points beyond its place")
    print(f"{len(themes)} screens, {count} lines of text")
    if faults or not count:
        sys.exit("\n".join(faults) or "no text was found")


main()
