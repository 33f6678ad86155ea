public import Foundation

/// Credentials as a store keeps them: with the server they are for, and the user as of the last login.
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

/// Keeps the credentials of one user between runs of a program. Its errors must not contain the password.
public protocol CredentialStore: Sendable {
  /// Keeps credentials in place of those kept before.
  func store(_ credentials: StoredCredentials) async throws

  /// The credentials, or nil if none are kept.
  func load() async throws -> StoredCredentials?

  /// Removes the credentials, if any.
  func remove() async throws
}
