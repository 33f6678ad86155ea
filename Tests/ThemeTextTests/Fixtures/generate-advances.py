#!/usr/bin/env python3
"""Writes Sources/ThemeText/Fonts/Tables/AdobeAdvances.swift.

Usage: generate-advances.py [FOLDER] > Sources/ThemeText/Fonts/Tables/AdobeAdvances.swift

FOLDER holds the AFM files of Debian's package fonts-urw-base35 (/usr/share/fonts/type1/urw-base35), whose fonts have
the metrics of Adobe's core fonts.
"""
import re
import sys

FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/type1/urw-base35"
FACES = [
    ("helvetica", "NimbusSans-Regular", "Helvetica"), ("helveticaBold", "NimbusSans-Bold", "Helvetica Bold"),
    ("times", "NimbusRoman-Regular", "Times"), ("timesBold", "NimbusRoman-Bold", "Times Bold"),
]
ASCII = """space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus
    comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater
    question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum
    underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde""".split()
# In the order of AdvanceTable.otherScalars: ¡¢£¥§©«®°·»¿ÆØßæøœŒ‐–—‘’‚“”„†•…‰‹›€™−×
OTHERS = """exclamdown cent sterling yen section copyright guillemotleft registered degree periodcentered
    guillemotright questiondown AE Oslash germandbls ae oslash oe OE hyphen endash emdash quoteleft quoteright
    quotesinglbase quotedblleft quotedblright quotedblbase dagger bullet ellipsis perthousand guilsinglleft
    guilsinglright Euro trademark minus multiply""".split()


def advances(name):
    with open(f"{FOLDER}/{name}.afm", encoding="latin-1") as file:
        return {found[2]: int(found[1]) for found in re.finditer(r"WX (\d+) ; N (\S+)", file.read())}


def rows(numbers):
    line = "     "
    for number in numbers:
        if len(line) + len(f" {number},") > 110:
            yield line
            line = "     "
        line += f" {number},"
    yield line


def main():
    print("""/// Advance widths of the Adobe core fonts, in 1/1000 em.
///
/// Written by `Tests/ThemeTextTests/Fixtures/generate-advances.py` from the AFM files of the metric-compatible URW base 35
/// fonts.
extension AdvanceTable {""")
    for index, (name, file, font) in enumerate(FACES):
        known = advances(file)
        print(("\n" if index else "") + f"  /// Adobe AFM of {font} via URW {file}.")
        print(f"  static let {name} = AdvanceTable(\n    unitsPerEm: 1000,\n    ascii: [")
        print("\n".join(rows(known[glyph] for glyph in ASCII)))
        print("    ],\n    others: [")
        print("\n".join(rows(known[glyph] for glyph in OTHERS)))
        print("    ])")
    print("}")


main()
