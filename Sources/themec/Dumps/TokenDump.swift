import ThemeDatabase
import ThemeSource
import ThemeSyntax

extension ThemeDump {
  /// All tokens with their bytes. Tags include decoded attributes, with the ranges of their values.
  func tokens() -> [UInt8] {
    guard let source = linked.sources[document.file] else { return [] }
    switch options.format {
    case .text:
      return document.tokens.indices.flatMap { index in
        let token = document.tokens[index]
        let text = source.text(in: token.range).escaped
        let note = token.isRead ? "" : "  not read"
        return Array("\(token.range.start)..<\(token.range.end) \(token.kind) \"\(text)\"\(note)\n".utf8)
      }
    case .jsonl:
      var json = JSONWriter(.compact)
      for index in document.tokens.indices { write(document.tokens[index], to: &json) }
      return json.bytes
    }
  }

  private func write(_ token: SyntaxToken, to json: inout JSONWriter) {
    json.object {
      $0.member("file", document.path)
      $0.member("kind", "\(token.kind)")
      $0.key("range")
      $0.inlineArray {
        $0.value(Int(token.range.start))
        $0.value(Int(token.range.end))
      }
      $0.member("isRead", token.isRead)
      guard let element = token.element else { return }
      $0.member("element", element.index)
      guard token.kind == .startTag || token.kind == .emptyTag else { return }
      let tree = document.tree
      $0.member("name", tree[element].name)
      $0.member("text", ifPresent: tree[element].text)
      $0.key("attributes")
      $0.array { list in
        for attribute in tree.attributes(of: element) {
          list.inlineArray {
            $0.value(attribute.writtenName)
            $0.value(attribute.value)
            $0.value(Int(attribute.nameRange.start))
            $0.value(Int(attribute.valueRange.start))
            $0.value(Int(attribute.valueRange.end))
          }
        }
      }
    }
    json.newline()
  }
}
