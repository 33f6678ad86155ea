package import ThemeSource
internal import ThemeSyntax

/// Returns texts as an XLIFF 1.2 document (OASIS, 2008) in the form of Xcode's exports, for translators' tools.
/// - Parameters:
///   - original: the theme's path, which a translated document contains.
///   - target: language of the future translation, e.g. `es`; nil omits it.
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

/// Returns a value of an attribute. A file's name can have characters that XML does not allow; they become U+FFFD.
private func value(_ text: String) -> String {
  let scalars = text.unicodeScalars.map { $0.isAllowedInXML ? $0 : "\u{FFFD}" }
  return String(decoding: escapedValue(String(String.UnicodeScalarView(scalars))), as: UTF8.self)
}
private func content(_ text: String) -> String { String(decoding: escapedText(text), as: UTF8.self) }

/// Reads the translations of an XLIFF document.
///
/// From a document of several files, such as Xcode's exports, only the theme's file is read. Inline markup is reduced
/// to its text. Units with codes for content that no theme has (`<x/>`, `<ph>`) are skipped and reported, and so is the
/// number of untranslated units.
/// - Parameter theme: the theme's path, `-` for an unknown one; its last component is compared with each `<file>`'s.
package func parseXliff(
  _ file: SourceFile, of theme: String, limits: Limits = .standard
) -> Diagnosed<[TranslatedText]> {
  let parsed = parseElements(file, limits: limits)
  var reader = XliffReader(
    file: file, tree: parsed.value, limits: limits, diagnostics: parsed.diagnostics.filter { $0.severity == .error })
  reader.read(theme)
  return Diagnosed(reader.entries, reader.diagnostics)
}

/// A file for which an XLIFF document has translations.
package struct XliffFile: Sendable, Equatable {
  /// The last component of its path.
  package var name: String
  /// The language of the translations, as written; nil if the document does not declare it.
  package var target: String?
}

/// Returns the files that an XLIFF document translates; empty for other documents.
package func xliffFiles(_ file: SourceFile, limits: Limits = .standard) -> [XliffFile] {
  let tree = parseElements(file, limits: limits).value
  func value(_ name: String, _ node: NodeID) -> String? {
    tree.attributes(of: node).first { $0.writtenName == name }?.value
  }
  return tree.all.filter { tree[$0].name == "file" }.compactMap { node in
    value("original", node).flatMap { $0.split(separator: "/").last }.map {
      XliffFile(name: String($0), target: value("target-language", node))
    }
  }
}

private struct XliffReader {
  let file: SourceFile
  let tree: ElementTree
  let limits: Limits
  var entries: [TranslatedText] { texts.entries }
  private var texts = TranslatedTexts()
  var diagnostics: [Diagnostic]

  init(file: SourceFile, tree: ElementTree, limits: Limits, diagnostics: [Diagnostic]) {
    self.file = file
    self.tree = tree
    self.limits = limits
    self.diagnostics = diagnostics
  }

  mutating func read(_ theme: String) {
    guard let root = tree.documentElement, tree[root].name == "xliff" else {
      if diagnostics.isEmpty {
        diagnostics.append(
          Diagnostic(
            .malformedStrings, "the document is not XLIFF", at: tree.documentElement.map { tree[$0].nameSpan },
            help: "the document element must be '<xliff version=\"1.2\">'"))
      }
      return
    }
    guard let own = ownFile(of: theme) else { return }
    var untranslated: [SourceSpan] = []
    for unit in tree.subtree(of: own) where tree[unit].name == "trans-unit" {
      guard let id = attribute("id", of: unit), let target = child("target", of: unit) else { continue }
      let isEmpty = text(of: target).isEmpty && tree.subtree(of: target).count == 1
      let isOpen = ["new", "needs-translation"].contains(attribute("state", of: target)?.value)
      if isOpen || (isEmpty && child("source", of: unit).flatMap { tree[$0].text }?.isEmpty == false) {
        untranslated.append(id.valueSpan)
      } else if let value = content(of: target) {
        diagnostics += texts.add(TranslatedText(key: id.value, value: value, span: id.valueSpan))
      }
    }
    if let first = untranslated.first {
      let count = untranslated.count
      diagnostics.append(
        Diagnostic(
          .untranslated,
          count == 1
            ? "string without a translation" : "\(count) strings without a translation; the first one is here",
          at: first, help: "the current string is kept"))
    }
  }

  /// Returns the `<file>` with the theme's strings. A document's only file is used even if it is for another theme.
  private mutating func ownFile(of theme: String) -> NodeID? {
    let files = tree.all.filter { tree[$0].name == "file" }
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    if let own = files.first(where: { name(attribute("original", of: $0)?.value ?? "") == name(theme) }) { return own }
    guard let first = files.first else { return nil }
    let others = files.compactMap { attribute("original", of: $0)?.value.escaped }
    let isAlone = files.count == 1
    if isAlone, theme == "-" { return first }
    diagnostics.append(
      Diagnostic(
        .otherFile, severity: isAlone ? .warning : .error,
        others.isEmpty
          ? "the translations do not name the file that they are for"
          : "the translations are for \(listed(others)), not for '\(String(name(theme)).escaped)'",
        at: attribute("original", of: first)?.valueSpan ?? tree[first].nameSpan,
        help: isAlone
          ? "check that its keys have the same meaning here" : "set 'original' to the name of the theme's file"))
    return isAlone ? first : nil
  }

  private func listed(_ names: [String]) -> String {
    names.quotedSeries("and", limit: 3)
  }

  /// The text of an element without others; whitespace alone only where `xml:space` preserves it.
  private func text(of node: NodeID) -> String {
    if let text = tree[node].text { return text }
    let keepsSpace = [node, tree[node].parent].compactMap(\.self).contains {
      attribute("xml:space", of: $0)?.value == "preserve"
    }
    return keepsSpace ? tree[node].characterData : ""
  }

  /// Returns the whole text of a target, including `<g>` and `<mrk>`; nil if it contains other codes.
  private mutating func content(of target: NodeID) -> String? {
    let inline = tree.subtree(of: target).dropFirst()
    if inline.isEmpty { return text(of: target) }
    if let code = inline.first(where: { !["g", "mrk"].contains(tree[$0].name) }) {
      diagnostics.append(
        Diagnostic(
          .inlineCode, "'<\(tree[code].name.escaped)>' is an inline code that the theme does not have",
          at: tree[code].nameSpan, help: "write the translation without it; the current string is kept"))
      return nil
    }
    let range = tree[target].span.range.offsets.clamped(to: file.bytes.indices)
    let bytes = Array("<target>".utf8) + withoutTags(file.bytes[range]) + Array("</target>".utf8)
    let plain = parseElements(SourceFile(id: file.id, path: file.path, bytes: bytes), limits: limits).value
    return plain.documentElement.flatMap { plain[$0].text } ?? ""
  }

  /// Returns well-formed markup without its tags; comments and CDATA sections stay.
  private func withoutTags(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    tokens(of: bytes).filter { [.text, .comment, .section].contains($0.kind) }.flatMap { bytes[$0.range.offsets] }
  }

  private func attribute(_ name: String, of node: NodeID) -> ElementTree.Attribute? {
    tree.attributes(of: node).first { $0.writtenName == name }
  }

  private func child(_ name: String, of node: NodeID) -> NodeID? {
    tree.children(of: node).first { tree[$0].name == name }
  }
}
