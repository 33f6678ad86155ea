import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// A quantity that the constraints leave open.
struct Ambiguity {
  var diagnostic: Diagnostic
  /// The direction in which a view is open; nil for quantities that code determines at every size of the root.
  var axis: Axis?

  /// Whether both have the same subject and place.
  func isAbout(_ other: Ambiguity) -> Bool {
    diagnostic.subject == other.diagnostic.subject && diagnostic.span == other.diagnostic.span
  }
}

/// Finds views with frames that no constraint determines, and for each a constraint that would.
///
/// The first open view in document order is reported and its missing constraint added. The search then continues with
/// the remaining open views, so that views that only follow an open one are not reported too.
struct AmbiguitySearch {
  let layout: RootLayout
  /// The solutions that the constraints allow, except for reported ambiguities.
  private var solutions: OpenSolutions
  /// By variable: whether a constraint other than a stay uses it.
  let isUsed: [Bool]
  /// By variable: whether it is used and open.
  private(set) var isOpen: [Bool] = []
  var openCount = 0
  /// The edges of lengths that were searched for in the current solutions; nil for those that are not open.
  var knownLengths: [ViewLength: (start: Variable, end: Variable)?] = [:]
  /// The destinations of outlets.
  lazy var outlets = {
    let tree = layout.context.tree
    let all = tree.nodes(.outlet) + tree.nodes(.outletCollection)
    return Set(all.compactMap { tree.reference(.destination, of: $0) })
  }()
  var leftToCode: [LeftToCode] = []

  private static let reportLimit = 10

  /// Nil if there is no ambiguity to search for.
  /// - Parameter solutions: the solutions that the constraints other than stays allow.
  init?(_ layout: RootLayout, _ solutions: OpenSolutions) {
    var solutions = solutions
    // The constraints added below leave less open, never more.
    let leavesNothing = solutions.freeVariables().isEmpty
    if leavesNothing, !layout.context.views.views.contains(where: { $0.kind == .scrollView }) { return nil }
    self.layout = layout
    self.solutions = solutions
    let system = layout.builder.system
    var isUsed = Array(repeating: false, count: system.variableCount)
    for id in system.constraintIDs where system.priority(of: id) > SystemBuilder.stayPriority {
      for term in system.terms(of: id) { isUsed[Int(term.variable.rawValue)] = true }
    }
    self.isUsed = isUsed
    isOpen = Array(repeating: false, count: isUsed.count)
    if leavesNothing { return }
    suppressInStacks()
    suppressUnknownContent()
    suppressUnconstrained()
    keepGuides()
    keepPlaceholders()
    findOpen()
    closeFilledByCode()
  }

  /// Closes lengths in stack views. One that does not stretch its views across its axis determines, at a low priority,
  /// the length of views that have no intrinsic length (`UISV-ambiguity-suppression`), so Interface Builder does not
  /// warn. They keep their solved length.
  ///
  /// Along the axis, a view without content is 50 points long on Interface Builder's canvas and as long as code makes
  /// it in the app. Gaps and proportions follow from the stack view's rules.
  private mutating func suppressInStacks() {
    let context = layout.context
    for (index, view) in context.views.views.enumerated() where view.isArranging {
      let arrangement = context.arrangement(of: index, margins: layout.builder.anchors.margins)
      let across: Axis = arrangement.axis == .vertical ? .horizontal : .vertical
      for arranged in arrangement.arranged {
        if arrangement.alignment != .fill { keepLength(of: arranged, across) }
        // A stack view that is larger than its views places their common baseline itself.
        if [.firstBaseline, .lastBaseline].contains(arrangement.alignment) {
          keepStart(of: arranged, in: index, across)
        }
        switch arrangement.distribution {
        case .fill, .fillEqually:
          if isUnknown(arranged, arrangement.axis) { keepLength(of: index, arrangement.axis) }
        case .fillProportionally: keepLength(of: arranged, arrangement.axis)
        case .equalSpacing, .equalCentering:
          if isUnknown(arranged, arrangement.axis) || mayHaveContent(arranged, arrangement.axis) {
            keepLength(of: arranged, arrangement.axis)
          }
        }
      }
      if [.equalSpacing, .equalCentering].contains(arrangement.distribution) { keepGaps(of: arrangement) }
    }
  }

