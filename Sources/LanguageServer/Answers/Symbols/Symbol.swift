internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// Something that several places mention by its name.
enum Symbol: Hashable {
  case object(ObjectID)
  /// The owner is the class that declares the property or, if the code has none, the class of the object with the connection.
  case outlet(String, owner: String)
  /// The owner is the class that declares the method or, if the code has none, the class of the receiver.
  case action(selector: String, owner: String)
  case type(String)
  case scene(String, storyboard: String)
  /// The identifier of a segue or a cell.
  case identifier(String, AttributeName)
  case storyboard(String)
  case nib(String)
  /// A color, a font or an image.
  case resource(ResourceName)
  /// A theme or a theme set, by its absolute path.
  case theme(path: String)
  case viewModel(String)
  /// The ViewModel is that which declares the member.
  case viewModelAction(String, viewModel: String)
  case viewModelAttribute(String, viewModel: String)
}

/// A place at which a document or a source mentions a symbol.
struct SymbolUse {
  var range: SourceRange
  var isDeclaration = false
}

extension Inquiry {
  /// The symbol that the name at a position means, and the range of the name.
  func symbol(at position: Position) -> (symbol: Symbol, range: SourceRange)? {
    if path.hasSuffix(".swift") { return symbolInCode(at: position) }
    guard let (node, attribute) = place(at: position), let attribute else { return nil }
    if isDescriptor {
      return symbolInDescriptor(attribute, of: node, at: UInt32(clamping: positions.offset(of: position)))
    }
    return symbol(of: attribute, of: node).map { ($0, attribute.valueRange) }
  }

  /// The symbol that an attribute of a document names.
  func symbol(of attribute: ElementTree.Attribute, of node: NodeID) -> Symbol? {
    let kind = tree.kind(of: node)
    let value = attribute.value
    if value.isEmpty { return nil }
    switch (kind, attribute.name) {
    case (_, .customClass): return .type(value)
    case (.outlet, .property), (.outletCollection, .property), (.binding, .outlet):
      return classOfSource(of: node).map { .outlet(value, owner: classDeclaring(outlet: value, of: $0) ?? $0) }
    case (.action, .selector), (.segue, .unwindAction), (.segue, .destinationCreationSelector):
      return classOfReceiver(of: value, from: node).map { .action(selector: value, owner: $0) }
    case (_, .storyboardIdentifier) where kind.role == .controller:
      return .scene(value, storyboard: documentName(of: path))
    case (_, .referencedIdentifier):
      return .scene(value, storyboard: tree.string(.storyboardName, of: node) ?? documentName(of: path))
    case (_, .storyboardName): return .storyboard(value)
    case (.segue, .identifier), (_, .reuseIdentifier): return .identifier(value, attribute.name)
    case (.theme, .name), (.themeSet, .name): return .theme(path: path)
    case (.theme, .parent): return parentThemePath.map { .theme(path: $0) }
    case (.themeSet, .parent): return setsInUse.dropFirst().first.map { .theme(path: Path.absolute($0.document.path)) }
    case (.theme, .viewModel): return .viewModel(value)
    case (_, .restorationIdentifier):
      let owner = viewModels.first { $0.actions.contains { $0.name == value } }
      return owner.map { .viewModelAction(value, viewModel: $0.name) }
    case (.binding, .attribute):
      let owner = viewModels.first { $0.attributes.contains { $0.name == value } }
      return owner.map { .viewModelAttribute(value, viewModel: $0.name) }
    default:
      let type = kind.descriptor?.type(of: attribute.name)
      if type == .id || type == .reference { return .object(ObjectID(value)) }
      return resource(of: attribute, in: node).map { .resource($0) }
    }
  }

  /// The resource that an attribute names, as a use or as an entry of the resources.
  func resource(of attribute: ElementTree.Attribute, in node: NodeID) -> ResourceName? {
    if tree.isResource(node) { return attribute.name == .name ? tree.resourceName(of: node) : nil }
    return tree.resourceUses.first { $0.node == node && $0.attribute.valueRange == attribute.valueRange }?.resource
  }

  /// The absolute path of the theme from which this one inherits; `nil` for a shipped one.
  var parentThemePath: String? {
    guard let theme, let parent = theme.themes.graph.layers(of: theme.id).first(where: { $0 != theme.id }),
      let document = theme.themes.document(parent), !document.isShipped
    else { return nil }
    return Path.absolute(document.path)
  }
}
