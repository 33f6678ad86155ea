internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource

extension Server {
  /// Responds to a request about a document.
  func answer(_ id: RequestID, _ method: String, _ message: [UInt8]) throws {
    func asked() throws -> DocumentParameters { try parameters(DocumentParameters.self, in: message) }
    func inquiry() throws -> Inquiry { try self.inquiry(asked().textDocument.uri) }
    func place() throws -> (Inquiry, Position) {
      let asked = try asked()
      guard let position = asked.position else { throw ResponseError.invalidParameters("missing 'position'") }
      return (try self.inquiry(asked.textDocument.uri), position)
    }
    func range() throws -> TextRange {
      guard let range = try asked().range else { throw ResponseError.invalidParameters("missing 'range'") }
      return range
    }
    switch method {
    case "textDocument/codeAction":
      try respondWithCodeActions(to: id, parameters(CodeActionParameters.self, in: message))
    case "textDocument/formatting": reply(id, try inquiry().formattingEdits())
    case "textDocument/rangeFormatting":
      let range = try range()
      reply(id, try inquiry().formattingEdits(in: range))
    case "textDocument/inlayHint":
      let range = try range()
      reply(id, try inquiry().inlayHints(in: range))
    case "textDocument/codeLens": reply(id, try inquiry().codeLenses())
    case "workspace/executeCommand":
      try execute(parameters(CommandParameters.self, in: message))
      reply(id, Nothing?.none)
    case "textDocument/documentSymbol": reply(id, try inquiry().symbols())
    case "textDocument/foldingRange": reply(id, try inquiry().foldingRanges())
    case "textDocument/selectionRange":
      reply(id, try inquiry().selectionRanges(at: asked().positions ?? []))
    case "textDocument/hover":
      let (inquiry, position) = try place()
      reply(id, inquiry.hover(at: position, hasPicture: showsPictures))
    case "textDocument/definition":
      let (inquiry, position) = try place()
      reply(id, inquiry.definitions(at: position))
    case "textDocument/references":
      let (inquiry, position) = try place()
      reply(id, inquiry.references(at: position, withDeclaration: try asked().context?.includeDeclaration ?? true))
    case "textDocument/documentHighlight":
      let (inquiry, position) = try place()
      reply(id, inquiry.highlights(at: position))
      // Editors ask for highlights at the cursor.
      selectView(at: position, in: inquiry)
    case "textDocument/prepareRename":
      let (inquiry, position) = try place()
      reply(id, inquiry.renameable(at: position).map { inquiry.positions.range(of: $0.range) })
    case "textDocument/rename":
      let (inquiry, position) = try place()
      guard let name = try asked().newName else { throw ResponseError.invalidParameters("missing 'newName'") }
      reply(id, workspaceEdit(try inquiry.renaming(at: position, to: name)))
    case "textDocument/completion":
      let (inquiry, position) = try place()
      reply(id, inquiry.completions(at: position, withSnippets: supportsSnippets))
    case "textDocument/linkedEditingRange":
      let (inquiry, position) = try place()
      reply(id, inquiry.linkedRanges(at: position))
    case "textDocument/documentColor": reply(id, try inquiry().colors())
    case "textDocument/colorPresentation":
      let parameters = try parameters(ColorParameters.self, in: message)
      reply(id, try self.inquiry(parameters.textDocument.uri).presentations(of: parameters.color, at: parameters.range))
    default: throw ResponseError.unknownMethod(method)
    }
  }

  /// The document of a URI as the client sees it: the open one, or that on disk.
  func inquiry(_ uri: String) throws -> Inquiry {
    let path = try path(of: uri)
    let place = projectOfFile(path)
    guard let snapshot = projects[place]?.session.snapshot else { throw ResponseError.failed("no project") }
    guard let bytes = documents[path]?.bytes ?? (try? fileSystem.read(path, limit: snapshot.project.limits.fileBytes))
    else { throw ResponseError.invalidParameters("'\(uri)' cannot be read") }
    let uris = documents.mapValues(\.uri)
    return Inquiry(uri: uri, path: path, bytes: bytes, encoding, snapshot) { uris[$0] ?? DocumentURI.uri(of: $0) }
  }

  /// The edits of files, by URI, in the form that the client supports.
  func workspaceEdit(_ edits: [String: [TextEdit]]) -> WorkspaceEdit {
    guard supportsVersionedEdits else { return WorkspaceEdit(changes: edits) }
    let versions = Dictionary(documents.values.map { ($0.uri, $0.version) }) { first, _ in first }
    return WorkspaceEdit(
      documentChanges: edits.keys.sorted().map {
        .edit(DocumentEdit(textDocument: VersionedDocument(uri: $0, version: versions[$0]), edits: edits[$0] ?? []))
      })
  }

  /// The project's files and named objects with a text in their names, at most 500.
  func workspaceSymbols(matching query: String) -> [WorkspaceSymbol] {
    let wanted = query.lowercased()
    var found: [WorkspaceSymbol] = []
    for place in projects.keys.sorted(by: { $0.root < $1.root }) {
      guard let snapshot = projects[place]?.session.snapshot else { continue }
      for path in snapshot.paths {
        let absolute = Path.absolute(path)
        let name = Path.name(of: path)
        if wanted.isEmpty || name.lowercased().contains(wanted) {
          found.append(
            WorkspaceSymbol(
              name: name, kind: 1, location: Location(uri: uri(of: absolute), range: .zero), containerName: nil))
        }
        if wanted.isEmpty { continue }
        guard let inquiry = try? inquiry(uri(of: absolute)) else { continue }
        found += inquiry.namedObjects.filter { $0.name.lowercased().contains(wanted) }
        if found.count > 500 { return Array(found.prefix(500)) }
      }
    }
    return Array(found.prefix(500))
  }
}
