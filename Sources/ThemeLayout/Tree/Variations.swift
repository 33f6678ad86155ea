import ThemeSyntax

/// The `<variation>` elements that apply in a set of size classes.
///
/// The `default` variation masks objects out; more specific ones (`heightClass=regular-widthClass=compact`) include or
/// exclude objects again, and override attributes. General ones are applied first, so that the most specific one
/// decides.
struct Variations {
  let tree: ElementTree
  let traits: Traits

  /// An attribute, after variations.
  func attribute(_ name: AttributeName, of id: NodeID) -> ElementTree.Attribute? {
    var attribute = tree.attribute(name, of: id)
    if tree.child(of: id, .variation) == nil { return attribute }
    for variation in applying(to: id) {
      if let other = tree.attribute(name, of: variation) { attribute = other }
    }
    return attribute
  }

  /// The value of an attribute, after variations.
  func string(_ name: AttributeName, of id: NodeID) -> String? { attribute(name, of: id)?.value }

  /// A number after variations; nil when absent or malformed.
  func number(_ name: AttributeName, of id: NodeID) -> Double? { attribute(name, of: id)?.number }

  /// A child of an element, after variations: that of the most specific variation with such a child.
  func child(_ kind: ElementKind, key: String, of id: NodeID) -> NodeID? {
    var child = tree.child(of: id, kind, key: key)
    if tree.child(of: id, .variation) == nil { return child }
    for variation in applying(to: id) {
      if let other = tree.child(of: variation, kind, key: key) { child = other }
    }
    return child
  }

  /// Ids that masks with the given key (`subviews`, `constraints`) exclude from an element.
  func excluded(_ key: String, of id: NodeID) -> Set<ObjectID> {
    var excluded: Set<ObjectID> = []
    if tree.child(of: id, .variation) == nil { return excluded }
    for variation in applying(to: id) {
      for mask in tree.children(of: variation, .mask) where tree.string(.key, of: mask) == key {
        for entry in tree.children(of: mask, .exclude) {
          if let reference = tree.reference(.reference, of: entry) { excluded.insert(reference) }
        }
        for entry in tree.children(of: mask, .include) {
          if let reference = tree.reference(.reference, of: entry) { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }

  /// The variations that apply, general ones first, then in document order.
  private func applying(to id: NodeID) -> [NodeID] {
    let all = tree.children(of: id, .variation).filter { applies(tree.string(.key, of: $0) ?? "") }
    if all.count < 2 { return all }
    let ranked = all.enumerated().map { (rank: rank(of: $0.element), index: $0.offset, node: $0.element) }
    return ranked.sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }.map(\.node)
  }

  private func rank(of variation: NodeID) -> Int {
    let key = tree.string(.key, of: variation) ?? ""
    return key == "default" ? -1 : key.utf8.count { $0 == UInt8(ascii: "=") }
  }

  private func applies(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else { return true }
      switch sides[0] {
      case "widthClass": return traits.width?.rawValue == String(sides[1])
      case "heightClass": return traits.height?.rawValue == String(sides[1])
      default: return false
      }
    }
  }
}
