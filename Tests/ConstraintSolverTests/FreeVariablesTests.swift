import ConstraintSolver
import Testing

/// Adjacent views between two fixed edges. Each view has a minimum width, and `room` is the remaining length of the
/// chain.
@Test(arguments: solverKinds, [0, 0.5, 40])
func `the edges of a chain are free if there is room, and the search is cheap`(
  _ options: SolverOptions, _ room: Double
) {
  let count = 400
  var options = options
  // The budget allows a few coefficients for each view, not all coefficients for each view.
  options.workBudget = 300 * count
  var system = ConstraintSystem()
  let edges = (0...count).map { _ in system.addVariable() }
  let widths = (0..<count).map { 20 + Double($0 * 37 % 101) }
  system.relate(edges[0], .equal, 0)
  system.relate(edges[count], .equal, widths.reduce(0, +) + room)
  for (index, width) in widths.enumerated() {
    system.relate(edges[index + 1], .greaterOrEqual, edges[index], plus: width)
  }
  // A search that exceeds its budget reports no free variables.
  let free = system.addVariable()
  system.relate(free, .greaterOrEqual, 30)
  #expect(Solver(options: options).freeVariables(in: system) == (room > 0 ? Array(edges[1..<count]) : []) + [free])
}
