internal import CodeModel
internal import SwiftSources
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// A name that can be renamed.
  enum Renameable {
    case id(ObjectID, range: SourceRange)
    case outlet(String, owner: String, range: SourceRange)

    var range: SourceRange {
      switch self {
      case .id(_, let range), .outlet(_, _, let range): range
      }
    }
  }

  func renameable(at position: Position) -> Renameable? {
    if let found = objectID(at: position) { return .id(found.id, range: found.range) }
    guard let (node, attribute) = place(at: position), let attribute, attribute.name == .property,
      tree.kind(of: node) == .outlet || tree.kind(of: node) == .outletCollection, let owner = classOfSource(of: node)
    else { return nil }
    return .outlet(attribute.value, owner: owner, range: attribute.valueRange)
  }

  /// The edits, by URI, that rename the object or outlet at a position everywhere.
  func renaming(at position: Position, to name: String) throws -> [String: [TextEdit]] {
    switch renameable(at: position) {
    case .id(let id, _): try renaming(id, to: name)
    case .outlet(let outlet, let owner, _): try renaming(outlet: outlet, of: owner, to: name)
    case nil: throw ResponseError.failed("only ids and outlets can be renamed")
    }
  }

  private func renaming(_ id: ObjectID, to name: String) throws -> [String: [TextEdit]] {
    guard !name.isEmpty,
      name.utf8.allSatisfy({
        $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&")
      })
    else { throw ResponseError.failed("'\(name)' is not an id") }
    if path.contains(".lproj/") {
      throw ResponseError.failed("translations refer to the ids of this document")
    }
    let documents = documentsSharingIDs
    var edits: [String: [TextEdit]] = [:]
    for document in documents {
      if ObjectIndex(document.tree)[ObjectID(name)] != nil {
        throw ResponseError.failed("'\(Path.name(of: document.path))' already has an object with the id '\(name)'")
      }
      let found = document.ranges(ofID: id)
      if found.isEmpty { continue }
      edits[document.uri] = found.map { TextEdit(range: document.positions.range(of: $0.range), newText: name) }
    }
    return edits
  }
}

extension Inquiry {
  /// Renames the property of an outlet in code, and the connections to it.
  ///
  /// The uses of a name in Swift are found by its spelling, so the name must be declared once in the whole project.
  private func renaming(outlet: String, of owner: String, to name: String) throws -> [String: [TextEdit]] {
    guard isIdentifier(name) else { throw ResponseError.failed("'\(name)' is not the name of a Swift property") }
    let classes = snapshot.facts.classes
    let declaring = classes.lineage(of: owner).first { ancestor in
      classes.code.type(named: ancestor)?.properties.contains { $0.property.name == outlet } == true
    }
    guard let declaring else {
      throw ResponseError.failed("'\(outlet)' is not a property of '\(owner)' in the Swift sources of the project")
    }
    if classes.code.isInObjectiveC(outlet) {
      throw ResponseError.failed("'\(outlet)' is used in Objective-C, which cannot be changed")
    }
    let count = classes.code.declarationCount(ofValue: outlet)
    guard count == 1 else {
      throw ResponseError.failed(
        "'\(outlet)' is declared in \(count) places of the code, so its uses cannot be distinguished")
    }
    if classes.code.mentions(name) {
      throw ResponseError.failed("the code already has the name '\(name)'")
    }
    var edits: [String: [TextEdit]] = [:]
    for file in classes.code.files(mentioning: outlet) {
      guard let source = snapshot.codeSources[file.file], let ranges = identifierRanges(of: outlet, in: source.bytes)
      else { throw ResponseError.failed("a Swift source that uses '\(outlet)' cannot be read") }
      if ranges.isEmpty { continue }
      let positions = TextPositions(source.bytes, self.positions.encoding)
      edits[uriOfPath(Path.absolute(source.path))] = ranges.map {
        TextEdit(range: positions.range(of: $0), newText: name)
      }
    }
    for path in snapshot.paths {
      guard let other = inquiry(at: path) else { continue }
      let found = other.connections(toOutlet: outlet) { classes.lineage(of: $0).contains(declaring) }
      if found.isEmpty { continue }
      edits[other.uri] = found.map { TextEdit(range: other.positions.range(of: $0), newText: name) }
    }
    return edits
  }

  /// The names in the connections to an outlet of some classes.
  private func connections(toOutlet outlet: String, _ isOwner: (String) -> Bool) -> [SourceRange] {
    tree.all.compactMap { node in
      guard tree.kind(of: node) == .outlet || tree.kind(of: node) == .outletCollection,
        let attribute = tree.attribute(.property, of: node), attribute.value == outlet,
        let owner = classOfSource(of: node), isOwner(owner)
      else { return nil }
      return attribute.valueRange
    }
  }

  private func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else { return false }
    return name.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }
}
