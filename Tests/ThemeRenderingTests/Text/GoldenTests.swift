import Foundation
import Testing
import ThemeSource
import ThemeText

@testable import ThemeRendering

/// Pictures that were looked at and found good, in `Tests/Golden/text`. `THEMEC_UPDATE_GOLDEN=1` writes them anew.
private let folder = ShippedScreens.package.appending(path: "Tests/Golden/text")
private let isUpdating = ProcessInfo.processInfo.environment["THEMEC_UPDATE_GOLDEN"] == "1"

private func expect(_ bytes: [UInt8], toBe name: String) throws {
  let file = folder.appending(path: name)
  if isUpdating { try Data(bytes).write(to: file) }
  let golden = try Array(Data(contentsOf: file))
  #expect(bytes == golden, "\(name) has changed; look at it, then update it with THEMEC_UPDATE_GOLDEN=1")
}

@Test(arguments: ColorDepth.allCases)
func `screens look as they did, in every color depth`(_ depth: ColorDepth) throws {
  let style = RasterStyle(depth: depth)
  let trees = [("login", Sample.login()), ("flat7", Sample.flat7()), ("controls", Sample.controls())]
  for (name, tree) in trees {
    let picture = compose([Screen(tree, .standard, style)], columns: 80, style: style)
    try expect(encode(picture, depth: depth), toBe: "\(name).\(depth == .none ? "txt" : "\(depth.rawValue).ansi")")
  }
}

@Test func `screens fit into 80 columns and 24 rows`() throws {
  let style = RasterStyle(inColor: false)
  for (name, tree) in [("login", Sample.login()), ("flat7", Sample.flat7())] {
    let picture = compose([Screen.fitting(tree, columns: 80, rows: 24, .standard, style)], columns: 80, style: style)
    #expect(picture.columns <= 80 && picture.rows <= 24)
    try expect(encode(picture, depth: .none), toBe: "\(name).80x24.txt")
  }
}

@Test func `screens keep to ASCII when asked to`() throws {
  let style = RasterStyle(inColor: false, glyphs: .ascii)
  let picture = compose([Screen(Sample.login(), .standard, style)], columns: 80, style: style)
  try expect(encode(picture, depth: .none), toBe: "login.ascii.txt")
}

@Test func `every shipped theme shows the text of each of its outlets, in color and without`() throws {
  let shipped = try ShippedScreens()
  #expect(shipped.all.count > 30)
  for (screenlet, theme) in shipped.all {
    guard let tree = shipped.tree(screenlet, theme, Size(width: 375, height: 667)) else { continue }
    for inColor in [true, false] {
      let painter = CellPainter.painted(tree, .standard, RasterStyle(inColor: inColor))
      let picture = painter.buffer.lines.joined().filter { $0.isLetter || $0.isNumber }
      for (index, node) in tree.nodes.enumerated()
      where !node.isHidden && node.alpha > 0.01 && !node.outlets.isEmpty && painter.isDrawn(index) {
        let text = node.ownText.prefix { $0 != "\n" }.filter { $0.isLetter || $0.isNumber }
        if text.isEmpty { continue }
        #expect(
          picture.contains(text.prefix(12)),
          "\(screenlet) \(theme): '\(text)' of \(node.outlets), in color: \(inColor)")
      }
    }
  }
}

extension RenderTree.Node {
  fileprivate var ownText: String {
    switch content {
    case .text(let text): text.string
    case .button(let button): button.title.string
    case .field(let field): field.text.isEmpty ? field.placeholder ?? "" : field.isSecure ? "" : field.text
    case .none, .image, .toggle, .range, .progress, .activity, .segments, .pages, .wheel, .search, .bar, .rows,
      .placeholder, .embedded:
      ""
    }
  }
}
