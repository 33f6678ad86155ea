#!/usr/bin/env python3
"""Writes the stub of the module LiferayScreens for tests, from facts about Liferay's sources.

  .ci/liferay_stubs.py FACTS           writes Tests/ThemeCodegenTests/Stubs/LiferayScreensCore.swift
  .ci/liferay_stubs.py --check FACTS   exits with 1 if this file is not up to date

FACTS is a folder with liferay-base.json, the declarations of the framework's Core before and since April 2018, and
liferay-screens.json, which has the access of a ViewModel's attributes. The stub has what generated classes can name:
the base classes, ViewModels, Screenlets, and the types in their declarations. Bodies only return nil. Not in the facts,
and so in Stubs/LiferayScreens.swift: typealiases and free functions.

Some declarations are left out or changed, because Linux has no UIKit and no Foundation of Objective-C:
- overrides, which the superclass's declaration stands for; members without a stated type; optional requirements
- `@objc` of protocols with requirements, and of members, because Swift's own types have no counterpart
"""

import json
import pathlib
import re
import sys

STUBS = pathlib.Path(__file__).resolve().parent.parent / "Tests/ThemeCodegenTests/Stubs"

SWIFT = set(
    "Any AnyClass AnyObject Bool Character Double Error Float Int Int8 Int16 Int32 Int64 Self String UInt UInt8 UInt16 UInt32 "
    "UInt64 Void".split()
)
# Declared in Stubs/LiferayScreens.swift.
ALIASES = {"ProgressMessages", "CacheStrategy"}
# Typealiases that only members use which tests do not need.
UNKNOWN = {"OnProgress", "SelectedMediaClosure"}
# Computed without a setter. The facts have no accessors, and a subclass cannot override a variable without its setter.
READ_ONLY = {("BaseScreenletView", "progressMessages")}
# The names of UIKit's types before April 2018.
RENAMED = {"UIControlState": "UIControl.State", "UIViewContentMode": "UIView.ContentMode"}

MODIFIERS = re.compile(
    r"((?:@\w+(?:\([^)]*\))?\s+|(?:open|public|internal|fileprivate|override|final|static|class|weak|unowned|lazy|"
    r"dynamic|required|convenience|optional|mutating|(?:private|fileprivate|internal)\(set\))\s+)*)"
    r"(var|let|func|init|case)\b(.*)",
    re.S,
)


class Member:
    """One member, split into modifiers, keyword, name and the rest."""

    def __init__(self, text):
        text = re.sub(r"\s+", " ", text).replace("( ", "(")
        for old, new in RENAMED.items():
            text = re.sub(rf"\b{old}\b", new, text)
        found = MODIFIERS.fullmatch(text)
        self.modifiers = set(found[1].split()) if found else set()
        self.keyword = found[2] if found else ""
        self.rest = found[3].strip() if found else ""
        name = re.match(r"`?(\w+)", self.rest)
        self.name = name[1] if name else "init"

    @property
    def is_public(self):
        return bool(self.modifiers & {"open", "public"})

    @property
    def type(self):
        found = re.match(r"`?\w+`?\s*:\s*([^=]+)", self.rest)
        return found[1].strip() if found else None

    def types(self):
        """The names of the types in a declaration, with those of nested types."""
        text = self.type if self.keyword in ("var", "let") else self.rest
        # Labels and names of parameters, but not the keys of dictionaries.
        text = re.sub(r"([(,]\s*)((?:\w+|_)\s+)?\w+\s*:", r"\1", text or "")
        text = re.sub(r'"[^"]*"', "", re.sub(r"=\s*[^,)]+", "", text))
        return set(re.findall(r"(?<![\w.])[A-Z]\w*(?:\.[A-Z]\w*)*", re.sub(r"^\w+", "", text) if self.keyword == "func" else text))


