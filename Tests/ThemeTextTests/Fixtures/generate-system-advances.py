#!/usr/bin/env python3
"""Writes Sources/ThemeText/Fonts/Tables/SystemAdvances.swift: advances of the system font, measured.

Usage: generate-system-advances.py INTER FOLDER… > Sources/ThemeText/Fonts/Tables/SystemAdvances.swift

INTER is the folder of Inter's static fonts (Debian's package fonts-inter: /usr/share/fonts/opentype/inter). Each
FOLDER holds a folder for each app, with XIBs and storyboards that Interface Builder wrote. Needs numpy and fonttools.

Interface Builder records the frame of a label or button at its intrinsic width, so each is a measurement of the font:
the recorded width is the sum of advances and tracking, rounded up. Inter, an open font drawn for the same purpose, is
the starting point; a robust least squares with ridge penalty (Tukey's biweight, because many recorded widths are no
intrinsic widths) finds how San Francisco differs: an offset for each weight, a factor for kerning, a small difference
for each character, another one at display sizes. Tracking and optical sizes are those that Apple published for the
release of iOS that the document's Xcode drew.

A sixth of the apps is held out in turn to see how the result generalises; both errors are printed to standard error.
"""
import collections
import math
import os
import sys
import unicodedata
import xml.etree.ElementTree as ET

import numpy
from fontTools.ttLib import TTFont

OTHERS = "¡¢£¥§©«®°·»¿ÆØßæøœŒ‐–—‘’‚“”„†•…‰‹›€™−×"
CHARACTERS = [chr(code) for code in range(32, 127)] + list(OTHERS)
INDEX = {character: index for index, character in enumerate(CHARACTERS)}
KERNED = 95  # pairs of ASCII characters
WEIGHTS = {
    "ultraLight": "Thin", "thin": "ExtraLight", "light": "Light", "regular": "Regular", "medium": "Medium",
    "semibold": "SemiBold", "bold": "Bold", "heavy": "ExtraBold", "black": "Black",
}
OFFSETS = ["light", "medium", "semibold", "bold", "heavy"]  # weights with enough labels for an offset of their own
# Measured in reference pictures that UIKit drew at 17 points: eight lines of heavy text are this much wider per character,
# in em, and the ellipsis of four cut titles has this advance. Recorded labels have hardly any heavy text and no ellipsis.
PICTURED_OFFSETS = {"heavy": 0.0037}
PICTURED_ELLIPSES = {"medium": 0.844, "semibold": 0.886, "bold": 0.929, "heavy": 0.971, "black": 1.01}  # heavy; others between
STYLES = {
    "Title0": (34, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"), "Title3": (20, "regular"),
    "Headline": (17, "semibold"), "Subhead": (15, "regular"), "Body": (17, "regular"), "Callout": (16, "regular"),
    "Footnote": (13, "regular"), "Caption1": (12, "regular"), "Caption2": (11, "regular"),
}
# Apple, Human Interface Guidelines, Typography: tracking of SF Pro in 1/1000 em, by size in points. Sizes between those
# listed have the value before. From iOS 14 on (December 2025), and of SF Pro Text and Display before (2018).
TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -26, 18: -25, 19: -24,
    20: -23, 21: -18, 22: -12, 23: -4, 24: 3, 25: 6, 26: 8, 27: 11, 28: 14, 31: 13, 33: 12, 35: 11, 36: 10, 41: 9, 44: 8,
    49: 7, 52: 6, 58: 5, 60: 4, 66: 3, 68: 2, 76: 1, 80: 0,
}
OLD_TRACKING = {
    6: 41, 7: 34, 8: 26, 9: 19, 10: 12, 11: 6, 12: 0, 13: -6, 14: -11, 15: -16, 16: -20, 17: -24, 18: -25, 19: -26, 20: 19,
    21: 17, 22: 16, 24: 15, 25: 14, 27: 13, 30: 12, 33: 11, 36: 10, 41: 9, 44: 8, 49: 7, 52: 6, 56: 5, 60: 4, 66: 3, 68: 2,
    76: 1, 80: 0,
}
FIRST_VARIABLE = 17_000  # the first toolsVersion that draws iOS 14, whose font is variable
TELEVISION_STYLES = {
    "Title1": (76, "medium"), "Title2": (57, "medium"), "Title3": (48, "medium"), "Headline": (38, "medium"),
    "Subhead": (29, "regular"), "Body": (29, "medium"), "Callout": (31, "medium"), "Footnote": (23, "medium"),
    "Caption1": (25, "medium"), "Caption2": (23, "medium"),
}
THREE_TIMES = {"5_4", "5_5", "5_9", "6_0", "6_12", "6_3", "6_5", "6_7", "6_72"}


# ---------------------------------------------------------------- the open font

