internal import ThemeDatabase
internal import ThemeProject
internal import ThemeSource

/// The parameters of `$/progress`.
struct ProgressNotice: Encodable {
  struct Value: Encodable {
    /// `begin`, `report` or `end`.
    var kind: String
    var title: String?
    var message: String?
    var cancellable: Bool?
  }
  var token: String
  var value: Value
}

struct ProgressToken: Encodable {
  var token: String
}

extension Server {
  /// The time in milliseconds before the progress of a check is shown. Most checks end earlier.
  private static var patience: Int { 400 }

  /// Shows that a project is checked until a task ends, if it takes long and the client shows progress.
  func reportProgress(of check: Task<CheckedProject, any Error>, in place: ProjectPlace) {
    guard reportsProgress else { return }
    let name = Path.name(of: place.root).escaped
    Task {
      let waiting = Task { try await Task.sleep(for: .milliseconds(Self.patience)) }
      let ending = Task {
        _ = await check.result
        waiting.cancel()
      }
      guard (try? await waiting.value) != nil, phase == .running else { return }
      let token = nextToken()
      ask("window/workDoneProgress/create", ProgressToken(token: token))
      notify(
        "$/progress",
        ProgressNotice(
          token: token, value: .init(kind: "begin", title: "themec", message: "checking \(name)", cancellable: false)))
      await ending.value
      notify("$/progress", ProgressNotice(token: token, value: .init(kind: "end")))
    }
  }
}
