import Diagnostics
import Foundation
import InterfaceBuilderCatalog
import Testing
import ThemeLayout
import ThemeScreens
import ThemeSemantics
import ThemeSource
import ThemeSyntax
import ThemeText

@testable import ThemeRendering

/// The package's own themes, read from its folder.
struct ShippedScreens {
  private let documents: [ThemeDocument]
  private let graph: ThemeGraph
  private let catalog: ViewModelCatalog

  static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    documents = try Self.sources(in: "Themes").map { parse($0).value }.filter {
      $0.header != nil || !$0.rootViews.isEmpty
    }
    graph = link(documents.map { summarize($0) }).value
    let descriptors = try Self.sources(in: "Schemas/ViewModels").compactMap {
      readDescriptor(parseElements($0).value).value
    }
    catalog = ViewModelCatalog.collect(descriptors).value
  }

  private static func sources(in folder: String) throws -> [SourceFile] {
    let root = package.appending(path: folder)
    let paths = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".xml") }.sorted().enumerated().map { number, path in
      SourceFile(
        id: FileID(rawValue: UInt32(number)), path: "\(folder)/\(path)",
        bytes: Array(try Data(contentsOf: root.appending(path: path))))
    }
  }

  /// A theme of a Screenlet, solved in cells and painted; nil when there is none.
  func tree(_ screenlet: String, _ theme: String, _ size: Size, _ appearance: Appearance = .light) -> RenderTree? {
    guard let id = graph.find(screenlet: screenlet, theme: theme).found else { return nil }
    let resolved = resolve(id, in: graph) { documents.indices.contains($0.index) ? documents[$0.index] : nil }.value
    guard let root = resolved.rootViews.first else { return nil }
    var screen = expand(check(resolved, against: catalog).value, root: root).value
    screen.parentTheme = graph.parent(of: id).map { graph[$0].themeName }
    let viewport = Viewport(size: size, appearance: appearance == .dark ? .dark : .light)
    return paint(solve(screen, viewport: viewport, metrics: .cells(.standard)).value)
  }

  /// Screenlets and themes of them, in alphabetical order.
  var all: [(screenlet: String, theme: String)] {
    graph.all.filter { graph.kind(of: $0) != nil }.map { (graph[$0].subject, graph[$0].themeName) }
      .sorted { ($0.0, $0.1) < ($1.0, $1.1) }
  }
}
