internal import Synchronization
package import ThemeSource

/// How the documents of a project use classes of its code.
package struct ClassUses: Sendable {
  /// The documents with an object of a custom class.
  package var documents: @Sendable (String) -> Set<FileID>
  /// The custom classes of all documents, sorted.
  package var classes: @Sendable () -> [String]
  /// The custom classes that documents look for in a module, or in any module, sorted.
  package var classesOfModule: @Sendable (String?) -> [String]
  private let families = ClassFamilies()

  package init(
    documents: @escaping @Sendable (String) -> Set<FileID>, classes: @escaping @Sendable () -> [String],
    classesOfModule: @escaping @Sendable (String?) -> [String]
  ) {
    self.documents = documents
    self.classes = classes
    self.classesOfModule = classesOfModule
  }

  /// The documents with an object of a class or of one of its subclasses.
  func documents(ofFamily name: String, in classes: ClassTable) -> Set<FileID> {
    families.documents(of: name) {
      var found: [String: Set<FileID>] = [:]
      for used in self.classes() {
        let documents = self.documents(used)
        for ancestor in classes.lineage(of: used) { found[ancestor, default: []].formUnion(documents) }
      }
      return found
    }
  }

  /// Nothing is known of other documents.
  package static let none = ClassUses(documents: { _ in [] }, classes: { [] }, classesOfModule: { _ in [] })
}

/// The documents of each class with those of its subclasses, which are looked for once.
private final class ClassFamilies: Sendable {
  private let known = Mutex<[String: Set<FileID>]?>(nil)

  func documents(of name: String, _ find: () -> [String: Set<FileID>]) -> Set<FileID> {
    if let found = known.withLock({ $0 }) { return found[name] ?? [] }
    let found = find()
    known.withLock { $0 = found }
    return found[name] ?? []
  }
}
