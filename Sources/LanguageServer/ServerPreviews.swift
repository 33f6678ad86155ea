internal import PreviewServer
internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource
internal import ThemeSyntax

extension Server {
  /// Draws a document and asks the client to open its page in a browser. The page shows each edit.
  func servePreview(of path: String) throws {
    let place = projectOfFile(path)
    guard let drawn = projects[place]?.session.snapshot.drawnDocument(at: path) else {
      throw ResponseError.failed("'\(Path.name(of: path))' has no view to draw, or has errors")
    }
    var preview = servedPreview ?? startServing()
    if !preview.shown.contains(path) { preview.shown.append(path) }
    preview.drawn[path] = drawn
    preview.awaited = path
    preview.publish()
    servedPreview = preview
    openAwaitedPage()
  }

  private func startServing() -> ServedPreview {
    let pages = ServedPages { selection in Task { await self.showElement(of: selection) } }
    let serving = Task.detached {
      do {
        try await pages.serve { address in Task { await self.noteServing(at: address) } }
      } catch {
        await self.noteServingFailed()
      }
    }
    return ServedPreview(pages: pages, serving: serving)
  }

  private func noteServing(at address: String) {
    servedPreview?.address = address
    openAwaitedPage()
  }

  private func noteServingFailed() {
    guard phase == .running else { return }
    servedPreview = nil
    log(1, "cannot serve previews at 127.0.0.1")
  }

  private func openAwaitedPage() {
    guard let preview = servedPreview, let address = preview.address, let path = preview.awaited,
      let page = preview.page(of: path)
    else { return }
    servedPreview?.awaited = nil
    show(address + page, external: true)
  }

  /// Draws the shown documents again after a change. The pages are replaced when all are drawn.
  func redrawPreviews() {
    guard let preview = servedPreview, !preview.shown.isEmpty else { return }
    let former = preview.drawing
    former?.cancel()
    let snapshots = preview.shown.map { ($0, projects[projectOfFile($0)]?.session.snapshot) }
    servedPreview?.drawing = Task.detached { [preview] in
      // Pages are published in the order of the edits.
      await former?.value
      var preview = preview
      for (path, snapshot) in snapshots {
        if Task.isCancelled { return }
        if let drawn = snapshot?.drawnDocument(at: path) { preview.drawn[path] = drawn }
      }
      preview.publish()
      await self.keep(preview.drawn)
    }
  }

  private func keep(_ drawn: [String: DrawnDocument]) { servedPreview?.drawn.merge(drawn) { $1 } }

  // MARK: Selection

  /// Asks the client to select the element of a view that was selected in a page.
  private func showElement(of selection: ViewSelection) {
    guard phase == .running, let path = servedPreview?.document(ofPage: selection.page),
      let inquiry = try? inquiry(uri(of: path))
    else { return }
    for document in inquiry.documentsSharingIDs {
      guard let node = ObjectIndex(document.tree)[ObjectID(selection.id)] else { continue }
      let tag = SourceRange(start: document.tree[node].range.start, end: document.tree[node].startTagEnd)
      return show(document.uri, external: false, selection: document.positions.range(of: tag))
    }
  }

  /// Selects the view around a position in the page of the document, if it has one.
  func selectView(at position: Position, in inquiry: Inquiry) {
    guard let preview = servedPreview, let page = preview.page(of: inquiry.path),
      let id = inquiry.view(at: position)
    else { return }
    preview.pages.select(ViewSelection(page: page, id: id.text))
  }
}

extension Inquiry {
  /// The id of the innermost view around a position.
  fileprivate func view(at position: Position) -> ObjectID? {
    var next = place(at: position)?.node
    while let node = next {
      if tree.kind(of: node).role == .view, let id = tree.objectID(of: node) { return id }
      next = tree.parent(of: node)
    }
    return nil
  }
}
