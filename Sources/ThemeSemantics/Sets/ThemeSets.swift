package import ThemeSource
package import ThemeSyntax

/// Index of a set in ``ThemeSets``; valid only for that value.
package struct ThemeSetID: Hashable, Comparable, Sendable {
  package let rawValue: UInt32
  package init(_ index: Int) { rawValue = UInt32(clamping: index) }
  package var index: Int { Int(rawValue) }
  package static func < (a: ThemeSetID, b: ThemeSetID) -> Bool { a.rawValue < b.rawValue }
}

/// The shared data of a folder's themes: one `theme-set.xml`.
package struct ThemeSet: Sendable {
  package var document: ThemeDocument
  /// The index of the theme path's folder that contains the file, 0 being searched first.
  package var folder: Int
  /// The directory of the themes that belong to the set, including subdirectories without a nearer set.
  package var directory: String
  /// Empty if the file sets none, which is an error.
  package var name: String
  package var statedParent: String?
  package var resources: ThemeResources
  /// Its entries with names that themes can use, in document order.
  package let entries: [(resource: ResourceName, node: NodeID)]
  private let index: [ResourceName: [NodeID]]
  /// The parent; `nil` without a parent, with an unknown parent, and in a cycle.
  package internal(set) var parent: ThemeSetID?
  /// The set with the same name earlier in the theme path, which replaces this one.
  package internal(set) var shadowedBy: ThemeSetID?
  /// Whether an error in the set's inheritance was reported.
  package internal(set) var isErroneous = false

  /// Creates a set from a document of ``parse(_:limits:)``.
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

  /// Its entries for a name, in document order; several if a color has variants.
  package func entries(of resource: ResourceName) -> [NodeID] { index[resource] ?? [] }

  /// The location of the document element's name, or the start of the file.
  package var span: SourceSpan {
    document.tree.documentElement.map { document.tree[$0].nameSpan }
      ?? SourceSpan(file: document.file, range: .zero)
  }

  package var nameSpan: SourceSpan { valueSpan(.name) ?? span }
  package var parentSpan: SourceSpan { valueSpan(.parent) ?? span }

  private func valueSpan(_ name: AttributeName) -> SourceSpan? {
    document.tree.documentElement.flatMap { document.tree.attribute(name, of: $0)?.valueSpan }
  }
}

/// All sets of the theme path, and the sets of themes, created by ``linkSets(_:themes:limits:)``.
package struct ThemeSets: Sendable {
  /// By ``ThemeSetID``, in input order.
  package internal(set) var all: [ThemeSet] = []
  /// The set of the nearest directory for each file, by ``ThemeID``.
  var homes: [ThemeSetID?] = []

  package static let none = ThemeSets()

  package subscript(id: ThemeSetID) -> ThemeSet { all[id.index] }
  package var ids: some RandomAccessCollection<ThemeSetID> { all.indices.lazy.map { ThemeSetID($0) } }

  /// The set that a theme belongs to; if several sets have its name, the nearest in the theme path.
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

  /// The sets with resources that are available to a theme of these files, nearest first: its set with that set's
  /// parents, then those of the theme's parents. The displayed theme's palette therefore wins.
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
  /// Assigns every theme to the set in the closest directory above it.
  ///
  /// - Parameter themes: directories of themes by ``ThemeID``, in the spelling of ``ThemeSet/directory``.
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
