#!/usr/bin/env python3
"""Prints the release notes of a version, or all of CHANGELOG.md as a Debian changelog; reads CHANGELOG.md on standard input."""
import datetime
import os
import re
import sys

HEADING = re.compile(r"^## \[(?P<version>[^\]]+)\](?: - (?P<date>\d{4}-\d{2}-\d{2}))?$")


def sections(text):
    """Yields version, date (None if it is not released) and lines of each section."""
    found = []
    for line in text.splitlines():
        match = HEADING.match(line)
        if match:
            found.append((match["version"], match["date"], []))
        elif found and not line.startswith("["):
            found[-1][2].append(line)
    return found


def notes(text, version):
    """The section of a version; before its release, that of the unreleased changes."""
    for name in (version, "Unreleased"):
        for found, _, lines in sections(text):
            if found == name:
                return f"# themec {version}\n\n" + "\n".join(lines).strip() + "\n"
    sys.exit(f"CHANGELOG.md has neither a section [{version}] nor [Unreleased]")


def debian(text, now, current):
    entries = []
    for version, date, lines in sections(text):
        when = datetime.datetime.fromisoformat(date).replace(tzinfo=datetime.timezone.utc) if date else now
        changes, joined = [], ""
        for line in lines:
            if line.startswith("- "):
                changes.append(line[2:].strip())
            elif line.startswith("  ") and changes:
                changes[-1] += " " + line.strip()
        joined = "".join(wrapped(change) for change in changes) or "  * See CHANGELOG.md.\n"
        name = current if version == "Unreleased" else version
        entries.append(
            f"themec ({name}) stable; urgency=medium\n\n{joined}\n -- themec maintainers <maintainers@themec.invalid>  "
            f"{when.strftime('%a, %d %b %Y %H:%M:%S +0000')}\n")
    return "\n".join(entries)


def wrapped(change, width=76):
    lines, line = [], "  *"
    for word in change.split():
        if len(line) + 1 + len(word) > width:
            lines.append(line)
            line = "   "
        line += " " + word
    return "\n".join(lines + [line]) + "\n"


if __name__ == "__main__":
    changelog = sys.stdin.read()
    if sys.argv[1] == "--debian":
        epoch = int(os.environ["SOURCE_DATE_EPOCH"])
        sys.stdout.write(debian(changelog, datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc), sys.argv[2]))
    else:
        sys.stdout.write(notes(changelog, sys.argv[1]))
