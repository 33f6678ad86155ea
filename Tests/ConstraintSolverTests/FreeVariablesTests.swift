import ConstraintSolver
import Testing

/// Views side by side between two fixed edges, each at least as wide as it must be, and how much room they have beyond that.
@Test(arguments: solverKinds, [0, 0.5, 40])
func `edges of a chain are free if there is room, and not if there is none, and little work finds it`(
  _ options: SolverOptions, _ room: Double
) {
  let count = 400
  var options = options
  // Some coefficients for each view, and not all of them for each view.
  options.workBudget = 300 * count
  var system = ConstraintSystem()
  let edges = (0...count).map { _ in system.addVariable() }
  let widths = (0..<count).map { 20 + Double($0 * 37 % 101) }
  system.relate(edges[0], .equal, 0)
  system.relate(edges[count], .equal, widths.reduce(0, +) + room)
  for (index, width) in widths.enumerated() {
    system.relate(edges[index + 1], .greaterOrEqual, edges[index], plus: width)
  }
  // Nothing is said to be free where the budget ends too early.
  let free = system.addVariable()
  system.relate(free, .greaterOrEqual, 30)
  #expect(Solver(options: options).freeVariables(in: system) == (room > 0 ? Array(edges[1..<count]) : []) + [free])
}
