/// All limits on input. Exceeding one is reported as `syntax/limits`.
package struct Limits: Sendable, Equatable {
  /// Largest file, in bytes.
  package var fileBytes = 8 << 20
  /// Deepest element; the document has depth 1.
  package var depth = 100
  /// Elements per file.
  package var elements = 200_000
  package var attributesPerElement = 512
  /// Longest text or attribute value, in bytes.
  package var valueBytes = 1 << 20
  /// Longest inheritance chain, including the theme itself.
  package var inheritanceChain = 64
  /// Deepest nesting of Screenlets inside themes.
  package var embedding = 16
  /// Elements of all Screenlets and cells inside a theme, which may repeat themselves; at most ``elements``.
  package var embeddedElements: Int { min(elements, 20_000) }
  /// Diagnostics listed per file.
  package var diagnosticsPerFile = 1_000
  package var messageBytesPerFile = 1 << 20
  /// Largest configuration file, in bytes.
  package var configurationBytes = 256 << 10
  /// Pivots after which the solver gives up.
  package var solverPivots = 200_000

  /// Creates the standard limits.
  package init() {}
  /// The defaults. A configuration can only lower them.
  package static let standard = Limits()

  /// Returns advice that also suggests to raise a limit if the configuration lowered it. The standard limits are the
  /// highest.
  package func advice(_ text: String, toRaise limit: KeyPath<Limits, Int>, named name: String) -> String {
    self[keyPath: limit] < Limits.standard[keyPath: limit]
      ? "\(text), or raise 'limits.\(name)' in the configuration" : text
  }
}
