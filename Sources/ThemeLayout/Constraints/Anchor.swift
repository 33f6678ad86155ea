/// One of the two directions that are laid out.
package enum Axis: Sendable, CaseIterable {
  case horizontal, vertical
}

/// What a constraint speaks of: an edge, a length or a line of an item, maybe of its margins.
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

  /// The anchor of an attribute's value (`leadingMargin`, `centerY` …); leading is left. Nil for an unknown word.
  init?(attribute: String) {
    var name = attribute[...]
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) {
      name = name.dropLast(suffix.utf8.count)
      isRelativeToMargins = true
      break
    }
    switch name {
    case "leading", "left": line = .left
    case "trailing", "right": line = .right
    case "top": line = .top
    case "bottom": line = .bottom
    case "width": line = .width
    case "height": line = .height
    case "centerX": line = .centerX
    case "centerY": line = .centerY
    case "firstBaseline": line = .firstBaseline
    case "lastBaseline", "baseline": line = .lastBaseline
    default: return nil
    }
  }
}
