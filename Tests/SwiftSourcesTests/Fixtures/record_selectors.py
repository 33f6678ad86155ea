#!/usr/bin/env python3
"""Records the Objective-C selectors that the Swift compiler gives to methods and properties, in selectors.tsv.

    Tests/SwiftSourcesTests/Fixtures/record_selectors.py [SWIFTC]

Needs no Objective-C run time: the type checker forms selectors on every platform when it is told to. Selectors of
methods stand in the dumped syntax tree (they include error and completion handler parameters, of which no code can be
generated without Foundation), those of accessors in the generated code. The tests read the same declarations with
readCode. Run it again with a new compiler, and review the diff.
"""
import pathlib
import random
import re
import subprocess
import sys
import tempfile

COMPILER = sys.argv[1] if len(sys.argv) > 1 else "swiftc"
OPTIONS = ["-enable-objc-interop", "-disable-objc-attr-requires-foundation-module", "-module-name", "m"]

# Words of the kinds that the compiler treats in a special way: prepositions and words that look like them, acronyms,
# plurals of acronyms, underscores, digits, single letters.
WORDS = (
    "above aboard about across after against along alongside among around as at before behind below beneath beside between "
    "beyond by despite down during except following for from given in including inside into like matching near of off on "
    "onto out outside over passing past per preceding since than through to toward under until unto up upon using via when "
    "while with within without and or the is URL URLs urls URLies IDs UI x X a aB "
    "URLField _private sender_id _ID toURL forKey withName WITH With FOR onTap inset index offset toggle format user "
    "value2 v2To é 名 animated completionHandler error"
).split()
BASES = (
    "tap tapTo move moveTo moveWith showFor loadURL loadURLs loadURLFrom setURLS to from for a A Tap URL loadFROM _tap tap_ "
    "tap_to add2 add2To on refreshIn refreshInto insertAT é run_withX userActionWithSender saveABCs SaveABCes doITies By"
).split()


def declarations():
    found = []
    for word in WORDS:
        found += [f"func tap({word}: A)", f"func {word}Button(sender: A)", f"func show{word[0].upper()}{word[1:]}(item: A)"]
    for base in BASES:
        found += [f"func {base}()", f"func {base}(_: A)", f"func {base}(sender: A)", f"func {base}(with: A)"]
        found += [f"func {base}(_: A, forEvent: A)", f"func {base}(x: A, _: A)", f"func {base}() throws", f"func {base}() async"]
    found += [
        "func tap(sender: A) throws", "func tap(_ sender: A) throws", "func run(x: A, then: () -> Void) throws",
        "func run(y: A, then: (() -> Void)?) throws", "func run(_: A, a: @escaping () -> Void, b: (() -> Void)?) throws",
        "func run(a: () -> Void) throws", "func run(a: () -> Void, b: A) throws", "func run(_ a: () -> Void) throws",
        "func go(x: A) async", "func go(_ x: A) async", "func go(x: A, then: () -> Void) async", "func go(then: () -> Void) async",
        "func go(x: A, y: A) async -> Int", "func run(a: ((() -> Void))) throws", "func run(a: ((() -> Void))?, b: () -> Int) throws",
        "func read(file: A) throws -> A", "func `default`(sender: A)", "func tap(`in` x: A)", "func tap(for x: A, in y: A)",
        "class func make(with: A)", "static func make(item: A, named: A)", "func tap(_ a: A, _ b: A, _ c: A)",
        "func createInteractor(name: A, sender: A?) -> A?", "func performAction(name: A, sender: A?) -> Bool",
    ]
    source = random.Random(7)
    while len(found) < 700:
        base = source.choice(BASES) + "".join(word.capitalize() for word in source.sample(WORDS, source.randrange(2)))
        labels = [source.choice(WORDS + ["_"] * 8) for _ in range(source.randrange(1, 4))]
        names = ", ".join(f"{label} p{index}: A" for index, label in enumerate(labels))
        found.append(f"func {base}({names}){source.choice(['', '', '', ' throws'])}")
    # A word that is reserved needs backticks.
    fixed = [re.sub(r"(func |\(|, )(as|in|is|while|for|following|init)(?=[(: ])", r"\1`\2`", text) for text in found]
    return list(dict.fromkeys(fixed))


