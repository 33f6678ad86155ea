package import ThemeSource
package import ThemeSyntax

/// The connections of a theme's View class, and the classes of their targets.
package struct ThemeConnections: Sendable {
  /// One outlet of the View class (the root view, or File's Owner).
  package struct Outlet: Sendable {
    package var name: String
    package var target: NodeID
    package var connection: NodeID
    package var owner: NodeID
  }

  /// Outlets in document order, without those that have no target (`syntax/dangling-reference` reports them).
  package private(set) var outlets: [Outlet] = []
  /// Names of outlets without a target, which are reported at the connection.
  package private(set) var dangling: Set<String> = []
  private let tree: ElementTree
  private let classes: ClassTable

  package init(_ theme: ResolvedTheme, classes: ClassTable) {
    tree = theme.tree
    self.classes = classes
    let objects = ObjectIndex(tree)
    for owner in owners(of: theme) {
      guard let list = tree.child(of: owner, .connections) else { continue }
      for connection in tree.children(of: list) where [.outlet, .outletCollection].contains(tree.kind(of: connection)) {
        guard let name = tree.string(.property, of: connection) else { continue }
        guard let target = tree.attribute(.destination, of: connection).flatMap({ objects[$0] }) else {
          dangling.insert(name)
          continue
        }
        outlets.append(Outlet(name: name, target: target, connection: connection, owner: owner))
      }
    }
  }

  /// Root views and File's Owner, in document order.
  private func owners(of theme: ResolvedTheme) -> [NodeID] {
    let placeholders = tree.nodes(.placeholder).filter { tree.has(.placeholderIdentifier, "IBFilesOwner", of: $0) }
    return (placeholders + theme.rootViews).sorted()
  }

  /// The first outlet with a name.
  package func outlet(_ name: String) -> Outlet? { outlets.first { $0.name == name } }

  /// Whether the theme connects an outlet, possibly to a missing target.
  package func isWritten(_ name: String) -> Bool { outlet(name) != nil || dangling.contains(name) }

  /// The location at which a theme reconnects an inherited outlet, where a mismatch is reported; `nil` if the outlet
  /// has its original target.
  package func redirection(of outlet: Outlet) -> SourceSpan? {
    guard let destination = tree.attribute(.destination, of: outlet.connection),
      destination.file != tree.file(of: outlet.connection)
    else { return nil }
    return destination.valueSpan
  }

  /// Two outlets, in document order of their connections.
  package func both(_ one: String, _ other: String) -> (first: Outlet, second: Outlet)? {
    guard let one = outlet(one), let other = outlet(other) else { return nil }
    return one.connection < other.connection ? (one, other) : (other, one)
  }

  /// The class of an element: its custom class if known, otherwise the class of its kind.
  package func className(of node: NodeID) -> String {
    if let custom = tree.string(.customClass, of: node), classes.isKnown(custom) { return custom }
    return tree.kind(of: node).className ?? "NSObject"
  }

  /// Whether an object may be an instance of a class. A custom class with an unknown superclass inherits from its
  /// element's class.
  package func mayBe(_ node: NodeID, a wanted: String) -> Bool {
    if let custom = tree.string(.customClass, of: node) {
      if custom == wanted { return true }
      if classes.isKnown(custom), classes.isClass(custom, subclassOf: wanted) { return true }
      if !classes.isKnown(wanted) { return false }
    }
    guard let own = tree.kind(of: node).className else { return true }
    return classes.isClass(own, subclassOf: wanted)
  }
}
