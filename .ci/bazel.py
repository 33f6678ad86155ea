#!/usr/bin/env python3
"""Runs the rules for Bazel on a generated workspace: see .ci/bazel.

bazel.py --themec PROGRAM [--themes N]
"""
import argparse
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import bazel_workspace as workspace

KINDS = ["ThemecLint", "ThemecCompile", "ThemecViewClass"]
TARGETS = ["//:themes", "//:trees", "//:classes", "//:lint"]
ASPECT = ["--aspects=@rules_themec//:defs.bzl%themec_lint_aspect", "--output_groups=themec_lint"]
# Bazel 4 fetches these repositories as soon as a rule has a toolchain or is a test, although nothing here uses them.
STUBS = {
    "rules_java": ("java", "".join(f"java_{name} = native.java_{name}\n" for name in ["binary", "import", "library", "runtime", "toolchain"])),
    "rules_cc": ("cc", "".join(f"cc_{name} = native.cc_{name}\n" for name in ["binary", "import", "library", "test", "toolchain", "toolchain_suite"])),
    "remote_coverage_tools": ("", 'filegroup(name = "coverage_report_generator", visibility = ["//visibility:public"])\n'),
}
failures = []


def expect(condition, what, output=""):
    print(("ok: " if condition else "FAILED: ") + what, flush=True)
    if not condition:
        failures.append(what)
        print(output[-4000:])


