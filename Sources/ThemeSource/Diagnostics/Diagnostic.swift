/// One message about a file: a fault that a stage found, or advice of a lint rule.
public struct Diagnostic: Sendable {
  /// `group/pattern` in kebab-case, e.g. `theme/missing-parent`.
  public struct Code: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code as it is printed.
    public let rawValue: String
    /// Creates a value of its parts.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a value of its parts.
    public init(stringLiteral value: String) { rawValue = value }
    /// The code as it is printed.
    public var description: String { rawValue }
    /// The part before the slash: `syntax`, `naming`, `theme`, `model`, `layout` …
    public var group: Substring { rawValue.prefix { $0 != "/" } }
  }

  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Information that needs no change.
    case note
    /// A likely mistake, or advice.
    case warning
    /// A fault: the app crashes, a contract is broken or the output is wrong.
    case error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
    /// Notes before warnings before errors.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  /// A second place that the message speaks of ("required by …", "the parent says …").
  public struct Related: Sendable {
    /// The place.
    public var span: SourceSpan
    /// What the place has to do with the diagnostic.
    public var message: String
    /// Creates a value of its parts.
    public init(_ span: SourceSpan, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// What was found.
  public var code: Code
  /// How much it matters.
  public var severity: Severity
  /// Lowercase, no full stop, values named in single quotes.
  public var message: String
  /// What it is about.
  public var subject: Subject
  /// Where it is; nil for a diagnostic about no file (a missing default theme, say).
  public var span: SourceSpan?
  /// Other places that the message speaks of.
  public var related: [Related]
  /// The next step, as a sentence without a full stop.
  public var help: String?
  /// Changes that would fix it.
  public var fixes: [Fix]

  /// Creates a diagnostic with the code and, by default, the severity of its descriptor.
  ///
  /// - Parameter severity: the severity where this instance deliberately deviates from its kind.
  public init(
    _ descriptor: DiagnosticDescriptor, severity: Severity? = nil, _ message: String, at span: SourceSpan?,
    about subject: Subject = Subject(), related: [Related] = [], help: String? = nil, fixes: [Fix] = []
  ) {
    code = descriptor.code
    self.severity = severity ?? descriptor.severity
    self.message = message
    self.span = span
    self.subject = subject
    self.related = related
    self.help = help
    self.fixes = fixes
  }

  /// Creates a diagnostic of stored parts, without related places and fixes.
  package init(code: Code, severity: Severity, message: String, span: SourceSpan?, subject: Subject, help: String?) {
    self.code = code
    self.severity = severity
    self.message = message
    self.subject = subject
    self.span = span
    related = []
    self.help = help
    fixes = []
  }
}

extension Diagnostic {
  /// Order of output: file, range, code, message; diagnostics without a place come first.
  public static func inOutputOrder(_ a: Diagnostic, _ b: Diagnostic) -> Bool {
    switch (a.span, b.span) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (let x?, let y?) where x != y: return x < y
    default: break
    }
    if a.code != b.code { return a.code.rawValue < b.code.rawValue }
    return a.message < b.message
  }
}

/// A stage's value together with what the stage had to say.
public struct Diagnosed<Value> {
  /// The stage's value.
  public var value: Value
  /// What the stage had to say.
  public var diagnostics: [Diagnostic]

  /// Creates a value of its parts.
  public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
