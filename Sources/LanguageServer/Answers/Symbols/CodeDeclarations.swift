internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

extension Inquiry {
  /// The declarations of a class, an outlet or an action in code, with their documentation.
  func codeDeclarations(of symbol: Symbol) -> [(span: SourceSpan, text: String)] {
    let code = snapshot.facts.classes.code
    switch symbol {
    case .type(let name):
      guard let type = code.type(named: name), let span = type.span else { return [] }
      return [(span, type.documentation)]
    case .outlet(let name, let owner):
      let properties = code.type(named: owner)?.properties.map(\.property).filter { $0.key == name } ?? []
      return properties.map { ($0.span, $0.documentation) }
    case .action(let selector, let owner):
      let methods = code.type(named: owner)?.methods.map(\.method).filter { $0.selector == selector } ?? []
      return methods.map { ($0.span, $0.documentation) }
    case .viewModel(let name):
      return code.protocolDeclaration(named: name).map { [($0.span, $0.documentation)] } ?? []
    case .viewModelAttribute(let name, let model):
      let properties = code.protocolDeclaration(named: model)?.properties.filter { $0.name == name } ?? []
      return properties.map { ($0.span, $0.documentation) }
    default: return []
    }
  }

  /// The first declaration of a symbol as Swift, with its file and line; `nil` if there is none.
  func codeText(of symbol: Symbol) -> String? {
    guard let (span, documentation) = codeDeclarations(of: symbol).first, let file = snapshot.codeSources[span.file]
    else { return nil }
    let start = Int(span.range.start)
    guard start <= file.bytes.count else { return nil }
    let lineStart = file.bytes[..<start].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = file.bytes[start...].firstIndex { [0x0A, 0x0D, UInt8(ascii: "{")].contains($0) } ?? file.bytes.count
    var line = String(decoding: file.bytes[lineStart..<end], as: UTF8.self)[...].drop { $0.isWhitespace }
    while line.last?.isWhitespace == true { line.removeLast() }
    let number = file.bytes[..<start].count { $0 == 0x0A } + 1
    let place = "\(Path.name(of: file.path)):\(number)".escaped
    return ([String(line).block("swift"), place] + (documentation.isEmpty ? [] : [documentation.escaped]))
      .joined(separator: "\n\n")
  }

  /// The places of the documents that name a symbol of code, or the file or scene that code loads.
  func codeHover(at position: Position) -> Hover? {
    guard let (symbol, range) = symbol(at: position) else { return nil }
    var lines: [String] = []
    for other in documents(naming: symbol) {
      let names = InheritedNames(other)
      for use in other.uses(of: symbol) {
        let line = other.positions.position(of: use.range.start).line + 1
        let object = other.object(at: use.range.start, names).map { ": \($0)" } ?? ""
        lines.append("\(Path.name(of: other.path)):\(line)\(object)".escaped)
      }
    }
    let text = lines.isEmpty ? nil : lines.joined(separator: "\n").block()
    let parts = [codeText(of: symbol), text].compactMap { $0 }
    if parts.isEmpty { return nil }
    return Hover(contents: .init(value: parts.joined(separator: "\n\n")), range: positions.range(of: range))
  }

  /// The object that a connection connects, or else the one around an offset.
  private func object(at offset: UInt32, _ names: InheritedNames) -> String? {
    guard let node = tree.innermost(at: offset) else { return nil }
    let kind = tree.kind(of: node)
    if kind == .outlet || kind == .outletCollection {
      return tree.attribute(.destination, of: node).flatMap { names.label(of: ObjectID($0.value)) }
    }
    var next: NodeID? = node
    if kind == .action || kind == .segue { next = tree.parent(of: node).flatMap { tree.parent(of: $0) } }
    return next.flatMap { tree.objectID(of: $0) }.flatMap { names.label(of: $0) }
  }
}
