"""Checks of the built themec against the corpus; prints a line for each and ends with status 1 if one fails."""
import glob
import json
import os
import re
import subprocess
import sys

import jsonschema
from lxml import etree

THEMEC, CORPUS = sys.argv[1:3]
LIFERAY = [os.path.join(CORPUS, name) for name in ("liferay__liferay-screens", "liferay__flat7")]
failures = 0


def files(*folders):
    found = [p for f in folders for p in glob.glob(f + "/**/*", recursive=True)]
    return sorted(p for p in found if p.endswith((".xib", ".storyboard")))


def run(*arguments, **options):
    return subprocess.run([THEMEC, *arguments], capture_output=True, timeout=600, **options)


def check(name, passed, detail=""):
    global failures
    failures += not passed
    print(("ok    " if passed else "FAIL  ") + name + (f": {detail}" if detail else ""), flush=True)


def lint_liferay():
    result = run("lint", *LIFERAY, "--format", "json")
    diagnostics = json.loads(result.stdout or b"[]")
    summary = run("dump", "--stage", "summary", "--format", "jsonl", *LIFERAY).stdout.decode().splitlines()
    roles = [json.loads(line)["role"] for line in summary]
    check("lint Liferay's files", result.returncode in (0, 1) and len(roles) == 63,
          f"{len(roles)} files, {roles.count('host')} hosts, {len(diagnostics)} diagnostics, status {result.returncode}")


def compile_liferay():
    schema = json.load(open("Schemas/render-tree.schema.json"))
    validator = jsonschema.Draft202012Validator(schema)
    bad = []
    xibs = [p for p in files(*LIFERAY) if p.endswith(".xib")]
    for path in xibs:
        result = run("compile", path)
        try:
            validator.validate(json.loads(result.stdout))
        except (ValueError, jsonschema.ValidationError) as error:
            bad.append(f"{os.path.basename(path)}: {str(error)[:200]}")
    check("render trees follow the schema", len(xibs) == 61 and not bad, f"{len(xibs)} files {bad[:3]}")


def lint_everything():
    result = run("lint", CORPUS, "--format", "jsonl")
    diagnostics = [json.loads(line) for line in result.stdout.decode().splitlines()]
    check("lint the corpus", result.returncode in (0, 1), f"status {result.returncode}, {len(diagnostics)} diagnostics")
    unknown, elements = 0, 0
    for path in files(CORPUS):
        root = etree.parse(path, etree.XMLParser(huge_tree=True)).getroot()
        if "iOS" in (root.get("targetRuntime") or ""):
            elements += sum(1 for e in root.iter() if isinstance(e.tag, str))
    for diagnostic in diagnostics:
        if diagnostic["code"] == "syntax/unknown-element":
            count = re.search(r"\d+ elements", diagnostic["message"])
            unknown += int(count.group().split()[0]) if count else 1
    check("elements without a typed case", unknown <= 0.005 * elements, f"{unknown} of {elements}")


def same_bytes():
    runs = {run("dump", "--stage", "layout", "--format", "jsonl", *LIFERAY).stdout for _ in range(2)}
    check("the same bytes twice", len(runs) == 1)


def schema_accepts():
    relaxng = etree.RelaxNG(etree.parse("Schemas/theme.rng"))
    shipped = [p for p in sorted(glob.glob("Themes/*/*.xml")) if not p.endswith("theme-set.xml")]
    xibs = files(*LIFERAY)
    refused = [p for p in xibs + shipped if not relaxng(etree.parse(p))]
    check("theme.rng accepts Liferay's and the shipped files", not refused, f"{len(refused)} refused {refused[:3]}")


for step in (lint_liferay, compile_liferay, lint_everything, same_bytes, schema_accepts):
    step()
print(f"{failures} checks failed" if failures else "all corpus checks passed")
sys.exit(1 if failures else 0)
