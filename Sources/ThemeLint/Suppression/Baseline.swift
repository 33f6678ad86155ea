package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeSource
package import ThemeSyntax

/// Findings that a project has accepted: they are not reported again until they change.
///
/// A text file of one finding a line, sorted, with four fields between tabs: code, path below the file's own folder,
/// element and message. Line numbers are not part of it, so that a finding is the same when others move it.
package struct Baseline: Sendable {
  /// What makes a finding the same finding.
  package struct Entry: Hashable, Sendable {
    package var code: String
    package var path: String
    /// The nearest element around it that has an id: `label#ttl-01-abc`; empty without one.
    package var element: String
    package var message: String

    package init(code: String, path: String, element: String, message: String) {
      self.code = code
      self.path = path
      self.element = element
      self.message = message
    }

    fileprivate var line: String { [code, path, element, message].map(escaped).joined(separator: "\t") }
  }

  /// In the order of the file; equal ones are as many findings.
  package private(set) var entries: [Entry]
  /// Where each entry is written; empty for a baseline that was made from findings.
  package private(set) var spans: [SourceSpan] = []

  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) }
  }

  /// Reads a baseline. Lines that start with `#`, empty ones and ones without four fields are passed over.
  package init(reading file: SourceFile) {
    entries = []
    let table = LineTable(file.bytes)
    for (index, start) in table.lineStarts.enumerated() {
      let bytes = table.lineBytes(index)
      guard let first = bytes.first, first != UInt8(ascii: "#") else { continue }
      let fields = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { unescaped(String(decoding: $0, as: UTF8.self)) }
      guard fields.count == 4 else { continue }
      entries.append(Entry(code: fields[0], path: fields[1], element: fields[2], message: fields[3]))
      let end = start + UInt32(clamping: bytes.count)
      spans.append(SourceSpan(file: file.id, range: SourceRange(start: start, end: end)))
    }
  }

  /// The file's text.
  package var text: String {
    "# Findings that are accepted as they are. Written by 'themec lint --update-baseline'.\n"
      + entries.map { $0.line + "\n" }.joined()
  }

  /// Takes accepted findings out.
  ///
  /// - Parameters:
  ///   - entry: what the baseline would say of a finding; nil for one that cannot be accepted.
  ///   - isChecked: whether a path of the baseline was looked at, or is gone: only then can its entries be stale.
  /// - Returns: what is left, and a note at each entry that fits no finding any more.
  package func filter(
    _ findings: [Diagnostic], entry: (Diagnostic) -> Entry?, isChecked: (String) -> Bool
  ) -> [Diagnostic] {
    var open: [Entry: [Int]] = [:]
    for (index, entry) in entries.enumerated().reversed() { open[entry, default: []].append(index) }
    var result = findings.filter { finding in
      guard let key = entry(finding), open[key]?.popLast() != nil else { return true }
      return false
    }
    let stale = Set(open.values.joined())
    for index in entries.indices where stale.contains(index) && isChecked(entries[index].path) {
      result.append(
        Diagnostic(
          .staleBaseline,
          "the baseline accepts a finding that is gone: \(entries[index].code) in '\(entries[index].path)'",
          at: index < spans.count ? spans[index] : nil, help: "run 'themec lint --update-baseline'"))
    }
    return result
  }
}

extension ThemeDocument {
  /// The nearest element with an id around a place, as ``Baseline/Entry/element`` names it.
  package func element(around offset: UInt32) -> String {
    var innermost: NodeID?
    for node in tree.all where tree[node].span.file == file {
      let range = tree[node].span.range
      if range.start <= offset, offset < range.end { innermost = node }
      if range.start > offset { break }
    }
    var next = innermost
    while let node = next {
      if let id = tree.string(.id, of: node) { return "\(tree[node].name)#\(id)" }
      next = tree[node].parent
    }
    return ""
  }
}

private func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\t": result += "\\t"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}

private func unescaped(_ text: String) -> String {
  var result = ""
  var isEscaped = false
  for scalar in text.unicodeScalars {
    if isEscaped {
      switch scalar {
      case "t": result += "\t"
      case "n": result += "\n"
      case "r": result += "\r"
      default: result.unicodeScalars.append(scalar)
      }
      isEscaped = false
    } else if scalar == "\\" {
      isEscaped = true
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
