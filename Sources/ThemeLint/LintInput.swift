package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeScreens
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// What a rule sees: one document as it was written, what it means, and where its views are.
package struct LintInput: Sendable {
  package let document: ThemeDocument
  /// The document's bytes.
  package var file: SourceFile
  package let theme: BoundTheme
  /// One per root view, at the recorded size.
  package var layouts: [LayoutTree]
  /// Documents that inherit from this one, directly or not, or adjust it.
  package var descendants: [ThemeDocument]
  /// Sets whose resources the theme sees, nearest first.
  package var sets: [ThemeSet]
  /// The set whose folder has the document, and its parents, nearest first.
  package var home: [ThemeSet]
  /// Whether the file was reported to have another theme's name.
  package var isMisnamed = false
  /// Whether the document is certainly a Screenlet's theme, and not an app's view of such a name.
  package var isScreenletTheme: @Sendable () -> Bool = { false }
  /// The first outlet of each object that has one.
  private var outletNames: [NodeID: String]
  /// Elements of the document with text or with values beyond visible ASCII, in document order.
  let unusual: [NodeID]
  /// What the configuration says of a rule's option; nil where it says nothing.
  private var configured: @Sendable (Diagnostic.Code, String) -> Double?

  package init(
    document: ThemeDocument, file: SourceFile, theme: BoundTheme, layouts: [LayoutTree],
    descendants: [ThemeDocument] = [],
    sets: [ThemeSet] = [], home: [ThemeSet] = [],
    options: @escaping @Sendable (Diagnostic.Code, String) -> Double? = { _, _ in nil }
  ) {
    self.document = document
    self.file = file
    self.descendants = descendants
    self.sets = sets
    self.home = home
    self.theme = theme
    self.layouts = layouts
    configured = options
    unusual = document.tree.unusual
    outletNames = Dictionary(theme.outlets.lazy.map { ($0.target, $0.name) }) { first, _ in first }
  }

  /// The value of a rule's option: the configured one, else its default.
  func option(_ name: String, of rule: any Rule.Type) -> Double {
    configured(rule.descriptor.code, name) ?? rule.descriptor.options.first { $0.name == name }?.value ?? 0
  }

  /// The resolved tree: an overlay's rules see what it inherits.
  package var tree: ElementTree { theme.theme.tree }

  /// Whether an element was supplied by this document (and not inherited): diagnostics elsewhere are the parent's.
  package func isOwn(_ node: NodeID) -> Bool { tree.file(of: node) == document.file }

  /// Whether the document states only what differs from its parent.
  var isOverlay: Bool { theme.theme.sources.first { $0.file == document.file }?.form == .overlay }

  /// A label without text waits for code to fill it: its size says nothing.
  func isEmptyLabel(_ node: NodeID) -> Bool {
    tree.kind(of: node).sizeRule == .label && (tree.text(of: node) ?? "").isEmpty
  }

  /// An edit that removes an attribute with the space before it.
  func removal(of attribute: ElementTree.Attribute) -> Fix.Edit {
    let start = attribute.nameRange.start - min(1, attribute.nameRange.start)
    return Fix.Edit(
      SourceSpan(file: attribute.file, range: SourceRange(start: start, end: attribute.valueRange.end + 1)), "")
  }

  /// An edit that removes an element of this document with the line that it leaves empty.
  func removal(of node: NodeID) -> Fix.Edit {
    Fix.Edit(SourceSpan(file: file.id, range: file.wholeLines(of: tree[node].span.range)), "")
  }

  /// A number of points as messages show it: one decimal at most.
  static func format(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// The name that people know an element by: its user label, outlet, text or id.
  package func title(of node: NodeID) -> String {
    if let outlet = outletNames[node] { return outlet }
    if let label = tree.string(.userLabel, of: node) { return label }
    for text in [tree.text(of: node), tree.placeholder(of: node)] {
      if let text, !text.isEmpty { return String(text.prefix(40)) }
    }
    return tree.string(.id, of: node) ?? tree[node].name
  }
}
