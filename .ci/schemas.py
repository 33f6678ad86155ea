#!/usr/bin/env python3
"""Checks files against Schemas/*.json with another program: configurations, reports and render trees. Needs jsonschema and PyYAML."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
    import yaml
except ImportError:
    print("schemas.py: SKIPPED: needs jsonschema and PyYAML")
    sys.exit(0)

root = pathlib.Path(__file__).resolve().parent.parent
themec = str(pathlib.Path(sys.argv[1]).resolve())
failures = []


def schema(name):
    text = json.loads((root / "Schemas" / f"{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(text)
    return jsonschema.Draft202012Validator(text)


def expect(validator, value, is_valid, what):
    errors = [error.message[:200] for error in validator.iter_errors(value)]
    if is_valid and errors or not is_valid and not errors:
        failures.append(f"{what}: {errors or 'accepted'}")


def run(*arguments, folder=root):
    return subprocess.run([themec, *arguments], cwd=folder, capture_output=True, text=True).stdout


configuration = schema("configuration")
with tempfile.TemporaryDirectory() as folder:
    for name in ["Themes", "Schemas/ViewModels"]:
        (pathlib.Path(folder) / name).mkdir(parents=True)
    for text in [
        (root / ".themec.yml").read_text(),
        run("init", folder=folder) and (pathlib.Path(folder) / ".themec.yml").read_text(),
        "themePath: [Themes]\nlint:\n  rules:\n    layout/*: off\n    layout/touch-target: {severity: error, least: 30}\n",
        "lint: {cache: on, profile: strict, classes: {label: {require: [AppLabel]}}}",
        "lint: {paths: [{glob: 'Old/**', rules: {layout/ambiguous: note}}]}",
        "sizes: [iphone-15-landscape, 320x480]\npreview: {scale: 0.5, color: 256}\nlimits: {depth: 20}",
    ]:
        # themec itself accepts what the schema accepts, and refuses what it refuses.
        (pathlib.Path(folder) / ".themec.yml").write_text(text)
        status = subprocess.run([themec, "config", "show"], cwd=folder, capture_output=True).returncode
        expect(configuration, yaml.safe_load(text) or {}, status == 0, f"a configuration that themec ends with {status}: {text}")
        if status != 0:
            failures.append(f"themec refuses the configuration: {text}")
    for text in [
        "themePaths: [Themes]", "themePath: Themes", "lint: {profile: strikt}", "lint: {rules: {layout/ambigous: off}}",
        "lint: {rules: {layout/touch-target: {leest: 3}}}", "lint: {rules: {layout/ambiguous: fatal}}", "limits: {depth: deep}",
        "generate: {flavor: swiftui}", "lint: {classes: {label: {requires: [AppLabel]}}}", "preview: {scale: big}",
    ]:
        (pathlib.Path(folder) / ".themec.yml").write_text(text)
        status = subprocess.run([themec, "config", "show"], cwd=folder, capture_output=True).returncode
        expect(configuration, yaml.safe_load(text), False, f"a wrong configuration: {text}")
        if status == 0:
            failures.append(f"themec accepts the configuration: {text}")

report = schema("report")
found = json.loads(run("lint", "Examples/Mistakes", "--format", "json"))
if len(found) < 3:
    failures.append(f"{len(found)} mistakes in Examples/Mistakes")
expect(report, found, True, "lint --format json")
for line in run("lint", "Examples/Mistakes", "--format", "jsonl").splitlines():
    expect(report, json.loads(line), True, "lint --format jsonl")
expect(report, [{"code": "layout/ambiguous"}], False, "a diagnostic without message")

tree = schema("render-tree")
for theme in sorted((root / "Themes" / "Default").glob("*ScreenletView_default.xml")):
    text = run("compile", os.fspath(theme.relative_to(root)))
    expect(tree, json.loads(text), True, f"compile {theme.name}")

print("\n".join(failures) if failures else "all files agree with the schemas")
sys.exit(bool(failures))
