package import ThemeSource
internal import ThemeSyntax

/// Texts as an XLIFF 1.2 document (OASIS, 2008), as Xcode exports them: for translators' tools.
/// - Parameters:
///   - original: the theme's path, which a translated document names.
///   - target: language of the translation to be made, e.g. `es`; nil leaves it open.
package func xliffDocument(
  _ strings: [LocalizedString], original: String, source: String, target: String?
) -> [UInt8] {
  var text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(value(original))" source-language="\(value(source))"\
    \(target.map { " target-language=\"\(value($0))\"" } ?? "") datatype="plaintext">
        <body>

    """
  for string in strings {
    text += """
            <trans-unit id="\(value(string.key))" xml:space="preserve">
              <source>\(content(string.value))</source>
              <note>\(content(string.comment))</note>
            </trans-unit>

      """
  }
  text += "    </body>\n  </file>\n</xliff>\n"
  return Array(text.utf8)
}

private func value(_ text: String) -> String { String(decoding: escapedValue(text), as: UTF8.self) }
private func content(_ text: String) -> String { String(decoding: escapedText(text), as: UTF8.self) }

/// The translations of an XLIFF document: units that have a target, of all its files.
package func parseXliff(
  _ file: SourceFile, limits: Limits = .standard
) -> Diagnosed<[(key: String, value: String, span: SourceSpan?)]> {
  let parsed = parseElements(file, limits: limits)
  let tree = parsed.value
  var diagnostics = parsed.diagnostics.filter { $0.severity == .error }
  guard let root = tree.documentElement, tree[root].name == "xliff" else {
    if diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          "strings/syntax", .error, "the document is not XLIFF", at: tree.documentElement.map { tree[$0].nameSpan },
          help: "its document element is '<xliff version=\"1.2\">'"))
    }
    return Diagnosed([], diagnostics)
  }
  var entries: [(key: String, value: String, span: SourceSpan?)] = []
  for unit in tree.all where tree[unit].name == "trans-unit" {
    guard let id = tree.attributes(of: unit).first(where: { $0.writtenName == "id" }),
      let target = tree.children(of: unit).first(where: { tree[$0].name == "target" })
    else { continue }
    entries.append((id.value, tree[target].text ?? "", id.valueSpan))
  }
  return Diagnosed(entries, diagnostics)
}
