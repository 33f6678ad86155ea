internal import CodeModel
internal import SwiftSources
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// A place in the code that mentions a symbol.
struct CodeUse {
  var span: SourceSpan
  var isDeclaration = false
}

/// The places at which code mentions a symbol.
extension Inquiry {
  func codeUses(of symbol: Symbol) -> [CodeUse] {
    let classes = snapshot.facts.classes
    let declared = codeDeclarations(of: symbol).map(\.span)
    switch symbol {
    case .outlet(let name, let owner): return memberUses(of: name, declared: declared, owner)
    case .action(let selector, let owner):
      guard let name = methodName(of: selector, in: owner) else { return [] }
      return memberUses(of: name, declared: declared, owner)
        + selectorLiterals(selector, named: name).map { CodeUse(span: $0) }
    case .type(let name):
      return identifierUses(of: name, in: classes.code.files(mentioning: name), declared: declared)
    case .scene(let name, _), .identifier(let name, _), .storyboard(let name), .nib(let name):
      return loadingUses(of: symbol, named: name)
    case .resource(let resource): return loadingUses(of: symbol, named: resource.name)
    case .viewModel(let name):
      return identifierUses(of: name, in: classes.code.files(mentioning: name), declared: declared)
    case .viewModelAttribute(let name, let model):
      let files = classes.code.files(mentioning: name).filter { file in
        declared.contains { $0.file == file.file }
          || file.types.contains { classes.isClass($0.name, conformingTo: model) }
      }
      return identifierUses(of: name, in: files, declared: declared)
    case .viewModelAction(let name, _):
      return literals(name, after: Self.actionCallees, name).map { CodeUse(span: $0) }
    case .object, .theme: return []
    }
  }

  /// The name without labels of the Swift method with a selector; `nil` if the selector does not begin with it.
  func methodName(of selector: String, in owner: String) -> String? {
    guard let type = snapshot.facts.classes.code.type(named: owner), !type.isObjectiveC,
      let found = type.methods.first(where: { $0.method.selector == selector })
    else { return nil }
    let name = found.method.baseName.filter { $0 != "`" }
    return selector.hasPrefix(name) ? name : nil
  }

  /// Whether a span is in this source.
  func isHere(_ span: SourceSpan) -> Bool {
    snapshot.codeSources[span.file].map { Path.absolute($0.path) } == path
  }

  /// The uses of a member. If the code has other values or functions of its name, only those in the files of its class and of
  /// its subclasses.
  private func memberUses(of name: String, declared: [SourceSpan], _ owner: String) -> [CodeUse] {
    if declared.isEmpty { return [] }
    let code = snapshot.facts.classes.code
    let files = code.files(mentioning: name)
    var count = code.declarationCount(ofValue: name)
    let uses = identifierUses(of: name, in: files, declared: declared) { if $0 == .function { count += 1 } }
    if count == 1 { return uses }
    let own = Set(files.filter { $0.types.contains { isInstance($0.name, of: owner) } }.map(\.file))
    return uses.filter { own.contains($0.span.file) }
  }

  private func identifierUses(
    of name: String, in files: [CodeFile], declared: [SourceSpan], note: (IdentifierUse.Role) -> Void = { _ in }
  ) -> [CodeUse] {
    files.flatMap { file -> [CodeUse] in
      guard let source = snapshot.codeSources[file.file],
        let uses = SwiftSources.identifierUses(of: name, in: source.bytes)
      else { return [] }
      return uses.filter { $0.role != .label }.map { use in
        note(use.role)
        let span = SourceSpan(file: file.file, range: use.range)
        return CodeUse(
          span: span, isDeclaration: declared.contains { $0.file == file.file && $0.range.start == use.range.start })
      }
    }
  }

  /// The names of a method in `Selector("…")` and `NSSelectorFromString("…")` in the Swift sources.
  func selectorLiterals(_ selector: String, named name: String) -> [SourceSpan] {
    literals(selector, after: ["Selector(", "NSSelectorFromString("], name)
  }

