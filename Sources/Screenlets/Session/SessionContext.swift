internal import Foundation

/// Who is logged in at the server.
///
/// A login is explicit, with credentials that the user typed (`login(_:)`), or implicit, with stored ones
/// (`loadStoredCredentials()`).
public actor SessionContext {
  /// The server and its defaults.
  public nonisolated let serverContext: LiferayServerContext

  private let authenticator: any Authenticator
  private let store: (any CredentialStore)?
  private var current: ConnectorSession?

  /// Counts what changes who is logged in, so that an outcome that arrives late is recognized.
  private var generation: UInt64 = 0

  /// Creates a session in which nobody is logged in.
  ///
  /// - Parameters:
  ///   - serverContext: The server and its defaults.
  ///   - authenticator: Checks credentials.
  ///   - store: Keeps credentials between runs of the program, or nil.
  public init(
    serverContext: LiferayServerContext, authenticator: any Authenticator, store: (any CredentialStore)? = nil
  ) {
    self.serverContext = serverContext
    self.authenticator = authenticator
    self.store = store
  }

  /// Whether a user is logged in.
  public var isLoggedIn: Bool { current != nil }

  /// The user who is logged in, or nil.
  public var currentUser: User? { current?.user }

  /// Logs in with credentials that the authenticator checks. Who was logged in before stays so until then, and if it fails.
  ///
  /// - Returns: The user.
  /// - Throws: The error of the authenticator; `SessionError.superseded` if another login or a logout came in meanwhile.
  @discardableResult
  public func login(_ credentials: Credentials) async throws -> User {
    generation += 1
    let started = generation
    let user = try await authenticator.authenticate(
      ConnectorSession(serverContext: serverContext, credentials: credentials))
    guard started == generation else { throw SessionError.superseded }
    current = ConnectorSession(serverContext: serverContext, credentials: credentials, user: user)
    return user
  }

  /// Checks the current credentials again and updates the user. Whoever is logged in stays so if that fails: the server
  /// may just be out of reach.
  ///
  /// - Returns: The user.
  /// - Throws: `ConnectorError.loginRequired` if nobody is logged in; otherwise as `login(_:)`.
  @discardableResult
  public func relogin() async throws -> User {
    guard let credentials = current?.credentials else { throw ConnectorError.loginRequired }
    return try await login(credentials)
  }

  /// Logs out. The stored credentials stay: see `removeStoredCredentials()`.
  public func logout() {
    generation += 1
    current = nil
  }

  /// Stores the current credentials and user for `loadStoredCredentials()`.
  ///
  /// - Throws: `ConnectorError.loginRequired` if nobody is logged in; `SessionError.noCredentialStore`; the error of the store.
  public func storeCredentials() async throws {
    guard let current, let credentials = current.credentials else { throw ConnectorError.loginRequired }
    try await requireStore().store(
      StoredCredentials(
        server: serverContext.server, companyId: serverContext.companyId, credentials: credentials,
        user: current.user ?? User()))
  }

  /// Removes the stored credentials, if any. Whoever is logged in stays so.
  ///
  /// - Throws: `SessionError.noCredentialStore`; the error of the store.
  public func removeStoredCredentials() async throws {
    try await requireStore().remove()
  }

  /// Logs in with stored credentials, without asking the server: `relogin()` does.
  ///
  /// - Returns: Whether there were any. If not, whoever is logged in stays so.
  /// - Throws: `SessionError.noCredentialStore`; `SessionError.otherServer`, because credentials are never sent to another
  ///   server than the one they were stored for; the error of the store.
  @discardableResult
  public func loadStoredCredentials() async throws -> Bool {
    generation += 1
    let started = generation
    guard let stored = try await requireStore().load() else { return false }
    guard started == generation else { throw SessionError.superseded }
    guard stored.server == serverContext.server, stored.companyId == serverContext.companyId else {
      throw SessionError.otherServer(
        stored: "\(stored.server.absoluteString) (company \(stored.companyId))",
        configured: "\(serverContext.server.absoluteString) (company \(serverContext.companyId))")
    }
    current = ConnectorSession(serverContext: serverContext, credentials: stored.credentials, user: stored.user)
    return true
  }

  /// A session in the name of the user.
  ///
  /// - Throws: `ConnectorError.loginRequired` if nobody is logged in.
  public func createRequestSession() throws(ConnectorError) -> ConnectorSession {
    guard let current else { throw .loginRequired }
    return current
  }

  /// A session in nobody's name.
  public nonisolated func createAnonymousSession() -> ConnectorSession {
    ConnectorSession(serverContext: serverContext)
  }

  private func requireStore() throws(SessionError) -> any CredentialStore {
    guard let store else { throw .noCredentialStore }
    return store
  }
}