def properties():
    return [f"var {name}: A" for name in BASES + ["isOn", "title", "URLTextField", "xPosition", "uRL"] if name not in ("for", "é", "A")]


def compile_source(source, *options):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "m.swift")
        path.write_text(source)
        command = [COMPILER, "-frontend", *options, *OPTIONS, str(path)]
        return subprocess.run(command, capture_output=True, text=True)


def accepted(texts):
    """Those that have a selector: names beyond ASCII have none."""
    source = "".join(f"@objc class C{index} {{ @objc {text} {{ fatalError() }} }}\n" for index, text in enumerate(texts))
    errors = compile_source(source + "@objc class A {}\n", "-typecheck").stderr
    failed = {int(line) - 1 for line in re.findall(r"^\S+:(\d+):\d+: error:", errors, re.MULTILINE)}
    for index in sorted(failed):
        print("not Objective-C:", texts[index])
    return [text for index, text in enumerate(texts) if index not in failed]


def method_selectors(texts):
    classes = "".join(f"@objc class C{index} {{ @objc {text} {{ fatalError() }} }}\n" for index, text in enumerate(texts))
    result = compile_source("@objc class A {}\n" + classes, "-dump-ast")
    if "error:" in result.stderr:
        sys.exit(result.stderr)
    selectors = {}
    current = None
    for line in result.stdout.splitlines():
        if found := re.match(r'  \(class_decl .* "C(\d+)" ', line):
            current = int(found[1])
        elif current is not None and (found := re.match(r'      \(objc_attr .* name="([^"]*)"', line)):
            selectors.setdefault(current, found[1])
    # Of a selector that is nothing but the name and its labels the dump says nothing.
    rest = {index: text for index, text in enumerate(texts) if index not in selectors}
    # Code of methods that throw or wait needs Foundation.
    rest = {index: text for index, text in rest.items() if " throws" not in text and " async" not in text}
    source = "".join(f"@objc class C{index} {{ @objc {text} {{}} }}\n" for index, text in rest.items())
    result = compile_source("@objc class A {}\n" + source, "-emit-ir", "-parse-stdlib")
    if "error:" in result.stderr:
        sys.exit(result.stderr)
    for line in re.findall(r"^@_INSTANCE_METHODS__TtC1m.*", result.stdout, re.MULTILINE):
        selectors[int(re.match(r"@_INSTANCE_METHODS__TtC1m\d+C(\d+) ", line)[1])] = selectors_in(line)[0]
    return [(text, selectors[index]) for index, text in enumerate(texts) if index in selectors]


def selectors_in(line):
    """The selectors of a method list in LLVM's text, where other bytes than ASCII are escaped."""
    unescaped = re.sub(rb"\\([0-9A-F]{2})", lambda found: bytes([int(found[1], 16)]), line.encode()).decode()
    return re.findall(r"L_selector_data\(([^)]*)\)", unescaped)


def setter_selectors(texts):
    found = []
    for text in texts:
        source = f"@objc class A {{}}\n@objc class C {{ @objc {text} {{ get {{ return A() }} set {{}} }} }}\n"
        result = compile_source(source, "-emit-ir", "-parse-stdlib")
        if "error:" in result.stderr:
            sys.exit(result.stderr)
        (methods,) = re.findall(r"^@_INSTANCE_METHODS__TtC1m1C = .*", result.stdout, re.MULTILINE)
        found.append(selectors_in(methods))
    return found


def main():
    methods = accepted(declarations())
    methods = method_selectors(methods)
    rows = [f"{text}\t{selector}" for text, selector in methods]
    accessors = properties()
    rows += [f"{text}\t{' '.join(selectors)}" for text, selectors in zip(accessors, setter_selectors(accessors))]
    path = pathlib.Path(__file__).with_name("selectors.tsv")
    path.write_text("".join(row + "\n" for row in rows))
    print(f"{len(methods)} methods, {len(accessors)} properties: {path}")


main()
