internal import ThemeDatabase
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax
internal import ThemeText

extension Inquiry {
  /// The names of resources that an attribute can have.
  func resourceWords(_ kind: ElementKind, _ attribute: AttributeName) -> [CompletedWord] {
    let assets = snapshot.assetNames(of: path)
    switch (kind, attribute) {
    case (.color, .systemColor), (.systemColor, .name): return [CompletedWord](SystemColors.names, .color, "UIKit")
    case (.color, .name):
      return resourceWords(.color) + [CompletedWord](assets.colors.sorted(), .color, "asset catalog")
    case (.fontDescription, .name), (.font, .name):
      return resourceWords(.font) + [CompletedWord](snapshot.postScriptNames.sorted(), .value, "font file")
    case (.fontDescription, .style): return [CompletedWord](TextStyle.allCases.map(\.rawValue), .enumMember)
    case (_, .colorSpace): return [CompletedWord](ColorSpace.kinds, .enumMember)
    case (_, .customColorSpace): return [CompletedWord](ColorSpace.names, .enumMember)
    case (.namedColor, .name): return overridableWords(.color)
    case (.namedFont, .name): return overridableWords(.font)
    default: break
    }
    guard attribute.name.lowercased().hasSuffix("image") || (kind == .image && attribute == .name) else { return [] }
    return resourceWords(.image) + [CompletedWord](assets.images.sorted() + assets.imageFiles.sorted(), .file)
  }

  /// The resources of the document and of the sets in use, with their values.
  private func resourceWords(_ kind: ResourceName.Kind) -> [CompletedWord] {
    var known: Set<String> = []
    let own = tree.all.filter { tree.isResource($0) }.compactMap { node in word(kind, node, in: tree, "this document") }
    let shared = setsInUse.flatMap { set in
      set.entries.compactMap { word(kind, $0.node, in: set.document.tree, set.name) }
    }
    return (own + shared).filter { known.insert($0.text).inserted }.sorted { $0.text < $1.text }
  }

  private func word(
    _ kind: ResourceName.Kind, _ entry: NodeID, in tree: ElementTree, _ place: String
  ) -> CompletedWord? {
    guard let resource = tree.resourceName(of: entry), resource.kind == kind else { return nil }
    let wordKind: CompletedWord.Kind = kind == .color ? .color : kind == .image ? .file : .value
    return CompletedWord(resource.name, wordKind, tree.resourceText(of: entry), documentation: "Declared in \(place)")
  }

  /// The resources of the sets in use that the document does not override.
  private func overridableWords(_ kind: ResourceName.Kind) -> [CompletedWord] {
    let own = Set(tree.all.compactMap { tree.isResource($0) ? tree.resourceName(of: $0) : nil })
    return resourceWords(kind).filter { !own.contains(ResourceName(kind, $0.text)) }
  }

  /// The sets with the resources of a theme, or of a set.
  var setsInUse: [ThemeSet] {
    let sets = snapshot.facts.sets
    if let theme { return theme.themes.resolved(theme.id).value.palette.map { theme.themes.sets[$0] } }
    return ownSet.map { sets.lineage(of: $0).map { sets[$0] } } ?? []
  }
}
