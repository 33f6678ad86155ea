internal import ThemeCompiler
internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSource

extension Server {
  /// The path of a URI. Throws if it is not that of a local file.
  func path(of uri: String) throws -> String {
    guard let path = DocumentURI.path(of: uri) else {
      throw ResponseError.invalidParameters("'\(uri)' is not the URI of a file")
    }
    return Path.tidied(path)
  }

  /// The URI of a path, in the form in which the client opened it.
  func uri(of path: String) -> String { documents[path]?.uri ?? DocumentURI.uri(of: path) }

  /// The unsaved contents of the open documents, by path.
  var contents: [String: [UInt8]] { documents.mapValues(\.bytes) }

  func open(_ item: DocumentItem.Item) throws {
    let path = try path(of: item.uri)
    documents[path] = OpenDocument(uri: item.uri, path: path, version: item.version, text: item.text)
    include(path)
    edited(path)
  }

  /// Opens a project again for a document outside of its theme path, which is checked while it is open.
  private func include(_ path: String) {
    let place = projectOfFile(path)
    // The project lists the other documents in the folder of such a document, but does not check them.
    guard let project = projects[place], !project.outside.contains(path),
      OpenedProject.isOutside(path, of: project.session.snapshot.project)
    else { return }
    reopen(place, of: path)
  }

  private func reopen(_ place: ProjectPlace, of path: String) {
    guard let project = projects[place] else { return }
    project.stop()
    projects[place] = nil
    _ = projectOfFile(path)
    projects[place]?.published = project.published
  }

  func change(_ asked: DocumentChange) throws {
    let path = try path(of: asked.textDocument.uri)
    guard var document = documents[path] else {
      throw ResponseError.invalidParameters("'\(asked.textDocument.uri)' is not open")
    }
    guard asked.textDocument.version > document.version else {
      throw ResponseError.invalidParameters(
        "version \(asked.textDocument.version) of '\(asked.textDocument.uri)' is not after \(document.version)")
    }
    try document.apply(asked.contentChanges, encoding)
    document.version = asked.textDocument.version
    documents[path] = document
    edited(path)
  }

  func close(_ uri: String) throws {
    let path = try path(of: uri)
    guard documents.removeValue(forKey: path) != nil else {
      throw ResponseError.invalidParameters("'\(uri)' is not open")
    }
    apply([.refreshed(path: path)])
    let place = projectOfFile(path)
    if projects[place]?.outside.contains(path) == true { reopen(place, of: path) }
    if !isListed(path, in: place) { publish([(uri, [])], in: place) }
    // Themes also depend on Swift sources. The unsaved contents are gone.
    check(place)
  }

  func changeFiles(_ watched: WatchedFiles) {
    // Other files can belong to another project now.
    let moves = watched.changes.contains { $0.type != 2 && Path.name(of: $0.uri) == Configuration.fileName }
    refresh(watched.changes.compactMap { try? path(of: $0.uri) }, needsReopening: moves)
  }

  /// Reads files again. Those that are open are as the client sent them.
  func refresh(_ paths: [String], needsReopening: Bool) {
    let paths = paths.filter { documents[$0] == nil }
    if needsReopening {
      reopenProjects()
    } else if !paths.isEmpty {
      apply(paths.map { .refreshed(path: $0) })
      for place in projects.keys { check(place) }
    } else {
      return
    }
    redrawPreviews()
    for request in refreshes { ask(request, Nothing?.none) }
  }

  func changeFolders(_ change: FolderChange) throws {
    let removed = Set(change.event.removed.compactMap { try? path(of: $0.uri) })
    let former = folders
    folders.removeAll { removed.contains($0) }
    for path in change.event.added.compactMap({ try? path(of: $0.uri) }) where !folders.contains(path) {
      folders.append(path)
    }
    if folders != former { reopenProjects() }
  }

  private func reopenProjects() {
    for (place, project) in projects {
      project.stop()
      publish(project.published.sorted().map { ($0, []) }, in: place)
    }
    projects = [:]
    checkFolders()
    for path in documents.keys.sorted() { check(projectOfFile(path)) }
  }

  /// Checks the folders that the client opened.
  func checkFolders() {
    for folder in folders {
      if fileSystem.isFolder(folder) {
        check(projectOfFolder(folder))
      } else {
        logOnce(2, "the folder '\(folder)' does not exist")
      }
    }
  }

  private func edited(_ path: String) {
    guard let document = documents[path] else { return }
    let place = projectOfFile(path)
    apply([.edited(path: path, contents: document.bytes)])
    check(place, first: path)
    redrawPreviews()
  }

  private func apply(_ changes: [FileChange]) {
    for project in projects.values { project.session.apply(changes) }
    // The files of a session are those of the theme path with which it was opened.
    if projects.values.contains(where: { $0.session.snapshot.project.configuration.themePath != $0.themePath }) {
      reopenProjects()
    }
  }

  // MARK: Projects

  /// The project of a file: that which `themec lint` finds for the file, or else the folder that the client opened.
  func projectOfFile(_ path: String) -> ProjectPlace {
    var finder = ProjectFinder(fileSystem: OverlayFileSystem(over: fileSystem, contents), vocabulary: .themec)
    let place = finder.place(of: Path.folder(of: path))
    if place.isProject { return opened(place, isRecursive: true) }
    let around = folders.filter { Path.isInside(path, $0) && fileSystem.isFolder($0) }
    guard let folder = around.max(by: { $0.utf8.count < $1.utf8.count }) else {
      return opened(place, isRecursive: false)
    }
    return projectOfFolder(folder)
  }

  private func projectOfFolder(_ folder: String) -> ProjectPlace {
    var finder = ProjectFinder(fileSystem: OverlayFileSystem(over: fileSystem, contents), vocabulary: .themec)
    return opened(finder.place(of: folder), isRecursive: true)
  }

  private func opened(_ place: ProjectPlace, isRecursive: Bool) -> ProjectPlace {
    if projects[place] == nil {
      projects[place] = OpenedProject(
        place, isRecursive: isRecursive, contents: contents, fileSystem: fileSystem, settings: settings)
      watch(place, isRecursive: isRecursive)
    }
    return place
  }

  func isListed(_ path: String, in place: ProjectPlace) -> Bool {
    projects[place]?.session.snapshot.file(at: path) != nil
  }
}
