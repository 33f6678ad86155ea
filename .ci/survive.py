"""Checks that commands which write files lose nothing when they are ended, or when the disk is full or refuses them, or when
another process writes the same files, or when git does not answer.

usage: survive.py THEMEC [--kills N] [--refusals N] [--pairs N] [--seed N] [--only COMMAND]

A command may leave each file as it was before, or as the command writes it undisturbed, and nothing between. After a signal that can be
handled, and after an error, all files are as before, or all are written, and no temporary file is left. A command that fails says why.
"""
import argparse
import collections
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
THEME = "LoginScreenletView_default.xml"
STRINGS = '"lgn-au-btn.normalTitle" = "Mit dem Browser anmelden";\n'
BROKEN = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <label opaque="no" contentMode="left" text="@" textAlignment="natural" id="abc-de-fg@">
            <rect key="frame" x="0.0" y="0.0" width="90" height="21"/>
        </label>
    </objects>
</document>
"""
# Arguments of commands that write files.
COMMANDS = {
    "format": ["format", "Themes"],
    "lint --fix": ["lint", "--fix", "--unsafe-fixes", "Broken"],
    "lint --update-baseline": ["lint", "--update-baseline", "--baseline", "baseline.json", "Broken"],
    "init": ["init", "--force"],
    "compile": ["compile", f"Themes/{THEME}", "-o", "out/login.json"],
    "convert": ["convert", f"Themes/{THEME}", "--to", "xib", "-o", "out"],
    "svg": ["preview", f"Themes/{THEME}", "-o", "login.svg"],
    "png": ["preview", f"Themes/{THEME}", "-o", "login.png"],
    "html": ["preview", f"Themes/{THEME}", "-o", "login.html"],
    "gallery": ["gallery", "-o", "pages", "Login"],
    "snapshot": ["snapshot", "--update", "Login", "AddBookmark"],
    "generate view": ["generate", "view", "Login", "--output", "Swift"],
    "generate accessors": ["generate", "accessors", "Themes", "--output", "Swift"],
    "generate view-model": ["generate", "view-model", "Login", "--output", "Swift"],
    "new screenlet": ["new", "screenlet", "Note", "--attributes", "title:String,done:Bool", "--actions", "save", "--output", "Note"],
    "new theme": ["new", "theme", "night", "--all", "--kind", "full", "--folder", "Night"],
    "strings export": ["strings", "export", f"Themes/{THEME}", "-o", "Login.strings"],
    "strings import": ["strings", "import", f"Themes/{THEME}", "de.strings", "-o", f"Themes/{THEME}"],
    "merge": ["merge", "base", f"Themes/{THEME}", "theirs", "-o", f"Themes/{THEME}"],
}


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w") as out:
        out.write(text)


def make_project(folder):
    """A project of shipped themes, in which there is something to format, fix and merge."""
    os.makedirs(f"{folder}/.git")
    themes = f"{ROOT}/Themes/Default"
    for name in sorted(os.listdir(themes)):
        text = open(f"{themes}/{name}").read() if name.endswith(".xml") else None
        if text:
            write(f"{folder}/Themes/{name}", text.replace("\n    <", "\n  <").replace('id="', 'id = "'))
    login = open(f"{folder}/Themes/{THEME}").read()
    write(f"{folder}/base", login)
    write(f"{folder}/theirs", login.replace("Email", "Address", 1))
    write(f"{folder}/.themec.yml", "themePath: [Themes]\n")
    write(f"{folder}/de.strings", STRINGS)
    write(f"{folder}/Swift/App.swift", "// The app's code.\n")
    os.makedirs(f"{folder}/out")
    for number in range(12):
        write(f"{folder}/Broken/Broken{number}.xib", BROKEN.replace("@", str(number)))


def contents(folder):
    """The bytes of each file below a folder, and the names of temporary files."""
    files, temporary = {}, []
    for parent, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if name != ".git"]
        for name in names:
            path = os.path.join(parent, name)
            relative = os.path.relpath(path, folder)
            if name.startswith(".themec-") and name.endswith(".tmp"):
                temporary.append(relative)
            else:
                files[relative] = open(path, "rb").read()
    return files, temporary


class Trial:
    """One command in a fresh copy of the project."""

    def __init__(self, binary, arguments, parent):
        self.binary, self.arguments, self.parent = binary, arguments, parent
        self.home = f"{parent}/home"

    def start(self, folder, limit=None, output=subprocess.DEVNULL):
        environment = {"PATH": os.environ["PATH"], "HOME": self.home, "XDG_CACHE_HOME": f"{folder}/.cache", "LC_ALL": "C.UTF-8"}
        return subprocess.Popen(
            [self.binary, *self.arguments], cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=output,
            stderr=subprocess.PIPE, preexec_fn=limit)


def judge(before, after, found, wholly):
    """The first thing that is wrong with the files of a project after a command that was disturbed."""
    files, temporary = found
    old = new = True
    for name in sorted(set(before) | set(after) | set(files)):
        if name.startswith(".cache/"):
            continue
        state = files.get(name)
        if state not in (before.get(name), after.get(name)):
            return f"{name} is torn"
        if before.get(name) != after.get(name):
            old, new = old and state == before.get(name), new and state == after.get(name)
    if wholly and not (old or new):
        return "only some of the files are written"
    if wholly and temporary:
        return f"{temporary[0]} is left"
    return None


def limit_size(number):
    """Limits the size of each file of a process, as a disk with a quota does."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (number, number))


