/// The declaration of one kind of diagnostic. It stands beside the stage, rule or command that reports it; the catalog,
/// `themec rule`, the reference and the tests read the same declaration.
public struct DiagnosticDescriptor: Sendable, CustomStringConvertible {
  /// What a diagnostic is about.
  public enum Kind: String, Sendable {
    /// A theme, theme set or ViewModel descriptor: the configuration sets its severity, and it can be suppressed.
    case lint
    /// The run or the project: it cannot be turned off.
    case notice
  }

  /// A number that the configuration may change: `lint.rules.layout/too-deep: {severity: warning, most: 12}`.
  public struct Option: Sendable {
    /// The key in the configuration.
    public let name: String
    /// The default value.
    public let value: Double
    /// What the number limits, with its unit.
    public let summary: String

    package init(_ name: String, _ value: Double, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  /// The code that is printed and that the configuration names.
  public let code: Diagnostic.Code
  /// The severity unless the configuration or a single diagnostic says otherwise.
  public let severity: Diagnostic.Severity
  /// What it is about.
  public let kind: Kind
  /// Whether it is reported without being asked for.
  public let isOnByDefault: Bool
  /// Numbers that the configuration may change.
  public let options: [Option]
  /// Its code.
  public var description: String { code.rawValue }
  private let makeDocumentation: @Sendable () -> DiagnosticDocumentation

  /// Declares a diagnostic about themes; the documentation is built only when it is read.
  ///
  /// - Parameters:
  ///   - summary: completes the sentence "This rule reports …", without a full stop.
  ///   - why: why it matters, one or two sentences.
  ///   - fix: what its fixes do; nil where a person has to decide.
  ///   - flagged: files that it is reported in; at least one.
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

  /// What it reports and why, with examples; built on each access.
  package var documentation: DiagnosticDocumentation { makeDocumentation() }
}
