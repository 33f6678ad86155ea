public import Foundation

/// The screens in a Markdown document, for comparison with those that a program draws.
///
/// A screen is a fenced block of text after a comment with its name:
///
/// ````markdown
/// <!-- screen: idle -->
/// ```text
///   Sign in
/// ```
/// ````
///
/// With `THEMEC_UPDATE_GOLDEN=1` in the environment, ``difference(_:from:)`` writes the document instead.
public struct DocumentedScreens: Sendable {
  private let file: URL
  private let updates: Bool

  /// Creates a reference to a document without reading it.
  public init(_ file: URL) {
    self.file = file
    updates = ProcessInfo.processInfo.environment["THEMEC_UPDATE_GOLDEN"] == "1"
  }

  /// Describes how a screen of the document differs from a drawn one; nil if they are equal.
  ///
  /// - Throws: An error if the document cannot be read or written.
  public func difference(_ name: String, from screen: String) throws -> String? {
    var lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    guard let comment = lines.firstIndex(of: "<!-- screen: \(name) -->"), lines.indices.contains(comment + 1),
      lines[comment + 1] == "```text", let end = lines[(comment + 2)...].firstIndex(of: "```")
    else { return "the document has no screen '\(name)'" }
    let drawn = Self.trimmed(screen.components(separatedBy: "\n"))
    if Array(lines[(comment + 2)..<end]) == drawn { return nil }
    guard updates else { return "the screen '\(name)' is drawn differently:\n" + drawn.joined(separator: "\n") }
    lines.replaceSubrange((comment + 2)..<end, with: drawn)
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    return nil
  }

  /// Removes empty rows at both ends.
  private static func trimmed(_ rows: [String]) -> [String] {
    guard let first = rows.firstIndex(where: { !$0.isEmpty }), let last = rows.lastIndex(where: { !$0.isEmpty }) else {
      return []
    }
    return Array(rows[first...last])
  }
}
