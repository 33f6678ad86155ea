internal import Synchronization

/// A view in a page.
package struct ViewSelection: Sendable, Equatable, Codable {
  /// The path of the page.
  package var page: String
  /// The object id of the view.
  package var id: String

  package init(page: String, id: String) {
    self.page = page
    self.id = id
  }
}

/// The pages of a server, which are replaced while it runs.
package final class ServedPages: Sendable {
  /// The pages that were replaced since a revision, and the selected view if the selection changed since then.
  package struct Changes: Sendable, Equatable, Codable {
    package var revision: Int
    package var paths: [String]
    package var selection: ViewSelection?

    package init(revision: Int, paths: [String], selection: ViewSelection? = nil) {
      self.revision = revision
      self.paths = paths
      self.selection = selection
    }
  }

  private struct State {
    var revision = 0
    var pages: [String: [UInt8]] = [:]
    /// The revision in which each page was replaced last. It includes removed pages.
    var revisions: [String: Int] = [:]
    var selection: ViewSelection?
    /// The revision in which the selection changed last.
    var selectionRevision = 0
    /// The requests that wait for a change.
    var waiters: [Int: AsyncStream<Void>.Continuation] = [:]
    var lastWaiter = 0

    func signal() { for waiter in waiters.values { waiter.yield() } }
  }

  private let state = Mutex(State())
  private let selected: @Sendable (ViewSelection) -> Void

  /// - Parameter selected: Called when a view is selected in a page.
  package init(selected: @escaping @Sendable (ViewSelection) -> Void = { _ in }) { self.selected = selected }

  /// Replaces all pages.
  package func publish(_ pages: [String: [UInt8]]) {
    state.withLock { state in
      let paths = Set(pages.keys).union(state.pages.keys).filter { pages[$0] != state.pages[$0] }
      if paths.isEmpty { return }
      state.revision += 1
      for path in paths { state.revisions[path] = state.revision }
      state.pages = pages
      state.signal()
    }
  }

  /// Selects a view in the pages that are open.
  package func select(_ selection: ViewSelection) {
    state.withLock { state in
      if state.selection == selection { return }
      state.revision += 1
      state.selection = selection
      state.selectionRevision = state.revision
      state.signal()
    }
  }

  /// Notes that a view was selected in a page.
  func noteSelected(_ selection: ViewSelection) {
    // The page shows its own selection.
    state.withLock { $0.selection = selection }
    selected(selection)
  }

  package func page(_ path: String) -> [UInt8]? { state.withLock { $0.pages[path] } }

  /// The pages that were replaced after a revision, sorted. A page asks for those after the revision in which it was loaded.
  package func changes(since revision: Int) -> Changes {
    state.withLock { state in
      Changes(
        revision: state.revision, paths: state.revisions.filter { $0.value > revision }.map(\.key).sorted(),
        selection: state.selectionRevision > revision ? state.selection : nil)
    }
  }

  /// Waits until a page is replaced or a view is selected after a revision, or for a time.
  package func nextChanges(since revision: Int, waiting limit: Duration = .seconds(10)) async -> Changes {
    let (stream, signal) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastWaiter += 1
      state.waiters[state.lastWaiter] = signal
      return state.lastWaiter
    }
    let timer = Task {
      _ = try? await Task.sleep(for: limit)
      signal.finish()
    }
    defer {
      timer.cancel()
      state.withLock { $0.waiters[number] = nil }
    }
    var found = changes(since: revision)
    if found.revision > revision { return found }
    for await _ in stream {
      found = changes(since: revision)
      if found.revision > revision { break }
    }
    return found
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
