internal import Synchronization
package import ThemeLayout
package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// The input of a rule: a document, its resolved theme and the layouts of its views.
package struct LintInput: Sendable {
  package let document: ThemeDocument
  /// The document's bytes.
  package var file: SourceFile
  package let theme: BoundTheme
  /// One for each root view, at the recorded size.
  package var layouts: [LayoutTree]
  /// The layouts of screens on other devices.
  package var variants: [LayoutVariant] = []
  /// Documents that inherit from this document, directly or not, and its `-ext` file.
  package var descendants: [ThemeDocument]
  /// Sets whose resources are visible to the theme, nearest first.
  package var sets: [ThemeSet]
  /// The set in the document's folder and that set's parents, nearest first.
  package var home: [ThemeSet]
  /// Whether a diagnostic reports that the file has another theme's name.
  package var isMisnamed = false
  /// Whether the document is certainly a Screenlet's theme, and not an app's view with such a name.
  package var isScreenletTheme: @Sendable () -> Bool = { false }
  /// Whether a control fires no action by its restorationIdentifier, as in Liferay Screens since April 2018.
  package var ignoresIdentifiers: @Sendable () -> Bool = { false }
  /// Whether each control of the theme fires an action, as in the first Screenlets.
  package var firesAllControls: @Sendable () -> Bool = { false }
  /// Whether the code of the theme's View class adds targets to controls; `nil` if the code is unknown.
  package var addsTargets: @Sendable () -> Bool? = { nil }
  /// Whether the project's code may turn on the touches of a view.
  package var enablesTouches: @Sendable () -> Bool = { true }
  /// Whether the project's code declares a class; `nil` if there is no code.
  package var declaresClass: @Sendable (String) -> Bool? = { _ in nil }
  /// Whether the project's code may add a property to a class of UIKit; `nil` if there is no code.
  package var mayAdd: @Sendable (_ key: String, _ className: String) -> Bool? = { _, _ in nil }
  /// Whether the document's app certainly follows the dark appearance of the system.
  package var followsDarkAppearance: @Sendable () -> Bool = { false }
  /// The oldest version of iOS that the document's targets run on; `nil` if it is unknown.
  package var deploymentTarget: @Sendable () -> Double? = { nil }
  /// Whether a class of the project's code declares an outlet that no code uses.
  package var isUnusedOutlet: @Sendable (_ key: String, _ className: String) -> Bool = { _, _ in false }
  /// Whether a class declares an outlet of which code changes neither the text nor the colors.
  package var keepsLook: @Sendable (_ key: String, _ className: String) -> Bool = { _, _ in false }
  /// Whether constraints determine all frames. Frames that nobody recorded are judged only then.
  package var isDetermined = false
  private(set) var known = KnownFacts()
  /// Whether inherited elements count as elements of the document.
  private var includesInherited = false
  /// The project's storyboards with a name; several if they are localized.
  package var storyboards: @Sendable (String) -> [ThemeDocument] = { _ in [] }
  /// The names of all storyboards below the project's root; `nil` if no target is known to build the document.
  package var storyboardNames: @Sendable () -> [String]? = { nil }
  /// The images and colors of the project's asset catalogs.
  package var assets: @Sendable () -> AssetNames = { AssetNames() }
  /// The reason why an image or a color of an asset catalog cannot be loaded; `nil` if there is none.
  package var assetFault: @Sendable (ResourceName) -> AssetFault? = { _ in nil }
  /// The colors of the project's asset catalogs, by name.
  package var catalogColors: @Sendable () -> [String: ThemeResources.CatalogColor] = { [:] }
  /// The PostScript names of the project's fonts, and the names of their files without extension.
  package var fonts: @Sendable () -> Set<String> = { [] }
  /// The fonts of the project that nothing loads for the document's app, by PostScript name.
  package var unlistedFonts: @Sendable () -> [String: ThemeSemantics.UnlistedFont] = { [:] }
  /// The classes that the configuration requires or forbids for elements.
  package var elementClasses: [ElementClasses] = []
  /// A class and its superclasses, as far as they are known.
  package var lineage: @Sendable (String) -> [String] = { [$0] }
  /// The texts that lack a translation, for each language into which the document is translated.
  package var translations: @Sendable () -> [TextTranslations] = { [] }
  /// Elements of the document that have text, or a value with characters other than visible ASCII, in document order.
  let unusual: [NodeID]
  /// The configured value of a rule's option, or `nil`.
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

  /// The value of a rule's option: the configured one, or its default.
  func option(_ name: String, of rule: any Rule.Type) -> Double {
    configured(rule.descriptor.code, name) ?? rule.descriptor.options.first { $0.name == name }?.value ?? 0
  }

  /// The resolved tree: for an overlay, it includes the inherited elements.
  package var tree: ElementTree { theme.theme.tree }

  /// Whether this document, and not a parent, declares an element that is not reported as a whole. Diagnostics about
  /// inherited elements belong to the parent.
  package func isOwn(_ node: NodeID) -> Bool {
    (includesInherited || tree.file(of: node) == document.file) && !tree.marked.contains(node)
  }

  /// The input of rules that judge looks: that of an overlay includes inherited elements.
  var ofLooks: LintInput {
    if !isOverlay { return self }
    var result = self
    result.includesInherited = true
    result.known = KnownFacts()
    return result
  }

  /// Whether the frames of a document that was written by hand are judged without recorded ones.
  var judgesSolvedFrames: Bool { isDetermined && !document.isOfInterfaceBuilder }

  /// Whether the document declares only its differences from the parent.
  var isOverlay: Bool { theme.theme.sources.first { $0.file == document.file }?.form == .overlay }

  /// Whether a label has no text. Code will fill it, so its size is not meaningful.
  func isEmptyLabel(_ node: NodeID) -> Bool {
    tree.kind(of: node).sizeRule == .label && (tree.text(of: node) ?? "").isEmpty
  }

  /// Whether a root view has the size of a device: the root view of a controller that no container view shows, or of a
  /// Screenlet's theme. The recorded size of any other root view is a sketch: its list or the code that adds it
  /// determines its size.
  func isScreen(_ root: NodeID) -> Bool {
    theme.theme.kind != nil || (tree.isControllersView(root) && tree.container(of: root) == nil)
  }

  /// Objects that code may change because an outlet of an app's document refers to them. Empty for a Screenlet's theme,
  /// which determines the appearance of its outlets.
  var changeable: Set<ObjectID> {
    if theme.theme.kind != nil { return [] }
    return known.value(\.changeable) { targets(ofOutletsExcept: isUnusedOutlet) }
  }

  /// The ``changeable`` objects except those of which code uses only the state, such as `isHidden`.
  var restylable: Set<ObjectID> {
    if theme.theme.kind != nil { return [] }
    return known.value(\.restylable) { targets(ofOutletsExcept: keepsLook) }
  }

  private func targets(ofOutletsExcept isHarmless: (_ key: String, _ className: String) -> Bool) -> Set<ObjectID> {
    let outlets = (tree.nodes(.outlet) + tree.nodes(.outletCollection)).filter { outlet in
      guard let key = tree.string(.property, of: outlet),
        let owner = tree.parent(of: outlet).flatMap({ tree.parent(of: $0) }),
        let name = tree.string(.customClass, of: owner)
      else { return true }
      return !isHarmless(key, name)
    }
    return Set(outlets.compactMap { tree.reference(.destination, of: $0) })
  }

  /// Objects that outlets refer to.
  var destinations: Set<ObjectID> {
    known.value(\.destinations) {
      Set((tree.nodes(.outlet) + tree.nodes(.outletCollection)).compactMap { tree.reference(.destination, of: $0) })
    }
  }

  /// Whether a view, or a view around it, keeps its recorded frame: its frames on other devices do not result from
  /// constraints.
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

  /// An edit that removes an attribute of this document and the space before it.
  func removal(of attribute: ElementTree.Attribute) -> Fix.Edit {
    let whole = SourceRange(start: attribute.nameRange.start, end: attribute.valueRange.end + 1)
    return Fix.Edit(SourceSpan(file: attribute.file, range: file.withSpaceBefore(whole)), "")
  }

  /// An edit that removes an element of this document and the line that becomes empty.
  func removal(of node: NodeID) -> Fix.Edit {
    Fix.Edit(SourceSpan(file: file.id, range: file.wholeLines(of: tree[node].span.range)), "")
  }

  /// A number of points for messages, with at most one decimal.
  static func format(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// An object's name in messages: `the label 'Total'`, `the 2nd button in the view 'toolbar'`.
  func name(of node: NodeID) -> String { names[node] }

  var names: ObjectNames { known.value(\.names) { ObjectNames(tree) } }

  /// The possible items of constraints: views, guides and unknown elements.
  var layoutItems: ObjectIndex {
    known.value(\.layoutItems) { ObjectIndex(tree) { $0.isView || $0.role == .guide || $0 == .unknown } }
  }

  /// The resources that the tree declares.
  var resources: ThemeResources { known.value(\.resources) { ThemeResources(of: tree) } }

  /// The uses of named resources in the tree, in document order.
  var resourceUses: [ElementTree.ResourceUse] { known.value(\.resourceUses) { tree.resourceUses } }

  /// The constraints of this document with their items, in document order.
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

/// Properties of a tree that several rules use, computed on first access.
final class KnownFacts: Sendable {
  struct Facts: Sendable {
    var names: ObjectNames?
    var layoutItems: ObjectIndex?
    var resources: ThemeResources?
    var resourceUses: [ElementTree.ResourceUse]?
    var undeclared: (uses: [ElementTree.ResourceUse], known: Set<ResourceName>)?
    var constraintEnds: [ConstraintEnds]?
    var destinations: Set<ObjectID>?
    var changeable: Set<ObjectID>?
    var restylable: Set<ObjectID>?
  }

  private let facts = Mutex(Facts())

  /// The lock is not held during the computation, because it can access other facts.
  @inline(__always)
  func value<Value: Sendable>(_ fact: WritableKeyPath<Facts, Value?>, _ make: () -> Value) -> Value {
    if let known = facts.withLock({ $0[keyPath: fact] }) { return known }
    let made = make()
    facts.withLock { $0[keyPath: fact] = made }
    return made
  }
}

/// The two ends of a constraint.
struct ConstraintEnds: Sendable {
  struct End: Sendable {
    /// The attribute that contains the item's id.
    var written: ElementTree.Attribute
    /// The view or guide; `nil` if no item has the id.
    var item: NodeID?
  }

  var constraint: NodeID
  /// `nil` if the attribute is absent: the item is then the view that owns the constraint.
  var first: End?
  var second: End?
}

/// The classes that a configuration requires or forbids for an element.
package struct ElementClasses: Sendable {
  /// The name of the element, such as `label`.
  package var element: String
  /// One of these, or a subclass of one, is required; empty to accept any class.
  package var required: [String]
  package var forbidden: [String]

  package init(element: String, required: [String], forbidden: [String]) {
    self.element = element
    self.required = required
    self.forbidden = forbidden
  }
}
