/// The kind of a design, by which another font is chosen where a font is missing.
package enum GenericFamily: Hashable, Sendable {
  case sansSerif
  case serif
  case monospaced

  /// Creates the kind of a family or PostScript name; sans serif for unknown names.
  package init(of name: String) {
    let family = FontName(name).family
    switch Typeface(family: family) {
    case .times, .timesNewRoman, .georgia: self = .serif
    case .courier, .menlo: self = .monospaced
    default: self = Self.serifNames.contains(family) ? .serif : .sansSerif
    }
  }

  /// Folded names of other families with serifs that iOS installs.
  private static let serifNames: Set<String> = [
    "baskerville", "bodonisvtytwoitctt", "cochin", "didot", "hoeflertext", "newyork", "palatino",
  ]
}
