import Foundation

/// Why nobody was signed in, apart from errors of the connection.
public enum SignInError: LocalizedError, CustomNSError, Hashable, Sendable {
  /// Nothing was typed in the field for the user.
  case missingUserName
  /// Nothing was typed in the field for the password.
  case missingPassword
  /// The portal does not know the user, or the password is another one: it does not say which.
  case wrongCredentials
  /// The portal's answer does not describe a user.
  case unexpectedAnswer

  /// A sentence for the user.
  public var errorDescription: String? {
    switch self {
    case .missingUserName: "Type your email address or your user name."
    case .missingPassword: "Type your password."
    case .wrongCredentials: "The user name or the password is wrong."
    case .unexpectedAnswer: "The portal's answer does not describe a user."
    }
  }

  /// The domain of these errors as `NSError`.
  public static var errorDomain: String { "LoginScreenlet.SignInError" }

  /// The code as `NSError`: from 1, in the order of the cases.
  public var errorCode: Int {
    switch self {
    case .missingUserName: 1
    case .missingPassword: 2
    case .wrongCredentials: 3
    case .unexpectedAnswer: 4
    }
  }

  /// The description.
  public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
}
