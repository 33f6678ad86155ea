internal import Synchronization
package import ThemeLayout
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
  /// Those of screens on other devices.
  package var variants: [LayoutVariant] = []
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
  private let known = KnownFacts()
  /// The project's storyboards of a name; several where they are localized.
  package var storyboards: @Sendable (String) -> [ThemeDocument] = { _ in [] }
  /// The images and colors of the project's asset catalogs.
  package var assets: @Sendable () -> AssetNames = { AssetNames() }
  /// What the translations beside the document lack, for each language that it is translated into.
  package var translations: @Sendable () -> [TextTranslations] = { [] }
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

  /// Whether a root takes the size of a device: a controller's view that no container view shows, or the root of a Screenlet's
  /// theme. The recorded size of any other root is a sketch: its list or the code that adds it decides how large it is.
  func isScreen(_ root: NodeID) -> Bool {
    theme.theme.kind != nil || (tree.isControllersView(root) && tree.container(of: root) == nil)
  }

  /// Objects that outlets of an app's document lead to: code may change what it sees of them. A Screenlet's theme decides how its
  /// outlets look, and so none of them is among these.
  var changeable: Set<ObjectID> {
    theme.theme.kind == nil ? destinations : []
  }

  /// Objects that outlets lead to.
  var destinations: Set<ObjectID> {
    known.value(\.destinations) {
      Set((tree.nodes(.outlet) + tree.nodes(.outletCollection)).compactMap { tree.reference(.destination, of: $0) })
    }
  }

  /// Whether a view keeps its recorded frame, or is inside of one that does: what it is like elsewhere says nothing of constraints.
  func keepsFrame(_ view: NodeID, below root: NodeID) -> Bool {
    var next: NodeID? = view
    while let current = next, current != root {
      let isPlaced =
        tree.bool(.fixedFrame, of: current) == true
        || (tree.kind(of: current).isView && tree.child(of: current, .rect, key: "frame") != nil
          && tree.bool(.translatesAutoresizingMaskIntoConstraints, of: current) != false
          && !tree.kind(of: current).traits.contains(.isCellContent) && !isArranged(current))
      if isPlaced { return true }
      next = tree.parent(of: current)
    }
    return false
  }

  private func isArranged(_ view: NodeID) -> Bool {
    guard let list = tree.parent(of: view), let holder = tree.parent(of: list) else { return false }
    return tree.kind(of: holder).traits.contains(.arrangesSubviews)
  }

  /// An edit that removes an attribute of this document with the space before it.
  func removal(of attribute: ElementTree.Attribute) -> Fix.Edit {
    let whole = SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end + 1)
    return Fix.Edit(SourceSpan(file: attribute.file, range: file.withSpaceBefore(whole)), "")
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

  /// An object as people see it: `the label 'Total'`, `the 2nd button in the view 'toolbar'`.
  func name(of node: NodeID) -> String { names[node] }

  var names: ObjectNames { known.value(\.names) { ObjectNames(tree) } }

  /// What constraints may relate to: views, guides and elements that are not known.
  var layoutItems: ObjectIndex {
    known.value(\.layoutItems) { ObjectIndex(tree) { $0.isView || $0.role == .guide || $0 == .unknown } }
  }

  /// The resources that the tree declares.
  var resources: ThemeResources { known.value(\.resources) { ThemeResources(of: tree) } }

  /// The uses of named resources in the tree, in document order.
  var resourceUses: [ElementTree.ResourceUse] { known.value(\.resourceUses) { tree.resourceUses } }

  /// The constraints of this document with what they relate, in document order.
  var constraintEnds: [ConstraintEnds] {
    known.value(\.constraintEnds) {
      let constraints = tree.nodes(.constraint).filter(isOwn)
      if constraints.isEmpty { return [] }
      let items = layoutItems
      return constraints.map { constraint in
        func end(_ name: AttributeName) -> ConstraintEnds.End? {
          tree.attribute(name, of: constraint).map { ConstraintEnds.End(written: $0, item: items[$0]) }
        }
        return ConstraintEnds(constraint: constraint, first: end(.firstItem), second: end(.secondItem))
      }
    }
  }
}

/// What several rules need of a tree: made when it is asked for first.
private final class KnownFacts: Sendable {
  struct Facts: Sendable {
    var names: ObjectNames?
    var layoutItems: ObjectIndex?
    var resources: ThemeResources?
    var resourceUses: [ElementTree.ResourceUse]?
    var constraintEnds: [ConstraintEnds]?
    var destinations: Set<ObjectID>?
  }

  private let facts = Mutex(Facts())

  /// The lock is not held while a fact is made, because that can ask for others.
  @inline(__always)
  func value<Value: Sendable>(_ fact: WritableKeyPath<Facts, Value?>, _ make: () -> Value) -> Value {
    if let known = facts.withLock({ $0[keyPath: fact] }) { return known }
    let made = make()
    facts.withLock { $0[keyPath: fact] = made }
    return made
  }
}

/// What a constraint relates.
struct ConstraintEnds: Sendable {
  struct End: Sendable {
    /// The attribute with the item's id.
    var written: ElementTree.Attribute
    /// The view or guide; nil where there is none with the id.
    var item: NodeID?
  }

  var constraint: NodeID
  /// nil where the item is not written: then it is the view that owns the constraint.
  var first: End?
  var second: End?
}
