internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Renames a color or a font in all theme sets and themes that declare or use it.
  func renaming(_ resource: ResourceName, to name: String) throws -> [String: [TextEdit]] {
    let noun = resource.kind.noun
    guard isAttributeValue(name), name.utf8.first != 0x20, name.utf8.last != 0x20 else {
      throw ResponseError.failed("'\(name)' is not the name of a \(noun)")
    }
    let assets = snapshot.assetNames
    if assets.colors.contains(resource.name), resource.kind == .color {
      throw ResponseError.failed("'\(resource.name)' is a color of an asset catalog, which cannot be changed")
    }
    let renamed = ResourceName(resource.kind, name)
    var edits: [String: [TextEdit]] = [:]
    var isDeclared = false
    for other in snapshot.paths.compactMap({ inquiry(at: $0) }) {
      guard other.document.isReadWhole else {
        throw ResponseError.failed(
          "'\(Path.name(of: other.path))' has syntax errors, and may use the \(noun) '\(resource.name)'")
      }
      if !other.ranges(of: renamed).declared.isEmpty || !other.ranges(of: renamed).used.isEmpty {
        throw ResponseError.failed("'\(Path.name(of: other.path))' already has a \(noun) '\(name)'")
      }
      let found = other.ranges(of: resource)
      if !found.declared.isEmpty { isDeclared = true }
      let ranges = (found.declared + found.used).sorted { $0.start < $1.start }
      if ranges.isEmpty { continue }
      edits[other.uri] = ranges.map { TextEdit(range: other.positions.range(of: $0), newText: name) }
    }
    guard isDeclared else {
      throw ResponseError.failed("the \(noun) '\(resource.name)' is not declared in a file of the project")
    }
    return edits
  }

  private func ranges(of resource: ResourceName) -> (declared: [SourceRange], used: [SourceRange]) {
    let declared = tree.all.filter { tree.isResource($0) && tree.resourceName(of: $0) == resource }
      .compactMap { tree.attribute(.name, of: $0)?.valueRange }
    return (declared, tree.resourceUses.filter { $0.resource == resource }.map(\.attribute.valueRange))
  }
}
