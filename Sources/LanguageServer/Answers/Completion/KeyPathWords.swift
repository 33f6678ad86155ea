internal import CodeModel
internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The key paths of the outlet of the binding at a tag. Those that can hold the bound attribute are first.
  func bindingKeyPathWords(at tag: Int) -> [CompletedWord] {
    guard let binding = element(at: tag), let name = tree.string(.outlet, of: binding) else { return [] }
    let type = viewModels.flatMap(\.attributes).first { $0.name == tree.string(.attribute, of: binding) }
      .flatMap { PropertyType(swiftType: $0.type) }
    let trees = (inheritedTree.map { [$0.tree] } ?? []) + [tree]
    for tree in trees {
      guard let outlet = tree.namingOutlets.first(where: { $0.property == name }),
        let target = ObjectIndex(tree)[outlet.destination], let owner = className(of: target, in: tree)
      else { continue }
      return keyPathWords(of: owner, holding: type)
    }
    return []
  }

  /// The key paths of the object whose runtime attribute is at a tag: first those that Interface Builder shows.
  func runtimeKeyPathWords(at tag: Int) -> [CompletedWord] {
    guard let list = openElement(at: tag), let object = tree.parent(of: list) else { return [] }
    let inherited = inheritedTree.flatMap { inherited in
      tree.objectID(of: object).flatMap { inherited.index[$0] }.flatMap { className(of: $0, in: inherited.tree) }
    }
    guard let owner = inherited ?? className(of: object, in: tree) else { return [] }
    let declared = types(of: owner).flatMap { type in
      type.properties.filter(\.property.isInspectable).map { found in
        let property = found.property
        return CompletedWord(
          property.key, .property, property.type, documentation: documentation(property.documentation, in: type),
          rank: .first)
      }
    }
    return declared + keyPathWords(of: owner)
  }

  /// The key paths of a class of the frameworks, with the types of their values.
  func keyPathWords(of owner: String, holding type: PropertyType? = nil) -> [CompletedWord] {
    let classes = snapshot.facts.classes
    return classes.keyPaths(of: owner).map { keyPath in
      let held = classes.property(keyPath, of: owner)
      let fits = type.flatMap { type in held.map { type.isAssignable(to: $0) } } ?? true
      return CompletedWord(keyPath, .property, held?.rawValue, rank: fits ? .usual : .late)
    }
  }

  private func className(of object: NodeID, in tree: ElementTree) -> String? {
    tree.string(.customClass, of: object) ?? tree.kind(of: object).className
  }
}
