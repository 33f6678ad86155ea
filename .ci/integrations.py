#!/usr/bin/env python3
"""Runs what other systems run: the hook of pre-commit, the steps of the GitHub action, the job of GitLab, the formula of Homebrew and
the expression of Nix, each as far as its own program is here.

integrations.py THEMEC
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from document import DOCUMENT

try:
    import yaml
except ImportError:
    print("integrations.py: SKIPPED: needs PyYAML")
    sys.exit(0)

root = pathlib.Path(__file__).resolve().parent.parent
themec = pathlib.Path(sys.argv[1]).resolve()
failures = []

WRONG = DOCUMENT.replace('id="ID"', 'id="two-aa-002"')
RIGHT = DOCUMENT.replace('id="ID"', 'id="six-aa-003"')
LINE = 8


def expect(condition, what, output=""):
    print(("ok: " if condition else "FAILED: ") + what)
    if not condition:
        failures.append(what)
        print(output)


def run(command, folder, **variables):
    environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", **variables}
    done = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return done.returncode, done.stdout


def git(folder, *arguments):
    status, output = run(["git", "-c", "user.name=A", "-c", "user.email=a@example.com", *arguments], folder)
    if status != 0:
        raise SystemExit(f"git {arguments}: {output}")
    return output.strip()


def app(folder, text):
    """A repository with a XIB."""
    folder.mkdir(parents=True)
    git(folder, "init", "-q", "-b", "main")
    (folder / "Login View.xib").write_text(text)
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "The app")
    return folder


def pre_commit(work):
    if not shutil.which("pre-commit"):
        print("SKIPPED: pre-commit (not installed: pip install pre-commit)")
        return
    hooks = work / "hooks"
    hooks.mkdir()
    git(hooks, "init", "-q")
    shutil.copy(root / ".pre-commit-hooks.yaml", hooks)
    git(hooks, "add", ".")
    git(hooks, "commit", "-q", "-m", "Hooks")
    revision = git(hooks, "rev-parse", "HEAD")
    project = app(work / "pre-commit", WRONG)
    (project / "Old").mkdir()
    (project / "Old" / "Old.xib").write_text(WRONG)
    (project / ".themec.yml").write_text("exclude: [Old/**]\n")
    (project / ".pre-commit-config.yaml").write_text(
        f"repos:\n- repo: {hooks}\n  rev: {revision}\n  hooks:\n  - id: themec-lint-system\n")
    git(project, "add", ".")
    binary = work / "bin"
    binary.mkdir()
    (binary / "themec").symlink_to(themec)
    variables = {"PATH": f"{binary}:{os.environ['PATH']}", "PRE_COMMIT_HOME": str(work / "pre-commit-home")}
    status, output = run(["pre-commit", "run", "--all-files", "--color", "never"], project, **variables)
    found = [line for line in output.splitlines() if "duplicate-id" in line]
    expect(status == 1 and len(found) == 1 and "Old.xib" not in output, "pre-commit stops at a mistake, and not at excluded files", output)
    hostile = project / "--output=Old"
    hostile.mkdir()
    (hostile / "Old.xib").write_text(RIGHT)
    git(project, "add", ".")
    run(["pre-commit", "run", "--all-files"], project, **variables)
    expect((project / "Old" / "Old.xib").read_text() == WRONG, "no name of a file is an option")
    git(project, "rm", "-rqf", "--", "--output=Old")
    # As `git commit` runs it.
    run(["pre-commit", "install"], project, **variables)
    (project / "Login View.xib").write_text(RIGHT)
    git(project, "add", ".")
    commit = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Correct"]
    status, output = run(commit, project, **variables)
    expect(status == 0, "pre-commit lets the corrected file pass", output)


class Runner:
    """The steps of a composite action, run as a runner of GitHub runs them."""

    def __init__(self, work, project, inputs):
        self.project = project
        self.temp = work
        action = yaml.safe_load((root / "action.yml").read_text())
        self.steps = action["runs"]["steps"]
        unknown = set(inputs) - set(action["inputs"])
        assert not unknown, unknown
        self.inputs = {name: inputs.get(name, str(value.get("default", ""))) for name, value in action["inputs"].items()}
        self.outputs = {}
        self.declared = action.get("outputs", {})

    def value(self, expression):
        words = expression.strip()
        contexts = {
            "runner.temp": str(self.temp), "runner.os": "Linux", "runner.arch": "X64", "github.action_path": str(root),
            "github.action_ref": "main", "github.run_id": "1",
        }
        if words in contexts:
            return contexts[words]
        if match := re.fullmatch(r"inputs\.(\w+)", words):
            return self.inputs[match[1]]
        if match := re.fullmatch(r"steps\.(\w+)\.outputs\.([\w-]+)", words):
            return self.outputs.get(match[1], {}).get(match[2], "")
        if words.startswith("hashFiles("):
            return "hash"
        raise SystemExit(f"action.yml: unknown expression {words}")

    def filled(self, text):
        return re.sub(r"\$\{\{(.*?)\}\}", lambda match: self.value(match[1]), str(text))

    def holds(self, condition):
        if condition is None:
            return True
        left, operator, right = re.fullmatch(r"(\S+) (==|!=) '([^']*)'", condition).groups()
        return (self.value(left) == right) == (operator == "==")

    def run(self, events):
        """Returns the status of the last step that ran, and all output. The cache of the first step has the program."""
        self.temp.mkdir(exist_ok=True)
        (self.temp / "themec-bin").mkdir(exist_ok=True)
        if not (self.temp / "themec-bin" / "themec").exists():
            (self.temp / "themec-bin" / "themec").symlink_to(themec)
        text = ""
        for step in self.steps:
            if not self.holds(step.get("if")):
                continue
            if "uses" in step:
                assert step["uses"].startswith("actions/cache@"), step["uses"]
                for value in step["with"].values():
                    self.filled(value)
                self.outputs[step.get("id", "")] = {"cache-hit": "true"}
                continue
            output = self.temp / "output"
            output.write_text("")
            variables = {name: self.filled(value) for name, value in step.get("env", {}).items()}
            script = self.temp / "step.sh"
            script.write_text(self.filled(step["run"]))
            # https://docs.github.com/actions/reference/workflow-syntax-for-github-actions: what `shell: bash` means
            status, printed = run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", str(script)], self.project, GITHUB_OUTPUT=str(output),
                RUNNER_TEMP=str(self.temp), RUNNER_OS="Linux", GITHUB_ACTIONS="true", GITHUB_WORKSPACE=str(self.project),
                **events, **variables)
            self.outputs[step.get("id", "")] = dict(line.split("=", 1) for line in output.read_text().splitlines())
            text += printed
            if status != 0:
                return status, text
        return 0, text


def github(work):
    workflow = yaml.safe_load((root / "Integrations" / "github-workflow.yml").read_text())
    used = [step for step in workflow["jobs"]["lint"]["steps"] if str(step.get("uses", "")).startswith("OWNER/themec@")]
    inputs = set(yaml.safe_load((root / "action.yml").read_text())["inputs"])
    expect(
        len(used) == 2 and all(set(step.get("with", {})) <= inputs for step in used), "the workflow gives the action inputs that it has")
    project = app(work / "github", WRONG)
    status, output = Runner(work / "runner", project, {}).run({})
    expect(
        status == 1 and f"::error file=Login View.xib,line={LINE}," in output, "the action annotates the line with a mistake", output)
    runner = Runner(work / "runner", project, {"arguments": "--exit-zero", "sarif": "themec.sarif"})
    status, output = runner.run({})
    report = project / runner.filled(runner.declared["sarif"]["value"])
    results = json.loads(report.read_text())["runs"][0]["results"] if report.is_file() else []
    expect(status == 0 and [result["ruleId"] for result in results] == ["syntax/duplicate-id"], "the action writes SARIF", output)
    # A branch that adds a file; the mistake on the main branch is older.
    git(project, "checkout", "-q", "-b", "branch")
    (project / "Second.xib").write_text(WRONG)
    git(project, "add", "Second.xib")
    git(project, "commit", "-q", "-m", "A second file")
    status, output = Runner(work / "runner", project, {"since": "main"}).run({})
    expect(
        status == 1 and "file=Second.xib" in output and "file=Login View.xib" not in output, "the action reports what a branch changed", output)
    (project / "Second.xib").write_text(RIGHT)
    git(project, "commit", "-q", "-a", "-m", "Correct")
    status, output = Runner(work / "runner", project, {"since": "main", "paths": "."}).run({})
    expect(status == 0, "the action accepts the corrected branch", output)


def gitlab(work):
    job = yaml.safe_load((root / "Integrations" / "gitlab-ci.yml").read_text())["themec"]
    project = app(work / "gitlab", WRONG)
    (project / ".themec-bin").mkdir()
    (project / ".themec-bin" / "themec").symlink_to(themec)
    variables = {name: value.replace("$CI_PROJECT_DIR", str(project)) for name, value in job["variables"].items()}
    # The last lines of before_script build themec, unless the cache has it.
    script = "\n".join(job["before_script"][1:] + job["script"])
    status, output = run(["bash", "-eo", "pipefail", "-c", script], project, **variables, CI_PROJECT_DIR=str(project))
    report = project / job["artifacts"]["reports"]["codequality"]
    entries = json.loads(report.read_text()) if report.is_file() else []
    expect(status == 1 and len(entries) == 1, "the job of GitLab ends with an error and a report", output)
    # https://docs.gitlab.com/ci/testing/code_quality: the properties that GitLab reads
    for entry in entries:
        expect(
            isinstance(entry["description"], str) and entry["check_name"] == "syntax/duplicate-id"
            and re.fullmatch(r"\S+", entry["fingerprint"]) and entry["severity"] in ["info", "minor", "major", "critical", "blocker"]
            and entry["location"] == {"path": "Login View.xib", "lines": {"begin": LINE}}, "GitLab's report has what GitLab reads", entry)


def sarif(work):
    """What SonarQube demands of a SARIF report, by its page "Importing issues from SARIF reports"."""
    project = app(work / "sarif", WRONG)
    _, output = run([str(themec), "lint", "--format", "sarif"], project)
    log = json.loads(output)
    ok = log["version"] == "2.1.0"
    for one in log["runs"]:
        ok = ok and bool(one["tool"]["driver"]["name"])
        for result in one["results"]:
            place = result["locations"][0]["physicalLocation"]
            ok = ok and result["message"]["text"] and result["ruleId"] and place["artifactLocation"]["uri"] == "Login%20View.xib"
            ok = ok and place["region"]["startLine"] == LINE and result["level"] in ["error", "warning", "note"]
    expect(ok, "SARIF has what SonarQube and reviewdog read", output)


# The words of Homebrew's formulas, as far as ours uses them. `install` and the test run; commands are printed instead.
FORMULA = """
require "pathname"
class Pathname; alias_method :install_file, :write; end
class Formula
  def self.method_missing(name, *values) = (FACTS[name] ||= []) << values
  def self.respond_to_missing?(*) = true
  def self.test(&block) = define_method(:check, &block)
  FACTS = {}
  attr_reader :bin, :testpath
  def initialize(bin, testpath) = (@bin, @testpath = Pathname(bin), Pathname(testpath))
  def system(*words) = puts("run: #{words.join(" ")}")
  def generate_completions_from_executable(program, *words) = puts(`#{program} #{words.join(" ")} zsh`.lines.first)
  def shell_output(command, status)
    text = `#{command} 2>&1`
    raise "#{$?.exitstatus}: #{text}" unless $?.exitstatus == status
    text
  end
  def assert_match(words, text) = text.include?(words) || raise(text)