def advances(folder, file):
    font = TTFont(f"{folder}/{file}.otf", lazy=True)
    names, metrics, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    return numpy.array([metrics[names[ord(character)]][0] / em for character in CHARACTERS])


def kerning(folder):
    """Kerning of ASCII pairs in em, from the GPOS table."""
    font = TTFont(f"{folder}/Inter-Regular.otf")
    names, em, table = font.getBestCmap(), font["head"].unitsPerEm, font["GPOS"].table
    lookups = sorted({
        index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex})
    result = numpy.zeros((KERNED, KERNED))
    glyphs = [names[ord(character)] for character in CHARACTERS[:KERNED]]
    for index in lookups:
        found = numpy.zeros((KERNED, KERNED), dtype=bool)
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = getattr(subtable, "ExtSubTable", subtable)
            if subtable.LookupType != 2:
                continue
            covered = {glyph: place for place, glyph in enumerate(subtable.Coverage.glyphs)}
            for first, left in enumerate(glyphs):
                if left not in covered:
                    continue
                if subtable.Format == 1:
                    pairs = {pair.SecondGlyph: pair.Value1 for pair in subtable.PairSet[covered[left]].PairValueRecord}
                    values = [pairs.get(right) for right in glyphs]
                else:
                    row = subtable.Class1Record[subtable.ClassDef1.classDefs.get(left, 0)].Class2Record
                    values = [row[subtable.ClassDef2.classDefs.get(right, 0)].Value1 for right in glyphs]
                for second, value in enumerate(values):
                    if value is not None and not found[first, second]:
                        found[first, second] = subtable.Format == 1 or getattr(value, "XAdvance", 0) != 0
                        result[first, second] += getattr(value, "XAdvance", 0) / em
    return result


# ---------------------------------------------------------------- the measurements

def number(text, default=0.0):
    try:
        return float(text)
    except (TypeError, ValueError):
        return default


def system_font(element, styles):
    """Size and weight, or None for another font."""
    font = element.find("fontDescription[@key='fontDescription']")
    if font is None:
        rounded = element.get("buttonType") in ("system", "roundedRect")
        return (17.0 if element.tag == "label" else 15.0 if rounded else 18.0), "regular"
    style = (font.get("style") or "").replace("UICTFontTextStyle", "")
    if style in styles:
        return styles[style]
    kind, size = font.get("type"), number(font.get("pointSize"), 17)
    if kind == "system" or font.get("name") == ".AppleSystemUIFont":
        return size, font.get("weight") or "regular"
    return (size, "bold") if kind == "boldSystem" else None


def content(element):
    """Text and horizontal padding of a single line, or None where the width says nothing of it."""
    if element.tag == "label":
        text = element.get("text")
        if text is None:
            string = element.find("string[@key='text']")
            text = None if string is None else string.text
        return text, 0.0
    state, inset = element.find("state[@key='normal']"), element.find("inset[@key='contentEdgeInsets']")
    if state is None or state.get("image") or element.find("buttonConfiguration") is not None:
        return None, 0.0
    return state.get("title"), 0.0 if inset is None else number(inset.get("minX")) + number(inset.get("maxX"))


def has_width_constraint(element):
    return any(
        constraint.get("firstAttribute") == "width" and constraint.get("secondItem") is None
        for constraint in element.iterfind("constraints/constraint"))


Sample = collections.namedtuple("Sample", "app file text size weight width step display prior kern letters")


def letters(text):
    result = []
    for character in text:
        base = character if character in INDEX else unicodedata.normalize("NFD", character)[0]
        base = " " if base == "\xa0" else base
        if base not in INDEX:
            return None
        result.append(INDEX[base])
    return result


def tracking(size, is_variable):
    """Extra advance of a character in em."""
    table = TRACKING if is_variable else OLD_TRACKING

    def entry(points):
        return table[max(known for known in table if known <= points)]

    size = min(max(size, 6), 80)
    low = entry(int(size))
    high = low if int(size) == 19 and not is_variable else entry(min(int(size) + 1, 80))
    return (low + (high - low) * (size - int(size))) / 1000


def display_share(size, is_variable):
    """How much of the outlines is Display's: from 17 to 28 points they change gradually since iOS 14, at 20 before."""
    return min(1.0, max(0.0, (size - 17) / 11)) if is_variable else float(size >= 20)


def paths(roots):
    for root in roots:
        for folder, _, names in os.walk(root):
            for name in names:
                if name.endswith((".xib", ".storyboard")):
                    path = os.path.join(folder, name)
                    yield os.path.relpath(path, root).split(os.sep)[0], path


