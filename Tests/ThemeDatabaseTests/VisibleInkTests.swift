import Foundation
import ProjectTestSupport
import TerminalCells
import TestSupport
import Testing
import ThemeDatabase
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeDatabase
@testable import ThemeRendering

/// In the terminal, every visible view with an outlet is drawn, and its text is legible.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.absence)"))
struct VisibleInkTests {
  /// A valid reason not to draw a view with an outlet.
  private enum Excuse: String, CaseIterable {
    case seenByItsContent = "a list, an embedded Screenlet, a container or a scroll view seen by what is inside it"
    case noArea = "solved to no area, or outside of what its superviews show"
    case behindLabel = "an empty text view behind the label that stands for its text"
    case twin = "a label over a field that says the same"
  }

  /// A screen with its pictures, in color and without.
  private final class Drawn {
    let tree: RenderTree
    lazy var pictures = [true, false].map { rasterize(tree, .standard, RasterStyle(inColor: $0)) }

    init(_ tree: RenderTree) { self.tree = tree }
  }

  @Test func `the outlets of Liferay's XIBs are visible or have a valid reason not to be`() async throws {
    var request = TestProject()
    request.inputs = ["liferay__liferay-screens", "liferay__flat7"].map { Corpus.root.appendingPathComponent($0).path }
    let linked = request.themes
    var excuses: [Excuse: Int] = [:]
    var views = 0
    var files = 0
    for id in linked.selection.filter({ linked.document($0)?.format == .xib }).sampled(every: 4) {
      files += 1
      let tree = try #require(linked.rendered(id, RenderOptions(metrics: .cells(.standard))).value)
      let drawn = Drawn(tree)
      for index in tree.nodes.indices where isVisible(tree.nodes[index]) {
        views += 1
        if showsInk(index, drawn) {
          #expect(showsText(index, drawn), "\(linked.path(of: id)): \(tree.nodes[index].outlets) shows no text")
        } else if let excuse = excuse(for: index, in: drawn) {
          excuses[excuse, default: 0] += 1
        } else {
          Issue.record("\(linked.path(of: id)): \(tree.nodes[index].outlets) leaves no mark")
        }
      }
    }
    print("\(views) visible views with an outlet in \(files) XIBs; without ink of their own:")
    for excuse in Excuse.allCases { print("  \(excuses[excuse] ?? 0) × \(excuse.rawValue)") }
    #expect(files == trials(16, of: 61))
    #expect(excuses.values.reduce(0, +) * 3 < views)
  }

