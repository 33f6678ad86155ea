internal import ThemeSource

/// Diagnostics of one file, up to a limit. Those beyond it are only counted.
final class DiagnosticCollector {
  let limit: Int
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var dropped = 0

  init(limit: Int) { self.limit = limit }

  /// Whether further diagnostics are only counted.
  var isFull: Bool { diagnostics.count >= limit }

  /// Adds a diagnostic. Past the limit, it is not created.
  func add(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isFull { dropped += 1 } else { diagnostics.append(diagnostic()) }
  }
}

/// Checks a document against the vocabulary.
/// - Parameters:
///   - unclosed: elements whose end tags are missing. What they contain, and what they lack, is not reported.
///   - skipsPlain: whether to skip elements without problems; the result is the same.
func validate(
  _ document: ThemeDocument, in file: SourceFile, unclosed: Set<NodeID> = [], limits: Limits, skipsPlain: Bool = true
) -> DiagnosticCollector {
  let validator = Validator(
    document: document, file: file, collector: DiagnosticCollector(limit: limits.diagnosticsPerFile),
    unclosed: unclosed, skipsPlain: skipsPlain)
  if ThemeSetFile.isName(of: document.path), document.format != .themeSet, let root = document.tree.documentElement {
    validator.collector.add(.notAThemeSet(document.tree[root]))
    return validator.collector
  }
  switch document.format {
  case .unreadable: if let root = document.tree.documentElement { validator.checkForeignDocument(root) }
  case .notIOS: validator.noteOtherPlatform()
  case .themeSet:
    validator.checkElements()
    validator.checkSharedResources()
  case .xib, .storyboard:
    let screen = validator.checkElements()
    // A partially read file lacks objects and ids, so references to them are not checked.
    if document.isReadWhole {
      validator.checkObjects()
      validator.checkIDs(screen)
    }
  }
  return validator.collector
}

/// A pass over a tree, with its diagnostics.
struct Validator {
  let document: ThemeDocument
  let file: SourceFile
  let collector: DiagnosticCollector
  let unclosed: Set<NodeID>
  let skipsPlain: Bool

  var tree: ElementTree { document.tree }

  /// Whether elements are complete. In an overlay, they omit values of the parent.
  var isCompleteForm: Bool { document.isKnownComplete }

  func checkForeignDocument(_ root: NodeID) {
    let name = tree[root].name
    if name == "archive" {
      collector.add(
        Diagnostic(
          .notIOSDocument, "the file uses Interface Builder's format from before 2012 and is skipped",
          at: tree[root].nameSpan, help: "open it in a newer version of Xcode and save it"))
      return
    }
    collector.add(
      Diagnostic(
        .unknownElement, severity: .error, "the document element is '\(quoted(name))', not 'document'",
        at: tree[root].nameSpan,
        help: closestMatch(to: name, in: ["document"]).map { "did you mean '\($0)'?" }
          ?? "a theme is a '<document>' with an '<objects>' element; exclude other files from the theme path",
        fixes: document.isReadWhole ? tree.correctingNames(of: [root], among: ["document"]) : []))
  }

  func noteOtherPlatform() {
    guard let root = tree.documentElement else { return }
    let runtime = tree.attribute(.targetRuntime, of: root)
    let isOfIOS = runtime?.value.hasPrefix("iOS.CocoaTouch") ?? true
    let attribute = isOfIOS ? tree.attribute(.type, of: root) ?? runtime : runtime
    let value = quoted(attribute?.value ?? "another platform")
    collector.add(
      Diagnostic(
        .notIOSDocument,
        isOfIOS
          ? "the document has the type '\(value)', which is neither a XIB nor a storyboard for iOS, and is skipped"
          : "the document is for '\(value)', not for iOS, and is skipped",
        at: attribute?.valueSpan ?? tree[root].nameSpan,
        help: "exclude the file in the configuration"))
  }
}

/// Returns a value for messages, truncated to 60 characters.
func quoted(_ text: String) -> String {
  text.utf8.count <= 60 ? text : String(text.prefix(60)) + "…"
}
