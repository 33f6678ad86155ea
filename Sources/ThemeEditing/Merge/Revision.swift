internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// One of the three files of a merge. Each element has a key that identifies it in the other two.
///
/// The key of objects, constraints and connections is their id, independent of their place. Other elements have their
/// owner's key and a part that distinguishes them from their siblings. An outlet that was added again with another id
/// is identified by its property.
final class Revision {
  let file: SourceFile
  let tree: ElementTree
  let markup: MarkupTree
  /// The ranges of comments and processing instructions, in order.
  let comments: [Range<Int>]
  private(set) var keys: [String] = []
  private(set) var byKey: [String: Int] = [:]
  /// Whether an element is merged as a whole: a value or a list of items without names.
  private(set) var isAtomic: [Bool] = []
  /// Whether an element is inside an atomic one.
  private(set) var isPart: [Bool] = []
  /// Keys of outlets by their place and property.
  private var outlets: [String: String] = [:]

  /// Assigns keys to a file's elements. An outlet takes over its key from the earlier revisions, if it has one there.
  init(
    _ file: SourceFile, _ tree: ElementTree, _ markup: MarkupTree, comments: [Range<Int>] = [],
    behind earlier: [Revision] = []
  ) {
    self.file = file
    self.comments = comments
    self.tree = tree
    self.markup = markup
    let ids = Set(tree.all.filter { tree[$0].kind == .outlet }.compactMap { tree.string(.id, of: $0) })
    var counts: [String: Int] = [:]
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
      let name = key
      while byKey[key] != nil {
        // Further elements of the same name are numbered.
        let number = counts[name, default: 1] + 1
        counts[name] = number
        key = "\(name)\u{0}\(number)"
      }
      keys.append(key)
      byKey[key] = node.index
    }
  }

  /// Creates an empty revision, for git's empty ancestor of a file that both branches added.
  convenience init(nothing file: SourceFile) {
    self.init(file, ElementTree(), MarkupTree(copying: ElementTree()))
  }

  private func key(of node: NodeID, parent: Int?) -> String {
    guard let parent else { return "/" }
    let element = tree[node]
    let place = keys[parent] + "/"
    if element.kind == .remove { return place + element.name + ":" + (tree.string(.reference, of: node) ?? "") }
    switch tree.identity(of: node) {
    case .id(let id): return "#" + id.text
    case .key(let key): return place + "key:" + key
    case .keyPath(let path): return place + "keyPath:" + path
    case .property(let property): return place + element.name + ":" + property
    case .name(let kind, let name): return place + kind.name + ":" + name
    case .only where !tree.isDescriptor: return place + element.name
    case .only, .none: return place + element.name + (tree.string(.name, of: node).map { ":" + $0 } ?? "")
    }
  }

  private func isWhole(_ node: NodeID) -> Bool {
    // Attributes, outlets and actions of descriptors are identified by their names.
    if tree.isDescriptor { return tree[node].parent != nil && tree[node].parent == tree.documentElement }
    switch tree[node].kind {
    case .plugIn, .deployment, .capability: return false
    default: break
    }
    if markup[node.index].written?.isMixed == true || tree.isReplacedWhole(node) { return true }
    switch tree[node].kind.role {
    case .document, .view, .controller, .object, .guide:
      // Elements without a name in an object are identified by their kind: `<nil name="viewControllers"/>`.
      return false
    case .value, .structure, .list, .constraint, .connection, .resource, .metadata, .edit, .opaque:
      return tree.children(of: node).contains { tree.identity(of: $0) == .none }
    }
  }

  func parentKey(of index: Int) -> String? { tree.nodes[index].parent.map { keys[$0.index] } }

  func attribute(_ name: String, of index: Int) -> String? {
    tree.attributes(of: NodeID(index)).first { $0.writtenName == name }?.value
  }

  /// The text that an element has as a child with a key, which other files have as an attribute.
  func value(_ name: String, of index: Int) -> Int? {
    tree.children(of: NodeID(index)).first { tree[$0].kind.isString && tree.string(.key, of: $0) == name }?.index
  }

  /// Returns the element's own content as text, or all content of an atomic element.
  func own(_ index: Int) -> String {
    if isAtomic[index] { return tree.meaning(of: NodeID(index)) }
    let attributes = tree.attributes(of: NodeID(index)).filter {
      $0.writtenName != "id" || keys[index].hasPrefix("#") && tree.nodes[index].kind != .outlet
    }
    return tree.nodes[index].name + "\u{0}"
      + attributes.map { "\($0.writtenName)=\($0.value)" }.sorted().joined(separator: "\u{0}")
      + "\u{0}" + (tree.nodes[index].text ?? "")
  }

  /// Returns the innermost element, including this one, that has an id, is an entry of the resources, or is a member of
  /// a descriptor.
  func object(of index: Int) -> Int {
    var next: Int? = index
    while let current = next {
      if tree.isDescriptor, tree.nodes[current].parent == tree.documentElement { return current }
      if tree.attribute(.id, of: NodeID(current)) != nil { return current }
      next = tree.nodes[current].parent?.index
      if let next, tree.nodes[next].kind == .resources { return current }
    }
    return 0
  }

  /// Returns the number of outlets with a property in a list.
  func outlets(of property: String, in list: Int) -> Int {
    tree.children(of: NodeID(list)).count {
      tree[$0].kind == .outlet && tree.string(.property, of: $0) == property
    }
  }

  /// Whether the element only contains others, in order.
  func isList(_ index: Int) -> Bool { tree.nodes[index].kind.role == .list && !isAtomic[index] }

  func subtree(_ index: Int) -> Range<Int> { index..<tree.nodes[index].subtreeEnd.index }
}
