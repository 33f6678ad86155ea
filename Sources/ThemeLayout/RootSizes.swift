import ConstraintSolver
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax
package import ThemeText

/// A root at several sizes: the recorded one first, then on devices.
///
/// Parts that do not depend on the device are built once, and each solve starts from the previous one.
package struct RootSizes {
  private var recordedLayout: RootLayout
  private var solver: Solver
  /// The layout as recorded, with all of its diagnostics.
  package let recorded: Diagnosed<LayoutTree>

  /// Lays out a root of a tree as it was recorded.
  package init(
    _ tree: ElementTree, root: NodeID, metrics: TextMetrics = .standard, options: LayoutOptions = .standard
  ) {
    var layout = RootLayout(
      LayoutContext(tree, root: root, viewport: .recorded, metrics: metrics, options: options))
    solver = Solver(options: options.solverOptions)
    var diagnostics = layout.solve(&solver)
    if layout.restsOnInferredInsets(diagnostics, &solver) {
      diagnostics.removeAll { $0.code == .unsatisfiable }
    } else {
      layout.forgetConflicts()
    }
    recorded = Diagnosed(layout.tree, diagnostics)
    recordedLayout = layout
  }

  /// Lays out the root on a device. Reports conflicts and ambiguities that do not exist in the recorded layout.
  package mutating func solve(in viewport: Viewport) -> Diagnosed<LayoutTree> {
    let context = recordedLayout.context
    var options = deviceOptions
    var layout: RootLayout
    if let shared = LayoutContext(context, viewport: viewport, options: options) {
      layout = RootLayout(
        shared, after: recordedLayout, keepsSizes: viewport.contentSize == nil)
    } else {
      options.reportsAmbiguity = context.options.reportsAmbiguity
      layout = RootLayout(
        LayoutContext(
          context.tree, root: context.views[0].node, viewport: viewport, metrics: context.metrics, options: options,
          shownTexts: context.shownTexts))
    }
    let diagnostics = layout.solve(&solver)
    return Diagnosed(
      layout.tree, diagnostics.filter { $0.code == .unsatisfiable || $0.code == .ambiguous })
  }

  /// Lays out the root on a device with other texts. Reports conflicts that do not exist in the recorded layout.
  package mutating func solve(in viewport: Viewport, showing texts: [NodeID: String]) -> Diagnosed<LayoutTree> {
    let context = recordedLayout.context
    var layout = RootLayout(
      LayoutContext(
        context.tree, root: context.views[0].node, viewport: viewport, metrics: context.metrics, options: deviceOptions,
        shownTexts: context.shownTexts.merging(texts) { $1 }))
    layout.ignoreConflicts(of: recordedLayout)
    let diagnostics = layout.solve(&solver)
    return Diagnosed(layout.tree, diagnostics.filter { $0.code == .unsatisfiable })
  }

  private var deviceOptions: LayoutOptions {
    var options = recordedLayout.context.options
    // Margins were inferred for the recorded size.
    options.insets = .table
    options.reportsMisplacedViews = false
    options.reportsAmbiguity = false
    options.adaptsToSize = true
    return options
  }

  /// Whether constraints lay out the root, so that other sizes change more than the root.
  package var usesAutoLayout: Bool { recordedLayout.context.facts.usesAutoLayout }

  /// Whether constraints contradict the recorded size of a root that is neither a screen nor a cell of a list.
  package var isContradictorySketch: Bool {
    recordedLayout.conflicts.restsOnSketch && recordedLayout.context.isSketch
      && recordedLayout.context.views[0].kind.traits.isDisjoint(with: [.isRow, .isCollectionItem])
  }

  /// The device of the document's canvas.
  package var device: Device? { recordedLayout.context.facts.device }

  /// Whether the root is as large as a device's screen: a controller's view that is in no container view and has no
  /// simulated size.
  package var fillsScreen: Bool {
    let context = recordedLayout.context
    return !context.facts.isTelevision && context.isShownFullScreen
  }

  /// Whether the root is a screen of its own: one that fills a device, or a Screenlet's view. A view that is lower than
  /// half a screen is a part of one.
  package func isScreen(of theme: ResolvedTheme) -> Bool {
    let root = recordedLayout.context.views[0].node
    return fillsScreen
      || theme.kind != nil && theme.rootViews.contains(root) && recorded.value.size.height >= 300
  }
}

extension RootLayout {
  /// Whether a screen has conflicts only because of the safe area and margins that were inferred from its frames, which
  /// may stem from other constraints, and none with those of a device.
  fileprivate func restsOnInferredInsets(_ diagnostics: [Diagnostic], _ solver: inout Solver) -> Bool {
    guard context.options.insets == .recorded, context.isShownFullScreen,
      diagnostics.contains(where: { $0.code == .unsatisfiable })
    else { return false }
    var other = with { $0.insets = .table }
    return !other.solve(&solver).contains { $0.code == .unsatisfiable }
  }
}

extension Diagnostic.Code {
  fileprivate static let unsatisfiable = DiagnosticDescriptor.unsatisfiable.code
  fileprivate static let ambiguous = DiagnosticDescriptor.ambiguous.code
}
