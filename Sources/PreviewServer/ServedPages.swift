internal import Synchronization

/// The pages of a server, which are replaced while it runs.
package final class ServedPages: Sendable {
  /// The pages that were replaced since a revision.
  package struct Changes: Sendable, Equatable, Codable {
    package var revision: Int
    package var paths: [String]

    package init(revision: Int, paths: [String]) {
      self.revision = revision
      self.paths = paths
    }
  }

  private struct State {
    var revision = 0
    var pages: [String: [UInt8]] = [:]
    /// The revision in which each page was replaced last. It includes removed pages.
    var revisions: [String: Int] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Replaces all pages.
  package func publish(_ pages: [String: [UInt8]]) {
    state.withLock { state in
      let paths = Set(pages.keys).union(state.pages.keys).filter { pages[$0] != state.pages[$0] }
      if paths.isEmpty { return }
      state.revision += 1
      for path in paths { state.revisions[path] = state.revision }
      state.pages = pages
    }
  }

  package func page(_ path: String) -> [UInt8]? { state.withLock { $0.pages[path] } }

  /// The pages that were replaced after a revision, sorted. A page asks for those after the revision in which it was loaded.
  package func changes(since revision: Int) -> Changes {
    state.withLock { state in
      Changes(
        revision: state.revision, paths: state.revisions.filter { $0.value > revision }.map(\.key).sorted())
    }
  }

  /// Waits until a page is replaced after a revision, or for a time.
  package func nextChanges(since revision: Int, waiting limit: Duration = .seconds(10)) async -> Changes {
    let end = ContinuousClock.now + limit
    while true {
      let found = changes(since: revision)
      if found.revision > revision || ContinuousClock.now >= end { return found }
      do { try await Task.sleep(for: .milliseconds(20)) } catch { return found }
    }
  }
}

/// Returns the type of a page by its extension.
func contentType(of path: String) -> String {
  switch path.split(separator: ".").last {
  case "html": "text/html; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "js": "text/javascript; charset=utf-8"
  case "svg": "image/svg+xml"
  default: "application/octet-stream"
  }
}
