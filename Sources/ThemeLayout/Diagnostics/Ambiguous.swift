import ConstraintSolver
import Diagnostics
import ThemeSource
import ThemeSyntax

/// Finds views whose frames nothing determines, and for each one constraint that would.
///
/// The first open view in document order is reported and its missing constraint added; then what is still open is looked
/// at again, so that views that only follow an open one are not reported too.
struct AmbiguitySearch {
  private let layout: RootLayout
  /// What the constraints leave open, but for what was reported.
  private var solutions: OpenSolutions
  /// By variable: whether it is in any constraint but stays.
  private let isUsed: [Bool]
  /// By variable: whether it is used and open.
  private var isOpen: [Bool] = []
  private var openCount = 0

  private static let reportLimit = 10

  /// - Parameter solutions: what the constraints but stays leave open.
  init(_ layout: RootLayout, _ solutions: OpenSolutions) {
    self.layout = layout
    self.solutions = solutions
    let system = layout.builder.system
    var isUsed = Array(repeating: false, count: system.variableCount)
    for id in system.constraintIDs where system.priority(of: id) > SystemBuilder.stayPriority {
      for term in system.terms(of: id) { isUsed[Int(term.variable.rawValue)] = true }
    }
    self.isUsed = isUsed
    suppressAcrossStacks()
    keepGuides()
    findOpen()
  }

  /// A stack view that does not stretch its views across its axis decides itself, at a low priority, how long they are that
  /// have no length of their own (`UISV-ambiguity-suppression`); Interface Builder finds nothing to warn of. They are as long as solved.
  private mutating func suppressAcrossStacks() {
    let context = layout.context
    for (index, view) in context.views.views.enumerated() where view.isArranging {
      let arrangement = context.arrangement(of: index, margins: layout.builder.anchors.margins)
      if arrangement.alignment == .fill { continue }
      for arranged in arrangement.arranged {
        guard let box = layout.builder.anchors.edges.boxes[arranged] else { continue }
        let (start, end, length) =
          arrangement.axis == .vertical
          ? (box.left, box.right, layout.rects[arranged].width) : (box.top, box.bottom, layout.rects[arranged].height)
        solutions.require([Term(end), Term(start, -1)], constant: -length)
      }
    }
  }

  /// Where a guide is may be said in code.
  private mutating func keepGuides() {
    for box in layout.builder.anchors.edges.guides {
      for edge in [box.left, box.right, box.top, box.bottom] {
        solutions.require([Term(edge)], constant: -layout.solution[edge])
      }
    }
  }

  mutating func run() -> [Diagnostic] {
    var result: [Diagnostic] = []
    let tree = layout.context.tree
    let marked = openCount == 0 ? [] : Set(tree.marked.map { tree[$0].nameSpan })
    while openCount > 0, result.count < Self.reportLimit {
      guard let diagnostic = closeFirst() else { break }
      // What an error took from a view is reported with the error.
      if let span = diagnostic.span, marked.contains(span) { continue }
      result.append(diagnostic)
    }
    return result
  }

  private mutating func findOpen() {
    isOpen = Array(repeating: false, count: isUsed.count)
    openCount = 0
    for variable in solutions.freeVariables() where isUsed[Int(variable.rawValue)] {
      isOpen[Int(variable.rawValue)] = true
      openCount += 1
    }
  }

  private func isOpen(_ variable: Variable) -> Bool { isOpen[Int(variable.rawValue)] }

  /// Leaves only the solutions in which a variable is at a place, or at a distance from another one.
  private mutating func close(_ variable: Variable, from other: Variable? = nil, at value: Points) {
    solutions.require([Term(variable)] + (other.map { [Term($0, -1)] } ?? []), constant: -value)
    findOpen()
  }

  /// Reports the first open view and closes it.
  private mutating func closeFirst() -> Diagnostic? {
    let context = layout.context
    for (index, view) in context.views.views.enumerated() where view.isInstalled {
      guard let box = layout.builder.anchors.edges.boxes[index] else { continue }
      if !view.isGiven, !context.leavesStack(index) {
        if let diagnostic = close(index, .horizontal, box.left, box.right) { return diagnostic }
        if let diagnostic = close(index, .vertical, box.top, box.bottom) { return diagnostic }
      }
      guard let content = layout.builder.anchors.edges.contents[index] else { continue }
      if isOpen(content.right) { return closeContent(index, .horizontal, content.right, box.left) }
      if isOpen(content.bottom) { return closeContent(index, .vertical, content.bottom, box.top) }
    }
    return nil
  }

