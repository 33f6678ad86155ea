/// The attribute of a view in a constraint, named as in `NSLayoutConstraint.Attribute`.
package enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// Also written `lastBaseline`.
  case baseline
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Creates an attribute from Interface Builder's name; nil if unknown.
  package init?(name: String) {
    var name = name
    let known = name.withUTF8 { unsafe Self.known(0..<$0.count, in: $0.span) }
    guard let known else { return nil }
    self = known
  }

  /// Creates an attribute from a range of bytes with Interface Builder's name; nil if unknown.
  init?(_ name: Range<Int>, in bytes: Span<UInt8>) {
    guard let known = Self.known(name, in: bytes) else { return nil }
    self = known
  }

  private static func known(_ name: Range<Int>, in bytes: Span<UInt8>) -> LayoutAttribute? {
    let ordinal = Int(names.find(name, in: bytes))
    return ordinal == 0 ? nil : ordinal > all.count ? .baseline : all[ordinal - 1]
  }

  private static let all = allCases
  private static let names = NameIndex(allCases.map(\.rawValue) + ["lastBaseline"])

  /// Whether the attribute is a horizontal position or a width.
  package var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      true
    case .top, .bottom, .height, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      false
    }
  }

  package var isSize: Bool { self == .width || self == .height }

  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .baseline,
      .firstBaseline:
      false
    }
  }
}
