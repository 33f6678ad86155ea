package import Diagnostics
internal import InterfaceBuilderCatalog
package import ThemeSource

/// Diagnostics that a project has accepted: they are not reported again until they change.
///
/// A text file of one diagnostic a line, sorted, with four fields between tabs: code, path below the file's own folder,
/// element and the rest of its subject. Neither lines nor messages are part of it, so that an entry fits when a file or
/// the wording of a rule changes. Equal entries are as many diagnostics.
package struct Baseline: Sendable {
  /// What makes a diagnostic the same diagnostic.
  package struct Entry: Hashable, Sendable {
    package var code: String
    package var path: String
    /// The subject's element; empty without one.
    package var element: String
    /// The rest of the subject, as ``Diagnostic/Subject/details`` writes it.
    package var details: String

    package init(code: String, path: String, element: String, details: String) {
      self.code = code
      self.path = path
      self.element = element
      self.details = details
    }

    /// The entry of a diagnostic in a file of that path.
    package init(_ diagnostic: Diagnostic, path: String) {
      self.init(
        code: diagnostic.code.rawValue, path: path, element: diagnostic.subject.element ?? "",
        details: diagnostic.subject.details)
    }

    fileprivate var line: String { [code, path, element, details].map(escaped).joined(separator: "\t") }
  }

  /// In the order of the file; equal ones are as many diagnostics.
  package private(set) var entries: [Entry]
  /// Where each entry is written; empty for a baseline that was made from diagnostics.
  package private(set) var spans: [SourceSpan] = []
  /// Lines that are not entries.
  private var invalid: [SourceSpan] = []

  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) }
  }

  /// Reads a baseline. Empty lines and lines that start with `#` have no entry.
  package init(reading file: SourceFile) {
    entries = []
    let table = LineTable(file.bytes)
    for (index, start) in table.lineStarts.enumerated() {
      let bytes = table.lineBytes(index)
      guard let first = bytes.first, first != UInt8(ascii: "#") else { continue }
      let fields = bytes.split(separator: 0x09, omittingEmptySubsequences: false)
        .map { unescaped(String(decoding: $0, as: UTF8.self)) }
      let end = start + UInt32(clamping: bytes.count)
      let span = SourceSpan(file: file.id, range: SourceRange(start: start, end: end))
      guard fields.count == 4 else {
        invalid.append(span)
        continue
      }
      entries.append(Entry(code: fields[0], path: fields[1], element: fields[2], details: fields[3]))
      spans.append(span)
    }
  }

  /// The file's text.
  package var text: String {
    "# Accepted diagnostics. Written by 'themec lint --update-baseline'.\n"
      + entries.map { $0.line + "\n" }.joined()
  }

  /// Takes accepted diagnostics out.
  ///
  /// - Parameters:
  ///   - entry: what the baseline would say of a diagnostic; nil for one that cannot be accepted.
  ///   - isChecked: whether a path of the baseline was looked at, or is gone: only then can its entries be stale.
  /// - Returns: what is left, a note at each entry that fits no diagnostic any more, and an error if there are lines that
  ///   are not entries.
  package func filter(
    _ diagnostics: [Diagnostic], entry: (Diagnostic) -> Entry?, isChecked: (String) -> Bool
  ) -> [Diagnostic] {
    var open: [Entry: [Int]] = [:]
    for (index, entry) in entries.enumerated().reversed() { open[entry, default: []].append(index) }
    var result = diagnostics.filter { diagnostic in
      guard let key = entry(diagnostic), open[key]?.popLast() != nil else { return true }
      return false
    }
    let stale = Set(open.values.joined())
    for index in entries.indices where stale.contains(index) && isChecked(entries[index].path) {
      result.append(
        Diagnostic(
          .staleBaseline,
          "unused baseline entry: \(entries[index].code) is no longer reported in '\(entries[index].path)'",
          at: index < spans.count ? spans[index] : nil, about: .key(entries[index].line),
          help: "run 'themec lint --update-baseline' to remove the entry"))
    }
    if let first = invalid.first {
      result.append(
        Diagnostic(
          .invalidBaseline,
          invalid.count == 1
            ? "this line of the baseline is not an entry" : "\(invalid.count) lines of the baseline are not entries",
          at: first, help: "run 'themec lint --update-baseline' to rewrite the baseline"))
    }
    return result
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