def samples(folders, inter, kern):
    seen = set()
    for app, path in sorted(paths(folders)):
        try:
            document = ET.parse(path).getroot()
        except ET.ParseError:
            continue
        runtime = document.get("targetRuntime") or ""
        if not runtime.startswith("iOS") and runtime != "AppleTV":
            continue
        styles = TELEVISION_STYLES if runtime == "AppleTV" else STYLES
        is_variable = number((document.get("toolsVersion") or "0").split(".")[0]) >= FIRST_VARIABLE
        device = document.find("device")
        scale = 1 if device is None or runtime == "AppleTV" else 3 if (device.get("id") or "").replace("retina", "") in THREE_TIMES else 2
        tags = ["label"] if runtime == "AppleTV" else ["label", "button"]
        for element in [found for tag in tags for found in document.iter(tag)]:
            frame, font, (text, padding) = element.find("rect[@key='frame']"), system_font(element, styles), content(element)
            if frame is None or font is None or not text or "\n" in text or has_width_constraint(element):
                continue
            size, weight = font
            width = number(frame.get("width")) - padding
            row = letters(text)
            if row is None or weight not in WEIGHTS or not 9 <= size < 100 or element.get("fixedFrame") == "YES":
                continue
            if element.tag == "button" and width <= 30:
                continue
            if (key := (path, text, size, weight, round(width, 2))) in seen:
                continue
            seen.add(key)
            step = 1.0 if element.tag == "button" else 1.0 / scale
            share = display_share(size, is_variable)
            pairs = sum(kern[a, b] for a, b in zip(row, row[1:]) if a < KERNED and b < KERNED)
            advances = ((1 - share) * inter[weight][0] + share * inter[weight][1])[row].sum()
            prior = advances + pairs + tracking(size, is_variable) * len(row)
            if prior * size > 6 and abs(width - step / 2 - prior * size) <= max(0.06 * prior * size, 1.5):
                yield Sample(app, path, text, size, weight, width, step, share, prior, pairs, row)


# ---------------------------------------------------------------- the fit

COUNT = len(CHARACTERS)
LOOSE = 0.1  # how much less the prior of punctuation is trusted than that of letters and digits
DISPLAY = 0.4  # how much less that of display sizes is trusted, whose labels are few


def features(sample):
    """Of text: each character, of display: each character, kerning, all text, all display, weights."""
    counts = numpy.bincount(sample.letters, minlength=COUNT)
    length = len(sample.letters)
    weights = [length if sample.weight == weight or (weight, sample.weight) == ("heavy", "black") else 0 for weight in OFFSETS]
    return numpy.concatenate([
        counts, counts * sample.display,
        [sample.kern, length * (1 - sample.display), length * sample.display], weights])


def penalties(ridge=25.0):
    characters = [ridge if character.isalnum() or character == " " else ridge * LOOSE for character in CHARACTERS]
    more = [DISPLAY * value for value in characters]
    return numpy.array(characters + more + [0.0003] + [0.5] * (2 + len(OFFSETS))) * 0.15 / 0.02 ** 2


def fit(measured):
    """Differences from the open font in em, in the order of features; kerning as a factor - 1."""
    matrix = numpy.array([features(sample) for sample in measured])
    size = numpy.array([sample.size for sample in measured])
    target = numpy.array([(sample.width - sample.step / 2) / sample.size - sample.prior for sample in measured])
    copies = collections.Counter((sample.text, sample.size, sample.weight, sample.width) for sample in measured)
    share = numpy.array([copies[sample.text, sample.size, sample.weight, sample.width] ** -0.5 for sample in measured])
    noise = 0.3 + 0.004 * size * numpy.array([len(sample.letters) ** 0.5 for sample in measured])
    penalty = numpy.diag(penalties())
    trust = numpy.ones(len(measured))
    for step in range(15):
        scale = numpy.sqrt(trust * share) * size / noise
        weighted = matrix * scale[:, None]
        solution = numpy.linalg.solve(weighted.T @ weighted + penalty, weighted.T @ (target * scale))
        left = numpy.maximum(0, numpy.abs((target - matrix @ solution) * size) - 0.25)
        bound = 3 * numpy.maximum(1, size / 20) * max(0.6, 2.5 - 0.25 * step)
        trust = numpy.clip(1 - (left / bound) ** 2, 0, None) ** 2
    return solution


def errors(measured, solution):
    result = []
    for sample in measured:
        width = (sample.prior + features(sample) @ solution) * sample.size
        result.append(abs(math.ceil(width / sample.step - 1e-6) * sample.step - sample.width))
    return result


def say(title, values):
    values = numpy.array(values)
    within = ", ".join(f"{numpy.mean(values <= bound + 1e-6):.1%} within {bound:g}" for bound in (0.25, 0.5, 1, 2))
    print(f"{title}: {len(values)} labels, {within} points", file=sys.stderr)


