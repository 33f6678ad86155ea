import ConstraintSolver
import ThemeSource
import ThemeSyntax

extension RootLayout {
  /// The ambiguities that exist at every size of the root. The length at which Interface Builder shows arranged views
  /// without content does not count, because no app stretches a view to it. An ambiguity only at a recorded size that
  /// no device has is a note.
  func ambiguous(_ open: OpenSolutions, _ solver: inout Solver) -> [Diagnostic] {
    unplacedViews + openViews(open, &solver)
  }

  /// Views without constraints and without a frame that UIKit keeps, which it leaves at the top left of their superviews.
  /// A view with `fixedFrame` gets constraints when Interface Builder builds the app, and one without
  /// `translatesAutoresizingMaskIntoConstraints="NO"` keeps its frame.
  private var unplacedViews: [Diagnostic] {
    var isConstrained = context.views.views.map { !$0.isInstalled || $0.isGiven || $0.isArranged }
    for constraint in context.written {
      for side in [constraint.first, constraint.second] {
        if let view = side?.item.view { isConstrained[view] = true }
      }
    }
    let unplaced = isConstrained.indices.filter { !isConstrained[$0] }
    if unplaced.isEmpty { return [] }
    let tree = context.tree
    let names = ObjectNames(tree)
    let ofCellStyle = context.viewsOfCellStyle
    let connected = Set(
      (tree.nodes(.outlet) + tree.nodes(.outletCollection)).compactMap { tree.reference(.destination, of: $0) })
    var uses: [ObjectID: Int] = [:]
    for id in tree.all.lazy.compactMap({ tree.objectID(of: $0) }) { uses[id, default: 0] += 1 }
    return unplaced.compactMap { index in
      let node = context.views[index].node
      guard !ofCellStyle.contains(index), tree.string(.verifyAmbiguity, of: node) != "off",
        !tree.marked.contains(node)
      else { return nil }
      let hasFrame = context.views[index].recorded != nil
      // The content size of its scroll view is reported.
      if hasFrame, context.views[index].parent.map({ context.views[$0].scrolls }) == true { return nil }
      // Code places a view with an outlet, or UIKit does, such as the accessory view of a cell. Constraints of a view whose
      // id another one has are that one's.
      if hasFrame, let id = tree.objectID(of: node),
        connected.contains(id) || uses[id, default: 0] > 1
      {
        return nil
      }
      let pin = "pin it to its superview or to other views" + (hasFrame ? "" : ", or add its '<rect key=\"frame\" …/>'")
      let meant = hasFrame || unplaced.count > 20 ? nil : misspelled(node)
      return Diagnostic(
        .ambiguous,
        "\(names[node].escaped) has \(hasFrame ? "no constraints" : "neither a frame nor constraints")",
        at: tree[node].nameSpan, about: .key("position"),
        help: meant.map { "if it is meant to change '\($0)', use this id; else \(pin)" } ?? pin,
        fixes: meant.flatMap { id in
          tree.attribute(.id, of: node).map { [.replacing($0.value, with: id, at: $0.valueSpan)] }
        } ?? [])
    }
  }

  /// The id of a parent theme's view of the same kind of which a view's id is a misspelling.
  private func misspelled(_ node: NodeID) -> String? {
    let tree = context.tree
    guard let id = tree.string(.id, of: node) else { return nil }
    let others = context.views.views.map(\.node).filter { tree.file(of: $0) != tree.file(of: node) }
    let ids = others.filter { tree.kind(of: $0) == tree.kind(of: node) }.compactMap { tree.string(.id, of: $0) }
    return closestMatch(to: id, in: ids).flatMap { isTypo(id, of: $0) ? $0 : nil }
  }

  private func openViews(_ open: OpenSolutions, _ solver: inout Solver) -> [Diagnostic] {
    guard var search = AmbiguitySearch(self, open) else { return [] }
    var found = search.run()
    if !found.isEmpty, let builder = builder.withoutDesignLengths {
      found = openViews(in: with(builder, &solver), solver.options).filter { one in
        found.contains {
          $0.isAbout(one) || one.diagnostic.severity == .note && $0.diagnostic.subject == one.diagnostic.subject
        }
      }
    }
    for axis in [Axis.horizontal, .vertical] where found.contains(where: { $0.axis == axis }) {
      guard let other = resized(axis, &solver) else { continue }
      let there = openViews(in: other, solver.options)
      found = found.map { one in
        guard one.axis == axis, one.diagnostic.code == DiagnosticDescriptor.ambiguous.code else { return one }
        return there.first(where: one.isAbout) ?? Ambiguity(diagnostic: one.diagnostic.restingOnRoot(context, axis))
      }
    }
    return found.map(\.diagnostic)
  }

  private func openViews(in layout: RootLayout, _ options: SolverOptions) -> [Ambiguity] {
    var search = AmbiguitySearch(
      layout, OpenSolutions(layout.builder.system, ignoringBelow: Self.openPriority, options: options))
    return search?.run() ?? []
  }

  /// The root as an app shows it, if no screen has its recorded length: a cell as high as its constraints make it, a
  /// controller's view as large as a screen, another view in more room. Nil if that is the recorded size.
  private func resized(_ axis: Axis, _ solver: inout Solver) -> RootLayout? {
    let root = context.views[0]
    guard let recorded = rects.first else { return nil }
    let growth: Points
    if root.kind.traits.contains(.isRow) {
      guard axis == .vertical, let height = heightByContent(&solver) else { return nil }
      growth = height - recorded.height
    } else {
      let (length, screen) =
        axis == .horizontal ? (recorded.width, screenSize?.width) : (recorded.height, screenSize?.height)
      growth =
        if let screen, screen > length { screen - length } else if context.isShownFullScreen { 0 } else { length }
    }
    guard growth.magnitude > 0.5 else { return nil }
    return builder.withLargerRoot(by: growth, axis).map { with($0, &solver) }
  }

  /// The size of the screen for a controller's view, unless a container view shows it or it was recorded in a screen's
  /// size.
  private var screenSize: Size? {
    let root = context.views[0].node
    guard context.tree.isControllersView(root), !Device.isScreen(context.rootSize),
      !context.bars.isEmbedded(context.tree.controller(ofRoot: root).flatMap { context.tree.objectID(of: $0) })
    else { return nil }
    return (context.facts.device ?? Device.identified(by: "retina4_7"))?.size(
      in: context.facts.isLandscape ? .landscape : .portrait)
  }

  /// The height that a list gives a cell.
  private func heightByContent(_ solver: inout Solver) -> Points? {
    var layout = with { $0.adaptsToSize = true }
    _ = layout.solve(&solver)
    return layout.solution.status == .solved ? layout.rects.first?.height : nil
  }
}
