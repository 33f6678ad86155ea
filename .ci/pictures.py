#!/usr/bin/env python3
"""Compares the terminal's picture of themes with their PNG, half cell by half cell, and reports the mean color error.

usage: pictures.py THEMEC-DEV [FOLDER]    (default: Themes)

Both are drawn from one render tree that is measured in cells. themec-png draws 8 × 16 pixels a cell.
Half cells count in which either picture differs from the background of the root; cells with text are left out, because no
terminal has the font. Fails if the mean over all themes is above 12%.
"""
import io
import os
import re
import subprocess
import sys
import tempfile

try:
    from PIL import Image
except ImportError:
    Image = None

MOST = 12.0
FULL = {" ": 0, "█": 8}
LOWER = {glyph: eighths for eighths, glyph in enumerate("▁▂▃▄▅▆▇", 1)}
LEFT = {glyph: eighths for eighths, glyph in enumerate("▏▎▍▌▋▊▉", 1)}
# Shares of the upper and lower half that are in the foreground color.
SHARES = {"▀": (1, 0), "▐": (0.5, 0.5), "▘": (0.5, 0), "▝": (0.5, 0), "▖": (0, 0.5), "▗": (0, 0.5), "▙": (0.5, 1),
          "▛": (1, 0.5), "▜": (1, 0.5), "▟": (0.5, 1), "▚": (0.5, 0.5), "▞": (0.5, 0.5), "▔": (0.25, 0), "▕": (0.125, 0.125)}


def shares(glyph):
    """How much of the upper and lower half of a cell is in the foreground color; None for text and lines."""
    if glyph in FULL:
        return (FULL[glyph] / 8,) * 2
    if glyph in LOWER:
        return max(0, LOWER[glyph] - 4) / 4, min(4, LOWER[glyph]) / 4
    if glyph in LEFT:
        return (LEFT[glyph] / 8,) * 2
    return SHARES.get(glyph)


def cells(text):
    """Rows of cells (glyph, foreground, background) of text with SGR sequences in true color."""
    rows = []
    foreground = background = None
    for line in text.split("\n"):
        row = []
        for match in re.finditer(r"\x1b\[([0-9;]*)m|(.)", line):
            codes, glyph = match.groups()
            if glyph is not None:
                row.append((glyph, foreground, background))
                continue
            numbers = [int(code or 0) for code in codes.split(";")]
            while numbers:
                code = numbers.pop(0)
                if code == 0:
                    foreground = background = None
                elif code in (38, 48) and numbers[:1] == [2]:
                    color, numbers = tuple(numbers[1:4]), numbers[4:]
                    if code == 38:
                        foreground = color
                    else:
                        background = color
                elif code == 39:
                    foreground = None
                elif code == 49:
                    background = None
        rows.append(row)
    return rows


def average(image, left, top):
    pixels = [image.getpixel((x, y)) for y in range(top, top + 8) for x in range(left, left + 8)]
    return tuple(sum(pixel[part] for pixel in pixels) / len(pixels) for part in range(3))


def distance(a, b):
    return sum(abs(x - y) for x, y in zip(a, b)) / 3 / 255


def compare(paint, ans, tool):
    """The errors of the half cells that count."""
    with open(paint, "rb") as request:
        reply = subprocess.run([tool], stdin=request, stdout=subprocess.PIPE, check=True).stdout
    # A flag, notes about missing fonts, the length of the file, the file.
    image = Image.open(io.BytesIO(reply[reply.index(b"\x89PNG"):])).convert("RGB")
    ground = image.getpixel((image.width - 1, image.height - 1))
    errors = []
    for row, line in enumerate(cells(open(ans, encoding="utf-8").read())):
        for column, (glyph, foreground, background) in enumerate(line):
            filled = shares(glyph)
            if filled is None or (column + 1) * 8 > image.width or (row + 1) * 16 > image.height:
                continue
            for half in range(2):
                back = background or ground
                front = foreground or back
                shown = tuple(f * filled[half] + b * (1 - filled[half]) for f, b in zip(front, back))
                drawn = average(image, column * 8, row * 16 + half * 8)
                if max(distance(shown, ground), distance(drawn, ground)) > 0.004:
                    errors.append(distance(shown, drawn))
    return errors


def main():
    tool = os.path.abspath(sys.argv[1])
    themes = sys.argv[2] if len(sys.argv) > 2 else "Themes"
    if not Image:
        print("pictures.py: SKIPPED: needs Pillow")
        return
    results = []
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([tool, "pictures", themes, folder], check=True)
        for name in sorted(os.listdir(folder)):
            if name.endswith(".ans"):
                path = os.path.join(folder, name[:-4])
                errors = compare(path + ".paint", path + ".ans", os.path.join(os.path.dirname(tool), "themec-png"))
                if errors:
                    results.append((100 * sum(errors) / len(errors), len(errors), name[:-4]))
    results.sort(reverse=True)
    for error, count, name in results[:12]:
        print(f"{error:6.1f} %  {count:6d} half cells  {name}")
    mean = sum(error for error, _, _ in results) / len(results)
    print(f"pictures.py: mean error {mean:.1f} % over {len(results)} themes (at most {MOST} %)")
    if mean > MOST:
        sys.exit(1)


main()
