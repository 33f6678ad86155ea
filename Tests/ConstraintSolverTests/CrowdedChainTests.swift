import ConstraintSolver
import Testing

// Chains with too little room, and so many views that the order in which views get room is spread out.

/// Creates adjacent views: `edges[i]` and `edges[i + 1]` are the edges of view i. The first and the last edge are
/// fixed.
private func chain(wishes: [Double], length: Double, recordedWidth: Double) -> (ConstraintSystem, edges: [Variable]) {
  var system = ConstraintSystem()
  let edges = (0...wishes.count).map { _ in system.addVariable() }
  system.add([Term(edges[0])], constant: 0, .equal)
  system.add([Term(edges[wishes.count])], constant: -length, .equal)
  for (index, wish) in wishes.enumerated() {
    let width = [Term(edges[index + 1]), Term(edges[index], -1)]
    system.add(width, constant: 0, .greaterOrEqual)
    system.add(width, constant: -wish, .greaterOrEqual, priority: 750)
    system.add(width, constant: -wish, .lessOrEqual, priority: 250)
  }
  for index in wishes.indices {
    system.add([Term(edges[index])], constant: -recordedWidth * Double(index), .equal, priority: 1)
    system.add([Term(edges[index + 1]), Term(edges[index], -1)], constant: -recordedWidth, .equal, priority: 1)
  }
  return (system, edges)
}

@Test func `many views without enough room keep their recorded positions if no solution is better`() {
  let count = 2_100
  let (system, edges) = chain(
    wishes: Array(repeating: 70, count: count), length: 67 * Double(count), recordedWidth: 67)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution.status == .solved)
  for (index, edge) in edges.enumerated() { #expect(abs(solution[edge] - 67 * Double(index)) < 1e-6) }
}

@Test func `many views without enough room miss their preferred widths by no more than the missing room`() {
  let wishes = (0..<2_100).map { 20 + Double($0 * 37 % 101) }
  let room = wishes.reduce(0, +) * 0.95
  let (system, edges) = chain(wishes: wishes, length: room, recordedWidth: room / 2_100)
  var solver = Solver()
  let solution = solver.solve(system)
  #expect(solution.status == .solved)
  var shortfall = 0.0
  for (index, wish) in wishes.enumerated() {
    let width = solution[edges[index + 1]] - solution[edges[index]]
    #expect(width > -1e-6 && width < wish + 1e-6)
    shortfall += wish - width
  }
  #expect(abs(shortfall - (wishes.reduce(0, +) - room)) < 1e-3)
}
