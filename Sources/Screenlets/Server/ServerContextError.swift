public import Foundation

/// An error in reading a server context.
public enum ServerContextError: LocalizedError, Hashable, Sendable {
  /// The file does not exist.
  case missing(path: String)
  /// The file cannot be read.
  case unreadable(path: String)
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The contents are not a property list in XML (UTF-8) or binary form, or its root is not a dictionary.
  case notAPropertyList
  /// The property list has too many nested values for a server context.
  case tooComplex
  /// A required key is missing.
  case missingKey(String)
  /// The value of a key has another type.
  case wrongType(key: String, expected: String, actual: String)
  /// The value of a key is not valid.
  case invalidValue(key: String, value: String, expected: String)

  /// A description with the name of the key.
  public var errorDescription: String? {
    switch self {
    case .missing(let path): "There is no server context at '\(path)'"
    case .unreadable(let path): "Cannot read the server context '\(path)'"
    case .tooLarge(let limit): "The server context is larger than \(limit) bytes"
    case .notAPropertyList: "The server context is not a property list with a dictionary, in XML (UTF-8) or binary form"
    case .tooComplex: "The server context has too many nested values"
    case .missingKey(let key): "The server context has no key '\(key)'"
    case .wrongType(let key, let expected, let actual):
      "The key '\(key)' of the server context must be \(expected), but is \(actual)"
    case .invalidValue(let key, let value, let expected):
      "The key '\(key)' of the server context must be \(expected), but is '\(value)'"
    }
  }
}
