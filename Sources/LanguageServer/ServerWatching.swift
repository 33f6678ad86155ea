internal import FileWatching
internal import ThemeDatabase
internal import ThemeProject

extension Server {
  /// The time in milliseconds between two looks at the changes that the system has noted.
  private static var interval: Int { 100 }

  /// Watches the files of a project, for a client that does not watch them.
  ///
  /// - Parameter isRecursive: Whether to watch the subfolders. The folder of a file that is in no project may be a home folder.
  func watch(_ place: ProjectPlace, isRecursive: Bool) {
    guard !watchesThroughClient, let snapshot = projects[place]?.session.snapshot else { return }
    let others = snapshot.project.otherInputs(fileSystem)
    // The theme path is the root unless a configuration has another.
    let folders = isRecursive ? Discovery.outermost([snapshot.project.root] + others.folders, fileSystem) : []
    let files = others.files + (isRecursive ? [] : snapshot.paths)
    projects[place]?.watching = Task.detached { [weak self] in
      var watcher = FileWatcher(folders: folders, files: files) { Discovery.isUnwatched($0) }
      while !Task.isCancelled {
        let changes = watcher.changes()
        guard let self else { return }
        if !changes.isEmpty { await self.noticed(changes) }
        // Comparing all files takes longer than asking the system.
        let pause = watcher.isPolling ? max(Self.interval, watcher.wakeAfter ?? 0) : Self.interval
        do { try await Task.sleep(for: .milliseconds(pause)) } catch { return }
      }
    }
  }

  /// The baselines of the projects, which may have any name.
  var baselines: Set<String> {
    Set(projects.values.compactMap { $0.session.snapshot.configuration.lint.baseline.map { Path.absolute($0) } })
  }

  private func noticed(_ changes: FileChanges) {
    if Task.isCancelled { return }
    let baselines = baselines
    let paths = changes.paths.map { Path.absolute($0) }.filter { Project.isInput($0) || baselines.contains($0) }
    refresh(
      paths, needsReopening: changes.needsRescan || paths.contains { Path.name(of: $0) == Configuration.fileName })
  }
}