  /// The names at the start of a literal that is the first argument of a function, in the Swift sources.
  private func literals(_ literal: String, after callees: [String], _ name: String) -> [SourceSpan] {
    snapshot.facts.classes.code.files(mentioning: name).flatMap { file -> [SourceSpan] in
      guard let source = snapshot.codeSources[file.file], source.path.hasSuffix(".swift") else { return [] }
      return callees.flatMap { callee in
        offsets(of: Array("\(callee)\"\(literal)\"".utf8), in: source.bytes).compactMap { start in
          // The end of a longer name is not the name.
          if start > 0, source.bytes[start - 1].isIdentifierByte { return nil }
          let first = start + callee.utf8.count + 1
          return SourceSpan(file: file.file, range: SourceRange(first..<first + name.utf8.count))
        }
      }
    }
  }

  // MARK: Names with which code loads documents and resources

  private func loadingUses(of symbol: Symbol, named name: String) -> [CodeUse] {
    let uses = allNameUses.filter { NameValue(of: $0, snapshot.facts.classes).text == name }
    let named = uses.filter { self.symbol(of: $0) == symbol }
    let constants = Set(named.compactMap(\.constantName)).sorted().compactMap { constant($0, name) }
    return constants.map { CodeUse(span: $0) } + named.map { CodeUse(span: literal(in: $0) ?? $0.span) }
  }

