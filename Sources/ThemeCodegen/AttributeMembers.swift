internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The properties that the ViewModel requires of a View class, shown by its outlets.
struct AttributeMembers {
  let context: ClassContext
  /// The outlets that the class declares.
  let outlets: [ViewClass.Outlet]
  /// Whether the superclass already has the attributes.
  let inherits: Bool
  private(set) var diagnostics: [Diagnostic] = []

  init(_ context: ClassContext, outlets: [ViewClass.Outlet], inherits: Bool) {
    self.context = context
    self.outlets = outlets
    self.inherits = inherits
  }

  /// One way to show an attribute.
  private struct Shown: Equatable {
    var outlet: String
    var className: String
    var keyPath: String
    var value: String?
    var element: ElementClass?
  }

  /// Returns the properties in the order of the descriptors, each once.
  mutating func attributes() -> [ViewClass.Attribute] {
    var seen: Set<String> = []
    return context.descriptors.flatMap(\.attributes).filter { seen.insert($0.name).inserted }.compactMap {
      attribute($0)
    }
  }

  private mutating func attribute(_ attribute: ViewModelDescriptor.Attribute) -> ViewClass.Attribute? {
    let shown = presentations(of: attribute)
    if inherits, isSameAsParent(attribute.name) { return nil }
    guard let name = SwiftNames.identifier(attribute.name), SwiftNames.isType(attribute.type) else {
      diagnostics.append(
        Diagnostic(
          .badName, "'\(attribute.name.escaped): \(attribute.type.escaped)' cannot be declared in Swift",
          at: attribute.span, help: "use only letters, digits and '_' in its name, and give it a Swift type"))
      return nil
    }
    if let missing = missing(in: attribute.type) {
      diagnostics.append(.leftOutOfTerminal("the attribute '\(attribute.name)'", missing, at: attribute.span))
      return nil
    }
    guard let body = body(of: attribute, name: name, shown.filter { isAvailable($0, attribute) }) else { return nil }
    // A property that nothing shows overrides nothing.
    if inherits, case .stored = body { return nil }
    return ViewClass.Attribute(name: name, type: attribute.type, isOverride: inherits, body: body)
  }

  /// Returns the first class of a type that the run time lacks.
  private func missing(in type: String) -> String? {
    context.isForTerminal ? PortableType.missing(in: type, context.classes) : nil
  }

  /// Whether a view can show an attribute. Reports a key path that the run time lacks.
  private mutating func isAvailable(_ shown: Shown, _ attribute: ViewModelDescriptor.Attribute) -> Bool {
    if access(shown).exists { return true }
    let keyPath = "\(shown.outlet).\(shown.keyPath)"
    diagnostics.append(
      Diagnostic(
        .notInTerminal,
        "'\(attribute.name)' is not shown by '\(keyPath.escaped)', which the terminal's \(shown.element?.name ?? "view") lacks",
        at: attribute.span, about: .key(keyPath), help: "show it with another key path, or in a subclass"))
    return false
  }

  private func isSameAsParent(_ name: String) -> Bool {
    let own = context.theme.bindings.filter { $0.attribute == name }
    let inherited = context.parent?.bindings.filter { $0.attribute == name } ?? []
    return own.map { [$0.outlet, Self.key(of: $0.keyPath), $0.value ?? ""] }
      == inherited.map { [$0.outlet, Self.key(of: $0.keyPath), $0.value ?? ""] }
  }

  /// The name in Objective-C of a Boolean property, which code calls `isOn` and descriptors call `on`.
  private static func key(of keyPath: String) -> String {
    guard keyPath.hasPrefix("is"), let first = keyPath.dropFirst(2).first, first.isUppercase else { return keyPath }
    return first.lowercased() + keyPath.dropFirst(3)
  }

  /// Returns the presentations by connected outlets, or those of the descriptor if none is connected.
  private func presentations(of attribute: ViewModelDescriptor.Attribute) -> [Shown] {
    let bound = context.theme.bindings.filter { $0.attribute == attribute.name }
    if !bound.isEmpty {
      return bound.map { binding in
        Shown(
          outlet: SwiftNames.identifier(binding.outlet) ?? binding.outlet,
          className: className(ofOutlet: binding.outlet) ?? context.connections.className(of: binding.view),
          keyPath: binding.keyPath, value: binding.value, element: element(ofOutlet: binding.outlet, binding.view))
      }
    }
    guard case .outlets(let groups) = attribute.presence, groups.count == 1, let group = groups.first else { return [] }
    return group.compactMap { presentation in
      guard context.connections.outlet(presentation.outlet) == nil,
        let className = className(ofOutlet: presentation.outlet), let name = SwiftNames.identifier(presentation.outlet)
      else { return nil }
      return Shown(
        outlet: name, className: className, keyPath: presentation.keyPath, value: presentation.value,
        element: outlets.first { $0.key == presentation.outlet }?.element)
    }
  }

