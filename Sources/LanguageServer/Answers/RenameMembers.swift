internal import CodeModel
internal import SwiftSources
internal import ThemeCodegen
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A method of a Swift class that connections name by its selector.
struct ActionMethod {
  /// The class that declares the method.
  var owner: String
  /// The name without labels, with which the selector begins.
  var name: String
  var selector: String
}

extension Inquiry {
  /// The method in Swift of the action at a connection; `nil` if its selector does not begin with the method's name.
  func actionMethod(_ selector: String, of connection: NodeID) -> ActionMethod? {
    guard let owner = classOfSource(of: connection) else { return nil }
    let classes = snapshot.facts.classes
    for ancestor in classes.lineage(of: owner) {
      guard let type = classes.code.type(named: ancestor), !type.isObjectiveC,
        let found = type.methods.first(where: { $0.method.selector == selector })
      else { continue }
      let name = found.method.baseName.filter { $0 != "`" }
      return selector.hasPrefix(name) ? ActionMethod(owner: ancestor, name: name, selector: selector) : nil
    }
    return nil
  }

  /// Renames the method of an action in code, and the connections with its selector.
  func renaming(_ method: ActionMethod, to name: String) throws -> [String: [TextEdit]] {
    let classes = snapshot.facts.classes
    let labels = method.selector.dropFirst(method.name.count)
    if classes.isFrameworkMethod(name + labels, of: method.owner)
      || classes.inheritsFromNSObject(name + labels, of: method.owner)
      || classes.inheritsFromNSObject(name, of: method.owner)
    {
      throw ResponseError.failed("the superclass of '\(method.owner)' already has the method '\(name)'")
    }
    var edits = try renamingUses(of: method.name, to: name, isFunction: true)
    for (uri, found) in selectorLiterals(of: method) {
      let added = found.map { TextEdit(range: $0, newText: name) }
      edits[uri] = ((edits[uri] ?? []) + added).sorted { $0.range.start < $1.range.start }
    }
    for other in documents(mentioning: method.selector) {
      let all = other.connections(.selector, method.selector) { _ in true }
      let found = other.connections(.selector, method.selector) { classes.lineage(of: $0).contains(method.owner) }
      if all.count != found.count {
        throw ResponseError.failed(
          "'\(Path.name(of: other.path))' sends '\(method.selector)' also to an object that may be of another class")
      }
      if found.isEmpty { continue }
      edits[other.uri] = found.map { range in
        let end = range.start + UInt32(clamping: method.name.utf8.count)
        return TextEdit(range: other.positions.range(of: SourceRange(start: range.start, end: end)), newText: name)
      }
    }
    return edits
  }

  /// The ranges, by URI, of the method's name in `Selector("…")` and `NSSelectorFromString("…")` in the Swift sources.
  private func selectorLiterals(of method: ActionMethod) -> [String: [TextRange]] {
    var found: [String: [TextRange]] = [:]
    for file in snapshot.facts.classes.code.files(mentioning: method.name) {
      guard let source = snapshot.codeSources[file.file], source.path.hasSuffix(".swift") else { continue }
      for callee in ["Selector(", "NSSelectorFromString("] {
        for start in offsets(of: Array("\(callee)\"\(method.selector)\")".utf8), in: source.bytes) {
          // The end of a longer name is not the name.
          if start > 0, source.bytes[start - 1].isIdentifierByte { continue }
          let name = start + callee.utf8.count + 1
          let range = SourceRange(name..<name + method.name.utf8.count)
          let place = location(of: range, in: source.path, source.bytes)
          found[place.uri, default: []].append(place.range)
        }
      }
    }
    return found
  }

  /// All documents of the project, also those outside of the theme path.
  var allDocuments: [Inquiry] { documents(mentioning: "") }

  /// The documents of the project that may have a text in a value; only those are parsed.
  func documents(mentioning text: String) -> [Inquiry] {
    let (text, reference) = (Array(text.utf8), Array("&#".utf8))
    return snapshot.allDocumentPaths.filter { isMarkup($0) }.compactMap { path in
      let bytes = path == self.path ? source.bytes : snapshot.reader.bytes(of: path)
      // In markup, a part of the text may be written as a character reference.
      let isCandidate = [text, reference].contains { $0.isEmpty || firstOffset(of: $0, in: bytes) != nil }
      return isCandidate ? inquiry(at: path) : nil
    }
  }

