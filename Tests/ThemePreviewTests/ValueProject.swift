import ThemeDatabase
import ThemeEditing
import ThemeProject
import ThemeSemantics
import ThemeSource
import ThemeSyntax

@testable import ThemePreview

/// A project in memory, for editing values.
struct ValueProject {
  let session: Session

  init(_ files: [String: String]) { self.init(bytes: files.mapValues { Array($0.utf8) }) }

  init(bytes files: [String: [UInt8]]) {
    var contents: [String: [UInt8]] = ["p/.git": [], "p/.themec.yml": Array("library: shipped\n".utf8)]
    for (path, bytes) in files { contents["p/\(path)"] = bytes }
    let base = MemoryFileSystem(contents)
    session = Session(Project.find(for: "p", fileSystem: base), fileSystem: base)
  }

  /// Returns the theme in a file.
  func theme(_ path: String) -> SelectedTheme? {
    let snapshot = session.snapshot
    guard let linked = snapshot.themes(inFile: "p/\(path)") else { return nil }
    return linked.graph.all.first { linked.path(of: $0) == "p/\(path)" }.map { SelectedTheme(linked, $0) }
  }

  func values(_ path: String, _ view: String) -> [ViewValue] {
    theme(path).map { $0.themes.values(of: view, in: $0) } ?? []
  }

  func value(_ path: String, _ view: String, _ key: String) -> ViewValue? {
    values(path, view).first { $0.key == key }
  }

  /// Sets a value and applies the changed file to the session.
  @discardableResult
  func edit(_ path: String, _ view: String, _ key: String, to text: String) -> ValueEdit {
    guard let theme = theme(path), let value = value(path, view, key) else { return .refused("no value '\(key)'") }
    let edit = theme.themes.edit(value, to: text, of: view, in: theme)
    if case .changed(let file) = edit { session.apply([.edited(path: file.path, contents: file.after)]) }
    return edit
  }
}

extension ValueProject {
  /// Removes a value and applies the changed file to the session.
  @discardableResult
  func remove(_ path: String, _ view: String, _ key: String) -> ValueEdit {
    guard let theme = theme(path), let value = value(path, view, key) else { return .refused("no value '\(key)'") }
    let edit = theme.themes.removal(of: value, of: view, in: theme)
    if case .changed(let file) = edit { session.apply([.edited(path: file.path, contents: file.after)]) }
    return edit
  }
}

extension ValueEdit {
  var refusal: String? { if case .refused(let message) = self { message } else { nil } }
  var file: ChangedFile? { if case .changed(let file) = self { file } else { nil } }

  /// The bytes that the edit removes and inserts.
  var difference: (before: String, after: String)? {
    guard let file else { return nil }
    let (before, after) = (file.before, file.after)
    var start = 0
    while start < min(before.count, after.count), before[start] == after[start] { start += 1 }
    var end = 0
    while end < min(before.count, after.count) - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    return (
      String(decoding: before[start..<before.count - end], as: UTF8.self),
      String(decoding: after[start..<after.count - end], as: UTF8.self)
    )
  }
}

extension SelectedTheme {
  /// The resolved theme's elements with path, attributes and text, and their counts. Resources are excluded.
  var elements: [String: Int] {
    let tree = themes.resolved(id).value.tree
    var counts: [String: Int] = [:]
    var paths: [NodeID: String] = [:]
    for node in tree.all {
      let path = tree.path(of: node)
      paths[node] = path
      if path.hasPrefix("document/resources") { continue }
      let attributes = tree.attributes(of: node).map { "\($0.writtenName)=\($0.value)" }.sorted()
      let around = tree.parent(of: node).flatMap { paths[$0] } ?? ""
      counts["\(around) | \(path) | \(attributes) | \(tree[node].text ?? "")", default: 0] += 1
    }
    return counts
  }

  /// Identifiers of the views, in document order.
  var views: [String] {
    let tree = themes.resolved(id).value.tree
    return tree.all.filter { tree.kind(of: $0).isView }.compactMap { tree.objectID(of: $0)?.text }
  }
}
