/// Checks credentials, usually by asking the server for the user. The app provides it.
public protocol Authenticator: Sendable {
  /// Finds the user whom the credentials belong to.
  ///
  /// - Parameter session: The server and the credentials; its `user` is nil.
  /// - Returns: The user, with the attributes that the server sent.
  /// - Throws: An error whose description suits the user, if the credentials are wrong or could not be checked. It must not
  ///   contain the password.
  func authenticate(_ session: ConnectorSession) async throws -> User
}
