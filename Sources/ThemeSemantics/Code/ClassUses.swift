package import CodeModel
internal import Synchronization
package import ThemeSource

/// The uses of code classes in a project's documents.
package struct ClassUses: Sendable {
  /// Returns the documents with an object of a custom class.
  package var documents: @Sendable (String) -> Set<FileID>
  /// Whether a document is a storyboard.
  package var isStoryboard: @Sendable (FileID) -> Bool
  /// Whether a document sends an action to the first responder or to a File's Owner without a class, or unwinds with
  /// it, so that any object may receive it.
  package var isForwarded: @Sendable (String) -> Bool
  /// The custom classes of all documents, sorted.
  package var classes: @Sendable () -> [String]
  /// Returns the custom classes that documents expect in a module, or in any module, sorted.
  package var classesOfModule: @Sendable (String?) -> [String]
  /// The modules that documents expect, sorted.
  package var modules: @Sendable () -> [String]
  private let families = ClassFamilies()

  package init(
    documents: @escaping @Sendable (String) -> Set<FileID>,
    isStoryboard: @escaping @Sendable (FileID) -> Bool = { _ in false },
    isForwarded: @escaping @Sendable (String) -> Bool = { _ in false }, classes: @escaping @Sendable () -> [String],
    classesOfModule: @escaping @Sendable (String?) -> [String], modules: @escaping @Sendable () -> [String] = { [] }
  ) {
    self.documents = documents
    self.isStoryboard = isStoryboard
    self.isForwarded = isForwarded
    self.classes = classes
    self.classesOfModule = classesOfModule
    self.modules = modules
  }

  /// Returns the documents with an object of a class or of one of its subclasses.
  func documents(ofFamily name: String, in classes: ClassTable) -> Set<FileID> {
    classes.code.recordAllSuperclasses()
    let recorder = CodeRecorder()
    let classes = classes.recorded(by: recorder)
    return families.documents(of: name, recorder) {
      var found: [String: Set<FileID>] = [:]
      for used in self.classes() {
        let documents = self.documents(used)
        for ancestor in classes.lineage(of: used) { found[ancestor, default: []].formUnion(documents) }
      }
      return found
    }
  }

  /// The parts of the code from which the superclasses of all classes were found; `nil` if they were not needed.
  package var superclassReads: CodeReads? { families.reads }

  /// Whether a scene of a storyboard has a class or one of its subclasses.
  func hasScene(ofFamily name: String, in classes: ClassTable) -> Bool {
    documents(ofFamily: name, in: classes).contains(where: isStoryboard)
  }

  package static let none = ClassUses(documents: { _ in [] }, classes: { [] }, classesOfModule: { _ in [] })
}

/// A cache of the documents of each class and its subclasses.
private final class ClassFamilies: Sendable {
  private struct Known {
    var documents: [String: Set<FileID>]
    var reads: CodeReads
  }

  private let known = Mutex<Known?>(nil)

  var reads: CodeReads? { known.withLock { $0?.reads } }

  /// - Parameter recorder: records the parts of the code that `find` uses.
  func documents(of name: String, _ recorder: CodeRecorder, _ find: () -> [String: Set<FileID>]) -> Set<FileID> {
    if let found = known.withLock({ $0?.documents }) { return found[name] ?? [] }
    let found = find()
    known.withLock { $0 = Known(documents: found, reads: recorder.reads) }
    return found[name] ?? []
  }
}
