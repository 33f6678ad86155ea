public import Foundation

/// What a Connector needs to send a request: the server, and in whose name. A value as of the moment the Connector started.
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
}