  /// Closes gaps, which follow from the stack view's rules once lengths are known.
  private mutating func keepGaps(of arrangement: StackArrangement) {
    let boxes = layout.builder.anchors.edges.boxes
    let isReversed = arrangement.isMirrored && arrangement.axis == .horizontal
    for (one, other) in zip(arrangement.arranged, arrangement.arranged.dropFirst()) {
      let (before, after) = isReversed ? (other, one) : (one, other)
      guard let end = boxes[before], let start = boxes[after] else { continue }
      let (first, second) = (layout.rects[before], layout.rects[after])
      if arrangement.axis == .horizontal {
        solutions.require([Term(start.left), Term(end.right, -1)], constant: first.maxX - second.x)
      } else {
        solutions.require([Term(start.top), Term(end.bottom, -1)], constant: first.maxY - second.y)
      }
    }
  }

  /// Whether a view is empty and of a class that may give it content.
  private func mayHaveContent(_ index: Int, _ axis: Axis) -> Bool {
    let view = layout.context.views[index]
    return content(of: index, axis) == nil && !view.isArranging && isEmpty(index)
      && layout.context.tree.attribute(.customClass, of: view.node) != nil
  }

  /// Whether an arranged view is as long as one without content.
  private func isUnknown(_ index: Int, _ axis: Axis) -> Bool {
    guard content(of: index, axis) == nil, !layout.context.views[index].isArranging else { return false }
    let length = axis == .horizontal ? layout.rects[index].width : layout.rects[index].height
    return abs(length - SystemBuilder.emptyLength) < 1
  }

  /// Closes lengths of views with intrinsic sizes that no table has: of an image that the document does not describe,
  /// or of a date in some style.
  private mutating func suppressUnknownContent() {
    let context = layout.context
    for (index, view) in context.views.views.enumerated() where view.isInstalled && !view.isGiven {
      let rule = view.kind.sizeRule
      if rule == .image, context.tree.imageName(of: view.node) == nil { continue }
      for axis in rule.traits(tools: context.facts.tools).unknownAxes where content(of: index, axis) == nil {
        keepLength(of: index, axis)
      }
    }
  }

  /// Closes views without constraints: Xcode makes constraints from their frames when it builds the app.
  private mutating func suppressUnconstrained() {
    let context = layout.context
    var constrained = Array(repeating: false, count: context.views.views.count)
    for constraint in context.written {
      for end in [constraint.first, constraint.second].compactMap({ $0 }) { constrained[end.item.view] = true }
    }
    for (index, view) in context.views.views.enumerated() where view.isInstalled && !view.isGiven && !view.isArranged {
      guard !constrained[index], let box = layout.builder.anchors.edges.boxes[index], let parent = view.parent,
        let outer = layout.builder.anchors.edges.boxes[parent]
      else { continue }
      let (rect, around) = (layout.rects[index], layout.rects[parent])
      solutions.require([Term(box.left), Term(outer.left, -1)], constant: around.x - rect.x)
      solutions.require([Term(box.top), Term(outer.top, -1)], constant: around.y - rect.y)
      keepLength(of: index, .horizontal)
      keepLength(of: index, .vertical)
    }
  }

  /// The length of a view's content in a direction.
  func content(of index: Int, _ axis: Axis) -> Points? {
    let size = layout.builder.intrinsics[index]
    return axis == .horizontal ? size.width : size.height
  }

  private mutating func keepLength(of index: Int, _ axis: Axis) {
    guard let box = layout.builder.anchors.edges.boxes[index] else { return }
    let (start, end, length) =
      axis == .horizontal
      ? (box.left, box.right, layout.rects[index].width) : (box.top, box.bottom, layout.rects[index].height)
    solutions.require([Term(end), Term(start, -1)], constant: -length)
  }

  private mutating func keepStart(of index: Int, in stack: Int, _ axis: Axis) {
    let boxes = layout.builder.anchors.edges.boxes
    guard let box = boxes[index], let outer = boxes[stack] else { return }
    let (rect, around) = (layout.rects[index], layout.rects[stack])
    if axis == .horizontal {
      solutions.require([Term(box.left), Term(outer.left, -1)], constant: around.x - rect.x)
    } else {
      solutions.require([Term(box.top), Term(outer.top, -1)], constant: around.y - rect.y)
    }
  }

