#!/usr/bin/env python3
"""Random systems and what scipy's HiGHS makes of them, level by level.

    make_levels.py COUNT SEED > levels.txt
    make_levels.py --large SEED > large.txt        # a chain and a web of many inequalities

Needs scipy 1.17. Every level is a linear program of its own; each optimum is fixed before the next is solved. Required
constraints that contradict earlier ones are found by one feasibility program each and form a level above all optionals.

Format, one item a line:
    s VARIABLES                                  begins a system
    PRIORITY RELATION CONSTANT V:C V:C ...       a constraint, sum + constant RELATION 0; RELATION is = < >; V is a variable
    ! ID ID ...                                  constraints in conflict, if any
    = P:OPTIMUM ...                              sums of absolute errors, highest level first; P is 1000 for the conflicts
    u V:VALUE ...                                variables whose value is unique (to 1e-5), if any were looked for
"""
import random
import sys

import numpy as np
from scipy.optimize import linprog
from scipy.sparse import csr_array


def number(value):
    return ('%.9g' % value) if value else '0'


def random_system(rng):
    n = rng.randint(1, 10)
    point = [rng.randint(-8, 20) for _ in range(n)]
    plain = rng.random() < 0.6
    coefficients = [1, -1] if plain else [1, -1, 1, -1, 2, -2, 3, 0.5, -0.5, -3, 0.25]
    levels = rng.sample([1, 50, 51, 250, 251, 500, 501, 700, 749, 750, 751, 800, 900, 998, 999], rng.randint(2, 12))
    optionals = rng.randint(len(levels), 2 * len(levels) + 4)
    quarrelsome = rng.random() < 0.2
    constraints = []
    for i in range(optionals + rng.randint(0, n + 2)):
        soft = i < optionals
        size = min(n, rng.choice([1, 1, 2, 2, 2, 3, 4]))
        terms = [(v, rng.choice(coefficients)) for v in rng.sample(range(n), size)]
        if rng.random() < 0.03:
            terms.append((terms[0][0], rng.choice(coefficients)))
        relation = rng.choice('==<>' if soft else '==<<>>=')
        at = -sum(c * point[v] for v, c in terms)
        if soft or (quarrelsome and rng.random() < 0.3):
            constant = at + rng.choice([0, 0, 1, -1, 2, -3, 5, -8, 13, 0.5, rng.randint(-30, 30)])
        else:
            slack = rng.choice([0, 0, 1, 2, 5])
            constant = at + (0 if relation == '=' else -slack if relation == '<' else slack)
        constraints.append((levels[i % len(levels)] if soft else 1000, relation, constant, terms))
    rng.shuffle(constraints)
    return n, constraints


class Program:
    """A linear program over x and, for each optional constraint at work, p and m: sum + constant = p - m."""

    def __init__(self, n):
        self.n = n
        self.upper, self.upper_b, self.equal, self.equal_b = [], [], [], []
        self.bounds = [(None, None)] * n
        self.cutoffs = []

    def row(self, terms):
        row = {}
        for v, c in terms:
            row[v] = row.get(v, 0) + c
        return row

    def require(self, relation, constant, terms):
        row = self.row(terms)
        if relation == '=':
            self.equal.append(row)
            self.equal_b.append(-constant)
        elif relation == '<':
            self.upper.append(row)
            self.upper_b.append(-constant)
        else:
            self.upper.append({v: -c for v, c in row.items()})
            self.upper_b.append(constant)

    def unrequire(self, relation):
        (self.equal if relation == '=' else self.upper).pop()
        (self.equal_b if relation == '=' else self.upper_b).pop()

    def optional(self, relation, constant, terms):
        """Returns the cost row of the optional constraint."""
        p, m = len(self.bounds), len(self.bounds) + 1
        self.bounds += [(0, None), (0, None)]
        row = self.row(terms)
        row[p], row[m] = -1, 1
        self.equal.append(row)
        self.equal_b.append(-constant)
        return {'=': {p: 1, m: 1}, '<': {p: 1}, '>': {m: 1}}[relation]

    def matrix(self, rows):
        entries = [(i, v, c) for i, row in enumerate(rows) for v, c in row.items()]
        i, v, c = zip(*entries)
        return csr_array((c, (i, v)), shape=(len(rows), len(self.bounds)))

    def solve(self, cost):
        objective = np.zeros(len(self.bounds))
        for v, c in cost.items():
            objective[v] += c
        upper = self.upper + [cut for cut, _ in self.cutoffs]
        # Optima are fixed as tightly as HiGHS' rounding lets them be.
        for slack in (0, 1e-11, 1e-10, 1e-9):
            upper_b = self.upper_b + [value + slack * max(1, value) for _, value in self.cutoffs]
            result = linprog(
                objective, A_ub=self.matrix(upper) if upper else None, b_ub=upper_b or None,
                A_eq=self.matrix(self.equal) if self.equal else None, b_eq=self.equal_b or None, bounds=self.bounds,
                method='highs', options={'primal_feasibility_tolerance': 1e-10, 'dual_feasibility_tolerance': 1e-10})
            if result.status in (0, 3) or not self.cutoffs:
                break
        return result


