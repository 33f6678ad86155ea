internal import Synchronization
internal import ThemeSource

/// Readable names for the objects of a tree: `the label 'Total'`, `the 2nd button in the view 'toolbar'`.
///
/// The name is an object's label in Interface Builder, its outlet, its visible content, its identifier or its class. An
/// object without any of them is counted among those of its kind in the closest named view around it.
package struct ObjectNames: Sendable {
  private let tree: ElementTree
  /// The first outlet that describes each object.
  private let outlets: [ObjectID: String]
  /// The elements among which objects are counted.
  private let kinds = ElementsByKind()

  package init(_ tree: ElementTree) {
    self.tree = tree
    outlets = Dictionary(tree.namingOutlets.map { ($0.destination, $0.property) }) { first, _ in first }
  }

  /// Whether an object has a name, instead of a position among others.
  package func isNamed(_ node: NodeID) -> Bool { ownName(of: node) != nil }

  /// The name of an object, including its kind.
  package subscript(node: NodeID) -> String {
    if let name = ownName(of: node) { return name }
    if let root = rootName(of: node) { return root }
    let noun = noun(of: node)
    let around = tree.ancestors(of: node).first { tree.kind(of: $0).isView && ownName(of: $0) != nil }
    guard let around = around ?? tree.ancestors(of: node).first(where: { rootName(of: $0) != nil }) else {
      return tree.string(.id, of: node).map { "the \(noun) '\($0)'" } ?? noun.withArticle
    }
    let (place, count) = place(of: node, in: around)
    return
      "the \(count == 1 ? "" : ordinal(place) + " ")\(noun) in \(ownName(of: around) ?? rootName(of: around) ?? "it")"
  }

  /// The name of an object without its kind, the most familiar to the author first; nil if there is none.
  package func bareName(of node: NodeID) -> String? { naming(of: node).map { shortened($0.text) } }

  private func ownName(of node: NodeID) -> String? {
    naming(of: node).map { "the \(noun(of: node))\($0.isImage ? " with the image" : "") '\(shortened($0.text))'" }
  }

  private func naming(of node: NodeID) -> (text: String, isImage: Bool)? {
    for label in [tree.string(.userLabel, of: node), tree.objectID(of: node).flatMap({ outlets[$0] })] {
      if let label, !label.isEmpty { return (label, false) }
    }
    if tree.kind(of: node).isView {
      for text in [tree.text(of: node), tree.placeholder(of: node)] {
        if let text, text.utf8.contains(where: { $0 > 0x20 }) { return (text, false) }
      }
      if let label = tree.accessibility(of: node).label, !label.isEmpty { return (label, false) }
      if let image = image(of: node) { return (image, true) }
    }
    let identifiers: [AttributeName] = [
      .restorationIdentifier, .storyboardIdentifier, .reuseIdentifier, .accessibilityIdentifier, .customClass, .title,
    ]
    for name in identifiers {
      if let value = tree.string(name, of: node), !value.isEmpty { return (value, false) }
    }
    return nil
  }

  /// Returns the name of a root view by its controller, or of a content view by its cell.
  private func rootName(of node: NodeID) -> String? {
    guard tree.kind(of: node).isView, let parent = tree.parent(of: node) else { return nil }
    let kind = tree.kind(of: parent)
    if kind.role == .controller, tree.string(.key, of: node) == "view" {
      // Only its id distinguishes a controller without a name.
      let name = ownName(of: parent) ?? tree.string(.id, of: parent).map { "the \(kind.noun) '\($0)'" }
      return "the root view of \(name ?? kind.noun.withArticle)"
    }
    if tree.kind(of: node).traits.contains(.isCellContent) {
      return "the content view of \(ownName(of: parent) ?? "a \(kind.noun)")"
    }
    return kind == .objects ? "the root view" : nil
  }

  private func image(of node: NodeID) -> String? {
    if let image = tree.string(.image, of: node), !image.isEmpty { return image }
    guard tree.kind(of: node).traits.contains(.isButton) else { return nil }
    let normal = tree.buttonState("normal", of: node)
    return tree.buttonConfiguration(of: node)?.image ?? normal?.image ?? normal?.backgroundImage
  }

  /// The object's kind in messages.
  package func noun(of node: NodeID) -> String {
    tree.kind(of: node) == .unknown ? tree[node].name : tree.kind(of: node).noun
  }

  /// Returns the position of an object among those of its kind in a view, from 1, and their number.
  private func place(of node: NodeID, in view: NodeID) -> (place: Int, count: Int) {
    let elements = kinds.elements(tree.kind(of: node), in: tree)
    let end = tree[view].subtreeEnd
    let before = elements.partitioningIndex { $0 > view }
    let through = elements.partitioningIndex { $0 > node }
    return (through - before, elements.partitioningIndex { $0 >= end } - before)
  }

  /// Returns `1st`, `2nd` and so on.
  package func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 100, number % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }

  /// Returns a text in one line of at most 40 characters.
  private func shortened(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      if line.unicodeScalars.count >= 40 { return line + "…" }
      let isBreak = scalar.value == 0x0A || scalar.value == 0x0D || scalar.value == 0x2028
      line.unicodeScalars.append(isBreak ? " " : scalar)
    }
    return line
  }
}

/// The elements of the kinds that were asked for, in document order, so that counting objects does not take time
/// proportional to the size of the tree for each of them.
private final class ElementsByKind: Sendable {
  private let known = Mutex<[ElementKind: [NodeID]]>([:])

  /// - Parameter tree: the same one each time.
  func elements(_ kind: ElementKind, in tree: ElementTree) -> [NodeID] {
    if let elements = known.withLock({ $0[kind] }) { return elements }
    let elements = tree.nodes(kind)
    known.withLock { $0[kind] = elements }
    return elements
  }
}
