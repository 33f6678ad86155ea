package import ThemeSource

/// Answers questions about the text of sources without parsing it. Words in comments may count.
package protocol SourceScanner: Sendable {
  /// The number of constants, variables, cases and further bindings with a name.
  func declarationCount(ofValue name: String, in file: FileID) -> Int
  /// Whether a value is assigned to a variable outside of its declaration, or it is passed as `&name`.
  func isAssigned(_ name: String, in file: FileID) -> Bool
  /// Whether a function with a name has a parameter with a label. An `override` does not count.
  func declaresFunction(_ name: String, labeled label: String, in file: FileID) -> Bool
  /// Whether a type is extended with an initializer without a label for its first parameter.
  func addsInitializer(toType name: String, in file: FileID) -> Bool
  /// Whether a Swift source contains a name outside of comments and texts.
  func uses(_ name: String, in file: FileID) -> Bool
}

/// Each name is declared once.
struct WithoutText: SourceScanner {
  func declarationCount(ofValue name: String, in file: FileID) -> Int { 1 }
  func isAssigned(_ name: String, in file: FileID) -> Bool { false }
  func declaresFunction(_ name: String, labeled label: String, in file: FileID) -> Bool { false }
  func addsInitializer(toType name: String, in file: FileID) -> Bool { false }
  func uses(_ name: String, in file: FileID) -> Bool { true }
}
