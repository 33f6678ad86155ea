"""Checks that tests notice mistakes in the code that reads, escapes, writes, fixes and merges files.

usage: faults.py [--count N] [--seed N] [--jobs N] [--known FILE]

A copy of the package is built once with many faults: comparisons that include or exclude their limit, exchanged `&&` and `||`, numbers
that are off by one, and constants `true` and `false` that are exchanged. The environment variable THEMEC_FAULT makes one of them effective. For
each, the tests of its target run, then those of the targets above it, until one fails, without corpora. Prints the faults that no test notices.
Results are kept for each commit in .build/faults, so that a run that was ended goes on.
"""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# The files in which faults are made, and the targets whose tests must notice them, the nearest first.
SUBJECTS = {
    "Sources/ThemeSyntax/Tokens/*.swift": ["ThemeSyntaxTests", "ThemeEditingTests", "ThemeDatabaseTests"],
    "Sources/ThemeSyntax/Parsing/*.swift": ["ThemeSyntaxTests", "ThemeDatabaseTests", "ThemeLintTests.*Fix"],
    "Sources/ThemeSyntax/Values/Numbers.swift": ["ThemeSyntaxTests", "ThemeLayoutTests"],
    "Sources/ThemeSyntax/Values/ValueText.swift": ["ThemeSyntaxTests", "ThemeLayoutTests"],
    "Sources/ThemeSyntax/Values/Color*.swift": ["ThemeSyntaxTests", "ThemeEditingTests", "ThemeRenderingTests"],
    "Sources/ThemeSource/EscapedText.swift": ["ThemeSourceTests", "DiagnosticFormatsTests", "ThemeDatabaseTests"],
    "Sources/ThemeSource/JSONWriter.swift": ["ThemeSourceTests", "DiagnosticFormatsTests"],
    "Sources/ThemeSource/LineTable.swift": ["ThemeSourceTests", "DiagnosticFormatsTests", "ThemeSyntaxTests"],
    "Sources/ThemeProject/Output/*.swift": ["ThemeProjectTests", "ThemeCodegenTests"],
    "Sources/ThemeEditing/Merge/*.swift": ["ThemeEditingTests"],
    "Sources/ThemeEditing/Markup/*.swift": ["ThemeEditingTests", "ThemeCodegenTests", "ThemeLintTests.*Fix"],
    "Sources/ThemeEditing/Values/*.swift": ["ThemeEditingTests", "ThemeLintTests.*Fix"],
    "Sources/ThemeEditing/Strings/*.swift": ["ThemeEditingTests"],
    "Sources/ThemeLint/Fix*.swift": ["ThemeLintTests.*Fix"],
}
# Swift has no operator with a number, so that of a fault is written with these.
DIGITS = "⊕⊖⊗⊘⊙⊚⊛⊞"
OPERATORS = {
    "<": ("ComparisonPrecedence", "Comparable", "a < b", "a <= b"),
    "<=": ("ComparisonPrecedence", "Comparable", "a <= b", "a < b"),
    ">": ("ComparisonPrecedence", "Comparable", "a > b", "a >= b"),
    ">=": ("ComparisonPrecedence", "Comparable", "a >= b", "a > b"),
    "==": ("ComparisonPrecedence", "Equatable", "a == b", "a != b"),
    "!=": ("ComparisonPrecedence", "Equatable", "a != b", "a == b"),
    "&&": ("LogicalConjunctionPrecedence", None, "try a && b()", "try a || b()"),
    "||": ("LogicalDisjunctionPrecedence", None, "try a || b()", "try a && b()"),
}
SITE = re.compile(r" (<=|>=|==|!=|&&|\|\||<|>) (?!nil\b)|(?<= [+-] )1\b(?![.\w])|(?<=return )(?:true|false)\b")


def sites(path):
    """The places of a file where a fault can be made: line, column and text."""
    found = []
    for number, line in enumerate(open(path).read().split("\n")):
        code = line.split("//")[0]
        # Text in quotes, attributes, conditions of the compiler and generic parameters are no expressions.
        if '"' in code or "#if" in code or "precondition(" in code or code.strip().startswith(("@", "case ", "func ", "///")):
            continue
        found += [(number, match.start(1) if match[1] else match.start(), match[1] or match[0]) for match in SITE.finditer(code)]
    return found


def name_of(number):
    text = ""
    for _ in range(4):
        text, number = DIGITS[number % len(DIGITS)] + text, number // len(DIGITS)
    return text


def declaration(number, text):
    if text in ("true", "false", "1"):
        return ""
    precedence, constraint, right, wrong = OPERATORS[text]
    operator = text + name_of(number)
    if constraint:
        signature = f"func {operator}<T: {constraint}>(a: T, b: T) -> Bool"
    else:
        signature = f"func {operator}(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool"
    return f"infix operator {operator}: {precedence}\n{signature} {{ effectiveFault == {number} ? ({wrong}) : ({right}) }}\n"


HEADER = """internal import Foundation
let effectiveFault = Int(ProcessInfo.processInfo.environment["THEMEC_FAULT"] ?? "") ?? -1
func one<T: ExpressibleByIntegerLiteral>(_ fault: Int) -> T { effectiveFault == fault ? 0 : 1 }
func constant(_ value: Bool, _ fault: Int) -> Bool { effectiveFault == fault ? !value : value }
"""


