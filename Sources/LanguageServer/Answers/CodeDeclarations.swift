internal import CodeModel
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSemantics
internal import ThemeSource
internal import ThemeSyntax

/// The declarations in code to which the attributes of a document refer.
extension Inquiry {
  /// The declarations of the class, outlet or action that an attribute names: that of the nearest class that has the member.
  func codeDeclarations(_ attribute: ElementTree.Attribute, of node: NodeID) -> [(span: SourceSpan, text: String)] {
    let classes = snapshot.facts.classes
    let name = attribute.value
    switch attribute.name {
    case .customClass:
      guard let type = classes.code.type(named: name), let span = type.span else { return [] }
      return [(span, type.documentation)]
    case .property, .selector:
      guard let owner = classOfSource(of: node) else { return [] }
      let isMethod = attribute.name == .selector
      for type in classes.lineage(of: owner).lazy.compactMap({ classes.code.type(named: $0) }) {
        let found =
          isMethod
          ? type.methods.filter { $0.method.selector == name }.map { ($0.method.span, $0.method.documentation) }
          : type.properties.filter { $0.property.key == name }.map { ($0.property.span, $0.property.documentation) }
        if !found.isEmpty { return found.map { (span: $0, text: $1) } }
      }
      return []
    default: return []
    }
  }

  /// The first declaration as Swift, with its file and line; `nil` if there is none.
  func codeText(_ attribute: ElementTree.Attribute, of node: NodeID) -> String? {
    guard let (span, documentation) = codeDeclarations(attribute, of: node).first,
      let file = snapshot.codeSources[span.file]
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
}
