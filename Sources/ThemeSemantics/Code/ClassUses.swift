package import ThemeSource

/// How the documents of a project use classes of its code.
package struct ClassUses: Sendable {
  /// The documents with an object of a custom class.
  package var documents: @Sendable (String) -> Set<FileID>
  /// The custom classes of all documents, sorted.
  package var classes: @Sendable () -> [String]
  /// The custom classes that documents look for in a module, or in any module, sorted.
  package var classesOfModule: @Sendable (String?) -> [String]

  package init(
    documents: @escaping @Sendable (String) -> Set<FileID>, classes: @escaping @Sendable () -> [String],
    classesOfModule: @escaping @Sendable (String?) -> [String]
  ) {
    self.documents = documents
    self.classes = classes
    self.classesOfModule = classesOfModule
  }

  /// Nothing is known of other documents.
  package static let none = ClassUses(documents: { _ in [] }, classes: { [] }, classesOfModule: { _ in [] })
}
