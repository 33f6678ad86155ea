import ConstraintSolver
import ThemeSource
import ThemeSyntax

/// Why a constraint is in the system.
enum ConstraintOrigin: Sendable {
  /// The root's size.
  case root
  /// A frame that the file gives, with its autoresizing mask.
  case given(view: Int)
  /// A size is not negative.
  case extent(view: Int)
  /// A view is no larger (hugging) or no smaller (compression resistance) than what it shows.
  case hugging(view: Int, Axis)
  case compressionResistance(view: Int, Axis)
  /// A stack view arranges its views in a direction: along its axis, or across it.
  case stack(view: Int, Axis)
  /// A `<constraint>` of the file.
  case written(NodeID, owner: Int)
  /// Where nothing decides, what was recorded stays.
  case stay(view: Int)
}

/// One pass over a root: its constraints, built from the context and the frames of the pass before.
struct SystemBuilder {
  let context: LayoutContext
  /// Frames relative to the root that margins are measured on.
  let frames: [Rect]
  /// Widths that text wraps at; nil in the first pass, in which only text with an explicit width wraps.
  let wrapWidths: [Points]?
  let anchors: AnchorExpressions
  let intrinsics: [IntrinsicSize]
  private(set) var system: ConstraintSystem
  private(set) var origins: [ConstraintOrigin] = []

  /// - Parameter textGrowth: what sizes of text are made larger by, to see what depends on them.
  init(_ context: LayoutContext, frames: [Rect], wrapWidths: [Points]?, textGrowth: Points = 0) {
    self.context = context
    self.frames = frames
    self.wrapWidths = wrapWidths
    var system = ConstraintSystem()
    let edges = Edges(context.views, in: &system)
    self.system = system
    let margins = Margins(
      tree: context.tree, facts: context.facts, views: context.views, environment: context.environment, frames: frames)
    let measurer = IntrinsicMeasurer(context: context, wrapWidths: wrapWidths)
    anchors = AnchorExpressions(context: context, edges: edges, margins: margins, measurer: measurer)
    intrinsics = context.views.indexRange.map { index in
      let size = measurer.size(of: index)
      return textGrowth == 0 ? size : size.grown(by: textGrowth, index: index)
    }
  }

  /// Builds all constraints, without stays.
  mutating func build() {
    let views = context.views
    for index in views.indexRange where views[index].isInstalled { addOwnConstraints(of: index) }
    for index in views.indexRange where views[index].isArranging { addStack(index) }
    let stated = statedSizes
    for index in views.indexRange where views[index].isInstalled {
      addIntrinsicConstraints(of: index, where: { !stated.contains(Extent(view: index, axis: $0)) })
    }
    if context.facts.usesAutoLayout {
      let written = views.indexRange.filter { views[$0].isInstalled }.flatMap { context.writtenConstraints(of: $0) }
      for yielding in WrittenConstraint.yieldings {
        for constraint in written where constraint.yielding == yielding { addWritten(constraint) }
      }
    }
    for index in views.indexRange where views[index].isInstalled {
      addIntrinsicConstraints(of: index, where: { stated.contains(Extent(view: index, axis: $0)) })
    }
  }

  /// A view's width or height.
  private struct Extent: Hashable {
    var view: Int
    var axis: Axis
  }

  /// Widths and heights that a required constraint states as a number. Where content sizes are required too, it is
  /// they that give way; elsewhere the written constraint does.
  private var statedSizes: Set<Extent> {
    var result: Set<Extent> = []
    guard context.facts.usesAutoLayout else { return result }
    for owner in context.views.indexRange where context.views[owner].isInstalled {
      for constraint in context.writtenConstraints(of: owner)
      where constraint.second == nil && constraint.first.anchor.isLength && constraint.first.item.part == .view
        && constraint.priority >= ConstraintSystem.required
      {
        result.insert(Extent(view: constraint.first.item.view, axis: constraint.first.anchor.axis))
      }
    }
    return result
  }

  /// Adds `expression relation 0`.
  mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Double = ConstraintSystem.required,
    _ origin: ConstraintOrigin
  ) {
    let gathered = expression.gathered
    system.add(gathered.terms, constant: gathered.constant, relation, priority: priority)
    origins.append(origin)
  }

  /// Below every priority that a file can state: where nothing decides, recorded frames stay.
  static let stayPriority = 0.001

  /// Adds an optional constraint at the lowest level for every edge of the views that constraints lay out.
  mutating func addStays() {
    for (index, view) in context.views.views.enumerated() {
      guard let box = anchors.edges.boxes[index], !view.isGiven else { continue }
      let inset = view.alignment
      let frame = view.recordedInRoot.inset(by: inset)
      let left = LinearExpression(box.left)
      let top = LinearExpression(box.top)
      stay(left - frame.x, index)
      stay(top - frame.y, index)
      stay(LinearExpression(box.right) - left - frame.width, index)
      stay(LinearExpression(box.bottom) - top - frame.height, index)
    }
    for index in anchors.edges.contents.keys.sorted() {
      guard let content = anchors.edges.contents[index], let box = anchors.edges.boxes[index] else { continue }
      let size = context.views[index].recordedInRoot.size
      stay(LinearExpression(content.right) - LinearExpression(box.left) - size.width, index)
      stay(LinearExpression(content.bottom) - LinearExpression(box.top) - size.height, index)
    }
  }

  private mutating func stay(_ expression: LinearExpression, _ index: Int) {
    add(expression, .equal, priority: Self.stayPriority, .stay(view: index))
  }
}
