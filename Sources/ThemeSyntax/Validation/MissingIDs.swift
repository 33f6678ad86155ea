internal import ThemeSource

extension ElementKind {
  /// Whether Interface Builder gives such an element an id.
  var hasID: Bool {
    switch role {
    case .view, .controller, .object, .guide, .constraint, .connection: !traits.contains(.needsNoID)
    case .document, .value, .structure, .list, .resource, .metadata, .edit, .opaque: false
    }
  }
}

extension Validator {
  /// Reports elements that need an id but have none. In an `.xml` theme, constraints, connections and guides need none.
  func checkMissingIDs() {
    let isXML = document.path.hasSuffix(".xml")
    var taken: Set<String>?
    for id in tree.all where tree.kind(of: id).hasID {
      let written = tree.attribute(.id, of: id)
      guard written?.value.isEmpty != false, !isUnnamed(id) else { continue }
      let role = tree.kind(of: id).role
      if written == nil, isXML, role == .constraint || role == .connection || role == .guide { continue }
      if taken == nil { taken = Set(tree.allAttributes.lazy.filter { $0.name == .id }.map(\.value)) }
      collector.add(missingID(of: id, written, fresh: freshID(for: id, taken: &taken)))
    }
  }

  /// Whether Interface Builder omits the id at this position: in the content of a collection view cell, and in
  /// metadata.
  private func isUnnamed(_ id: NodeID) -> Bool {
    guard let parent = tree.parent(of: id) else { return true }
    let kind = tree.kind(of: parent)
    if kind.role == .metadata { return true }
    return kind == .collectionViewCell && tree.attribute(.key, of: id) != nil
  }

  private func missingID(of id: NodeID, _ written: ElementTree.Attribute?, fresh: String) -> Diagnostic {
    let node = tree[id]
    let edit: Fix.Edit
    if let written {
      edit = Fix.Edit(written.valueSpan, fresh)
    } else {
      let end = node.nameRange.end
      edit = Fix.Edit(SourceSpan(file: node.file, range: SourceRange(start: end, end: end)), " id=\"\(fresh)\"")
    }
    return Diagnostic(
      .missingID, written == nil ? "'\(node.name)' has no id" : "the id of '\(node.name)' is empty",
      at: written?.valueSpan ?? node.nameSpan, about: .key("id"),
      help: "add an id that no other element has, such as id=\"\(fresh)\"",
      fixes: [Fix("add id=\"\(fresh)\"", .unsafe, [edit])])
  }

  /// Returns an id in Interface Builder's format, the same in every run.
  private func freshID(for id: NodeID, taken: inout Set<String>?) -> String {
    var state = UInt64(id.rawValue) &* 0x9E37_79B9_7F4A_7C15 ^ 0x5EED
    for byte in tree[id].name.utf8 { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    while true {
      var name: [UInt8] = []
      for place in 0..<10 {
        if place == 3 || place == 6 {
          name.append(UInt8(ascii: "-"))
        } else {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          name.append(letters[Int(state >> 33) % letters.count])
        }
      }
      let text = String(decoding: name, as: UTF8.self)
      if taken?.insert(text).inserted != false { return text }
    }
  }
}