def insert(faults, copy):
    """Writes the files with faults: path, line, column and text by number."""
    by_file = collections.defaultdict(list)
    for number, (path, line, column, text) in faults.items():
        by_file[path].append((line, column, text, number))
    targets = collections.defaultdict(str)
    for path, places in by_file.items():
        lines = open(f"{ROOT}/{path}").read().split("\n")
        for line, column, text, number in sorted(places, reverse=True):
            if text == "1":
                new = f"one({number})"
            elif text in ("true", "false"):
                new = f"constant({text}, {number})"
            else:
                new = text + name_of(number)
            lines[line] = lines[line][:column] + new + lines[line][column + len(text):]
            targets[path.split("/")[1]] += declaration(number, text)
        write(f"{copy}/{path}", "\n".join(lines))
    for target, text in targets.items():
        write(f"{copy}/Sources/{target}/EffectiveFault.swift", HEADER + text)


def write(path, text):
    if not os.path.exists(path) or open(path).read() != text:
        with open(path, "w") as out:
            out.write(text)


def build(faults, copy):
    """Builds the tests; faults that the compiler refuses are left out."""
    command = ["swift", "build", "--build-tests", "--disable-default-traits", "--package-path", copy, "--scratch-path", f"{ROOT}/.build/faults/build"]
    while True:
        insert(faults, copy)
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode == 0:
            return subprocess.run([*command, "--show-bin-path"], capture_output=True, text=True).stdout.strip()
        wrong = {(m[1], int(m[2]) - 1) for m in re.finditer(r"(?m)^.*/(Sources/[^:]*\.swift):(\d+):\d+: error:", done.stdout + done.stderr)}
        refused = [n for n, (path, line, *_) in faults.items() if (path, line) in wrong]
        if not refused:
            print((done.stdout + done.stderr)[-4000:])
            sys.exit("the package with faults does not build")
        print(f"{len(refused)} faults do not compile", flush=True)
        for number in refused:
            del faults[number]


def notices(binary, number, target):
    absent = {name: "/nonexistent" for name in ("THEMEC_CORPUS", "THEMEC_FACTS", "THEMEC_PAIRS")}
    environment = {**os.environ, **absent, "THEMEC_FAULT": str(number)}
    try:
        done = subprocess.run(
            [binary, "--testing-library", "swift-testing", "--filter", f"^{target}"], cwd=ROOT, env=environment, timeout=400,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--known", help="file of faults that change nothing: 'path: line of code' each", default=f"{ROOT}/Tests/Faults/harmless.txt")
    options = parser.parse_args()
    found = [(path, *site) for pattern in SUBJECTS for path in sorted(os.path.relpath(p, ROOT) for p in glob.glob(f"{ROOT}/{pattern}"))
             for site in sites(f"{ROOT}/{path}")]
    random.Random(options.seed).shuffle(found)
    harmless = set(open(options.known).read().splitlines()) if os.path.exists(options.known) else set()
    # More than asked, because some do not compile.
    faults = {n: site for n, site in enumerate(found[:options.count + options.count // 4])}
    copy = f"{ROOT}/.build/faults/source"
    shutil.rmtree(copy, ignore_errors=True)
    subprocess.run(["git", "clone", "-q", ROOT, copy], check=True)
    binary = f"{build(faults, copy)}/themecPackageTests.xctest"
    for target in sorted({t for targets in SUBJECTS.values() for t in targets}):
        begun = time.monotonic()
        if notices(binary, -1, target):
            sys.exit(f"{target} fails without a fault")
        print(f"{target}: {time.monotonic() - begun:.0f} s", flush=True)
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    kept = f"{ROOT}/.build/faults/results-{commit}-{options.seed}.json"
    # The target that notices each fault, by its number as text; null if none does.
    results = json.load(open(kept)) if os.path.exists(kept) else {}

    def test(number):
        path = faults[number][0]
        if str(number) not in results:
            pattern = next(p for p in SUBJECTS if path in {os.path.relpath(f, ROOT) for f in glob.glob(f"{ROOT}/{p}")})
            results[str(number)] = next((target for target in SUBJECTS[pattern] if notices(binary, number, target)), None)
        return number

    described, skipped = {}, 0
    for number, (path, line, column, text) in list(faults.items())[:options.count]:
        code = open(f"{ROOT}/{path}").read().split("\n")[line].strip()
        if f"{path}: {text} {code}" in harmless:
            skipped += 1
        else:
            described[number] = f"{path}:{line + 1}:{column + 1}: {text} {code}"
    silent = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for number in pool.map(test, described):
            with open(kept, "w") as out:
                json.dump(dict(results), out)
            if results[str(number)] is None:
                silent.append(number)
                print(f"not noticed: {described[number]}", flush=True)
    noticed = len(described) - len(silent)
    total = noticed + len(silent)
    print(f"{noticed} of {total} faults are noticed, {100 * noticed / max(1, total):.1f} %; {skipped} change nothing")
    sys.exit(0 if noticed >= 0.95 * total else 1)


if __name__ == "__main__":
    main()
