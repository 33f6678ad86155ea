internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// One of the three files of a merge, each of its elements with a key that identifies it in the other two.
///
/// Objects, constraints and connections have their id, wherever they stand; what has none its place: its owner's key
/// and what distinguishes it from its siblings. An outlet that was added again with another id is identified by its property.
final class Revision {
  let file: SourceFile
  let tree: ElementTree
  let markup: MarkupTree
  /// Where comments are, in order.
  let comments: [Range<Int>]
  private(set) var keys: [String] = []
  private(set) var byKey: [String: Int] = [:]
  /// Values and lists of items without names: merged as a whole.
  private(set) var isAtomic: [Bool] = []
  /// Inside such a one.
  private(set) var isPart: [Bool] = []
  /// Keys of outlets by their place and property.
  private var outlets: [String: String] = [:]

  /// Gives keys to a file's elements; an outlet's may be one that it has in the earlier revisions.
  init(
    _ file: SourceFile, _ tree: ElementTree, _ markup: MarkupTree, comments: [Range<Int>] = [],
    behind earlier: [Revision] = []
  ) {
    self.file = file
    self.comments = comments
    self.tree = tree
    self.markup = markup
    let ids = Set(tree.all.filter { tree[$0].kind == .outlet }.compactMap { tree.string(.id, of: $0) })
    for node in tree.all {
      let parent = tree[node].parent?.index
      let partOf = parent.map { isAtomic[$0] || isPart[$0] } ?? false
      isPart.append(partOf)
      isAtomic.append(!partOf && isWhole(node))
      var key = key(of: node, parent: parent)
      if tree[node].kind == .outlet, let parent {
        let place = keys[parent] + "/outlet:" + (tree.string(.property, of: node) ?? "")
        let isKnown = earlier.contains { $0.byKey[key] != nil }
        if !isKnown, let known = earlier.lazy.compactMap({ $0.outlets[place] }).first,
          !known.hasPrefix("#") || !ids.contains(String(known.dropFirst()))
        {
          key = known
        }
        if outlets[place] == nil { outlets[place] = key }
      }
      var count = 1
      while byKey[key] != nil {
        // A second one of the same name is identified by its number.
        count += 1
        key = "\(key)\u{0}\(count)"
      }
      keys.append(key)
      byKey[key] = node.index
    }
  }

  /// No file at all: what git gives as the ancestor when both branches added one.
  convenience init(nothing file: SourceFile) {
    self.init(file, ElementTree(), MarkupTree(copying: ElementTree()))
  }

  private func key(of node: NodeID, parent: Int?) -> String {
    guard let parent else { return "/" }
    let element = tree[node]
    let place = keys[parent] + "/"
    switch tree.identity(of: node) {
    case .id(let id): return "#" + id.text
    case .key(let key): return place + "key:" + key
    case .keyPath(let path): return place + "keyPath:" + path
    case .property(let property): return place + element.name + ":" + property
    case .name(let kind, let name): return place + kind.name + ":" + name
    case .only: return place + element.name
    case .none: return place + element.name + (tree.string(.name, of: node).map { ":" + $0 } ?? "")
    }
  }

  private func isWhole(_ node: NodeID) -> Bool {
    switch tree[node].kind {
    case .plugIn, .deployment, .capability: return false
    default: break
    }
    if markup[node.index].written?.isMixed == true || tree.isReplacedWhole(node) { return true }
    switch tree[node].kind.role {
    case .document, .view, .controller, .object, .guide:
      // What has no name in an object is identified by its kind: `<nil name="viewControllers"/>`.
      return false
    case .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque:
      return tree.children(of: node).contains { tree.identity(of: $0) == .none }
    }
  }

  func parentKey(of index: Int) -> String? { tree.nodes[index].parent.map { keys[$0.index] } }

  func attribute(_ name: String, of index: Int) -> String? {
    tree.attributes(of: NodeID(index)).first { $0.writtenName == name }?.value
  }

  /// What the element itself says; for an atomic one with everything inside.
  func own(_ index: Int) -> String {
    if isAtomic[index] { return tree.meaning(of: NodeID(index)) }
    let attributes = tree.attributes(of: NodeID(index)).filter {
      $0.writtenName != "id" || keys[index].hasPrefix("#") && tree.nodes[index].kind != .outlet
    }
    return tree.nodes[index].name + "\u{0}"
      + attributes.map { "\($0.writtenName)=\($0.value)" }.sorted().joined(separator: "\u{0}")
      + "\u{0}" + (tree.nodes[index].text ?? "")
  }

  /// The element, or the one around it, that has an id of its own, or a name among the resources.
  func object(of index: Int) -> Int {
    var next: Int? = index
    while let current = next {
      if tree.attribute(.id, of: NodeID(current)) != nil { return current }
      next = tree.nodes[current].parent?.index
      if let next, tree.nodes[next].kind == .resources { return current }
    }
    return 0
  }

  /// How many outlets of a list have that property.
  func outlets(of property: String, in list: Int) -> Int {
    tree.children(of: NodeID(list)).count {
      tree[$0].kind == .outlet && tree.string(.property, of: $0) == property
    }
  }

  /// Whether the element only holds others, in order.
  func isList(_ index: Int) -> Bool { tree.nodes[index].kind.role == .list && !isAtomic[index] }

  func subtree(_ index: Int) -> Range<Int> { index..<tree.nodes[index].subtreeEnd.index }
}