  /// A view with content, a border or a fill that differs from its background is drawn, unless it is covered or clipped
  /// as on a device.
  @Test func `every visible view of shipped themes and Liferay's XIBs is drawn`() throws {
    var request = TestProject()
    request.inputs = ["liferay__liferay-screens", "liferay__flat7"].map { Corpus.root.appendingPathComponent($0).path }
    let corpus = request.themes
    let shipped = TestProject().themes
    let files =
      corpus.selection.filter { corpus.document($0)?.format == .xib }.map { (corpus, $0) }
      + shipped.graph.all.filter { shipped.graph[$0].role == .theme }.map { (shipped, $0) }
    var views = 0
    for (linked, id) in files.sampled(every: 3) {
      let tree = try #require(linked.rendered(id, RenderOptions(metrics: .cells(.standard))).value)
      let painters = [true, false].map { CellPainter.painted(tree, .standard, RasterStyle(inColor: $0)) }
      let drawn = Drawn(tree)
      for (index, node) in tree.nodes.enumerated() where isSeen(index, in: tree) {
        views += 1
        let isDrawn = painters.contains { $0.canvas.owners.contains(Int32(index)) }
        #expect(
          isDrawn || showsInk(index, drawn),
          "\(linked.path(of: id)): \(node.id) (\(node.className), \(node.frame)) leaves no mark")
      }
    }
    #expect(views > trials(150, of: 500))
  }

  /// Whether a device shows the view's own content: no opaque view covers it, and no superview clips it.
  private func isSeen(_ index: Int, in tree: RenderTree) -> Bool {
    let node = tree.nodes[index]
    let screen = Rect(x: 0, y: 0, width: tree.viewport.width, height: tree.viewport.height)
    guard !node.isHidden, node.alpha > 0.01, node.frame.width >= 1, node.frame.height >= 1,
      let inside = node.frame.intersection(screen),
      let seen = node.clip.map({ inside.intersection($0) }) ?? inside, seen.width >= 4, seen.height >= 1
    else { return false }
    let hasText = text(of: node).map { !$0.isEmpty } ?? (node.content != .none)
    var behind = tree.background
    var parent = node.parent
    while let around = parent {
      if let fill = tree.nodes[around].background {
        behind = fill
        break
      }
      parent = tree.nodes[around].parent
    }
    let hasFill = (node.background?.alpha ?? 0) > 20 && node.background != behind
    if case .embedded = node.content { return false }
    guard hasText || hasFill || (node.border?.width ?? 0) > 0 else { return false }
    return !tree.nodes.indices.contains { other in
      let cover = tree.nodes[other]
      guard other > index, !cover.isHidden else { return false }
      // Two lines of one point in the same row are drawn as one.
      if node.frame.height <= 1, cover.frame.height <= 1 { return abs(cover.frame.y - node.frame.y) < 8 }
      let isImage = if case .image = cover.content { true } else { false }
      return (isImage || (cover.background?.alpha ?? 0) > 0) && cover.frame.intersection(seen) == seen
    }
  }

  private func isVisible(_ node: RenderTree.Node) -> Bool {
    !node.isHidden && node.alpha > 0.01 && !node.outlets.isEmpty
  }

  /// Whether removing only this view changes the picture, with or without color.
  private func showsInk(_ index: Int, _ drawn: Drawn) -> Bool {
    var without = drawn.tree
    without.nodes[index].role = .container
    without.nodes[index].content = .none
    without.nodes[index].background = nil
    without.nodes[index].border = nil
    without.nodes[index].outlets = []
    return zip([true, false], drawn.pictures).contains { inColor, picture in
      let other = rasterize(without, .standard, RasterStyle(inColor: inColor))
      return picture.lines != other.lines || picture != other
    }
  }

  /// Whether the beginning of the view's text is legible in the picture.
  private func showsText(_ index: Int, _ drawn: Drawn) -> Bool {
    guard let text = text(of: drawn.tree.nodes[index]), let word = text.split(whereSeparator: \.isWhitespace).first
    else {
      return true
    }
    // Large text has spaces between its letters.
    let picture = drawn.pictures[0].lines.joined(separator: "\n").filter { $0 != " " }
    return picture.contains(word) || (word.count > 2 && picture.contains(word.prefix(1)) && picture.contains("…"))
  }

  private func text(of node: RenderTree.Node) -> String? {
    switch node.content {
    case .text(let text): text.string
    case .field(let field): field.text.isEmpty ? field.placeholder : field.isSecure ? nil : field.text
    case .button(let button): button.title.string
    default: nil
    }
  }

  private func excuse(for index: Int, in drawn: Drawn) -> Excuse? {
    let tree = drawn.tree
    let node = tree.nodes[index]
    let seen = node.clip.map { node.frame.intersection($0) } ?? node.frame
    guard let seen, seen.width >= 1, seen.height >= 1 else { return .noArea }
    if isSeenByItsContent(index, drawn) { return .seenByItsContent }
    if node.role == .textView, text(of: node) == "", isBehindLabel(index, tree) { return .behindLabel }
    if let text = text(of: node), isTwin(index, text, tree) { return .twin }
    return nil
  }

  /// Whether a container without a border contains a view that is drawn.
  private func isSeenByItsContent(_ index: Int, _ drawn: Drawn) -> Bool {
    let tree = drawn.tree
    let holders: Set<RenderTree.Role> = [.container, .table, .collection, .embedded, .cell, .stack, .scroll]
    let node = tree.nodes[index]
    guard holders.contains(node.role), (node.border?.width ?? 0) == 0 else { return false }
    return ((index + 1)..<node.subtreeEnd).contains { inner in
      !tree.nodes[inner].isHidden && tree.nodes[inner].role != .container && showsInk(inner, drawn)
    }
  }

  /// Whether another view shows the same text at the same position.
  private func isTwin(_ index: Int, _ text: String, _ tree: RenderTree) -> Bool {
    tree.nodes.indices.contains { other in
      other != index && self.text(of: tree.nodes[other])?.lowercased() == text.lowercased()
        && tree.nodes[other].frame.intersection(tree.nodes[index].frame) != nil
    }
  }

  /// Whether a label starts where the text of an empty text view would start.
  private func isBehindLabel(_ index: Int, _ tree: RenderTree) -> Bool {
    let frame = tree.nodes[index].frame
    return tree.nodes.contains { $0.role == .label && abs($0.frame.x - frame.x) < 16 && abs($0.frame.y - frame.y) < 16 }
  }
}