end
module OS; def self.linux? = true; end
class Pathname; def install(path) = puts("install: #{path}"); end
load ARGV[0]
formula = Themec.new(ARGV[1], ARGV[2])
formula.install
formula.check
puts "tested"
"""

# The functions that nixpkgs would give the expression.
NIX = """
let
  stdenv = { mkDerivation = set: set; cc.cc.lib = "cc"; };
  lib = { licenses.asl20 = "asl20"; sourceTypes.binaryNativeCode = "binary"; };
  package = import %s {
    inherit lib stdenv; fetchurl = set: set; autoPatchelfHook = "patch"; installShellFiles = "shell"; libxml2_13 = "xml"; cairo = "cairo"; harfbuzz = "harfbuzz"; libjpeg_turbo = "jpeg"; librsvg = "rsvg"; glib = "glib";
    poppler = "poppler"; fontconfig = "fontconfig"; freetype = "freetype";
  };
in builtins.toJSON package
"""


def packages(work):
    filled = {}
    for name in ["themec.rb", "themec.nix"]:
        text = (root / "release" / name).read_text()
        values = {"VERSION": "1.2.3", "DOWNLOADS": "https://example.com", "HOMEPAGE": "https://example.com", "MACHINE": "x86_64", "SHA256": "0" * 64}
        for key, value in values.items():
            text = text.replace(f"@{key}@", value)
        filled[name] = work / name
        filled[name].write_text(text)
        expect("@" not in text.replace("signs @.", ""), f"release/build knows all values of {name}", text)
    products = set(re.findall(r'\.executable\(name: "([^"]+)"', (root / "Package.swift").read_text()))
    if shutil.which("ruby"):
        (work / "formula-test").mkdir()
        (work / "formula.rb").write_text(FORMULA)
        (work / "formula-bin").mkdir()
        (work / "formula-bin" / "themec").symlink_to(themec)
        status, output = run(
            ["ruby", str(work / "formula.rb"), str(filled["themec.rb"]), str(work / "formula-bin"), str(work / "formula-test")], root)
        built = set(re.findall(r"--product (\S+)", output))
        expect(status == 0 and "tested" in output and built == {"themec", "themec-png", "themec-vector"}, "the formula installs and its test passes", output)
        expect(not products or built <= products, "the formula builds products of the package", f"{built} {products}")
    else:
        print("SKIPPED: the formula of Homebrew (no ruby)")
    if shutil.which("nix-instantiate"):
        status, output = run(["nix-instantiate", "--eval", "--strict", "--expr", NIX % filled["themec.nix"]], root, NIX_STATE_DIR=str(work / "nix"), NIX_STORE_DIR=str(work / "store"))
        expect(
            status == 0 and "themec-1.2.3-linux-x86_64.tar.xz" in output and "x86_64-linux" in output, "Nix evaluates the expression", output)
    else:
        print("SKIPPED: the expression for Nix (no nix-instantiate)")


with tempfile.TemporaryDirectory() as folder:
    work = pathlib.Path(folder)
    pre_commit(work)
    github(work)
    gitlab(work)
    sarif(work)
    packages(work)
sys.exit(1 if failures else 0)
