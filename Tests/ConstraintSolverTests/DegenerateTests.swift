import ConstraintSolver
import TestSupport
import Testing

@Test func `Beale's cycling example terminates at its optimum`() {
  // E. M. L. Beale, Cycling in the dual simplex algorithm (1955): the usual rule of the largest coefficient cycles.
  var system = ConstraintSystem()
  let x = (0..<4).map { _ in system.addVariable() }
  for variable in x { system.relate(variable, .greaterOrEqual, 0) }
  system.add([Term(x[0], 0.25), Term(x[1], -60), Term(x[2], -0.04), Term(x[3], 9)], .lessOrEqual)
  system.add([Term(x[0], 0.5), Term(x[1], -90), Term(x[2], -0.02), Term(x[3], 3)], .lessOrEqual)
  system.relate(x[2], .lessOrEqual, 1)
  system.add(
    [Term(x[0], 0.75), Term(x[1], -150), Term(x[2], 0.02), Term(x[3], -6)], constant: -1000, .greaterOrEqual,
    priority: 500)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution.status == .solved)
  let objective = 0.75 * solution[x[0]] - 150 * solution[x[1]] + 0.02 * solution[x[2]] - 6 * solution[x[3]]
  #expect(abs(objective - 0.05) < 1e-9)
}

@Test func `solving many redundant constraints through one vertex terminates`() {
  var generator = SeededNumbers(seed: 5)
  for _ in 0..<20 {
    var system = ConstraintSystem()
    let variables = (0..<12).map { _ in system.addVariable() }
    for _ in 0..<150 {
      let terms = variables.shuffled(using: &generator).prefix(4).map {
        Term($0, Double(Int.random(in: -2...2, using: &generator)))
      }
      system.add(terms, Bool.random(using: &generator) ? .lessOrEqual : .greaterOrEqual)
    }
    for (index, variable) in variables.enumerated() {
      system.relate(variable, .equal, Double(index) - 6, priority: Double(1 + index % 3))
    }
    var solver = Solver(options: SolverOptions(pivotBudget: 5000))
    let solution = solver.solve(system)
    #expect(solution.status == .solved)
    #expect(solution.conflicts.isEmpty)
    #expect(solution.holds(in: system))
  }
}

@Test func `solving equal optional constraints that contradict each other terminates`() {
  var system = ConstraintSystem()
  let variables = (0..<30).map { _ in system.addVariable() }
  for (index, left) in variables.enumerated() {
    for right in variables[(index + 1)...] { system.relate(left, .equal, right, plus: 1, priority: 250) }
  }
  system.relate(variables[0], .equal, 0)
  var solver = Solver(options: SolverOptions(pivotBudget: 20000))
  #expect(solver.solve(system).status == .solved)
}