class Stub:
    def __init__(self, types, view_models, extra, platform):
        self.types = {name: self.public(found) for name, found in types.items()}
        self.types = {name: found for name, found in self.types.items() if found}
        self.extensions = {
            name: [one for one in found if one["kind"] == "extension"] for name, found in types.items()
        }
        self.types.update(extra)
        self.accesses = {
            (model["name"], attribute["name"]): attribute["access"]
            for model in view_models
            for attribute in model["attributes"]
        }
        self.platform = platform
        self.foreign = set()
        # Types of the framework that other modules cannot use.
        self.hidden = {
            name for name, found in types.items()
            if name not in self.types and any(one["kind"] != "extension" for one in found)
        }

    @staticmethod
    def public(found):
        return next((one for one in found if one["kind"] != "extension" and one["access"] in ("open", "public")), None)

    def is_root(self, name):
        found = self.types[name]
        return found["file"].startswith("Base/") or re.search(
            r"(ViewModel|BasedType|AuthType|Screenlet|View|ViewBase|Cell|CollectionViewBase)$", name
        )

    def wanted(self):
        """The types of the stub: the roots, and those that they name."""
        open_names = [name for name in sorted(self.types) if self.is_root(name)]
        result = set()
        while open_names:
            name = open_names.pop()
            if name in result:
                continue
            result.add(name)
            found = self.types[name]
            names = set(found["inherits"])
            for member in self.members(found):
                names |= member.types()
            open_names += sorted(one for one in names if one in self.types)
        return result

    def members(self, found):
        """The members that other modules can use."""
        result = []
        seen = set()
        for text in found["members"]:
            member = Member(text)
            if found["kind"] == "protocol":
                if "optional" in member.modifiers:
                    continue
            elif found["kind"] == "enum":
                if member.keyword != "case":
                    continue
            elif member.keyword == "init":
                if not member.is_public and "override" not in member.modifiers:
                    continue
            elif not member.is_public or "override" in member.modifiers:
                continue
            if member.keyword in ("var", "let") and member.type is None:
                stated = self.required_type(found, member.name)
                if stated is None:
                    continue
                member.rest += ": " + stated
            if member.types() & (self.hidden | UNKNOWN):
                continue
            if any("." in one and one not in self.platform for one in member.types()):
                continue
            key = (member.keyword, re.sub(r"=\s*[^,)]+", "", member.rest))
            if key not in seen:
                seen.add(key)
                result.append(member)
        return result

    def required_type(self, found, name):
        """The type that a protocol of the class requires of a property without a stated type."""
        for inherited in found["inherits"]:
            required = self.types.get(inherited)
            if required and required["kind"] == "protocol":
                for text in required["members"]:
                    member = Member(text)
                    if member.name == name and member.type:
                        return member.type
        return None

    # Text

    def text(self, name):
        found = self.types[name]
        kind = found["kind"]
        members = self.members(found)
        for member in members:
            self.note(member.types())
        lines = {"protocol": self.requirement, "enum": lambda _, one: f"case {one.rest}"}.get(kind, self.member)
        body = [f"  {lines(found, member)}" for member in members]
        attribute = "@objc " if any(one.startswith("@objc") for one in found["attributes"]) else ""
        if kind == "enum" or (kind == "protocol" and not self.is_objective_c(name)):
            attribute = ""
        inherits = self.inherits(found)
        clause = f": {', '.join(inherits)}" if inherits else ""
        head = f"{attribute}{'open' if kind == 'class' else 'public'} {kind} {name}{clause}"
        return f"{head} {{}}" if not body else "\n".join([f"{head} {{"] + body + ["}"])

    def is_objective_c(self, name):
        """Whether a protocol, without its optional requirements, is one of Objective-C."""
        found = self.types.get(name)
        if found is None:
            return name == "NSObjectProtocol"
        return not self.members(found) and all(self.is_objective_c(one) for one in found["inherits"])

    def inherits(self, found):
        if found["kind"] == "enum":
            return [one for one in found["inherits"][:1] if one in ("Int", "String")]
        result = []
        for index, name in enumerate(found["inherits"]):
            if name in self.types or name in self.platform:
                result.append(name)
            elif found["kind"] == "class" and index == 0:
                self.foreign.add(name)
                result.append(name)
        return result

    def note(self, names):
        for name in names:
            if "." not in name and name not in SWIFT | ALIASES | self.platform and name not in self.types:
                self.foreign.add(name)

    def requirement(self, found, member):
        if member.keyword != "var":
            return f"{member.keyword} {member.rest}"
        access = self.accesses.get((found["name"], member.name), "readonly")
        return f"var {member.rest} {{ {'get set' if access == 'readwrite' else 'get'} }}"

    def member(self, found, member):
        kept = [one for one in ("open", "public", "override", "required", "convenience", "static", "class") if one in member.modifiers]
        head = " ".join(kept + [member.keyword]).replace("open static", "public static")
        if member.keyword == "init":
            return f"{head}{member.rest} {{ {self.initializer(found, member)} }}"
        if member.keyword == "func":
            result = re.search(r"->\s*([^()]+)$", member.rest)
            body = self.value(result[1]) if result else ""
            return f"{head} {member.rest} {{ {body} }}" if body else f"{head} {member.rest} {{}}"
        value = self.value(member.type)
        is_private = any("(set)" in one for one in member.modifiers)
        head = " ".join(kept + ["var"]).replace("open static", "public static")
        stated = f"{member.name}: {member.type}"
        if member.keyword == "let" or is_private or (found["name"], member.name) in READ_ONLY:
            return f"{head} {stated} {{ {value} }}"
        return f"{head} {stated} {{ get {{ {value} }} set {{}} }}"

    @staticmethod
    def value(type):
        """The value of a property or a result: nothing, as before a Screenlet is shown, or none that a test needs."""
        return "nil" if type.endswith("?") else "fatalError()"

    @staticmethod
    def initializer(found, member):
        """The body of an initializer: that of the superclass, where a test runs it."""
        if "convenience" not in member.modifiers and "UIView" in found["inherits"]:
            if "(frame: CGRect" in member.rest:
                return "super.init(frame: frame)"
            if "(coder aDecoder" in member.rest:
                return "super.init(coder: aDecoder)"
        return "super.init()" if found["name"] == "Interactor" and "screenlet" in member.rest else "fatalError()"

    def extension(self, name):
        lines = []
        for found in self.extensions.get(name, []):
            for text in found["members"]:
                member = Member(text)
                names = member.types()
                if member.keyword == "func" and member.is_public and all(one in SWIFT | self.platform for one in names):
                    lines.append(f"  public {'class ' if 'class' in member.modifiers else ''}func {member.rest} {{ fatalError() }}")
        return "\n".join([f"extension {name} {{"] + lines + ["}"]) if lines else None


