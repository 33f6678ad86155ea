import ConstraintSolver
import Testing

@Test func `two equally wide views share the room that the gaps leave`() {
  var system = ConstraintSystem()
  let edges = (0..<4).map { _ in system.addVariable() }
  system.relate(edges[0], .equal, 20)
  system.relate(edges[2], .equal, edges[1], plus: 8)
  system.relate(edges[3], .equal, 300)
  system.add(
    [Term(edges[1]), Term(edges[0], -1), Term(edges[3], -1), Term(edges[2])], .equal)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution.status == .solved)
  #expect(solution.values == [20, 156, 164, 300])
}

@Test func `a constraint of higher priority takes precedence over any number of lower ones`() {
  var system = ConstraintSystem()
  let width = system.addVariable()
  for value in [10.0, 11, 12, 13] { system.relate(width, .equal, value, priority: 250) }
  system.relate(width, .greaterOrEqual, 100, priority: 251)
  system.relate(width, .lessOrEqual, 90, priority: 750)
  var solver = Solver()
  #expect(solver.solve(system)[width] == 90)
}

@Test func `contradictory optional constraints of equal priority are solved by their median`() {
  var system = ConstraintSystem()
  let position = system.addVariable()
  for value in [0.0, 1, 50, 60, 1000] { system.relate(position, .equal, value, priority: 500) }
  var solver = Solver()
  #expect(solver.solve(system)[position] == 50)
}

@Test func `hugging yields to compression resistance, and both yield to a required width`() {
  var system = ConstraintSystem()
  let (label, field) = (system.addVariable(), system.addVariable())
  system.add(Term(label), Term(field), constant: -200, .equal)
  system.relate(label, .lessOrEqual, 70, priority: 251)
  system.relate(label, .greaterOrEqual, 70, priority: 750)
  system.relate(field, .lessOrEqual, 100, priority: 250)
  system.relate(field, .greaterOrEqual, 100, priority: 750)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution[label] == 70)
  #expect(solution[field] == 130)
}

@Test func `an unconstrained variable is zero, and a bounded one is at its bound`() {
  var system = ConstraintSystem()
  let (free, low, high) = (system.addVariable(), system.addVariable(), system.addVariable())
  system.relate(low, .greaterOrEqual, 30)
  system.relate(high, .lessOrEqual, -30)
  var solver = Solver()
  #expect(solver.solve(system).values == [0, 30, -30])
  #expect(solver.freeVariables(in: system) == [free, low, high])
}

@Test func `an empty system and empty constraints are solved`() {
  var solver = Solver()
  #expect(solver.solve(ConstraintSystem()).values.isEmpty)
  var system = ConstraintSystem()
  let variable = system.addVariable()
  system.add([], .equal)
  system.add([], constant: -1, .lessOrEqual)
  let impossible = system.add([], constant: 1, .equal)
  let alsoImpossible = system.add(Term(variable, 0), constant: -1, .greaterOrEqual)
  system.add([], constant: 5, .equal, priority: 500)
  let solution = solver.solve(system)
  #expect(solution.conflicts == [impossible, alsoImpossible])
  #expect(solver.minimalConflict(of: impossible, in: system) == [impossible])
}

@Test func `terms of the same variable are added up`() {
  var system = ConstraintSystem()
  let (x, y) = (system.addVariable(), system.addVariable())
  system.add([Term(x, 1), Term(x, 1), Term(y, 3), Term(y, -3)], constant: -10, .equal)
  system.add([Term(y, 0.1), Term(y, 0.2), Term(y, -0.3), Term(x, -1), Term(y, 1)], .equal)
  var solver = Solver()
  #expect(solver.solve(system).values == [5, 5])
}

