internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The symbols that ViewModel descriptors name.
extension Inquiry {
  private enum Role { case viewModels, outlet, action, attribute }

  /// The kinds of names in a descriptor, by element and attribute.
  private static let roles: [String: [String: Role]] = [
    "viewModel": ["name": .viewModels, "refines": .viewModels],
    "attribute": ["name": .attribute],
    "presents": ["outlet": .outlet],
    "part": ["outlet": .outlet],
    "outlet": ["name": .outlet],
    "action": ["name": .action, "trigger": .outlet],
    "progress": ["action": .action],
  ]

  private func role(of attribute: ElementTree.Attribute, of node: NodeID) -> Role? {
    Self.roles[tree[node].name]?[attribute.writtenName]
  }

  /// The ViewModel of the descriptor.
  private var ownViewModel: ViewModelDescriptor? {
    let name = tree.documentElement.flatMap { tree.attribute(named: "name", of: $0)?.value }
    return name.flatMap { snapshot.facts.catalog.descriptor(named: $0) }
  }

  /// The Screenlets whose ViewModel the descriptor declares or refines.
  var screenletsOfDescriptor: Set<String> {
    guard let own = ownViewModel else { return [] }
    let catalog = snapshot.facts.catalog
    return Set(
      catalog.headings.filter { heading in catalog.refined(by: heading).contains { $0.name == own.name } }
        .flatMap(\.screenlets))
  }

  /// The symbol that an attribute of the descriptor names, or the word of its list at an offset.
  func symbolInDescriptor(
    _ attribute: ElementTree.Attribute, of node: NodeID, at offset: UInt32
  ) -> (symbol: Symbol, range: SourceRange)? {
    guard let role = role(of: attribute, of: node), let own = ownViewModel else { return nil }
    let name = attribute.value
    let range = attribute.valueRange
    let models = snapshot.facts.catalog.closure(of: own)
    switch role {
    case .viewModels:
      return words(of: attribute).first { $0.range.start <= offset && offset <= $0.range.end }
        .map { (.viewModel($0.word), $0.range) }
    case .action:
      return models.first { $0.actions.contains { $0.name == name } }
        .map { (.viewModelAction(name, viewModel: $0.name), range) }
    case .attribute: return (.viewModelAttribute(name, viewModel: own.name), range)
    case .outlet:
      let screenlets = screenletsOfDescriptor
      for theme in documents(mentioning: name) where theme.screenlet.map({ screenlets.contains($0) }) == true {
        for connection in theme.tree.all where theme.tree.kind(of: connection) == .outlet {
          guard let property = theme.tree.attribute(.property, of: connection), property.value == name,
            let symbol = theme.symbol(of: property, of: connection)
          else { continue }
          return (symbol, range)
        }
      }
      return nil
    }
  }

  /// The uses of a symbol in the descriptor.
  func usesInDescriptor(of symbol: Symbol) -> [SymbolUse] {
    guard let own = ownViewModel else { return [] }
    let models = Set(snapshot.facts.catalog.closure(of: own).map(\.name))
    if case .outlet(let name, let owner) = symbol, !connects(name, of: owner, own) { return [] }
    return tree.all.flatMap { node in
      tree.attributes(of: node).flatMap { attribute -> [SymbolUse] in
        guard let role = role(of: attribute, of: node) else { return [] }
        switch (role, symbol) {
        case (.viewModels, .viewModel(let name)):
          return words(of: attribute).filter { $0.word == name }
            .map { SymbolUse(range: $0.range, isDeclaration: attribute.isNamed("name")) }
        case (.action, .viewModelAction(let name, let model)),
          (.attribute, .viewModelAttribute(let name, let model)):
          guard attribute.value == name, models.contains(model) else { return [] }
          return [
            SymbolUse(range: attribute.valueRange, isDeclaration: model == own.name && attribute.isNamed("name"))
          ]
        case (.outlet, .outlet(let name, _)):
          return attribute.value == name ? [SymbolUse(range: attribute.valueRange)] : []
        default: return []
        }
      }
    }
  }

  /// Whether a theme of a ViewModel's Screenlets connects an outlet of a class.
  private func connects(_ outlet: String, of owner: String, _ model: ViewModelDescriptor) -> Bool {
    let catalog = snapshot.facts.catalog
    return documents(mentioning: outlet).contains { theme in
      guard let screenlet = theme.screenlet, let heading = catalog.heading(ofScreenlet: screenlet),
        catalog.refined(by: heading).contains(where: { $0.name == model.name })
      else { return false }
      return !theme.uses(of: .outlet(outlet, owner: owner)).isEmpty
    }
  }

  /// The Screenlet of a theme; `nil` for other documents.
  var screenlet: String? { theme.flatMap { $0.themes.graph[$0.id].screenlet } }

  /// The words of an attribute's value that are separated by spaces, if the value is written without character references.
  private func words(of attribute: ElementTree.Attribute) -> [(word: String, range: SourceRange)] {
    let range = attribute.valueRange
    let bytes = source.bytes[Int(range.start)..<Int(range.end)]
    return bytes.split { $0 <= 0x20 }.map { part in
      (String(decoding: part, as: UTF8.self), SourceRange(part.startIndex..<part.endIndex))
    }
  }
}
