internal import ThemeSource

/// The namespace declarations in scope. Themes have at most one, and only if they suppress rules.
struct Namespaces {
  private struct Binding {
    /// Range in the file's bytes; empty for the default namespace.
    var prefix: Range<Int>
    var isUndeclared: Bool
    var depth: Int
  }

  private var bindings: [Binding] = []
  /// Number of declarations in the file so far.
  private(set) var declared = 0
  /// Whether the current start tag has a prefixed attribute.
  var sawPrefix = false

  var isEmpty: Bool { bindings.isEmpty }

  /// Whether unprefixed names are in a namespace.
  var hasDefault: Bool { bindings.last { $0.prefix.isEmpty }.map { !$0.isUndeclared } ?? false }

  /// Whether an attribute's name or prefix is `xmlns`.
  static func isDeclaration(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    guard name.count >= 5, startsWithXMLNS(name.lowerBound, bytes) else { return false }
    return name.count == 5 || prefixEnd(of: name, bytes) == name.lowerBound + 5
  }

  private static func startsWithXMLNS(_ start: Int, _ bytes: Span<UInt8>) -> Bool {
    bytes[start] == UInt8(ascii: "x") && bytes[start + 1] == UInt8(ascii: "m") && bytes[start + 2] == UInt8(ascii: "l")
      && bytes[start + 3] == UInt8(ascii: "n") && bytes[start + 4] == UInt8(ascii: "s")
  }

  /// Records a namespace declaration or a prefix in an attribute that is not in the catalog.
  mutating func note(_ attribute: MarkupScanner.Attribute, depth: Int, _ bytes: Span<UInt8>) {
    let name = attribute.nameStart..<attribute.nameEnd
    if name.count >= 5, Self.startsWithXMLNS(name.lowerBound, bytes) { declared += 1 }
    guard Self.isDeclaration(name, bytes) else {
      if prefixEnd(of: name, bytes) != nil { sawPrefix = true }
      return
    }
    let start = min(name.lowerBound + 6, name.upperBound)
    guard binds(start..<name.upperBound, to: attribute, bytes) else { return }
    bindings.append(
      Binding(
        prefix: start..<name.upperBound, isUndeclared: attribute.valueStart == attribute.valueEnd, depth: depth))
  }

  /// Whether a declaration is valid. libxml2 reports invalid ones and ignores them.
  private func binds(_ prefix: Range<Int>, to uri: MarkupScanner.Attribute, _ bytes: Span<UInt8>) -> Bool {
    if !prefix.isEmpty, uri.valueStart == uri.valueEnd { return false }
    let name = String(decoding: prefix.map { bytes[$0] }, as: UTF8.self)
    if name == "xml" || name == "xmlns" { return false }
    let value = String(decoding: decodedValue(bytes, uri.valueStart..<uri.valueEnd), as: UTF8.self)
    return value != "http://www.w3.org/XML/1998/namespace" && value != "http://www.w3.org/2000/xmlns/"
  }

  /// Removes the declarations of an element at this depth.
  mutating func leave(depth: Int) {
    while let last = bindings.last, last.depth >= depth { bindings.removeLast() }
  }

  /// Whether a prefix is declared; `xml` always is.
  func declares(_ prefix: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
    if prefix.count == 3, bytes[prefix.lowerBound] == UInt8(ascii: "x"),
      bytes[prefix.lowerBound + 1] == UInt8(ascii: "m"), bytes[prefix.lowerBound + 2] == UInt8(ascii: "l")
    {
      return true
    }
    return bindings.contains { binding in
      guard binding.prefix.count == prefix.count, !binding.prefix.isEmpty else { return false }
      for offset in 0..<prefix.count
      where bytes[binding.prefix.lowerBound + offset] != bytes[prefix.lowerBound + offset] { return false }
      return true
    }
  }
}

extension Diagnostic {
  /// Reports a prefix without a namespace. `insertionPoint` is after the document element's name.
  static func undeclaredPrefix(_ prefix: String, at span: SourceSpan, insertionPoint: SourceSpan?) -> Diagnostic {
    let isLint = prefix == "lint"
    var fixes: [Fix] = []
    if isLint, let insertionPoint {
      fixes = [
        Fix(
          "declare the prefix on the document", .safe, [Fix.Edit(insertionPoint, " xmlns:lint=\"urn:themec:lint\"")])
      ]
    }
    return Diagnostic(
      .undeclaredPrefix, "the prefix '\(quoted(prefix))' is not declared", at: span,
      help: isLint
        ? "add xmlns:lint=\"urn:themec:lint\" to the '<document>' tag"
        : "declare it with xmlns:\(quoted(prefix))=\"…\" in the '<document>' tag, or remove the prefix",
      fixes: fixes)
  }
}
