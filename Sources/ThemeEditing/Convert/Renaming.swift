package import ThemeSyntax

extension ElementTree {
  /// Returns the tree with some ids, and all references to them, replaced.
  ///
  /// An element that already has one of the new ids, and keeps it, gets a new id. Histories are dropped.
  package func renaming(_ names: [String: String]) -> ElementTree {
    if names.isEmpty { return self }
    var names = names
    var taken = Set(all.compactMap { string(.id, of: $0) }).union(names.values)
    let targets = Set(names.values)
    for node in all {
      guard let id = string(.id, of: node), targets.contains(id), names[id] == nil else { continue }
      names[id] = freshID(like: id, avoiding: &taken)
    }
    var builder = TreeBuilder()
    var ends: [NodeID] = []
    for node in all {
      while let last = ends.last, last <= node {
        ends.removeLast()
        builder.close()
      }
      builder.open(self[node])
      for attribute in attributes(of: node) {
        builder.add(attribute, value: holdsID(attribute.name, of: self[node].kind) ? names[attribute.value] : nil)
      }
      ends.append(self[node].subtreeEnd)
    }
    return builder.finish()
  }
}

/// Whether an attribute of an element is an id or a reference to an object.
func holdsID(_ name: AttributeName, of kind: ElementKind) -> Bool {
  switch name {
  case .id, .destination, .firstItem, .secondItem, .reference, .before, .after, .into: true
  default: kind.descriptor?.type(of: name) == .reference
  }
}

/// Returns an unused id in Interface Builder's form, `xxx-xx-xxx`, derived from another id.
func freshID(like id: String, avoiding taken: inout Set<String>) -> String {
  let letters = Array("0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  // FNV-1a: the same in every run.
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  while true {
    var rest = hash
    var text = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { text += "-" }
      text.append(letters[Int(rest % 62)])
      rest /= 62
    }
    if taken.insert(text).inserted { return text }
    hash = (hash ^ 0x5F) &* 0x100_0000_01B3
  }
}
