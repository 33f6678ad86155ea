import Foundation
import ProjectTestSupport
import TerminalCells
import TestSupport
import Testing
import ThemeDatabase
import ThemeLayout
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeDatabase
@testable import ThemeRendering

/// Texts that fit on a device are not truncated in the terminal.
///
/// The texts on a device are computed from the font tables, which are tested with frames that Interface Builder
/// recorded.
struct WholeTextTests {
  @Test(arguments: [320.0, 375, 414].sampled(every: 3))
  func `texts of shipped themes that fit on a device are not truncated`(width: Double) throws {
    let linked = TestProject().themes
    var texts = 0
    for id in linked.graph.all where linked.graph[id].role == .theme {
      let viewport = Viewport(size: Size(width: width, height: 667))
      let report = try report(of: id, in: linked, viewport)
      texts += report.texts
      #expect(report.cut == [], "\(linked.path(of: id))")
    }
    #expect(texts > 100)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
  func `texts of Liferay's XIBs that fit on a device are not truncated`() throws {
    var request = TestProject()
    request.inputs = ["liferay__liferay-screens", "liferay__flat7"].map { Corpus.root.appendingPathComponent($0).path }
    let linked = request.themes
    var files = 0
    for id in linked.selection where linked.document(id)?.format == .xib {
      files += 1
      let report = try report(of: id, in: linked, .recorded)
      #expect(report.cut == [], "\(linked.path(of: id))")
    }
    #expect(files == 61)
  }

  /// Counts the texts of a theme that fit on a device, and returns those that are truncated in the terminal.
  private func report(
    of id: ThemeID, in linked: LinkedThemes, _ viewport: Viewport
  ) throws -> (texts: Int, cut: [String]) {
    let device = try #require(linked.rendered(id, RenderOptions(viewport: viewport)).value)
    let whole = Set(device.nodes.filter(isWholeOnDevice).map(\.id))
    let tree = try #require(linked.rendered(id, RenderOptions(viewport: viewport, metrics: .cells(.standard))).value)
    var cut: [String] = []
    for inColor in [true, false] {
      let painter = CellPainter.painted(tree, .standard, RasterStyle(inColor: inColor))
      let buffer = painter.buffer
      for (cell, owner) in zip(buffer.cells, painter.canvas.owners) where ["…", "⋯"].contains(buffer.text(of: cell)) {
        let node = tree.nodes[Int(owner)]
        guard whole.contains(node.id), let text = text(of: node), !text.contains("…") else { continue }
        cut.append("\(inColor ? "color" : "lines"): '\(text)'")
      }
    }
    return (whole.count, cut)
  }

  private func isWholeOnDevice(_ node: RenderTree.Node) -> Bool {
    guard let text = text(of: node), let style = node.textStyle, !node.isHidden else { return false }
    let weight = FontDescriptor.Weight(rawValue: style.font.weight) ?? .regular
    let font = FontDescriptor(
      family: style.font.family.map { .named($0) } ?? .system, weight: weight, pointSize: style.font.size)
    let room = node.frame.height / TextMetrics.standard.lineHeight(of: font)
    let lines = style.numberOfLines == 0 ? max(1, Int(room + 0.2)) : style.numberOfLines
    return !TextMetrics.standard.layout(
      text, font: font, width: node.frame.width + 1 - width(ofImageIn: node), mode: .wordWrapping, maximumLines: lines
    ).isTruncated
  }

  /// The width of an image before a button's title: 16 points in Liferay's XIBs.
  private func width(ofImageIn node: RenderTree.Node) -> Double {
    guard case .button(let button) = node.content, button.image != nil else { return 0 }
    return 16
  }

  private func text(of node: RenderTree.Node) -> String? {
    switch node.content {
    case .text(let text): text.string.isEmpty || node.role == .textView ? nil : text.string
    case .button(let button): button.title.string.isEmpty ? nil : button.title.string
    case .field(let field): field.placeholder
    default: nil
    }
  }
}
