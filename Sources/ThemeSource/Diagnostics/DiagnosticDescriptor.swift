/// The declaration of a kind of diagnostic. It is next to the stage, rule or command that reports the diagnostic. The
/// catalog, `themec rule`, the reference and the tests use the same declaration.
public struct DiagnosticDescriptor: Sendable, CustomStringConvertible {
  /// The scope of a diagnostic.
  public enum Kind: String, Sendable {
    /// A theme, theme set or ViewModel descriptor. The configuration sets the severity; suppression is possible.
    case lint
    /// The run or the project. Such diagnostics cannot be turned off.
    case notice
  }

  /// A number that the configuration can change: `lint.rules.layout/too-deep: {severity: warning, most: 12}`.
  public struct Option: Sendable {
    /// The key in the configuration.
    public let name: String
    /// The default value.
    public let value: Double
    /// The quantity limited, with its unit.
    public let summary: String

    package init(_ name: String, _ value: Double, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// The code, as printed and as used in the configuration.
  public let code: Diagnostic.Code
  /// The severity unless the configuration or a single diagnostic overrides it.
  public let severity: Diagnostic.Severity
  /// The scope.
  public let kind: Kind
  /// Whether the diagnostic is enabled by default.
  public let isOnByDefault: Bool
  /// Numbers that the configuration can change.
  public let options: [Option]
  /// The code.
  public var description: String { code.rawValue }
  private let makeDocumentation: @Sendable () -> DiagnosticDocumentation

  /// Declares a diagnostic about themes. The documentation is built only when read.
  ///
  /// - Parameters:
  ///   - summary: completes the sentence "This rule reports …", without a full stop.
  ///   - why: the reason it matters, in one or two sentences.
  ///   - fix: the effect of its fixes; nil if a person has to decide.
  ///   - flagged: files in which it is reported; at least one.
  ///   - accepted: the same files without the problem.
  package init(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, isOnByDefault: Bool = true, options: [Option] = [],
    summary: @autoclosure @escaping @Sendable () -> String, why: @autoclosure @escaping @Sendable () -> String,
    fix: @autoclosure @escaping @Sendable () -> DiagnosticDocumentation.FixNote? = nil,
    flagged: @autoclosure @escaping @Sendable () -> [DiagnosticExample],
    accepted: @autoclosure @escaping @Sendable () -> [DiagnosticExample]
  ) {
    self.code = code
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.options = options
    kind = .lint
    makeDocumentation = {
      DiagnosticDocumentation(summary: summary(), why: why(), fix: fix(), flagged: flagged(), accepted: accepted())
    }
  }

  private init(notice code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ summary: String) {
    self.code = code
    self.severity = severity
    kind = .notice
    isOnByDefault = true
    options = []
    makeDocumentation = { DiagnosticDocumentation(summary: summary) }
  }

  /// Declares a diagnostic about the run or the project, such as a file that cannot be read.
  package static func notice(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ summary: String
  ) -> DiagnosticDescriptor {
    DiagnosticDescriptor(notice: code, severity, summary)
  }

  /// The completion of the sentence "This rule reports …", without a full stop.
  public var summary: String { documentation.summary }
  /// The summary, the reason and the examples; built on each access.
  package var documentation: DiagnosticDocumentation { makeDocumentation() }
}
