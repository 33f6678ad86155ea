import ConstraintSolver
import TestSupport
import Testing

/// Returns a random system of the numbers in `coefficients` and `constants`.
private func randomSystem(
  _ generator: inout SeededNumbers, coefficients: [Double], constants: [Double], variables: ClosedRange<Int> = 1...8
) -> ConstraintSystem {
  var system = ConstraintSystem()
  let count = Int.random(in: variables, using: &generator)
  system.addVariables(count)
  for _ in 0..<Int.random(in: 0...3 * count, using: &generator) {
    let terms = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Term(
        Variable(rawValue: UInt32.random(in: 0..<UInt32(count), using: &generator)),
        coefficients.randomElement(using: &generator) ?? 1)
    }
    system.add(
      terms, constant: constants.randomElement(using: &generator) ?? 0,
      Relation.allCases.randomElement(using: &generator) ?? .equal,
      priority: [1000, 1000, 1000, 999, 750, 250, 0.001].randomElement(using: &generator) ?? 1)
  }
  return system
}

@Test func `any input numbers produce finite values within the budget`() {
  var generator = SeededNumbers(seed: 21)
  let numbers: [Double] = [
    0, 1, -1, 0.5, -2, 1e-12, -1e-9, 1e-6, 1.0 / 3, 1e6, -1e6, 1e12, -1e12, 1e300, .infinity, .nan, -.infinity,
    .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .ulpOfOne, .pi,
  ]
  var solver = Solver(options: SolverOptions(pivotBudget: 10_000))
  for _ in 0..<5000 {
    var system = randomSystem(&generator, coefficients: numbers, constants: numbers)
    let solution = solver.solve(system)
    #expect(solution.values.count == system.variableCount)
    #expect(solution.values.allSatisfy { $0.isFinite })
    if let id = Array(system.constraintIDs).randomElement(using: &generator) {
      system.setConstant(id, numbers.randomElement(using: &generator) ?? 0)
      #expect(solver.resolve(system).values.allSatisfy { $0.isFinite })
      _ = solver.minimalConflict(of: id, in: system)
    }
    _ = solver.freeVariables(in: system)
    _ = solver.influences(on: Variable(rawValue: 0), in: system)
  }
}

@Test func `with decimal multipliers and uneven constants, all constraints hold within a millionth`() {
  var generator = SeededNumbers(seed: 22)
  let coefficients = [1, -1, 1, -1, 0.3, -0.7, 1.0 / 3, 2.0 / 3, -1.7777778, 0.0625, 375.0 / 667]
  let constants = [0, 8, 20, -16, 0.333333, 107.6666667, 1024, -0.5, 1e-7]
  var solver = Solver()
  for _ in 0..<5000 {
    let system = randomSystem(&generator, coefficients: coefficients, constants: constants)
    let solution = solver.solve(system)
    #expect(solution.status == .solved)
    #expect(solution.holds(in: system))
  }
}

@Test func `a work budget ends the solving of a dense system with finite values`() {
  var system = ConstraintSystem()
  let variables = (0..<60).map { _ in system.addVariable() }
  var generator = SeededNumbers(seed: 23)
  for priority in 1...60 {
    let terms = variables.map { Term($0, Double(Int.random(in: -9...9, using: &generator))) }
    system.add(terms, constant: Double(priority), .lessOrEqual)
    system.add(terms.shuffled(using: &generator), constant: -50, .greaterOrEqual, priority: Double(priority))
  }
  for budget in [0, 100, 10_000, 100_000] {
    var solver = Solver(options: SolverOptions(workBudget: budget))
    let solution = solver.solve(system)
    #expect(solution.status != .solved)
    #expect(solution.values.allSatisfy { $0.isFinite })
  }
  var solver = Solver()
  #expect(solver.solve(system).status == .solved)
}

@Test func `if the budget ends the search for a conflict, the result is still a contradictory set`() {
  var system = ConstraintSystem()
  system.addVariables(61)
  func variable(_ index: UInt32) -> Variable { Variable(rawValue: index) }
  system.add(Term(variable(0)), .equal)
  for index in 0..<UInt32(60) {
    // Each is at least 5 after the previous one, and has an upper bound that is part of no conflict.
    system.add(Term(variable(index + 1)), Term(variable(index), -1), constant: -5, .greaterOrEqual)
    system.add(Term(variable(index + 1)), Term(variable(0), -1), constant: -900, .lessOrEqual)
  }
  let last = system.add(Term(variable(30)), constant: -100, .lessOrEqual)
  let minimal = Solver().minimalConflict(of: last, in: system)
  #expect(minimal.count == 32)
  for budget in [0, 100, 1_000, 10_000] {
    let solver = Solver(options: SolverOptions(workBudget: budget))
    #expect(Set(solver.minimalConflict(of: last, in: system)).isSuperset(of: minimal))
  }
}
