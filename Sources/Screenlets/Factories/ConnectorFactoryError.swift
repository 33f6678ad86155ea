public import Foundation

/// Why the factory that a configuration names cannot be used.
public enum ConnectorFactoryError: LocalizedError, Hashable, Sendable {
  /// No factory with this name is registered.
  case unknownName(String, known: [String])
  /// The factory with this name does not create what is asked for.
  case wrongType(String, actual: String, expected: String)

  /// What is wrong, and the known names.
  public var errorDescription: String? {
    switch self {
    case .unknownName(let name, let known):
      "Unknown connector factory '\(name)'"
        + (known.isEmpty ? ": none is registered" : ". Known factories: \(known.joined(separator: ", "))")
    case .wrongType(let name, let actual, let expected):
      "The connector factory '\(name)' has the type \(actual), but \(expected) is required"
    }
  }
}
