"""Checks that tests notice mistakes in the code that reads, escapes, writes, fixes and merges files.

usage: faults.py [--count N] [--seed N] [--jobs N]

A copy of the commit is built once with many faults: comparisons that include or exclude their limit, exchanged `&&` and `||`, numbers
that are off by one, and constants `true` and `false` that are exchanged. The environment variable THEMEC_FAULT makes one of them effective. For
each, the tests of its target run, then those of the targets above it, until one fails, without corpora. Prints the faults that no test notices.
Results are kept for each commit in .build/faults, so that a run that was ended goes on.

In a comparison that sorts, the order is reversed, because no two elements have the same key. Faults that only change the speed, or that no input
can reach, are listed in equivalent.txt with the reason, and others take their places.
"""
import argparse
import collections
import concurrent.futures
import fnmatch
import hashlib
import io
import json
import os
import re
import resource
import subprocess
import sys
import tarfile
import threading
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
EQUIVALENT = os.path.join(ROOT, ".ci", "equivalent.txt")
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
    "Sources/ThemeEditing/Values/*.swift": ["ThemePreviewTests", "ThemeEditingTests", "ThemeLintTests.*Fix"],
    "Sources/ThemeEditing/Strings/*.swift": ["ThemeEditingTests"],
    "Sources/ThemeLint/Fix*.swift": ["ThemeLintTests.*Fix"],
}
# The address space of a run of tests in bytes, because a fault can make a loop append for ever.
MEMORY = 4 << 30
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
SITE = re.compile(r"(?<!func) (<=|>=|==|!=|&&|\|\||<|>) (?!nil\b)|(?<= [+-] )1\b(?![.\w])|(?<=return )(?:true|false)\b")
OWNER = re.compile(r"(?<=\bfunc )[^\s(<]+|\binit(?=[(?])")
# A loop that reads blocks of 8 bytes or more leaves the rest to the loop after it, so that its limit only changes the speed.
BLOCKS = re.compile(r"\+ (8|16|128) <= ")


def commit_files():
    """The bytes and modes of the commit's files, by path."""
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        return {entry.name: (tar.extractfile(entry).read(), entry.mode) for entry in tar if entry.isfile()}


def sites(text):
    """The places of a file where a fault can be made: line, column and text."""
    found = []
    is_foreign = False
    for number, line in enumerate(text.split("\n")):
        # Code for macOS is not compiled.
        if line.strip().startswith("#"):
            is_foreign = "#if canImport(Darwin)" in line or (is_foreign and "#if" in line)
        if is_foreign:
            continue
        code = line.split("//")[0]
        # Text in quotes, attributes, conditions of the compiler and generic parameters are no expressions.
        if '"' in code or "#if" in code or BLOCKS.search(code) or "precondition(" in code or code.strip().startswith(("@", "case ", "func ", "///")):
            continue
        found += [(number, match.start(1) if match[1] else match.start(), match[1] or match[0]) for match in SITE.finditer(code)]
    return found


def names_of(found, files):
    """Names for sites, without their lines, so that other changes of a file leave them as they are."""
    names, counts = {}, collections.Counter()
    for path, line, column, text in found:
        lines = files[path][0].decode().split("\n")
        owner = next((match[0] for code in reversed(lines[:line + 1]) if (match := OWNER.search(code))), "top")
        name = f"{path}: {owner}: {text} at {column + 1} of {lines[line].strip()}"
        counts[name] += 1
        names[path, line, column, text] = name if counts[name] == 1 else f"{name} #{counts[name]}"
    return names


def equivalents():
    """The descriptions of faults that change no result. In the file, each follows a comment with the reason."""
    with open(EQUIVALENT) as lines:
        return {line.rstrip("\n") for line in lines if line.strip() and not line.startswith("#")}


def chance(seed, site, files):
    """A random number for each site, which other changes of the package leave as it is, so that commits can be compared."""
    path, line, column, text = site
    code = files[path][0].decode().split("\n")[line]
    return hashlib.sha256(f"{seed} {path} {code} {column} {text}".encode()).digest()


def name_of(number):
    text = ""
    for _ in range(4):
        text, number = DIGITS[number % len(DIGITS)] + text, number // len(DIGITS)
    return text


def declaration(number, text, line):
    if text in ("true", "false", "1"):
        return ""
    precedence, constraint, right, wrong = OPERATORS[text]
    if text in "<>" and re.search(r"\bsort(ed)?\b", line):
        wrong = "a > b" if text == "<" else "a < b"
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