  private mutating func close(_ index: Int, _ axis: Axis, _ start: Variable, _ end: Variable) -> Diagnostic? {
    guard isOpen(start) || isOpen(end) else { return nil }
    let context = layout.context
    let rect = layout.rects[index]
    let (position, length) = axis == .horizontal ? (rect.x, rect.width) : (rect.y, rect.height)
    var isPositionOpen = false
    if isOpen(start), isOpen(end) {
      var trial = self
      trial.close(end, from: start, at: length)
      isPositionOpen = trial.isOpen(start)
    }
    let before = openCount
    if isPositionOpen { close(start, at: position) }
    let isLengthOpen = !isPositionOpen || isOpen(end)
    if isLengthOpen { close(end, from: start, at: length) }
    // A constraint that closes nothing would be reported for ever.
    guard openCount < before else { return nil }
    let parent = context.views[index].parent.map { layout.rects[$0] } ?? .zero
    let offset = axis == .horizontal ? rect.x - parent.x : rect.y - parent.y
    return .ambiguous(
      context, index, axis, hasContent: hasContent(index, axis),
      missing: isPositionOpen ? (isLengthOpen ? .both : .position) : .length, offset: offset,
      length: length)
  }

  /// Whether the view has a size of its own in that direction, which then only ties with others.
  private func hasContent(_ index: Int, _ axis: Axis) -> Bool {
    let size = layout.builder.intrinsics[index]
    return (axis == .horizontal ? size.width : size.height) != nil
  }

  private mutating func closeContent(_ index: Int, _ axis: Axis, _ end: Variable, _ start: Variable) -> Diagnostic? {
    let before = openCount
    let size = layout.context.views[index].recordedInRoot.size
    close(end, from: start, at: axis == .horizontal ? size.width : size.height)
    guard openCount < before else { return nil }
    return .ambiguousContent(layout.context, index, axis)
  }
}

extension Diagnostic {
  fileprivate enum Missing { case position, length, both }

  fileprivate static func ambiguous(
    _ context: LayoutContext, _ index: Int, _ axis: Axis, hasContent: Bool, missing: Missing, offset: Points,
    length: Points
  ) -> Diagnostic {
    let text = ConstraintText(context: context)
    let name = text.name(of: index)
    let isHorizontal = axis == .horizontal
    let edge = isHorizontal ? "leading" : "top"
    let extent = isHorizontal ? "width" : "height"
    let distance = offset == 0 ? "" : offset < 0 ? " - \((-offset).inWords)" : " + \(offset.inWords)"
    let position = "\(name).\(edge) == superview.\(edge)\(distance)"
    let size = "\(name).\(extent) == \(length.inWords)"
    let what: String
    let fix: String
    switch missing {
    case .position: (what, fix) = ("\(isHorizontal ? "horizontal" : "vertical") position", position)
    case .length: (what, fix) = (extent, size)
    case .both:
      (what, fix) = ("\(isHorizontal ? "horizontal" : "vertical") position and \(extent)", "\(position)' and '\(size)")
    }
    let view = context.views[index]
    let attribute = isHorizontal ? "horizontalHuggingPriority" : "verticalHuggingPriority"
    let help =
      hasContent && missing == .length
      ? "change its '\(attribute)' to determine which view grows, or add '\(fix.escaped)'"
      : "add constraints such as '\(fix.escaped)'"
    let object = ObjectNames(context.tree)[view.node]
    return Diagnostic(
      .ambiguous, "the \(what) of \(object.escaped) \(missing == .both ? "are" : "is") ambiguous",
      at: context.tree[view.node].nameSpan, about: .key(what), help: help)
  }

  fileprivate static func ambiguousContent(_ context: LayoutContext, _ index: Int, _ axis: Axis) -> Diagnostic {
    let isHorizontal = axis == .horizontal
    let object = ObjectNames(context.tree)[context.views[index].node]
    return Diagnostic(
      .ambiguous,
      "the content \(isHorizontal ? "width" : "height") of \(object.escaped) is ambiguous",
      at: context.tree[context.views[index].node].nameSpan,
      about: .key("content \(isHorizontal ? "width" : "height")"),
      help:
        "pin its content to its \(isHorizontal ? "leading and trailing" : "top and bottom") edges, and give the content a \(isHorizontal ? "width" : "height")"
    )
  }
}
