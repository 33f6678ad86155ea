import CodeModel
import ThemeSource

@testable import SwiftSources

/// Parses a source.
func read(_ text: String) -> CodeFile {
  readCode(SourceFile(id: FileID(rawValue: 0), path: "a.swift", bytes: Array(text.utf8)))
}

func text(_ span: SourceSpan, in text: String) -> String {
  String(decoding: Array(text.utf8)[span.range.offsets], as: UTF8.self)
}
