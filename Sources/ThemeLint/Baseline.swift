package import ThemeSource
internal import ThemeSyntax

/// Diagnostics that a project has accepted. They are not reported again until they change.
///
/// The file is sorted text with one diagnostic per line, in four fields separated by tabs: code, path relative to the
/// project's root, element and the rest of its subject. Line numbers and messages are not included, so an entry stays
/// valid if a file or the wording of a rule changes. Equal entries represent separate diagnostics.
package struct Baseline: Sendable {
  /// The key that identifies a diagnostic in the baseline.
  package struct Entry: Hashable, Sendable {
    package var code: String
    package var path: String
    /// The subject's element, or an empty string.
    package var element: String
    /// The rest of the subject, in the format of ``Diagnostic/Subject/details``.
    package var details: String

    package init(code: String, path: String, element: String, details: String) {
      self.code = code
      self.path = path
      self.element = element
      self.details = details
    }

    /// Creates the entry of a diagnostic in a file with that path.
    package init(_ diagnostic: Diagnostic, path: String) {
      self.init(
        code: diagnostic.code.rawValue, path: path, element: diagnostic.subject.element ?? "",
        details: diagnostic.subject.details)
    }

    fileprivate var line: String { [code, path, element, details].map(escaped).joined(separator: "\t") }
  }

  /// In the order of the file; equal entries represent separate diagnostics.
  package private(set) var entries: [Entry]
  /// The range of each entry in the file; empty for a baseline created from diagnostics.
  package private(set) var spans: [SourceSpan] = []
  /// Lines that are not entries.
  private var invalid: [SourceSpan] = []

  package init(_ entries: [Entry]) {
    self.entries = entries.sorted { $0.line.utf8.lexicographicallyPrecedes($1.line.utf8) }
  }

  /// Reads a baseline. Empty lines and lines that start with `#` are ignored.
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

  /// The first line of the file.
  static let heading = "# Accepted diagnostics. Written by 'themec lint --update-baseline'.\n"

  var hasInvalidLines: Bool { !invalid.isEmpty }

  /// The file's text.
  package var text: String {
    Self.heading
      + entries.map { $0.line + "\n" }.joined()
  }

  /// Returns, for each diagnostic, the position of the entry that accepts it, or `nil`. Each entry accepts one
  /// diagnostic.
  ///
  /// - Parameter diagnostics: The entries of the diagnostics; `nil` for diagnostics that cannot be accepted.
  package func entries(accepting diagnostics: [Entry?]) -> [Int?] {
    var open: [Entry: [Int]] = [:]
    for (index, entry) in entries.enumerated().reversed() { open[entry, default: []].append(index) }
    return diagnostics.map { entry in entry.flatMap { open[$0]?.popLast() } }
  }

  /// A note for each unused entry, and an error if the file has lines that are not entries.
  package func diagnostics(unused: [Int]) -> [Diagnostic] {
    var result = unused.map { index in
      Diagnostic(
        .staleBaseline,
        "unused baseline entry: \(entries[index].code.escaped) is no longer reported in '\(entries[index].path.escaped)'",
        at: index < spans.count ? spans[index] : nil, about: .key(entries[index].line),
        help: "run 'themec lint' with '--prune-baseline' in addition to remove it")
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

  /// The bytes of the file, without the lines of some entries.
  package func pruned(_ file: SourceFile, of positions: [Int]) -> [UInt8] {
    let removed = Set(positions.lazy.filter { $0 < spans.count }.map { spans[$0].range.start })
    let table = LineTable(file.bytes)
    var result: [UInt8] = []
    for (index, start) in table.lineStarts.enumerated() where !removed.contains(start) {
      let end = index + 1 < table.lineStarts.count ? Int(table.lineStarts[index + 1]) : file.bytes.count
      result += file.bytes[Int(start)..<end]
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
