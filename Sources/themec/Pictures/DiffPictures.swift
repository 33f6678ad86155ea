import HTMLRendering
import ThemeCompiler
import ThemeDatabase
import ThemeLayout
import ThemeProject
import ThemeRendering
import ThemeSource
import ThemeText
import VectorRendering

/// `themec diff --visual`: what two themes look like, and where that differs.
extension Diff {
  func drawDifferences() throws {
    var status = Status.clean
    let sides = try sides.map { name in
      let selected = try selectedTheme(name)
      if selected.report(project) != .clean { status = .problems }
      return selected
    }
    let isEqual = try output.map { try writePage(sides, to: $0) } ?? printPictures(sides)
    if status != .clean || exitCode && !isEqual { throw Status.problems.error }
  }

  /// Prints both screens, and a third one in which the cells that differ are marked. True if nothing differs.
  private func printPictures(_ sides: [SelectedTheme]) throws -> Bool {
    let room = Terminal.current.size ?? (columns: 160, rows: 50)
    let depth = (color ?? .auto).depth
    let style = RasterStyle(depth: depth)
    var screens = try sides.map { side in
      var screen = Screen(try tree(of: side, .cells(.standard)), .standard, style)
      screen.notes = []
      return screen
    }
    let (before, after) = (screens[0].body, screens[1].body)
    let count = after.differences(from: before)
    screens.append(
      Screen(
        title: "Difference", detail: count == 1 ? "1 cell" : "\(count) cells",
        body: after.marking(differencesFrom: before, inColor: style.inColor)))
    standardOutput(encode(compose(screens, columns: room.columns, style: style), depth: depth))
    return count == 0
  }

  /// Writes a page with both pictures. True if they are the same.
  private func writePage(_ sides: [SelectedTheme], to folder: String) throws -> Bool {
    let trees = try sides.map { try tree(of: $0, .standard) }
    let cells = try sides.map { try tree(of: $0, .cells(.standard)) }
    let images = zip(trees, sides).map { PictureImages([$0], of: [$1]) }
    let pictures = zip(trees, images).map { tree, images in
      encodeSVG(draw(tree, DrawingStyle(images: images.sizes)), SVGStyle(title: tree.title, images: images.data))
    }
    let style = RasterStyle(depth: .none)
    let texts = cells.map {
      String(decoding: encode(rasterize($0, .standard, style), depth: .none), as: UTF8.self)
    }
    let isEqual = pictures[0] == pictures[1]
    let difference = SnapshotDifference(
      name: "theme", title: "\(trees[0].title) and \(trees[1].title)", pictures: (pictures[0], pictures[1]),
      texts: (texts[0], texts[1]))
    try writePages(snapshotReport(isEqual ? [] : [difference], of: 1), to: folder)
    if !project.quiet { standardOutput("wrote \(Path.joined(folder, "index.html").escaped)\n") }
    return isEqual
  }

  private func tree(of selected: SelectedTheme, _ metrics: TextMetrics) throws -> RenderTree {
    guard let tree = selected.workspace.compile(selected.id, CompileOptions(metrics: metrics)).value else {
      throw Failure("nothing to draw", help: "use themes that have a root view")
    }
    return tree
  }

  /// The theme of an argument: a file, a file in a revision, or Screenlet/theme.
  private func selectedTheme(_ name: String) throws -> SelectedTheme {
    if name == "-" || SourceProvider().exists(name) { return try project.theme(name) }
    if let object = GitObject(name) {
      let session = try project.session(
        for: object.path, asking: [object.path], contents: [object.path: object.read()])
      let snapshot = session.snapshot
      guard let selected = snapshot.selection.first.flatMap({ snapshot.theme(in: $0) }) else {
        throw Failure("cannot draw '\(name.escaped)': it is not a theme")
      }
      return selected
    }
    guard let slash = name.firstIndex(of: "/") else {
      throw Failure("'\(name.escaped)' does not exist", help: "use a file, REVISION:PATH or Screenlet/theme")
    }
    return try project.theme(String(name[..<slash]), theme: String(name[name.index(after: slash)...]))
  }
}

/// Writes the pages of a report or gallery. Throws if the folder has an index that is not of one.
func writePages(_ files: [GalleryFile], to folder: String, force: Bool = false) throws {
  let index = Path.joined(folder, "index.html")
  if !force, SourceProvider().exists(index), !isGalleryIndex(try SourceProvider().read(index)) {
    throw Failure(
      "'\(index.escaped)' exists and was not written by themec", help: "use another folder, or move the file")
  }
  do {
    try OutputWriter(folder: folder).write(
      files.map { GeneratedOutput(path: $0.path, bytes: $0.bytes, marking: .none) }, force: true)
  } catch {
    throw Failure(error.problems.map(\.message).joined(separator: "\n"), help: error.problems.first?.help)
  }
}