def kill_one(trial, project, before, after, duration, chooser):
    sent = chooser.choice([signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGKILL, signal.SIGKILL])
    folder = f"{trial.parent}/run"
    shutil.copytree(project, folder)
    process = trial.start(folder)
    time.sleep(chooser.random() * duration * 1.1)
    process.send_signal(sent)
    process.communicate()
    ended = process.returncode == -sent
    fault = judge(before, after, contents(folder), wholly=sent != signal.SIGKILL)
    if fault is None and sent == signal.SIGKILL and contents(folder)[0] != after:
        # A later run finishes what this one began, and removes what a dead process left ten minutes ago. 'new' overwrites nothing, so that
        # it refuses the files that are already there.
        for name in contents(folder)[1]:
            os.utime(f"{folder}/{name}", (time.time() - 900, time.time() - 900))
        again = trial.start(folder)
        message = again.communicate()[1].decode(errors="replace")
        fault = judge(after, after, contents(folder), wholly=True)
        if trial.arguments[0] == "new" and again.returncode == 2 and "exist" in message:
            fault = judge(before, after, contents(folder), wholly=False)
        if fault:
            fault = f"the next run: {fault}"
    shutil.rmtree(folder)
    return ended, fault and f"{sent.name}: {fault}"


def refuse_one(trial, project, before, after, chooser, disk):
    kinds = ["size", "descriptors"] + (["disk", "disk", "read-only"] if disk else [])
    kind = chooser.choice(kinds)
    limit, words = None, []
    if kind == "size":
        number = chooser.choice([0, 100, 1000, 3000, 10000, 30000])
        limit, words = lambda: limit_size(number), ["too large", "wrote nothing"]
    elif kind == "descriptors":
        number = chooser.randrange(4, 16)
        limit, words = lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (number, number)), ["open files"]
    folder = f"{disk if kind in ('disk', 'read-only') else trial.parent}/run"
    shutil.copytree(project, folder)
    if kind == "disk":
        fill(disk, chooser.randrange(0, 60) * 4096)
        words = ["No space left"]
    elif kind == "read-only":
        subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
        words = ["Read-only file system"]
    process = trial.start(folder, limit)
    message = process.communicate()[1].decode(errors="replace")
    if kind == "read-only":
        subprocess.run(["mount", "-o", "remount,rw", disk], check=True)
    found = contents(folder)
    fault = judge(before, after, found, wholly=True)
    changed = any(found[0].get(name) != before.get(name) for name in set(before) | set(found[0]) if not name.startswith(".cache/"))
    complete = all(found[0].get(name) == after.get(name) for name in after if not name.startswith(".cache/"))
    failed = not complete
    if fault is None and process.returncode < 0:
        fault = f"ended by signal {-process.returncode}"
    if fault is None and failed and process.returncode == 0 and not changed:
        fault = "succeeds without its files"
    if fault is None and failed and not any(word.lower() in message.lower() for word in words):
        fault = f"does not say why: {message.strip()[:300]!r}"
    shutil.rmtree(folder)
    if kind == "disk":
        os.remove(f"{disk}/filler")
    return failed, fault and f"{kind}: {fault}"


def run_pair(trial, project, before, after):
    """Runs a command twice at once, one of them with a pipe that nobody reads."""
    folder = f"{trial.parent}/run"
    shutil.copytree(project, folder)
    reader, writer = os.pipe()
    os.close(reader)
    processes = [trial.start(folder), trial.start(folder, output=writer)]
    os.close(writer)
    messages = [process.communicate()[1].decode(errors="replace").strip() for process in processes]
    found = contents(folder)
    fault = judge(before, after, found, wholly=True)
    if fault is None and any(process.returncode == 0 for process in processes) and judge(after, after, found, wholly=True):
        fault = f"a command that succeeded did not write its files: {messages}"
    if fault is None and processes[0].returncode not in (0, 2):
        fault = f"exit status {processes[0].returncode}: {messages}"
    shutil.rmtree(folder)
    return fault and f"two at once: {fault}"


