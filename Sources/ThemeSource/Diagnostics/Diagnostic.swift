/// A message about a file: a problem that a stage found, or advice from a lint rule.
public struct Diagnostic: Sendable {
  /// `group/pattern` in kebab-case, e.g. `theme/missing-parent`.
  public struct Code: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code as printed.
    public let rawValue: String
    /// Creates a code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a code from a literal.
    public init(stringLiteral value: String) { rawValue = value }
    /// The code as printed.
    public var description: String { rawValue }
    /// The part before the slash: `syntax`, `naming`, `theme`, `model`, `layout` …
    public var group: Substring { rawValue.prefix { $0 != "/" } }
  }

  /// The importance of a diagnostic.
  public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Information that needs no change.
    case note
    /// A likely mistake, or advice.
    case warning
    /// A definite problem: the app crashes, a contract is broken or the output is wrong.
    case error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
    /// Orders notes before warnings before errors.
    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
  }

  /// A second location to which the message refers ("required by …", "the parent declares …").
  public struct Related: Sendable {
    /// The location.
    public var span: SourceSpan
    /// The location's role in the diagnostic.
    public var message: String
    /// Creates a related location.
    public init(_ span: SourceSpan, _ message: String) {
      self.span = span
      self.message = message
    }
  }

  /// The kind of problem.
  public var code: Code
  /// The severity of this instance.
  public var severity: Severity
  /// The message: lowercase, no full stop, values in single quotes.
  public var message: String
  /// The theme, element or declaration concerned.
  public var subject: Subject
  /// The location; nil if no file is concerned (for example, if the default theme is missing).
  public var span: SourceSpan?
  /// Other locations to which the message refers.
  public var related: [Related]
  /// The next step, as a sentence without a full stop.
  public var help: String?
  /// Changes that would fix the problem.
  public var fixes: [Fix]

  /// Creates a diagnostic with the code and, by default, the severity of its descriptor.
  ///
  /// - Parameter severity: the severity if this instance deliberately deviates from its descriptor.
  package init(
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

  /// Creates a diagnostic from stored fields, without related locations and fixes.
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
  /// The order of output: by file, range, code, message. Diagnostics without a location are first.
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

/// The result of a stage and the diagnostics that it reported.
package struct Diagnosed<Value> {
  /// The stage's result.
  package var value: Value
  /// The stage's diagnostics.
  package var diagnostics: [Diagnostic]

  /// Creates a result with diagnostics.
  package init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
    self.value = value
    self.diagnostics = diagnostics
  }
}

extension Diagnosed: Sendable where Value: Sendable {}
