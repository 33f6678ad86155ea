package import CodeModel
internal import ThemeSource

/// The declarations of a class and its superclasses in the project's code, which a generator need not repeat.
package struct DeclaredMembers: Sendable {
  private let lineage: CodeLineage
  private let classes: ClassTable

  /// Returns `nil` if the code does not declare the class.
  package init?(of className: String, _ classes: ClassTable) {
    guard let lineage = classes.codeLineage(of: className) else { return nil }
    self.lineage = lineage
    self.classes = classes
  }

  /// The class itself, without its superclasses.
  package var type: CodeType { lineage.types[0] }

  private func type(ofOutlet key: String) -> TypeName? {
    lineage.property(key: key)?.property.type.map { TypeName($0) }
  }

  /// The declared class of an outlet, or of an outlet collection's elements; `nil` if there is no such outlet, or its
  /// type is not a simple name.
  package func className(ofOutlet key: String, isCollection: Bool) -> String? {
    guard let type = type(ofOutlet: key), type.isCollection == isCollection, type.qualifiedName == type.name else {
      return nil
    }
    return type.name
  }

  /// Whether key-value coding finds a property or a setter.
  package func hasOutlet(_ key: String) -> Bool {
    lineage.property(key: key) != nil || lineage.hasSetter(of: key) || lineage.acceptsAnyKey
      || lineage.knownMembers.contains(key)
      || classes.hasMemberByAlias(lineage) { $0.properties.contains { $0.key == key } }
  }

  package func hasAction(_ selector: String) -> Bool {
    lineage.method(selector: selector) != nil || lineage.knownMembers.contains(selector)
      || classes.hasMemberByAlias(lineage) { $0.methods.contains { $0.selector == selector } }
  }

  /// The method for a selector that Interface Builder cannot see, because it lacks `@IBAction`; `nil` if there is none.
  package func hiddenAction(_ selector: String) -> MethodDeclaration? {
    guard let found = lineage.method(selector: selector), !found.isVisible,
      !classes.mayRequire(selector: selector, of: lineage)
    else { return nil }
    return found.method
  }

  /// Whether a superclass is unknown, so that it may declare anything.
  package var mayInheritMore: Bool {
    lineage.knownMembers.isEmpty && classes.lineage(of: type.name).last.map(classes.isPlatformClass) != true
  }

  /// Whether the class or a superclass in the code has a property with a name.
  package func hasProperty(_ name: String) -> Bool {
    lineage.types.contains { $0.properties.contains { $0.property.name == name } }
  }

  /// Whether the class or a superclass in the code has a method with a full name, e.g. `add(injectableScript:)`.
  package func hasMethod(_ name: String) -> Bool {
    lineage.types.contains { $0.methods.contains { $0.method.name == name } }
  }

  /// The highest access level of the class's members, followed by a space; empty for internal and lower.
  package var memberAccess: String {
    let levels = type.properties.map(\.property.access) + type.methods.map(\.method.access)
    guard let highest = levels.max(), highest > .internal else { return "" }
    return "\(highest) "
  }
}

extension ClassTable {
  /// The way in which a View class fires actions; `nil` if its code does not show it.
  package func wiring(ofViewClass name: String) -> Wiring? {
    codeLineage(of: name).flatMap { Wiring(of: $0, self) }
  }

  /// Whether the project's code declares a class.
  package func declares(_ name: String) -> Bool { code.type(named: name) != nil }

  /// Whether the project's code declares a class in a module.
  package func declares(_ name: String, in module: String) -> Bool {
    code.type(named: name)?.modules.contains(module) == true
  }

  /// Whether a file of a class or of one of its superclasses adds targets to controls; `nil` if the project's code does not
  /// declare the class, or a superclass is unknown.
  package func addsTargets(inCodeOf name: String) -> Bool? {
    guard let lineage = codeLineage(of: name), lineage.isComplete || !lineage.knownMembers.isEmpty else { return nil }
    let files = Set(code.fileIDs(mentioning: "addTarget"))
    return lineage.types.flatMap(\.declarations).contains { files.contains($0.span.file) }
  }

  /// Whether the Screenlet's code makes an Interactor for an action that a control of a class sends; `nil` if unknown.
  package func answers(_ action: String, from sender: String, ofScreenlet screenlet: String) -> Bool? {
    guard let code = ScreenletCode(of: screenlet, self), !code.answersAny else { return nil }
    guard let answer = code.answer(to: action) else { return nil }
    let wanted = answer.senderTypes.map { TypeName($0) }
    if wanted.isEmpty { return true }
    return wanted.contains { mayBe(sender, a: $0.name.isEmpty ? "NSObject" : $0.name) }
  }

  /// Whether an object of a class may be an instance of a type. False for value types, and for known classes that it
  /// does not inherit from. An unknown class may inherit from any class.
  package func mayBe(_ name: String, a type: String) -> Bool {
    if Self.valueTypes.contains(type) { return false }
    let lineage = lineage(of: name)
    return lineage.contains(type) || !isKnown(type) || lineage.last.map(isPlatformClass) != true
  }

  /// Swift's value types, which objects of documents never have.
  static let valueTypes: Set<String> = [
    "Bool", "Double", "Float", "CGFloat", "Int", "Int32", "Int64", "String", "UInt", "Data", "Date", "URL",
  ]
}

/// The ViewModel that a Screenlet's views present, for a generator.
package struct PresentedContract: Sendable {
  /// Name of the ViewModel protocol.
  package var name: String
  /// The ViewModel and the ViewModels that it refines, refined ones first. Swift declarations take precedence over
  /// descriptors.
  package var descriptors: [ViewModelDescriptor]

  /// Returns `nil` if neither a protocol of the code nor a descriptor declares the Screenlet's ViewModel.
  package init?(of theme: ResolvedTheme, catalog: ViewModelCatalog, classes: ClassTable) {
    guard
      let contract = Contract(
        of: theme, ThemeConnections(theme, classes: classes), catalog: catalog, classes: classes, fallback: [])
    else { return nil }
    name = contract.name
    descriptors = contract.descriptors
  }
}