def large_system(rng, is_chain):
    """700 variables, each at or beyond an earlier one, with wishes at several levels; the required constraints can hold together."""
    n = 700
    constraints = [(1000, '=', 0, [(0, 1)])]
    for v in range(1, n):
        near = v - 1 if is_chain else rng.randrange(max(0, v - 30), v)
        constraints.append((1000, '>', -rng.randint(0, 8), [(v, 1), (near, -1)]))
        for _ in range(2):
            other = v - 1 if is_chain else rng.randrange(max(0, v - 30), v)
            constraints.append((rng.choice([250, 500, 750]), rng.choice('=<>'), -rng.randint(1, 60), [(v, 1), (other, -1)]))
        constraints.append((1, '=', -rng.randint(0, 20 * n), [(v, 1)]))
    constraints.append((1000, '<', -9 * n, [(n - 1, 1)]))
    return n, constraints


def large_answer(n, constraints):
    program = Program(n)
    for priority, relation, constant, terms in constraints:
        if priority >= 1000:
            program.require(relation, constant, terms)
    optima = []
    for priority in sorted({c[0] for c in constraints if c[0] < 1000}, reverse=True):
        cost = {}
        for _, relation, constant, terms in [c for c in constraints if c[0] == priority]:
            for v, c in program.optional(relation, constant, terms).items():
                cost[v] = cost.get(v, 0) + c
        result = program.solve(cost)
        assert result.status == 0, result.message
        optima.append((priority, max(0.0, result.fun)))
        program.cutoffs.append((cost, result.fun))
    return [], optima, []


def answer(n, constraints):
    program = Program(n)
    conflicts = []
    for i, (priority, relation, constant, terms) in enumerate(constraints):
        if priority >= 1000:
            program.require(relation, constant, terms)
            if program.solve({}).status == 2:
                program.unrequire(relation)
                conflicts.append(i)
    levels = sorted({c[0] for c in constraints if c[0] < 1000}, reverse=True)
    optima = []
    groups = ([(1000, [constraints[i] for i in conflicts])] if conflicts else []) + [
        (p, [c for c in constraints if c[0] == p]) for p in levels]
    for priority, group in groups:
        cost = {}
        for _, relation, constant, terms in group:
            for v, c in program.optional(relation, constant, terms).items():
                cost[v] = cost.get(v, 0) + c
        result = program.solve(cost)
        if result.status != 0:
            return None
        optima.append((priority, max(0.0, result.fun)))
        program.cutoffs.append((cost, result.fun))
    unique = []
    for v in range(n):
        low, high = program.solve({v: 1}), program.solve({v: -1})
        if not {low.status, high.status} <= {0, 3}:
            return None
        width = -high.fun - low.fun if low.status == 0 and high.status == 0 else 1e9
        if 1e-6 < width < 1e-2:
            return None
        if width <= 1e-6:
            unique.append((v, (low.fun - high.fun) / 2))
    return conflicts, optima, unique


def write(n, constraints, conflicts, optima, unique):
    print('s', n)
    for priority, relation, constant, terms in constraints:
        print(priority, relation, number(constant), *('%d:%s' % (v, number(c)) for v, c in terms))
    if conflicts:
        print('!', *conflicts)
    print('=', *('%d:%s' % (p, number(o)) for p, o in optima))
    if unique:
        print('u', *('%d:%s' % (v, number(x)) for v, x in unique))


def main():
    rng = random.Random(int(sys.argv[2]))
    if sys.argv[1] == '--large':
        for is_chain in (True, False):
            n, constraints = large_system(rng, is_chain)
            write(n, constraints, *large_answer(n, constraints))
        return
    count = int(sys.argv[1])
    made = 0
    while made < count:
        n, constraints = random_system(rng)
        found = answer(n, constraints)
        if found is None:
            continue
        made += 1
        write(n, constraints, *found)


main()
