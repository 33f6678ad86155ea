internal import ThemeControls
internal import ThemeDatabase
internal import ThemeLayout
internal import ThemeRendering
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

/// The theme of the cells of a list: a part, or a cell in the file of the list.
@MainActor
final class CellTemplate {
  /// The name of the cell's class in the file; nil for a class of UIKit.
  let className: String?
  /// The height in the file, in points.
  let recordedHeight: Points?
  /// Errors with which the cell can still be shown.
  let errors: [String]
  /// Object IDs of views, keyed by outlet.
  let outlets: [String: String]
  /// The views with the values of the theme, in the recorded size.
  let recorded: [RenderTree.Node]
  /// Nil for the cell without a file.
  private let screen: ScreenTree?
  private let elements: ElementTree?
  private let ids: [String: NodeID]
  /// The styles of labels with one line, keyed by object ID.
  private let lineStyles: [String: RenderTree.TextStyle]
  /// The cells that were laid out last, without the texts of labels with one line.
  private var layouts: [Shape: RenderTree] = [:]

  /// The values that determine the frames of a cell. Frames depend on the text of a label with one line only by its size.
  private struct Shape: Hashable {
    /// The size of a text, and the number of its letters, since a large font widens each letter in a terminal.
    struct Line: Hashable {
      var size: Size
      var letters: Int
    }

    var changes: [String: ElementChange]
    var lines: [String: Line] = [:]
    var size: Size
    var metrics: TextMetrics
  }

  /// The most cells that are kept.
  private static let mostLayouts = 64

  /// - Parameters:
  ///   - screen: The screen whose root is the cell.
  ///   - errors: Errors of the cell's file.
  init(_ screen: ScreenTree, _ options: RenderOptions, errors: [String]) {
    let elements = screen.themes[0].tree
    let root = screen.roots[0].node
    self.screen = screen
    self.elements = elements
    self.errors = errors
    className = elements.string(.customClass, of: root)
    recordedHeight = elements.rect(of: root)?.height
    var ids: [String: NodeID] = [:]
    for node in elements.subtree(of: root) {
      if let id = elements.objectID(of: node)?.text, ids[id] == nil { ids[id] = node }
    }
    self.ids = ids
    var outlets: [String: String] = [:]
    for connection in elements.connections(of: root) {
      guard case .outlet(let property) = connection.detail, let id = connection.destination?.text else { continue }
      outlets[property] = id
    }
    // Views of UIKit's styles are attributes of the cell.
    for attribute in elements.attributes(of: root) where Self.styledViews.contains(attribute.writtenName) {
      outlets[attribute.writtenName] = attribute.value
    }
    self.outlets = outlets
    var options = options
    options.viewport.size = nil
    recorded = render(Diagnosed(screen), options).value.nodes
    var lineStyles: [String: RenderTree.TextStyle] = [:]
    for node in recorded where node.role == .label && node.textStyle?.numberOfLines == 1 {
      // The font of an attributed text is not that of the label.
      if node.content.text?.runs.isEmpty == true { lineStyles[node.id] = node.textStyle }
    }
    self.lineStyles = lineStyles
  }

  private static let styledViews: Set<String> = ["textLabel", "detailTextLabel", "imageView"]

  /// The cell of UIKit's default style, for a list whose theme has no cell: one label.
  init(style: RenderTree.TextStyle) {
    (className, recordedHeight, screen, elements, ids, errors) = (nil, nil, nil, nil, [:], [])
    lineStyles = [:]
    outlets = ["textLabel": "textLabel"]
    var cell = RenderTree.Node(
      id: "cell", className: "UITableViewCell", role: .cell, frame: Rect(x: 0, y: 0, width: 320, height: 44))
    cell.subtreeEnd = 2
    var label = RenderTree.Node(id: "textLabel", className: "UILabel", role: .label, frame: cell.frame)
    label.parent = 0
    label.subtreeEnd = 2
    label.textStyle = style
    label.content = .text(RenderTree.Text(""))
    recorded = [cell, label]
  }

  /// Object IDs of the labels, in document order.
  var labels: [String] { recorded.filter { $0.role == .label }.map(\.id) }

  /// Lays out a cell with the properties that code has set.
  func nodes(
    _ changes: [String: ElementChange], _ states: [String: ControlState], in size: Size, _ options: RenderOptions
  ) -> [RenderTree.Node] {
    var nodes: [RenderTree.Node]
    if let screen {
      nodes = layOut(screen, changes, in: size, options).nodes
    } else {
      nodes = recorded
      let inset = min(16, size.width / 4)
      nodes[0].frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
      nodes[1].frame = Rect(x: inset, y: 0, width: size.width - 2 * inset, height: size.height)
      if let text = changes[nodes[1].id]?.text { nodes[1].content = .text(RenderTree.Text(text)) }
    }
    for index in nodes.indices {
      if let change = changes[nodes[index].id] { change.apply(to: &nodes[index]) }
      if let state = states[nodes[index].id] { nodes[index].show(state) }
    }
    return nodes
  }

  /// Lays out a cell, or returns one with the same shape and other texts.
  private func layOut(
    _ screen: ScreenTree, _ changes: [String: ElementChange], in size: Size, _ options: RenderOptions
  ) -> RenderTree {
    let shape = shape(changes, in: size, options.metrics)
    if var tree = layouts[shape] {
      for index in tree.nodes.indices where shape.lines[tree.nodes[index].id] != nil {
        if let text = changes[tree.nodes[index].id]?.text { tree.nodes[index].content = .text(RenderTree.Text(text)) }
      }
      tree.noteCuts()
      return tree
    }
    var screen = screen
    screen.apply(changes.compactMapValues(\.layout))
    var options = options
    options.viewport.size = size
    options.viewport.device = nil
    options.viewport.safeArea = .zero
    let tree = render(Diagnosed(screen), options).value
    if layouts.count == Self.mostLayouts { layouts = [:] }
    layouts[shape] = tree
    return tree
  }

  private func shape(_ changes: [String: ElementChange], in size: Size, _ metrics: TextMetrics) -> Shape {
    var shape = Shape(changes: changes, size: size, metrics: metrics)
    // Letters of a font have many widths, so that few texts would have the same size.
    guard case .cells = metrics else { return shape }
    for (id, change) in changes {
      guard let text = change.text, let style = lineStyles[id] else { continue }
      let run = TextRun(text, FontDescriptor(style.font))
      let line = metrics.layout([run], mode: LineBreakMode(style.lineBreak), maximumLines: 1)
      shape.lines[id] = Shape.Line(size: line.size, letters: text.count)
      shape.changes[id]?.text = nil
    }
    return shape
  }

  func tag(of id: String) -> Int {
    guard let elements, let node = ids[id] else { return 0 }
    return elements.attributes(of: node).first { $0.isNamed("tag") }.flatMap { Int($0.value) } ?? 0
  }

  func hidesWhenStopped(_ id: String) -> Bool {
    guard let elements, let node = ids[id] else { return false }
    return elements.bool(.hidesWhenStopped, of: node) == true
  }

  func restorationIdentifier(of id: String) -> String? {
    guard let elements, let node = ids[id] else { return nil }
    return elements.string(.restorationIdentifier, of: node)
  }
}
