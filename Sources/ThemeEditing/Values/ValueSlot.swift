package import ThemeSource
package import ThemeSyntax

/// A value of a view in a resolved theme, with the place where it is, or would be, written.
package struct ValueSlot: Sendable {
  package enum Kind: Sendable, Hashable {
    case text, color, number, flag
    case choice([String])
  }

  enum Place: Sendable {
    /// An attribute of an element, written or not.
    case attribute(String, of: NodeID)
    /// The character data of an element.
    case text(of: NodeID)
    /// A `<color>`, or the `<nil>` that replaces it.
    case color(NodeID)
    /// A value without a written element.
    case missing(Missing, in: NodeID)
  }

  /// The elements that a value requires, outermost first.
  struct Missing: Sendable {
    var around: [ElementMarkup] = []
    var leaf: Leaf

    enum Leaf: Sendable {
      case attribute(String)
      /// A `<color>` with that key.
      case color(String)
      /// A number that is set at run time, by its key path.
      case runtimeAttribute(String)
    }
  }

  /// The identifier in its view: `text`, `fontDescription.pointSize`, `normal.title`, `constraint.abc-de-fgh.constant`.
  package var key: String
  /// The name for people.
  package var label: String
  package var kind: Kind
  /// The value in a form for people; UIKit's default if it is not written.
  package var text: String
  /// Whether a file of the theme writes it.
  package var isWritten: Bool
  /// The reason why no edit can change the value; nil if one can.
  package var refusal: String?
  var place: Place
  /// The numbers that the value accepts.
  var range: ClosedRange<Double>?
  var isWhole = false
}

/// The reason why a value cannot be edited.
package struct ValueRefusal: Error, Sendable, Equatable {
  /// A sentence without a full stop.
  package var message: String

  package init(_ message: String) { self.message = message }
}

extension ValueSlot {
  /// The element that has the value, or would have it.
  package var element: NodeID {
    switch place {
    case .attribute(_, let node), .text(let node), .color(let node), .missing(_, let node): node
    }
  }

  /// Returns the position of the value; nil if it is not written.
  package func span(in tree: ElementTree) -> SourceSpan? {
    guard isWritten else { return nil }
    switch place {
    case .attribute(let name, let node): return tree.attribute(named: name, of: node)?.valueSpan
    case .text(let node), .color(let node): return tree[node].span
    case .missing: return nil
    }
  }

  /// Whether the value is in no file of the theme: a translation.
  package func isMade(in tree: ElementTree) -> Bool {
    guard isWritten else { return false }
    switch place {
    case .attribute(let name, let node): return tree.attribute(named: name, of: node)?.isMade == true
    case .text(let node): return tree[node].isTextMade
    case .color, .missing: return false
    }
  }

  /// Whether the value is the constant of a constraint.
  package var isConstant: Bool { key.hasPrefix("constraint.") && key.hasSuffix(".constant") }

  /// Whether removing this value also removes another: with a constant, the constraint's other values; with a font
  /// size, the choice of the system font.
  package func goes(with other: ValueSlot) -> Bool {
    if isConstant { return element == other.element }
    return key == "fontDescription.pointSize" && other.key == "fontDescription.type" && other.text == "system"
  }

  /// Returns the extent of the attribute or element that writes the value; for a constraint's constant, the whole
  /// constraint.
  package func extent(in tree: ElementTree) -> SourceSpan? {
    if isConstant { return tree[element].span }
    guard isWritten else { return nil }
    switch place {
    case .attribute(let name, let node):
      return tree.attribute(named: name, of: node).map { attribute in
        let range = SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end)
        return SourceSpan(file: attribute.valueSpan.file, range: range)
      }
    case .text(let node), .color(let node): return tree[node].span
    case .missing: return nil
    }
  }

  /// Returns the values that this value replaced, nearest first.
  package func overridden(in tree: ElementTree) -> [(text: String, span: SourceSpan)] {
    guard isWritten else { return [] }
    let node: NodeID
    var found: [ElementTree.Overridden] = []
    switch place {
    case .attribute(let name, let element):
      node = element
      found = tree.attribute(named: name, of: element).map { tree.overridden(by: $0) } ?? []
    case .text(let element), .color(let element): node = element
    case .missing: return []
    }
    if found.isEmpty { found = tree.overridden(by: node) }
    return found.map { ($0.valueText, $0.span) }
  }

  /// Returns the color, if the value is a written color.
  package func color(in tree: ElementTree) -> ThemeColor? {
    guard case .color(let node) = place else { return nil }
    return tree.color(at: node)
  }
}