  /// Closes the guides, because code may place them.
  private mutating func keepGuides() {
    for box in layout.builder.anchors.edges.guides {
      for edge in [box.left, box.right, box.top, box.bottom] {
        solutions.require([Term(edge)], constant: -layout.solution[edge])
      }
    }
  }

  /// Closes the subjects of placeholders: code replaces each with another constraint.
  private mutating func keepPlaceholders() {
    let context = layout.context
    for constraint in context.written where context.tree.bool(.placeholder, of: constraint.node) == true {
      for end in [constraint.first, constraint.second].compactMap({ $0 }) {
        let (index, axis) = (end.item.view, end.anchor.axis)
        guard index != 0 else { continue }
        keepLength(of: index, axis)
        if let parent = context.views[index].parent { keepStart(of: index, in: parent, axis) }
        guard let box = layout.builder.anchors.edges.boxes[index],
          let content = layout.builder.anchors.edges.contents[index]
        else { continue }
        let (start, contentEnd) = axis == .horizontal ? (box.left, content.right) : (box.top, content.bottom)
        solutions.require(
          [Term(contentEnd), Term(start, -1)], constant: layout.solution[start] - layout.solution[contentEnd])
      }
    }
  }

  mutating func run() -> [Ambiguity] {
    let tree = layout.context.tree
    let marked = openCount == 0 ? [] : Set((tree.marked + itemsOfBrokenConstraints).map { tree[$0].nameSpan })
    var result = (closeUnusedContents() + (noteOfCode.map { [$0] } ?? [])).map { Ambiguity(diagnostic: $0) }
    while openCount > 0, result.count < Self.reportLimit {
      guard let found = closeFirst() else { break }
      // If an error affects the view, the error's diagnostic covers this.
      if let span = found.diagnostic.span, marked.contains(span) { continue }
      result.append(found)
    }
    return result
  }

  /// The views of constraints whose other item does not exist, which is reported.
  private var itemsOfBrokenConstraints: [NodeID] {
    let tree = layout.context.tree
    let objects = ObjectIndex(tree)
    return tree.nodes(.constraint).flatMap { constraint -> [NodeID] in
      let references = [AttributeName.firstItem, .secondItem].compactMap { tree.reference($0, of: constraint) }
      let items = references.compactMap { objects[$0] }
      return items.count < references.count ? items : []
    }
  }

  private mutating func findOpen() {
    isOpen = Array(repeating: false, count: isUsed.count)
    openCount = 0
    knownLengths = [:]
    for variable in solutions.freeVariables() where isUsed[Int(variable.rawValue)] {
      isOpen[Int(variable.rawValue)] = true
      openCount += 1
    }
  }

  func isOpen(_ variable: Variable) -> Bool { isOpen[Int(variable.rawValue)] }

  /// Leaves only the solutions in which a variable is at a place, or at a distance from another variable.
  mutating func close(_ variable: Variable, from other: Variable? = nil, at value: Points) {
    solutions.require([Term(variable)] + (other.map { [Term($0, -1)] } ?? []), constant: -value)
    findOpen()
  }

  /// Leaves only the solutions in which two lengths differ as they do now.
  mutating func close(_ one: (start: Variable, end: Variable), asLongAs other: (start: Variable, end: Variable)) {
    let terms = [Term(one.end), Term(one.start, -1), Term(other.end, -1), Term(other.start)]
    solutions.require(terms, constant: -terms.reduce(0) { $0 + $1.coefficient * layout.solution[$1.variable] })
    findOpen()
  }

