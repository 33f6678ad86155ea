#!/usr/bin/env python3
"""Writes Sources/ThemeText/Fonts/Tables/SystemAdvances.swift: advances of the system font, measured.

Usage: generate-system-advances.py INTER FOLDER… > Sources/ThemeText/Fonts/Tables/SystemAdvances.swift

INTER is the folder of Inter's static fonts (Debian's package fonts-inter: /usr/share/fonts/opentype/inter), the
FOLDERs hold XIBs and storyboards that Interface Builder wrote. Needs numpy and fonttools.

Interface Builder records the frame of a label or button at its intrinsic width, so each is a measurement of the font:
the recorded width is the sum of advances, rounded up. Inter, an open font drawn for the same purpose, is the starting point;
a robust least squares with ridge penalty (Tukey's biweight, because many recorded widths are no intrinsic widths)
finds how San Francisco differs: an offset for each weight, a factor for kerning, a small difference for each character.
A third of the files is held out in turn to see how the result generalises; both errors are printed to standard error.
Advances depend on characters, weight and size only.
"""
import collections
import hashlib
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
OFFSETS = ["light", "medium", "semibold", "bold"]  # weights with enough labels for an offset of their own
STYLES = {
    "Title0": (34, "regular"), "Title1": (28, "regular"), "Title2": (22, "regular"), "Title3": (20, "regular"),
    "Headline": (17, "semibold"), "Subhead": (15, "regular"), "Body": (17, "regular"), "Callout": (16, "regular"),
    "Footnote": (13, "regular"), "Caption1": (12, "regular"), "Caption2": (11, "regular"),
}
# Apple, Human Interface Guidelines, Typography: tracking of SF Pro, 1/1000 em, from 6 points on.
TRACKING = [41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24]
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


def system_font(element):
    """Size and weight, or None for another font."""
    font = element.find("fontDescription[@key='fontDescription']")
    if font is None:
        rounded = element.get("buttonType") in ("system", "roundedRect")
        return (17.0 if element.tag == "label" else 15.0 if rounded else 18.0), "regular"
    style = (font.get("style") or "").replace("UICTFontTextStyle", "")
    if style in STYLES:
        return STYLES[style]
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


Sample = collections.namedtuple("Sample", "file text size weight width step prior kern tracking letters")


def letters(text):
    result = []
    for character in text:
        base = character if character in INDEX else unicodedata.normalize("NFD", character)[0]
        base = " " if base == "\xa0" else base
        if base not in INDEX:
            return None
        result.append(INDEX[base])
    return result


def samples(folders, inter, kern):
    seen = set()
    paths = sorted(
        os.path.join(folder, name) for root in folders for folder, _, names in os.walk(root) for name in names
        if name.endswith((".xib", ".storyboard")))
    for path in paths:
        try:
            document = ET.parse(path).getroot()
        except ET.ParseError:
            continue
        if not (document.get("targetRuntime") or "").startswith("iOS"):
            continue
        device = document.find("device")
        scale = 3 if device is not None and (device.get("id") or "").replace("retina", "") in THREE_TIMES else 2
        for element in [found for tag in ("label", "button") for found in document.iter(tag)]:
            frame, font, (text, padding) = element.find("rect[@key='frame']"), system_font(element), content(element)
            if frame is None or font is None or not text or "\n" in text or has_width_constraint(element):
                continue
            size, weight = font
            width = number(frame.get("width")) - padding
            row = letters(text)
            if row is None or weight not in inter or not 9 <= size < 20 or (element.tag == "button" and width <= 30):
                continue
            if (key := (path, text, size, weight, round(width, 2))) in seen:
                continue
            seen.add(key)
            step = 1.0 if element.tag == "button" else 1.0 / scale
            prior = inter[weight][row].sum()
            pairs = sum(kern[a, b] for a, b in zip(row, row[1:]) if a < KERNED and b < KERNED)
            place = int(size) - 6
            tracking = (TRACKING[place] + (TRACKING[min(place + 1, 13)] - TRACKING[place]) * (size - int(size))) / 1000
            guess = (prior + pairs + tracking * len(row)) * size
            if guess > 6 and abs(width - step / 2 - guess) <= max(0.06 * guess, 1.5):
                yield Sample(path, text, size, weight, width, step, prior, pairs, tracking * len(row), row)


# ---------------------------------------------------------------- the fit

def features(sample):
    row = numpy.zeros(len(CHARACTERS) + 2 + len(OFFSETS))
    for letter in sample.letters:
        row[letter] += 1
    row[len(CHARACTERS)] = sample.kern
    row[len(CHARACTERS) + 1] = len(sample.letters)
    if sample.weight in OFFSETS:
        row[len(CHARACTERS) + 2 + OFFSETS.index(sample.weight)] = len(sample.letters)
    return row


