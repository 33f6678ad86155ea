public import Foundation

/// Why a session could not be created, stored or loaded.
public enum SessionError: LocalizedError, Hashable, Sendable {
  /// Another login or a logout came in while the credentials were checked; its outcome counts.
  case superseded
  /// No credential store was given.
  case noCredentialStore
  /// The stored credentials are for another server or company than the configured one.
  case otherServer(stored: String, configured: String)

  /// A text for the user.
  public var errorDescription: String? {
    switch self {
    case .superseded: "Another login or logout replaced this login"
    case .noCredentialStore: "This session stores no credentials"
    case .otherServer(let stored, let configured):
      "The stored credentials are for \(stored), not for \(configured)"
    }
  }
}
