internal import ThemeSyntax

package enum Axis: Sendable, CaseIterable {
  case horizontal, vertical
}

/// The subject of a constraint: an edge, length or line of an item, or of its margins.
struct Anchor: Hashable {
  enum Line: Hashable {
    case left, right, top, bottom, width, height, centerX, centerY, firstBaseline, lastBaseline
  }
  var line: Line
  var isRelativeToMargins = false

  var axis: Axis {
    switch line {
    case .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  var isLength: Bool { line == .width || line == .height }

  /// The anchor of a constraint's attribute; leading is left.
  init(_ attribute: LayoutAttribute) {
    line =
      switch attribute {
      case .left, .leading, .leftMargin, .leadingMargin: .left
      case .right, .trailing, .rightMargin, .trailingMargin: .right
      case .top, .topMargin: .top
      case .bottom, .bottomMargin: .bottom
      case .width: .width
      case .height: .height
      case .centerX, .centerXWithinMargins: .centerX
      case .centerY, .centerYWithinMargins: .centerY
      case .baseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      }
    isRelativeToMargins = attribute.isMargin
  }

  /// The anchor for an attribute's value (`leadingMargin`, `centerY` …); leading is left. Nil for an unknown value.
  init?(attribute: String) {
    guard let anchor = Self.named[attribute] else { return nil }
    self = anchor
  }

  init(line: Line, isRelativeToMargins: Bool = false) {
    self.line = line
    self.isRelativeToMargins = isRelativeToMargins
  }

  private static let lines: [(name: String, line: Line)] = [
    ("leading", .left), ("left", .left), ("trailing", .right), ("right", .right), ("top", .top), ("bottom", .bottom),
    ("width", .width), ("height", .height), ("centerX", .centerX), ("centerY", .centerY),
    ("firstBaseline", .firstBaseline), ("lastBaseline", .lastBaseline), ("baseline", .lastBaseline),
  ]

  private static let named: [String: Anchor] = {
    var named: [String: Anchor] = [:]
    for (name, line) in lines {
      named[name] = Anchor(line: line, isRelativeToMargins: false)
      for suffix in ["WithinMargins", "Margin"] { named[name + suffix] = Anchor(line: line, isRelativeToMargins: true) }
    }
    return named
  }()
}
