package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// What a rule sees of a theme set: its file, what it inherits, and what is made of it.
package struct SetLintInput: Sendable {
  package var themeSet: ThemeSet
  /// The document's bytes.
  package var file: SourceFile
  /// Its parent, that set's parent and so on.
  package var ancestors: [ThemeSet]
  /// What the themes and sets that see the set name; nil when no theme does, or one was not read to its end, and so
  /// nothing can be said.
  package var used: Set<ResourceName>?

  package init(_ themeSet: ThemeSet, file: SourceFile, ancestors: [ThemeSet], used: Set<ResourceName>?) {
    self.themeSet = themeSet
    self.file = file
    self.ancestors = ancestors
    self.used = used
  }

  package var tree: ElementTree { themeSet.document.tree }

  /// An edit that removes an entry with the line that it leaves empty.
  func removal(of node: NodeID) -> Fix.Edit {
    Fix.Edit(SourceSpan(file: file.id, range: file.wholeLines(of: tree[node].span.range)), "")
  }
}

extension Sequence<ThemeSet> {
  /// What the first of the sets that has a name says of it: for each appearance, `light` and `dark`, as
  /// ``ElementTree/resourceText(of:)`` writes it.
  func look(of resource: ResourceName) -> [String?] {
    Appearance.allCases.map { appearance in
      for set in self {
        let entries = set.entries(of: resource)
        let tree = set.document.tree
        let entry =
          entries.first { tree.string(.appearance, of: $0) == appearance.rawValue }
          ?? entries.first { tree.string(.appearance, of: $0) == nil }
        if let entry { return tree.resourceText(of: entry) }
      }
      return nil
    }
  }
}
