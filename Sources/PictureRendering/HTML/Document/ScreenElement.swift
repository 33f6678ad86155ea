internal import ThemeRendering
internal import ThemeSource

/// Writes a screen as nested HTML elements, one for each view, with its role, name and drawing.
struct ScreenElement {
  let tree: RenderTree
  let list: DisplayList
  let svgStyle: SVGStyle
  /// Prefix that makes ids unique in the document.
  let scope: String
  private(set) var writer = MarkupWriter()
  /// The views whose text or input is written.
  private var readable: Set<Int> = []

  init(_ tree: RenderTree, scope: String, _ style: DrawingStyle, _ svgStyle: SVGStyle) {
    self.tree = tree
    self.scope = scope
    self.svgStyle = svgStyle
    list = draw(tree, style)
  }

  /// - Parameter language: The language of the texts as a BCP 47 tag; nil if it is unknown.
  static func bytes(
    _ tree: RenderTree, scope: String, label: String, language: String? = nil, _ style: DrawingStyle,
    _ svgStyle: SVGStyle
  ) -> [UInt8] {
    var element = ScreenElement(tree, scope: scope, style, svgStyle)
    element.write(label: label, language: language)
    return element.writer.bytes
  }

  private mutating func write(label: String, language: String?) {
    writer.raw("<div class=\"screen\" role=\"group\"")
    writer.attribute("aria-label", label)
    if let language { writer.attribute("lang", language) }
    writer.raw(" style=\"width:")
    writer.number(tree.viewport.width)
    writer.raw("px;height:")
    writer.number(tree.viewport.height)
    writer.raw("px;background:")
    writer.escaped(tree.background.hex)
    writer.raw("\">\n")
    var open: [Int?] = []
    var items: [DisplayList.Item] = []
    for item in list.items {
      switch item {
      case .begin(let group):
        if let last = open.last ?? nil { flush(&items, of: last) }
        if let node = group.node { start(node, group, in: open.last ?? nil) }
        open.append(group.node)
      case .end:
        if let last = open.popLast() ?? nil {
          flush(&items, of: last)
          writer.raw("</div>\n")
        }
      case .fill, .shadow, .stroke, .text, .image: items.append(item)
      }
    }
    writer.raw("</div>\n")
  }

  /// Writes the start of a view's element.
  private mutating func start(_ index: Int, _ group: DisplayList.Group, in parent: Int?) {
    let node = tree.nodes[index]
    let origin = parent.map { tree.nodes[$0].frame } ?? .zero
    writer.raw("<div class=\"view\"")
    writer.attribute("data-node", "\(index)")
    let semantics = semantics(of: index)
    if let role = semantics.role { writer.attribute("role", role) }
    if let label = semantics.label, semantics.role != nil { writer.attribute("aria-label", label) }
    for state in semantics.states { writer.attribute(state.name, state.value) }
    if semantics.takesFocus { writer.raw(" tabindex=\"0\"") }
    writer.raw(" style=\"left:")
    writer.number(node.frame.x - origin.x)
    writer.raw("px;top:")
    writer.number(node.frame.y - origin.y)
    writer.raw("px;width:")
    writer.number(node.frame.width)
    writer.raw("px;height:")
    writer.number(node.frame.height)
    writer.raw("px")
    if let clip = group.clip { write(clip, of: node.frame) }
    if group.opacity < 1 {
      writer.raw(";opacity:")
      writer.number(group.opacity)
    }
    writer.raw("\">")
  }

  private mutating func write(_ clip: DisplayList.Clip, of frame: Rect) {
    writer.raw(";clip-path:inset(")
    for (number, length) in [
      clip.rect.y - frame.y, frame.maxX - clip.rect.maxX, frame.maxY - clip.rect.maxY, clip.rect.x - frame.x,
    ].enumerated() {
      if number > 0 { writer.raw(" ") }
      writer.number(length)
      writer.raw("px")
    }
    if clip.radius > 0 {
      writer.raw(" round")
      for corner in [RenderTree.Corners.topLeft, .topRight, .bottomRight, .bottomLeft] {
        writer.raw(" ")
        writer.number(clip.corners.contains(corner) ? clip.radius : 0)
        writer.raw("px")
        if clip.corners == .all { break }
      }
    }
    writer.raw(")")
  }

  private func semantics(of index: Int) -> Semantics {
    let node = tree.nodes[index]
    return Semantics(node, isLeaf: node.subtreeEnd <= index + 1)
  }

  /// Writes a view's own content.
  private mutating func flush(_ items: inout [DisplayList.Item], of index: Int) {
    let node = tree.nodes[index]
    let semantics = semantics(of: index)
    let shown = semantics.input == nil ? items : items.filter { $0.span == nil }
    if !shown.isEmpty {
      writer.raw(encodeSVG(shown, in: node.frame, scope: "\(scope)n\(index)c", svgStyle))
    }
    defer { items = [] }
    guard readable.insert(index).inserted else { return }
    if let input = semantics.input {
      write(input, of: index, items)
    } else if let text = semantics.text {
      // The drawing's text is only visible; screen readers read this.
      let shown = text.isEmpty ? items.compactMap(\.span?.string).joined(separator: " ") : text
      if !shown.isEmpty {
        writer.raw("<span class=\"read\">")
        writer.escaped(shown.safe.replacing("\n", with: " "))
        writer.raw("</span>")
      }
    }
  }

  private mutating func write(_ input: Semantics.Input, of index: Int, _ items: [DisplayList.Item]) {
    let node = tree.nodes[index]
    let style = node.textStyle ?? RenderTree.TextStyle()
    let span = items.lazy.compactMap(\.span).first
    let room = node.role == .searchBar ? tree.field(ofSearchBar: index) : node.frame
    let anchor = span?.anchor ?? style.alignment.anchor
    var (left, right) = (room.x - node.frame.x + 7, node.frame.maxX - room.maxX + 7)
    switch anchor {
    case .start: if let span { left = span.origin.x - node.frame.x }
    case .middle: break
    case .end: if let span { right = node.frame.maxX - span.origin.x - span.width }
    }
    writer.raw("<input")
    writer.attribute("type", input.type)
    writer.attribute("aria-label", input.label)
    if !input.value.isEmpty { writer.attribute("value", input.value) }
    if let placeholder = input.placeholder { writer.attribute("placeholder", placeholder) }
    if !node.isEnabled { writer.raw(" disabled") }
    writer.raw(" autocomplete=\"off\" style=\"padding:")
    for length in [room.y - node.frame.y, right, node.frame.maxY - room.maxY, left] {
      writer.number(max(0, length))
      writer.raw("px ")
    }
    writer.raw(";font-size:")
    writer.number(style.font.size)
    writer.raw("px;font-weight:")
    writer.number(Double(style.font.weight))
    writer.raw(";color:")
    writer.escaped(style.color.hex)
    writer.raw(";text-align:")
    writer.raw(anchor == .start ? "start" : anchor == .middle ? "center" : "right")
    if input.value.isEmpty, let span {
      writer.raw(";--hint:")
      writer.escaped(span.color.hex)
    }
    writer.raw("\">")
  }
}

extension RenderTree.TextStyle.Alignment {
  /// The side of text that is not drawn yet.
  fileprivate var anchor: DisplayList.Anchor {
    switch self {
    case .natural, .left, .justified: .start
    case .center: .middle
    case .right: .end
    }
  }
}

extension DisplayList.Item {
  fileprivate var span: DisplayList.TextSpan? {
    if case .text(let span) = self { span } else { nil }
  }
}