class Bazel:
    def __init__(self, work, folder):
        self.folder = folder
        self.startup = ["bazel", "--nohome_rc", f"--output_user_root={work / 'root'}"]
        self.flags = [
            "--experimental_worker_allow_json_protocol", "--color=no", "--curses=no", "--symlink_prefix=/", "--jobs=2",
            "--sandbox_default_allow_network=false",
        ]
        for name, (place, text) in STUBS.items():
            stub = work / "stubs" / name
            (stub / place).mkdir(parents=True)
            (stub / "WORKSPACE").write_text(f'workspace(name = "{name}")\n')
            (stub / place / "BUILD").write_text("" if place else text)
            if place:
                (stub / place / "defs.bzl").write_text(text)
            self.flags.append(f"--override_repository={name}={stub}")
        self.output = ""
        self.seconds = 0.0

    def command(self, *arguments):
        done = subprocess.run([*self.startup, *arguments], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        return done.returncode, done.stdout

    def run(self, command, *arguments):
        begun = time.monotonic()
        status, self.output = self.command(command, *self.flags, *arguments)
        self.seconds = time.monotonic() - begun
        return status

    def build(self, *arguments):
        return self.run("build", *TARGETS, *arguments)

    def processes(self):
        """The numbers of Bazel's line about processes: {"worker": 1500, "internal": 4}."""
        found = re.search(r"INFO: \d+ process(?:es)?: (.*)\.", self.output)
        return {kind: int(number) for number, kind in re.findall(r"(\d+) ([^,]+)", found[1])} if found else {}

    def bin(self):
        _, output = self.command("info", *self.flags, "bazel-bin")
        return pathlib.Path(output.strip().splitlines()[-1])


def contents(folder):
    """The hashes of all outputs, by path."""
    found = {}
    for name in ["trees", "classes", "lint"]:
        for path in sorted((folder / name).rglob("*")):
            # Files of arguments are only written for actions that run.
            if path.is_file() and path.suffix != ".params":
                found[str(path.relative_to(folder))] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


def local(bazel, count, cache):
    """Lints and compiles; returns the outputs."""
    status = bazel.build(f"--disk_cache={cache}")
    processes = bazel.processes()
    expect(status == 0 and processes.get("worker") == 3 * count, f"{4 * count} themes are linted and compiled by workers: {processes}, {bazel.seconds:.1f} s", bazel.output)
    expect(bazel.run("test", "//:lint", f"--disk_cache={cache}") == 0, "the lint test passes", bazel.output)
    return contents(bazel.bin())


def cached(bazel, cache, outputs, count):
    # Bazel 4 counts the hits of a disk cache as those of a remote one.
    bazel.command("clean")
    status = bazel.build(f"--disk_cache={cache}")
    processes = bazel.processes()
    expect(
        status == 0 and processes.get("remote cache hit") == 3 * count and not set(processes) - {"remote cache hit", "internal"},
        f"after 'bazel clean', nothing runs: {processes}, {bazel.seconds:.1f} s", bazel.output)
    expect(contents(bazel.bin()) == outputs, "the outputs from the cache are identical")


def edited(bazel, work, cache, outputs):
    """Edits a Default theme, and compares which actions run with those of its family."""
    path = workspace.theme(bazel.folder, "Default", 1)
    path.write_text(path.read_text().replace("Good to see you again", "Welcome back"))
    log = work / "log.json"
    status = bazel.build(f"--disk_cache={cache}", f"--execution_log_json_file={log}")
    decoder, text, actions = json.JSONDecoder(), log.read_text(), []
    while text:
        action, end = decoder.raw_decode(text)
        actions.append(action)
        text = text[end:].lstrip()
    ran = sorted((action["mnemonic"], "login0001" in json.dumps(action["listedOutputs"]).lower()) for action in actions if not action.get("remoteCacheHit"))
    expect(status == 0 and ran == sorted((kind, True) for kind in KINDS), f"an edited Default runs its family's actions: {ran}, {bazel.seconds:.1f} s", bazel.output)
    new = contents(bazel.bin())
    changed = sorted(name for name in outputs.keys() | new.keys() if outputs.get(name) != new.get(name))
    trees = [name for name in changed if name.startswith("trees/")]
    # The Extended theme has other texts, and the Full theme has no parent.
    expect(trees and all("Login0001" in name and "full" not in name for name in trees), f"only trees of its descendants differ: {[name.split('/')[-1] for name in trees]}")
    return new


def same_as_command_line(bazel, themec, count):
    """Compares outputs with those of the command line in the workspace."""
    sample = range(0, count, max(1, count // 50))
    wrong = []
    output = bazel.bin()
    with tempfile.TemporaryDirectory() as folder:
        for number in sample:
            name = workspace.screenlet(number)
            themes = [str(workspace.theme(pathlib.Path(), kind, number)) for kind in sorted(workspace.SETS)]
            schemas = ["--schemas=Schemas/BasicAuthBasedType.xml", f"--schemas=Schemas/{name}ViewModel.xml"]
            report = pathlib.Path(folder) / "report.json"
            text = pathlib.Path(folder) / "report.txt"
            subprocess.run([themec, "lint", "--isolated", *schemas, *themes, f"--format=json={report}", f"--format=text={text}"], cwd=bazel.folder)
            pairs = [(report, output / "lint" / "themes" / f"{name.lower()}.json"), (text, output / "lint" / "themes" / f"{name.lower()}.txt")]
            classes = pathlib.Path(folder) / name
            classes.mkdir()
            for theme in themes:
                tree = pathlib.Path(folder) / (pathlib.Path(theme).stem + ".json")
                subprocess.run([themec, "compile", "--quiet", "--isolated", *schemas, theme, "--output", tree], cwd=bazel.folder)
                subprocess.run([themec, "generate", "view", "--quiet", "--isolated", *schemas, theme, "--output", classes], cwd=bazel.folder)
                pairs.append((tree, (output / "trees" / theme).with_suffix(".json")))
            built = output / "classes" / "themes" / name.lower()
            for file in {path.name for path in [*classes.iterdir(), *built.iterdir()]}:
                pairs.append((classes / file, built / file))
            wrong += [str(b) for a, b in pairs if not (a.is_file() and b.is_file() and a.read_bytes() == b.read_bytes())]
            total = len(pairs)
    expect(not wrong, f"reports, trees and classes of {len(sample)} families ({total} files each) are those of the command line", "\n".join(wrong))


def remotely(bazel, work, outputs, count):
    """Builds on two remote workers."""
    try:
        import grpc  # noqa: F401
        from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2  # noqa: F401
    except ImportError as error:
        print(f"SKIPPED: remote execution ({error}: pip install --no-deps buildgrid==0.4 grpcio protobuf)")
        return
    script = [sys.executable, workspace.ROOT / ".ci" / "bazel_remote.py"]
    server = subprocess.Popen([*script, "server", "0"], stdout=subprocess.PIPE, text=True)
    processes = [server]
    try:
        port = server.stdout.readline().strip()
        logs = []
        for name in ["one", "two"]:
            logs.append(work / f"{name}.log")
            with open(logs[-1], "w") as log:
                processes.append(subprocess.Popen([*script, "worker", port, name, work / "workers" / name], stdout=log))
        bazel.command("clean")
        status = bazel.build(f"--remote_executor=grpc://127.0.0.1:{port}", "--jobs=8", *[f"--strategy={kind}=remote" for kind in KINDS])
        counts = [len(log.read_text().split()) for log in logs]
        expect(
            status == 0 and bazel.processes().get("remote") == 3 * count and min(counts) > 0 and sum(counts) == 3 * count,
            f"two remote workers run {counts[0]} and {counts[1]} actions: {bazel.processes()}, {bazel.seconds:.1f} s", bazel.output)
        expect(contents(bazel.bin()) == outputs, "the outputs of remote workers are identical")
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def measured(bazel, outputs, count):
    """Compares persistent workers with a process for each action, in whole builds after 'bazel clean'."""
    ways = {
        "multiplex workers": ["worker"], "workers": ["worker", "--noexperimental_worker_multiplex"],
        "sandboxed workers": ["worker", "--noexperimental_worker_multiplex", "--worker_sandboxing"],
        "a process for each action": ["local"], "a sandboxed process for each action": ["sandboxed"],
    }
    seconds = {}
    for way, (strategy, *flags) in ways.items():
        bazel.command("clean")
        # Loading and analysis are the same for all, and not measured.
        bazel.build("--nobuild")
        status = bazel.build(*[f"--strategy={kind}={strategy}" for kind in KINDS], *flags, "--worker_quit_after_build")
        seconds[way] = bazel.seconds
        expect(
            status == 0 and contents(bazel.bin()) == outputs,
            f"{way}: {bazel.seconds:.1f} s, {bazel.seconds / 3 / count * 1000:.1f} ms for each action, identical outputs", bazel.output)
    for way in list(ways)[3:]:
        factor = seconds[way] / seconds["multiplex workers"]
        print(f"multiplex workers are {factor:.1f} times faster than {way}")


def mistakes(bazel):
    path = workspace.theme(bazel.folder, "Full", 2)
    text = path.read_text()
    path.write_text(text.replace('textAlignment="center"', 'textAlignment="centre"', 1))
    line = next(number for number, line in enumerate(path.read_text().splitlines(), 1) if "centre" in line)
    place = f"{path.relative_to(bazel.folder)}:{line}:"
    status = bazel.run("test", "//:lint", "--test_output=errors")
    expect(status == 3 and "error[syntax/bad-value]" in bazel.output and re.search(re.escape(place) + r"\d+", bazel.output), f"the lint test fails at {place}", bazel.output)
    path.write_text(text)
    status = bazel.run("build", "//Other:resources", "--keep_going", *ASPECT)
    expect(status == 1 and "error[syntax/duplicate-id]" in bazel.output and "Other/Wrong.xib:8:41" in bazel.output, "the aspect fails at a mistake in another rule's file", bazel.output)
    (bazel.folder / "Other" / "Wrong.xib").write_text((bazel.folder / "Other" / "Right.xib").read_text())
    expect(bazel.run("build", "//Other:resources", *ASPECT) == 0, "the aspect accepts the corrected file", bazel.output)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--themec", required=True, type=pathlib.Path)
    parser.add_argument("--themes", type=int, default=2000)
    options = parser.parse_args()
    count = options.themes // 4
    themec = options.themec.resolve()
    with tempfile.TemporaryDirectory(prefix="themec-bazel-") as folder:
        work = pathlib.Path(folder)
        (work / "program").mkdir()
        shutil.copy(themec, work / "program" / "themec")
        app = work / "app"
        workspace.write(app, count, work / "program")
        bazel = Bazel(work, app)
        try:
            outputs = local(bazel, count, work / "cache")
            cached(bazel, work / "cache", outputs, count)
            size = sum(path.stat().st_size for path in (work / "cache").rglob("*") if path.is_file())
            print(f"the cache has {size / 1e6:.1f} MB")
            outputs = edited(bazel, work, work / "cache", outputs)
            same_as_command_line(bazel, themec, count)
            mistakes(bazel)
            remotely(bazel, work, outputs, count)
            measured(bazel, outputs, count)
        finally:
            bazel.command("shutdown")
            # Bazel's folders are read-only.
            subprocess.run(["chmod", "-R", "u+w", work / "root"])
    sys.exit(1 if failures else 0)


os.environ.pop("THEMEC_CACHE_DIR", None)
main()
