package import Foundation

/// The repository's root, from this file's place.
package let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Real Interface Builder files: `THEMEC_CORPUS`, else `../shared/corpus` beside the repository.
///
/// Suites that need them are enabled `if: Corpus.isPresent`, with ``Corpus/absence`` as the comment.
package enum Corpus {
  package static let absence: String = "no corpus of Interface Builder files at THEMEC_CORPUS or ../shared/corpus"

  package static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["THEMEC_CORPUS"] { return URL(fileURLWithPath: path) }
    return repository.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  }()

  package static let isPresent = FileManager.default.fileExists(atPath: root.path)

  /// The paths below ``root`` of all XIBs and storyboards, sorted.
  package static let paths: [String] =
    (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: root.appendingPathComponent(path)))
  }
}
