internal import ThemeDatabase
internal import ThemeLint
internal import ThemeProject
internal import ThemeSource

extension Server {
  /// The time in milliseconds after a change before the whole project is checked, so that typing is not slowed down.
  private static var pause: Int { 150 }

  /// Starts a check of a project and publishes its diagnostics when it ends. Cancels the previous check.
  /// - Parameter first: An open file, published before the rest of the project.
  func check(_ place: ProjectPlace, first path: String? = nil) {
    guard phase == .running || phase == .initializing, let project = projects[place] else { return }
    project.stopChecking()
    let snapshot = project.session.snapshot
    let jobs = jobs
    // The file is checked alone because the project takes longer. Both have lower priorities than messages, which do not wait
    // for their threads.
    let first = path.map { path in
      Task.detached(priority: .utility) { try await self.check(path, aloneIn: place, snapshot) }
    }
    let pause = Task.detached { _ = try? await Task.sleep(for: .milliseconds(Self.pause)) }
    let task = Task.detached(priority: .background) {
      try await first?.value
      await pause.value
      try Task.checkCancellation()
      let checked = try await CheckedProject.check(snapshot, jobs: jobs)
      try Task.checkCancellation()
      await self.publish(checked, in: place)
      return checked
    }
    projects[place]?.fileCheck = first
    projects[place]?.pause = pause
    projects[place]?.check = task
    reportProgress(of: task, in: place)
  }

  private nonisolated func check(_ path: String, aloneIn place: ProjectPlace, _ snapshot: Snapshot) async throws {
    guard snapshot.file(at: path) != nil else { return }
    let checked = try await CheckedProject.check(snapshot, of: [path], jobs: 1)
    try Task.checkCancellation()
    await publish(checked, of: path, in: place)
  }

  /// Publishes the diagnostics of one file, unless the project has changed.
  private func publish(_ checked: CheckedProject, of path: String, in place: ProjectPlace) {
    if Task.isCancelled { return }
    let wanted = uri(of: path)
    let found = reported(checked).first { $0.uri == wanted }
    publish([(wanted, found?.diagnostics ?? [])], in: place)
  }

  /// Publishes all diagnostics of a project, and removes those of files that have none now.
  private func publish(_ checked: CheckedProject, in place: ProjectPlace) {
    if Task.isCancelled { return }
    let files = reported(checked)
    let current = Set(files.map(\.uri))
    let emptied = (projects[place]?.published ?? []).subtracting(current).sorted()
    publish(files + emptied.map { ($0, []) }, in: place)
  }

  /// The diagnostics by URI. Messages about the project as a whole are logged.
  private func reported(_ checked: CheckedProject) -> [(uri: String, diagnostics: [PublishedDiagnostic])] {
    if let failure = checked.failure { logOnce(1, failure) }
    var reported = ReportedFiles(checked.report, encoding) { self.uri(of: $0) }
    let all = reported.all()
    for other in all.others {
      logOnce(other.severity.number, other.message + (other.help.map { "\nhelp: \($0)" } ?? ""))
    }
    return all.files
  }

  func publish(_ files: [(uri: String, diagnostics: [PublishedDiagnostic])], in place: ProjectPlace) {
    let versions = Dictionary(documents.values.map { ($0.uri, $0.version) }) { first, _ in first }
    for (uri, diagnostics) in files {
      if diagnostics.isEmpty {
        projects[place]?.published.remove(uri)
      } else {
        projects[place]?.published.insert(uri)
      }
      notify(
        "textDocument/publishDiagnostics",
        PublishDiagnostics(uri: uri, version: versions[uri], diagnostics: diagnostics))
    }
  }

  // MARK: Pulled diagnostics

  /// Responds with the diagnostics of a file when the check of its project has ended.
  func pull(_ id: RequestID, path: String) {
    let place = projectOfFile(path)
    let uri = uri(of: path)
    whenChecked(id, [place]) { server, checked in
      let items = checked.flatMap { server.reported($0) }.filter { $0.uri == uri }.flatMap(\.diagnostics)
      server.reply(id, DocumentDiagnosticReport(items: items))
    }
  }

  /// Responds with the diagnostics of all files when the check of all projects has ended.
  func pullAll(_ id: RequestID) {
    let places = projects.keys.sorted { $0.root < $1.root }
    whenChecked(id, places) { server, checked in
      let versions = Dictionary(server.documents.values.map { ($0.uri, $0.version) }) { first, _ in first }
      let items = checked.flatMap { server.reported($0) }.map {
        WorkspaceDocumentReport(uri: $0.uri, version: versions[$0.uri], items: $0.diagnostics)
      }
      server.reply(id, WorkspaceDiagnosticReport(items: items))
    }
  }

  /// Answers the requests that wait for checks, before the server ends.
  func cancelPulls() {
    for (id, pull) in pendingPulls {
      pull.cancel()
      write(ErrorResponse(id: id, error: .serverCancelled))
    }
    pendingPulls = [:]
  }

  /// Responds to a request when the checks of projects have ended.
  func whenChecked(
    _ id: RequestID, _ places: [ProjectPlace],
    _ respond: @escaping @Sendable (isolated Server, [CheckedProject]) -> Void
  ) {
    for place in places where projects[place]?.check == nil { check(place) }
    let checks = places.compactMap { projects[$0]?.check }
    for place in places { projects[place]?.pause?.cancel() }
    pendingPulls[id] = Task {
      var results: [CheckedProject] = []
      do {
        for check in checks { results.append(try await check.value) }
      } catch {
        if pendingPulls.removeValue(forKey: id) != nil {
          write(ErrorResponse(id: id, error: .serverCancelled))
        }
        return
      }
      if pendingPulls.removeValue(forKey: id) != nil { respond(self, results) }
    }
  }
}
