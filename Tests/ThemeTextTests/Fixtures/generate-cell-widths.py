#!/usr/bin/env python3
"""Writes cell-widths.txt: strings of many scripts and emoji sequences with the columns that Python's wcwidth counts.

Usage: pip install wcwidth==0.2.13; generate-cell-widths.py > cell-widths.txt

The version of the package knows Unicode 15.0.0, the version of UnicodeRanges.swift. A line is the group, the columns and the
scalars of a string, separated by tabs.
"""
import sys

import wcwidth

VERSION = "15.0.0"

# The words "hello", "peace", "book", "water", "sun", "school", "language", "world" or such, as dictionaries have them.
WORDS = {
    "Latin": "hello Straße café Ångström naïve œuvre þing İstanbul Việt ﬁne",
    "Latin, decomposed": "e\u0301te\u0301 n\u0303 o\u0302\u0323 a\u0304\u0301 u\u0308ber c\u0327a Z\u0351\u036b\u0343 s\u0307\u0323",
    "Greek": "καλημέρα ἀρχή Ἕλλην ῥόδον λόγος ᾳ ψυχή κόσμος",
    "Cyrillic": "привет мир книга ёлка й ѣ солнце і\u0308 язык",
    "Armenian": "բարեւ խաղաղություն գիրք ջուր արեւ դպրոց լեզու աշխարհ",
    "Georgian": "გამარჯობა მშვიდობა წიგნი წყალი მზე სკოლა ენა Ⴀⴀ",
    "Hebrew": "שלום ספר מים שמש בֵּית־סֵפֶר שָׁלוֹם לָשׁוֹן עוֹלָם",
    "Arabic": "سلام كتاب ماء شمس مدرسة لُغَة مَدْرَسَةٌ لا \ufdfa ﷲ",
    "Persian and Urdu": "سلام می‌خواهم کتاب آب خورشید زبان پاکستان ہے",
    "Syriac": "ܫܠܡܐ ܟܬܒܐ ܡܝܐ ܫܡܫܐ ܠܫܢܐ",
    "Thaana": "ސަލާމް ފޮތް ފެން އިރު ބަސް",
    "Devanagari": "नमस्ते शांति किताब पानी सूरज विद्यालय भाषा क्षि श्री र्क",
    "Bengali": "নমস্কার শান্তি বই পানি সূর্য বিদ্যালয় ভাষা ক্ষি",
    "Gurmukhi": "ਸਤਿ ਸ਼ਾਂਤੀ ਕਿਤਾਬ ਪਾਣੀ ਸੂਰਜ ਭਾਸ਼ਾ",
    "Gujarati": "નમસ્તે શાંતિ પુસ્તક પાણી સૂર્ય ભાષા",
    "Oriya": "ନମସ୍କାର ଶାନ୍ତି ବହି ପାଣି ଭାଷା",
    "Tamil": "வணக்கம் அமைதி புத்தகம் நீர் சூரியன் மொழி க்ஷ நி",
    "Telugu": "నమస్కారం శాంతి పుస్తకం నీరు భాష",
    "Kannada": "ನಮಸ್ಕಾರ ಶಾಂತಿ ಪುಸ್ತಕ ನೀರು ಭಾಷೆ",
    "Malayalam": "നമസ്കാരം സമാധാനം പുസ്തകം വെള്ളം ഭാഷ",
    "Sinhala": "ආයුබෝවන් සාමය පොත ජලය භාෂාව ශ්‍රී",
    "Thai": "สวัสดี สันติภาพ หนังสือ น้ำ โรงเรียน ภาษา กำ",
    "Lao": "ສະບາຍດີ ສັນຕິພາບ ປຶ້ມ ນ້ຳ ພາສາ",
    "Tibetan": "བཀྲ་ཤིས ཞི་བདེ དཔེ་ཆ ཆུ སྐད",
    "Myanmar": "မင်္ဂလာပါ ငြိမ်းချမ်းရေး စာအုပ် ရေ ဘာသာ",
    "Khmer": "សួស្តី សន្តិភាព សៀវភៅ ទឹក ភាសា",
    "Ethiopic": "ሰላም መጽሐፍ ውሃ ፀሐይ ቋንቋ",
    "Cherokee": "ᎣᏏᏲ ᎪᏪᎵ ᎠᎹ ᏅᏓ",
    "Canadian syllabics": "ᐊᐃ ᐅᓪᓗᖅ ᑎᑎᕋᖅ ᐃᒥᖅ",
    "Mongolian": "ᠰᠠᠢᠨ ᠨᠣᠮ ᠤᠰᠤ",
    "Tifinagh": "ⴰⵣⵓⵍ ⴰⵎⴰⵏ ⵜⵓⵜⵍⴰⵢⵜ",
    "Han": "你好 和平 書 水 太陽 學校 语言 世界 㐀 𠀀 﨑",
    "Hiragana": "こんにちは ほん みず がっこう か\u3099 ことば",
    "Katakana": "カタカナ コンピューター ｶﾀｶﾅ ｶﾞ テ\u3099スト",
    "Hangul": "안녕 평화 책 물 학교 언어 세계 ㅎㅏㄴ",
    "Hangul, conjoining": "\u1112\u1161\u11ab \u1100\u1173\u11af \u1112\u1162 \u1109\u1173\u11af",
    "Bopomofo": "ㄋㄧㄏㄠ ㄕㄨ ㄕㄨㄟ",
    "Yi": "ꆈꌠ ꁱꂷ ꌋꆀ",
    "Fullwidth": "ＡＢＣ １２３ ＠ ￥ （） ｡｢｣",
    "Punctuation": "… — – ‘’ “” ‹› « » • · † ‰ 。 、 「」",
    "Symbols": "€ £ ₿ © ® ™ ° § ¶ № ± × ÷ ∞ ≠ ≤ √ ← → ⇒ ↔ ■ □ ● ○ ◆ ★ ☆ ♥ ♪ ✓ ✕ ⌘ ⌫ ⏎ ⋯ ⌕",
    "Box drawing": "─│┌┐ ╭╮╰╯ ━┃┏┓ ▁▂▃ ▏▎▍ ▀▄█ ░▒▓ ⣾⣽",
    "Enclosed": "①②③ ⓐⓑ ㊗ ㊙ 🄰 🅰 🈚 ㈱",
    "Format characters": "a\u200bb a\u200cb a\u200db a\u2060b a\u00adb \ufeffa \u200e \u202ab\u202c",
    "Mathematical": "𝒜𝓑 𝔸 𝟘𝟙 ℝ ∑ ∫ x\u0305",
    "Vietnamese": "xin chào hòa bình sách nước mặt trời trường ngôn ngữ thế giới",
    "Turkic and African": "ğüşiöç ñandú ɓaɗe ŋmɛ ƴaŋ ọjọ́ ẹ̀kọ́ ǃXóõ ʻokina",
    "Greek, extended": "ὦ ἄνθρωπος Ὀδυσσεύς ᾠδή",
    "Georgian and Armenian capitals": "ᲒᲐᲛ ᲬᲘᲒᲜᲘ ԲԱՐԵՒ ԳԻՐՔ",
    "Phonetic": "ˈfoʊnɪm t͡ʃ ŋ̊ ɛ̃ aː ə̯ pʰ ǀ ˥˩",
    "Javanese and Balinese": "ꦲꦏ꧀ꦱꦫ ꦧꦱ ᬅᬓ᭄ᬱᬭ ᬩᬲ",
    "N'Ko and Vai": "ߒߞߏ ߛߓߍ ꕙꔤ ꖸ",
    "Historic": "𐎠𐎡 𓀀 𐌰𐌱 ᚠᚢ 𒀀",
}

