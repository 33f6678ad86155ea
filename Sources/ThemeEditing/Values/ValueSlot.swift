package import ThemeSource
package import ThemeSyntax

/// A value of a view of a resolved theme: where it is written, or would be.
package struct ValueSlot: Sendable {
  package enum Kind: Sendable, Hashable {
    case text, color, number, flag
    /// One of some words.
    case choice([String])
  }

  /// Where a value is.
  enum Place: Sendable {
    /// An attribute of an element, written or not.
    case attribute(String, of: NodeID)
    /// The character data of an element.
    case text(of: NodeID)
    /// A `<color>`, or the `<nil>` that stands for one.
    case color(NodeID)
    /// A value whose element is not written either.
    case missing(Missing, in: NodeID)
  }

  /// The elements that a value needs, from the outermost.
  struct Missing: Sendable {
    var around: [ElementMarkup] = []
    var leaf: Leaf

    enum Leaf: Sendable {
      case attribute(String)
      /// A `<color>` of that key.
      case color(String)
      /// A number that is set at run time, by its key path.
      case runtimeAttribute(String)
    }
  }

  /// What names it in its view: `text`, `fontDescription.pointSize`, `normal.title`, `constraint.abc-de-fgh.constant`.
  package var key: String
  /// What it is called for people.
  package var label: String
  package var kind: Kind
  /// The value as people write it; UIKit's default if it is not written.
  package var text: String
  /// Whether a file of the theme writes it.
  package var isWritten: Bool
  /// Why no edit can change it; nil if one can.
  package var refusal: String?
  var place: Place
  /// The numbers that it takes.
  var range: ClosedRange<Double>?
  var isWhole = false
}

/// Why a value cannot be edited.
package struct ValueRefusal: Error, Sendable, Equatable {
  /// A sentence without a full stop.
  package var message: String

  package init(_ message: String) { self.message = message }
}

extension ValueSlot {
  /// The element that holds the value, or would hold it.
  package var element: NodeID {
    switch place {
    case .attribute(_, let node), .text(let node), .color(let node), .missing(_, let node): node
    }
  }

  /// Where the value is written; nil if it is not.
  package func span(in tree: ElementTree) -> SourceSpan? {
    guard isWritten else { return nil }
    switch place {
    case .attribute(let name, let node): return tree.attribute(named: name, of: node)?.valueSpan
    case .text(let node), .color(let node): return tree[node].span
    case .missing: return nil
    }
  }

  /// Whether it is the constant of a constraint.
  package var isConstant: Bool { key.hasPrefix("constraint.") && key.hasSuffix(".constant") }

  /// Whether another value goes with this one: those of a constraint with its constant, and that a font is the system's with
  /// its size.
  package func goes(with other: ValueSlot) -> Bool {
    if isConstant { return element == other.element }
    return key == "fontDescription.pointSize" && other.key == "fontDescription.type" && other.text == "system"
  }

  /// The attribute or element that writes the value; of the constant of a constraint, the whole constraint.
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

  /// The values that this one replaced, nearest first.
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

  /// The color, if it is one that is written.
  package func color(in tree: ElementTree) -> ThemeColor? {
    guard case .color(let node) = place else { return nil }
    return tree.color(at: node)
  }
}
