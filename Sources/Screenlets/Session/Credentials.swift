public import Foundation

/// A user name and a password. The password never appears in a description, a dump or a reflection.
public struct Credentials: Hashable, Sendable {
  /// The name that identifies the user: an e-mail address, a screen name or an ID.
  public let username: String

  /// The password, in clear text.
  public let password: String

  /// Creates credentials.
  public init(username: String, password: String) {
    self.username = username
    self.password = password
  }
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The user name, and a placeholder for the password.
  public var description: String { "Credentials(username: \(username.debugDescription), password: <redacted>)" }

  /// The user name, and a placeholder for the password.
  public var debugDescription: String { description }

  /// The user name, and a placeholder for the password.
  public var customMirror: Mirror {
    Mirror(self, children: ["username": username, "password": "<redacted>"], displayStyle: .struct)
  }
}

/// Credentials in a store, with their server and the user as of the last login.
public struct StoredCredentials: Hashable, Sendable {
  /// The root of the server.
  public let server: URL

  /// The company (portal instance) on the server.
  public let companyId: Int64

  /// The credentials.
  public let credentials: Credentials

  /// The user.
  public let user: User

  /// Creates stored credentials.
  public init(server: URL, companyId: Int64, credentials: Credentials, user: User) {
    self.server = server
    self.companyId = companyId
    self.credentials = credentials
    self.user = user
  }
}

/// Stores the credentials of one user between runs of a program. Its errors must not contain the password.
public protocol CredentialStore: Sendable {
  /// Replaces the stored credentials.
  func store(_ credentials: StoredCredentials) async throws

  /// The credentials, or nil if none are stored.
  func load() async throws -> StoredCredentials?

  /// Removes the credentials, if any.
  func remove() async throws
}

/// A credential store in memory.
public actor MemoryCredentialStore: CredentialStore {
  private var credentials: StoredCredentials?

  /// Creates a store.
  public init(_ credentials: StoredCredentials? = nil) { self.credentials = credentials }

  /// Replaces the stored credentials.
  public func store(_ credentials: StoredCredentials) { self.credentials = credentials }

  /// The credentials, or nil if none are stored.
  public func load() -> StoredCredentials? { credentials }

  /// Removes the credentials, if any.
  public func remove() { credentials = nil }
}
