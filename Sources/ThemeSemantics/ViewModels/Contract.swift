internal import CodeModel
internal import ThemeSyntax

/// The contract of a theme: the ViewModel of its Screenlet, and its presentation by the View class's code.
///
/// The project's Swift takes precedence over descriptors: a protocol declares the attributes, and the View class
/// presents them. A descriptor adds the parts that Swift does not declare: triggers, parts, messages.
struct Contract {
  /// The name of the ViewModel protocol.
  let name: String
  /// The ViewModel and the ViewModels that it refines, refined ones first.
  private(set) var descriptors: [ViewModelDescriptor]
  /// Whether a Swift protocol of the project declares it.
  let isOfCode: Bool
  /// The View class and its superclasses, as far as the code declares them.
  let lineage: CodeLineage?
  /// The outlets that misspelled connections mean, which are reported by the checks of the View class's code.
  let misspelledOutlets: Set<String>

  /// The View class, if it is completely known.
  var viewClass: CodeLineage? { lineage?.isComplete == true ? lineage : nil }

  /// Returns `nil` if neither a protocol nor a descriptor declares the theme's ViewModel.
  /// - Parameter fallback: names of descriptors outside the project, which help to draw a theme but cause no
  ///   diagnostics.
  init?(
    of theme: ResolvedTheme, _ connections: ThemeConnections, catalog: ViewModelCatalog, classes: ClassTable,
    fallback: Set<String>
  ) {
    let described = catalog.descriptor(ofScreenlet: theme.screenlet)
    let lineage = theme.rootViews.first.flatMap { theme.tree.string(.customClass, of: $0) }
      .flatMap { classes.codeLineage(of: $0) }
    self.lineage = lineage
    misspelledOutlets = lineage?.outletsMeant(by: connections.outlets.map(\.name)) ?? []
    let declared = Self.protocolDeclaration(of: theme.screenlet, described?.name, lineage, classes.code)
    guard let declared else {
      guard let described else { return nil }
      name = described.name
      isOfCode = false
      descriptors = catalog.closure(of: described).map { $0.limited(to: theme.screenlet) }
      adapt(to: connections, classes, fallback: fallback)
      return
    }
    name = declared.name
    isOfCode = true
    var known = described.map { catalog.closure(of: $0).map { $0.limited(to: theme.screenlet) } } ?? []
    for index in known.indices where fallback.contains(known[index].name) { known[index] = Self.optional(known[index]) }
    let attributes = known.flatMap(\.attributes)
    let protocols = Self.refined(by: declared, classes.code)
    let own = protocols.map { ViewModelDescriptor(of: $0, described: attributes) }
    // Protocols of other modules are known by their descriptors alone.
    let inherited = Set(protocols.flatMap(\.inherited).map { TypeName($0).name })
    let ofModules = Set(
      known.filter { inherited.contains($0.name) && classes.code.protocolDeclaration(named: $0.name) == nil }
        .flatMap { catalog.closure(of: $0).map(\.name) })
    // Members that protocols do not have: outlets, actions, parts and messages.
    let rest = known.map { descriptor in
      if ofModules.contains(descriptor.name) { return descriptor }
      var descriptor = descriptor
      descriptor.attributes = []
      descriptor.methods = []
      return descriptor
    }
    descriptors = rest + own
    adapt(to: connections, classes, fallback: fallback)
  }

  /// The protocol of a Screenlet: the descriptor's, `FooViewModel`, or the one that the View class adopts.
  private static func protocolDeclaration(
    of screenlet: String, _ described: String?, _ lineage: CodeLineage?, _ code: CodeBase
  ) -> ProtocolDeclaration? {
    if code.isEmpty { return nil }
    let adopted = lineage?.types.flatMap { $0.inherited.joined() + $0.adopted }.map { TypeName($0).name } ?? []
    for name in [described, screenlet + "ViewModel"].compactMap({ $0 }) + adopted.filter({ $0.hasSuffix("ViewModel") })
    {
      if let declared = code.protocolDeclaration(named: name) { return declared }
    }
    return nil
  }

  /// A protocol and those that it refines, refined ones first, without duplicates.
  private static func refined(by declared: ProtocolDeclaration, _ code: CodeBase) -> [ProtocolDeclaration] {
    var result: [ProtocolDeclaration] = []
    var seen: Set<String> = []
    func visit(_ next: ProtocolDeclaration) {
      guard seen.insert(next.name).inserted, seen.count < 64 else { return }
      for name in next.inherited {
        if let parent = code.protocolDeclaration(named: code.resolvingAlias(TypeName(name).qualifiedName)) {
          visit(parent)
        }
      }
      result.append(next)
    }
    visit(declared)
    return result
  }

