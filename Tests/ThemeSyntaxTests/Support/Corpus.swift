import Diagnostics
import Foundation
import ThemeSource

@testable import ThemeSyntax

/// Real Interface Builder files beside the checkout; tests that need them are skipped where they are absent.
enum Corpus {
  static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["THEMEC_CORPUS"] { return URL(fileURLWithPath: path) }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("../shared/corpus").standardized
  }()

  static let isPresent = FileManager.default.fileExists(atPath: root.path)

  /// All XIBs and storyboards, sorted by path.
  static let files: [SourceFile] = {
    let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    return paths.enumerated().compactMap { index, path in
      (try? Data(contentsOf: root.appendingPathComponent(path))).map {
        SourceFile(id: FileID(rawValue: UInt32(index)), path: path, bytes: [UInt8]($0))
      }
    }
  }()
}

extension Corpus {
  /// All files with what the parser makes of them.
  static let parsed: [(file: SourceFile, result: Diagnosed<ThemeDocument>)] = files.map { ($0, parse($0)) }
}

/// A file made in a test.
func source(_ text: String, path: String = "test.xml") -> SourceFile {
  SourceFile(id: FileID(rawValue: 0), path: path, bytes: Array(text.utf8))
}

func source(_ bytes: [UInt8], path: String = "test.xml") -> SourceFile {
  SourceFile(id: FileID(rawValue: 0), path: path, bytes: bytes)
}

/// Line and column of a diagnostic, and what its range covers.
func place(of diagnostic: Diagnostic, in file: SourceFile) -> String {
  guard let span = diagnostic.span else { return "nowhere" }
  let position = LineTable(file.bytes).position(of: span.range.start)
  return "\(position.line):\(position.column) \(file.text(in: span.range))"
}
