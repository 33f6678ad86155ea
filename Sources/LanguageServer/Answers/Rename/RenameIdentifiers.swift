internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// Renames the storyboard identifier of a scene in its storyboard, in references of other storyboards, and in code.
  func renaming(scene identifier: String, of storyboard: String, to name: String) throws -> [String: [TextEdit]] {
    guard isAttributeValue(name) else { throw ResponseError.failed("'\(name)' is not a storyboard identifier") }
    var edits: [String: [TextEdit]] = [:]
    for other in allDocuments where other.path.hasSuffix(".storyboard") {
      if !other.uses(of: .scene(name, storyboard: storyboard)).filter(\.isDeclaration).isEmpty {
        throw ResponseError.failed(
          "'\(Path.name(of: other.path))' already has a scene with the identifier '\(name)'")
      }
      let uses = other.uses(of: .scene(identifier, storyboard: storyboard))
      if uses.isEmpty { continue }
      edits[other.uri] = uses.map { TextEdit(range: other.positions.range(of: $0.range), newText: name) }
    }
    for (path, places) in try literals(of: identifier, in: storyboard) {
      edits[path] = places.map { TextEdit(range: $0, newText: name) }
    }
    return edits
  }

  /// The ranges of the values of an attribute that equal a text.
  private func identifiers(_ attribute: AttributeName, _ text: String) -> [SourceRange] {
    tree.all.compactMap { node in
      tree.attribute(attribute, of: node).flatMap { $0.value == text ? $0.valueRange : nil }
    }
  }

  // MARK: Code

  /// The ranges, by URI, of the identifier in the strings with which code loads the scene. Throws if one of them cannot be
  /// changed, or may mean the scene of another storyboard.
  private func literals(of identifier: String, in storyboard: String) throws -> [String: [TextRange]] {
    let classes = snapshot.facts.classes
    let uses = allNameUses.filter { NameValue(of: $0, classes).text == identifier }
    let others = allDocuments.filter { $0.path.hasSuffix(".storyboard") && documentName(of: $0.path) != storyboard }
    let isShared = others.contains { !$0.identifiers(.storyboardIdentifier, identifier).isEmpty }
    var found: [String: [TextRange]] = [:]
    for use in uses where use.kind == .controller {
      let container = use.container.flatMap { NameValue(of: $0, at: use, classes).text }
      if let container, container != storyboard { continue }
      if container == nil, isShared {
        throw ResponseError.failed(
          "the code loads '\(identifier)' from a storyboard that is not known, and several storyboards have it")
      }
      guard let literal = try literal(identifier, at: use, besides: uses, of: [.controller]) else { continue }
      if found[literal.uri]?.contains(literal.range) != true { found[literal.uri, default: []].append(literal.range) }
    }
    return found
  }

  /// Renames the identifier of a segue or a cell in its document and in code.
  func renaming(_ identifier: String, _ attribute: AttributeName, to name: String) throws -> [String: [TextEdit]] {
    guard isAttributeValue(name) else { throw ResponseError.failed("'\(name)' is not an identifier") }
    let (noun, kinds): (String, Set<NameUse.Kind>) =
      attribute == .reuseIdentifier
      ? ("cell", [.cell, .registeredCell]) : ("segue", [.segue, .madeSegue, .comparedSegue])
    let documents = allDocuments
    if let other = documents.first(where: { !$0.identifiers(attribute, name).isEmpty }) {
      throw ResponseError.failed("'\(Path.name(of: other.path))' already has a \(noun) with the identifier '\(name)'")
    }
    let own = documents.flatMap { other in other.identifiers(attribute, identifier).map { (other, $0) } }
    guard own.count == 1, let (document, range) = own.first else {
      throw ResponseError.failed(
        "\(own.count) \(noun)s have the identifier '\(identifier)', so its uses cannot be distinguished")
    }
    var edits = [document.uri: [TextEdit(range: document.positions.range(of: range), newText: name)]]
    let uses = allNameUses.filter { NameValue(of: $0, snapshot.facts.classes).text == identifier }
    for use in uses where kinds.contains(use.kind) {
      guard let literal = try literal(identifier, at: use, besides: uses, of: kinds) else { continue }
      let edit = TextEdit(range: literal.range, newText: name)
      if edits[literal.uri]?.contains(edit) != true { edits[literal.uri, default: []].append(edit) }
    }
    return edits
  }

  /// The location of the string of a use: in its expression, or in the declaration of the constant that it names.
  private func literal(
    _ identifier: String, at use: NameUse, besides uses: [NameUse], of kinds: Set<NameUse.Kind>
  ) throws -> Location? {
    guard let name = use.name, let file = snapshot.codeSources[use.span.file] else { return nil }
    switch name {
    case .literal:
      if let range = quoted(identifier, in: file.bytes, use.span.range) {
        return location(of: range, in: file.path, file.bytes)
      }
    case .constant(let written):
      let isShared = uses.contains { !kinds.contains($0.kind) && $0.name == name }
      if !isShared, let place = constant(written, identifier) { return codeLocation(place) }
    }
    let line = TextPositions(file.bytes, positions.encoding).position(of: use.span.range.start).line + 1
    throw ResponseError.failed(
      "line \(line) of '\(Path.name(of: file.path))' has the identifier '\(identifier)' in a form that cannot be renamed"
    )
  }
}
