internal import ThemeSource
package import ThemeSyntax

/// The components of a tree: the views that a Child theme may neither add nor remove.
///
/// A component is a view with an outlet, an action, a restorationIdentifier, a custom class or content (text, image,
/// value). A plain container is not a component.
package struct Components {
  package let tree: ElementTree
  /// In document order.
  private(set) var views: [NodeID] = []
  /// The names of the outlets that are connected to each element, in document order.
  package private(set) var outlets: [NodeID: [String]] = [:]
  private var objects: [ObjectID: NodeID] = [:]

  package init(_ tree: ElementTree) {
    self.tree = tree
    for node in tree.all {
      if case .id(let id) = tree.identity(of: node), objects[id] == nil { objects[id] = node }
    }
    for node in tree.all where tree.kind(of: node) == .outlet || tree.kind(of: node) == .outletCollection {
      guard let target = tree.reference(.destination, of: node).flatMap({ objects[$0] }) else { continue }
      outlets[target, default: []].append(tree.string(.property, of: node) ?? "")
    }
    views = tree.all.filter { isComponent($0) }
  }

  package func object(_ id: ObjectID?) -> NodeID? { id.flatMap { objects[$0] } }

  package func isComponent(_ node: NodeID) -> Bool {
    guard tree.kind(of: node).isView else { return false }
    if outlets[node] != nil || tree.attribute(.customClass, of: node) != nil { return true }
    if tree.attribute(.restorationIdentifier, of: node) != nil || hasAction(node) { return true }
    return hasContent(node)
  }

  func hasAction(_ node: NodeID) -> Bool {
    guard let list = tree.child(of: node, .connections) else { return false }
    return tree.child(of: list, .action) != nil
  }

  /// Whether a view has content. Controls always have a value.
  private func hasContent(_ node: NodeID) -> Bool {
    if tree.kind(of: node).traits.contains(.holdsContent) { return true }
    for name in [AttributeName.text, .title, .image, .highlightedImage, .value, .placeholder] {
      if let value = tree.string(name, of: node), !value.isEmpty { return true }
    }
    return tree.children(of: node).contains { child in
      switch tree.kind(of: child) {
      case .attributedString, .imageReference: return true
      case .string, .mutableString: return !(tree[child].text ?? "").isEmpty && tree.string(.key, of: child) == "text"
      case .state, .buttonConfiguration:
        return [.title, .image, .backgroundImage].contains { tree.attribute($0, of: child) != nil }
          || tree.child(of: child, .attributedString) != nil || tree.child(of: child, .imageReference) != nil
          || tree.child(of: child, key: "title") != nil
      default: return false
      }
    }
  }

  /// The name of an element in messages, e.g. `the button 'loginButton'`, by outlet, restorationIdentifier, Interface
  /// Builder label, text or id.
  package func name(of node: NodeID) -> String {
    let own = outlets[node]?.first { $0 != "delegate" && $0 != "dataSource" }
    let label =
      own ?? tree.string(.restorationIdentifier, of: node) ?? tree.string(.userLabel, of: node)
      ?? tree.string(.text, of: node) ?? tree.child(of: node, .state).flatMap { tree.string(.title, of: $0) }
      ?? tree.string(.customClass, of: node) ?? tree.string(.id, of: node)
    let noun = tree.kind(of: node) == .unknown ? tree[node].name : tree.kind(of: node).noun
    return label.map { "the \(noun) '\($0)'" } ?? "a \(noun)"
  }
}
