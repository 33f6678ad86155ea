internal import ThemeDatabase
internal import ThemeSource

extension PreviewModel {
  /// Inspects the view of the next or previous problem, selecting the row of the affected value.
  mutating func goToProblem(by step: Int) -> [PreviewEffect] {
    guard !problems.isEmpty else {
      report(choice.isShipped ? "shipped themes are not checked" : "this theme has no problems")
      return []
    }
    let index = problems.index(after: lastProblem, by: step)
    let problem = shown(problems[index])
    lastProblem = (index, problem)
    let number = problems.count == 1 ? "" : " \(index + 1) of \(problems.count)"
    message = Message(
      text: problem.sentence, kind: .problem(problem.severity, problem.severity.rawValue + number))
    guard let view = problem.views.first(where: { screen?.node($0) != nil }) else { return [] }
    openInspector(on: view)
    guard case .inspector(var inspector) = mode else { return [] }
    inspector.problem = problem
    if let row = inspector.rows.index(of: problem.extents) { inspector.selected = row }
    mode = .inspector(inspector)
    inspector.reveal(room: inspectorRoom)
    mode = .inspector(inspector)
    return []
  }

  /// Shows the problem's scene if it is not the current one, and returns the problem there.
  private mutating func shown(_ problem: Problem) -> Problem {
    guard problem.views.isEmpty, let other = problem.scene, other != scene else { return problem }
    scene = other
    focus = nil
    pan = (0, 0)
    compile()
    return problems.first { $0.code == problem.code && $0.place == problem.place } ?? problem
  }
}

extension [Problem] {
  /// The index of the problem to visit after another, which may have been fixed since. The list must not be empty.
  fileprivate func index(after last: (index: Int, problem: Problem)?, by step: Int) -> Int {
    guard let last else { return step > 0 ? 0 : count - 1 }
    let isThere = indices.contains(last.index) && self[last.index].isSame(as: last.problem)
    let next = isThere || step < 0 ? last.index + step : last.index
    return (next % count + count) % count
  }
}

extension Problem {
  var sentence: String { [message, place.map { "(\($0))" }].compactMap(\.self).joined(separator: " ") }
}