  /// The references to the outlet, action or class at a position: those of documents, then the uses of the name in Swift.
  func memberReferences(at position: Position) -> [Location] {
    guard let (node, attribute) = place(at: position), let attribute else { return [] }
    let classes = snapshot.facts.classes
    let isBinding = attribute.name == .outlet && tree.kind(of: node) == .binding
    switch isBinding ? .property : attribute.name {
    case .property, .selector:
      guard let owner = classOfSource(of: node) else { return [] }
      let isMethod = attribute.name == .selector
      let declaring = classes.lineage(of: owner).first { ancestor in
        let type = classes.code.type(named: ancestor)
        return isMethod
          ? type?.methods.contains { $0.method.selector == attribute.value } == true
          : type?.properties.contains { $0.property.name == attribute.value } == true
      }
      let name = isMethod ? actionMethod(attribute.value, of: node)?.name : attribute.value
      let found = documents(mentioning: attribute.value).flatMap { other in
        other.connections(isMethod ? .selector : .property, attribute.value) {
          classes.lineage(of: $0).contains(declaring ?? owner)
        }
        .map { other.location(of: $0) }
      }
      return found + (declaring == nil ? [] : name.map(usesInCode) ?? [])
    case .customClass:
      let found = documents(mentioning: attribute.value).flatMap { other in
        other.tree.all.compactMap { other.tree.attribute(.customClass, of: $0) }.filter { $0.value == attribute.value }
          .map { other.location(of: $0.valueRange) }
      }
      return found + usesInCode(of: attribute.value)
    default: return []
    }
  }

  private func usesInCode(of name: String) -> [Location] {
    snapshot.facts.classes.code.files(mentioning: name).flatMap { file -> [Location] in
      guard let source = snapshot.codeSources[file.file], let uses = identifierUses(of: name, in: source.bytes) else {
        return []
      }
      return uses.map { location(of: $0.range, in: source.path, source.bytes) }
    }
  }

  /// The edits of the Swift sources that rename a property or a method.
  ///
  /// The uses of a name are found by its spelling, so it must be declared once in the whole project, and must not be the
  /// name of something else.
  func renamingUses(of name: String, to newName: String, isFunction: Bool) throws -> [String: [TextEdit]] {
    guard SwiftNames.isIdentifier(newName) else { throw ResponseError.failed("'\(newName)' is not a name in Swift") }
    if SwiftNames.isKeyword(newName) { throw ResponseError.failed("'\(newName)' is a keyword of Swift") }
    let code = snapshot.facts.classes.code
    if code.isInObjectiveC(name) {
      throw ResponseError.failed("'\(name)' is used in Objective-C, which cannot be changed")
    }
    if code.mentions(newName) { throw ResponseError.failed("the code already has the name '\(newName)'") }
    var (edits, count) = ([String: [TextEdit]](), code.declarationCount(ofValue: name))
    for file in code.files(mentioning: name) {
      guard let source = snapshot.codeSources[file.file], let uses = identifierUses(of: name, in: source.bytes) else {
        throw ResponseError.failed("a Swift source that uses '\(name)' cannot be read")
      }
      if uses.isEmpty { continue }
      count += uses.count { $0.role == .function }
      let positions = TextPositions(source.bytes, self.positions.encoding)
      if let other = uses.first(where: { $0.role == .label || $0.role == .member && ClassTable.isPropertyOfUIKit(name) }
      ) {
        let line = positions.position(of: other.range.start).line + 1
        throw ResponseError.failed(
          "'\(name)' in line \(line) of '\(Path.name(of: source.path))' may be another name, so its uses cannot be distinguished"
        )
      }
      edits[uriOfPath(Path.absolute(source.path))] = uses.map {
        TextEdit(range: positions.range(of: $0.range), newText: newName)
      }
    }
    let isOne = isFunction ? code.declarationCount(ofValue: name) == 0 && count == 1 : count == 1
    guard isOne else {
      throw ResponseError.failed(
        "'\(name)' is declared in \(count) places of the code, so its uses cannot be distinguished")
    }
    return edits
  }

  /// The ranges of a name in the connections of objects of some classes, and of an outlet in the bindings.
  func connections(
    _ attribute: AttributeName, _ name: String, _ isOwner: (String) -> Bool
  ) -> [SourceRange] {
    tree.all.compactMap { node in
      let kind = tree.kind(of: node)
      let isBinding = kind == .binding && attribute == .property
      guard isBinding || kind == .outlet || kind == .outletCollection || kind == .action,
        let written = tree.attribute(isBinding ? .outlet : attribute, of: node), written.value == name,
        isOwner(classOfSource(of: node) ?? "")
      else { return nil }
      return written.valueRange
    }
  }
}
