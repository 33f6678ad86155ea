package import Foundation

/// The root of the repository.
package let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// Returns the sorted paths of the files below `folder` that end with one of `endings`.
package func files(below folder: URL, endings: [String]) -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return paths.filter { path in endings.contains { path.hasSuffix($0) } }.sorted()
}
