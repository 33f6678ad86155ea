import Foundation
import Testing
import ThemeSource
import ThemeSyntax

@testable import ThemeLayout

/// The recorded frames of the shipped themes are a reference engine's solution of their constraints.
struct ShippedFramesTests {
  static let themes: [String] = {
    let root = URL(filePath: #filePath).appending(path: "../../../Themes").standardizedFileURL.path
    let walker = FileManager.default.enumerator(atPath: root)
    return (walker?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".xml") }.sorted().map { root + "/" + $0 }
  }()

  @Test(arguments: themes)
  func `the frames solved for a shipped theme are those that it records`(_ path: String) throws {
    let file = SourceFile(id: FileID(rawValue: 0), path: path, bytes: Array(try Data(contentsOf: URL(filePath: path))))
    let document = parse(file).value
    // Only a complete file states a device; an overlay has no layout without its parent.
    guard String(decoding: file.bytes, as: UTF8.self).contains("<device ") else { return }
    let root = try #require(layoutRoots(of: document.tree, rootViews: document.rootViews).first)
    let solved = solve(document.tree, root: root)
    #expect(solved.diagnostics.map(\.message) == [])
    for row in layoutRows(of: solved.value, in: document.tree) {
      guard let recorded = row.recorded, !row.id.isEmpty else { continue }
      let far = [
        row.frame.x - recorded.x, row.frame.y - recorded.y, row.frame.width - recorded.width,
        row.frame.height - recorded.height,
      ].contains { abs($0) > 0.5 }
      #expect(!far, "\(row.id): solved \(row.frame), recorded \(recorded)")
    }
  }
}
