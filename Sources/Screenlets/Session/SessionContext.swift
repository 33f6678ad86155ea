public import Foundation

/// The login at the server.
///
/// A login is explicit, with credentials that the user typed (`login(_:)`), or implicit, with stored ones
/// (`loadStoredCredentials()`).
public actor SessionContext {
  /// The server and its defaults.
  public nonisolated let serverContext: LiferayServerContext

  private let authenticator: any Authenticator
  private let store: (any CredentialStore)?
  private var current: ConnectorSession?

  /// Counts logins and logouts, so that a late result of an earlier login is ignored.
  private var generation: UInt64 = 0

  /// Creates a session without a login.
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

  /// Logs in with credentials that the authenticator checks. The previous user stays logged in until then, and after a
  /// failure.
  ///
  /// - Returns: The user.
  /// - Throws: The error of the authenticator; `SessionError.superseded` if another login or a logout happened
  ///   meanwhile.
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

  /// Checks the current credentials again and updates the user. After a failure the user stays logged in, because the
  /// server may just be out of reach.
  ///
  /// - Returns: The user.
  /// - Throws: `ConnectorError.loginRequired` if no user is logged in; the errors of `login(_:)`.
  @discardableResult
  public func relogin() async throws -> User {
    guard let credentials = current?.credentials else { throw ConnectorError.loginRequired }
    return try await login(credentials)
  }

  /// Logs out. `removeStoredCredentials()` removes the stored credentials.
  public func logout() {
    generation += 1
    current = nil
  }

  /// Stores the current credentials and user for `loadStoredCredentials()`.
  ///
  /// - Throws: `ConnectorError.loginRequired` if no user is logged in; `SessionError.noCredentialStore`; the error of
  ///   the store.
  public func storeCredentials() async throws {
    guard let current, let credentials = current.credentials else { throw ConnectorError.loginRequired }
    try await requireStore().store(
      StoredCredentials(
        server: serverContext.server, companyId: serverContext.companyId, credentials: credentials,
        user: current.user ?? User()))
  }

  /// Removes the stored credentials, if any. The login does not change.
  ///
  /// - Throws: `SessionError.noCredentialStore`; the error of the store.
  public func removeStoredCredentials() async throws {
    try await requireStore().remove()
  }

  /// Logs in with stored credentials, without a request to the server, which `relogin()` sends.
  ///
  /// - Returns: Whether there were any. If not, the login does not change.
  /// - Throws: `SessionError.noCredentialStore`; `SessionError.otherServer`, because credentials are only sent to the
  ///   server for which they were stored; the error of the store.
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

  /// A session with the user's credentials.
  ///
  /// - Throws: `ConnectorError.loginRequired` if no user is logged in.
  public func createRequestSession() throws(ConnectorError) -> ConnectorSession {
    guard let current else { throw .loginRequired }
    return current
  }

  /// A session without credentials.
  public nonisolated func createAnonymousSession() -> ConnectorSession {
    ConnectorSession(serverContext: serverContext)
  }

  private func requireStore() throws(SessionError) -> any CredentialStore {
    guard let store else { throw .noCredentialStore }
    return store
  }
}

/// The server and the credentials with which a Connector sends a request, as of the moment when the Connector started.
public struct ConnectorSession: Hashable, Sendable {
  /// The server and its defaults.
  public let serverContext: LiferayServerContext

  /// The credentials for the server, or nil for an anonymous session.
  public let credentials: Credentials?

  /// The user who is logged in, or nil for an anonymous session.
  public let user: User?

  /// The root of the server.
  public var server: URL { serverContext.server }

  /// Creates a session.
  public init(serverContext: LiferayServerContext, credentials: Credentials? = nil, user: User? = nil) {
    self.serverContext = serverContext
    self.credentials = credentials
    self.user = user
  }

  /// The company of a Screenlet: the server's for 0, the initial value of its inspectable property.
  public func companyId(_ id: Int64) -> Int64 { id == 0 ? serverContext.companyId : id }

  /// The group (site) of a Screenlet: the server's for 0, the initial value of its inspectable property.
  public func groupId(_ id: Int64) -> Int64 { id == 0 ? serverContext.groupId : id }

  /// The user of a Screenlet: who is logged in for 0, the initial value of its inspectable property; nil for 0 in an
  /// anonymous session.
  public func userId(_ id: Int64) -> Int64? { id == 0 ? user?.userId : id }
}

/// Checks credentials, usually by requesting the user from the server. The app provides an implementation.
public protocol Authenticator: Sendable {
  /// Returns the user with the credentials of a session.
  ///
  /// - Parameter session: The server and the credentials; its `user` is nil.
  /// - Returns: The user, with the attributes from the server.
  /// - Throws: An error with a description for the user, if the credentials are wrong or could not be checked. It must
  ///   not contain the password.
  func authenticate(_ session: ConnectorSession) async throws -> User
}

/// An error in creating, storing or loading a session.
public enum SessionError: LocalizedError, Hashable, Sendable {
  /// Another login or a logout happened while the credentials were checked.
  case superseded
  /// The session has no credential store.
  case noCredentialStore
  /// The stored credentials are for a server or company that is not the configured one.
  case otherServer(stored: String, configured: String)

  /// A description for the user.
  public var errorDescription: String? {
    switch self {
    case .superseded: "Another login or logout replaced this login"
    case .noCredentialStore: "This session stores no credentials"
    case .otherServer(let stored, let configured):
      "The stored credentials are for \(stored), not for \(configured)"
    }
  }
}
