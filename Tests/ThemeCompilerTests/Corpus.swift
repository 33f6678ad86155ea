import Foundation

/// The repository's root, from this file's place.
let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Real Interface Builder files: `THEMEC_CORPUS`, else `../shared/corpus` beside the repository; nil where there is none.
let corpus: URL? = {
  let named = ProcessInfo.processInfo.environment["THEMEC_CORPUS"].map { URL(fileURLWithPath: $0) }
  let url = named ?? repository.deletingLastPathComponent().appendingPathComponent("shared/corpus")
  return FileManager.default.fileExists(atPath: url.path) ? url : nil
}()
