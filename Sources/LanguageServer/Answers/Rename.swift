internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A name that can be renamed, with its range in the document.
enum Renameable {
  case id(ObjectID, range: SourceRange)
  case outlet(String, owner: String, range: SourceRange)
  /// The range is that of the method's name in the selector.
  case action(ActionMethod, range: SourceRange)
  case controller(identifier: String, range: SourceRange)
  /// The identifier of a segue or a cell.
  case identifier(String, AttributeName, range: SourceRange)
  /// A color or a font.
  case resource(ResourceName, range: SourceRange)

  var range: SourceRange {
    switch self {
    case .id(_, let range), .outlet(_, _, let range), .action(_, let range), .controller(_, let range),
      .identifier(_, _, let range), .resource(_, let range):
      range
    }
  }

  /// The present name.
  var name: String {
    switch self {
    case .id(let id, _): id.text
    case .outlet(let name, _, _), .controller(let name, _), .identifier(let name, _, _): name
    case .action(let method, _): method.name
    case .resource(let resource, _): resource.name
    }
  }
}

extension Inquiry {
  func renameable(at position: Position) -> Renameable? {
    if path.hasSuffix(".swift") { return renameableInCode(at: position) }
    if let found = objectID(at: position) { return .id(found.id, range: found.range) }
    guard let (node, attribute) = place(at: position), let attribute else { return nil }
    let kind = tree.kind(of: node)
    switch attribute.name {
    case .property where kind == .outlet || kind == .outletCollection:
      return classOfSource(of: node).map { .outlet(attribute.value, owner: $0, range: attribute.valueRange) }
    case .outlet where kind == .binding:
      return classOfSource(of: node).map { .outlet(attribute.value, owner: $0, range: attribute.valueRange) }
    case .selector where kind == .action:
      guard let method = actionMethod(attribute.value, of: node) else { return nil }
      let end = attribute.valueRange.start + UInt32(clamping: method.name.utf8.count)
      return .action(method, range: SourceRange(start: attribute.valueRange.start, end: end))
    case .storyboardIdentifier where kind.role == .controller:
      return .controller(identifier: attribute.value, range: attribute.valueRange)
    case .identifier where kind == .segue, .reuseIdentifier:
      return .identifier(attribute.value, attribute.name, range: attribute.valueRange)
    case .name:
      guard let resource = resource(at: position), resource.kind != .image else { return nil }
      return .resource(resource, range: attribute.valueRange)
    default: return nil
    }
  }

  /// The edits, by URI, that rename the object, member or scene at a position everywhere.
  func renaming(at position: Position, to name: String) throws -> [String: [TextEdit]] {
    let found = renameable(at: position)
    if found?.name == name { return [:] }
    return switch found {
    case .id(let id, _): try renaming(id, to: name)
    case .outlet(let outlet, let owner, _): try renaming(outlet: outlet, of: owner, to: name)
    case .action(let method, _): try renaming(method, to: name)
    case .controller(let identifier, _): try renaming(controller: identifier, to: name)
    case .identifier(let identifier, let attribute, _): try renaming(identifier, attribute, to: name)
    case .resource(let resource, _): try renaming(resource, to: name)
    case nil:
      throw ResponseError.failed(
        "only ids, outlets, actions of Swift, identifiers, colors and fonts of themes can be renamed")
    }
  }

  private func renaming(_ id: ObjectID, to name: String) throws -> [String: [TextEdit]] {
    guard isAttributeValue(name), !name.utf8.contains(0x20) else {
      throw ResponseError.failed("'\(name)' is not an id")
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
      let found = document.ranges(ofID: id)
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