def cross_validate(measured, parts=6):
    apps = sorted({sample.app for sample in measured})
    fitted, held, large = [], [], []
    for part in range(parts):
        left_out = set(apps[part::parts])
        training = [sample for sample in measured if sample.app not in left_out]
        known = {(sample.text, sample.size, sample.weight) for sample in training}
        testing = [
            sample for sample in measured
            if sample.app in left_out and (sample.text, sample.size, sample.weight) not in known]
        solution = fit(training)
        fitted += errors(training, solution)
        held += errors(testing, solution)
        large += errors([sample for sample in testing if sample.size >= 20], solution)
    say("fitted apps", fitted)
    say("held-out apps, texts that no other app has", held)
    say("of those from 20 points", large)


# ---------------------------------------------------------------- the file

def rows(values, indent="     "):
    line = indent
    for value in values:
        word = f" {value},"
        if len(line) + len(word) > 112:
            yield line
            line = indent
        line += word
    yield line


def table(name, document, values):
    units = [max(0, round(value * 10_000)) for value in values]
    print(f"\n  /// {document}\n  static let {name} = AdvanceTable(\n    unitsPerEm: 10_000,\n    ascii: [")
    print("\n".join(rows(units[:95])))
    print("    ],\n    others: [")
    print("\n".join(rows(units[95:])))
    print("    ])")


def classes(matrix):
    """Equal rows of a matrix, numbered in order of appearance."""
    kinds = {}
    return [kinds.setdefault(row.tobytes(), len(kinds)) for row in numpy.ascontiguousarray(matrix)], len(kinds)


def print_kerning(kern):
    units = numpy.clip(numpy.round(kern * 1000), -127, 127).astype(numpy.int16)
    left, lefts = classes(units)
    right, rights = classes(units.T)
    print("\n  /// Kerning of ASCII pairs in 1/1000 em, by classes of the left and the right character.")
    print("  static let systemKerning = KerningTable(\n    left: [")
    print("\n".join(rows(left)))
    print("    ],\n    right: [")
    print("\n".join(rows(right)))
    print("    ],\n    values: [")
    cells = numpy.zeros((lefts, rights), dtype=int)
    for first in range(KERNED):
        for second in range(KERNED):
            cells[left[first], right[second]] = units[first, second]
    print("\n".join(rows(cells.flatten())))
    print(f"    ],\n    columns: {rights})")


def main():
    folder, roots = sys.argv[1], sys.argv[2:]
    inter = {
        weight: (advances(folder, f"Inter-{file}"), advances(folder, f"InterDisplay-{file}"))
        for weight, file in WEIGHTS.items()}
    kern = kerning(folder)
    measured = list(samples(roots, inter, kern))
    cross_validate(measured)
    solution = fit(measured)
    say("the tables written", errors(measured, solution))
    characters, more = solution[:COUNT], solution[COUNT:2 * COUNT]
    factor, text, display = 1 + solution[2 * COUNT], solution[2 * COUNT + 1], solution[2 * COUNT + 2]
    offsets = dict(zip(OFFSETS, solution[2 * COUNT + 3:]))
    offsets |= {"ultraLight": offsets["light"], "thin": offsets["light"], "black": offsets["heavy"]}
    print(f"kerning times {factor:.3f}, text {text:+.4f} em, display {display:+.4f} em, {offsets}", file=sys.stderr)
    files, apps = len({sample.file for sample in measured}), len({sample.app for sample in measured})
    print(f"""/// Advance widths of the system font, San Francisco, in 1/10000 em, without tracking.
///
/// Written by `Tests/ThemeTextTests/Fixtures/generate-system-advances.py`: least squares over {len(measured)} labels and buttons
/// that Interface Builder recorded in {files} files of {apps} apps, {sum(sample.size >= 20 for sample in measured)} of them from 20 points, with the advances of Inter 4.0
/// and Inter Display 4.0 as the prior. The advances of heavy text and of the ellipsis in bold weights are those in pictures
/// that UIKit drew.
extension AdvanceTable {{""", end="")
    for weight, file in WEIGHTS.items():
        name = weight[0].upper() + weight[1:]
        values, large = inter[weight]
        offset = offsets.get(weight, 0.0)
        small = values + characters + text + offset + PICTURED_OFFSETS.get(weight, 0)
        small[INDEX["…"]] = PICTURED_ELLIPSES.get(weight, small[INDEX["…"]])
        table(f"systemText{name}", f"Text sizes, {weight}; prior Inter {file}.", small)
        table(
            f"systemDisplay{name}", f"Display sizes, {weight}; prior Inter Display {file}.",
            large + characters + more + display + offset)
    print("}\n\nextension KerningTable {", end="")
    print_kerning(kern * factor)
    print("}")


main()
