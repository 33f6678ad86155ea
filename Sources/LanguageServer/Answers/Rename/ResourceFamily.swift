internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The files for which the name of a resource means the same. A file that overrides the resource of another is of the same
/// family, because the two names must remain equal.
struct ResourceFamily {
  /// The documents of the project that find or declare it, also if they do not use it.
  var members: [Inquiry]
  /// The files that declare it, by absolute path.
  var declaring: [String: ThemeDocument] = [:]
  /// The files in which the members look for names.
  var searched: [ThemeDocument] = []
  /// A document with a use for which no declaration was found.
  var undeclared: Inquiry?
}

/// The files in which one document looks for names.
private struct ResourceScope {
  var document: Inquiry
  /// The files that declare the resource.
  var declaring: Set<String>
  /// With those of embedded themes, which are shown with the sets of the document.
  var linked: Set<String>
  var files: [ThemeDocument]
}

extension Inquiry {
  /// The documents and sets that mean the same resource as this document by its name.
  func family(of resource: ResourceName) -> ResourceFamily {
    var documents = snapshot.paths.compactMap { inquiry(at: $0) }
    if !documents.contains(where: { $0.path == path }) { documents.append(self) }
    let scopes = documents.map { $0.scope(of: resource) }
    let undeclared = scopes.filter(\.declaring.isEmpty).map(\.document)
    guard var declaring = scopes.first(where: { $0.document.path == path })?.declaring, !declaring.isEmpty else {
      return ResourceFamily(members: undeclared)
    }
    var count = 0
    while count != declaring.count {
      count = declaring.count
      for scope in scopes where !scope.linked.isDisjoint(with: declaring) { declaring.formUnion(scope.linked) }
    }
    let members = scopes.filter { !$0.declaring.isDisjoint(with: declaring) }
    var family = ResourceFamily(members: members.map(\.document))
    family.searched = scopes.filter { !$0.linked.isDisjoint(with: declaring) }.flatMap(\.files)
    for file in family.searched where declaring.contains(file.fullPath) { family.declaring[file.fullPath] = file }
    family.undeclared = undeclared.first { other in other.tree.resourceUses.contains { $0.resource == resource } }
    return family
  }

  private func scope(of resource: ResourceName) -> ResourceScope {
    func declaring(_ files: [ThemeDocument]) -> Set<String> {
      Set(files.filter { $0.declares(resource) }.map(\.fullPath))
    }
    guard let theme else {
      let sets = snapshot.facts.sets
      let files = ownSet.map { sets.lineage(of: $0).map { sets[$0].document } } ?? [document]
      let found = declaring(files)
      return ResourceScope(document: self, declaring: found, linked: found, files: files)
    }
    var themes = [theme.id]
    var next = 0
    while next < themes.count {
      themes += theme.themes.graph.embeds(of: themes[next]).filter { !themes.contains($0) }
      next += 1
    }
    let files = themes.map { theme.themes.resourceFiles(of: $0) }
    return ResourceScope(
      document: self, declaring: declaring(files[0]), linked: declaring(files.flatMap { $0 }),
      files: files.flatMap { $0 })
  }
}

extension LinkedThemes {
  /// The files of which a theme consists, nearest first.
  func contributingThemes(of id: ThemeID) -> [ThemeID] {
    // A complete file inherits nothing from later files.
    let sources = resolved(id).value.sources
    let last = sources.firstIndex { $0.form == .complete } ?? sources.count
    let themes = sources.prefix(last + 1).map(\.theme)
    return themes.contains(id) ? themes : [id] + themes
  }

  fileprivate func resourceFiles(of id: ThemeID) -> [ThemeDocument] {
    contributingThemes(of: id).compactMap { document($0) } + resolved(id).value.palette.map { sets[$0].document }
  }
}

extension ThemeDocument {
  var isShipped: Bool { path.hasPrefix(Lookup.shippedFolder) }

  /// The absolute path; that of a shipped file as it is.
  fileprivate var fullPath: String { isShipped ? path : Path.absolute(path) }

  func declares(_ resource: ResourceName) -> Bool {
    tree.all.contains { tree.isResource($0) && tree.resourceName(of: $0) == resource }
  }
}