  /// Returns a descriptor without requirements.
  private static func optional(_ descriptor: ViewModelDescriptor) -> ViewModelDescriptor {
    var result = descriptor
    for index in result.attributes.indices {
      guard case .outlets(let groups) = result.attributes[index].presence else { continue }
      result.attributes[index].presence = .outlets([
        groups.joined().map { presentation in
          var presentation = presentation
          presentation.isOptional = true
          return presentation
        }
      ])
    }
    for index in result.outlets.indices { result.outlets[index].isRequired = false }
    for index in result.actions.indices { result.actions[index].isRequired = false }
    return result
  }
}

extension Contract {
  /// Whether a presentation's key path is reported at its descriptor, because it is wrong for every theme.
  func reportsKeyPath(
    of presentation: ViewModelDescriptor.Presentation, _ attribute: ViewModelDescriptor.Attribute, _ classes: ClassTable
  ) -> Bool {
    descriptors.contains { descriptor in
      descriptor.attributes.contains { $0.name == attribute.name }
        && descriptor.hasFault(presentation, attribute, classes)
    }
  }
}

// MARK: - Contract of the View class

extension Contract {
  private mutating func adapt(to connections: ThemeConnections, _ classes: ClassTable, fallback: Set<String>) {
    if viewClass == nil { return }
    descriptors = descriptors.map { adapted($0, connections, classes, isOwn: !fallback.contains($0.name)) }
  }

  /// Returns a descriptor adapted to the View class, which declares the outlets and presents the attributes.
  private func adapted(
    _ descriptor: ViewModelDescriptor, _ connections: ThemeConnections, _ classes: ClassTable, isOwn: Bool
  ) -> ViewModelDescriptor {
    guard let viewClass else { return descriptor }
    var result = descriptor
    for index in result.outlets.indices {
      // An outlet that the class does not declare cannot be connected.
      if !isOwn || viewClass.property(key: result.outlets[index].name) == nil {
        result.outlets[index].isRequired = false
      }
      result.outlets[index].className = nil
    }
    for index in result.attributes.indices {
      let attribute = result.attributes[index]
      if let presence = presence(of: attribute, viewClass, connections, classes) {
        result.attributes[index].presence = presence
      }
    }
    return result
  }

  /// The presentation of an attribute by the View class; `nil` if only a descriptor declares it.
  private func presence(
    of attribute: ViewModelDescriptor.Attribute, _ viewClass: CodeLineage, _ connections: ThemeConnections,
    _ classes: ClassTable
  ) -> ViewModelDescriptor.Presence? {
    let declared = viewClass.types.lazy.compactMap { type in
      type.properties.first { $0.property.name == attribute.name }?.property
    }.first
    guard let property = declared else {
      guard isOfCode, case .unspecified = attribute.presence, !attribute.isOptional else { return nil }
      // A default implementation, or a protocol of another module, presents no part of the theme.
      let hasDefault = descriptors.contains { classes.code.extensions(of: $0.name) != nil }
      return hasDefault ? .code : .outlets([])
    }
    var outlets: [String: String?] = [:]
    for type in viewClass.types {
      for (outlet, _) in type.properties where outlet.isOutlet { outlets[outlet.name] = outlet.type }
    }
    let shown = property.presentations.filter { access in
      guard let type = outlets[access.outlet] else { return false }
      return classes.canPresent(attribute.type, in: access.keyPath, of: type)
    }
    if shown.isEmpty { return .code }
    let groups = shown.map { access in
      let className = (outlets[access.outlet] ?? nil).map { TypeName($0).name }
      return ViewModelDescriptor.Presentation(
        outlet: access.outlet, className: className, keyPath: access.keyPath, value: nil, isOptional: false,
        span: property.span, isOfCode: true)
    }
    // One outlet is enough; all connected ones are presented.
    let connected = groups.filter { connections.isWritten($0.outlet) }
    return .outlets(connected.isEmpty ? groups.map { [$0] } : [connected])
  }
}

extension ViewModelDescriptor {
  /// Returns the descriptor without the outlets of other Screenlets.
  fileprivate func limited(to screenlet: String) -> ViewModelDescriptor {
    var result = self
    result.outlets.removeAll { !$0.screenlets.isEmpty && !$0.screenlets.contains(screenlet) }
    return result
  }

  /// Creates a descriptor of a protocol's members, with the presentations of attributes in descriptors.
  init(of declared: ProtocolDeclaration, described: [Attribute] = []) {
    self.init(named: declared.name, span: declared.span)
    documentation = declared.documentation
    attributes = declared.properties.filter { !$0.isStatic }.map { property in
      let known = described.first { $0.name == property.name }
      return Attribute(
        name: property.name, type: property.type ?? known?.type ?? "Any", isWritable: property.isSettable,
        presence: known?.presence ?? .unspecified, documentation: property.documentation, span: property.span,
        typeSpan: nil, isOptional: property.isOptional)
    }
    methods = declared.methods.filter { !$0.isStatic }.map { method in
      Method(
        name: method.name,
        parameters: method.parameters.map { .init(label: $0.label ?? "_", name: $0.name, type: $0.type) },
        returns: method.returns, isOptional: method.isOptional, documentation: method.documentation)
    }
  }
}
