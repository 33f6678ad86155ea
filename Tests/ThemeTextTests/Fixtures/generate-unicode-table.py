#!/usr/bin/env python3
"""Writes Sources/ThemeText/Unicode/UnicodeRanges.swift from the files of the Unicode Character Database.

Usage: generate-unicode-table.py [FOLDER] > Sources/ThemeText/Unicode/UnicodeRanges.swift

FOLDER is where Debian's package unicode-data puts its files (/usr/share/unicode). Scalars that share all properties
are listed together, as ranges of hexadecimal numbers.
"""
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


groups = {}
start, previous = 0, None
for scalar in range(LAST + 2):
    key = (line_class(scalar), cells(scalar), direction(scalar), presentation(scalar)) if scalar <= LAST else None
    if key != previous:
        if previous:
            groups.setdefault(previous, []).append((start, scalar - 1))
        start, previous = scalar, key

print(f"""/// Properties of every scalar that matter to measuring and breaking lines, Unicode {version()}.
///
/// Written by `Tests/ThemeTextTests/Fixtures/generate-unicode-table.py` from LineBreak.txt, EastAsianWidth.txt,
/// emoji-data.txt, DerivedGeneralCategory.txt, DerivedBidiClass.txt, PropList.txt and DerivedCoreProperties.txt of the
/// Unicode Character Database.
enum UnicodeRanges {{
  /// A line for each combination of: line breaking class after rule LB1 (`OPW`: East Asian wide; `EBU`: unassigned
  /// pictographic), cells, direction (`L`, `R`, `-` weak or neutral), emoji (`P` presented as emoji by
  /// default, `T` only when asked, `-` never); then the ranges, start and length - 1 in hexadecimal, start relative
  /// to the end of the range before.
  static let text = \"\"\"""")
for key in sorted(groups):
    text, end = "", 0
    for first, last in groups[key]:
        text += f" {first - end:X}" + (f"+{last - first:X}" if last > first else "")
        end = last
    words = f"{key[0]} {key[1]} {key[2]} {key[3]}{text}".split(" ")
    row = "    " + words[0]
    for word in words[1:]:
        if len(row) + len(word) > 116:
            print(row + " \\")
            row = "      " + word
        else:
            row += " " + word
    print(row)
print('    """\n}')