  /// Reports the first open view and closes it.
  private mutating func closeFirst() -> Ambiguity? {
    let context = layout.context
    var skipped = 0
    for (index, view) in context.views.views.enumerated() where view.isInstalled && index >= skipped {
      guard let box = layout.builder.anchors.edges.boxes[index] else { continue }
      // Views that a stack view does not show are laid out when it shows them.
      if view.isArranged, context.leavesStack(index) {
        skipped = view.subtreeEnd
        continue
      }
      if !view.isGiven, !context.leavesStack(index) {
        if let found = close(index, .horizontal, box.left, box.right) {
          return Ambiguity(diagnostic: found, axis: .horizontal)
        }
        if let found = close(index, .vertical, box.top, box.bottom) {
          return Ambiguity(diagnostic: found, axis: .vertical)
        }
      }
      guard let content = layout.builder.anchors.edges.contents[index] else { continue }
      if isOpen(content.right) {
        return closeContent(index, .horizontal, content.right, box.left).map { Ambiguity(diagnostic: $0) }
      }
      if isOpen(content.bottom) {
        return closeContent(index, .vertical, content.bottom, box.top).map { Ambiguity(diagnostic: $0) }
      }
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
    var former = self
    if isPositionOpen { close(start, at: position) }
    let isLengthOpen = !isPositionOpen || isOpen(end)
    if isLengthOpen { close(end, from: start, at: length) }
    // A constraint that closes no variable would be reported forever.
    guard openCount < former.openCount else { return nil }
    let content = self.content(of: index, axis)
    let isTied = !isPositionOpen && content != nil
    if isTied, fits(axis, former.isOpen) { return nil }
    var place = OpenPlace.everywhere
    if isTied {
      if isInCell && axis == .vertical || insistsOnContent(axis, former.isOpen) {
        place = .recordedRoot
      } else if former.isTiedInStack(index, axis) {
        place = .stack
      }
    }
    let missing: OpenQuantity = isPositionOpen ? (isLengthOpen ? .both : .position) : .length
    guard missing == .length, let content else { return .ambiguous(context, index, axis, missing: missing, in: place) }
    let tie = former.tie(of: index, axis, isSqueezed: length < content - 0.3)
    return .ambiguous(context, index, axis, missing: missing, tie: tie, in: place)
  }

  /// Whether the root is in a list that sizes its cells by their constraints, which leaves no room to share.
  private var isInCell: Bool { layout.isCell }

  /// Whether all views that were tied, and are not anymore, have their content's length, so that it does not matter
  /// which of them would grow.
  private func fits(_ axis: Axis, _ wereOpen: [Bool]) -> Bool {
    for (index, view) in layout.context.views.views.enumerated() where view.isInstalled {
      guard let box = layout.builder.anchors.edges.boxes[index], let content = content(of: index, axis) else {
        continue
      }
      let ends = axis == .horizontal ? [box.left, box.right] : [box.top, box.bottom]
      guard ends.contains(where: { wereOpen[Int($0.rawValue)] && !isOpen($0) }) else { continue }
      let length = axis == .horizontal ? layout.rects[index].width : layout.rects[index].height
      let size = layout.builder.intrinsics[index]
      let isText = axis == .horizontal ? size.widthIsText : size.heightIsText
      // A text may have been recorded in a smaller size, unless its font has one size.
      let mayBeSmaller =
        isText
        && (!layout.context.fonts.isFixed(of: view.node)
          || layout.context.tree.attribute(.customClass, of: view.node) != nil)
      if length > content + 0.3 || length < content * (mayBeSmaller ? 0.8 : 1) - 0.3 { return false }
    }
    return true
  }

  /// Whether all views that were tied, and are not anymore, keep their content's length at the priority of required
  /// constraints: in a larger or smaller root they would conflict, and the root follows them instead.
  private func insistsOnContent(_ axis: Axis, _ wereOpen: [Bool]) -> Bool {
    let context = layout.context
    guard context.isSketch else { return false }
    let names: (hugging: AttributeName, resistance: AttributeName) =
      axis == .horizontal
      ? (.horizontalHuggingPriority, .horizontalCompressionResistancePriority)
      : (.verticalHuggingPriority, .verticalCompressionResistancePriority)
    for (index, view) in context.views.views.enumerated() where view.isInstalled {
      guard let box = layout.builder.anchors.edges.boxes[index], let content = content(of: index, axis) else {
        continue
      }
      let ends = axis == .horizontal ? [box.left, box.right] : [box.top, box.bottom]
      guard ends.contains(where: { wereOpen[Int($0.rawValue)] && !isOpen($0) }) else { continue }
      let length = axis == .horizontal ? layout.rects[index].width : layout.rects[index].height
      let priority = context.priority(length > content ? names.hugging : names.resistance, of: view.node) ?? 0
      if priority < 1000 { return false }
    }
    return true
  }

  private mutating func closeContent(_ index: Int, _ axis: Axis, _ end: Variable, _ start: Variable) -> Diagnostic? {
    let before = openCount
    let limit = limit(inContent: index, axis)
    let size = layout.context.views[index].recordedInRoot.size
    close(end, from: start, at: axis == .horizontal ? size.width : size.height)
    guard openCount < before else { return nil }
    return .ambiguousContent(layout.context, index, axis, limit: limit)
  }
}
