internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The classes of the objects of connections.
extension Inquiry {
  /// The class of the object that has a connection, or of an action's target, there or in the theme's parents; `nil` if it
  /// has no custom class.
  func classOfSource(of connection: NodeID) -> String? {
    guard let list = tree.parent(of: connection), let object = tree.parent(of: list) else { return nil }
    if tree.kind(of: connection) == .action, let target = tree.attribute(.destination, of: connection) {
      return customClass(of: ObjectID(target.value))
    }
    return customClass(of: object)
  }

  /// The custom class of an object of the document, there or in the theme's parents.
  func customClass(of object: NodeID) -> String? {
    tree.string(.customClass, of: object) ?? tree.objectID(of: object).flatMap { customClass(of: $0) }
  }

  private func customClass(of id: ObjectID) -> String? {
    if let node = ObjectIndex(tree)[id], let own = tree.string(.customClass, of: node) { return own }
    guard let inherited = inheritedTree, let node = inherited.index[id] else { return nil }
    return inherited.tree.string(.customClass, of: node)
  }

  /// The ranges of a name in the connections of objects of some classes, and of an outlet in the bindings and at the start
  /// of the key paths of runtime attributes.
  func connections(
    _ attribute: AttributeName, _ name: String, _ isOwner: (String) -> Bool
  ) -> [SourceRange] {
    tree.all.compactMap { node in
      let kind = tree.kind(of: node)
      if kind == .segue, attribute == .selector {
        let written = [.unwindAction, .destinationCreationSelector].compactMap { tree.attribute($0, of: node) }
          .first { $0.value == name }
        return written.flatMap { isOwner(classOfReceiver(of: name, from: node) ?? "") ? $0.valueRange : nil }
      }
      if kind == .userDefinedRuntimeAttribute, attribute == .property {
        guard let path = tree.attribute(.keyPath, of: node), path.value == name || path.value.hasPrefix(name + "."),
          isOwner(classOfSource(of: node) ?? "")
        else { return nil }
        let start = Int(path.valueRange.start)
        return SourceRange(start..<start + name.utf8.count)
      }
      let isBinding = kind == .binding && attribute == .property
      guard isBinding || kind == .outlet || kind == .outletCollection || kind == .action,
        let written = tree.attribute(isBinding ? .outlet : attribute, of: node), written.value == name,
        isOwner(classOfSource(of: node) ?? "")
      else { return nil }
      return written.valueRange
    }
  }

  func isInstance(_ name: String, of owner: String) -> Bool { snapshot.facts.classes.lineage(of: name).contains(owner) }

  /// The nearest class of a lineage that declares a property.
  func classDeclaring(outlet: String, of owner: String) -> String? {
    let classes = snapshot.facts.classes
    return classes.lineage(of: owner).first { ancestor in
      classes.code.type(named: ancestor)?.properties.contains { $0.property.key == outlet } == true
    }
  }

  /// The class that has the method with a selector: that of an action's target or of its superclasses. A segue sends its
  /// selectors to controllers that the document does not name, so it must be the only class with the method.
  func classOfReceiver(of selector: String, from connection: NodeID) -> String? {
    let classes = snapshot.facts.classes
    if tree.kind(of: connection) == .action {
      guard let target = classOfSource(of: connection) else { return nil }
      return classes.lineage(of: target).first { ancestor in
        classes.code.type(named: ancestor)?.methods.contains { $0.method.selector == selector } == true
      } ?? target
    }
    // The type of the method's parameter.
    let word = tree.string(.unwindAction, of: connection) == selector ? "UIStoryboardSegue" : "NSCoder"
    let types = classes.code.files(mentioning: word).flatMap(\.types)
    let owners = Set(types.filter { $0.methods.contains { $0.selector == selector } }.map(\.name))
    return owners.count == 1 ? owners.first : nil
  }
}
