internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Renames a color or a font in the theme sets and themes that mean it by the name.
  func renaming(_ resource: ResourceName, to name: String) throws -> [String: [TextEdit]] {
    let noun = resource.kind.noun
    guard isAttributeValue(name), name.utf8.first != 0x20, name.utf8.last != 0x20 else {
      throw ResponseError.failed("'\(name)' is not the name of a \(noun)")
    }
    let colors = resource.kind == .color ? snapshot.assetNames.colors : []
    if colors.contains(resource.name) {
      throw ResponseError.failed("'\(resource.name)' is a color of an asset catalog, which cannot be changed")
    }
    if colors.contains(name) { throw ResponseError.failed("an asset catalog already has a color '\(name)'") }
    for other in snapshot.paths.compactMap({ inquiry(at: $0) }) where !other.document.isReadWhole {
      throw ResponseError.failed(
        "'\(Path.name(of: other.path))' has syntax errors, and may use the \(noun) '\(resource.name)'")
    }
    let family = family(of: resource)
    try check(family, resource)
    try check(family, hasNo: ResourceName(resource.kind, name))
    var edits: [String: [TextEdit]] = [:]
    for other in family.members {
      let ranges = other.uses(of: .resource(resource)).map(\.range)
      if ranges.isEmpty { continue }
      edits[other.uri] = ranges.map { TextEdit(range: other.positions.range(of: $0), newText: name) }
    }
    return edits
  }

  /// Throws if a declaration of the resource cannot be changed, or if its uses cannot be told.
  private func check(_ family: ResourceFamily, _ resource: ResourceName) throws {
    let (noun, name) = (resource.kind.noun, resource.name)
    if family.declaring.isEmpty {
      throw ResponseError.failed("the \(noun) '\(name)' is not declared in a file of the project")
    }
    let own = Set(family.members.map(\.path))
    let fixed = family.declaring.filter { !own.contains($0.key) }.min { $0.key < $1.key }?.value
    if let fixed {
      let isOverride = family.declaring.keys.contains { own.contains($0) }
      throw ResponseError.failed(
        "the \(noun) '\(name)' \(isOverride ? "overrides one of" : "is declared in") \(title(of: fixed)), which cannot be changed"
      )
    }
    if let other = family.undeclared {
      throw ResponseError.failed(
        "'\(Path.name(of: other.path))' uses a \(noun) '\(name)' that none of its sets declares, which may be this one")
    }
  }

  /// Throws if a file of a family declares or uses the new name.
  private func check(_ family: ResourceFamily, hasNo renamed: ResourceName) throws {
    if let file = family.searched.first(where: { $0.declares(renamed) }) {
      throw ResponseError.failed("\(title(of: file)) already has a \(renamed.kind.noun) '\(renamed.name)'")
    }
    if let other = family.members.first(where: { !$0.uses(of: .resource(renamed)).isEmpty }) {
      throw ResponseError.failed(
        "'\(Path.name(of: other.path))' already uses a \(renamed.kind.noun) '\(renamed.name)'")
    }
  }

  /// The name of a file, for messages. The files of sets are told apart by their folders.
  private func title(of file: ThemeDocument) -> String {
    if file.isShipped {
      let set = file.format == .themeSet ? file.tree.documentElement.flatMap { file.tree.string(.name, of: $0) } : nil
      return set.map { "the shipped theme set '\($0)'" } ?? "the shipped theme '\(Path.name(of: file.path))'"
    }
    let path = Path.absolute(file.path)
    return "'\(Path.relative(path, to: Path.absolute(snapshot.project.root)) ?? path)'"
  }
}
