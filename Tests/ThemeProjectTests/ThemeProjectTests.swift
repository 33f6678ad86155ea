import Foundation
import ThemeSource

/// A folder of its own for one test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "themec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.resolvingSymlinksInPath().path(percentEncoded: false)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of an entry.
  func callAsFunction(_ name: String) -> String { path + "/" + name }

  /// Writes a file and the folders above it.
  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return self(name)
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> String { try write(name, Array(text.utf8)) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self(name), withDestinationPath: target)
  }

  /// The text of a file, nil when there is none.
  func text(_ name: String) -> String? { try? String(contentsOfFile: self(name), encoding: .utf8) }

  /// Names of all entries below the folder, sorted.
  var entries: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }
}

extension SourceMap {
  /// `name:line:column` of a place, with the file's last component.
  func words(_ span: SourceSpan?) -> String {
    guard let span, let file = self[span.file] else { return "nowhere" }
    let position = LineTable(file.bytes).position(of: span.range.start)
    return "\(file.name):\(position.line):\(position.column)"
  }

  /// The text of a place.
  func text(_ span: SourceSpan?) -> String? { span.flatMap { self[$0.file]?.text(in: $0.range) } }
}
