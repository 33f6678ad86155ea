import ConstraintSolver
import Testing

/// Options that solve small systems with a tableau, and with the sparse factorization of large systems.
let solverKinds: [SolverOptions] = {
  var factored = SolverOptions()
  factored.tableauLimit = 0
  return [SolverOptions(), factored]
}()

@Test(arguments: solverKinds)
func `every level reaches the optimum found by scipy's HiGHS`(_ options: SolverOptions) throws {
  var solver = Solver(options: options)
  let fixtures = try LevelFixture.load() + LevelFixture.loadLarge()
  #expect(fixtures.count >= 702)
  for (index, fixture) in fixtures.enumerated() {
    let solution = solver.solve(fixture.system)
    #expect(solution.status == .solved, "system \(index)")
    #expect(solution.conflicts == fixture.conflicts, "system \(index)")
    for (sum, optimum) in zip(fixture.sums(of: solution), fixture.optima) {
      #expect(abs(sum - optimum.sum) <= 1e-6 * max(1, optimum.sum), "system \(index), level \(optimum.priority)")
    }
    for id in fixture.system.constraintIDs where fixture.system.isRequired(id) && !fixture.conflicts.contains(id) {
      #expect(solution.violation(of: id, in: fixture.system) <= 1e-6, "system \(index)")
    }
  }
}

@Test(arguments: solverKinds)
func `values that are the same in all optimal solutions are found`(_ options: SolverOptions) throws {
  var solver = Solver(options: options)
  for (index, fixture) in try LevelFixture.load().enumerated() {
    let solution = solver.solve(fixture.system)
    for (variable, value) in fixture.unique {
      #expect(abs(solution[variable] - value) <= 1e-5, "system \(index), variable \(variable.rawValue)")
    }
  }
}
