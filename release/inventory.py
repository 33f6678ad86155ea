#!/usr/bin/env python3
"""Lists what the released programs contain.

inventory.py --licenses SOURCE CHECKOUTS     the licenses, as one text
inventory.py --copyright SOURCE CHECKOUTS    the same for Debian, which has the text of the Apache License
inventory.py --spdx SOURCE CHECKOUTS BIN     an SPDX 2.3 document with the programs in a folder, as JSON

Fails if Package.resolved has a dependency that is not listed here, so that none is forgotten.
"""
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

SWIFT_LICENSE = "Apache-2.0 WITH Swift-exception"
# The dependencies, by their identity in Package.resolved: the folder of the checkout, the license, and the file with it.
DEPENDENCIES = {
    "flyingfox": ("FlyingFox", "MIT", "LICENSE"),
    "pathkit": ("PathKit", "BSD-2-Clause", "LICENSE"),
    "stencil": ("Stencil", "BSD-2-Clause", "LICENSE"),
    "swift-argument-parser": ("swift-argument-parser", SWIFT_LICENSE, "LICENSE.txt"),
    "swift-syntax": ("swift-syntax", SWIFT_LICENSE, "LICENSE.txt"),
    "yams": ("Yams", "MIT", "LICENSE"),
}
# Dependencies of the tests of dependencies, which no program contains.
TESTS_ONLY = {"spectre"}


def pins(source):
    resolved = json.loads((source / "Package.resolved").read_text())
    found = {pin["identity"]: pin for pin in resolved["pins"] if pin["identity"] not in TESTS_ONLY}
    unlisted = sorted(found.keys() ^ DEPENDENCIES.keys())
    if unlisted:
        sys.exit(f"release/inventory.py and Package.resolved differ in {', '.join(unlisted)}")
    return dict(sorted(found.items()))


def swift_version():
    text = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    return re.search(r"Swift version (\S+)", text)[1]


def swift_license():
    swift = pathlib.Path(subprocess.run(["which", "swift"], capture_output=True, text=True, check=True).stdout.strip())
    return (swift.resolve().parent.parent / "share/swift/LICENSE.txt").read_text()


def version(source):
    text = (source / "Sources/ThemeCompiler/Version.swift").read_text()
    return re.search(r'themecVersion = "(.*)"', text)[1]


def on_debian(text):
    """The text of a license with a reference to Debian's copy of the Apache License instead of the license."""
    end = "END OF TERMS AND CONDITIONS"
    if "Apache License" not in text or end not in text:
        return text
    rest = text[text.index(end) + len(end):]
    exception = "## Runtime Library Exception"
    rest = rest[rest.index(exception):] if exception in rest else ""
    return "The license is in /usr/share/common-licenses/Apache-2.0.\n\n" + rest


def licenses(source, checkouts, shown=lambda text: text):
    parts = [("themec", "Apache-2.0", (source / "LICENSE").read_text())]
    apache = parts[0][2]
    for identity in pins(source):
        folder, name, file = DEPENDENCIES[identity]
        parts.append((folder, name, (checkouts / folder / file).read_text()))
    parts.append(("libyaml (part of Yams)", "MIT", (source / "release/licenses/libyaml.txt").read_text()))
    parts.append(("Swift's standard library and Foundation", SWIFT_LICENSE, swift_license()))
    parts.append(("ICU (part of Foundation)", "Unicode-DFS-2016", (source / "release/licenses/icu.txt").read_text()))
    print("themec and what its programs contain, with the licenses.\n")
    for name, license_name, text in parts:
        print(f"{'=' * 78}\n{name}: {license_name}\n{'=' * 78}\n")
        same = name != "themec" and text.strip() == apache.strip()
        print("As above.\n" if same else shown(text).strip() + "\n")


def spdx(source, checkouts, programs):
    epoch = int(os.environ["SOURCE_DATE_EPOCH"])
    number = version(source)
    packages = [package("themec", number, "Apache-2.0", "NOASSERTION")]
    for identity, pin in pins(source).items():
        folder, name, _ = DEPENDENCIES[identity]
        state = pin["state"]
        packages.append(
            package(folder, state["version"], name, f"git+{pin['location']}@{state['revision']}"))
    packages.append(package("libyaml", None, "MIT", "NOASSERTION"))
    packages.append(package("swift-runtime", swift_version(), SWIFT_LICENSE, "NOASSERTION"))
    packages.append(package("icu", None, "Unicode-DFS-2016", "NOASSERTION"))
    files = []
    for path in sorted(programs.iterdir()):
        data = path.read_bytes()
        files.append({
            "SPDXID": f"SPDXRef-File-{path.name}", "fileName": f"./{path.name}", "fileTypes": ["BINARY"],
            "checksums": [{"algorithm": algorithm.upper(), "checksumValue": hashlib.new(algorithm, data).hexdigest()}
                          for algorithm in ("sha1", "sha256")],
            "licenseConcluded": "NOASSERTION", "licenseInfoInFiles": ["NOASSERTION"], "copyrightText": "NOASSERTION"})
    digest = hashlib.sha256("".join(f["checksums"][1]["checksumValue"] for f in files).encode()).hexdigest()
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-Package-themec")]
    relations += [(file["SPDXID"], "GENERATED_FROM", "SPDXRef-Package-themec") for file in files]
    relations += [("SPDXRef-Package-themec", "STATIC_LINK", other["SPDXID"]) for other in packages[1:]]
    print(json.dumps({
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"themec-{number}",
        "documentNamespace": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, digest)}",
        "creationInfo": {
            "created": datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"),
            "creators": ["Tool: release/inventory.py"]},
        "packages": packages, "files": files,
        "relationships": [
            {"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relations],
    }, indent=2))


def package(name, number, license_name, location):
    known = {"versionInfo": number} if number else {}
    return {
        "SPDXID": f"SPDXRef-Package-{name}", "name": name, **known, "downloadLocation": location,
        "filesAnalyzed": False, "licenseConcluded": license_name, "licenseDeclared": license_name,
        "copyrightText": "NOASSERTION"}


if __name__ == "__main__":
    mode, *folders = sys.argv[1:]
    if mode == "--licenses":
        licenses(*map(pathlib.Path, folders))
    elif mode == "--copyright":
        licenses(*map(pathlib.Path, folders), shown=on_debian)
    elif mode == "--spdx":
        spdx(*map(pathlib.Path, folders))
    else:
        sys.exit(__doc__)
