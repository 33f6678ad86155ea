#!/usr/bin/env python3
"""Writes the classes of real apps as Swift beside their XIBs and storyboards, and checks one against the other.

apps.py THEMEC FACTS OUT CORPUS...: FACTS has apps.json, and a folder of CORPUS has the documents of an app. OUT is
replaced. Prints what themec reports against the code of each app: every report is to be judged, as a stale document, a
fault of the facts, or a fault of themec.
"""

import collections
import json
import pathlib
import random
import shutil
import subprocess
import sys


def class_source(facts, rng):
    outlets = "".join(
        f"  @IBOutlet {'weak ' if rng.random() < 0.5 and not row['type'].startswith('[') else ''}"
        f"var {row['name']}: {row['type']}\n"
        for row in facts["outlets"]
    )
    actions = "".join(f"  @IBAction func {action} {{}}\n" for action in facts["actions"])
    inherits = ": " + ", ".join(facts["inherits"]) if facts["inherits"] else ""
    if actions and rng.random() < 0.3:
        return f"\nclass {facts['name']}{inherits} {{\n{outlets}}}\n\nextension {facts['name']} {{\n{actions}}}\n"
    return f"\nclass {facts['name']}{inherits} {{\n{outlets}{actions}}}\n"


def write(app, out, corpora):
    for corpus in corpora:
        root = pathlib.Path(corpus, app["app"])
        for path in sorted(root.rglob("*")):
            if path.suffix in (".xib", ".storyboard"):
                copy = out / path.relative_to(root)
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, copy)
    sources = collections.defaultdict(str)
    rng = random.Random(1)
    for facts in app["classes"]:
        sources[facts.get("file") or "Classes.swift"] += class_source(facts, rng)
    for name, text in sources.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_text("import UIKit\n" + text)
    interfaces = "".join(f"@interface {name} : NSObject\n@end\n" for name in app["objectiveCInterfaces"])
    if interfaces:
        (out / "Interfaces.h").write_text("#import <UIKit/UIKit.h>\n" + interfaces)
    (out / ".themec.yml").write_text("themePath: [.]\n")


def main():
    tool, facts, out, *corpora = sys.argv[1:]
    shutil.rmtree(out, ignore_errors=True)
    total = collections.Counter()
    for app in json.loads(pathlib.Path(facts, "apps.json").read_text())["apps"]:
        folder = pathlib.Path(out, app["app"])
        folder.mkdir(parents=True)
        write(app, folder, corpora)
        run = subprocess.run([tool, "lint", "--format", "json", str(folder)], capture_output=True, text=True)
        for row in json.loads(run.stdout):
            if row["code"].startswith("swift/") or row["code"] == "naming/custom-module":
                total[row["code"]] += 1
                place = pathlib.Path(row["file"]).relative_to(folder.absolute()) if row.get("file") else ""
                print(f"{app['app']}: {place}:{row['range']['start']['line']}: {row['code']}: {row['message']}")
    for code, count in sorted(total.items()):
        print(f"{count:5} {code}")


main()
