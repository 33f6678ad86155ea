internal import FoundationEssentials
internal import Synchronization
internal import ThemeDatabase
package import ThemeProject
internal import ThemeSource

/// A server of the Language Server Protocol 3.17 for the themes of one or several projects.
///
/// Messages are handled in the order in which they arrive. Checks of whole projects run concurrently and are canceled by
/// changes.
package actor Server {
  /// The requests that the client canceled before they were handled.
  package final class CancelledRequests: Sendable {
    private let ids = Mutex<Set<RequestID>>([])

    package init() {}

    /// Notes the request if a message cancels one.
    package func note(_ message: [UInt8]) {
      guard message.count < 1024, let envelope = try? JSONDecoder().decode(Envelope.self, from: Data(message)),
        envelope.method == "$/cancelRequest", let cancelled = try? parameters(Cancellation.self, in: message)
      else { return }
      ids.withLock { if $0.count < 1000 { _ = $0.insert(cancelled.id) } }
    }

    func remove(_ id: RequestID) -> Bool { ids.withLock { $0.remove(id) != nil } }
  }

  enum Phase { case new, initializing, running, shutDown, ended }

  let version: String
  let fileSystem: any FileSystem
  let jobs: Int
  private let send: @Sendable ([UInt8]) -> Void
  let cancelled: CancelledRequests
  var phase = Phase.new
  var encoding = PositionEncoding.utf16
  var supportsVersionedEdits = false
  /// Whether workspace edits can create files.
  var createsFiles = false
  var supportsSnippets = false
  var watchesThroughClient = false
  var reportsProgress = false
  var showsDocuments = false
  /// Whether the client shows images in Markdown.
  var showsPictures = false
  /// The requests by which the server makes the client ask again, of those that the client supports.
  private(set) var refreshes: [String] = []
  private var lastRequest = 0
  /// The folder with the pages of previews, which is removed at the end.
  var previewFolder: URL?
  /// The pages of previews that are served, if this build can serve pages.
  var servedPreview: ServedPreview?
  /// Absolute paths.
  var folders: [String] = []
  /// By absolute path.
  var documents: [String: OpenDocument] = [:]
  var projects: [ProjectPlace: OpenedProject] = [:]
  let settings = ValidSettings()
  var pendingPulls: [RequestID: Task<Void, Never>] = [:]
  private var loggedFailures: Set<String> = []

  /// - Parameters:
  ///   - version: The version of the program.
  ///   - jobs: The number of families that a check processes in parallel.
  ///   - send: Writes a message, without its header, to the client.
  package init(
    version: String, fileSystem: any FileSystem = DiskFileSystem(), jobs: Int = 1,
    cancelled: CancelledRequests = CancelledRequests(), send: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.version = version
    self.fileSystem = fileSystem
    self.jobs = jobs
    self.cancelled = cancelled
    self.send = send
  }

  /// Whether the client has asked the server to exit.
  package var hasEnded: Bool { phase == .ended }
  /// Whether the client asked the server to shut down before it asked it to exit.
  package private(set) var wasShutDown = false

  /// Handles bytes that are not a message.
  package func handle(invalid reason: String) { write(ErrorResponse(id: nil, error: .parse(reason))) }

  /// Handles a message of the client.
  package func handle(_ message: [UInt8]) {
    let envelope: Envelope
    do {
      envelope = try JSONDecoder().decode(Envelope.self, from: Data(message))
    } catch {
      let reason = reason(error)
      write(
        ErrorResponse(
          id: nil, error: reason == "not valid JSON" ? .parse(reason) : .invalidRequest("not a message: \(reason)")))
      return
    }
    guard let method = envelope.method else {
      if envelope.id == nil { write(ErrorResponse(id: nil, error: .invalidRequest("a message without a method"))) }
      return
    }
    guard let id = envelope.id else {
      do {
        try receive(method, message)
      } catch {
        log(1, "\(method): \((error as? ResponseError)?.message ?? "internal error")")
      }
      return
    }
    do {
      try respond(to: id, method, message)
    } catch {
      write(ErrorResponse(id: id, error: (error as? ResponseError) ?? .failed("internal error")))
    }
  }

  // MARK: Requests

  private func respond(to id: RequestID, _ method: String, _ message: [UInt8]) throws {
    if cancelled.remove(id) { throw ResponseError.requestCancelled }
    switch phase {
    case .new where method != "initialize": throw ResponseError.notInitialized
    case .shutDown, .ended: throw ResponseError.invalidRequest("the server is shut down")
    case .new, .initializing, .running: break
    }
    switch method {
    case "initialize":
      guard phase == .new else { throw ResponseError.invalidRequest("the server is already initialized") }
      reply(id, initialize(try parameters(InitializeParameters.self, in: message)))
    case "shutdown":
      phase = .shutDown
      cancelPulls()
      wasShutDown = true
      reply(id, Nothing?.none)
    case "textDocument/diagnostic":
      let asked = try parameters(DocumentParameters.self, in: message)
      pull(id, path: try path(of: asked.textDocument.uri))
    case "workspace/diagnostic": pullAll(id)
    case "workspace/symbol":
      reply(id, workspaceSymbols(matching: try parameters(WorkspaceQuery.self, in: message).query))
    default: try answer(id, method, message)
    }
  }

  func reply(_ id: RequestID, _ result: some Encodable) {
    do {
      send(try encoded(Response(id: id, result: result)))
    } catch {
      write(ErrorResponse(id: id, error: .failed("the result cannot be encoded")))
    }
  }

  private func initialize(_ asked: InitializeParameters) -> InitializeResult {
    let capabilities = asked.capabilities
    if capabilities?.general?.positionEncodings?.contains(PositionEncoding.utf8.rawValue) == true { encoding = .utf8 }
    supportsVersionedEdits = capabilities?.workspace?.workspaceEdit?.documentChanges == true
    createsFiles =
      supportsVersionedEdits && capabilities?.workspace?.workspaceEdit?.resourceOperations?.contains("create") == true
    watchesThroughClient = capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration == true
    supportsSnippets = capabilities?.textDocument?.completion?.completionItem?.snippetSupport == true
    reportsProgress = capabilities?.window?.workDoneProgress == true
    showsDocuments = capabilities?.window?.showDocument?.support == true
    showsPictures =
      asked.initializationOptions?.pictures
      ?? (capabilities?.general?.markdown?.allowedTags?.contains("img") == true)
    let workspace = capabilities?.workspace
    refreshes = [
      ("workspace/diagnostic/refresh", workspace?.diagnostics), ("workspace/inlayHint/refresh", workspace?.inlayHint),
      ("workspace/codeLens/refresh", workspace?.codeLens),
    ].filter { $1?.refreshSupport == true }.map(\.0)
    let uris = asked.workspaceFolders?.map(\.uri) ?? asked.rootUri.map { [$0] } ?? []
    folders = uris.compactMap { DocumentURI.path(of: $0) }.map { Path.tidied($0) }
    if folders.isEmpty, let path = asked.rootPath, path.hasPrefix("/") { folders = [Path.tidied(path)] }
    phase = .initializing
    return InitializeResult(
      capabilities: ServerCapabilities(positionEncoding: encoding), serverInfo: .init(version: version))
  }

  // MARK: Notifications

  private func receive(_ method: String, _ message: [UInt8]) throws {
    if method == "exit" {
      phase = .ended
      end()
      return
    }
    // Notifications before the initialization and after the shutdown are dropped.
    guard phase == .initializing || phase == .running else { return }
    switch method {
    case "initialized": start()
    case "textDocument/didOpen": try open(parameters(DocumentItem.self, in: message).textDocument)
    case "textDocument/didChange": try change(parameters(DocumentChange.self, in: message))
    case "textDocument/didClose": try close(parameters(DocumentParameters.self, in: message).textDocument.uri)
    case "textDocument/didSave", "textDocument/willSave": break
    case "workspace/didChangeWatchedFiles": changeFiles(try parameters(WatchedFiles.self, in: message))
    case "workspace/didChangeWorkspaceFolders": try changeFolders(parameters(FolderChange.self, in: message))
    case "themec/selection":
      let asked = try parameters(DocumentParameters.self, in: message)
      if let position = asked.position { selectView(at: position, in: try inquiry(asked.textDocument.uri)) }
    case "$/cancelRequest":
      let id = try parameters(Cancellation.self, in: message).id
      _ = cancelled.remove(id)
      if let pull = pendingPulls.removeValue(forKey: id) {
        pull.cancel()
        write(ErrorResponse(id: id, error: .requestCancelled))
      }
    default:
      // Optional notifications, and those that no capability asks for, are ignored.
      if !method.hasPrefix("$/"), !method.hasPrefix("workspace/"), !method.hasPrefix("window/") {
        log(2, "unknown notification '\(method)'")
      }
    }
  }

  private func start() {
    guard phase == .initializing else { return }
    phase = .running
    checkFolders()
    if watchesThroughClient {
      let names = [
        "xib", "storyboard", "xml", "swift", "h", "m", "mm", "yml", "strings", "xcstrings", "json", "pbxproj",
      ]
      let patterns = names.map { "*.\($0)" } + Set(baselines.map { Path.name(of: $0) }).sorted()
      let watchers = patterns.map { Registrations.Options.Watcher(globPattern: "**/\($0)") }
      ask(
        "client/registerCapability",
        Registrations(registrations: [
          .init(id: "watch", method: "workspace/didChangeWatchedFiles", registerOptions: .init(watchers: watchers))
        ]))
    }
  }

  /// Stops all work. A client that vanishes does not ask for it.
  package func end() {
    for project in projects.values { project.stop() }
    servedPreview?.serving.cancel()
    removePreviews()
  }

  // MARK: Output

  /// A name for a request or for the progress of a check that no other has.
  func nextToken() -> String {
    lastRequest += 1
    return "themec-\(lastRequest)"
  }

  /// Sends a request. Its response is not read.
  func ask(_ method: String, _ parameters: (some Encodable)?) {
    write(Call(id: .text(nextToken()), method: method, params: parameters))
  }

  func notify(_ method: String, _ parameters: some Encodable) { write(Call(method: method, params: parameters)) }

  /// Shows a message in the client's log.
  func log(_ type: Int, _ message: String) {
    notify("window/logMessage", LoggedMessage(type: type, message: message.escaped))
  }

  /// Logs a message once.
  func logOnce(_ type: Int, _ message: String) {
    if loggedFailures.count < 1000, loggedFailures.insert(message).inserted { log(type, message) }
  }

  /// Sends a message. One with a number that JSON does not have is dropped.
  func write(_ message: some Encodable) {
    if let bytes = try? encoded(message) { send(bytes) }
  }
}