@Test func `the later of two contradictory constraints is the conflict, and is still met as far as possible`() {
  var system = ConstraintSystem()
  let (x, y) = (system.addVariable(), system.addVariable())
  system.relate(x, .greaterOrEqual, 0)
  let late = system.relate(x, .equal, -40)
  system.relate(x, .equal, 70, priority: 999)
  system.relate(y, .equal, x, plus: 5)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution.conflicts == [late])
  #expect(solution.values == [0, 5])
}

@Test func `constraints with invalid numbers are refused and have no effect`() {
  var system = ConstraintSystem()
  let x = system.addVariable()
  let good = system.relate(x, .equal, 7, priority: 1)
  let refused = [
    system.relate(x, .equal, .nan), system.relate(x, .equal, .infinity), system.relate(x, .equal, 1e300),
    system.add(Term(x, .nan), .equal), system.add(Term(x, 1e300), .equal),
    system.relate(x, .equal, 3, priority: 0), system.relate(x, .equal, 3, priority: .nan),
    system.add(Term(Variable(rawValue: 9)), .equal),
  ]
  #expect(system.refusedConstraints == refused)
  var solver = Solver()
  #expect(solver.solve(system).values == [7])
  system.setConstant(good, .nan)
  #expect(solver.solve(system).values == [0])
  system.setConstant(good, -8)
  #expect(!system.isRefused(good))
  #expect(solver.solve(system).values == [8])
}

@Test func `numbers at the limits produce finite values`() {
  var system = ConstraintSystem()
  let variables = (0..<400).map { _ in system.addVariable() }
  system.relate(variables[0], .equal, 1e12)
  for (before, after) in zip(variables, variables.dropFirst()) {
    system.add(Term(after), Term(before, -1e6), .equal)
  }
  system.add(Term(variables[3], .leastNonzeroMagnitude), constant: -1, .equal, priority: 3)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution.values.allSatisfy { $0.isFinite })
  #expect(solution.status == .outOfRange)
}

@Test func `a bound on the distance of two views holds after other bounds fixed one of them`() {
  var system = ConstraintSystem()
  let (x, y) = (system.addVariable(), system.addVariable())
  system.add(Term(y), Term(x, -1), constant: -20, .greaterOrEqual)
  let low = system.relate(x, .greaterOrEqual, 5)
  system.relate(x, .lessOrEqual, 5)
  system.relate(y, .equal, 3, priority: 10)
  var solver = Solver()
  #expect(solver.solve(system).values == [5, 25])
  system.setConstant(low, -4)
  #expect(solver.resolve(system).values == [4, 24])
}

@Test func `a system with other coefficients is not solved with the previous factorization`() {
  func system(_ coefficient: Double, _ priority: Double, width: Double) -> ConstraintSystem {
    var system = ConstraintSystem()
    let (x, y) = (system.addVariable(), system.addVariable())
    system.relate(x, .equal, width)
    system.add(Term(x), Term(y, coefficient), .equal)
    system.relate(y, .equal, 5, priority: priority)
    return system
  }
  var solver = Solver()
  #expect(solver.solve(system(-1, 500, width: 10)).values == [10, 10])
  let alike = solver.resolve(system(-1, 500, width: 12))
  #expect(alike.isReused && alike.values == [12, 12])
  let other = solver.resolve(system(-2, 500, width: 10))
  #expect(!other.isReused && other.values == [10, 5])
}

@Test func `a system is not solved with another one's factorization, even if their numbers add up to the same bits`() {
  // The bits of a coefficient and the number of its variable have the same sum in both systems.
  func system(_ coefficient: Double, _ variable: UInt32) -> ConstraintSystem {
    var system = ConstraintSystem()
    system.addVariables(2)
    system.add(Term(Variable(rawValue: variable), coefficient), constant: -8, .equal)
    return system
  }
  var solver = Solver()
  #expect(solver.solve(system(1, 1)).values == [0, 8])
  let other = solver.resolve(system(1.0.nextUp, 0))
  #expect(!other.isReused && abs(other.values[0] - 8) < 1e-9 && other.values[1] == 0)
}
