internal import FoundationEssentials
internal import PictureRendering
internal import PreviewServer
internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeRendering
internal import ThemeSource

struct ShownDocument: Encodable {
  var uri: String
  /// Whether the document is opened in another program, such as a browser.
  var external: Bool
  var takeFocus = true
  /// The range to select.
  var selection: TextRange?
}

extension Server {
  /// Executes a command of a code lens.
  func execute(_ asked: CommandParameters) throws {
    guard let command = EditorCommand(rawValue: asked.command) else {
      throw ResponseError.invalidParameters("unknown command '\(asked.command)'")
    }
    guard let uri = asked.arguments?.first else { return }
    switch command {
    case .open: show(self.uri(of: try path(of: uri)), external: false)
    case .preview:
      if servesPages {
        try servePreview(of: path(of: uri))
      } else {
        show(try preview(try inquiry(uri)), external: true)
      }
    }
  }

  func show(_ uri: String, external: Bool, selection: TextRange? = nil) {
    if showsDocuments {
      ask("window/showDocument", ShownDocument(uri: uri, external: external, selection: selection))
    } else {
      notify("window/showMessage", LoggedMessage(type: 3, message: uri))
    }
  }

  /// Writes a page with the screens of a theme, and returns its URI.
  private func preview(_ inquiry: Inquiry) throws -> String {
    guard let page = inquiry.page() else {
      throw ResponseError.failed("'\(Path.name(of: inquiry.path))' has no view to draw")
    }
    do {
      let folder = try previewFolder ?? Self.temporaryFolder()
      previewFolder = folder
      let file = folder.appending(path: "\(Path.name(of: inquiry.path)).html")
      try Data(page).write(to: file)
      return DocumentURI.uri(of: file.path)
    } catch {
      throw ResponseError.failed("cannot write the preview to a temporary folder")
    }
  }

  /// Creates a folder that only the user can read.
  private static func temporaryFolder() throws -> URL {
    let name = "themec-\(UUID().uuidString)"
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Removes the pages of previews.
  func removePreviews() {
    if let previewFolder { try? FileManager.default.removeItem(at: previewFolder) }
    previewFolder = nil
  }
}

extension Inquiry {
  /// A page with all screens of a theme, as `themec preview --format html` writes it; `nil` without a screen.
  fileprivate func page() -> [UInt8]? {
    guard let record = snapshot.file(at: path), let theme = snapshot.theme(in: record) else { return nil }
    let trees = theme.themes.renderedScenes(of: theme.id).value
    if trees.isEmpty { return nil }
    let images = PictureImages(trees, of: [theme])
    return encodeHTML(trees, DrawingStyle(images: images.traits), SVGStyle(images: images.data))
  }
}
