#!/usr/bin/env python3
"""Writes Sources/ThemeText/Fonts/Tables/PublicAdvances.swift.

Usage: generate-advances.py [TYPE1 [TRUETYPE [OPENTYPE]]] > Sources/ThemeText/Fonts/Tables/PublicAdvances.swift

TYPE1 holds the AFM files of Debian's package fonts-urw-base35 (/usr/share/fonts/type1/urw-base35), whose fonts have
the metrics of Adobe's core fonts; TRUETYPE the fonts of fonts-open-sans, fonts-roboto-unhinted and fonts-lato
(/usr/share/fonts/truetype), OPENTYPE those of fonts-inter (/usr/share/fonts/opentype). Needs fonttools.
"""
import re
import sys

from fontTools.ttLib import TTFont

TYPE1 = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/fonts/type1/urw-base35"
TRUETYPE = sys.argv[2] if len(sys.argv) > 2 else "/usr/share/fonts/truetype"
OPENTYPE = sys.argv[3] if len(sys.argv) > 3 else "/usr/share/fonts/opentype"
CORE = [
    ("helvetica", "NimbusSans-Regular", "Helvetica"), ("helveticaBold", "NimbusSans-Bold", "Helvetica Bold"),
    ("times", "NimbusRoman-Regular", "Times"), ("timesBold", "NimbusRoman-Bold", "Times Bold"),
]
OPEN = [
    ("openSans", "open-sans/OpenSans-Regular", "Open Sans"), ("openSansBold", "open-sans/OpenSans-Bold", "Open Sans Bold"),
    ("roboto", "roboto/unhinted/RobotoTTF/Roboto-Regular", "Roboto"),
    ("robotoBold", "roboto/unhinted/RobotoTTF/Roboto-Bold", "Roboto Bold"),
    ("lato", "lato/Lato-Regular", "Lato"), ("latoBold", "lato/Lato-Bold", "Lato Bold"),
]
CFF = [
    ("inter", "inter/Inter-Regular", "Inter"), ("interMedium", "inter/Inter-Medium", "Inter Medium"),
    ("interSemibold", "inter/Inter-SemiBold", "Inter SemiBold"), ("interBold", "inter/Inter-Bold", "Inter Bold"),
]
ASCII = """space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus
    comma hyphen period slash zero one two three four five six seven eight nine colon semicolon less equal greater
    question at A B C D E F G H I J K L M N O P Q R S T U V W X Y Z bracketleft backslash bracketright asciicircum
    underscore grave a b c d e f g h i j k l m n o p q r s t u v w x y z braceleft bar braceright asciitilde""".split()
OTHER_SCALARS = "¡¢£¥§©«®°·»¿ÆØßæøœŒ‐–—‘’‚“”„†•…‰‹›€™−×"  # AdvanceTable.otherScalars
OTHERS = """exclamdown cent sterling yen section copyright guillemotleft registered degree periodcentered
    guillemotright questiondown AE Oslash germandbls ae oslash oe OE hyphen endash emdash quoteleft quoteright
    quotesinglbase quotedblleft quotedblright quotedblbase dagger bullet ellipsis perthousand guilsinglleft
    guilsinglright Euro trademark minus multiply""".split()


def adobe(name):
    with open(f"{TYPE1}/{name}.afm", encoding="latin-1") as file:
        known = {found[2]: int(found[1]) for found in re.finditer(r"WX (\d+) ; N (\S+)", file.read())}
    return 1000, [known[glyph] for glyph in ASCII], [known[glyph] for glyph in OTHERS]


def opentype(path):
    font = TTFont(path, lazy=True)
    names, metrics = font.getBestCmap(), font["hmtx"]

    def advance(scalar):
        return metrics[names.get(scalar, names[ord("-")])][0]

    return font["head"].unitsPerEm, [advance(code) for code in range(32, 127)], [advance(ord(s)) for s in OTHER_SCALARS]


def rows(numbers):
    line = "     "
    for number in numbers:
        if len(line) + len(f" {number},") > 110:
            yield line
            line = "     "
        line += f" {number},"
    yield line


def main():
    print("""/// Advance widths of fonts whose metrics are public.
///
/// Written by `Tests/ThemeTextTests/Fixtures/generate-advances.py` from the AFM files of the URW base 35 fonts, which have the
/// metrics of Adobe's core fonts, and from open fonts.
extension AdvanceTable {""")
    faces = [(name, f"Adobe AFM of {font} via URW {file}.", adobe(file)) for name, file, font in CORE]
    faces += [(name, f"{font}, from the font file.", opentype(f"{TRUETYPE}/{file}.ttf")) for name, file, font in OPEN]
    faces += [(name, f"{font}, from the font file.", opentype(f"{OPENTYPE}/{file}.otf")) for name, file, font in CFF]
    for index, (name, document, (em, ascii, others)) in enumerate(faces):
        print(("\n" if index else "") + f"  /// {document}")
        print(f"  static let {name} = AdvanceTable(\n    unitsPerEm: {em},\n    ascii: [")
        print("\n".join(rows(ascii)))
        print("    ],\n    others: [")
        print("\n".join(rows(others)))
        print("    ])")
    print("}")


main()
