import ArgumentParser
import Foundation
import PictureRendering
import TerminalCells
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemeLint
import ThemeProject
import ThemeRendering
import ThemeSource
import ThemeText

/// `themec-dev pictures`: draws all themes of a folder, measured in cells, as requests to `themec-png` and as cells with
/// color, for comparison by a program.
struct Pictures: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Draw themes as requests to themec-png and in cells, both measured in cells, to compare the pictures")

  @Argument(help: "Folder of themes") var folder: String

  @Argument(help: "Folder to write") var output: String

  func run() throws {
    let project = Project.find(for: folder, vocabulary: .themec)
    let snapshot = Session(project, asking: [folder]).snapshot
    var names: Set<String> = []
    for selected in snapshot.allThemes {
      let grid = CellGrid.standard
      let compiled = selected.themes.renderedScenes(
        of:
          selected.id, RenderOptions(viewport: .recorded, metrics: .cells(grid)))
      for (number, tree) in compiled.value.enumerated() {
        let file = Path.name(of: selected.themes.path(of: selected.id))
        let name = number == 0 ? file : "\(file)-\(number)"
        guard names.insert(name).inserted else { continue }
        let picture = encodePaint(draw(tree, DrawingStyle(showsNames: false)), images: [:], scale: 1)
        let cells = encode(rasterize(tree, grid, RasterStyle(depth: .truecolor)), depth: .truecolor)
        try Data(picture).write(to: URL(filePath: Path.joined(output, "\(name).paint")))
        try Data(cells).write(to: URL(filePath: Path.joined(output, "\(name).ans")))
      }
    }
  }
}
