import ArgumentParser
import Foundation
import ThemeSource

/// A generated file of the repository, which is written or, with `--check`, compared.
struct RepositoryFile {
  var path: String
  var text: String

  /// Writes the file if it differs; with `check`, throws an error with the command that updates it.
  func update(in options: RepositoryOptions, command: String) throws {
    let url = URL(fileURLWithPath: options.root).appendingPathComponent(path)
    let current = try? String(contentsOf: url, encoding: .utf8)
    if current == text { return }
    if options.check {
      throw ValidationError("\(path) is stale: run `swift run themec-dev \(command)` and commit the result")
    }
    try text.write(to: url, atomically: true, encoding: .utf8)
    print("wrote \(path)")
  }
}

/// Files with an extension below a folder of the repository, sorted by path, relative to the root.
func repositoryFiles(below folder: String, withExtensions extensions: [String], root: String) -> [String] {
  let base = URL(fileURLWithPath: root).standardizedFileURL
  let walker = FileManager.default.enumerator(at: base.appendingPathComponent(folder), includingPropertiesForKeys: nil)
  var result: [String] = []
  while let url = walker?.nextObject() as? URL {
    guard extensions.contains(url.pathExtension) else { continue }
    result.append(String(url.standardizedFileURL.path.dropFirst(base.path.count + 1)))
  }
  return result.sorted { $0.isBefore($1) }
}
