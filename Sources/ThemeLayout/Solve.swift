import ConstraintSolver
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// Lays out one root of a theme: its views' frames in points.
///
/// Never fails: in a conflict of constraints the later one is broken first (`layout/unsatisfiable`), and undetermined
/// views keep their recorded frames.
/// - Parameters:
///   - root: one of the theme's ``layoutRoots(of:rootViews:)``.
///   - viewport: the root's size; by default the recorded one.
package func solve(
  _ theme: BoundTheme, root: NodeID, viewport: Viewport = .recorded, metrics: TextMetrics = .standard,
  options: LayoutOptions = .standard
) -> Diagnosed<LayoutTree> {
  solve(theme.theme, root: root, viewport: viewport, metrics: metrics, options: options)
}

/// Lays out one root of a theme that is not bound to a ViewModel.
package func solve(
  _ theme: ResolvedTheme, root: NodeID, viewport: Viewport = .recorded, metrics: TextMetrics = .standard,
  options: LayoutOptions = .standard
) -> Diagnosed<LayoutTree> {
  solve(theme.tree, root: root, viewport: viewport, metrics: metrics, options: options)
}

/// Lays out one root of a tree.
/// - Parameter shownTexts: texts that labels, fields, text views and buttons show instead of their text in the file.
package func solve(
  _ tree: ElementTree, root: NodeID, viewport: Viewport = .recorded, metrics: TextMetrics = .standard,
  options: LayoutOptions = .standard, shownTexts: [NodeID: String] = [:]
) -> Diagnosed<LayoutTree> {
  var layout = RootLayout(
    LayoutContext(
      tree, root: root, viewport: viewport, metrics: metrics, options: options, shownTexts: shownTexts))
  let diagnostics = layout.solve()
  return Diagnosed(layout.tree, diagnostics)
}

/// The layout of a root, from its constraints to its frames.
struct RootLayout {
  let context: LayoutContext
  /// The last pass.
  private(set) var builder: SystemBuilder
  private(set) var solution = Solution()
  /// Alignment rectangles relative to the root, by index of the view, unrounded.
  private(set) var rects: [Rect] = []
  /// The solutions that the constraints other than stays allow, if ambiguity is reported; nil if there are none, or if
  /// the first pass was reused.
  private var open: OpenSolutions?
  /// Stays have a lower priority.
  static let openPriority = SystemBuilder.stayPriority * 2
  /// Constraints with conflicts that were already reported.
  private(set) var knownConflicts: Set<ConstraintOrigin> = []
  private(set) var conflicts = Conflicts()
  /// Views with frames that the constraints contradict.
  private(set) var misplacements: [LayoutTree.Misplacement] = []

  init(_ context: LayoutContext) {
    var context = context
    if context.options.insets == .recorded { context.environment = InsetInference.environment(context) }
    self.context = context
    builder = SystemBuilder(context, frames: context.recordedFrames, wrapWidths: nil)
  }

  /// The same root in another viewport, starting from the frames in this one.
  /// - Parameter keepsSizes: whether all texts but wrapped ones have the same sizes.
  init(_ context: LayoutContext, after other: RootLayout, keepsSizes: Bool) {
    self.context = context
    solution = other.solution
    knownConflicts = other.knownConflicts
    conflicts.views = other.conflicts.views
    builder = SystemBuilder(
      context, frames: other.frames, wrapWidths: other.rects.map { max(0, $0.width) },
      sizes: keepsSizes ? other.builder.intrinsics : nil)
  }

  mutating func solve() -> [Diagnostic] {
    var solver = Solver(options: context.options.solverOptions)
    return solve(&solver)
  }

  /// Solves, a second time if text wraps or margins depend on the first pass. Returns the diagnostics to report.
  mutating func solve(_ solver: inout Solver) -> [Diagnostic] {
    let isResized = context.viewport.size != nil
    let isRepeated = isResized || builder.intrinsics.contains(where: \.wraps)
    runPass(&solver, keepsOpen: context.options.reportsAmbiguity && !isResized)
    if solution.status == .solved, isRepeated {
      let next = SystemBuilder(
        context, frames: isResized ? frames : context.recordedFrames, wrapWidths: rects.map { max(0, $0.width) },
        sizes: builder.intrinsics)
      // If no wrapped text changes in height, the system is the same.
      if isResized || next.intrinsics != builder.intrinsics {
        builder = next
        runPass(&solver, keepsOpen: context.options.reportsAmbiguity)
      }
    }
    return diagnostics(&solver)
  }

  private mutating func diagnostics(_ solver: inout Solver) -> [Diagnostic] {
    let masked = MaskedViews(context)
    let known = conflicts.views
    conflicts = unsatisfiable(solver, masked)
    conflicts.views.formUnion(known)
    var result = conflicts.diagnostics
    if solution.status != .solved { result.append(.unsolved(context, solution.status)) }
    guard context.facts.usesAutoLayout, case .solved = solution.status else { return result }
    let isConsistent = result.isEmpty && !conflicts.restsOnSketch && !conflicts.restsOnCode
    if context.options.reportsAmbiguity, isConsistent {
      let open =
        solution.isReused
        ? OpenSolutions(builder.system, ignoringBelow: Self.openPriority, options: solver.options) : open
      let found = open.map { ambiguous($0, &solver) } ?? []
      result += Diagnostic.merged(found + labelsThatShareLines)
    }
    if context.options.reportsMisplacedViews, context.viewport.size == nil, isConsistent, result.isEmpty {
      misplacements = misplaced(&solver)
      if let diagnostic = Diagnostic.misplaced(misplacements, context.tree) { result.append(diagnostic) }
    }
    if context.options.reportsAmbiguity, result.isEmpty, let note = contradictedRowHeight(&solver) {
      result.append(note)
    }
    result += masked.diagnostics(context, besides: conflicts.masked)
    return result.sorted(by: Diagnostic.inOutputOrder)
  }

