package import Foundation

/// A new folder for one test. It is removed together with this object.
package final class TemporaryFolder: Sendable {
  package let path: String

  /// Creates a folder that contains `files`, keyed by their paths in it.
  package init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "themec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// The path of an entry.
  package func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file and creates its folders.
  @discardableResult
  package func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return self(name)
  }

  @discardableResult
  package func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// The text of a file, or nil if it does not exist.
  package func text(_ name: String) -> String? { try? String(contentsOfFile: self(name), encoding: .utf8) }

  /// Names of all entries below the folder, sorted.
  package var entries: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }
}
