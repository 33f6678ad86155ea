package import ThemeSource

/// A class, with everything that its declaration and its extensions say; also other types, for their constants.
package struct CodeType: Sendable {
  package let name: String
  /// Each declaration and extension, in the order of the files.
  package let declarations: [TypeDeclaration]
  /// The modules of the files that declare it, sorted; those of no known module are left out.
  package let modules: [String]
  /// Whether it is declared once, in files that were read without faults, so that it has no other members.
  package let isWhole: Bool

  init(name: String, declarations: [TypeDeclaration], modules: [String], isWhole: Bool) {
    self.name = name
    self.declarations = declarations
    self.modules = modules
    self.isWhole = isWhole
  }

  /// The declarations that are no extensions; several where build targets declare a class of the same name.
  private var own: [TypeDeclaration] { declarations.filter { $0.kind != .extension } }

  /// Whether a declaration of a class was read, and not only extensions or an Objective-C header.
  package var isClass: Bool { declarations.contains { $0.kind == .class } }

  /// Whether nothing but its name in an Objective-C header is known.
  package var isObjectiveC: Bool { declarations.contains { $0.kind == .objectiveC } }

  /// What the class declarations inherit from, as written; the superclass is first where there is one.
  package var inherited: [[String]] { own.map(\.inherited) }

  /// The protocols that extensions add.
  package var adopted: [String] { declarations.filter { $0.kind == .extension }.flatMap(\.inherited) }

  package var objectiveCName: String? { own.lazy.compactMap(\.objectiveCName).first }

  package var exposesMembers: Bool { own.contains(where: \.exposesMembers) }

  package var isGeneric: Bool { own.contains(where: \.isGeneric) }

  /// Where the class is declared.
  package var span: SourceSpan? { (own.first ?? declarations.first)?.span }

  package var documentation: String { own.lazy.map(\.documentation).first { !$0.isEmpty } ?? "" }

  /// The properties of instances, with the declaration that has each.
  package var properties: some Sequence<(property: PropertyDeclaration, in: TypeDeclaration)> {
    declarations.lazy.flatMap { declaration in
      declaration.properties.lazy.filter { !$0.isStatic }.map { (property: $0, in: declaration) }
    }
  }

  /// The methods of instances, with the declaration that has each.
  package var methods: some Sequence<(method: MethodDeclaration, in: TypeDeclaration)> {
    declarations.lazy.flatMap { declaration in
      declaration.methods.lazy.filter { !$0.isStatic }.map { (method: $0, in: declaration) }
    }
  }

  /// What `createInteractor(name:sender:)` answers; nil if the class does not have it.
  package var dispatch: InteractorDispatch? { declarations.lazy.compactMap(\.dispatch).first }

  package func assigns(_ name: String) -> Bool { declarations.contains { $0.uses.assigned.contains(name) } }

  package func usesUnguarded(_ name: String) -> Bool { declarations.contains { $0.uses.unguarded.contains(name) } }
}

extension PropertyDeclaration {
  /// Whether Objective-C sees the property, and so Interface Builder and key-value coding.
  package func isVisible(in declaration: TypeDeclaration, exposed: Bool) -> Bool {
    if isHidden || isStatic { return false }
    return isOutlet || isInspectable || isObjectiveC || isOverride || declaration.isObjectiveC || exposed
  }

  /// The name that Objective-C knows it by.
  package var key: String { objectiveCName ?? name }
}

extension MethodDeclaration {
  /// Whether Objective-C sees the method, and so actions.
  package func isVisible(in declaration: TypeDeclaration, exposed: Bool) -> Bool {
    if isHidden || isStatic { return false }
    return isAction || isSegueAction || isObjectiveC || isOverride || declaration.isObjectiveC || exposed
  }
}