def wait_for_git(binary, parent):
    """What is wrong if git never answers: themec ends it after two minutes, with an error."""
    write(f"{parent}/tools/git", "#!/bin/sh\nexec sleep 1000\n")
    os.chmod(f"{parent}/tools/git", 0o755)
    begun = time.monotonic()
    done = subprocess.run(
        [binary, "lint", "--since", "HEAD", "Themes"], cwd=f"{parent}/project", capture_output=True, text=True, stdin=subprocess.DEVNULL,
        env={"PATH": f"{parent}/tools:{os.environ['PATH']}", "HOME": parent, "LC_ALL": "C.UTF-8"})
    duration = time.monotonic() - begun
    print(f"lint --since, without an answer of git: {done.returncode}, {duration:.0f} s", flush=True)
    if done.returncode != 2 or "wrote nothing for 120 seconds" not in done.stderr:
        return f"exit status {done.returncode}: {done.stderr.strip()[:300]!r}"
    return None if 120 <= duration < 150 else f"ended after {duration:.0f} s"


def fill(disk, free):
    """Leaves so many bytes of a disk free."""
    with open(f"{disk}/filler", "wb", buffering=0) as out:
        status = os.statvfs(disk)
        left = max(0, status.f_bavail * status.f_frsize - free)
        block = bytes(65536)
        try:
            while left > 0:
                left -= out.write(block[:min(left, len(block))])
        except OSError:
            pass


def small_disk(parent):
    """A disk of 4 MB, or None without the permission to mount one."""
    disk = f"{parent}/disk"
    os.makedirs(disk)
    if os.geteuid() == 0 and subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", disk], capture_output=True).returncode == 0:
        return disk
    print("no permission to mount a disk: limits of file sizes and descriptors alone")
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("themec")
    parser.add_argument("--kills", type=int, default=2000)
    parser.add_argument("--refusals", type=int, default=500)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only")
    options = parser.parse_args()
    chooser = random.Random(options.seed)
    faults, counts = [], collections.Counter()
    with tempfile.TemporaryDirectory() as parent:
        disk = small_disk(parent)
        try:
            run_all(options, parent, disk, chooser, faults, counts)
        finally:
            if disk:
                subprocess.run(["umount", disk])
    print(f"{counts['kills']} kills, {counts['ended']} in time; {counts['refusals']} refusals, {counts['failed']} of which stopped a command; "
          f"{counts['pairs']} pairs at once; {len(faults)} faults")
    sys.exit(1 if faults else 0)


def run_all(options, parent, disk, chooser, faults, counts):
    project = f"{parent}/project"
    make_project(project)
    before, _ = contents(project)
    # Takes two minutes.
    if options.only == "git":
        fault = wait_for_git(os.path.abspath(options.themec), parent)
        if fault:
            faults.append(fault)
            print(f"  {fault}", flush=True)
    commands = {name: arguments for name, arguments in COMMANDS.items() if options.only in (None, name)}
    for name, arguments in commands.items():
        trial = Trial(os.path.abspath(options.themec), arguments, parent)
        os.makedirs(trial.home, exist_ok=True)
        folder = f"{parent}/run"
        shutil.copytree(project, folder)
        begun = time.monotonic()
        process = trial.start(folder)
        message = process.communicate()[1].decode()
        duration = time.monotonic() - begun
        after, left = contents(folder)
        shutil.rmtree(folder)
        changed = [file for file in after if before.get(file) != after[file]]
        print(f"{name}: {process.returncode}, {duration * 1000:.0f} ms, {len(changed)} files", flush=True)
        if not changed or left or process.returncode != 0:
            faults.append(name)
            print(f"  fails undisturbed: {message[:1000]}")
        found = []
        for _ in range(max(1, options.kills // len(commands))):
            ended, fault = kill_one(trial, project, before, after, duration, chooser)
            counts.update(kills=1, ended=ended)
            found.append(fault)
        for _ in range(max(1, options.refusals // len(commands))):
            failed, fault = refuse_one(trial, project, before, after, chooser, disk)
            counts.update(refusals=1, failed=failed)
            found.append(fault)
        for _ in range(max(1, options.pairs // len(commands))):
            counts.update(pairs=1)
            found.append(run_pair(trial, project, before, after))
        found = [fault for fault in found if fault]
        faults += found
        for fault in found:
            print(f"  {fault}", flush=True)


if __name__ == "__main__":
    main()
