import PictureRendering
import TerminalCells
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeRendering
import ThemeText

/// `themec diff --visual`: pictures of two themes and their differences.
extension Diff {
  func drawDifferences() throws {
    var status = Status.clean
    let sides = try sides.map { name in
      let selected = try selectedTheme(name)
      if selected.report(project) != .clean { status = .problems }
      return selected
    }
    if output != nil, !sides.allSatisfy({ $0.themes.isSound($0.id) }) { throw nothingWritten }
    let screens = try pairs(of: sides)
    let isEqual = try output.map { try writePage(screens, to: $0) } ?? printPictures(screens)
    if status != .clean || exitCode && !isEqual { throw Status.problems.error }
  }

  /// A screen on both sides; `nil` if a side lacks the scene.
  private typealias Pair = (before: PicturedScreen?, after: PicturedScreen?)

  /// The screens of both sides. Scenes of storyboards are paired by name.
  private func pairs(of sides: [SelectedTheme]) throws -> [Pair] {
    let screens = sides.map { side -> [PicturedScreen] in
      let inPoints = side.themes.renderedScenes(of: side.id, RenderOptions()).value
      let inCells = side.themes.renderedScenes(of: side.id, RenderOptions(metrics: .cells(.standard))).value
      return zip(inPoints, inCells).map { PicturedScreen(inPoints: $0, inCells: $1, PictureImages([$0], of: [side])) }
    }
    guard !screens[0].isEmpty || !screens[1].isEmpty else {
      throw Failure("nothing to draw", help: "use themes that have a root view")
    }
    if screens[0].count == 1, screens[1].count == 1 { return [(screens[0][0], screens[1][0])] }
    var rest = screens[1]
    var pairs = screens[0].map { before -> Pair in
      let same = rest.firstIndex { $0.inPoints.scene == before.inPoints.scene }
      return (before, same.map { rest.remove(at: $0) })
    }
    pairs += rest.map { (nil, $0) }
    return pairs
  }

  /// Prints both screens, and a third one that marks the differing cells. Returns whether the sides are equal.
  private func printPictures(_ pairs: [Pair]) throws -> Bool {
    let room = Terminal.current.size ?? (columns: 160, rows: 50)
    let depth = (color ?? .auto).depth
    let style = RasterStyle(depth: depth)
    var isEqual = true
    for (before, after) in pairs {
      // Colors are compared even if they are not shown.
      let bodies = [before, after].map { side in
        side.map { rasterize($0.inCells, .standard) } ?? CellBuffer(columns: 0, rows: 0)
      }
      let different = bodies[1].differences(from: bodies[0])
      if different.isEmpty, pairs.count > 1 { continue }
      isEqual = isEqual && different.isEmpty
      var screens = [before, after].compactMap(\.self).map { side in
        var screen = Screen(side.inCells, .standard, style)
        screen.notes = []
        return screen
      }
      if let shown = screens.last?.body {
        screens.append(
          Screen(
            title: "Difference", detail: different.count == 1 ? "1 cell" : "\(different.count) cells",
            body: shown.marking(different, inColor: style.inColor)))
      }
      standardOutput(encode(compose(screens, columns: room.columns, style: style), depth: depth))
    }
    if isEqual, pairs.count > 1 { standardOutput("\(pairs.count) scenes look the same\n") }
    return isEqual
  }

  /// Writes a page with the pairs that differ. Returns whether there are none.
  private func writePage(_ pairs: [Pair], to folder: String) throws -> Bool {
    var names = UniqueNames()
    let differences = pairs.compactMap { before, after -> SnapshotDifference? in
      let titles = [before, after].compactMap { $0?.inPoints.title }
      let name = names.unique((before ?? after)?.inPoints.slug ?? "theme")
      let (first, second) = (before?.svg, after?.svg)
      if first == second { return nil }
      return SnapshotDifference(
        name: name, title: Set(titles).count == 1 ? titles[0] : titles.joined(separator: " and "),
        pictures: (first, second), texts: (before?.text, after?.text))
    }
    let title =
      differences.isEmpty
      ? "The themes look the same"
      : pairs.count == 1 ? "The themes look different" : "\(differences.count) of \(pairs.count) scenes look different"
    try writePages(snapshotReport(differences, title: title), .report, to: folder)
    if !project.quiet { standardOutput("wrote \(Path.joined(folder, "index.html").escaped)\n") }
    return differences.isEmpty
  }

  /// The path of a revision's file in the working folder. git resolves the path relative to the repository's root,
  /// unless it begins with `./`.
  private func place(of object: GitObject) throws -> String {
    guard !object.path.hasPrefix("./"), let root = try topFolder() else { return object.path }
    return Path.shortened(Path.joined(root, object.path))
  }

  /// A theme in a revision, with the parents, sets and embedded Screenlets of that revision.
  private func selectedTheme(_ name: String, _ object: GitObject) throws -> SelectedTheme {
    let path = try place(of: object)
    let top = object.path.hasPrefix("./") ? nil : try topFolder()
    var contents = [path: try object.read()]
    var known: Set<String> = [path]
    while true {
      let snapshot = try project.session(for: path, asking: [path], contents: contents).snapshot
      guard let selected = snapshot.selection.first.flatMap({ snapshot.theme(in: $0) }) else {
        throw Failure("cannot draw '\(name.escaped)': it is not a theme")
      }
      // Other revisions of files can refer to different files.
      let others = selected.themes.sources.paths.filter { known.insert($0).inserted }
      var isComplete = true
      for other in others where SourceProvider().exists(other) {
        let inTree =
          top.flatMap { Path.relative(Path.absolute(other), to: $0) }
          ?? "./" + (Path.relative(Path.absolute(other), to: Path.absolute(".")) ?? other)
        // A file that is outside the repository, or not in the revision, is read from disk.
        guard let bytes = try themec.git(["cat-file", "blob", "\(object.revision):\(inTree)"]) else { continue }
        contents[other] = bytes
        isComplete = false
      }
      if isComplete { return selected }
    }
  }

  /// The folder of the repository.
  private func topFolder() throws -> String? {
    try themec.git(["rev-parse", "--show-toplevel"]).flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
  }

  /// The theme that an argument names: a file, a file in a revision, or Screenlet/theme.
  private func selectedTheme(_ name: String) throws -> SelectedTheme {
    if name == "-" || SourceProvider().exists(name) { return try project.theme(name) }
    if let object = GitObject(name) {
      return try selectedTheme(name, object)
    }
    guard let slash = name.firstIndex(of: "/") else {
      throw Failure("'\(name.escaped)' does not exist", help: "use a file, REVISION:PATH or Screenlet/theme")
    }
    return try project.theme(String(name[..<slash]), theme: String(name[name.index(after: slash)...]))
  }
}

/// A screen as `diff --visual` draws it.
private struct PicturedScreen {
  var inPoints: RenderTree
  var inCells: RenderTree
  private var images: PictureImages

  init(inPoints: RenderTree, inCells: RenderTree, _ images: PictureImages) {
    self.inPoints = inPoints
    self.inCells = inCells
    self.images = images
  }

  var svg: [UInt8] {
    encodeSVG(
      draw(inPoints, DrawingStyle(images: images.traits)), SVGStyle(title: inPoints.title, images: images.data))
  }

  var text: String {
    let buffer = rasterize(inCells, .standard, RasterStyle(depth: .none))
    return String(decoding: encode(buffer, depth: .none), as: UTF8.self)
  }
}