  /// The text with which the only constant of a name is declared, in the line of its name.
  func constant(_ written: String, _ text: String) -> SourceSpan? {
    let plain = written.hasSuffix(".rawValue") ? written.dropLast(9) : written[...]
    guard let name = plain.split(separator: ".").last.map(String.init) else { return nil }
    var found: [SourceSpan] = []
    for file in snapshot.facts.classes.code.files(mentioning: name) {
      guard let source = snapshot.codeSources[file.file],
        let uses = SwiftSources.identifierUses(of: name, in: source.bytes)
      else {
        return nil
      }
      for use in uses where use.role == .other {
        let rest = source.bytes[Int(use.range.end)...].prefix { $0 != 0x0A }
        guard rest.contains(UInt8(ascii: "=")),
          let range = quoted(text, in: source.bytes, SourceRange(rest.startIndex..<rest.endIndex)),
          rest.firstIndex(of: UInt8(ascii: "\"")) == Int(range.start) - 1
        else { continue }
        found.append(SourceSpan(file: file.file, range: range))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  var allNameUses: [NameUse] { snapshot.sourceNumbers.flatMap { snapshot.nameUses(inSource: $0) } }

  /// The symbol that code loads by its name. The storyboard of a scene is searched if it is not evident.
  func symbol(of use: NameUse) -> Symbol? {
    let classes = snapshot.facts.classes
    guard let text = NameValue(of: use, classes).text else { return nil }
    switch use.kind {
    case .nib: return .nib(text)
    case .storyboard: return .storyboard(text)
    case .controller:
      let storyboard = use.container.flatMap { NameValue(of: $0, at: use, classes).text } ?? onlyStoryboard(with: text)
      return storyboard.map { .scene(text, storyboard: $0) }
    case .segue, .madeSegue, .comparedSegue: return .identifier(text, .identifier)
    case .cell, .registeredCell: return .identifier(text, .reuseIdentifier)
    case .image: return .resource(ResourceName(.image, text))
    case .color: return .resource(ResourceName(.color, text))
    case .font, .registeredClass: return nil
    }
  }

  private func onlyStoryboard(with identifier: String) -> String? {
    let names = documents(mentioning: identifier).filter { other in
      let scene = Symbol.scene(identifier, storyboard: documentName(of: other.path))
      return other.uses(of: scene).contains(where: \.isDeclaration)
    }
    .map { documentName(of: $0.path) }
    return Set(names).count == 1 ? names.first : nil
  }

  /// The text of a use's name between its quotation marks; `nil` if it is a constant.
  func literal(in use: NameUse) -> SourceSpan? {
    guard case .literal(let text) = use.name, let file = snapshot.codeSources[use.span.file] else { return nil }
    return quoted(text, in: file.bytes, use.span.range).map { SourceSpan(file: use.span.file, range: $0) }
  }

  /// The range of a text between quotation marks in a part of a source; `nil` if there is not exactly one.
  func quoted(_ text: String, in bytes: [UInt8], _ part: SourceRange) -> SourceRange? {
    let wanted = Array("\"\(text)\"".utf8)
    let end = min(Int(part.end), bytes.count)
    guard wanted.count <= end - Int(part.start) else { return nil }
    let starts = offsets(of: wanted, in: Array(bytes[Int(part.start)..<end])).map { Int(part.start) + $0 }
    guard let start = starts.first, starts.count == 1 else { return nil }
    return SourceRange(start + 1..<start + wanted.count - 1)
  }

  // MARK: Swift sources

  /// The class, outlet or action that an identifier of this Swift source means, if a document names it, or what a string loads.
  func symbolInCode(at position: Position) -> (symbol: Symbol, range: SourceRange)? {
    let offset = UInt32(clamping: positions.offset(of: position))
    for use in snapshot.nameUses(inSourceAt: path) where use.span.range.start <= offset && offset <= use.span.range.end
    {
      if let symbol = symbol(of: use) { return (symbol, literal(in: use)?.range ?? use.span.range) }
    }
    let (found, range): ([Symbol], SourceRange)
    if let identifier = identifier(at: offset) {
      found =
        documents(mentioning: identifier.name).flatMap { $0.connectedSymbols(named: identifier.name) }
        + viewModelSymbols(named: identifier.name)
      range = identifier.range
    } else if let literal = literal(at: offset) {
      (found, range) = (symbols(ofLiteral: literal.text), literal.range)
    } else {
      return nil
    }
    // Classes can have members of the same name.
    let here = found.filter { symbol in
      codeUses(of: symbol).contains { $0.span.range == range && isHere($0.span) }
    }
    return here.first.map { ($0, range) }
  }

  /// The symbols that a literal may name: the value of a constant with which code loads something, or an action of a ViewModel.
  private func symbols(ofLiteral text: String) -> [Symbol] {
    let uses = allNameUses.filter { $0.constantName != nil && NameValue(of: $0, snapshot.facts.classes).text == text }
    let catalog = snapshot.facts.catalog
    let actions = catalog.names.filter { model in
      catalog.descriptor(named: model)?.actions.contains { $0.name == text } == true
    }.map { Symbol.viewModelAction(text, viewModel: $0) }
    return uses.compactMap { symbol(of: $0) } + actions
  }

  /// The ViewModel, or the attributes of ViewModels, with a name.
  private func viewModelSymbols(named name: String) -> [Symbol] {
    let catalog = snapshot.facts.catalog
    if catalog.descriptor(named: name) != nil { return [.viewModel(name)] }
    return catalog.names.filter { model in
      catalog.descriptor(named: model)?.attributes.contains { $0.name == name } == true
    }.map { .viewModelAttribute(name, viewModel: $0) }
  }

  /// The text without escapes between the quotation marks around an offset, in the line of the offset.
  func literal(at offset: UInt32) -> (text: String, range: SourceRange)? {
    let (bytes, offset) = (source.bytes, Int(offset))
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == 0x0A }
    guard let start = bytes[..<offset].lastIndex(where: isEnd), let end = bytes[offset...].firstIndex(where: isEnd),
      bytes[start] != 0x0A, bytes[end] != 0x0A
    else { return nil }
    return (String(decoding: bytes[start + 1..<end], as: UTF8.self), SourceRange(start + 1..<end))
  }

  /// The classes, outlets and actions with a name in Swift that the document names, without repetitions.
  private func connectedSymbols(named name: String) -> [Symbol] {
    var found: Set<Symbol> = []
    for node in tree.all {
      for attribute in tree.attributes(of: node) where attribute.value.hasPrefix(name) {
        switch attribute.name {
        case .customClass, .property, .outlet: if attribute.value != name { continue }
        case .selector, .unwindAction, .destinationCreationSelector: break
        default: continue
        }
        if let symbol = symbol(of: attribute, of: node) { found.insert(symbol) }
      }
    }
    return Array(found)
  }

  /// The identifier at an offset, which is not in a comment or a string.
  private func identifier(at offset: UInt32) -> (name: String, range: SourceRange)? {
    let (bytes, offset) = (source.bytes, Int(offset))
    let start = bytes[..<offset].lastIndex { !$0.isIdentifierByte }.map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex { !$0.isIdentifierByte } ?? bytes.count
    if start == end { return nil }
    let name = String(decoding: bytes[start..<end], as: UTF8.self)
    let range = SourceRange(start..<end)
    let uses = SwiftSources.identifierUses(of: name, in: bytes)
    return uses?.contains { $0.range == range } == true ? (name, range) : nil
  }
}

extension NameUse {
  /// The constant that a use names; `nil` for a literal or a computed name.
  fileprivate var constantName: String? {
    if case .constant(let name) = name { return name }
    return nil
  }
}