def fit(measured, ridge=25.0):
    """Differences from the open font, in em: by character, kerning factor - 1, all weights, each of OFFSETS."""
    matrix = numpy.array([features(sample) for sample in measured])
    size = numpy.array([sample.size for sample in measured])
    target = numpy.array([
        (sample.width - sample.step / 2) / sample.size - sample.prior - sample.kern - sample.tracking
        for sample in measured])
    copies = collections.Counter((sample.text, sample.size, sample.weight, sample.width) for sample in measured)
    share = numpy.array([copies[sample.text, sample.size, sample.weight, sample.width] ** -0.5 for sample in measured])
    noise = 0.3 + 0.004 * size * numpy.array([len(sample.letters) ** 0.5 for sample in measured])
    penalty = numpy.array([ridge] * len(CHARACTERS) + [0.0003] + [0.5] * (1 + len(OFFSETS))) * 0.15 / 0.02 ** 2
    trust = numpy.ones(len(measured))
    for step in range(15):
        scale = numpy.sqrt(trust * share) * size / noise
        weighted = matrix * scale[:, None]
        solution = numpy.linalg.solve(weighted.T @ weighted + numpy.diag(penalty), weighted.T @ (target * scale))
        left = numpy.maximum(0, numpy.abs((target - matrix @ solution) * size) - 0.25)
        trust = numpy.clip(1 - (left / (3 * max(0.6, 2.5 - 0.25 * step))) ** 2, 0, None) ** 2
    return solution


def errors(measured, solution):
    result = []
    for sample in measured:
        width = (sample.prior + sample.kern + sample.tracking + features(sample) @ solution) * sample.size
        result.append(abs(math.ceil(width / sample.step - 1e-6) * sample.step - sample.width))
    return result


def say(title, values):
    values = numpy.array(values)
    within = ", ".join(f"{numpy.mean(values <= bound + 1e-6):.1%} within {bound:g}" for bound in (0.25, 0.5, 1, 2))
    print(f"{title}: {len(values)} labels, {within} points", file=sys.stderr)


def cross_validate(measured):
    def third(sample):
        return hashlib.md5(os.path.basename(sample.file).encode()).digest()[0] % 3

    fitted, held = [], []
    for part in range(3):
        training = [sample for sample in measured if third(sample) != part]
        known = {(sample.text, sample.size, sample.weight) for sample in training}
        solution = fit(training)
        fitted += errors(training, solution)
        held += errors([
            sample for sample in measured
            if third(sample) == part and (sample.text, sample.size, sample.weight) not in known], solution)
    say("fitted files", fitted)
    say("held-out files, texts that no other file has", held)


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
    inter = {weight: advances(folder, f"Inter-{file}") for weight, file in WEIGHTS.items()}
    kern = kerning(folder)
    measured = list(samples(roots, inter, kern))
    cross_validate(measured)
    solution = fit(measured)
    say("the tables written", errors(measured, solution))
    characters = solution[:len(CHARACTERS)]
    factor, every = 1 + solution[len(CHARACTERS)], solution[len(CHARACTERS) + 1]
    offsets = dict(zip(OFFSETS, solution[len(CHARACTERS) + 2:]))
    offsets |= {"ultraLight": offsets["light"], "thin": offsets["light"], "heavy": offsets["bold"], "black": offsets["bold"]}
    print(f"kerning times {factor:.3f}, every character {every:+.4f} em, {offsets}", file=sys.stderr)
    print("""/// Advance widths of the system font, San Francisco, in 1/10000 em, without tracking.
///
/// Written by `Tests/ThemeTextTests/Fixtures/generate-system-advances.py`. Text sizes (below 20 points): least squares over
/// """ + f"{len(measured)} labels and buttons in {len({sample.file for sample in measured})} files that Interface Builder recorded in public XIBs, with the"
          + """
/// advances of Inter 4.0 as the prior. Display sizes (from 20 points): the advances of Inter Display 4.0.
extension AdvanceTable {""", end="")
    for weight, file in WEIGHTS.items():
        name = weight[0].upper() + weight[1:]
        values = inter[weight] + characters + every + offsets.get(weight, 0.0)
        table(f"systemText{name}", f"Text sizes, {weight}; prior Inter {file}.", values)
        table(f"systemDisplay{name}", f"Display sizes, {weight}: Inter Display {file}.", advances(folder, f"InterDisplay-{file}"))
    print("}\n\nextension KerningTable {", end="")
    print_kerning(kern * factor)
    print("}")


main()
