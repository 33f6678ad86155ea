import PictureRendering
import PreviewServer

extension Preview {
  /// Serves pages of the themes and replaces them whenever a file changes, until the command is interrupted.
  func servePages() throws {
    guard servesPages else {
      throw Failure("this build cannot serve pages", help: "build themec with the trait Serving")
    }
    let sessions = LiveSessions()
    var files = try FileWatch(paths, files: [], project)
    let pages = ServedPages()
    var isStarted = false
    while true {
      let hasFailed = LiveSessions.$current.withValue(sessions) {
        captured { pages.publish(try currentPages()) }
      }
      if !isStarted {
        // Without pages there is no address to open.
        if hasFailed { throw Status.problems.error }
        start(serving: pages)
        isStarted = true
      }
      var changes = files.next()
      while changes.isEmpty { changes = files.next() }
      sessions.apply(changes)
    }
  }

  private func currentPages() throws -> [String: [UInt8]] {
    let selected = try ThemeSelection(project: project, paths: paths, themes: theme).selected()
    let pages = try GalleryPages(
      of: selected.themes, in: DeviceConditions(), project, paths: paths, isServed: true)
    return Dictionary(pages.files.map { ($0.path, $0.bytes) }) { first, _ in first }
  }

  private func start(serving pages: ServedPages) {
    Task.detached {
      do {
        try await pages.serve { address in
          standardOutput("\(address)\n")
          standardError("serving pages · press Ctrl-C to stop\n")
        }
      } catch {
        Failure("cannot listen at 127.0.0.1").print()
        terminate(.usage)
      }
    }
  }
}
