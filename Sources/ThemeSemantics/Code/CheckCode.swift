internal import CodeModel
package import ThemeSource
internal import ThemeSyntax

/// Checks a document against the classes of the project's code: connections, actions, custom classes, runtime
/// attributes, and the requirements of a theme's View class.
///
/// Unknown classes, and classes with an unknown superclass, are not reported.
/// - Parameters:
///   - path: the document's file.
///   - documents: the uses of classes in the project's documents.
///   - target: the targets that build the document; `nil` if they are unknown.
package func checkCode(
  of bound: BoundTheme, path: String, classes: ClassTable, catalog: ViewModelCatalog, documents: ClassUses = .none,
  target: DocumentTarget? = nil
) -> [Diagnostic] {
  guard bound.theme.isWhole, !classes.code.isEmpty else { return [] }
  var check = CodeCheck(bound, path: path, classes: classes, documents: documents)
  check.target = target
  check.checkImplicitNib()
  check.checkExtendedClasses()
  guard bound.theme.tree.usesCustomClasses else { return check.diagnostics }
  check.checkCustomClasses()
  check.skipMisnamedRoot()
  // A class for another kind of object has none of the members: it is reported itself.
  for object in check.objects.objects where !check.misplaced.contains(object.node) {
    check.checkOutlets(of: object)
    check.checkUnconnected(object)
    check.checkUnconnectedActions(of: object)
    check.checkRuntimeAttributes(of: object)
  }
  check.checkActions()
  check.checkDelegates()
  check.checkDataSources()
  check.checkViewClass(catalog)
  return check.diagnostics
}

/// The targets that build a document.
package struct DocumentTarget: Sendable {
  /// Their names, for messages.
  package var name: String
  package var modules: Set<String>
  /// Whether the project's code contains all sources of the targets; not if the configuration names the sources to read.
  package var isWhole: Bool
  /// The modules of other apps and extensions, whose classes the document's app does not contain.
  package var foreignModules: Set<String>
  /// Whether no target builds a source.
  package var isUnbuilt: @Sendable (FileID) -> Bool

  package init(
    name: String, modules: Set<String>, isWhole: Bool, foreignModules: Set<String>,
    isUnbuilt: @escaping @Sendable (FileID) -> Bool
  ) {
    self.name = name
    self.modules = modules
    self.isWhole = isWhole
    self.foreignModules = foreignModules
    self.isUnbuilt = isUnbuilt
  }
}

struct CodeCheck {
  let bound: BoundTheme
  let path: String
  let classes: ClassTable
  let documents: ClassUses
  let objects: CodeObjects
  var target: DocumentTarget?
  var diagnostics: [Diagnostic] = []
  /// The objects whose class does not fit their element.
  var misplaced: Set<NodeID> = []
  /// The objects whose class does not fit an outlet.
  var mistyped: Set<NodeID> = []
  /// The outlets and actions that a class does not declare, with the indices of their diagnostics.
  private(set) var missing: [(member: String, className: String, index: Int)] = []

  init(_ bound: BoundTheme, path: String, classes: ClassTable, documents: ClassUses) {
    self.bound = bound
    self.path = path
    self.classes = classes
    self.documents = documents
    objects = CodeObjects(bound.theme.tree, classes: classes)
  }

  var theme: ResolvedTheme { bound.theme }
  var tree: ElementTree { bound.theme.tree }

  /// The location of an object's class declaration, as related information.
  func declaration(of object: CodeObject) -> [Diagnostic.Related] {
    object.lineage.types.first?.span.map { [.init($0, "\(object.title) is declared here")] } ?? []
  }

  /// Notes that the next diagnostic reports a member that a class does not declare.
  mutating func noteMissing(_ member: String, of object: CodeObject) {
    missing.append((member, object.className, diagnostics.count))
  }

  mutating func report(
    _ descriptor: DiagnosticDescriptor, severity: Diagnostic.Severity? = nil, _ message: String, at span: SourceSpan?,
    about subject: Diagnostic.Subject, related: [Diagnostic.Related] = [], help: String?, fixes: [Fix] = []
  ) {
    diagnostics.append(
      Diagnostic(
        descriptor, severity: severity, message, at: span, about: subject, related: related, help: help, fixes: fixes))
  }
}

extension ElementTree {
  fileprivate var usesCustomClasses: Bool { all.contains { attribute(.customClass, of: $0) != nil } }
}

extension ElementTree {
  /// The location of the custom class that inherits from `type`, in a document or in one that it inherits from. If a
  /// theme's class extends its parent's, missing members of the parent's class are reported in the parent.
  func place(of type: CodeType, at node: NodeID, _ classes: ClassTable) -> SourceSpan {
    guard let written = attribute(.customClass, of: node) else { return self[node].nameSpan }
    let inherited = overridden(by: written).last { classes.lineage(of: $0.text).contains(type.name) }
    return inherited?.span ?? written.valueSpan
  }
}
