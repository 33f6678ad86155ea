package import ThemeSource
package import ThemeSyntax

/// Index of a set in ``ThemeSets``; valid only there.
package struct ThemeSetID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(_ index: Int) { rawValue = UInt32(clamping: index) }
  package var index: Int { Int(rawValue) }
  package static func < (a: ThemeSetID, b: ThemeSetID) -> Bool { a.rawValue < b.rawValue }
}

/// A folder's themes and what they share: one `theme-set.xml`.
package struct ThemeSet: Sendable {
  package var document: ThemeDocument
  /// The theme path's folder that the file was found in, 0 being searched first.
  package var folder: Int
  /// The folder whose themes belong to the set, those below it included, as far as no nearer set has them.
  package var directory: String
  /// Empty where the file states none, which is an error.
  package var name: String
  package var statedParent: String?
  package var resources: ThemeResources
  /// Its entries that themes can name, in document order.
  package let entries: [(resource: ResourceName, node: NodeID)]
  private let index: [ResourceName: [NodeID]]
  /// Nil without a parent, with one that does not exist, and inside a cycle.
  package internal(set) var parent: ThemeSetID?
  /// The set of the same name nearer in the theme path, which is used in its place.
  package internal(set) var shadowedBy: ThemeSetID?
  /// Whether an error in what the set inherits was reported for it.
  package internal(set) var isErroneous = false

  /// Reads a set that ``parse(_:limits:)`` made.
  package init(_ document: ThemeDocument, folder: Int, directory: String) {
    self.document = document
    self.folder = folder
    self.directory = directory
    let tree = document.tree
    let root = document.format == .themeSet ? tree.documentElement : nil
    name = root.flatMap { tree.string(.name, of: $0) } ?? ""
    statedParent = root.flatMap { tree.string(.parent, of: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    resources = root == nil ? ThemeResources() : ThemeResources(of: tree)
    entries = (root.map { tree.children(of: $0, .resources) } ?? []).flatMap { list in
      tree.children(of: list).compactMap { node in tree.resourceName(of: node).map { ($0, node) } }
    }
    index = Dictionary(grouping: entries, by: \.resource).mapValues { $0.map(\.node) }
  }

  /// Its entries of a name, in document order: several where a color has variants.
  package func entries(of resource: ResourceName) -> [NodeID] { index[resource] ?? [] }

  /// The start tag, or the file as a whole.
  package var span: SourceSpan {
    document.tree.documentElement.map { document.tree[$0].nameSpan }
      ?? SourceSpan(file: document.file, range: .zero)
  }

  /// The name, as written.
  package var nameSpan: SourceSpan { valueSpan(.name) ?? span }
  /// The parent's name, as written.
  package var parentSpan: SourceSpan { valueSpan(.parent) ?? span }

  private func valueSpan(_ name: AttributeName) -> SourceSpan? {
    document.tree.documentElement.flatMap { document.tree.attribute(name, of: $0)?.valueSpan }
  }
}

/// All sets of the theme path, and which themes belong to them: made by ``linkSets(_:themes:limits:)``.
package struct ThemeSets: Sendable {
  /// By ``ThemeSetID``, in the order of input.
  package internal(set) var all: [ThemeSet] = []
  /// By ``ThemeID``: the set whose folder has the file.
  var homes: [ThemeSetID?] = []

  package static let none = ThemeSets()

  package subscript(id: ThemeSetID) -> ThemeSet { all[id.index] }
  package var ids: some RandomAccessCollection<ThemeSetID> { all.indices.lazy.map { ThemeSetID($0) } }

  /// The set that a theme belongs to; of sets of one name the nearest in the theme path.
  package func set(of theme: ThemeID) -> ThemeSetID? {
    guard theme.index < homes.count, let home = homes[theme.index] else { return nil }
    return self[home].shadowedBy ?? home
  }

  /// A set, its parent and so on.
  package func lineage(of id: ThemeSetID) -> [ThemeSetID] {
    var lineage: [ThemeSetID] = []
    var next: ThemeSetID? = id
    while let current = next {
      lineage.append(current)
      next = self[current].parent
    }
    return lineage
  }

  /// The sets whose resources a theme of these files sees, nearest first: those of its own set, then those of the
  /// sets that its parents belong to. So the palette of the theme that is shown wins.
  package func palette(of layers: [ThemeID]) -> [ThemeSetID] {
    var result: [ThemeSetID] = []
    for layer in layers {
      guard let set = set(of: layer) else { continue }
      for id in lineage(of: set) where !result.contains(id) { result.append(id) }
    }
    return result
  }
}

extension ThemeSets {
  /// Every theme belongs to the set whose folder is the closest above it.
  ///
  /// - Parameter themes: folders of themes by ``ThemeID``, in the spelling of ``ThemeSet/directory``.
  package func withHomes(of themes: [String]) -> ThemeSets {
    if all.isEmpty { return self }
    var byDirectory: [String: ThemeSetID] = [:]
    for id in ids where byDirectory[all[id.index].directory] == nil { byDirectory[all[id.index].directory] = id }
    var known: [String: ThemeSetID?] = [:]
    var result = self
    result.homes = themes.map { folder in
      if let home = known[folder] { return home }
      let home = closest(to: folder, in: byDirectory)
      known[folder] = .some(home)
      return home
    }
    return result
  }

  private func closest(to folder: String, in byDirectory: [String: ThemeSetID]) -> ThemeSetID? {
    var folder = folder
    while true {
      if let found = byDirectory[folder] { return found }
      guard folder != ".", folder != "/" else { return nil }
      guard let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else {
        folder = "."
        continue
      }
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
    }
  }
}
