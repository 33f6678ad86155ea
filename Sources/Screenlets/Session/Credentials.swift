/// A user name and a password. The password never appears in a description, a dump or a reflection.
public struct Credentials: Hashable, Sendable {
  /// What the server knows the user by: an e-mail address, a screen name or an ID.
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
