package import Foundation

/// Real Interface Builder files, in `THEMEC_CORPUS` or in `../shared/corpus`, next to the repository.
///
/// Suites that need them are `.enabled(if: Corpus.isPresent, "\(Corpus.absence)")`.
package enum Corpus {
  /// The reason for skipping tests.
  package static let absence = "there is no corpus of Interface Builder files in THEMEC_CORPUS or ../shared/corpus"

  package static let root: URL = {
    if let path = ProcessInfo.processInfo.environment["THEMEC_CORPUS"] { return URL(fileURLWithPath: path) }
    return repository.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  }()

  package static let isPresent = FileManager.default.fileExists(atPath: root.path)

  /// The paths of all XIBs and storyboards below ``root``, sorted.
  package static let paths: [String] = files(below: root, endings: [".xib", ".storyboard"])

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: root.appendingPathComponent(path)))
  }

  /// The contents of all readable files, in the order of ``paths``.
  package static let contents: [(path: String, bytes: [UInt8])] = paths.compactMap { path in
    (try? bytes(path)).map { (path, $0) }
  }
}
