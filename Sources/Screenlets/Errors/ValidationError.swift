public import Foundation

/// What is wrong with the values that a user entered, in words for the user.
public struct ValidationError: LocalizedError, Hashable, Sendable {
  /// The text to show to the user.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameter message: The text to show to the user.
  public init(_ message: String) { self.message = message }

  /// The message.
  public var errorDescription: String? { message }
}