def insert(faults, files):
    """The commit's files with faults: path, line, column and text by number."""
    files = dict(files)
    by_file = collections.defaultdict(list)
    for number, (path, line, column, text) in faults.items():
        by_file[path].append((line, column, text, number))
    targets = collections.defaultdict(str)
    for path, places in by_file.items():
        bytes, mode = files[path]
        lines = bytes.decode().split("\n")
        for line, column, text, number in sorted(places, reverse=True):
            if text == "1":
                new = f"one({number})"
            elif text in ("true", "false"):
                new = f"constant({text}, {number})"
            else:
                new = text + name_of(number)
            targets[path.split("/")[1]] += declaration(number, text, lines[line])
            lines[line] = lines[line][:column] + new + lines[line][column + len(text):]
        files[path] = ("\n".join(lines).encode(), mode)
    for target, text in targets.items():
        files[f"Sources/{target}/EffectiveFault.swift"] = ((HEADER + text).encode(), 0o644)
    return files


def write(files, folder):
    """Makes a folder contain these files alone. Those that it contains are not touched, so that they are not compiled again."""
    for parent, _, names in os.walk(folder):
        for name in names:
            path = os.path.join(parent, name)
            if os.path.relpath(path, folder) not in files and name != "Package.resolved":
                os.remove(path)
    for name, (bytes, mode) in files.items():
        path = f"{folder}/{name}"
        if not os.path.exists(path) or open(path, "rb").read() != bytes:
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "wb") as out:
                out.write(bytes)
            os.chmod(path, mode)


def build(faults, files, copy):
    """Builds the tests; faults that the compiler refuses are left out."""
    command = ["swift", "build", "--build-tests", "--disable-default-traits", "--package-path", copy, "--scratch-path", f"{ROOT}/.build/faults/build"]
    while True:
        write(insert(faults, files), copy)
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


def notices(binary, number, target, limit):
    absent = {name: "/nonexistent" for name in ("THEMEC_CORPUS", "THEMEC_FACTS", "THEMEC_PAIRS")}
    environment = {**os.environ, **absent, "THEMEC_FAULT": str(number)}
    process = subprocess.Popen(
        [binary, "--testing-library", "swift-testing", "--filter", f"^{target}"], cwd=ROOT, env=environment, text=True, errors="replace",
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY)))
    # A fault that makes the tests wait for ever is noticed, too.
    timer = threading.Timer(limit, process.kill)
    timer.start()
    # The first failure is enough.
    if any("recorded an issue" in line for line in process.stdout):
        process.kill()
    timer.cancel()
    return process.wait() != 0


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    commit = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout.strip()
    files = commit_files()
    found = [(path, *site) for pattern in SUBJECTS for path in sorted(fnmatch.filter(files, pattern)) for site in sites(files[path][0].decode())]
    known = names_of(found, files)
    excluded = equivalents()
    unknown = excluded - set(known.values())
    if unknown:
        sys.exit("equivalent.txt lists faults that do not exist:\n" + "\n".join(sorted(unknown)))
    found = [site for site in found if known[site] not in excluded]
    found.sort(key=lambda site: chance(options.seed, site, files))
    # More than asked, because some do not compile.
    faults = {n: site for n, site in enumerate(found[:options.count + options.count // 4])}
    copy = f"{ROOT}/.build/faults/source"
    binary = f"{build(faults, files, copy)}/themecPackageTests.xctest"
    limits = {}
    for target in sorted({t for targets in SUBJECTS.values() for t in targets}):
        begun = time.monotonic()
        if notices(binary, -1, target, 1200):
            sys.exit(f"{target} fails without a fault")
        duration = time.monotonic() - begun
        limits[target] = 60 + 6 * duration
        print(f"{target}: {duration:.0f} s", flush=True)
    kept = f"{ROOT}/.build/faults/results-{commit}-{options.seed}.json"
    # The target that notices each fault, by its place; null if none does.
    results = json.load(open(kept)) if os.path.exists(kept) else {}
    names = {number: known[site] for number, site in list(faults.items())[:options.count]}

    def test(number):
        if names[number] not in results:
            targets = next(SUBJECTS[pattern] for pattern in SUBJECTS if fnmatch.fnmatch(faults[number][0], pattern))
            results[names[number]] = next((target for target in targets if notices(binary, number, target, limits[target])), None)
        return number

    silent = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for number in pool.map(test, names):
            with open(kept, "w") as out:
                json.dump(dict(results), out)
            if results[names[number]] is None:
                silent.append(number)
                print(f"not noticed: {names[number]} (THEMEC_FAULT={number})", flush=True)
    total = len(names)
    noticed = total - len(silent)
    print(f"{noticed} of {total} faults are noticed, {100 * noticed / max(1, total):.1f} %")
    sys.exit(0 if noticed >= 0.95 * total else 1)


if __name__ == "__main__":
    main()
