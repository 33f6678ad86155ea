"""Compares the CPU time of parsing, validating and summarizing files with `xmllint --noout` on the same list.

Usage: compare_xmllint.py THEMEC_DEV FOLDER... [--rounds N]

Every round runs both, one after the other; the ratio printed is the median of the rounds' ratios. xmllint's time is
that of its whole process, reading included; themec's is that of the work alone, one thread, files read beforehand.
"""
import argparse
import os
import statistics
import subprocess
import sys


def cpu_of(arguments):
    """User and system seconds of a process."""
    process = subprocess.Popen(arguments, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    return usage.ru_utime + usage.ru_stime


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", help="the release build of themec-dev")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--ending", default=".xib")
    options = parser.parse_args()
    files = sorted(
        os.path.join(folder, name)
        for root in options.folders
        for folder, _, names in os.walk(root)
        for name in names
        if name.endswith(options.ending)
    )
    if not files:
        sys.exit("no files")
    listing = "\n".join(files).encode()
    ratios, ours, theirs = [], [], []
    for _ in range(options.rounds):
        theirs.append(cpu_of(["xmllint", "--noout", *files]))
        result = subprocess.run(
            [options.tool, "benchmark-syntax", "--brief", "-"], input=listing, capture_output=True, check=True)
        ours.append(float(result.stdout))
        ratios.append(ours[-1] / theirs[-1])
    print(f"{len(files)} files, {sum(os.path.getsize(file) for file in files)} bytes, {options.rounds} rounds")
    print(f"xmllint --noout            {statistics.median(theirs) * 1e3:8.1f} ms CPU")
    print(f"parse, validate, summarize {statistics.median(ours) * 1e3:8.1f} ms CPU")
    print(f"ratio: median {statistics.median(ratios):.2f}, {min(ratios):.2f} to {max(ratios):.2f}")
    subprocess.run([options.tool, "benchmark-syntax", "--runs", "3", "-"], input=listing, check=True)


main()