  /// Suppresses reports of the conflicts found so far.
  mutating func forgetConflicts() { knownConflicts.formUnion(conflicts.reported) }

  /// Suppresses conflicts that another layout of the same root reported.
  mutating func ignoreConflicts(of other: RootLayout) { knownConflicts.formUnion(other.knownConflicts) }

  /// The same pass with other constraints, which shows the frames that depend on them.
  func with(_ builder: SystemBuilder, _ solver: inout Solver) -> RootLayout {
    var copy = self
    copy.builder = builder
    copy.solveSystem(&solver, keepsOpen: false)
    return copy
  }

  /// The same root with other options, unsolved; it reports only conflicts.
  func with(_ change: (inout LayoutOptions) -> Void) -> RootLayout {
    var options = context.options
    options.reportsMisplacedViews = false
    options.reportsAmbiguity = false
    change(&options)
    return RootLayout(
      LayoutContext(
        context.tree, root: context.views[0].node, viewport: context.viewport, metrics: context.metrics,
        options: options, shownTexts: context.shownTexts))
  }

  /// The same pass with every text larger by some points: the frames that move depend on text. Nil if there is no text.
  func withGrownText(by growth: Points = 17, _ solver: inout Solver) -> RootLayout? {
    builder.withGrownText(by: growth).map { with($0, &solver) }
  }

  /// - Parameter keepsOpen: whether to determine the solutions that the constraints leave open.
  private mutating func runPass(_ solver: inout Solver, keepsOpen: Bool) {
    builder.build()
    builder.addStays()
    solveSystem(&solver, keepsOpen: keepsOpen)
  }

  private mutating func solveSystem(_ solver: inout Solver, keepsOpen: Bool) {
    // A second pass usually differs only in the heights of wrapped texts, which are constants.
    if keepsOpen {
      open = solver.resolve(builder.system, keepingOpenDownTo: Self.openPriority, into: &solution)
    } else {
      solver.resolve(builder.system, into: &solution)
    }
    rects = context.views.indexRange.map { index in
      guard let box = builder.anchors.edges.boxes[index] else { return .zero }
      let left = solution[box.left]
      let top = solution[box.top]
      return Rect(x: left, y: top, width: solution[box.right] - left, height: solution[box.bottom] - top)
    }
  }

  /// Frames relative to the root, unrounded. A view that is not installed keeps its recorded place in its superview.
  var frames: [Rect] {
    var frames: [Rect] = []
    for (index, view) in context.views.views.enumerated() {
      let rect = rects[index]
      let inset = view.alignment
      if view.isInstalled {
        frames.append(
          Rect(
            x: rect.x - inset.left, y: rect.y - inset.top, width: rect.width + inset.left + inset.right,
            height: rect.height + inset.top + inset.bottom))
      } else {
        let origin = view.parent.map { frames[$0] } ?? .zero
        frames.append((view.recorded ?? .zero).offset(byX: origin.x, y: origin.y))
      }
    }
    return frames
  }

  /// Frames relative to the root, rounded to pixels.
  private var absoluteFrames: [Rect] {
    let grid = PixelGrid(scale: context.facts.scale)
    return frames.map { grid.snap($0) }
  }

  /// Frames relative to the superviews, rounded to pixels.
  var relativeFrames: [Rect] { relativeFrames(absoluteFrames) }

  private func relativeFrames(_ absolute: [Rect]) -> [Rect] {
    var relative: [Rect] = []
    relative.reserveCapacity(absolute.count)
    for (index, view) in context.views.views.enumerated() {
      let origin = view.parent.map { absolute[$0] } ?? .zero
      relative.append(absolute[index].offset(byX: -origin.x, y: -origin.y))
    }
    return relative
  }

  /// The result, rounded to pixels.
  var tree: LayoutTree {
    let absolute = absoluteFrames
    let relative = relativeFrames(absolute)
    var views: [LayoutTree.View] = []
    views.reserveCapacity(relative.count)
    for (index, view) in context.views.views.enumerated() {
      var result = LayoutTree.View(
        node: view.node, parent: view.parent, subtreeEnd: view.subtreeEnd, frame: relative[index],
        absoluteFrame: absolute[index], recorded: view.recorded, isHidden: view.isHidden,
        isInstalled: view.isInstalled)
      result.isRightToLeft = context.isMirrored(index)
      result.shortage = builder.intrinsics[index].shortage(in: rects[index].size)
      result.sizedByText = builder.intrinsics[index].textAxes(in: rects[index].size)
      views.append(result)
    }
    let size = context.growsWithContent ? views.first?.frame.size : nil
    var tree = LayoutTree(root: context.views[0].node, size: size ?? context.rootSize, views: views)
    tree.typeScale = context.fonts.typeScale
    tree.systemFont = context.facts.systemFont
    tree.measuredFonts = context.fonts.measured
    tree.tools = context.facts.tools
    tree.language = context.viewport.language
    tree.bars = BarPlacing(context).bars(in: tree, at: context.options.moment)
    tree.coveredInsets = context.coveredInsets
    tree.conflicting = Set(conflicts.views.map { context.views[$0].node })
    tree.misplacements = misplacements
    return tree
  }
}

extension LayoutOptions {
  /// A pivot of a large layout touches some 250 coefficients. The solve of a more entangled layout ends early, after a
  /// few seconds.
  var solverOptions: SolverOptions {
    let (work, overflows) = pivots.multipliedReportingOverflow(by: 250)
    return SolverOptions(pivotBudget: pivots, workBudget: overflows ? .max : work)
  }
}
