internal import CodeModel

extension ClassTable {
  /// The ViewModels that the project's code declares: protocols whose names end with `ViewModel`, sorted.
  package var viewModelNames: [String] {
    code.names.filter { $0.hasSuffix("ViewModel") && code.protocolDeclaration(named: $0) != nil }
  }

  /// Returns a ViewModel of the project's code as a descriptor, with the outlets, presentations and actions of a View
  /// class that presents it: the default theme's, otherwise the first by name. Returns `nil` if the code does not
  /// declare the protocol.
  package func importedViewModel(_ name: String) -> ViewModelDescriptor? {
    guard let declared = code.protocolDeclaration(named: name) else { return nil }
    var result = ViewModelDescriptor(of: declared)
    result.refines = declared.inherited.map { TypeName($0).name }.filter { code.protocolDeclaration(named: $0) != nil }
    let adopters = classes(adopting: name)
    result.screenlets = Set(adopters.compactMap(Self.screenlet)).sorted()
    if result.screenlets.isEmpty, name.hasSuffix("ViewModel") { result.screenlets = [String(name.dropLast(9))] }
    if let viewClass = (adopters.first { $0.hasSuffix("_default") } ?? adopters.first).flatMap({ codeLineage(of: $0) })
    {
      add(viewClass, to: &result)
    }
    return result
  }

  /// The classes of the code that directly adopt a protocol, sorted.
  private func classes(adopting name: String) -> [String] {
    let types = code.files(mentioning: name).flatMap(\.types)
    let adopting = types.filter { type in
      (type.kind == .class || type.kind == .extension) && type.inherited.contains { TypeName($0).name == name }
    }
    return Set(adopting.map(\.name)).filter { code.type(named: $0)?.isClass == true }.sorted()
  }

  /// The Screenlet of a View class: `Login` for `LoginView_default` and `LoginScreenletView_default`.
  private static func screenlet(ofViewClass name: String) -> String? {
    var stem = name.prefix { $0 != "_" }
    guard stem.hasSuffix("View") else { return nil }
    stem = stem.dropLast(4)
    if stem.hasSuffix("Screenlet") { stem = stem.dropLast(9) }
    return stem.isEmpty ? nil : String(stem)
  }

  private func add(_ viewClass: CodeLineage, to descriptor: inout ViewModelDescriptor) {
    let span = descriptor.span
    var outlets: [String: TypeName] = [:]
    for (property, _) in viewClass.types.flatMap(\.properties) where property.isOutlet {
      let type = TypeName(property.type ?? "")
      guard outlets.updateValue(type, forKey: property.name) == nil, !type.isCollection else { continue }
      descriptor.outlets.append(
        .init(
          name: property.name, className: type.name.isEmpty ? nil : type.name,
          isRequired: type.optionality == .implicitlyUnwrapped, span: span))
    }
    for index in descriptor.attributes.indices {
      let name = descriptor.attributes[index].name
      let property = viewClass.types.lazy.flatMap(\.properties).first { $0.property.name == name }?.property
      guard let property else { continue }
      let held = descriptor.attributes[index].type
      let shown = property.presentations.compactMap { access -> ViewModelDescriptor.Presentation? in
        guard let type = outlets[access.outlet], canPresent(held, in: access.keyPath, of: type.name) else { return nil }
        return ViewModelDescriptor.Presentation(
          outlet: access.outlet, className: type.name.isEmpty ? nil : type.name, keyPath: access.keyPath, value: nil,
          isOptional: type.optionality == .optional, span: span)
      }
      descriptor.attributes[index].presence = shown.isEmpty ? .code : .outlets([shown])
    }
    for (index, type) in viewClass.types.enumerated() {
      for identifier in type.declarations.flatMap(\.uses.identifiers) {
        guard let action = code.actionName(identifier.action, in: Array(viewClass.types[index...])) else { continue }
        descriptor.actions.append(.init(name: action, trigger: identifier.outlet, isRequired: true, span: span))
      }
    }
  }
}
