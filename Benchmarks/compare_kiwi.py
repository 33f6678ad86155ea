#!/usr/bin/env python3
"""Times kiwisolver on the systems of a file and compares with SolverBenchmark.

    compare_kiwi.py [--repeat N] [--limit SECONDS] BENCHMARK FILE

Needs kiwisolver from PyPI (C++ behind Python). Only addConstraint and updateVariables are timed, for constraints made beforehand. Levels
become weights a factor apart, as far as kiwi's Doubles allow; a required constraint that kiwi refuses is added again as a strong wish.
"""
import argparse
import json
import statistics
import subprocess
import time

import kiwisolver as kw


def build(line):
    system = json.loads(line)
    variables = [kw.Variable(str(i)) for i in range(system['variables'])]
    levels = sorted({c['priority'] for c in system['constraints'] if c['priority'] < 1000})
    factor = min(1000.0, 10 ** (11.0 / max(1, len(levels))))
    weight = {p: 1e-2 * factor ** i for i, p in enumerate(levels)}
    made = []
    for c in sorted(system['constraints'], key=lambda c: -c['priority']):
        merged = {}
        for v, k in c['terms']:
            merged[v] = merged.get(v, 0) + k
        expression = kw.Expression([kw.Term(variables[int(v)], k) for v, k in merged.items()], c['constant'])
        made.append(kw.Constraint(expression, c['relation'], kw.strength.required if c['priority'] >= 1000 else weight[c['priority']]))
    return made


def microseconds(made, repeat):
    best = float('inf')
    for _ in range(repeat):
        start = time.perf_counter()
        solver = kw.Solver()
        refused = []
        for c in made:
            try:
                solver.addConstraint(c)
            except kw.UnsatisfiableConstraint:
                refused.append(c)
            except kw.DuplicateConstraint:
                pass
        for c in refused:
            solver.addConstraint(c | 1e9)
        solver.updateVariables()
        best = min(best, (time.perf_counter() - start) * 1e6)
    return best


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('--repeat', type=int, default=5)
    parser.add_argument('--each', action='store_true', help='print every system')
    parser.add_argument('benchmark')
    parser.add_argument('file')
    options = parser.parse_args()
    output = subprocess.run(
        [options.benchmark, 'run', '--repeat', str(options.repeat), options.file], check=True, capture_output=True, text=True)
    ours = [line.split() for line in output.stdout.splitlines()]
    with open(options.file) as file:
        lines = file.readlines()
    kiwi = [microseconds(build(line), options.repeat) for line in lines]
    files = [json.loads(line).get('file') for line in lines]
    solve, again = [float(o[2]) for o in ours], [float(o[3]) for o in ours]
    if options.each:
        for o, k in zip(ours, kiwi):
            print(*o, 'kiwi', round(k, 1), 'ratio', round(float(o[2]) / k, 3))
    ratios = [o / k for o, k in zip(solve, kiwi)]
    # A document has a system for each of its roots.
    by_file = {}
    for name, o, k in zip(files, solve, kiwi):
        total = by_file.setdefault(name, [0, 0])
        total[0] += o
        total[1] += k
    constraints = sum(int(o[1]) for o in ours)
    print('systems %d, constraints %d' % (len(ours), constraints))
    print('ours  total %.0f us, %.0f ns a constraint; again %.0f us' % (sum(solve), 1000 * sum(solve) / constraints, sum(again)))
    print('kiwi  total %.0f us, %.0f ns a constraint' % (sum(kiwi), 1000 * sum(kiwi) / constraints))
    print('ratio of totals %.3f, median system %.3f, median file %.3f (of %d), again / first %.3f' % (
        sum(solve) / sum(kiwi), statistics.median(ratios), statistics.median(o / k for o, k in by_file.values()), len(by_file),
        sum(again) / sum(solve)))


main()
