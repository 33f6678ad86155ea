#!/usr/bin/env python3
"""Writes facts as Swift in varied styles, reads them back with themec-dev, and compares: main.py THEMEC_DEV FOLDER [SEEDS].

The sources are written to a temporary folder. Three oddities of the facts are taken as they are:
- The script that collected them cut signatures of delegate methods at their first line break. Such a signature is
  completed with a made-up parameter, and compared up to where it was cut.
- It took the parameter of the declarations of `userAction(name:)` for an action (`String?`). There is nothing to read.
- Some classes have the same name as another one: every one is written to a file of its own.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import sources
from style import Style

TOP = """
open class BaseScreenlet: UIView {
    public static let DefaultAction = "defaultAction"
}
"""


def squeeze(text):
    return re.sub(r"\s+", "", text)


def signature(method):
    """A method as the facts write it, without spaces."""
    parameters = []
    for parameter in method["parameters"]:
        label = parameter.get("label", "_")
        names = parameter["name"] if label == parameter["name"] else f"{label} {parameter['name']}"
        default = f" = {parameter['defaultValue']}" if "defaultValue" in parameter else ""
        parameters.append(f"{names}: {parameter['type']}{default}")
    returns = f" -> {method['returns']}" if "returns" in method else ""
    return squeeze(f"{method['name'].split('(')[0]}({', '.join(parameters)}){returns}")


class Reading:
    """What was read of one source, as the facts have it."""

    def __init__(self, code, name, constants):
        self.code = code
        self.name = name
        self.types = [type for type in code["types"] if type["name"] == name]
        self.constants = {**constants, **{row["name"]: row["value"] for row in code["constants"] if "value" in row}}

    def members(self, kind):
        return [member for type in self.types for member in type[kind]]

    def action(self, row):
        if "action" in row:
            return row["action"]
        if "actionConstant" not in row:
            return None
        constant = row["actionConstant"]
        return self.constants.get(f"{self.name}.{constant}", self.constants.get(constant, f"unknown {constant}"))

    def inherited(self):
        return [name for type in self.types for name in type["inherited"]]

    def view_model(self):
        (protocol,) = [protocol for protocol in self.code["protocols"] if protocol["name"] == self.name]
        return {
            "name": protocol["name"], "inherits": protocol["inherited"],
            "attributes": [
                {"name": row["name"], "type": row["type"], "optional": "isOptional" in row,
                 "access": "readwrite" if "isSettable" in row else "readonly"} for row in protocol["properties"]],
            "methods": [(signature(row), "isOptional" in row) for row in protocol["methods"]],
        }

    def view_class(self):
        properties = self.members("properties")
        return {
            "name": self.name, "inherits": self.inherited(),
            "outlets": [{"name": row["name"], "type": row.get("type")} for row in properties if "isOutlet" in row],
            "actions": sorted(row["selector"] for row in self.members("methods") if "isAction" in row),
            "properties": sorted(row["name"] for row in properties if "isOutlet" not in row),
        }

    def screenlet(self):
        dispatches = [type["dispatch"] for type in self.types if "dispatch" in type]
        dispatch = dispatches[0] if dispatches else None
        answers = dispatch["answers"] if dispatch else []
        kind = "inherited" if dispatch is None else "any" if "answersAny" in dispatch else "named" if answers else "none"
        casts = [cast for answer in answers for cast in answer["senderTypes"]] + (dispatch["senderTypes"] if dispatch else [])
        methods = [row for row in self.members("methods")
                   if row["access"] in ("open", "public") and "isOverride" not in row]
        protocols = {row["name"]: row for row in self.code["protocols"]}
        return {
            "name": self.name, "inherits": self.inherited(),
            "inspectables": [
                {"name": row["name"], "type": row.get("type"), "default": row.get("initialValue")}
                for row in self.members("properties") if "isInspectable" in row],
            "outlets": [row["name"] for row in self.members("properties") if "isOutlet" in row],
            "actions": [
                {"constant": row["name"].split(".")[-1], "action": row.get("value")} for row in self.code["constants"]
                if row["name"].startswith(self.name + ".")],
            "dispatches": kind, "dispatched": sorted(self.action(answer) for answer in answers), "senderCasts": sorted(casts),
            "delegates": [(name, [signature(row) for row in row["methods"]]) for name, row in protocols.items()],
            "publicMethods": sorted(signature(row) for row in methods),
        }

    def view(self):
        uses = [type["uses"] for type in self.types]
        fired = [row for use in uses for row in use["fired"]]
        return {
            "name": self.name, "inherits": self.inherited(),
            "userActions": ["name" if self.action(row) is None else self.action(row) for row in fired],
            "ibActions": sorted(row["name"].split("(")[0] for row in self.members("methods") if "isAction" in row),
            "progressMessages": {self.action(row): row["kinds"] for use in uses for row in use["progress"]},
            "overrides": sorted({row["name"].split("(")[0] for row in self.members("methods") if "isOverride" in row}),
        }


def expected(kind, facts, read):
    """The facts in the form of what was read; what they cut off is taken from there."""
    facts = {key: value for key, value in facts.items() if key != "file"}
    if kind == "view_model":
        facts["methods"] = [(squeeze(row["name"] + row["signature"]), row["optional"]) for row in facts["methods"]]
    if kind == "view_class":
        facts = {**facts, "actions": sorted(facts["actions"]), "properties": sorted(facts["properties"])}
    if kind == "screenlet":
        delegates = []
        for index, delegate in enumerate(facts["delegates"]):
            methods = [squeeze(text) for text in delegate["methods"]]
            found = read["delegates"][index][1] if index < len(read["delegates"]) else []
            methods = [whole if text.endswith(",") and whole.startswith(text) else text
                       for text, whole in zip(methods, found + [""] * len(methods))]
            delegates.append((delegate["name"], methods))
        facts = {**facts, "delegates": delegates, "dispatched": sorted(facts["dispatched"]), "senderCasts": sorted(facts["senderCasts"]),
                 "publicMethods": sorted(squeeze(text) for text in facts["publicMethods"])}
    if kind == "view":
        facts["userActions"] = [action for action in facts["userActions"] if action not in sources.DECLARATIONS]
        facts = {**facts, "ibActions": sorted(facts["ibActions"]), "overrides": sorted(set(facts["overrides"]))}
    return facts


def count(value):
    """Single facts of a value."""
    if isinstance(value, dict):
        return sum(map(count, value.values()))
    if isinstance(value, (list, tuple)):
        return sum(map(count, value))
    return 1


def check(tool, facts, seed):
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for number, (kind, row) in enumerate(facts):
            style = Style(f"{seed}/{number}")
            path = pathlib.Path(folder, f"{number:04}-{row['name']}.swift")
            path.write_bytes(style.body(getattr(sources, kind)(style, row)).encode())
            paths.append(str(path))
        missed = subprocess.run([tool, "read-swift", "--check-names", folder], stdout=subprocess.PIPE, text=True)
        different = missed.returncode
        if missed.returncode:
            print("the scan of names missed:", missed.stdout)
        top = pathlib.Path(folder, "Top.swift")
        top.write_text(TOP)
        listing = "\n".join([str(top)] + paths).encode()
        output = subprocess.run([tool, "read-swift", "-"], input=listing, capture_output=True, check=True).stdout
        rows = [json.loads(line) for line in output.decode().split("\n") if line]
        constants = {row["name"]: row["value"] for row in rows[0]["constants"]}
        counts = collections.Counter()
        for (kind, row), code, path in zip(facts, rows[1:], paths, strict=True):
            read = getattr(Reading(code, row["name"], constants), kind)()
            wanted = expected(kind, row, read)
            counts[kind] += count(wanted)
            differences = [key for key in wanted if wanted[key] != read.get(key)]
            if code["faults"]:
                differences.append("faults")
                read["faults"] = code["faults"]
            for key in differences:
                different += 1
                if different <= 10:
                    print(f"{path}: {key}\n  facts {wanted.get(key)}\n  read  {read.get(key)}")
                    kept = pathlib.Path(tempfile.gettempdir(), "swift-facts-" + pathlib.Path(path).name)
                    kept.write_bytes(pathlib.Path(path).read_bytes())
                    print(f"  {kept}")
    print(f"seed {seed}: {len(facts)} sources, {sum(counts.values())} facts", dict(counts), f"{different} differences")
    return different


def main():
    tool, folder = sys.argv[1:3]
    seeds = int(sys.argv[3]) if len(sys.argv) > 3 else 5
    screens = json.loads(pathlib.Path(folder, "liferay-screens.json").read_text())
    screenlets = json.loads(pathlib.Path(folder, "liferay-screenlets.json").read_text())
    facts = [("view_model", row) for row in screens["viewModels"]]
    facts += [("view_class", row) for row in screens["viewClasses"] + screens["flat7ViewClasses"]]
    facts += [("screenlet", row) for row in screenlets["screenlets"]]
    facts += [("view", row) for row in screenlets["views"]]
    if sum(check(tool, facts, seed) for seed in range(1, seeds + 1)):
        sys.exit(1)


main()
