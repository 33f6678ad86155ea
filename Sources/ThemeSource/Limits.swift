/// Every bound on what input controls, in one place. Meeting one is the diagnostic `syntax/limits`.
public struct Limits: Sendable, Equatable {
  /// Largest file that is read, in bytes.
  public var fileBytes = 8 << 20
  /// Deepest element, the document being 1.
  public var depth = 100
  /// Elements of one file.
  public var elements = 200_000
  /// Attributes of one element.
  public var attributesPerElement = 512
  /// Longest text or attribute value, in bytes.
  public var valueBytes = 1 << 20
  /// Longest inheritance chain, the theme itself included.
  public var inheritanceChain = 64
  /// Deepest nesting of Screenlets inside themes.
  public var embedding = 16
  /// Diagnostics that are shown of one file.
  public var diagnosticsPerFile = 1_000
  /// Bytes of messages about one file.
  public var messageBytesPerFile = 1 << 20
  /// Largest configuration file, in bytes.
  public var configurationBytes = 256 << 10
  /// Pivots that one solve may take before it gives up.
  public var solverPivots = 200_000

  /// Creates a value of its parts.
  public init() {}
  /// What applies unless a configuration says less.
  public static let standard = Limits()

  /// Advice to raise a limit in the configuration, where that is possible: the standard limits are the highest.
  package func advice(_ text: String, toRaise limit: KeyPath<Limits, Int>, named name: String) -> String {
    self[keyPath: limit] < Limits.standard[keyPath: limit]
      ? "\(text), or raise 'limits.\(name)' in the configuration" : text
  }
}
