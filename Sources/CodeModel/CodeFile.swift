package import ThemeSource

/// The declarations of one source file that themes need.
///
/// Declarations are in source order. Both branches of `#if` are read, because a build may use either.
package struct CodeFile: Sendable, Equatable {
  package var file: FileID
  /// Classes, extensions and other types; nested ones after the type that contains them.
  package var types: [TypeDeclaration]
  package var protocols: [ProtocolDeclaration]
  package var aliases: [TypeAlias]
  /// Constants at the top level, and static and constant properties of types: strings, and nibs by their names.
  package var constants: [StringConstant]
  /// The first syntax error.
  package var fault: CodeFault?

  package init(
    file: FileID, types: [TypeDeclaration] = [], protocols: [ProtocolDeclaration] = [], aliases: [TypeAlias] = [],
    constants: [StringConstant] = [], fault: CodeFault? = nil
  ) {
    self.file = file
    self.types = types
    self.protocols = protocols
    self.aliases = aliases
    self.constants = constants
    self.fault = fault
  }
}

/// An error of the Swift parser.
package struct CodeFault: Sendable, Equatable {
  package var message: String
  package var span: SourceSpan

  package init(_ message: String, at span: SourceSpan) {
    self.message = message
    self.span = span
  }
}

/// `typealias Button = UIButton`.
package struct TypeAlias: Sendable, Equatable {
  /// Qualified by the types that contain it, e.g. `LoginView.Button`.
  package var name: String
  /// The type as written, without comments and line breaks.
  package var type: String

  package init(name: String, type: String) {
    self.name = name
    self.type = type
  }
}

/// `let SignUpAction = "signUp"`.
package struct StringConstant: Sendable, Equatable {
  /// Qualified by the types that contain it, e.g. `SignUpScreenlet.SignUpAction`. An enumeration case with a raw value
  /// is listed with and without `.rawValue`.
  package var name: String
  package var value: ActionReference
  /// Whether only its own file sees it.
  package var isPrivate = false
  /// Whether code may assign another value.
  package var isVariable = false
  /// Whether a subclass may have another value.
  package var isOverridable = false

  package init(name: String, value: ActionReference) {
    self.name = name
    self.value = value
  }
}

/// A string in code, such as the name of an action: a literal, or a constant that may be declared in another file.
package enum ActionReference: Sendable, Hashable {
  case literal(String)
  /// The expression as written, without spaces and without `self.` or `Self.`, e.g. `BaseScreenlet.DefaultAction`.
  case constant(String)
}