def platform_types():
    """The types that the stubs of the platform's modules declare, nested ones with their outer types."""
    names = set()
    for module in ("UIKit", "WebKit"):
        outer = None
        for line in (STUBS / f"{module}.swift").read_text().splitlines():
            found = re.match(r"(\s*)(?:@objc )?(?:open |public )(?:class|struct|enum|protocol|typealias) (\w+)", line)
            if not found:
                continue
            if found[1]:
                names.add(f"{outer}.{found[2]}")
            else:
                outer = found[2]
                names.add(outer)
    return names


def view_classes(facts):
    """View classes outside of the Core that others extend."""
    result = {}
    for found in facts["viewClasses"]:
        if found["name"].endswith("CollectionViewBase") and "/Framework/" in found["file"]:
            members = [f"open var {one}" for one in found["properties"]]
            result[found["name"]] = {
                "kind": "class", "name": found["name"], "attributes": [f"@objc({found['name']})"],
                "inherits": found["inherits"], "members": members, "file": found["file"],
            }
    return result


def declarations(era, base, screens):
    """The declarations of an era, by name and in order: types of other frameworks, the framework's types, extensions."""
    stub = Stub(base[era], screens["viewModels"], view_classes(screens), platform_types())
    types = {name: stub.text(name) for name in sorted(stub.wanted())}
    extensions = {f"extension {name}": stub.extension(name) for name in sorted(stub.extensions) if name in stub.platform}
    foreign = {name: f"@objc open class {name}: NSObject {{}}" for name in sorted(stub.foreign)}
    return foreign, types, {name: text for name, text in extensions.items() if text}


def merged(old, new):
    """One text for each name, with both declarations where they differ."""
    for name in sorted(old | new):
        if old.get(name) == new.get(name):
            yield old[name]
            continue
        lines = ["#if EXPLICIT", new.get(name), "#else" if name in new and name in old else None, old.get(name), "#endif"]
        if name not in new:
            lines[0] = "#if !EXPLICIT"
        yield "\n".join(line for line in lines if line)


def source(base, screens):
    old, new = (declarations(era, base, screens) for era in ("identifier", "explicit"))
    foreign, types, extensions = (list(merged(*pair)) for pair in zip(old, new))
    return "\n".join(
        [
            "// swift-format-ignore-file",
            "// Declarations of Liferay Screens until April 2018 and, with the condition EXPLICIT, since then. They are for",
            "// type-checking where there is no framework.",
            "// Written by .ci/liferay_stubs.py from the declarations in liferay/liferay-screens; do not edit.",
            "import UIKit",
            "import WebKit",
            "",
            "// Types of other frameworks, without their members.",
            *foreign,
            "",
            "\n\n".join(types + extensions),
            "",
        ]
    )


def main():
    arguments = [one for one in sys.argv[1:] if one != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    folder = pathlib.Path(arguments[0])
    base = json.loads((folder / "liferay-base.json").read_text())
    screens = json.loads((folder / "liferay-screens.json").read_text())
    path = STUBS / "LiferayScreensCore.swift"
    text = source(base, screens)
    if path.exists() and path.read_text() == text:
        return
    if "--check" in sys.argv:
        sys.exit(f"{path.name} is not up to date; run .ci/liferay_stubs.py {folder}")
    path.write_text(text)
    print(f"wrote {path.relative_to(STUBS.parent.parent.parent)}")


if __name__ == "__main__":
    main()
