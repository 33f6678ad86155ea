package import ThemeSemantics
package import ThemeSource
package import ThemeSyntax

/// The input of a rule about theme sets: the set's file, the sets that it inherits, and the resources in use.
package struct SetLintInput: Sendable {
  package var themeSet: ThemeSet
  /// The document's bytes.
  package var file: SourceFile
  /// The set's parent, that set's parent and so on.
  package var ancestors: [ThemeSet]
  /// Resources that the themes and sets with access to the set refer to; `nil` if they are unknown because no theme has
  /// access to it, or one was not read completely.
  package var used: Set<ResourceName>?

  package init(_ themeSet: ThemeSet, file: SourceFile, ancestors: [ThemeSet], used: Set<ResourceName>?) {
    self.themeSet = themeSet
    self.file = file
    self.ancestors = ancestors
    self.used = used
  }

  package var tree: ElementTree { themeSet.document.tree }

  /// An edit that removes an entry and the line that becomes empty.
  func removal(of node: NodeID) -> Fix.Edit {
    Fix.Edit(SourceSpan(file: file.id, range: file.wholeLines(of: tree[node].span.range)), "")
  }
}

extension Sequence<ThemeSet> {
  /// The resource's value in the first set that declares it, for each appearance, `light` and `dark`, in the format of
  /// ``ElementTree/resourceText(of:)``.
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
