package import ThemeSource
internal import ThemeSyntax
package import ThemeText

/// Lays out a screen: first its root in the viewport, then every inner root in the room of its view; determines how
/// many cells of a list fit.
///
/// Never fails. Diagnostics of a root refer to its file. For a root of another file, the view that contains it is a
/// related place. Each is reported once, however often a cell or a Screenlet is shown.
package func solve(
  _ screen: ScreenTree, viewport: Viewport = .recorded, metrics: TextMetrics = .standard
) -> Diagnosed<ScreenLayout> {
  var solving = ScreenSolving(screen: screen, viewport: viewport, metrics: metrics)
  for id in screen.ids { solving.solve(id) }
  let places = ScreenPlacing(screen: screen, layouts: solving.layouts)
  let roots = screen.ids.map { id in
    solving.layouts[id.index].map { ScreenLayout.Root(layout: $0, places: places.places(in: id, $0)) }
  }
  return Diagnosed(
    ScreenLayout(
      screen: screen, roots: roots, metrics: metrics, appearance: viewport.appearance),
    solving.diagnostics)
}

/// The layout of the roots of a screen, outer roots before inner ones.
private struct ScreenSolving {
  /// The conditions in which a root is laid out.
  struct Room {
    var viewport: Viewport
    var options: LayoutOptions
  }

  let screen: ScreenTree
  let metrics: TextMetrics
  private var rooms: [Room?]
  private(set) var layouts: [LayoutTree?]
  private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<ReportedDiagnostic> = []

  /// The key by which duplicate diagnostics are removed.
  private struct ReportedDiagnostic: Hashable {
    var code: Diagnostic.Code
    var span: SourceSpan?
    var message: String
  }

  init(screen: ScreenTree, viewport: Viewport, metrics: TextMetrics) {
    self.screen = screen
    self.metrics = metrics
    rooms = Array(repeating: nil, count: screen.roots.count)
    layouts = Array(repeating: nil, count: screen.roots.count)
    var options = LayoutOptions.shown(in: viewport)
    options.growsWithContent = viewport.contentSize != nil && viewport.size == nil
    options.pivots = screen.solverPivots
    rooms[0] = Room(viewport: viewport, options: options)
  }

  /// Lays out a root, and determines the room of its inner roots.
  mutating func solve(_ id: RootID) {
    guard let room = rooms[id.index] else { return }
    let root = screen[id]
    let solved = ThemeLayout.solve(
      screen.theme(of: id).tree, root: root.node, viewport: room.viewport, metrics: metrics, options: room.options,
      shownTexts: screen.theme(of: id).shownTexts)
    layouts[id.index] = solved.value
    report(solved.diagnostics, of: id)
    for content in root.contents {
      guard let view = solved.value.views.first(where: { $0.node == content.view }), view.isInstalled else { continue }
      for inner in content.kind.roots { rooms[inner.index] = self.room(of: inner, in: view.frame.size, room) }
    }
  }

  private func room(of id: RootID, in size: Size, _ outer: Room) -> Room {
    let root = screen[id]
    let isOfHost = screen.isOfHost(id)
    var viewport = isOfHost && outer.viewport.isRecorded ? Viewport() : outer.viewport
    viewport.appearance = outer.viewport.appearance
    viewport.size = nil
    switch root.sizing {
    case .view: viewport.size = size
    case .item(let item): viewport.size = item
    case .row:
      let recorded = screen.theme(of: id).tree.rect(key: "frame", of: root.node)
      let stated = rowHeight(of: root, isOfHost)
      let inset = isOfHost ? root.host.map { groupInset(of: $0.view, in: $0.root, recorded) } ?? 0 : 0
      viewport.size = recorded.map { Size(width: size.width - inset * 2, height: stated ?? $0.height) }
    case .screen, .recorded: break
    }
    if let size = viewport.size, size.width < 1 || size.height < 1 { viewport.size = nil }
    let isSizedByConstraints = root.sizing == .row && rowHeight(of: root, isOfHost) == nil
    if isOfHost {
      if !outer.viewport.isRecorded { viewport.safeArea = .zero }
      var options = outer.options
      options.growsWithContent = isSizedByConstraints && viewport.contentSize != nil
      return Room(viewport: viewport, options: options)
    }
    if root.sizing == .recorded {
      viewport = Viewport(appearance: viewport.appearance)
    } else {
      viewport.device = nil
      viewport.safeArea = .zero
    }
    var options = LayoutOptions.shown(in: viewport)
    options.pivots = screen.solverPivots
    options.growsWithContent = isSizedByConstraints && viewport.contentSize != nil
    return Room(viewport: viewport, options: options)
  }

  /// The height of a row that does not depend on its content; nil if constraints determine it.
  private func rowHeight(of root: ScreenTree.Root, _ isOfHost: Bool) -> Points? {
    isOfHost ? nil : root.host.flatMap { rowHeight(of: $0.view, in: $0.root) }
  }

  /// The distance of rows from the sides of a table with inset groups.
  private func groupInset(of table: NodeID, in id: RootID, _ recorded: Rect?) -> Points {
    guard let x = recorded?.x, x > 0, x <= 64, screen.theme(of: id).tree.string(.style, of: table) == "insetGrouped"
    else { return 0 }
    return x
  }

  /// The height of a table's rows if UIKit takes it from the table: there is no delegate that could return other
  /// heights, and the table does not leave it to the constraints of its cells (-1).
  private func rowHeight(of table: NodeID, in id: RootID) -> Points? {
    let tree = screen.theme(of: id).tree
    guard let height = tree.length(.rowHeight, of: table), height >= 1, height <= 2000 else { return nil }
    let hasDelegate = tree.connections(of: table).contains { $0.detail == .outlet(property: "delegate") }
    return hasDelegate ? nil : height
  }

  private mutating func report(_ found: [Diagnostic], of id: RootID) {
    let host = screen[id].host
    for diagnostic in found {
      let key = ReportedDiagnostic(code: diagnostic.code, span: diagnostic.span, message: diagnostic.message)
      guard reported.insert(key).inserted else { continue }
      var diagnostic = diagnostic
      if let host, !screen.isOfHost(id) {
        let tree = screen.theme(of: host.root).tree
        diagnostic.related.append(Diagnostic.Related(tree[host.view].nameSpan, "it is laid out inside this view"))
      }
      diagnostics.append(diagnostic)
    }
  }
}

extension LayoutOptions {
  /// The options of a device. In the recorded viewport, margins that a file does not state are inferred from its
  /// frames.
  package static func shown(in viewport: Viewport) -> LayoutOptions {
    LayoutOptions(
      insets: viewport.isRecorded ? .recorded : .table, moment: .run, reportsMisplacedViews: false)
  }
}

extension Viewport {
  /// Whether it is the recorded viewport, in any appearance.
  var isRecorded: Bool { self == Viewport(appearance: appearance) }
}

extension ScreenTree.Kind {
  /// The inner roots of the view.
  var roots: [RootID] {
    switch self {
    case .embed(let root): [root]
    case .cells(let roots, _), .recorded(let roots): roots
    case .samples: []
    }
  }
}
