internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The symbol at a position and the range of the name that a new one replaces; `nil` if it cannot be renamed.
  func renameable(at position: Position) -> (symbol: Symbol, range: SourceRange)? {
    guard let (symbol, range) = symbol(at: position) else { return nil }
    switch symbol {
    case .object, .outlet, .scene, .identifier: return (symbol, range)
    case .action(let selector, let owner):
      guard let name = methodName(of: selector, in: owner) else { return nil }
      return (symbol, SourceRange(start: range.start, end: range.start + UInt32(clamping: name.utf8.count)))
    case .resource(let resource): return resource.kind == .image ? nil : (symbol, range)
    case .type, .storyboard, .nib, .theme, .viewModel, .viewModelAction, .viewModelAttribute: return nil
    }
  }

  /// The edits, by URI, that rename the symbol at a position everywhere.
  func renaming(at position: Position, to name: String) throws -> [String: [TextEdit]] {
    guard let (symbol, range) = renameable(at: position) else {
      throw ResponseError.failed(
        "only ids, outlets, actions of Swift, identifiers, colors and fonts of themes can be renamed")
    }
    if range.offsets.count == name.utf8.count, source.bytes[range.offsets].elementsEqual(name.utf8) { return [:] }
    return switch symbol {
    case .object(let id): try renaming(id, to: name)
    case .outlet(let outlet, let owner): try renaming(outlet: outlet, of: owner, to: name)
    case .action(let selector, let owner):
      // The name may be written as Interface Builder shows it, with a colon.
      try renaming(action: selector, of: owner, to: name.hasSuffix(":") ? String(name.dropLast()) : name)
    case .scene(let identifier, let storyboard): try renaming(scene: identifier, of: storyboard, to: name)
    case .identifier(let identifier, let attribute): try renaming(identifier, attribute, to: name)
    case .resource(let resource): try renaming(resource, to: name)
    case .type, .storyboard, .nib, .theme, .viewModel, .viewModelAction, .viewModelAttribute: [:]
    }
  }

  private func renaming(_ id: ObjectID, to name: String) throws -> [String: [TextEdit]] {
    guard isAttributeValue(name), !name.utf8.contains(0x20) else {
      throw ResponseError.failed("'\(name)' is not an id")
    }
    if let object = ObjectIndex(tree)[id], tree.kind(of: object) == .placeholder {
      throw ResponseError.failed("Interface Builder gives placeholders the same id in all documents")
    }
    if path.contains(".lproj/") {
      throw ResponseError.failed("translations refer to the ids of this document")
    }
    if let theme {
      let themes = theme.themes
      for other in themes.contributingThemes(of: theme.id) where !themes.isOwn(other) {
        guard let document = themes.document(other), ObjectIndex(document.tree)[id] != nil else { continue }
        let place = document.isShipped ? "a shipped theme" : "'\(document.path)', which is not a file of the project"
        throw ResponseError.failed("the object '\(id.text)' is declared in \(place)")
      }
    }
    let documents = documentsSharingIDs
    var edits: [String: [TextEdit]] = [:]
    for document in documents {
      guard document.document.isReadWhole else {
        throw ResponseError.failed(
          "'\(Path.name(of: document.path))' has syntax errors, and may have the id '\(id.text)'")
      }
      if ObjectIndex(document.tree)[ObjectID(name)] != nil {
        throw ResponseError.failed("'\(Path.name(of: document.path))' already has an object with the id '\(name)'")
      }
      let found = document.uses(of: .object(id))
      if found.isEmpty { continue }
      edits[document.uri] = found.map { TextEdit(range: document.positions.range(of: $0.range), newText: name) }
    }
    return edits
  }

  /// Whether a name can be written as an attribute's value and as a string in Swift without escapes.
  func isAttributeValue(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0 >= 0x20 && !Array("\"<&\\".utf8).contains($0) }
  }
}
