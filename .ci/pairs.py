#!/usr/bin/env python3
"""Compares pictures with those that UIKit drew of the same documents: similarity, the edges of texts, and line breaks.

usage: pairs.py THEMEC FOLDER [ID…]

FOLDER has a pairs.json with a list of pairs: id, size, scene, tier and the texts of outlets. In the folder of each pair are the
document and reference.png. Only pairs of tier 1 count, whose documents decide everything that is shown.

Fails if the pictures are less similar than the limits, or if more lines of text differ by more than the limit.
Requires Pillow and numpy.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

import numpy
from PIL import Image

LEAST = {"similarity": 0.945, "text and edges": 0.80}
# Points by which an end of a line may differ. A word more or less is wider.
MOST_POINTS = 6.0
# Lines that differ: in one label, UIKit moves a word to the last line that has 0.9 of 188 points left by the font tables.
MOST_LINES = 2
SCALE = 2
WINDOW = 8


def picture(path, width):
    """The picture over white, in gray levels, at SCALE pixels per point."""
    image = Image.open(path).convert("RGBA")
    image = Image.alpha_composite(Image.new("RGBA", image.size, "white"), image).convert("L")
    if image.width != width:
        image = image.resize((width, round(image.height * width / image.width)), Image.LANCZOS)
    return numpy.asarray(image, dtype=float)


def window_means(values):
    """The mean of each window of WINDOW × WINDOW pixels."""
    sums = numpy.zeros((values.shape[0] + 1, values.shape[1] + 1))
    sums[1:, 1:] = values.cumsum(axis=0).cumsum(axis=1)
    total = sums[WINDOW:, WINDOW:] - sums[:-WINDOW, WINDOW:] - sums[WINDOW:, :-WINDOW] + sums[:-WINDOW, :-WINDOW]
    return total / WINDOW ** 2


def similarity(ours, theirs):
    """The structural similarity (Wang et al. 2004) of the whole pictures, and of the windows that are not plain."""
    mean_a, mean_b = window_means(ours), window_means(theirs)
    spread_a = window_means(ours ** 2) - mean_a ** 2
    spread_b = window_means(theirs ** 2) - mean_b ** 2
    both = window_means(ours * theirs) - mean_a * mean_b
    c1, c2 = (0.01 * 255) ** 2, (0.03 * 255) ** 2
    index = (2 * mean_a * mean_b + c1) * (2 * both + c2) / ((mean_a ** 2 + mean_b ** 2 + c1) * (spread_a + spread_b + c2))
    drawn = spread_a + spread_b > 20
    return index.mean(), index[drawn].mean() if drawn.any() else 1.0


def lines(svg):
    """The lines of text in an SVG: left and right end, top and bottom of capital letters in points, and the text."""
    for element in ElementTree.parse(svg).iter("{http://www.w3.org/2000/svg}text"):
        width, size = float(element.get("textLength") or 0), float(element.get("font-size"))
        if width <= 0 or not (element.text or "").strip():
            continue
        x, y = float(element.get("x")), float(element.get("y"))
        left = x - {"middle": width / 2, "end": width}.get(element.get("text-anchor"), 0)
        yield left, left + width, y - 0.72 * size, y, element.text


def ink_ends(pixels, left, right, top, bottom):
    """The first and last column with ink, in points, near a line; None if what is around the line is not plain."""
    rows = slice(max(0, round(top * SCALE)), round(bottom * SCALE))
    start = max(0, round((left - 2 * MOST_POINTS) * SCALE))
    area = pixels[rows, start:round((right + 2 * MOST_POINTS) * SCALE)]
    if area.size == 0:
        return None
    edge = numpy.concatenate([area[0], area[-1]])
    ground = numpy.median(edge)
    inked = numpy.flatnonzero((abs(area - ground) > 48).any(axis=0))
    if inked.size == 0 or inked[0] == 0 or inked[-1] == area.shape[1] - 1:
        return None
    return (start + inked[0]) / SCALE, (start + inked[-1] + 1) / SCALE


def with_texts(document, texts):
    """The document with other texts in the views of some outlets, as the test of the picture sets them."""
    for outlet, text in texts.items():
        target = re.search(rf'<outlet property="{re.escape(outlet)}" destination="([^"]+)"', document)
        element = target and re.search(rf'<(?:label|button|textField|textView) [^>]*\bid="{re.escape(target[1])}"', document)
        if not element:
            continue
        escaped = text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace("\n", "&#10;")
        start = re.sub(r' text="[^"]*"', "", element[0]) + f' text="{escaped}"'
        document = document.replace(element[0], start, 1)
    return document


def draw(themec, pair, source, folder):
    document = os.path.join(folder, os.path.basename(source))
    with open(source, encoding="utf-8") as file, open(document, "w", encoding="utf-8") as copy:
        copy.write(with_texts(file.read(), pair.get("texts_by_outlet") or {}))
    for name in ["ours.png", "ours.svg"]:
        command = [themec, "preview", document, "--isolated", "--quiet", "--size", pair["size"], "-o", os.path.join(folder, name)]
        if pair.get("scene"):
            command += ["--scene", pair["scene"]]
        subprocess.run(command, capture_output=True, check=True)
    return os.path.join(folder, "ours.png"), os.path.join(folder, "ours.svg")


def compare(themec, pair, folder):
    """Prints the result for a pair. Returns both similarities and the number of lines that differ."""
    source = next(os.path.join(folder, n) for n in sorted(os.listdir(folder)) if n.endswith((".xib", ".storyboard")))
    width = int(pair["size"].split("x")[0]) * SCALE
    with tempfile.TemporaryDirectory() as temporary:
        png, svg = draw(themec, pair, source, temporary)
        ours, theirs = picture(png, width), picture(os.path.join(folder, "reference.png"), width)
        texts = list(lines(svg))
    height = min(len(ours), len(theirs))
    ours, theirs = ours[:height], theirs[:height]
    whole, drawn = similarity(ours, theirs)
    measured, differing = [], []
    for *box, text in texts:
        a, b = ink_ends(ours, *box), ink_ends(theirs, *box)
        if a is None:
            continue
        distance = max(abs(a[0] - b[0]), abs(a[1] - b[1])) if b else 2 * MOST_POINTS
        measured.append(distance)
        if distance > MOST_POINTS:
            differing.append(text)
    ends = f"{len(measured)} of {len(texts)} lines, ends within {max(measured, default=0):.1f} points"
    print(f"{pair['id']:28} {whole:.3f}  text and edges {drawn:.3f}  {ends}")
    for text in differing:
        print(f"{'':28} differs: {text}")
    return whole, drawn, len(differing)


def main():
    themec, folder, ids = os.path.abspath(sys.argv[1]), sys.argv[2], sys.argv[3:]
    with open(os.path.join(folder, "pairs.json"), encoding="utf-8") as file:
        pairs = [pair for pair in json.load(file) if pair["tier"] == 1 and (not ids or pair["id"] in ids)]
    results = [compare(themec, pair, os.path.join(folder, pair["id"])) for pair in pairs]
    if not results:
        sys.exit("no pair of tier 1")
    means = dict(zip(LEAST, (sum(values) / len(results) for values in zip(*results))))
    count = sum(result[2] for result in results)
    print(f"{len(results)} pairs: " + ", ".join(f"{name} {value:.3f}" for name, value in means.items()) + f"; {count} lines differ")
    if ids:
        return
    low = [name for name, least in LEAST.items() if means[name] < least]
    if low or count > MOST_LINES:
        sys.exit(f"below the limits: {low}" if low else f"more than {MOST_LINES} lines differ")


if __name__ == "__main__":
    main()
