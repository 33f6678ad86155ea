import TestSupport
import ThemeSource

@testable import ThemeSyntax

extension Corpus {
  static let files: [SourceFile] = contents.enumerated().map { index, file in
    SourceFile(id: FileID(rawValue: UInt32(index)), path: file.path, bytes: file.bytes)
  }

  static let parsed: [(file: SourceFile, result: Diagnosed<ThemeDocument>)] = files.map { ($0, parse($0)) }
}

/// A file for a test.
func source(_ text: String, path: String = "test.xml") -> SourceFile {
  SourceFile(id: FileID(rawValue: 0), path: path, bytes: Array(text.utf8))
}

func source(_ bytes: [UInt8], path: String = "test.xml") -> SourceFile {
  SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes)
}

/// Line and column of a diagnostic, and the text of its range.
func place(of diagnostic: Diagnostic, in file: SourceFile) -> String {
  guard let span = diagnostic.span else { return "nowhere" }
  let position = LineTable(file.bytes).position(of: span.range.start)
  return "\(position.line):\(position.column) \(file.text(in: span.range))"
}
