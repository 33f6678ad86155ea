"""Checks that every command reports the errors of what it reaches, as lint does.

usage: commands.py THEMEC

Each example of an error that a stage reports becomes a project. Every command that reaches the error, by file and by name,
must print the codes that `themec lint` prints, at the same places, and exit with status 1. Prints a table.
"""
import json
import os
import re
import subprocess
import sys
import tempfile

# A theme that reaches a descriptor which an example shows alone.
THEME = """<document><theme screenlet="Note" name="default" kind="default"/><objects>
<view id="root" customClass="NoteScreenletView_default"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
</objects></document>
"""
STAGES = {"parsed": 0, "linked": 1, "resolved": 2, "bound": 3, "laid out": 4}
LINKED = {"theme/inheritance-cycle", "theme/missing-default", "theme/missing-parent", "theme/parent-not-allowed"}
# The last stage that each command runs.
COMMANDS = {
    "preview": ("laid out", lambda t: ["preview", *t]),
    "compile": ("laid out", lambda t: ["compile", *t]),
    "generate": ("bound", lambda t: ["generate", "view", *t, "--stdout"]),
    "explain": ("laid out", lambda t: ["explain", *t]),
    "convert": ("resolved", lambda t: ["convert", *t, "--to", "xib"]),
    "list": ("linked", None),
    "diff": ("resolved", None),
    "format": ("parsed", None),
    "strings": ("parsed", None),
}


def stage_of(code):
    if code.startswith("syntax/"):
        return "resolved" if code in ("syntax/dangling-reference", "syntax/refused-constraint") else "parsed"
    if code.startswith("naming/") or code in LINKED:
        return "linked"
    if code.startswith("theme/"):
        return "resolved"
    return "laid out" if code.startswith("layout/") else "bound"


def run(binary, arguments, folder):
    done = subprocess.run([binary, *arguments], cwd=folder, capture_output=True)
    return done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace")


def printed(text):
    """Codes and places of errors in a report for people."""
    found = set()
    for part in re.split(r"(?m)^(?=(?:error|warning|note)\[)", text):
        match = re.match(r"error\[([\w/-]+)\]", part)
        place = re.search(r"--> (.*):(\d+):(\d+)", part)
        if match:
            found.add((match[1], place[1] if place else None, int(place[2]) if place else None))
    return found


def main():
    binary = os.path.abspath(sys.argv[1])
    # Rules, among them those of the group ib, names in code, translations, and what concerns lint's own instructions, are lint's alone.
    only_lint = {
        "layout/degenerate-constraint", "layout/not-related", "storyboard/duplicate-identifier", "storyboard/unknown-reference",
        "text/merge-conflict", "theme/missing-resource", "naming/invalid-identifier"}
    entries = json.loads(run(binary, ["rules", "--format", "json"], ".")[1])
    entries = [e for e in entries if e["severity"] == "error" and e["code"] not in only_lint]
    entries = [e for e in entries if not e["code"].startswith(("code/", "ib/", "lint/", "project/", "strings/"))]
    failures, table = [], {}
    for entry in entries:
        for number, example in enumerate(entry["flagged"]):
            with tempfile.TemporaryDirectory() as folder:
                names = []
                for file in example:
                    path = os.path.join(folder, file["name"])
                    os.makedirs(os.path.dirname(path), exist_ok=True)
                    with open(path, "w", newline="") as out:
                        out.write(file["text"])
                    names.append(file["name"])
                if entry["code"].startswith("model/") and not any(n.endswith("default.xml") for n in names):
                    with open(os.path.join(folder, "NoteScreenletView_default.xml"), "w") as out:
                        out.write(THEME)
                    names.append("NoteScreenletView_default.xml")
                tops = list(dict.fromkeys(n.split("/")[0] if "/" in n else "." for n in names))
                themes = [t for t in tops if t != "Schemas"]
                with open(os.path.join(folder, ".themec.yml"), "w") as out:
                    out.write(f"themePath: [{', '.join(themes)}]\n" if themes else "")
                    out.write("schemas: [Schemas]\n" if "Schemas" in tops else "")
                status, output, _ = run(binary, ["lint", *themes, "--format", "jsonl"], folder)
                errors = set()
                for line in output.splitlines():
                    found = json.loads(line)
                    if found["severity"] == "error" and found["code"] not in only_lint and "file" in found:
                        errors.add((found["code"], found["file"], found["range"]["start"]["line"]))
                if not any(e[0] == entry["code"] for e in errors):
                    if entry["code"].startswith("model/") and any("ViewModel" in n or "Schemas" in n for n in names):
                        table[entry["code"]] = {"lint": "descriptor"}
                    else:
                        failures.append(f"{entry['code']} {number}: lint does not report it: {sorted(errors)} {output[:300]}")
                    continue
                if all("/" in e[1] and e[1].startswith("Schemas") for e in errors):
                    check(binary, folder, [n for n in names if not n.startswith("Schemas")][-1], errors, entry["code"], failures, table)
                    continue
                for path in sorted({e[1] for e in errors}):
                    check(binary, folder, path, {e for e in errors if e[1] == path}, entry["code"], failures, table)
    for code, row in sorted(table.items()):
        print(f"{code:34}" + "  ".join(f"{name}:{row[name]}" for name in row))
    print("\n".join(failures))
    print(f"{len(table)} codes, {len(failures)} failures")
    sys.exit(1 if failures else 0)


def check(binary, folder, path, errors, code, failures, table):
    stem = os.path.basename(path).rsplit(".", 1)[0]
    match = re.match(r"(\w+?)(?:Screenlet)?View_([\w-]+?)(-ext)?$", stem)
    targets = {"file": [path]}
    if match and not match[3] and not any(e[0].startswith("naming/") for e in errors):
        targets["name"] = [match[1], "--theme", match[2]]
    for command, (last, arguments) in COMMANDS.items():
        # That nothing declares a class is no error where it is written.
        writes = {"swift/unknown-class"} if command == "generate" else set()
        expected = {e for e in errors if STAGES[stage_of(e[0])] <= STAGES[last] and e[0] not in writes}
        if code not in {e[0] for e in expected} or os.path.basename(path) == "theme-set.xml":
            continue
        for way, target in targets.items():
            if command in ("preview", "compile", "generate", "explain", "convert"):
                line = arguments(target)
                if command == "convert" and way == "name":
                    continue
            elif command == "list":
                line = ["list"]
            elif command == "diff":
                line = ["diff", path, path, "--resolved"] if way == "file" else ["diff", f"{target[0]}/{target[2]}"] * 1
                if way == "name":
                    line = ["diff", f"{target[0]}/{target[2]}", f"{target[0]}/{target[2]}"]
            elif way == "name":
                continue
            else:
                line = ["format", "--check", path] if command == "format" else ["strings", "export", path]
            status, _, messages = run(binary, line, folder)
            missing = expected - printed(messages)
            good = not missing and status == 1
            table.setdefault(code, {})[f"{command} {way}"] = "ok" if good else f"status {status}, missing {sorted(missing)}"
            if not good:
                failures.append(f"{code}: themec {' '.join(line)}: status {status}, missing {sorted(missing)}")


if __name__ == "__main__":
    main()
