#!/usr/bin/env python3
"""Writes Sources/ThemeText/Unicode/UnicodeRanges.swift from the files of the Unicode Character Database.

Usage: generate-unicode-table.py [FOLDER] > Sources/ThemeText/Unicode/UnicodeRanges.swift

FOLDER is where Debian's package unicode-data puts its files (/usr/share/unicode).
"""
import os
import re
import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
LAST = 0x10FFFF


def ranges(path):
    with open(f"{FOLDER}/{path}", encoding="utf-8") as file:
        for line in file:
            missing = re.match(r"# @missing: ([0-9A-F]+)\.\.([0-9A-F]+); *(\w+)", line)
            data = re.match(r"([0-9A-F]+)(?:\.\.([0-9A-F]+))? *; *(\w+)", line)
            found = missing or data
            if found:
                yield int(found[1], 16), int(found[2] or found[1], 16), found[3], missing is not None


def values(path, default, of=None):
    """Property values by scalar. `@missing` lines come first in effect: any data line overrides them."""
    result = [default] * (LAST + 1)
    rows = [row for row in ranges(path) if of is None or row[2] in of]
    for wanted in (True, False):
        for start, end, value, missing in rows:
            if missing == wanted:
                result[start:end + 1] = [value] * (end + 1 - start)
    return result


def version():
    with open(f"{FOLDER}/EastAsianWidth.txt", encoding="utf-8") as file:
        return re.match(r"# EastAsianWidth-([0-9.]+)\.txt", file.readline())[1]


LONG = {"Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET", "Boundary_Neutral": "BN"}
lines = values("LineBreak.txt", "XX")
widths = values("EastAsianWidth.txt", "N")
categories = values("extracted/DerivedGeneralCategory.txt", "Cn")
bidi = [LONG.get(value, value) for value in values("extracted/DerivedBidiClass.txt", "L")]
emoji = values("emoji/emoji-data.txt", "", {"Emoji_Presentation"})
able = values("emoji/emoji-data.txt", "", {"Emoji"})
pictographic = values("emoji/emoji-data.txt", "", {"Extended_Pictographic"})
prepended = values("PropList.txt", "", {"Prepended_Concatenation_Mark"})
ignorable = values("DerivedCoreProperties.txt", "", {"Default_Ignorable_Code_Point"})


def line_class(scalar):
    """UAX #14 rule LB1, with what later rules ask for besides the class."""
    value, category = lines[scalar], categories[scalar]
    if value in ("AI", "SG", "XX"):
        value = "AL"
    elif value == "SA":
        value = "CM" if category in ("Mn", "Mc") else "AL"
    elif value == "CJ":
        value = "NS"
    wide = widths[scalar] in ("F", "W", "H")
    if value == "OP" and wide:
        value = "OPW"
    elif value == "CP" and wide:
        sys.exit(f"U+{scalar:04X} is wide closing punctuation: rule LB30 needs a class for it")
    elif pictographic[scalar] and category == "Cn":
        value = "EBU" if value == "ID" else value
    return value


def cells(scalar):
    category = categories[scalar]
    if prepended[scalar]:
        return 1
    if category in ("Cc", "Mn", "Me", "Cf", "Cs", "Zl", "Zp") or ignorable[scalar] and widths[scalar] != "W":
        return 0
    if 0x1160 <= scalar <= 0x11FF or 0xD7B0 <= scalar <= 0xD7FB:
        return 0  # vowels and finals of a Hangul syllable stand in the cells of its initial
    return 2 if widths[scalar] in ("F", "W") else 1


def direction(scalar):
    value = bidi[scalar]
    return {"L": "L", "R": "R", "AL": "R"}.get(value, "-")


def presentation(scalar):
    return "P" if emoji[scalar] else "T" if able[scalar] else "-"


runs = []
for scalar in range(LAST + 1):
    key = (line_class(scalar), cells(scalar), direction(scalar), presentation(scalar))
    if not runs or runs[-1][1] != key:
        runs.append((scalar, key))

HERE = os.path.dirname(os.path.abspath(__file__))
with open(f"{HERE}/../../../Sources/ThemeText/Unicode/LineBreakClass.swift", encoding="utf-8") as file:
    CLASSES = {found[2]: found[1] for found in re.finditer(r'case (\w+) = "(\w+)"', file.read())}
DIRECTIONS = {"L": "leftToRight", "R": "rightToLeft", "-": "none"}


def numbers(values):
    row = "   "
    for value in values:
        if len(row) + len(value) > 116:
            print(row)
            row = "   "
        row += f" {value},"
    print(row + "\n  ]")


kinds = {key: place for place, key in enumerate(sorted({key for _, key in runs}))}
print(f"""// swift-format-ignore-file

/// Properties of every scalar that matter to measuring and breaking lines, Unicode {version()}.
///
/// Written by `Tests/ThemeTextTests/Fixtures/generate-unicode-table.py` from LineBreak.txt, EastAsianWidth.txt,
/// emoji-data.txt, DerivedGeneralCategory.txt, DerivedBidiClass.txt, PropList.txt and DerivedCoreProperties.txt of the
/// Unicode Character Database.
enum UnicodeRanges {{
  /// First scalars of the ranges, ascending; a range ends where the next starts.
  static let starts: [UInt32] = [""")
numbers(f"0x{start:X}" for start, _ in runs)
print("""
  /// For each range, the place of its properties.
  static let kinds: [UInt8] = [""")
numbers(str(kinds[key]) for _, key in runs)
print("""
  /// Every combination of properties, with the line breaking class after rule LB1.
  static let properties: [ScalarProperties] = [""")
for line, width, text, emoji in kinds:
    is_emoji = ["false", "true"][emoji != "-"]
    print(f"    ScalarProperties(lineBreak: .{CLASSES[line]}, width: {width}, direction: .{DIRECTIONS[text]}, "
          f"isEmojiPresentation: {['false', 'true'][emoji == 'P']}, isEmoji: {is_emoji}),")
print("  ]\n}")
