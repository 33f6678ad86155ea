internal import CodeModel
internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Whether the value of an attribute is a list of words.
  func isList(_ attribute: String, in tag: Int) -> Bool {
    attribute.hasSuffix(":ignore") || isDescriptor && ["screenlets", "refines"].contains(attribute)
  }

  /// The values of an attribute of the element with its start tag at an offset.
  func valueWords(ofAttribute name: String, in tag: Int) -> [CompletedWord] {
    if name.hasSuffix(":ignore") { return Self.ruleWords }
    if isDescriptor { return descriptorWords(ofAttribute: name, in: tag) }
    let kind = kind(at: tag)
    let attribute = AttributeName(name: name)
    switch kind.descriptor?.type(of: attribute) {
    case .boolean: return [CompletedWord](["YES", "NO"], .value)
    case .oneOf(let words): return [CompletedWord](words, .enumMember)
    case .reference: return referenceWords(by: attribute, of: kind, at: tag)
    case .id: return inheritedIDWords(of: kind)
    default: break
    }
    switch attribute {
    case .customClass: return classWords(for: kind, at: tag)
    case _ where kind == .unset: return unsetWords(attribute, at: tag)
    case .key: return [CompletedWord](keys(of: kind, at: tag), .property)
    case .property: return outletWords(of: kind, at: tag)
    case .selector: return actionWords(at: tag)
    case .unwindAction: return unwindActionWords
    case .destinationCreationSelector: return segueActionWords(at: tag)
    case .storyboardName: return storyboardWords
    case .referencedIdentifier: return referencedIdentifierWords(at: tag)
    case .keyPath where kind == .userDefinedRuntimeAttribute: return runtimeKeyPathWords(at: tag)
    case .keyPath where kind == .binding: return bindingKeyPathWords(at: tag)
    case .attribute where kind == .binding: return viewModelAttributeWords
    case .outlet where kind == .binding: return [CompletedWord](tree.namingOutlets.map(\.property), .field)
    case .parent where kind == .themeSet: return parentSetWords
    case .restorationIdentifier: return viewModelActionWords
    default: return kind == .theme ? headerWords(attribute) : resourceWords(kind, attribute)
    }
  }

  private func keys(of kind: ElementKind, at tag: Int) -> [String] {
    guard let parent = openElement(at: tag).map({ tree.kind(of: $0) }) else { return [] }
    // Interface Builder writes the description of a font always with this key.
    if kind == .fontDescription, parent == .namedFont { return ["fontDescription"] }
    return parent.descriptor?.keys(of: kind)?.names ?? []
  }

  // MARK: Themes

  private func headerWords(_ attribute: AttributeName) -> [CompletedWord] {
    switch attribute {
    case .parent: return [CompletedWord](parentNames, .value)
    case .name: return [CompletedWord]([FileName(path: path).effectiveTheme], .value, "the name of the file")
    case .screenlet:
      let own = FileName(path: path).screenlet
      return snapshot.screenlets.map { CompletedWord($0, .value, rank: $0 == own ? .first : .usual) }
    case .viewModel:
      let catalog = snapshot.facts.catalog
      let own = FileName(path: path).screenlet.flatMap { catalog.heading(ofScreenlet: $0)?.name }
      return catalog.names.map { CompletedWord($0, .type, rank: $0 == own ? .first : .usual) }
    default: return []
    }
  }

  /// The names of the themes from which the theme can inherit: neither itself nor those that inherit from it.
  private var parentNames: [String] {
    guard let record = snapshot.file(at: path) else { return [] }
    var names = Set(snapshot.files(of: record.family).compactMap { $0.name.themeName })
    record.name.themeName.map { _ = names.remove($0) }
    document.header?.name.map { _ = names.remove($0) }
    if let theme = snapshot.theme(in: record) {
      let graph = theme.themes.graph
      for other in graph.all where graph.chain(of: other).contains(theme.id) { names.remove(graph[other].themeName) }
    }
    return names.sorted()
  }

  /// The sets from which the set can inherit: neither itself nor those that inherit from it.
  private var parentSetWords: [CompletedWord] {
    let sets = snapshot.facts.sets
    let own = ownSet
    let others = sets.ids.filter { other in own.map { !sets.lineage(of: other).contains($0) } ?? true }
    return [CompletedWord](Set(others.map { sets[$0].name }).filter { !$0.isEmpty }.sorted(), .value)
  }

  /// The set in the document.
  var ownSet: ThemeSetID? {
    let sets = snapshot.facts.sets
    return sets.ids.first { Path.absolute(sets[$0].document.path) == path }
  }

  // MARK: ViewModels

  /// The descriptor of the theme's ViewModel and those that it refines.
  var viewModels: [ViewModelDescriptor] {
    guard let theme, let name = theme.themes.bound(theme.id).value.viewModel else { return [] }
    let catalog = snapshot.facts.catalog
    return catalog.descriptor(named: name).map { catalog.closure(of: $0) } ?? []
  }

  private var viewModelActionWords: [CompletedWord] {
    viewModels.flatMap { model in
      model.actions.map { CompletedWord($0.name, .method, "action of \(model.name)", rank: .first) }
    }
  }

  private var viewModelAttributeWords: [CompletedWord] {
    viewModels.flatMap { model in
      model.attributes.map {
        CompletedWord(
          $0.name, .property, $0.type, documentation: $0.documentation.isEmpty ? nil : $0.documentation)
      }
    }
  }

  // MARK: Descriptors

  private func descriptorWords(ofAttribute name: String, in tag: Int) -> [CompletedWord] {
    let element = elementName(at: tag)
    let values = DescriptorVocabulary.element(element)?.attribute(name)?.values ?? []
    if !values.isEmpty { return [CompletedWord](values, .value) }
    switch (element, name) {
    case (_, "screenlets"): return [CompletedWord](snapshot.screenlets, .value)
    case ("viewModel", "refines"):
      let own = tree.documentElement.flatMap { tree.string(.name, of: $0) }
      return [CompletedWord](snapshot.facts.catalog.names.filter { $0 != own }, .type)
    case (_, "outlet"), (_, "trigger"):
      let outlets = tree.all.compactMap { node in
        tree.isNamed("outlet", node) ? tree.string(.name, of: node) : tree.attribute(named: "outlet", of: node)?.value
      }
      let known = Set(outlets.filter { !$0.isEmpty })
      return [CompletedWord](known.sorted(), .field) + viewOutletWords.filter { !known.contains($0.text) }
    case (_, "type"), (_, "returns"):
      let own = snapshot.facts.classes.code.names.map { CompletedWord($0, .type, rank: .late) }
      return [CompletedWord](attributeTypes, .type) + own
    case ("presents", "class"), ("outlet", "class"):
      return [CompletedWord](Set(ElementKind.allViews.compactMap(\.className)).sorted(), .type)
    case ("presents", "keyPath"):
      let owner = self.element(at: tag).flatMap { tree.attribute(named: "class", of: $0)?.value }
      return keyPathWords(of: owner ?? "UIView")
    case ("progress", "action"):
      let actions = tree.all.filter { tree.isNamed("action", $0) }.compactMap { tree.string(.name, of: $0) }
      return [CompletedWord](Set(actions).sorted(), .method)
    default: return []
    }
  }

  // MARK: Suppressions

  /// The codes of all diagnostics, then the groups of codes.
  static let ruleWords: [CompletedWord] = {
    let codes = lintCatalog.map { CompletedWord($0.code.rawValue, .constant, documentation: $0.summary) }
    let groups = Set(lintCatalog.map { "\($0.code.group)/*" }).sorted()
    return codes + groups.map { CompletedWord($0, .module, rank: .late) }
  }()
}
