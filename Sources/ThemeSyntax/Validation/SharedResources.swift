internal import ThemeSource

/// The file that turns a folder of themes into a set.
package enum ThemeSetFile {
  package static let name = "theme-set.xml"

  /// Whether the file name in a path is ``name``.
  package static func isName(of path: String) -> Bool { path == name || path.hasSuffix("/" + name) }

  /// Whether the file name in a path is ``name``, apart from case and separators: `themeSet.xml`.
  package static func isNearlyName(of path: String) -> Bool {
    let last = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    // Most names are ruled out by their length.
    guard (name.utf8.count - 1...name.utf8.count + 1).contains(last.utf8.count) else { return false }
    func letters(_ text: some StringProtocol) -> String {
      text.lowercased().filter { !"-_ ".contains($0) }
    }
    return letters(last) == letters(name)
  }
}

extension Validator {
  /// Checks the names of a theme set and its file, and that each shared resource has a name and a value.
  func checkSharedResources() {
    guard let root = tree.documentElement else { return }
    if !ThemeSetFile.isName(of: document.path) {
      collector.add(
        Diagnostic(
          .fileName, "the file of a theme set must be named '\(ThemeSetFile.name)'", at: tree[root].nameSpan,
          help: "rename the file and move it to the folder of its themes"))
    }
    if let name = tree.attribute(.name, of: root), name.value.isEmpty {
      collector.add(
        Diagnostic(
          .badValue, "the theme set's name is empty", at: tree[root].nameSpan,
          help: "give it the name of its folder: other sets refer to it as their parent"))
    }
    for list in tree.children(of: root, .resources) {
      for node in tree.children(of: list) {
        switch tree.kind(of: node) {
        case .image, .namedColor, .namedFont: checkSharedResource(node)
        case .unknown: continue
        case _ where tree.kind(of: node).role == .edit || tree.kind(of: node) == .systemColor:
          collector.add(.notShared(tree[node]))
        default: continue
        }
      }
    }
  }

  private func checkSharedResource(_ node: NodeID) {
    let element = tree[node]
    guard let name = tree.attribute(.name, of: node), !name.value.isEmpty else {
      collector.add(
        Diagnostic(
          .badValue, "missing attribute 'name' in '\(element.name)'", at: element.nameSpan,
          help: "add name=\"…\": themes refer to it by name"))
      return
    }
    guard element.kind != .image, tree.resourceValue(of: node) == nil else { return }
    // An unreadable color is reported at the color.
    if element.kind == .namedColor, tree.child(of: node, .color) != nil { return }
    let value = element.kind == .namedColor ? "color" : "fontDescription"
    collector.add(
      Diagnostic(
        .badValue, "the \(value == "color" ? value : "font") '\(quoted(name.value))' has no value",
        at: element.nameSpan,
        help: "add a '<\(value)>' to it"))
  }
}

extension Diagnostic {
  static func notAThemeSet(_ root: ElementTree.Node) -> Diagnostic {
    let match = closestMatch(to: root.name, in: ["themeSet"])
    return Diagnostic(
      .unknownElement, severity: .error, "the document element is '\(quoted(root.name))', not 'themeSet'",
      at: root.nameSpan, help: match.map { "did you mean '\($0)'?" } ?? "use '<themeSet name=\"…\">'")
  }

  static func notShared(_ node: ElementTree.Node) -> Diagnostic {
    Diagnostic(
      .illegalChild, "'\(node.name)' is not allowed in a theme set", at: node.nameSpan,
      help: node.kind == .systemColor
        ? "UIKit defines this color; declare your own name with a '<namedColor>'"
        : "a set overrides its parent's resources by declaring them again; it cannot remove them")
  }
}