  /// Returns the class of an outlet's declaration; nil for an outlet of the superclass.
  private func className(ofOutlet key: String) -> String? {
    guard let outlet = outlets.first(where: { $0.key == key && !$0.isCollection }) else { return nil }
    if context.classes.isKnown(outlet.type) { return outlet.type }
    return context.connections.outlet(key).map { context.connections.className(of: $0.target) }
  }

  private func access(_ shown: Shown) -> PropertyAccess {
    PropertyAccess(
      outlet: shown.outlet, className: shown.className, keyPath: shown.keyPath, classes: context.classes,
      element: shown.element)
  }

  /// Returns the run-time class of an outlet, including inherited ones; nil for UIKit.
  private func element(ofOutlet key: String, _ view: NodeID) -> ElementClass? {
    guard context.isForTerminal else { return nil }
    if let own = outlets.first(where: { $0.key == key }) { return own.element }
    return context.tree.kind(of: view).className.flatMap { ElementClass(of: $0, context.classes) } ?? .view
  }

  private mutating func body(
    of attribute: ViewModelDescriptor.Attribute, name: String, _ shown: [Shown]
  ) -> ViewClass.Attribute.Body? {
    let initial = initialValue(of: attribute)
    let isOptional = attribute.type.hasSuffix("?")
    if let first = shown.first, first.value == nil, let value = access(first).getter(type: attribute.type) {
      let getter = attribute.emptyIsNil ? nilIfEmpty(value) : value
      let setters = shown.compactMap { access($0).setter("newValue", type: attribute.type) }
      if !attribute.isWritable { return .computed(getter: getter, setters: []) }
      if !setters.isEmpty { return .computed(getter: getter, setters: setters) }
    }
    if initial == nil, !isOptional {
      diagnostics.append(
        Diagnostic(
          .noInitialValue, "'\(attribute.name.escaped): \(attribute.type.escaped)' has no initial value",
          at: attribute.span, help: "make the type optional, or present the attribute with an outlet"))
      return nil
    }
    let statements = shown.compactMap { shown -> String? in
      guard let path = shown.value else { return access(shown).setter(name, type: attribute.type) }
      guard SwiftNames.isMemberPath(path) else { return nil }
      let safe = SwiftNames.safePath(path)
      return access(shown).setter(
        of: "\(name)\(isOptional ? "?" : "").\(safe.text)", isOptional: isOptional || safe.isOptional)
    }
    return statements.isEmpty ? .stored(initial: initial) : .shown(initial: initial, statements: statements)
  }

  /// Returns an optional text that is nil instead of empty. Liferay's framework has a function for it.
  private func nilIfEmpty(_ value: String) -> String {
    context.isForTerminal ? "(\(value)).flatMap { $0.isEmpty ? nil : $0 }" : "nullIfEmpty(\(value))"
  }

  private func initialValue(of attribute: ViewModelDescriptor.Attribute) -> String? {
    if attribute.type.hasSuffix("?") { return nil }
    if attribute.type == "UIView.ContentMode" { return ".scaleToFill" }
    switch PropertyType(swiftType: attribute.type) {
    case .string: return "\"\""
    case .bool: return "false"
    case .number: return "0"
    case .collection: return attribute.type.contains(":") ? "[:]" : "[]"
    case .image: return "UIImage()"
    case .color: return ".clear"
    case .date, .font, .url, .attributedString, nil: return nil
    }
  }

  // MARK: - Methods

  /// Returns the required methods of the protocols, for the class's author to complete. They are empty or return nil.
  mutating func methods() -> [ViewClass.Method] {
    var seen: Set<String> = []
    return context.descriptors.flatMap(\.methods).filter { seen.insert($0.name).inserted }.compactMap { method($0) }
  }

  private mutating func method(_ method: ViewModelDescriptor.Method) -> ViewClass.Method? {
    if method.isOptional { return nil }
    guard let declaration = method.declaration else {
      diagnostics.append(
        Diagnostic(
          .badName, "the method '\(method.name.escaped)' cannot be declared in Swift", at: context.rootSpan,
          help: "write its name as in 'add(script:)', with a name and a type for every parameter"))
      return nil
    }
    if let missing = method.types.compactMap({ missing(in: $0) }).first {
      diagnostics.append(.leftOutOfTerminal("the method '\(method.name)'", missing, at: context.rootSpan))
      return nil
    }
    let isOptional = method.returns?.hasSuffix("?") == true
    return ViewClass.Method(name: method.name, declaration: declaration, result: isOptional ? "nil" : nil)
  }
}
