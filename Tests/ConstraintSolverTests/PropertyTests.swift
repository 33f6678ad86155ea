import ConstraintSolver
import TestSupport
import Testing

@Test func `the order of constraints does not affect unique values`() throws {
  var generator = SeededNumbers(seed: 11)
  var solver = Solver()
  var checked = 0
  for (index, fixture) in try LevelFixture.load().enumerated() where fixture.conflicts.isEmpty {
    let order = Array(fixture.system.constraintIDs).shuffled(using: &generator)
    let solution = solver.solve(fixture.system.reordered(order))
    for (variable, value) in fixture.unique {
      #expect(abs(solution[variable] - value) <= 1e-5, "system \(index), variable \(variable.rawValue)")
      checked += 1
    }
  }
  #expect(checked > 1000)
}

@Test(arguments: solverKinds)
func `resolving after changes of constants gives the same result as a new solver`(_ options: SolverOptions) throws {
  var generator = SeededNumbers(seed: 12)
  var solver = Solver(options: options)
  var fresh = Solver(options: options)
  var spared = 0
  var sparedConflicts = 0
  for (index, var fixture) in try LevelFixture.load().enumerated() {
    _ = solver.solve(fixture.system)
    for round in 0..<4 {
      for id in fixture.system.constraintIDs where Bool.random(using: &generator) {
        let change = Double.random(in: -1...1, using: &generator) * (round < 3 ? 0.25 : 20)
        fixture.system.setConstant(id, fixture.system.constant(of: id) + change)
      }
      let again = solver.resolve(fixture.system)
      let anew = fresh.solve(fixture.system)
      if again.isReused { spared += 1 }
      if again.isReused && !again.conflicts.isEmpty { sparedConflicts += 1 }
      #expect(again.conflicts == anew.conflicts, "system \(index)")
      #expect(again.holds(in: fixture.system), "system \(index)")
      for (one, other) in zip(fixture.sums(of: again), fixture.sums(of: anew)) {
        #expect(abs(one - other) <= 1e-6 * max(1, other), "system \(index)")
      }
    }
  }
  #expect(spared > 500)
  #expect(sparedConflicts > 5)
}

@Test(arguments: solverKinds)
func `every conflict set is contradictory and minimal`(_ options: SolverOptions) throws {
  var solver = Solver(options: options)
  var checked = 0
  for (index, fixture) in try LevelFixture.load().enumerated() {
    for conflict in fixture.conflicts {
      let set = solver.minimalConflict(of: conflict, in: fixture.system)
      #expect(set.contains(conflict), "system \(index)")
      #expect(set.allSatisfy { $0 <= conflict }, "system \(index)")
      #expect(solver.solve(fixture.system.reordered(set)).conflicts.count == 1, "system \(index)")
      for spared in set {
        let rest = fixture.system.reordered(set.filter { $0 != spared })
        #expect(solver.solve(rest).conflicts.isEmpty, "system \(index)")
      }
      checked += 1
    }
    let satisfied = fixture.system.constraintIDs.first {
      fixture.system.isRequired($0) && !fixture.conflicts.contains($0)
    }
    if let satisfied { #expect(solver.minimalConflict(of: satisfied, in: fixture.system).isEmpty) }
  }
  #expect(checked >= 20)
}

@Test(arguments: solverKinds)
func `free variables are those without a unique value in HiGHS`(_ options: SolverOptions) throws {
  let solver = Solver(options: options)
  for (index, fixture) in try LevelFixture.load().enumerated() {
    let unique = Set(fixture.unique.map(\.variable.rawValue))
    let expected = (0..<UInt32(fixture.system.variableCount)).filter { !unique.contains($0) }
    let free = solver.freeVariables(in: fixture.system).map(\.rawValue)
    #expect(free == expected, "system \(index)")
  }
}

@Test(arguments: solverKinds)
func `moving a constraint moves a variable by the constraint's influence on it`(
  _ options: SolverOptions
) throws {
  var generator = SeededNumbers(seed: 13)
  var checked = 0
  var missing = 0
  for (index, fixture) in try LevelFixture.load().enumerated() where fixture.conflicts.isEmpty {
    guard let (variable, _) = fixture.unique.randomElement(using: &generator) else { continue }
    var solver = Solver(options: options)
    let before = solver.solve(fixture.system)
    guard let influences = solver.influences(on: variable, in: fixture.system) else {
      missing += 1
      continue
    }
    for id in fixture.system.constraintIDs {
      let step = 1e-4 * (Bool.random(using: &generator) ? 1 : -1)
      var moved = fixture.system
      moved.setConstant(id, moved.constant(of: id) + step)
      let again = solver.resolve(moved)
      if !again.isReused {
        _ = solver.solve(fixture.system)
        continue
      }
      let amount = influences.first { $0.constraint == id }?.amount ?? 0
      #expect(abs(again[variable] - before[variable] - amount * step) <= 1e-8, "system \(index)")
      checked += 1
    }
  }
  #expect(checked > 1000)
  #expect(missing == 0)
}

@Test func `a reused solver gives the same values as a new one`() throws {
  var solver = Solver()
  for fixture in try LevelFixture.load() {
    var fresh = Solver()
    #expect(solver.solve(fixture.system).values == fresh.solve(fixture.system).values)
  }
}

@Test func `a small budget ends with finite values and reports the level that it reached`() throws {
  var ended = 0
  for fixture in try LevelFixture.load() {
    for budget in [0, 1, 2] {
      var solver = Solver(options: SolverOptions(pivotBudget: budget))
      let solution = solver.solve(fixture.system)
      #expect(solution.pivots <= budget)
      #expect(solution.values.allSatisfy { $0.isFinite })
      if case .budgetExceeded(let priority) = solution.status {
        ended += 1
        #expect(priority > 0)
      }
    }
  }
  #expect(ended > 500)
}
