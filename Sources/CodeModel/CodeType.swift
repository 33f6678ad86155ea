package import ThemeSource

/// A class with the members of its declarations and extensions; also other types, for their constants.
package struct CodeType: Sendable {
  package let name: String
  /// Each declaration and extension, in the order of the files.
  package let declarations: [TypeDeclaration]
  /// The modules of the files that declare it, sorted. Files without a known module are omitted.
  package let modules: [String]
  /// Whether all members are known: it is declared once, in files that were read without errors.
  package let isWhole: Bool

  init(name: String, declarations: [TypeDeclaration], modules: [String], isWhole: Bool) {
    self.name = name
    self.declarations = declarations
    self.modules = modules
    self.isWhole = isWhole
  }

  /// The declarations that are not extensions; several if build targets declare classes with the same name.
  private var own: [TypeDeclaration] { declarations.filter { $0.kind != .extension } }

  /// Whether a class declaration was read, not only extensions or an Objective-C header.
  package var isClass: Bool { declarations.contains { $0.kind == .class } }

  /// Whether the class is declared in an Objective-C header, so that only its name is known.
  package var isObjectiveC: Bool { declarations.contains { $0.kind == .objectiveC } }

  /// The inherited types of each class declaration, as written; a superclass is first.
  package var inherited: [[String]] { own.map(\.inherited) }

  /// The protocols that extensions add.
  package var adopted: [String] { declarations.filter { $0.kind == .extension }.flatMap(\.inherited) }

  package var objectiveCName: String? { own.lazy.compactMap(\.objectiveCName).first }

  package var exposesMembers: Bool { own.contains(where: \.exposesMembers) }

  package var isGeneric: Bool { own.contains(where: \.isGeneric) }

  package var isPrivate: Bool { own.contains(where: \.isPrivate) }

  /// The lowest access level of its declarations; `nil` if none was read.
  package var access: AccessLevel? { own.filter { $0.kind == .class }.map(\.access).min() }

  /// The location of the declaration.
  package var span: SourceSpan? { (own.first ?? declarations.first)?.span }

  package var documentation: String { own.lazy.map(\.documentation).first { !$0.isEmpty } ?? "" }

  /// The instance properties, each with its declaration or extension.
  package var properties: some Sequence<(property: PropertyDeclaration, in: TypeDeclaration)> {
    declarations.lazy.flatMap { declaration in
      declaration.properties.lazy.filter { !$0.isStatic }.map { (property: $0, in: declaration) }
    }
  }

  /// The instance methods, each with its declaration or extension.
  package var methods: some Sequence<(method: MethodDeclaration, in: TypeDeclaration)> {
    declarations.lazy.flatMap { declaration in
      declaration.methods.lazy.filter { !$0.isStatic }.map { (method: $0, in: declaration) }
    }
  }

  /// Whether it declares a static property with a name.
  package func declaresStatic(_ name: String) -> Bool {
    declarations.contains { $0.properties.contains { $0.isStatic && $0.name == name } }
  }

  /// The Interactors that `createInteractor(name:sender:)` makes; `nil` if the class does not have that method.
  package var dispatch: InteractorDispatch? { declarations.lazy.compactMap(\.dispatch).first }

  package func assigns(_ name: String) -> Bool { declarations.contains { $0.uses.assigned.contains(name) } }

  package func usesUnguarded(_ name: String) -> Bool { declarations.contains { $0.uses.unguarded.contains(name) } }
}

extension PropertyDeclaration {
  /// Whether the property is visible to Objective-C, and so to Interface Builder and key-value coding.
  package func isVisible(in declaration: TypeDeclaration, exposed: Bool) -> Bool {
    if isHidden || isStatic { return false }
    return isOutlet || isInspectable || isObjectiveC || isOverride || declaration.isObjectiveC || exposed
  }

  package var key: String { objectiveCName ?? name }
}

extension MethodDeclaration {
  /// Whether the method is visible to Objective-C, and so can be an action.
  package func isVisible(in declaration: TypeDeclaration, exposed: Bool) -> Bool {
    if isHidden || isStatic { return false }
    return isAction || isSegueAction || isObjectiveC || isOverride || declaration.isObjectiveC || exposed
  }
}
