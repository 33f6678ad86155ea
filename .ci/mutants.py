"""Runs all stages on mutants of real files: see `themec-dev mutants --help`.

usage: mutants.py THEMEC-DEV [--count N] [--seed N] [--chunk N] [--jobs N] FOLDER…

Runs the mutants in parts, each in a process of its own, which must not use more than 512 MB. Parts that were run with the same program and
folders are kept in .build/mutants, so that a run that was ended goes on. Fails if a mutant ended the program, took more than 5 seconds, or broke
a rule of a stage.
"""
import argparse
import concurrent.futures
import hashlib
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MEMORY = 512 << 20


def run(program, folders, seed, count, kept):
    """The result of one part: its faults and its largest memory in bytes."""
    path = f"{kept}/{seed}-{count}.json"
    if os.path.exists(path):
        with open(path) as file:
            return json.load(file)
    os.makedirs(f"{kept}/failed", exist_ok=True)
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as progress:
        command = [program, "mutants", *folders, "--seed", str(seed), "--count", str(count)]
        child = subprocess.Popen(command, cwd=f"{kept}/failed", stdout=output, stderr=progress)
        _, status, usage = os.wait4(child.pid, 0)
        child.returncode = status
        output.seek(0)
        progress.seek(0)
        faults = [line for line in output.read().decode(errors="replace").splitlines() if ": " in line]
        last = progress.read().decode(errors="replace")[-2000:]
    if status != 0 and not faults:
        faults = [f"{seed}: status {status}: {last}"]
    peak = usage.ru_maxrss << 10
    if peak > MEMORY:
        faults.append(f"{seed}: {peak >> 20} MB for {count} mutants from this seed")
    result = {"faults": faults, "peak": peak}
    with open(path + ".new", "w") as file:
        json.dump(result, file)
    os.rename(path + ".new", path)
    return result


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chunk", type=int, default=5_000)
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    program = os.path.abspath(options.program)
    folders = [os.path.abspath(folder) for folder in options.folders]
    with open(program, "rb") as file:
        name = hashlib.sha256(file.read() + "\0".join(folders).encode()).hexdigest()[:16]
    kept = f"{ROOT}/.build/mutants/{name}"
    os.makedirs(kept, exist_ok=True)
    parts = [(seed, min(options.chunk, options.seed + options.count - seed))
             for seed in range(options.seed, options.seed + options.count, options.chunk)]
    faults, peak, done = [], 0, 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        runs = {pool.submit(run, program, folders, seed, count, kept): count for seed, count in parts}
        for future in concurrent.futures.as_completed(runs):
            result = future.result()
            done += runs[future]
            faults += result["faults"]
            peak = max(peak, result["peak"])
            for fault in result["faults"]:
                print(fault, flush=True)
            if done % 100_000 < options.chunk:
                print(f"{done} mutants, {len(faults)} faults, at most {peak >> 20} MB", flush=True)
    print(f"{done} mutants from seed {options.seed}, {len(faults)} faults, at most {peak >> 20} MB")
    sys.exit(1 if faults else 0)


main()
