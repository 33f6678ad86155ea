/// All limits on input. Exceeding one is reported as `syntax/limits`.
public struct Limits: Sendable, Equatable {
  /// Largest file, in bytes.
  public var fileBytes = 8 << 20
  /// Deepest element; the document has depth 1.
  public var depth = 100
  /// Elements per file.
  public var elements = 200_000
  /// Attributes per element.
  public var attributesPerElement = 512
  /// Longest text or attribute value, in bytes.
  public var valueBytes = 1 << 20
  /// Longest inheritance chain, including the theme itself.
  public var inheritanceChain = 64
  /// Deepest nesting of Screenlets inside themes.
  public var embedding = 16
  /// Diagnostics listed per file.
  public var diagnosticsPerFile = 1_000
  /// Bytes of messages per file.
  public var messageBytesPerFile = 1 << 20
  /// Largest configuration file, in bytes.
  public var configurationBytes = 256 << 10
  /// Pivots after which the solver gives up.
  public var solverPivots = 200_000

  /// Creates the standard limits.
  public init() {}
  /// The defaults. A configuration can only lower them.
  public static let standard = Limits()

  /// Returns advice that also suggests to raise a limit if the configuration lowered it. The standard limits are the
  /// highest.
  package func advice(_ text: String, toRaise limit: KeyPath<Limits, Int>, named name: String) -> String {
    self[keyPath: limit] < Limits.standard[keyPath: limit]
      ? "\(text), or raise 'limits.\(name)' in the configuration" : text
  }
}