EMOJI = {
    "Emoji": "😀 😂 🥰 🤔 🙃 👋 🙏 💪 🐶 🦊 🍎 🍕 ⚽ 🏀 🚗 🚀 ⌚ ⏰ ☔ ⛄ ⭐ 💯 🔥 🎉 ❌ ✅ ❓ ➕ 🟠 🫠 🪿 🩷",
    "Emoji by selector": "❤\ufe0f ☺\ufe0f ✌\ufe0f ☎\ufe0f ✉\ufe0f ✏\ufe0f ⚠\ufe0f ☀\ufe0f ▶\ufe0f ©\ufe0f ™\ufe0f ↔\ufe0f ⬆\ufe0f ⚙\ufe0f 🅰\ufe0f ㊗\ufe0f",
    "Text by default": "❤ ☺ ✌ ☎ ✉ ✏ ⚠ ☀ ▶ ↔ ⬆ ⚙ 🌡 🕵 🖊",
    "Text by selector": "❤\ufe0e ☎\ufe0e ⚠\ufe0e ☀\ufe0e ▶\ufe0e ⌚\ufe0e ⭐\ufe0e 😀\ufe0e",
    "Keycaps": "0\ufe0f\u20e3 1\ufe0f\u20e3 9\ufe0f\u20e3 #\ufe0f\u20e3 *\ufe0f\u20e3 1\u20e3",
    "Flags": "🇩🇪 🇫🇷 🇯🇵 🇺🇸 🇪🇺 🇺🇳 🇩🇪🇫🇷 🇩 🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f 🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f",
    "Skin tones": "👍🏻 👍🏼 👍🏽 👍🏾 👍🏿 👋🏽 🙏🏾 ✌🏽 ☝🏿 🧑🏽 🏽 💅🏻",
    "Joined": "👩\u200d👩\u200d👧\u200d👦 👨\u200d💻 👩\u200d🚀 🧑\u200d🎤 👩🏽\u200d🔬 🏳\ufe0f\u200d🌈 🏴\u200d☠\ufe0f ❤\ufe0f\u200d🔥 👁\ufe0f\u200d🗨\ufe0f 🧔\u200d♂\ufe0f 🤷🏾\u200d♀\ufe0f 🐻\u200d❄\ufe0f 👩\u200d❤\ufe0f\u200d💋\u200d👨 🧑🏻\u200d🤝\u200d🧑🏿 🐦\u200d⬛ 👨\u200d👩\u200d👧",
    "Emoji in text": "Hi👋 50% 👍🏽! ☀\ufe0f22° 🇩🇪DE a❤\ufe0fb 日本🗾 ok✅ 1\ufe0f\u20e3st 👩\u200d💻code",
}


def main():
    print(f"# wcwidth {wcwidth.__version__}, Unicode {VERSION}; written by generate-cell-widths.py")
    for groups in (WORDS, EMOJI):
        for group, text in groups.items():
            for word in text.split(" "):
                columns = wcwidth.wcswidth(word, unicode_version=VERSION)
                print(group, columns, " ".join(f"{ord(c):04X}" for c in word), sep="\t")


if VERSION not in wcwidth.list_versions():
    sys.exit(f"wcwidth {wcwidth.__version__} does not know Unicode {VERSION}")
main()
